// SPDX-License-Identifier: Apache-2.0
#include "cli/run.h"

int main(int argc, char** argv)
{
    return triage::cli::run({argv + 1, argv + argc});
}
