// SPDX-License-Identifier: GPL-3.0-or-later
package app.foxpad;

import android.content.Intent;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.view.HapticFeedbackConstants;
import androidx.core.content.FileProvider;
import java.io.File;
import org.qtproject.qt.android.bindings.QtActivity;

/**
 * The one window. Takes files that are opened or sent to Foxpad, and shares those it wrote. The
 * other half is src/app/device.cpp.
 */
public class PadActivity extends QtActivity {
    private String waiting = "";
    private boolean listening;

    /** Never called before the app has asked takeWaiting(). */
    private static native void arrived(String file);

    @Override
    public void onCreate(Bundle state) {
        super.onCreate(state);
        if (state == null) { // else it was taken before the activity was made anew
            take(getIntent());
        }
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        take(intent);
    }

    // On a thread of its own, since what is behind an address may be slow.
    private void take(Intent intent) {
        Uri address = addressOf(intent);
        if (address != null) {
            Parcel parcel = new Parcel(getContentResolver(), new File(getCacheDir(), "arrived"));
            new Thread(() -> deliver(parcel.fetch(address))).start();
        }
    }

    private synchronized void deliver(String file) {
        if (listening) {
            arrived(file);
        } else {
            waiting = file;
        }
    }

    private static Uri addressOf(Intent intent) {
        if (intent == null || intent.getAction() == null) {
            return null;
        }
        switch (intent.getAction()) {
            case Intent.ACTION_VIEW:
                return intent.getData();
            case Intent.ACTION_SEND:
                return intent.getParcelableExtra(Intent.EXTRA_STREAM);
            default:
                return null;
        }
    }

    /** The file Foxpad was started with, or nothing; later ones come by arrived(). */
    public synchronized String takeWaiting() {
        String file = waiting;
        waiting = "";
        listening = true;
        return file;
    }

    /**
     * Lets a finger feel what happened: an event of src/app/feedback.h. Obeys what people chose in
     * the system's settings, and needs no permission, unlike the vibrator.
     */
    public void feel(int event) {
        final int kind = feelingOf(event);
        runOnUiThread(() -> getWindow().getDecorView().performHapticFeedback(kind));
    }

    private static int feelingOf(int event) {
        boolean rich = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R;
        switch (event) {
            case 0: // entered
            case 2: // a step of a chain
                return HapticFeedbackConstants.KEYBOARD_TAP;
            case 1: // refused
                return rich ? HapticFeedbackConstants.REJECT : HapticFeedbackConstants.LONG_PRESS;
            default: // a fox, the end
                return rich ? HapticFeedbackConstants.CONFIRM : HapticFeedbackConstants.LONG_PRESS;
        }
    }

    /** Offers a file from cache/shared to the apps that take its type. */
    public void share(String path, String type) {
        Uri address = FileProvider.getUriForFile(this, getPackageName() + ".files", new File(path));
        Intent send = new Intent(Intent.ACTION_SEND);
        send.setType(type);
        send.putExtra(Intent.EXTRA_STREAM, address);
        send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        startActivity(Intent.createChooser(send, getString(R.string.share_with)));
    }
}
