// SPDX-License-Identifier: GPL-3.0-or-later
// What the pen writes can be told apart, and stays on its field.
#include "pen.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

using namespace foxpad::app;

class TestPen : public QObject {
    Q_OBJECT

    static constexpr QSize field{104, 60};
    static constexpr int rim = 8;

    static QImage written(int number)
    {
        QImage image(field, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        pen::number(painter, number, QRectF(image.rect()).adjusted(rim, rim, -rim, -rim), Qt::black,
                    0);
        return image;
    }

private Q_SLOTS:
    // Areas reach from less than nothing to more than a hundred.
    void everyNumberIsItself()
    {
        QSet<QByteArray> seen;
        for (int number = -60; number <= 260; ++number) {
            const QImage image = written(number);
            const QByteArray bits(reinterpret_cast<const char *>(image.constBits()),
                                  image.sizeInBytes());
            QVERIFY2(!seen.contains(bits), qPrintable(QString::number(number)));
            seen.insert(bits);
        }
    }

    void staysOnItsField()
    {
        for (const int number : {-88, 0, 8, 88, 188}) {
            const QImage image = written(number);
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(image.pixelColor(x, 0) == Qt::white &&
                        image.pixelColor(x, image.height() - 1) == Qt::white);
            for (int y = 0; y < image.height(); ++y)
                QVERIFY(image.pixelColor(0, y) == Qt::white &&
                        image.pixelColor(image.width() - 1, y) == Qt::white);
        }
    }
};

QTEST_MAIN(TestPen)
#include "tst_pen.moc"
