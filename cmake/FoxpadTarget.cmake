# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of ours is compiled with.

set(foxpad_warnings
    -Wall -Wextra -Wpedantic -Werror
    -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wcast-qual
    -Wextra-semi -Wformat=2 -Wimplicit-fallthrough -Wunused -Wold-style-cast
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op>)
# Qt's own headers and moc do not keep these.
set(foxpad_strict_warnings -Wconversion -Wsign-conversion -Wdouble-promotion)

set(foxpad_instruments "")
if(FOXPAD_SANITIZE)
    list(APPEND foxpad_instruments -fsanitize=address,undefined -fno-sanitize-recover=all
         -fno-omit-frame-pointer)
endif()
if(FOXPAD_TSAN)
    list(APPEND foxpad_instruments -fsanitize=thread -fno-omit-frame-pointer)
endif()
if(FOXPAD_COVERAGE)
    list(APPEND foxpad_instruments --coverage)
endif()
if(FOXPAD_FUZZ)
    # The fuzz targets themselves add the libFuzzer main: see foxpad_fuzz in tests/fuzz.
    list(APPEND foxpad_instruments -fsanitize=fuzzer-no-link,address,undefined
         -fno-sanitize-recover=all -fno-omit-frame-pointer)
endif()

# foxpad_target(<target> [QT | GENERATED]) sets warnings as errors and the sanitizers of this build.
#   QT         our code on Qt: all warnings but those Qt's headers and moc give
#   GENERATED  no code of ours, only what qmlcachegen wrote: no warnings
function(foxpad_target target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT;GENERATED" "" "")
    target_compile_options(${target} PRIVATE ${foxpad_instruments})
    target_link_options(${target} PRIVATE ${foxpad_instruments})
    if(arg_GENERATED)
        return()
    endif()
    target_compile_options(${target} PRIVATE ${foxpad_warnings})
    if(arg_QT)
        target_compile_definitions(${target} PRIVATE
            QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
            QT_DISABLE_DEPRECATED_BEFORE=0x060400)
    else()
        target_compile_options(${target} PRIVATE ${foxpad_strict_warnings})
    endif()
endfunction()
