//! What several tests need: tables that are driven by lines of a record.

use kernel::{Seat, Table};
use sidings::{Siding, Sidings};

/// The seat of this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A table of so many seats whose orders are these letters.
pub(crate) fn ordered(orders: &str) -> Table<Sidings> {
    let mut table = Table::<Sidings>::new(format!("yard seats {}", orders.len()).parse().expect("a setup"));
    for (number, letter) in orders.chars().enumerate() {
        table.happen(format!("seat {number} order {letter}").parse().expect("an order")).expect("it is due");
    }
    table
}

/// Plays rounds at such a table: in each a number, and the letters that the seats choose in their order, as `4AB`.
#[track_caller]
pub(crate) fn play(orders: &str, rounds: &str) -> Table<Sidings> {
    let mut table = ordered(orders);
    for round in rounds.split_whitespace() {
        let (number, letters) = round.split_at(1);
        table.happen(format!("wagon {number}").parse().expect("a wagon")).unwrap_or_else(|it| panic!("{round}: {it}"));
        for (number, letter) in letters.chars().enumerate() {
            let action = letter.to_string().parse().expect("an action");
            table.act(seat(number), action).unwrap_or_else(|it| panic!("{round}: {it}"));
        }
    }
    table
}

/// The yard of a seat, as `A123 B4 C D`.
pub(crate) fn yard(table: &Table<Sidings>, number: usize) -> String {
    let yard = table.state().player(seat(number)).yard;
    let told = Siding::ALL.map(|it| format!("{it}{}", yard.wagons(it).map(|it| it.to_string()).collect::<String>()));
    told.join(" ")
}
