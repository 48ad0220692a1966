# SPDX-License-Identifier: GPL-3.0-or-later

# foxpad_fuzz(<name> <source>... [LIBS <lib>...] [SEEDS <folder>] [SECONDS <n>])
# A libFuzzer program and the ctest that runs it for a while, from the seeds and from what earlier
# runs in this build folder found. What breaks it is left beside the corpus.
function(foxpad_fuzz name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "SEEDS;SECONDS" "LIBS")
    if(NOT arg_SECONDS)
        set(arg_SECONDS 10)
    endif()
    math(EXPR timeout "${arg_SECONDS} * 4 + 60")
    set(corpus "${CMAKE_CURRENT_BINARY_DIR}/corpus/${name}")
    file(MAKE_DIRECTORY "${corpus}")

    add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
    foxpad_target(${name})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)

    add_test(NAME ${name} COMMAND ${name} -max_total_time=${arg_SECONDS} -timeout=10
        -print_final_stats=1 "-artifact_prefix=${corpus}-broken-by-" "${corpus}" ${arg_SEEDS})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${timeout} LABELS fuzz)
endfunction()
