//! The score, the chart and the legend in characters.

use railage::{Face, Map, Tally};

use super::glyph;

/// How wide the score table is.
const WIDTH: usize = 76;

/// The score so far, line by line.
pub(crate) fn table(tally: &Tally, is_solo: bool) -> String {
    let mut res = Vec::new();
    let mut row = |what: &str, how: String, points: i32| {
        let rest = WIDTH - 9 - 5;
        res.push(format!("{what:<9}{how:<rest$}{points:>5}"));
    };
    row("points", format!("upper {} + lower {}", tally.upper_points(), tally.lower_points()), {
        tally.upper_points() + tally.lower_points()
    });
    let cities: Vec<_> = tally.trunk().as_slice().iter().map(|it| it.letter().to_string()).collect();
    let factor = match tally.factor() {
        0 => "no factor yet".to_owned(),
        it => format!("× {it}"),
    };
    let n_cities = cities.len();
    let trunk =
        if n_cities == 0 { "none".to_owned() } else { format!("{} ({n_cities} ○ {factor})", cities.join("-")) };
    row("trunk", trunk, tally.trunk_points());
    for it in tally.branches() {
        row("branches", format!("{} has {} lines", it.city, it.n_lines), it.points);
    }
    if tally.branches().next().is_none() {
        row("branches", "none".to_owned(), 0);
    }
    res.push("─".repeat(WIDTH));
    let title = if is_solo { tally.title().to_string() } else { String::new() };
    res.push(format!("{:<9}{title:<rest$}{:>5}", "total", tally.total(), rest = WIDTH - 14));
    res.join("\n") + "\n"
}

/// The chart: where the remaining die draws dots.
pub(crate) fn chart(map: &Map) -> String {
    let faces = Face::ALL.map(|face| {
        let [one, other] = map.chart().terrains(face);
        format!("{face}: {}{}", glyph(one), glyph(other))
    });
    format!("Dots by the die that is left:  {}\n", faces.join("  "))
}

/// What the signs mean.
pub(crate) const fn legend() -> &'static str {
    "A=7 city of the sum 7, * any sum  ○ your station  [M3] mine, × used  ≈ water\n\
     \" plain  ♣ forest  ▲ hill   • dot   ━ line   ┅ special line   + possible now\n"
}
