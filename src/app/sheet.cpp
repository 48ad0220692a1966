// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet.h"

#include "clever_faces.h"
#include "keer_faces.h"

namespace foxpad::app {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

template <typename T>
const T *at(const std::vector<T> &all, int index)
{
    return index >= 0 && static_cast<std::size_t>(index) < all.size()
               ? &all[static_cast<std::size_t>(index)]
               : nullptr;
}

} // namespace

void Sheet::print(const rules::Game &game, int variant)
{
    m_rules = &game;
    m_variantNumber = variant;
    m_game = text(game.id());
    m_variant =
        game.sheets().empty() ? QString() : text(game.sheets()[static_cast<std::size_t>(variant)]);
    m_areas.clear();
    m_tracks.clear();
    m_trackFields.clear();
    m_trackEnds.clear();
    m_roundBadges.clear();
    m_printed.clear();
    if (game.cleverSheet() != nullptr) {
        CleverFaces::print(*this, *game.cleverSheet());
    } else {
        KeerFaces::print(*this, variant);
    }
}

void Sheet::show(const rules::Game &game, const rules::State &state, int seat,
                 const Highlights &highlights)
{
    const auto *keer = std::get_if<rules::keer::State>(&state);
    const int variant = keer != nullptr ? keer->sheet : 0;
    const bool other = m_rules != &game || m_variantNumber != variant;
    if (other) {
        print(game, variant);
    }

    const rules::Report report = game.report(state);
    const rules::Report::Seat &standing = report.seats[static_cast<std::size_t>(seat)];
    m_scores.clear();
    m_lowest = standing.areas.empty() ? 0 : standing.areas.front().points;
    for (const rules::Report::Score &area : standing.areas) {
        m_scores.append(area.points);
        m_lowest = std::min(m_lowest, area.points);
    }
    m_total = standing.total;
    m_foxes = standing.foxes.value_or(0);
    m_unlocked.clear();
    m_used.clear();
    for (const rules::Report::Track &track : standing.actions) {
        m_unlocked.append(track.unlocked);
        m_used.append(track.used);
    }
    m_round = report.round;
    m_rounds = report.rounds.value_or(0);

    m_places = m_printed;
    if (keer != nullptr) {
        KeerFaces::fill(*this, *keer, seat, highlights);
    } else {
        CleverFaces::fill(*this, *game.cleverSheet(), *std::get_if<rules::clever::State>(&state),
                          seat, highlights);
    }
    findLit();
    if (other) {
        Q_EMIT gameChanged();
    }
    Q_EMIT shown();
}

void Sheet::findLit()
{
    m_litArea = -1;
    m_litBox = -1;
    for (std::size_t area = 0; area < m_places.size(); ++area) {
        for (std::size_t box = 0; box < m_places[area].boxes.size(); ++box) {
            if (m_places[area].boxes[box].lit) {
                m_litArea = static_cast<int>(area);
                m_litBox = static_cast<int>(box);
                return;
            }
        }
    }
}

const BoxFace &Sheet::box(int area, int box) const
{
    static const BoxFace none;
    const Area *place = at(m_places, area);
    const BoxFace *found = place != nullptr ? at(place->boxes, box) : nullptr;
    return found != nullptr ? *found : none;
}

const LineFace &Sheet::line(int area, int line) const
{
    static const LineFace none;
    const Area *place = at(m_places, area);
    const LineFace *found = place != nullptr ? at(place->lines, line) : nullptr;
    return found != nullptr ? *found : none;
}

int Sheet::targetAt(int area, int box) const
{
    const Area *place = at(m_places, area);
    const int *found = place != nullptr ? at(place->targets, box) : nullptr;
    return found != nullptr ? *found : -1;
}

} // namespace foxpad::app
