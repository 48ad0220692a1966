# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the files into a share folder as an installation does, and looks whether a desktop would know
# a .pad, by its name or by how it begins, and open it with Foxpad.
cmake_minimum_required(VERSION 3.25)

function(expect file wanted)
    file(STRINGS "${WORK}/${file}" lines)
    string(FIND "${lines}" "${wanted}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "no ${wanted} in ${file}:\n${lines}")
    endif()
endfunction()

file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}/applications" "${WORK}/mime/packages")
file(COPY_FILE "${PACKAGE}/foxpad.desktop" "${WORK}/applications/foxpad.desktop")
file(COPY_FILE "${PACKAGE}/foxpad.mime.xml" "${WORK}/mime/packages/foxpad.xml")
execute_process(COMMAND "${UPDATE_MIME}" "${WORK}/mime" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${UPDATE_DESKTOP}" "${WORK}/applications" COMMAND_ERROR_IS_FATAL ANY)
expect(mime/globs2 "50:application/x-foxpad:*.pad")
expect(mime/magic "[60:application/x-foxpad]")
expect(mime/subclasses "application/x-foxpad text/plain")
expect(applications/mimeinfo.cache "application/x-foxpad=foxpad.desktop")
