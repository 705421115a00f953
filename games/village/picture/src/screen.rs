//! Village Rails at a terminal.

// Writing to a string cannot fail, so what it gives is passed over.
use std::fmt::Write as _;

use draw::text::beside;
use kernel::Seat;
use village::{LineSet, Player, SpaceSet, Stage, Tableau, Taken, View};

use crate::{
    PLANNING, Picture, text,
    words::{many, terminus},
};

pub(super) fn screen(view: &View, seat: Seat) -> String {
    let Some(player) = view.players.get(seat) else { return String::new() };
    let Some(tableau) = &player.tableau else { return "The corner pieces are dealt.\n".to_owned() };
    let content = view.setup.content();
    let mut res = text::tableau(content, tableau, open_spaces(view, seat, tableau));
    res.push_str(&text::scores(content, tableau));
    if view.stage != Stage::Over {
        let top = view.top.map_or(String::new(), |it| format!(", top: {it}"));
        let _ = writeln!(res, "\nTrack market; deck at the right, {}{top}", many(view.n_deck, "card"));
        res.push_str(&text::tracks(content, &view.tracks));
        let trips = format!("Trip market, with £3 for planning\n{}", text::trips(&view.trips));
        let whose = if player.hand.is_some() { "Terminus cards (secret)" } else { "Terminus cards" };
        res.push_str(&beside(&trips, &format!("{whose}\n{}", text::hand(content, player))));
        if let (Some(taken), Some(in_turn)) = (view.taken, view.in_turn) {
            let _ = writeln!(res, "\nTaken by seat {in_turn}, and not placed yet\n{}", text::taken(content, taken));
        }
    }
    res.push('\n');
    res.push_str(&text::players(view, seat));
    res.push('\n');
    res.push_str(&status(view, seat, player, tableau));
    res
}

pub(super) fn score(view: &View, seat: Seat) -> String {
    let tableau = view.players.get(seat).and_then(|it| it.tableau.as_ref());
    tableau.map_or(String::new(), |it| text::explain(view.setup.content(), it))
}

pub(super) fn finished(view: &View, seat: Seat) -> String {
    let Some(tableau) = view.players.get(seat).and_then(|it| it.tableau.as_ref()) else { return String::new() };
    let content = view.setup.content();
    let map = text::tableau(content, tableau, SpaceSet::EMPTY);
    format!("Village Rails, set {}\n{map}\n{}", tableau.letter(), text::explain(content, tableau))
}

pub(super) fn moment(view: &View, seat: Seat, title: &str) -> String {
    let Some(player) = view.players.get(seat) else { return String::new() };
    let open = player.tableau.as_ref().map_or(SpaceSet::EMPTY, |it| open_spaces(view, seat, it));
    let label = view.setup.content().label();
    let round = if view.stage == Stage::Over { "the end".to_owned() } else { format!("round {} of 12", view.round) };
    let subtitle = format!("{round}; cards: {label}");
    let picture = Picture { title, subtitle: &subtitle, open, ..Picture::new(view, seat) };
    picture.svg()
}

fn is_asked(view: &View, seat: Seat) -> bool {
    view.waiting.contains(seat)
}

/// The spaces that are worth naming: those where a track can go now.
fn open_spaces(view: &View, seat: Seat, tableau: &Tableau) -> SpaceSet {
    match view.stage {
        Stage::Build { .. } | Stage::Lay { .. } if is_asked(view, seat) => tableau.reach(),
        _ => SpaceSet::EMPTY,
    }
}

/// How many cards of a market a seat can choose from that has this much money.
fn affordable(n_cards: usize, money: u16) -> usize {
    n_cards.min(usize::from(money) + 1)
}

/// How many trips the seat could plan.
fn affordable_trips(view: &View, tableau: &Tableau) -> usize {
    match tableau.money().checked_sub(PLANNING.into()) {
        Some(left) if !tableau.open().is_empty() => affordable(view.trips.len(), left),
        _ => 0,
    }
}

/// What is going on, in a few lines.
fn status(view: &View, seat: Seat, player: &Player, tableau: &Tableau) -> String {
    if view.stage == Stage::Over {
        let winners: Vec<_> = view.winners.iter().map(|it| it.to_string()).collect();
        let word = if winners.len() == 1 { "the winner is seat" } else { "the winners are seats" };
        return format!("Score {}; {word} {}.", player.score, winners.join(", "));
    }
    let label: String = view.setup.content().label().chars().take(30).collect();
    let head = format!("Round {} of 12; cards: {label}.", view.round);
    let Some(in_turn) = view.in_turn else { return "The cards are dealt.".to_owned() };
    if !is_asked(view, seat) {
        let is_drawing = view.waiting.is_empty();
        let what = if is_drawing { "a card is drawn" } else { "is to move" };
        return format!("{head} Seat {in_turn}{} {what}.", if is_drawing { ":" } else { "" });
    }
    format!("{head} Seat {seat} is to move.\n{}", ask(view, player, tableau))
}

