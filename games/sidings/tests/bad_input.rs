//! What people type: leniently read, and nothing panics.

use kernel::{Event, Game as _, Record, Seat, Table};
use proptest::prelude::*;
use sidings::{Action, Chance, Setup, Sidings};

/// A text is read as this, or refused with this reason.
#[track_caller]
fn check<T: std::str::FromStr<Err: std::fmt::Display> + std::fmt::Display>(text: &str, expected: &str) {
    let found = text.parse::<T>().map_or_else(|it| it.to_string(), |it| it.to_string());
    assert_eq!(found, expected, "{text}");
}

#[test]
fn actions_are_read_leniently() {
    for text in ["to B", "b", " TO  b ", "B"] {
        check::<Action>(text, "to B");
    }
    check::<Action>("to E", "expected a siding, A to D, found `E`");
    check::<Action>("to", "expected a siding, A to D, found nothing more");
    check::<Action>("a b", "expected the end of the line, found `b`");
}

#[test]
fn chances_and_setups_are_read() {
    check::<Chance>("wagon 6", "wagon 6");
    check::<Chance>("wagon 7", "expected a number from 1 to 6, found `7`");
    check::<Chance>("seat 3 order d", "seat 3 order D");
    check::<Chance>("seat x", "expected a seat and `order`, found `x`");
    check::<Chance>("die 3", "expected `seat 0 order A` or `wagon 1`, found `die`");
    check::<Setup>("yard seats 4", "yard seats 4");
    for text in ["yard seats 5", "yard seats 0", "yard seats +2", "yard seats 02", "seats 2", ""] {
        let reason = text.parse::<Setup>().expect_err(text).to_string();
        assert!(reason.starts_with("expected `yard seats 1` to `yard seats 4`, found "), "{reason}");
    }
}

#[test]
fn only_the_next_seat_draws_an_order_and_only_once() {
    let mut table = Table::<Sidings>::new(Setup::new(2).expect("two seats"));
    let mut happen = |text: &str| table.happen(text.parse().expect("a chance")).map_err(|it| it.to_string());
    assert_eq!(happen("seat 1 order A"), Err("`seat 1 order A` cannot come up now".to_owned()));
    assert_eq!(happen("wagon 1"), Err("`wagon 1` cannot come up now".to_owned()));
    assert_eq!([happen("seat 0 order A"), happen("seat 1 order A"), happen("wagon 1")], [Ok(()), Ok(()), Ok(())]);
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,20}") {
        let _ = (text.parse::<Action>(), text.parse::<Chance>(), text.parse::<Setup>());
        let _ = Record::<Sidings>::parse(&format!("sidings 1 yard seats 2\n{text}\n"));
    }

    #[test]
    fn a_table_takes_what_it_lists_and_refuses_the_rest(seed: u64, seats in 1..=4_usize, tries in 1..80_usize) {
        let mut luck = fastrand::Rng::with_seed(seed);
        let mut table = Table::<Sidings>::new(Setup::new(seats).expect("some seats"));
        for _ in 0..tries {
            table.settle_with(&mut luck);
            let seat = Seat::new(luck.usize(..5)).expect("a seat");
            let action = Action(sidings::Siding::ALL[luck.usize(..4)]);
            let is_waited_for = matches!(table.state().turn(), kernel::Turn::Seats(it) if it.contains(seat));
            let is_fine = is_waited_for && table.state().player(seat).yard.has_room(action.0);
            let n_events = table.n_events();
            prop_assert_eq!(table.act(seat, action).is_ok(), is_fine);
            prop_assert_eq!(table.n_events(), n_events + usize::from(is_fine));
            if is_fine {
                prop_assert_eq!(table.log().last(), Some(&Event::Act { seat, action }));
            }
        }
    }
}
