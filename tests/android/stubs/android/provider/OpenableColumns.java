// SPDX-License-Identifier: GPL-3.0-or-later
package android.provider;

public interface OpenableColumns {
    String DISPLAY_NAME = "_display_name";
}