/// What is asked of the seat, with examples that can be typed.
fn ask(view: &View, player: &Player, tableau: &Tableau) -> String {
    let trip = trip_example(view, tableau);
    match view.stage {
        Stage::Build { has_planned } => {
            let n_tracks = affordable(view.tracks.len(), tableau.money());
            let cards = if n_tracks > 1 { format!("cards 1 to {n_tracks}") } else { "card 1 only".to_owned() };
            let money = format!("you have £{}, so {cards}", tableau.money());
            let mut res = if view.setup.is_in_one_act() {
                format!(
                    "Build a track, a card into a space, for example `take 1 {}`\n\
                     (with `turned` a bend lies upside down; {money}).",
                    first_space(tableau)
                )
            } else {
                format!("Take a track, for example `take 1` ({money});\nthe market is filled, and then you lay it.")
            };
            if has_planned {
                res.push_str("\nThe trip of this turn is planned.");
            } else if let Some(trip) = trip {
                let _ = write!(res, "\nBefore or after the track you may plan one trip, as in `{trip}`.");
            }
            res
        }
        Stage::Lay { .. } => {
            let space = first_space(tableau);
            let is_turnable =
                matches!(view.taken, Some(Taken::Track(card)) if view.setup.content().card(card).is_turnable());
            let turned = if is_turnable { format!(";\nupside down it is `{space} turned`") } else { String::new() };
            format!("Lay the track that you took in a space, for example `{space}`{turned}.")
        }
        Stage::Assign => {
            let line = tableau.open().into_iter().next().map_or(String::new(), |it| it.to_string());
            format!("Assign the trip that you took to a line, for example `{line}`;\n{} can take it.", tableau.open())
        }
        Stage::Resolve { lines } => {
            let mut res = format!(
                "{lines} completed. Resolve {} with a terminus card, which pays:\n",
                if lines.len() == 1 { "it" } else { "one of them first" }
            );
            res.push_str(&payments(view, player, tableau, lines));
            res
        }
        Stage::Under { line } => {
            let trips: Vec<_> = tableau.course(line).trips().map(|it| it.to_string()).collect();
            format!(
                "The trips of {line} go under the deck; the first one comes back first.\n\
                 1 is `{}`, 2 is `{}`.\n\
                 Type `under 1 2` or `under 2 1`.",
                trips.first().map_or("", String::as_str),
                trips.get(1).map_or("", String::as_str),
            )
        }
        Stage::Plan => {
            let example = trip.map_or(String::new(), |it| format!("You may plan a trip, as in `{it}`.\n"));
            format!("{example}End the turn without one with `done`. You have £{}.", tableau.money())
        }
        Stage::Deal | Stage::Draw | Stage::Over => "Nothing is asked now.".to_owned(),
    }
}

fn trip_example(view: &View, tableau: &Tableau) -> Option<String> {
    let line = tableau.open().into_iter().next()?;
    let example = if view.setup.is_in_one_act() { format!("trip 1 {line}") } else { "trip 1".to_owned() };
    (affordable_trips(view, tableau) > 0).then_some(example)
}

fn first_space(tableau: &Tableau) -> String {
    tableau.reach().into_iter().next().map_or(String::new(), |it| it.to_string())
}

/// What every terminus card of the hand pays for every completed line.
fn payments(view: &View, player: &Player, tableau: &Tableau, lines: LineSet) -> String {
    let content = view.setup.content();
    let mut res = String::new();
    for line in lines {
        let course = tableau.course(line);
        let points = course.score(content).points();
        for &card in player.hand.iter().flatten() {
            let it = content.terminus(card);
            let pounds = it.pay(&course.facts());
            let action = format!("resolve {line} terminus {card}");
            let _ = writeln!(res, "  {action:<24} {points} points, £{pounds} ({})", terminus(it));
        }
    }
    res
}

pub(super) fn help(view: &View, seat: Seat) -> String {
    let asked = view.players.get(seat).filter(|_| is_asked(view, seat));
    let Some((player, tableau)) = asked.and_then(|it| Some((it, it.tableau.as_ref()?))) else {
        return "Nothing to decide now.".to_owned();
    };
    let mut lines = vec![ask(view, player, tableau).trim_end().to_owned()];
    let (n_trips, is_in_one_act) = (affordable_trips(view, tableau), view.setup.is_in_one_act());
    let spaces: Vec<_> = tableau.reach().into_iter().map(|it| it.to_string()).collect();
    if let Stage::Build { .. } = view.stage {
        let n_tracks = affordable(view.tracks.len(), tableau.money());
        if is_in_one_act {
            lines.push(format!("take CARD SPACE [turned]   cards 1 to {n_tracks}\n  spaces {}", spaces.join(" ")));
        } else {
            lines.push(format!("take CARD   cards 1 to {n_tracks}; then SPACE, or SPACE turned"));
        }
        lines.push("  Card 1 is free; for another £1 goes on each card at the left of it.".to_owned());
        lines.push("  What lies on a card is yours when you take it.".to_owned());
    }
    if let Stage::Lay { .. } = view.stage {
        lines.push(format!("SPACE [turned]   spaces {}", spaces.join(" ")));
    }
    if let Stage::Build { .. } | Stage::Lay { .. } = view.stage {
        lines.push("  ↓ is beside the line from above, → beside the line from the left;".to_owned());
        lines.push("  a bend leads from above to the right and from the left down.".to_owned());
    }
    if n_trips > 0 && matches!(view.stage, Stage::Build { has_planned: false } | Stage::Plan) {
        let (line, then) = if is_in_one_act { (" LINE", "") } else { ("", "; then LINE") };
        lines.push(format!("trip CARD{line}   trips 1 to {n_trips}{then}; lines {}", tableau.open()));
    }
    lines.push("A line is completed when it reaches the right or the lower edge; it scores".to_owned());
    lines.push("trips and features, and one of your terminus cards pays. `score` has details.".to_owned());
    lines.join("\n") + "\n"
}
