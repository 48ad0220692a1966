// SPDX-License-Identifier: GPL-3.0-or-later
package android.view;

public class HapticFeedbackConstants {
    public static final int LONG_PRESS = 0;
    public static final int KEYBOARD_TAP = 3;
    public static final int CONFIRM = 16;
    public static final int REJECT = 17;
}
