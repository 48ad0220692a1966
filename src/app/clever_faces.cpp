// SPDX-License-Identifier: GPL-3.0-or-later
#include "clever_faces.h"

#include "rules/clever/score.h"

#include <QCoreApplication>

#include <map>

namespace foxpad::app {

namespace {

namespace clever = rules::clever;

QString words(const char *text)
{
    return QCoreApplication::translate("CleverFaces", text);
}

QString text(std::string_view view)
{
    return QString::fromLatin1(view.data(), static_cast<qsizetype>(view.size()));
}

const clever::Plan &planOf(const clever::Sheet &table)
{
    static std::map<const clever::Sheet *, clever::Plan> plans;
    const auto found = plans.find(&table);
    return found != plans.end() ? found->second
                                : plans.emplace(&table, clever::makePlan(table)).first->second;
}

QString keyOf(const clever::Sheet &table, clever::Icon icon)
{
    if (icon.isFox()) {
        return QStringLiteral("fox");
    }
    if (icon.isAction()) {
        return text(table.tracks[static_cast<std::size_t>(icon.track())].name);
    }
    return icon.isBonus() ? text(table.kinds[static_cast<std::size_t>(icon.kind())].name)
                          : QString();
}

BadgeFace badgeOf(const clever::Sheet &table, clever::Icon icon)
{
    return BadgeFace::of(keyOf(table, icon));
}

bool has(std::uint64_t set, int n)
{
    return (set >> n & 1) != 0;
}

// Where a line's first two pieces lie to each other tells a diagonal of a grid.
BoxFace::Symbol symbolOf(const clever::Grid &grid, int box)
{
    if (grid.reads != clever::Reads::rowColumn) {
        return BoxFace::NoSymbol;
    }
    for (const clever::Line &line : grid.lines) {
        const int first = std::countr_zero(line.pieces);
        const int step = std::countr_zero(line.pieces & (line.pieces - 1)) - first;
        if (has(line.pieces, box) && step == grid.columns + 1) {
            return BoxFace::Ring;
        }
        if (has(line.pieces, box) && step == grid.columns - 1) {
            return BoxFace::Diamond;
        }
    }
    return BoxFace::NoSymbol;
}

// The three lines of groups that give a fox are the shades: white, light, dark.
BoxFace::Shade shadeOf(const clever::Grid &grid, int piece)
{
    int shade = 0;
    for (const clever::Line &line : grid.lines) {
        if (!line.icon.isFox()) {
            continue;
        }
        if (has(line.pieces, piece)) {
            break;
        }
        ++shade;
    }
    return static_cast<BoxFace::Shade>(std::min(shade, 2));
}

std::uint8_t joinsOf(std::uint64_t boxes, int box, int columns)
{
    int joins = 0;
    joins |= box % columns != 0 && has(boxes, box - 1) ? BoxFace::Left : 0;
    joins |= (box + 1) % columns != 0 && has(boxes, box + 1) ? BoxFace::Right : 0;
    joins |= box >= columns && has(boxes, box - columns) ? BoxFace::Up : 0;
    joins |= box + columns < 64 && has(boxes, box + columns) ? BoxFace::Down : 0;
    return static_cast<std::uint8_t>(joins);
}

// The boxes of the grey area that carry its groups' badges, as on paper.
constexpr std::uint64_t bit(int row, int column)
{
    return std::uint64_t{1} << (row * 16 + column);
}
constexpr std::uint64_t greyBadges = bit(0, 0) | bit(0, 5) | bit(1, 7) | bit(2, 9) | bit(0, 12) |
                                     bit(1, 15) | bit(3, 0) | bit(2, 5) | bit(2, 13) | bit(2, 3) |
                                     bit(3, 7) | bit(3, 11) | bit(3, 14);

// The box of a piece that carries its badge: one of those, or its only one.
int badgeBox(std::uint64_t boxes)
{
    const bool grouped = std::popcount(boxes) > 1 && (boxes & greyBadges) != 0;
    return std::countr_zero(grouped ? boxes & greyBadges : boxes);
}

BoxFace printedBox(const clever::Sheet &table, const clever::Area &area, int piece, int box)
{
    const clever::Grid &grid = *area.grid;
    const clever::Piece &it = grid.pieces[static_cast<std::size_t>(piece)];
    BoxFace face;
    face.colour = Look::colourNamed(text(area.name));
    face.printed = it.printed;
    face.symbol = symbolOf(grid, piece);
    if (grid.reads == clever::Reads::face || grid.reads == clever::Reads::sum) {
        face.label = it.printed ? QString() : QString::number(it.number);
    }
    if (grid.reads == clever::Reads::groupSize) {
        face.shape = BoxFace::Group;
        face.shade = shadeOf(grid, piece);
        face.joins = joinsOf(it.boxes, box, grid.columns);
        face.start = it.start && box % grid.columns == 0 && !(face.joins & BoxFace::Up);
    }
    if (box == badgeBox(it.boxes)) {
        face.badge = badgeOf(table, it.icon);
    }
    face.where = words(QT_TRANSLATE_NOOP("CleverFaces", "%1, row %2, column %3"))
                     .arg(Look::spoken(face.colour))
                     .arg(box / grid.columns + 1)
                     .arg(box % grid.columns + 1);
    return face;
}

QString laneWhere(const clever::Area &area, const clever::Lane &lane, std::size_t field)
{
    const QString colour = Look::spoken(Look::colourNamed(text(area.name)));
    const int number = static_cast<int>(field) + 1;
    if (lane.name == "top") {
        return words(QT_TRANSLATE_NOOP("CleverFaces", "%1, top row, field %2"))
            .arg(colour)
            .arg(number);
    }
    if (lane.name == "middle") {
        return words(QT_TRANSLATE_NOOP("CleverFaces", "%1, middle row, field %2"))
            .arg(colour)
            .arg(number);
    }
    if (lane.name == "bottom") {
        return words(QT_TRANSLATE_NOOP("CleverFaces", "%1, bottom row, field %2"))
            .arg(colour)
            .arg(number);
    }
    return words(QT_TRANSLATE_NOOP("CleverFaces", "%1, field %2")).arg(colour).arg(number);
}

// Two lanes lie over each other as triangles, and the table's points are factors of both.
constexpr std::size_t triangleLanes = 2;

BoxFace printedField(const clever::Sheet &table, const clever::Area &area, std::size_t lane,
                     std::size_t field)
{
    const clever::Lane &it = area.lanes[lane];
    BoxFace face;
    face.colour = Look::colourNamed(text(area.name));
    face.badge = badgeOf(table, it.icons[field]);
    face.where = laneWhere(area, it, field);
    int factor = it.factor[field];
    if (area.lanes.size() == triangleLanes) {
        face.shape = lane == 0 ? BoxFace::UpperTriangle : BoxFace::LowerTriangle;
        factor = lane == 0 ? 1 : area.points[field];
    }
    if (it.order == clever::Order::atLeast) {
        face.label = QStringLiteral("≥%1").arg(it.atLeast[field]);
    }
    if (factor > 1) {
        face.factor = QStringLiteral("×%1").arg(factor);
    }
    return face;
}

// What is done in a lane area: a single lane's points show how far it got, those of three lanes are
// for full columns.
bool laneLineDone(const clever::Area &area, const std::uint8_t *filled, int line)
{
    if (area.lanes.size() == 1) {
        return filled[0] == line + 1;
    }
    return filled[0] > line && filled[1] > line && filled[2] > line;
}

bool newSince(bool now, bool before, bool asked)
{
    return asked && now && !before;
}

class Filler {
public:
    Filler(const clever::Sheet &table, const clever::State &state, int seat,
           const Highlights &highlights)
        : m_table(table), m_plan(planOf(table)),
          m_seat(state.seats[static_cast<std::size_t>(seat)]),
          m_before(highlights.before ? &std::get_if<clever::State>(&*highlights.before)
                                            ->seats[static_cast<std::size_t>(seat)]
                                     : nullptr)
    {}

