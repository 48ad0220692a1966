// SPDX-License-Identifier: GPL-3.0-or-later
package android.net;

import android.os.Parcelable;

public abstract class Uri implements Parcelable {
    public abstract String getLastPathSegment();
}
