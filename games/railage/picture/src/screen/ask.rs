//! What a player of Rail Age is asked, with examples of what to type in this very position.

use kernel::Seat;
use railage::{Desk, Die, LandSet, Mine, Phase, Sheet, SheetView, Stage, Tally, Terrain, View};

use super::{
    hidden, is_solo,
    options::{self, Roadbed},
    starts,
};

/// How wide the words are.
const WIDTH: usize = 78;
/// A space that does not end a line.
const GLUE: &str = "\u{a0}";
/// How many lines are listed before the rest is only counted.
const MOST_LISTED: usize = 6;

/// What is going on and what is asked, in a few lines.
pub(super) fn status(view: &View, seat: Seat) -> String {
    wrapped(&situation(view, seat))
}

/// All options of the decision, in a compact form.
pub(super) fn help(view: &View, seat: Seat) -> String {
    wrapped(&choices(view, seat))
}

/// The same words in short lines; what is to be typed stays in one piece.
pub(super) fn wrapped(words: &str) -> String {
    let glued =
        words.split('`').enumerate().map(|(n, it)| if n % 2 == 1 { it.replace(' ', GLUE) } else { it.to_owned() });
    let glued = glued.collect::<Vec<_>>().join("`");
    let lines = glued.lines().map(|it| {
        let indent = &it[..it.len() - it.trim_start().len()];
        let next = format!("{indent}    ");
        textwrap::fill(it, textwrap::Options::new(WIDTH).subsequent_indent(if indent.is_empty() { "" } else { &next }))
    });
    lines.collect::<Vec<_>>().join("\n").replace(GLUE, " ") + "\n"
}

fn situation(view: &View, seat: Seat) -> String {
    let Some(Some(at)) = view.sheets.get(seat) else { return hidden(view, seat) };
    match view.stage {
        Stage::Mines => "Each player rolls a die for the first city.".to_owned(),
        Stage::Roll => "The dice of the next round are about to be rolled.".to_owned(),
        Stage::Over => {
            let tally = Tally::of(&at.sheet, &view.map);
            let title = if is_solo(view) { format!(", {}", tally.title()) } else { String::new() };
            format!("Score {tally}{title}.")
        }
        Stage::Start | Stage::Round if !view.waiting.contains(seat) => waiting(view),
        Stage::Start => start(view, seat),
        Stage::Round => round(view, seat, at, MOST_LISTED),
    }
}

fn choices(view: &View, seat: Seat) -> String {
    let Some(Some(at)) = view.sheets.get(seat) else { return hidden(view, seat) };
    match view.stage {
        Stage::Start if view.waiting.contains(seat) => start(view, seat),
        Stage::Round if view.waiting.contains(seat) => round(view, seat, at, 5 * MOST_LISTED),
        _ => "Nothing to decide now.".to_owned(),
    }
}

fn waiting(view: &View) -> String {
    let seats: Vec<_> = view.waiting.iter().map(|it| it.to_string()).collect();
    format!("Done; waiting for seat {}.", seats.join(", "))
}

fn start(view: &View, seat: Seat) -> String {
    let cities = starts(view, seat);
    let mine = view.mines.get(seat).copied().flatten().and_then(|it| Mine::new(it.number()));
    let (mine, first) = (mine.map_or(String::new(), |it| it.to_string()), cities.first());
    let example = first.map_or(String::new(), |it| format!(" Type `start {it}`, for example."));
    format!("Setup: your die leads to the mine {mine}. Draw your first ○ in a city beside it: {cities}.{example}")
}

fn round(view: &View, seat: Seat, at: &SheetView, n_most: usize) -> String {
    let SheetView { sheet, desk } = at;
    let last = if view.is_last { " (the last one)" } else { "" };
    let whose = if is_solo(view) { String::new() } else { format!("Seat {seat} to decide. ") };
    let head = format!("{whose}Round {}{last}, ", view.round);
    let body = match desk.phase() {
        Phase::Start | Phase::Land => land(view, sheet, *desk, n_most),
        Phase::Roadbed => roadbed(view, sheet, *desk, n_most),
        Phase::Line => lines(view, sheet, n_most, "phase 3 of 3, line: join two of your ○ over free dots, or `pass`."),
        Phase::ExtraDot => extra_dot(view, sheet, *desk),
        Phase::ExtraLine => lines(view, sheet, n_most, "extra action: now draw one more line, or `pass`."),
        Phase::Ready => {
            let words = view.announcement(seat).unwrap_or_default();
            vec![format!("your sheet is done. Type `done{words}` to say so and to announce what must be announced.")]
        }
    };
    head + &body.join("\n")
}

