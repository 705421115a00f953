//! The score table, what it adds up, and how the players stand.

use std::fmt::Write as _;

use kernel::Seat;
use village::{Content, Counted, Line, Tableau, Tally, Terrain, View};

use crate::words::{many, terminus, terrains};

const HEAD: &str = "line state tracks features trips points  paid  planned";

/// The score table: every line, completed or as far as it goes.
pub fn scores(content: &Content, tableau: &Tableau) -> String {
    let mut res = format!("{HEAD}\n{}\n", "─".repeat(super::WIDTH));
    for line in Line::all() {
        let course = tableau.course(line);
        let score = course.score(content);
        let is_done = tableau.completed().contains(line);
        let state = match (is_done, tableau.resolved().contains(line)) {
            (_, true) => "done",
            (true, false) => "due",
            (false, false) => "open",
        };
        let number = |it: u16| if is_done { it.to_string() } else { format!("({it})") };
        let paid = score.terminus.map_or("-".to_owned(), |(_, pounds)| format!("£{pounds}"));
        let cells = format!(
            "{:<4} {state:<5}{:>7}{:>9}{:>6}{:>7}{paid:>6}",
            line.to_string(),
            course.facts().length(),
            number(score.feature_points()),
            number(score.trip_points()),
            number(score.points()),
        );
        let mut trips = course.trips();
        let first = trips.next().map_or(String::new(), |it| it.to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(res, "{}", format!("{cells}  {first}").trim_end());
        for trip in trips {
            let _ = writeln!(res, "{:width$}  {trip}", "", width = cells.chars().count());
        }
    }
    res + &sums(&Tally::of(content, tableau))
}

fn sums(tally: &Tally) -> String {
    let Tally { trips, features, n_siding_lines, sidings, money, coins } = *tally;
    format!(
        "{}\nfeatures {features} + trips {trips} + sidings on {} {sidings} + £{money} in threes {coins} = {}\n",
        "─".repeat(super::WIDTH),
        many(n_siding_lines, "line"),
        tally.total(),
    )
}

/// Where the points of every line come from.
pub fn explain(content: &Content, tableau: &Tableau) -> String {
    let mut res = String::new();
    for line in Line::all() {
        let course = tableau.course(line);
        let (score, facts) = (course.score(content), course.facts());
        let is_done = tableau.completed().contains(line);
        let along: Vec<_> = terrains(content, tableau, line).iter().map(|it| it.name()).collect();
        let state = if is_done { "completed" } else { "so far" };
        let mut parts = vec![format!("{line} {state}: {} = {}", along.join(" "), score.points())];
        parts.extend(score.trips.iter().flatten().map(|(trip, points)| format!("   {points:>3}  trip: {trip}")));
        for terrain in Terrain::ALL.into_iter().filter(|&it| facts.barns(it) > 0) {
            let (barns, tracks) = (facts.barns(terrain), facts.terrain(terrain));
            let what = format!("{} for {terrain}, each 1 for every one", many(barns.into(), "barn"));
            parts.push(format!("   {:>3}  {what} of {tracks}", barns * tracks));
        }
        let counts = [
            (Counted::Farm, score.farms, "1 for every different terrain"),
            (Counted::Halt, score.halts, "its points"),
            (Counted::Signal, score.signals, "1, 2, 3, 4 signals: 3, 8, 15, 24"),
        ];
        for (what, points, why) in counts {
            let n = facts.count(what);
            if n > 0 {
                parts.push(format!("   {points:>3}  {} ({why})", many(n.into(), what.name())));
            }
        }
        if score.has_siding {
            parts.push("        siding: counts at the end of the game".to_owned());
        }
        if let Some((card, pounds)) = score.terminus {
            parts.push(format!("        terminus {card} ({}) paid £{pounds}", terminus(content.terminus(card))));
        }
        res.push_str(&(parts.join("\n") + "\n"));
    }
    let tally = Tally::of(content, tableau);
    let n_lines = many(tally.n_siding_lines, "line");
    res.push_str("Sidings, at the end, by lines with one: 1, 3, 6, 10, 15, 21, 28;");
    let _ = writeln!(res, " {n_lines}: {}", tally.sidings);
    let _ = writeln!(res, "Money, at the end, 1 for every £3; £{} so far: {}", tally.money, tally.coins);
    res + &sums(&tally)
}

/// The players: border pieces, points, money, lines, cards.
pub fn players(view: &View, own: Seat) -> String {
    let line = |(seat, player): (Seat, &village::Player)| {
        let Some(tableau) = &player.tableau else { return format!("  seat {seat}\n") };
        let mark = if view.in_turn == Some(seat) { '►' } else { ' ' };
        let name = if seat == own { "  (here)" } else { "" };
        let lines = many(tableau.completed().len(), "line");
        format!(
            "{mark} seat {seat}  set {}  {:>3} pts  £{:<3} {lines} done, {} in hand{name}",
            tableau.letter(),
            player.score,
            tableau.money(),
            many(player.n_hand, "card"),
        )
        .trim_end()
        .to_owned()
            + "\n"
    };
    view.players.iter().map(line).collect()
}
