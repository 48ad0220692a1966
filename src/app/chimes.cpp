// SPDX-License-Identifier: GPL-3.0-or-later
#include "chimes.h"

#include <QtEndian>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace foxpad::app {

namespace {

constexpr int rate = 44100;
constexpr double attack = 0.004; // seconds; a harder one clicks
constexpr double release = 0.012;
constexpr double loudest = 0.3;

struct Note {
    double pitch;  // Hz; 0: the scratch of a pen
    double begin;  // seconds
    double length; // seconds
    double level;
};

std::vector<Note> notesOf(Feedback::Event event)
{
    switch (event) {
    case Feedback::Entered:
        return {{0, 0, 0.05, 0.8}, {0, 0.055, 0.045, 0.6}};
    case Feedback::Refused:
        return {{233.1, 0, 0.11, 0.7}, {196.0, 0.09, 0.16, 0.7}};
    case Feedback::Step:
        return {{987.8, 0, 0.16, 0.5}};
    case Feedback::Fox:
        return {{659.3, 0, 0.16, 0.6}, {784.0, 0.08, 0.16, 0.6}, {1046.5, 0.16, 0.3, 0.6}};
    case Feedback::Over:
        return {{523.3, 0, 0.3, 0.6},
                {659.3, 0.12, 0.3, 0.6},
                {784.0, 0.24, 0.3, 0.6},
                {1046.5, 0.36, 0.6, 0.7},
                {784.0, 0.36, 0.6, 0.4}};
    }
    return {};
}

// The same noise each time.
class Noise {
public:
    double next()
    {
        m_state = m_state * 1664525U + 1013904223U;
        const double white = double(m_state >> 8) / double(1U << 23) - 1;
        m_soft += (white - m_soft) * 0.35; // paper is no hiss
        return m_soft;
    }

private:
    std::uint32_t m_state = 20261118;
    double m_soft = 0;
};

double shape(double at, double length)
{
    const double swell = std::min(1.0, at / attack);
    const double end = std::clamp((length - at) / release, 0.0, 1.0);
    return swell * end * std::exp(-3.2 * at / length);
}

std::vector<double> sound(Feedback::Event event)
{
    double length = 0;
    for (const Note &note : notesOf(event)) {
        length = std::max(length, note.begin + note.length);
    }
    std::vector<double> samples(static_cast<std::size_t>(length * rate) + 1);
    Noise noise;
    for (const Note &note : notesOf(event)) {
        const auto first = static_cast<std::size_t>(note.begin * rate);
        const auto count = static_cast<std::size_t>(note.length * rate);
        for (std::size_t i = 0; i < count; ++i) {
            const double at = double(i) / rate;
            const double turn = 2 * M_PI * note.pitch * at;
            const double tone = std::sin(turn) + 0.25 * std::sin(2 * turn);
            samples[first + i] +=
                note.level * shape(at, note.length) * (note.pitch > 0 ? tone : noise.next());
        }
    }
    return samples;
}

template <typename T>
void put(QByteArray &bytes, T number)
{
    const T little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

} // namespace

QByteArray Chimes::wave(Feedback::Event event)
{
    const std::vector<double> samples = sound(event);
    double highest = 0;
    for (const double sample : samples) {
        highest = std::max(highest, std::abs(sample));
    }
    const auto size = static_cast<quint32>(samples.size() * sizeof(qint16));
    QByteArray bytes("RIFF");
    put(bytes, quint32(36 + size));
    bytes += "WAVEfmt ";
    put(bytes, quint32(16));
    put(bytes, quint16(1)); // plain samples,
    put(bytes, quint16(1)); // of one channel
    put(bytes, quint32(rate));
    put(bytes, quint32(rate * sizeof(qint16)));
    put(bytes, quint16(sizeof(qint16)));
    put(bytes, quint16(8 * sizeof(qint16)));
    bytes += "data";
    put(bytes, size);
    for (const double sample : samples) {
        put(bytes, static_cast<qint16>(std::lround(sample / highest * loudest * INT16_MAX)));
    }
    return bytes;
}

QUrl Chimes::source(Feedback::Event event)
{
    return {QStringLiteral("data:audio/wav;base64,") + QString::fromLatin1(wave(event).toBase64())};
}

} // namespace foxpad::app
