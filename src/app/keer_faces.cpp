// SPDX-License-Identifier: GPL-3.0-or-later
#include "keer_faces.h"

#include "rules/keer/sheets.h"

#include <QCoreApplication>

namespace foxpad::app {

namespace keer = rules::keer;

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("KeerFaces", text);
}

QString text(std::string_view view)
{
    return QString::fromLatin1(view.data(), static_cast<qsizetype>(view.size()));
}

std::size_t at(int n)
{
    return static_cast<std::size_t>(n);
}

Look::Colour colourOf(int colour)
{
    return Look::colourNamed(text(keer::colourNames[at(colour)]));
}

LineFace printedLine(int goal)
{
    LineFace face;
    face.points = keer::firstPoints[at(goal)];
    face.later = keer::laterPoints[at(goal)];
    face.where = goal < keer::columnCount ? words(QT_TRANSLATE_NOOP("KeerFaces", "Column %1"))
                                                .arg(text(keer::columnNames[at(goal)]))
                                          : Look::spoken(colourOf(goal - keer::columnCount));
    if (goal >= keer::columnCount) {
        face.colour = colourOf(goal - keer::columnCount);
    }
    return face;
}

// The boxes of a column or colour.
keer::Boxes boxesOf(int goal, const keer::Layout &layout)
{
    if (goal >= keer::columnCount) {
        return layout.ofColour[at(goal - keer::columnCount)];
    }
    keer::Boxes boxes;
    for (int row = 0; row < keer::rowCount; ++row) {
        boxes = boxes | keer::Boxes::one(keer::boxAt(goal, row));
    }
    return boxes;
}

} // namespace

void KeerFaces::print(Sheet &sheet, int variant)
{
    const keer::Layout &layout = keer::layout(variant);
    Sheet::Area area;
    area.boxes.resize(at(keer::columnCount * 8));
    area.targets.resize(area.boxes.size(), -1);
    keer::forEach(keer::everyBox, [&](int box) {
        BoxFace &face = area.boxes[at(box)];
        face.shape = BoxFace::Tile;
        face.colour = colourOf(layout.colourAt(box));
        face.symbol = layout.stars.has(box) ? BoxFace::Star : BoxFace::NoSymbol;
        face.where = words(QT_TRANSLATE_NOOP("KeerFaces", "%1%2, %3"))
                         .arg(text(keer::columnNames[at(keer::columnOf(box))]))
                         .arg(keer::rowOf(box) + 1)
                         .arg(Look::spoken(face.colour));
        area.targets[at(box)] = box;
    });
    for (int goal = 0; goal < keer::goalCount; ++goal) {
        area.lines.push_back(printedLine(goal));
    }
    sheet.m_areas = {QStringLiteral("boxes")};
    sheet.m_tracks = {QStringLiteral("joker")};
    sheet.m_trackFields = {keer::mostMarks};
    sheet.m_trackEnds = {QString()};
    sheet.m_printed.push_back(std::move(area));
}

void KeerFaces::fill(Sheet &sheet, const keer::State &state, int seat, const Highlights &highlights)
{
    Sheet::Area &area = sheet.m_places.front();
    const keer::Seat &it = state.seats[at(seat)];
    const auto *before =
        highlights.before ? std::get_if<keer::State>(&*highlights.before) : nullptr;
    const keer::Boxes last =
        before ? it.crossed.without(before->seats[at(seat)].crossed) : keer::Boxes{};
    keer::forEach(it.crossed, [&](int box) {
        area.boxes[at(box)].crossed = true;
        area.boxes[at(box)].last = last.has(box);
    });
    for (const int box : highlights.chosen) {
        area.boxes[at(box)].chosen = true;
    }
    for (const Highlights::Lit &lit : highlights.lit) {
        area.boxes[at(lit.target)].lit = true;
    }
    for (BoxFace &face : area.boxes) {
        face.dimmed = highlights.dimOthers && !face.lit && !face.chosen;
    }
    for (int goal = 0; goal < keer::goalCount; ++goal) {
        LineFace &line = area.lines[at(goal)];
        line.done = (it.first >> goal & 1) != 0;
        line.doneLater = (it.later >> goal & 1) != 0;
        line.gone = (state.gone >> goal & 1) != 0;
        line.left = boxesOf(goal, keer::layout(state.sheet)).without(it.crossed).count();
    }
}

} // namespace foxpad::app
