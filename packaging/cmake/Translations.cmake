# SPDX-License-Identifier: Apache-2.0
# Both languages have a .ts file: English for its plurals, Chinese for everything.
set(TRIAGE_TS_FILES ${CMAKE_SOURCE_DIR}/translations/npugraph-triage_en.ts ${CMAKE_SOURCE_DIR}/translations/npugraph-triage_zh.ts)
qt_add_lrelease(triage_workflow TS_FILES ${TRIAGE_TS_FILES} QM_FILES_OUTPUT_VARIABLE triage_qm)
qt_add_resources(triage_workflow triage_i18n PREFIX /i18n BASE ${CMAKE_BINARY_DIR} FILES ${triage_qm})
# By hand, after a text was added: cmake --build build/dev --target update_translations
find_program(TRIAGE_LUPDATE lupdate HINTS /usr/lib/qt6/bin)
set(triage_lupdate ${TRIAGE_LUPDATE} -no-obsolete -locations none -recursive ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/ui)
add_custom_target(update_translations
    COMMAND ${triage_lupdate} -pluralonly -ts ${CMAKE_SOURCE_DIR}/translations/npugraph-triage_en.ts
    COMMAND ${triage_lupdate} -ts ${CMAKE_SOURCE_DIR}/translations/npugraph-triage_zh.ts
    VERBATIM)
