// SPDX-License-Identifier: Apache-2.0
#include "handoff/speech.h"

#include <QtGlobal>

namespace triage::handoff {

Message quotedLabel()
{
    return QT_TRANSLATE_NOOP("engine", "Quoted from the source workflow:");
}

Message colon()
{
    return Bilingual{"：", ":"};
}

} // namespace triage::handoff
