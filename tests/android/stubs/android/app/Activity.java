// SPDX-License-Identifier: GPL-3.0-or-later
package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.Window;

public class Activity extends Context {
    protected void onCreate(Bundle state) {}

    protected void onNewIntent(Intent intent) {}

    public Intent getIntent() {
        return null;
    }

    public void setIntent(Intent intent) {}

    public Window getWindow() {
        return null;
    }

    public final void runOnUiThread(Runnable action) {}
}
