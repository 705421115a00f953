//! Sidings at a terminal.

use draw::text::beside;
use kernel::Seat;
use sidings::{Player, Siding, View};

use crate::wagons;

/// What sidings are worth.
const AIM: &str = "\
A siding is worth 8 points for three equal wagons, 5 for a run such as 2 3 4
or 4 3 2, and 2 for two equal neighbours. Your order counts double in the end.
Who is alone on a letter in a round has a clear road: 1 point.
";

pub(super) fn screen(view: &View, seat: Seat) -> String {
    let Some(player) = view.players.get(seat) else { return String::new() };
    let n_seats = view.players.n_seats();
    let own = if n_seats == 1 { String::new() } else { format!("Seat {seat} of {n_seats}\n") } + &yard(view, player);
    let others = view.players.iter().filter(|it| it.0 != seat);
    let all = others.fold(own, |left, (it, player)| beside(&left, &format!("Seat {it}\n{}", yard(view, player))));
    format!("{all}\n{}", now(view, seat))
}

/// The yard of a player, a siding in a line.
fn yard(view: &View, player: &Player) -> String {
    let line = |siding: Siding| {
        let places = player.yard.places(siding).map(|it| if it == 0 { "[ ]".to_owned() } else { format!("[{it}]") });
        let mark = if player.order == Some(siding) { "×2" } else { "" };
        format!("{siding} ╞{}═ {:>2} {mark}\n", places.join(""), player.yard.worth(siding))
    };
    let points = player.points(view.is_over());
    format!("{}clear roads {:>6}\ntotal {points:>12}\n", Siding::ALL.map(line).concat(), player.n_clear)
}

/// What is going on, and what to type.
fn now(view: &View, seat: Seat) -> String {
    let Some(player) = view.players.get(seat) else { return String::new() };
    if view.is_over() {
        return format!("The game is over. Score {}.\n", player.points(true));
    }
    match view.wagon {
        Some(wagon) if view.waiting.contains(seat) => {
            let open: Vec<_> = player.yard.open().map(|it| it.to_string()).collect();
            let example = &open[0];
            format!(
                "Round {} of {}, wagon {wagon}: choose a siding with a free place, {}.\nType for example\n  to \
                 {example}\n",
                view.round,
                sidings::Sidings::ROUNDS,
                open.join(", ")
            )
        }
        Some(wagon) => format!("Wagon {wagon}: the others are still choosing.\n"),
        None => "The next die is rolled.\n".to_owned(),
    }
}

pub(super) fn help(view: &View, seat: Seat) -> String {
    format!("{}{AIM}", now(view, seat))
}

pub(super) fn score(view: &View, seat: Seat) -> String {
    let Some(player) = view.players.get(seat) else { return String::new() };
    let is_double = |it: Siding| view.is_over() && player.order == Some(it);
    let line = |it: Siding| {
        let times = if is_double(it) { " × 2" } else { "" };
        format!("{it}: {} = {}{times}\n", wagons(&player.yard, it), player.yard.worth(it))
    };
    let lines = Siding::ALL.map(line).concat();
    format!("{lines}clear roads: {}\ntotal: {}\n", player.n_clear, player.points(view.is_over()))
}
