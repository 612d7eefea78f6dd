# SPDX-License-Identifier: Apache-2.0
# A room is one static library below src/. Its sources are all .cpp files of its folder; what it may
# use is its link list, which tests/unit/house compares with the includes.

# triage_room(NAME [USES room...] [LINKS target...])
function(triage_room name)
    cmake_parse_arguments(ROOM "" "" "USES;LINKS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    add_library(triage_${name} STATIC ${sources})
    add_library(triage::${name} ALIAS triage_${name})
    target_include_directories(triage_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
    list(TRANSFORM ROOM_USES PREPEND triage_)
    target_link_libraries(triage_${name} PUBLIC ${ROOM_USES} ${ROOM_LINKS} PRIVATE triage_warnings)
    set_target_properties(triage_${name} PROPERTIES UNITY_BUILD ${TRIAGE_UNITY} AUTOUIC_SEARCH_PATHS ${CMAKE_SOURCE_DIR}/ui)
endfunction()

# triage_tests(ROOM [LINKS target...]): every tst_*.cpp of the current folder is one Qt Test program.
function(triage_tests room)
    cmake_parse_arguments(TST "" "" "LINKS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tst_*.cpp)
    foreach(source IN LISTS sources)
        get_filename_component(stem ${source} NAME_WE)
        string(REGEX REPLACE "^tst_" "" stem ${stem})
        set(target test_${room}_${stem})
        add_executable(${target} ${source})
        target_link_libraries(${target} PRIVATE triage_${room} Qt6::Test triage_warnings ${TST_LINKS})
        target_compile_definitions(${target} PRIVATE TRIAGE_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
            TRIAGE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" TRIAGE_BINARY_DIR="${CMAKE_BINARY_DIR}")
        add_test(NAME ${room}/${stem} COMMAND ${target})
        set_tests_properties(${room}/${stem} PROPERTIES LABELS ${room} TIMEOUT 300
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
    endforeach()
endfunction()
