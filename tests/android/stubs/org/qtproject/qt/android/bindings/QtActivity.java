// SPDX-License-Identifier: GPL-3.0-or-later
package org.qtproject.qt.android.bindings;

import android.app.Activity;

public class QtActivity extends Activity {}
