# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles the Java against stubs of what it uses of Android and Qt, and then the C++ that meets it,
# as for Android: both sides of JNI have the same names and signatures.
cmake_minimum_required(VERSION 3.25)

function(run out)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE failed
        OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(failed)
        message(FATAL_ERROR "${ARGV1}: ${said}")
    endif()
    set(${out} "${said}" PARENT_SCOPE)
endfunction()

function(expect text wanted)
    string(FIND "${text}" "${wanted}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "no ${wanted} in:\n${text}")
    endif()
endfunction()

# R.java comes from the resources, by check_resources.cmake.
file(GLOB_RECURSE java "${SOURCE}/android/src/*.java" "${SOURCE}/tests/android/stubs/*.java"
    "${WORK}/java/*.java")
file(REMOVE_RECURSE "${WORK}/classes" "${WORK}/headers")
run(said "${JDK}/bin/javac" --release 8 -Xlint:all,-options -Werror -d "${WORK}/classes"
    -h "${WORK}/headers" ${java})
run(shapes "${JDK}/bin/javap" -s -p -cp "${WORK}/classes" app.foxpad.PadActivity)
file(READ "${SOURCE}/src/app/device.cpp" device)

file(READ "${WORK}/headers/app_foxpad_PadActivity.h" header)
expect("${header}" "Java_app_foxpad_PadActivity_arrived\n  (JNIEnv *, jclass, jstring)")
expect("${device}" "Java_app_foxpad_PadActivity_arrived(JNIEnv *")
expect("${shapes}" "takeWaiting();\n    descriptor: ()Ljava/lang/String;")
expect("${device}" "callObjectMethod<jstring>(\"takeWaiting\")")
expect("${shapes}" "descriptor: (Ljava/lang/String;Ljava/lang/String;)V")
expect("${device}" "\"share\", \"(Ljava/lang/String;Ljava/lang/String;)V\"")

list(TRANSFORM INCLUDES PREPEND -I)
foreach(file IN ITEMS device keep_awake)
    run(said "${CXX}" -std=c++20 -fsyntax-only -fPIC -D__ANDROID__ -Wall -Wextra ${INCLUDES}
        "-I${SOURCE}/src" "-I${SOURCE}/src/app"
        "${SOURCE}/src/app/${file}.cpp")
endforeach()
message(STATUS "the Java compiles, and so does the C++ that calls it")
