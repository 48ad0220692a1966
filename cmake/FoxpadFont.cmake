# SPDX-License-Identifier: GPL-3.0-or-later
# The app's typeface is taken from the system when building (Debian: fonts-manrope, OFL) and
# embedded, so that the pad looks the same everywhere.

# foxpad_embed_font(<target>) adds Manrope to the target's resources, under :/fonts.
function(foxpad_embed_font target)
    set(files "")
    foreach(weight IN ITEMS SemiBold Bold ExtraBold)
        find_file(FOXPAD_FONT_${weight} NAMES Manrope-${weight}.ttf manrope-${weight}.ttf
            PATHS /usr/share/fonts /usr/local/share/fonts
            PATH_SUFFIXES truetype/manrope manrope TTF
            DOC "The ${weight} weight of Manrope")
        if(NOT FOXPAD_FONT_${weight})
            message(FATAL_ERROR "Manrope-${weight}.ttf was not found. Install fonts-manrope, "
                "or say where it is with -DFOXPAD_FONT_${weight}=/path/to/Manrope-${weight}.ttf")
        endif()
        set(file "${FOXPAD_FONT_${weight}}")
        set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "Manrope-${weight}.ttf")
        list(APPEND files "${file}")
    endforeach()
    qt_add_resources(${target} foxpad_fonts PREFIX /fonts FILES ${files})
endfunction()