    bool waits(clever::Icon icon) const
    {
        return icon.isBonus() && (m_seat.pending >> (4 * icon.kind()) & 15) != 0;
    }

    void fillGrid(std::size_t area, std::vector<BoxFace> &boxes, std::vector<LineFace> &lines) const
    {
        const clever::Grid &grid = *m_table.areas[area].grid;
        const std::uint64_t crossed = crossedIn(m_seat, area);
        const std::uint64_t before = m_before ? crossedIn(*m_before, area) : crossed;
        for (int i = 0; i < static_cast<int>(grid.pieces.size()); ++i) {
            const clever::Piece &piece = grid.pieces[static_cast<std::size_t>(i)];
            const bool is = has(crossed, i) && !piece.printed;
            const bool isNew = is && !has(before, i);
            for (std::uint64_t rest = piece.boxes; rest; rest &= rest - 1) {
                BoxFace &face = boxes[static_cast<std::size_t>(std::countr_zero(rest))];
                face.crossed = is;
                face.last = isNew;
                face.earned = is && !face.badge.isNothing();
                face.pending = isNew && face.earned && waits(piece.icon);
            }
        }
        for (std::size_t i = 0; i < grid.lines.size(); ++i) {
            const clever::Line &line = grid.lines[i];
            lines[i].done = clever::lineDone(line.pieces, line.need, crossed);
            lines[i].pending = newSince(
                lines[i].done, clever::lineDone(line.pieces, line.need, before), waits(line.icon));
        }
    }

