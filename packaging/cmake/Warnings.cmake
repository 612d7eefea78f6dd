# SPDX-License-Identifier: Apache-2.0
# One target carries the warnings, so that every room is held to the same ones.
add_library(triage_warnings INTERFACE)
target_compile_options(triage_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow)
# GCC 12 sees overlaps in std::string's own operator+ once it is optimised (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(triage_warnings INTERFACE $<$<CONFIG:Release>:-Wno-restrict>)
endif()

if(TRIAGE_SANITIZE)
    add_compile_options(-fsanitize=${TRIAGE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=${TRIAGE_SANITIZE})
endif()

find_program(TRIAGE_MOLD mold)
if(TRIAGE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
find_program(TRIAGE_CCACHE ccache)
if(TRIAGE_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${TRIAGE_CCACHE})
    set(CMAKE_C_COMPILER_LAUNCHER ${TRIAGE_CCACHE})
endif()
