# SPDX-License-Identifier: GPL-3.0-or-later
# Links the manifest with the resources, and looks at what an Android device would see.
cmake_minimum_required(VERSION 3.25)

function(run out)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE failed
        OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(failed)
        message(FATAL_ERROR "${ARGV1} ${ARGV2}: ${said}")
    endif()
    set(${out} "${said}" PARENT_SCOPE)
endfunction()

file(READ "${SOURCE}/AndroidManifest.xml" manifest)
# What Qt and gradle put in.
string(REPLACE "-- %%INSERT_VERSION_CODE%% --" "1" manifest "${manifest}")
string(REPLACE "-- %%INSERT_VERSION_NAME%% --" "${VERSION}" manifest "${manifest}")
string(REPLACE "\${applicationId}" "app.foxpad" manifest "${manifest}")
# Younger than Debian's framework, which is of Android 10; older devices pass over them as well.
string(REGEX REPLACE "android:(dataExtractionRules|enableOnBackInvokedCallback|localeConfig)=\"[^\"]*\"" "" manifest "${manifest}")
file(WRITE "${WORK}/AndroidManifest.xml" "${manifest}")

run(said "${AAPT2}" compile --dir "${SOURCE}/res" -o "${WORK}/resources.zip")
run(said "${AAPT2}" link -I "${FRAMEWORK}" --manifest "${WORK}/AndroidManifest.xml"
    --java "${WORK}/java" --min-sdk-version 23 --target-sdk-version 33 -o "${WORK}/foxpad.apk" "${WORK}/resources.zip")
run(seen "${AAPT2}" dump badging "${WORK}/foxpad.apk")

if(seen MATCHES "uses-permission")
    message(FATAL_ERROR "Foxpad asks for a permission: ${seen}")
endif()
foreach(wanted IN ITEMS "package: name='app.foxpad'" "versionName='${VERSION}'"
        "application-label:'Foxpad'" "launchable-activity: name='app.foxpad.PadActivity'"
        "icon.xml" "'de' 'hu' 'nl'")
    string(FIND "${seen}" "${wanted}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "no ${wanted} in what a device sees:\n${seen}")
    endif()
endforeach()

# Every language has every word.
run(words "${AAPT2}" dump resources "${WORK}/foxpad.apk")
foreach(word IN ITEMS open_game share_with)
    foreach(language IN ITEMS "\\(\\)" "\\(nl\\)" "\\(de\\)" "\\(hu\\)")
        if(NOT words MATCHES "string/${word}[^/]*${language} \"")
            message(FATAL_ERROR "no ${word} in ${language}")
        endif()
    endforeach()
endforeach()
message(STATUS "manifest and resources link; no permission is asked for")