    void fillLanes(std::size_t area, std::vector<BoxFace> &boxes,
                   std::vector<LineFace> &lines) const
    {
        const clever::Area &it = m_table.areas[area];
        const auto first = static_cast<std::size_t>(m_plan.firstLane[area]);
        std::size_t box = 0;
        for (std::size_t lane = 0; lane < it.lanes.size(); ++lane) {
            const std::size_t n = first + lane;
            const auto start = static_cast<std::size_t>(m_plan.laneStart[n]);
            const int before = m_before ? m_before->filled[n] : m_seat.filled[n];
            for (std::size_t field = 0; field < it.lanes[lane].fields; ++field, ++box) {
                if (field < m_seat.filled[n]) {
                    write(boxes[box], it.lanes[lane], field, m_seat.written[start + field],
                          static_cast<int>(field) >= before);
                }
            }
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            lines[i].done = laneLineDone(it, &m_seat.filled[first], static_cast<int>(i));
        }
    }

private:
    static std::uint64_t crossedIn(const clever::Seat &seat, const clever::Plan &plan,
                                   std::size_t area)
    {
        return (seat.crossed & plan.all[area]) >> plan.first[area];
    }
    std::uint64_t crossedIn(const clever::Seat &seat, std::size_t area) const
    {
        return crossedIn(seat, m_plan, area);
    }

    void write(BoxFace &face, const clever::Lane &lane, std::size_t field, std::uint8_t written,
               bool isNew) const
    {
        face.last = isNew;
        face.crossed = !lane.writesNumber();
        face.number = lane.writesNumber() ? written : std::uint8_t{0};
        // A doubled number is above all faces, and earns what the face did.
        const int factor = lane.factor[field];
        const bool earns = (lane.iconFaces >> (written / factor) & 1) != 0;
        face.earned = !face.badge.isNothing() && (face.crossed || earns);
        face.pending = isNew && face.earned && waits(lane.icons[field]);
    }

