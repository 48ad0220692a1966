// SPDX-License-Identifier: GPL-3.0-or-later
package android.content;

import android.database.Cursor;
import android.net.Uri;
import java.io.FileNotFoundException;
import java.io.InputStream;

public abstract class ContentResolver {
    public final InputStream openInputStream(Uri uri) throws FileNotFoundException {
        return null;
    }

    public final Cursor query(
            Uri uri, String[] columns, String selection, String[] arguments, String order) {
        return null;
    }
}
