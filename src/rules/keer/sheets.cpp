// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheets.h"

namespace foxpad::rules::keer {
namespace {

constexpr std::array<Sheet, sheetCount> all{{
    {"black",
     {"gggyyyyGbbbOyyy", "ogYgYyoorBboogg", "BgrgggGrrryyogg", "brrgoObbggyyoRb", "roooorbbooorrrr",
      "rBbRrrryYoRbbbO", "yybbbbryyyggGoo"}},
    {"red",
     {"gGooOrrrYbbbbbr", "rooygGbyyyGooOr", "BbbRggByrrrogoo", "bbrrrggOoRygggg", "brrbbbobboyyyyB",
      "oyggboogbooYRry", "yyYgyyygggorrry"}},
    {"blue",
     {"rrggyyYggrrrroo", "OrrBbGyggRgYroo", "bOobgggroggggGy", "bbooogrrooooBby", "gbbrrrbBbbObyyG",
      "ggYyrbbyyybboyb", "yyyyRoooRyyborr"}},
    {"green",
     {"OgbbrrrgggYyyrr", "ggggrygRggryyry", "bboGyyGbrrrrooy", "booooggbbbboRoo", "bROrboooBYoorYO",
      "rrrrbbbyyyoBggg", "yyyyGByyooggbbb"}},
    {"orange",
     {"OoYorrRgoRggggg", "boooGrggYrrGbyy", "ybbggrgyyyrrbyO", "yYbyyyyBbyyrooo", "rygBbGyobbbbobb",
      "gggrbbboggOyyBb", "grrrooorroooRrr"}},
    {"purple",
     {"yyOooGbbbyyrrgg", "obbbrrrRryYbrRo", "oobbYrOooBbbrbB", "oGyyyyogobbObbr", "gggRyoggYooooor",
      "Bgrggogygrryyyr", "rrrgbbyyggggGyy"}},
    {"yellow",
     {"rggYyyyorrgggbY", "rgrrryyorrggbbb", "bRrbbGggggRbOBr", "oooobbbBgYybrrr", "ybboorrrbbbRroo",
      "yyBggoOyyobyyyo", "GyygGooyOoooygg"}},
}};

constexpr std::string_view letters = "ygbro";

constexpr Layout layoutOf(const Sheet &sheet)
{
    Layout layout;
    for (int column = 0; column < columnCount; ++column) {
        for (int row = 0; row < rowCount; ++row) {
            const char letter =
                sheet.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const bool star = letter < 'a';
            const std::size_t colour =
                letters.find(star ? static_cast<char>(letter - 'A' + 'a') : letter);
            const Boxes box = Boxes::one(boxAt(column, row));
            layout.ofColour[colour] = layout.ofColour[colour] | box;
            if (star)
                layout.stars = layout.stars | box;
        }
    }
    return layout;
}

constexpr auto layouts = [] {
    std::array<Layout, sheetCount> made{};
    for (std::size_t i = 0; i < sheetCount; ++i)
        made[i] = layoutOf(all[i]);
    return made;
}();

constexpr auto names = [] {
    std::array<std::string_view, sheetCount> made{};
    for (std::size_t i = 0; i < sheetCount; ++i)
        made[i] = all[i].name;
    return made;
}();

} // namespace

std::span<const std::string_view> sheetNames()
{
    return names;
}

const Layout &layout(int sheet)
{
    return layouts[static_cast<std::size_t>(sheet)];
}

int Layout::colourAt(int box) const
{
    int colour = 0;
    while (!ofColour[static_cast<std::size_t>(colour)].has(box))
        ++colour;
    return colour;
}

} // namespace foxpad::rules::keer
