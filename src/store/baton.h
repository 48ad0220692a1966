// SPDX-License-Identifier: GPL-3.0-or-later
// ThreadSanitizer does not see the locks inside of Qt's queues, because Qt is compiled without it.
// A baton tells it: captured last by what goes to another thread, and held there throughout, since
// whoever of the two threads is last deletes it. In every other build it is nothing.
#pragma once

#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace foxpad::store {

#if defined(__SANITIZE_THREAD__)

class Baton {
public:
    Baton() = default;
    Baton(const Baton &) { give(); }
    ~Baton() { take(); }
    Baton &operator=(const Baton &) = delete;

    static void give() { __tsan_release(&s_place); }
    static void take() { __tsan_acquire(&s_place); }

    struct Held {
        Held() { take(); }
        ~Held() { give(); }
        Held(const Held &) = delete;
        Held &operator=(const Held &) = delete;
    };
    Held held() const { return {}; }

private:
    inline static char s_place = 0; // one for all, as a queue has one lock for all who use it
};

#else

class Baton {
public:
    static void give() {}
    static void take() {}

    struct Held {};
    Held held() const { return {}; }
};

#endif

} // namespace foxpad::store
