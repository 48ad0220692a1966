// SPDX-License-Identifier: GPL-3.0-or-later
package android.content;

import java.io.File;

public abstract class Context {
    public File getCacheDir() {
        return null;
    }

    public ContentResolver getContentResolver() {
        return null;
    }

    public String getPackageName() {
        return null;
    }

    public final String getString(int id) {
        return null;
    }

    public void startActivity(Intent intent) {}
}
