// SPDX-License-Identifier: GPL-3.0-or-later
package android.view;

public abstract class Window {
    public abstract View getDecorView();
}
