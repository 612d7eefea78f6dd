# SPDX-License-Identifier: Apache-2.0
# Every third-party library is found here and nowhere else.
set(QT_MAJOR_VERSION 6) # KF5SyntaxHighlighting's config asks for it when it was built on Qt 6
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Concurrent DBus Network Svg PrintSupport Test LinguistTools)
qt_standard_project_setup()

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
find_package(LibArchive REQUIRED)
find_package(QuaZip-Qt6 1.4 REQUIRED)
find_package(spdlog REQUIRED)
find_package(fmt REQUIRED)
find_package(tl-expected REQUIRED)
pkg_check_modules(HYPERSCAN REQUIRED IMPORTED_TARGET libhs)
pkg_check_modules(PCRE2 REQUIRED IMPORTED_TARGET libpcre2-8)
pkg_check_modules(GIT2 REQUIRED IMPORTED_TARGET libgit2)
pkg_check_modules(QPDF REQUIRED IMPORTED_TARGET libqpdf)
pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)

# KSyntaxHighlighting: the distribution's where it has one for Qt 6, else the private prefix that
# packaging/build-ksyntaxhighlighting fills (Debian 12 has it for Qt 5 only).
add_library(triage_syntax_highlighting INTERFACE)
find_package(KF6SyntaxHighlighting QUIET CONFIG)
if(KF6SyntaxHighlighting_FOUND)
    target_link_libraries(triage_syntax_highlighting INTERFACE KF6::SyntaxHighlighting)
else()
    set(triage_cache "$ENV{XDG_CACHE_HOME}")
    if(NOT triage_cache)
        set(triage_cache "$ENV{HOME}/.cache")
    endif()
    file(GLOB triage_ksh_prefix "${triage_cache}/npugraph-triage/ksyntaxhighlighting-*")
    list(APPEND CMAKE_PREFIX_PATH ${triage_ksh_prefix})
    find_package(KF5SyntaxHighlighting 5.116 CONFIG REQUIRED)
    target_link_libraries(triage_syntax_highlighting INTERFACE KF5::SyntaxHighlighting)
endif()