    const clever::Sheet &m_table;
    const clever::Plan &m_plan;
    const clever::Seat &m_seat;
    const clever::Seat *m_before;
};

// The boxes of a target, lit or to be dimmed: in a lane the next field only.
void light(Highlights::Lit lit, const clever::Sheet &table, const clever::Seat &seat,
           std::vector<std::vector<BoxFace *>> &areas)
{
    const clever::Plan &plan = planOf(table);
    const auto target = static_cast<std::size_t>(lit.target);
    const std::size_t area = plan.areaOf[target];
    const auto mark = [&](int box) {
        BoxFace *face = areas[area][static_cast<std::size_t>(box)];
        face->lit = true;
        face->preview = static_cast<std::uint8_t>(lit.value);
    };
    if (table.areas[area].grid != nullptr) {
        const auto piece = static_cast<std::size_t>(lit.target - plan.first[area]);
        for (auto rest = table.areas[area].grid->pieces[piece].boxes; rest; rest &= rest - 1) {
            mark(std::countr_zero(rest));
        }
        return;
    }
    const int lane = plan.laneOf[target];
    int box = seat.filled[static_cast<std::size_t>(lane)];
    for (int i = plan.firstLane[area]; i < lane; ++i) {
        box += table.areas[area].lanes[static_cast<std::size_t>(i - plan.firstLane[area])].fields;
    }
    mark(box);
}

} // namespace

void CleverFaces::print(Sheet &sheet, const clever::Sheet &table)
{
    const clever::Plan &plan = planOf(table);
    for (std::size_t n = 0; n < table.areas.size(); ++n) {
        const clever::Area &it = table.areas[n];
        sheet.m_areas += text(it.name);
        Sheet::Area area;
        const auto put = [&area](std::size_t box, BoxFace face, int target) {
            area.boxes.resize(std::max(area.boxes.size(), box + 1));
            area.targets.resize(area.boxes.size(), -1);
            area.boxes[box] = std::move(face);
            area.targets[box] = target;
        };
        if (it.grid != nullptr) {
            for (int i = 0; i < plan.count[n]; ++i) {
                for (auto rest = it.grid->pieces[static_cast<std::size_t>(i)].boxes; rest;
                     rest &= rest - 1) {
                    const int box = std::countr_zero(rest);
                    put(static_cast<std::size_t>(box), printedBox(table, it, i, box),
                        plan.first[n] + i);
                }
            }
            for (const clever::Line &line : it.grid->lines) {
                LineFace face;
                face.badge = badgeOf(table, line.icon);
                face.points = line.points;
                face.where = Look::spoken(Look::colourNamed(text(it.name)));
                area.lines.push_back(face);
            }
        }
        for (std::size_t lane = 0; lane < it.lanes.size(); ++lane) {
            for (std::size_t field = 0; field < it.lanes[lane].fields; ++field) {
                put(area.boxes.size(), printedField(table, it, lane, field),
                    plan.first[n] + static_cast<int>(lane));
            }
        }
        if (it.grid == nullptr && it.lanes.size() != triangleLanes) {
            // A single lane's points begin with those for nothing.
            const std::size_t from = it.lanes.size() == 1 ? 1 : 0;
            for (std::size_t i = from; i < it.points.size(); ++i) {
                LineFace face;
                face.points = it.points[i];
                face.where = Look::spoken(Look::colourNamed(text(it.name)));
                area.lines.push_back(face);
            }
        }
        sheet.m_printed.push_back(std::move(area));
    }
    for (const clever::Track &track : table.tracks) {
        sheet.m_tracks += text(track.name);
        sheet.m_trackFields += track.fields;
        sheet.m_trackEnds += keyOf(table, track.end);
    }
    for (const clever::Icon icon : table.roundIcons) {
        sheet.m_roundBadges += keyOf(table, icon);
    }
}

void CleverFaces::fill(Sheet &sheet, const clever::Sheet &table, const clever::State &state,
                       int seat, const Highlights &highlights)
{
    const Filler filler(table, state, seat, highlights);
    std::vector<std::vector<BoxFace *>> faces(table.areas.size());
    for (std::size_t n = 0; n < table.areas.size(); ++n) {
        Sheet::Area &area = sheet.m_places[n];
        if (table.areas[n].grid != nullptr) {
            filler.fillGrid(n, area.boxes, area.lines);
        } else {
            filler.fillLanes(n, area.boxes, area.lines);
        }
        for (BoxFace &face : area.boxes) {
            faces[n].push_back(&face);
        }
    }
    for (const Highlights::Lit &lit : highlights.lit) {
        light(lit, table, state.seats[static_cast<std::size_t>(seat)], faces);
    }
    if (highlights.dimOthers) {
        for (auto &area : faces) {
            for (BoxFace *face : area) {
                face->dimmed = !face->lit;
            }
        }
    }
}

} // namespace foxpad::app
