# SPDX-License-Identifier: Apache-2.0
include(GNUInstallDirs)
foreach(program npugraph-triage npugraph-triage-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
