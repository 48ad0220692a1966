// SPDX-License-Identifier: GPL-3.0-or-later
package app.foxpad;

import android.content.ContentResolver;
import android.database.Cursor;
import android.net.Uri;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Makes a file of ours from an address another app hands over. Qt opens only the addresses of
 * document providers, and the right to read one ends with the activity.
 */
final class Parcel {
    private static final long LONGEST = 512L << 20; // what the store takes in

    private final ContentResolver resolver;
    private final File folder;

    Parcel(ContentResolver resolver, File folder) {
        this.resolver = resolver;
        this.folder = folder;
    }

    /** The file's path; the address itself where it can't be read, and the app will say so. */
    String fetch(Uri address) {
        folder.mkdirs();
        File file = new File(folder, nameOf(address));
        try (InputStream from = resolver.openInputStream(address);
                OutputStream to = new FileOutputStream(file)) {
            copy(from, to);
            return file.getPath();
        } catch (IOException | RuntimeException unreadable) {
            file.delete();
            return address.toString();
        }
    }

    private static void copy(InputStream from, OutputStream to) throws IOException {
        byte[] piece = new byte[1 << 16];
        long length = 0;
        for (int n = from.read(piece); n >= 0; n = from.read(piece)) {
            length += n;
            if (length > LONGEST) {
                throw new IOException("too large");
            }
            to.write(piece, 0, n);
        }
    }

    // Only the last part: a name from outside must not lead out of the folder.
    private String nameOf(Uri address) {
        String name = shownName(address);
        if (name == null) {
            name = address.getLastPathSegment();
        }
        return name == null ? "game.pad" : new File(name).getName();
    }

    private String shownName(Uri address) {
        String[] wanted = {OpenableColumns.DISPLAY_NAME};
        try (Cursor row = resolver.query(address, wanted, null, null, null)) {
            return row != null && row.moveToFirst() ? row.getString(0) : null;
        } catch (RuntimeException unknown) {
            return null;
        }
    }
}