fn dice(desk: Desk) -> String {
    let faces = Die::ALL.map(|it| {
        let face = desk.roll().face(it);
        if desk.left().contains(it) { format!("die {it} shows {face}") } else { format!("die {it} is used") }
    });
    faces.join(", ")
}

fn land(view: &View, sheet: &Sheet, desk: Desk, n_most: usize) -> Vec<String> {
    let mut res = vec![format!("phase 1 of 3, land: {}.", dice(desk))];
    res.push("Choose two dice and draw a ○ in a city of their sum; the third die is left for the dots.".to_owned());
    res.extend(options::cities(&view.map, sheet, desk).map(|it| {
        let sum = format!("  dice {} make {:>2}: ", it.pair, it.sum);
        let Some(first) = it.cities.first() else { return sum + "no city is free" };
        let left = desk.roll().face(it.pair.left());
        let [one, other] = view.map.chart().terrains(left);
        format!("{sum}{}, `city {} {first}`; {left} is left: {one} + {other}", it.cities, it.pair)
    }));
    let n_left = view.map.tracks().upper_spaces() - sheet.upper() - sheet.crossed();
    let cost =
        if n_left > 0 { format!(", upper space {} is crossed out", sheet.upper() + n_left) } else { String::new() };
    let end = if is_solo(view) && !view.is_last { ", and the next round is the last" } else { "" };
    res.push(format!("  `pass`: no ○{cost}{end}"));
    res.extend(specials(view, sheet, desk, n_most));
    res
}

fn roadbed(view: &View, sheet: &Sheet, desk: Desk, n_most: usize) -> Vec<String> {
    let mut res = vec![format!("phase 2 of 3, roadbed: {}.", dice(desk))];
    res.push("Draw up to two dots in your open areas, where the die allows it, or `pass`.".to_owned());
    res.extend(options::dots(&view.map, sheet, desk).iter().map(dots));
    res.extend(specials(view, sheet, desk, n_most));
    res
}

fn dots(it: &Roadbed) -> String {
    let [one, other] = it.terrains;
    let land = if one == other {
        format!("two on {one} ({})", list(&it.lands[0]))
    } else {
        format!("one on {one} ({}), one on {other} ({})", list(&it.lands[0]), list(&it.lands[1]))
    };
    let example = match it.example() {
        None => String::new(),
        Some((first, None)) => format!("; `dots {} {first}`", it.die),
        Some((first, Some(second))) => format!("; `dots {} {first} {second}`", it.die),
    };
    format!("  die {} shows {}: {land}{example}", it.die, it.face)
}

fn extra_dot(view: &View, sheet: &Sheet, desk: Desk) -> Vec<String> {
    let room = desk.extra_lands(&view.map, sheet, view.rules);
    let where_to = if view.rules < 2 {
        "any open land".to_owned()
    } else {
        let terrains: Vec<_> = desk.extra_terrains(view.map.chart()).map(Terrain::name).collect();
        format!("open {}, as your remaining die says", terrains.join(" or "))
    };
    let Some(first) = room.iter().next() else {
        return vec!["extra action: a dot, but there is no land for it: `pass`.".to_owned()];
    };
    vec![
        format!("extra action: one dot on {where_to}, `dot {first}`, or `pass`; then one more line."),
        format!("  open: {}", list(&room)),
    ]
}

fn lines(view: &View, sheet: &Sheet, n_most: usize, head: &str) -> Vec<String> {
    let all = options::lines(&view.map, sheet);
    let mut res = vec![head.to_owned()];
    res.extend(all.iter().take(n_most).map(|it| format!("  `line {it}`")));
    match all.len() {
        0 => res.push("  No line can be drawn now, so `pass`.".to_owned()),
        n if n > n_most => res.push(format!("  and {} more: ?? lists them all", n - n_most)),
        _ => {}
    }
    res
}

fn specials(view: &View, sheet: &Sheet, desk: Desk, n_most: usize) -> Vec<String> {
    let all = if desk.has_special() { Vec::new() } else { options::specials(&view.map, sheet) };
    let Some(die) = desk.left().iter().next().filter(|_| !all.is_empty()) else { return Vec::new() };
    let head = "Before that, one special line to a mine may change a die to the number of the mine:";
    let lines = all.iter().take(n_most / 2).map(|it| {
        let face = if it.to() == Mine::WILD { " as 5" } else { "" };
        format!("  `special {it} die {die}{face}`")
    });
    [head.to_owned()].into_iter().chain(lines).collect()
}

fn list(lands: &LandSet) -> String {
    let all: Vec<_> = lands.iter().map(|it| it.to_string()).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(" ") }
}
