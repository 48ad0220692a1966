// SPDX-License-Identifier: GPL-3.0-or-later
#include "state_json.h"

#include "json.h"

namespace foxpad::cli {
namespace {

using rules::Report;

void writeScores(Json &json, const std::vector<Report::Score> &scores)
{
    json.open('{');
    for (const Report::Score &score : scores)
        json.key(score.name).value(score.points);
    json.close('}');
}

void writeDice(Json &json, const Report &report)
{
    json.key("dice").open('{');
    if (report.colourFaces) {
        json.key("colours").open('[');
        for (const std::string_view face : *report.colourFaces)
            json.value(face);
        json.close(']').key("numbers").open('[');
        for (const int face : report.numberFaces)
            face == 6 ? json.value(std::string_view("?")) : json.value(face);
        json.close(']');
    }
    for (const Report::Die &die : report.dice)
        json.key(die.name).open('{').key("value").value(die.value).key("at").value(die.at).close(
            '}');
    json.close('}');
}

void writeSeat(Json &json, const Report::Seat &seat, std::string_view name)
{
    json.open('{').key("name").value(name).key("areas");
    writeScores(json, seat.areas);
    if (seat.foxes)
        json.key("foxes").value(*seat.foxes).key("foxPoints").value(seat.foxPoints);
    json.key("total").value(seat.total).key("actions").open('{');
    for (const Report::Track &track : seat.actions)
        json.key(track.name)
            .open('{')
            .key("unlocked")
            .value(track.unlocked)
            .key("used")
            .value(track.used)
            .close('}');
    json.close('}').key("pending").open('[');
    for (const std::string_view bonus : seat.pending)
        json.value(bonus);
    json.close(']').key("boxes").open('{');
    for (const Report::Box &box : seat.boxes) {
        json.key(box.name);
        box.number ? json.value(box.number) : json.value(std::string_view("x"));
    }
    json.close('}');
    if (seat.columns) {
        json.key("columns");
        writeScores(json, *seat.columns);
    }
    if (seat.colours) {
        json.key("colours");
        writeScores(json, *seat.colours);
    }
    json.close('}');
}

} // namespace

std::string stateJson(const rules::Match &match)
{
    const Report report = match.game()->report(match.state());
    Json json;
    json.open('{').key("game").value(match.game()->id()).key("entry");
    json.value(std::string_view(match.header().setup().sheetEntry ? "sheet" : "dice"));
    json.key("over").value(report.over).key("round").value(report.round);
    json.key("rounds").value(report.rounds).key("active").value(report.active);
    json.key("phase").value(report.phase).key("roll").value(report.roll);
    writeDice(json, report);
    json.key("seats").open('[');
    for (std::size_t i = 0; i < report.seats.size(); ++i)
        writeSeat(json, report.seats[i], match.header().players()[i]);
    json.close(']').key("winners").open('[');
    for (const int winner : report.winners)
        json.value(winner);
    json.close(']').key("decidedBy");
    report.decidedBy.empty() ? json.null() : json.value(report.decidedBy);
    return json.close('}').take();
}

} // namespace foxpad::cli
