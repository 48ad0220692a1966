// SPDX-License-Identifier: GPL-3.0-or-later
package android.view;

public class View {
    public boolean performHapticFeedback(int kind) {
        return false;
    }
}
