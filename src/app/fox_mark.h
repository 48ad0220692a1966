// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// Our fox.
class FoxMark : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT

public:
    using Painted::Painted;

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;
};

} // namespace foxpad::app
