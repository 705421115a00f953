//! The laws hold for a sound game, and each of them can fail.

use std::{cell::Cell, panic, sync::Once};

use kernel::{Game, laws};

use crate::toy::{self, Fault, Quick, Ruling, Setup, Sidings, candidates, seats};

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What the laws complain of in a game with `fault`, if they do.
fn complaint<G>(fault: Fault) -> Option<String>
where
    G: Game<Setup = Setup, Action = toy::Cell, Ruling = Ruling>,
{
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_QUIET.get() {
                loud(info);
            }
        }));
    });
    let setup = Setup { n_seats: 2, fault: Some(fault) };
    IS_QUIET.set(true);
    let res = panic::catch_unwind(|| {
        laws::uphold::<G>(&setup, 60, &mut fastrand::Rng::with_seed(7), &candidates());
    });
    IS_QUIET.set(false);
    let cause = res.err()?;
    Some(cause.downcast_ref::<String>().cloned().unwrap_or_else(|| format!("{:?}", cause.downcast_ref::<&str>())))
}

#[track_caller]
fn check<G>(fault: Fault, expected: &[&str])
where
    G: Game<Setup = Setup, Action = toy::Cell, Ruling = Ruling>,
{
    let found = complaint::<G>(fault).unwrap_or_else(|| panic!("no law catches {fault:?}"));
    for part in expected {
        assert!(found.contains(part), "{fault:?}: expected `{part}` in\n{found}");
    }
}

#[test]
fn a_sound_game_upholds_the_laws() {
    for n_seats in [1, 2, 3, 4, 65] {
        let n_games = if n_seats < 10 { 60 } else { 1 };
        let mut luck = fastrand::Rng::with_seed(1);
        laws::uphold::<Sidings>(&seats(n_seats), n_games, &mut luck, &candidates());
        laws::uphold::<Quick>(&seats(n_seats), n_games, &mut luck, &candidates());
    }
}

#[test]
fn listed_is_accepted() {
    check::<Sidings>(Fault::WaitsForNobody, &["waits for nobody in Sidings"]);
    check::<Sidings>(Fault::Stuck, &["is stuck in Sidings"]);
    check::<Sidings>(Fault::ListsTwice, &["double action in Sidings"]);
    check::<Sidings>(Fault::ListsIllegal, &[" in Sidings", "left: false", "right: true"]);
    check::<Sidings>(Fault::ForgetsToList, &[" in Sidings", "left: true", "right: false"]);
}

#[test]
fn picked_is_listed() {
    check::<Quick>(Fault::PickReversed, &["action 0 in Quick", "left: (Cell(", ", 1)"]);
    check::<Quick>(Fault::PickMiscounts, &["the number of actions"]);
    check::<Quick>(Fault::PickAsksTwice, &["action 0 in Quick", ", 2)"]);
}

#[test]
fn drawn_is_listed() {
    check::<Quick>(Fault::DrawReversed, &["left: (Row(Row(", ", 1)"]);
    check::<Quick>(Fault::DrawMiscounts, &["the sum of the weights"]);
    check::<Quick>(Fault::DrawAsksTwice, &["left: (Goal(Column(0)), 2)"]);
    check::<Sidings>(Fault::ZeroWeight, &["a chance that never comes up"]);
    check::<Sidings>(Fault::ListsChanceTwice, &["double chance in Sidings"]);
    check::<Quick>(Fault::LotsRepeat, &["is drawn twice"]);
}

#[test]
fn copies_are_independent() {
    check::<Sidings>(Fault::NothingHappens, &["changed nothing"]);
    check::<Sidings>(Fault::CloneForgets, &["`clone` is not a clone"]);
    check::<Sidings>(Fault::CloneFromForgets, &["`clone_from` is not a clone"]);
    // The replay finds it, because the original was changed by way of its copy.
    check::<Sidings>(Fault::SharedInside, &["left: Table", "counter: Cell { value: "]);
}

#[test]
fn replay_is_state() {
    check::<Sidings>(Fault::OutsideInfluence, &["left: Table", "counter: Cell { value: "]);
    check::<Sidings>(Fault::ScoresWander, &["the scores are ", " in\nsidings 1 2 ScoresWander\n"]);
    check::<Sidings>(Fault::SetupUnreadable, &["line 1: expected a number of seats", " in\nsidings 1 many\n"]);
    check::<Sidings>(Fault::SetupChanges, &["in a record this is written"]);
    check::<Sidings>(Fault::SetupForgets, &["left: Record", "fault: None"]);
}

#[test]
fn memory_is_state() {
    check::<Sidings>(Fault::MemoryForgets, &["another position is recalled"]);
    check::<Sidings>(Fault::RecallPanics, &["as many seats as there are"]);
}

#[test]
#[should_panic(
    expected = "Raise `SNAPSHOT` of the game above 7 unless that is done, and note the number with the hash "
)]
fn a_changed_layout_asks_for_a_number() {
    laws::pin_layout::<Sidings>(&["sidings 1 1\n. goal a\n. row 1\n"], (7, "0123"));
}

#[test]
fn notation_round_trips() {
    check::<Sidings>(Fault::UnreadableAction, &["a4: expected a cell from a1 to c3, found `a4`"]);
    check::<Sidings>(Fault::MisreadAction, &["a1", "left: Cell(0)", "right: Cell(10)"]);
    check::<Sidings>(Fault::UnreadableChance, &["row 4: expected a goal from a to c or a row from 1 to 3"]);
    check::<Sidings>(Fault::UnreadableRuling, &["fine 3: expected `leave`, `fine 1` or `fine 2`"]);
}

#[test]
fn steps_only_rise() {
    check::<Sidings>(Fault::StepFalls, &["a step is never played again: "]);
}

#[test]
fn veiled_events_do_not_leak() {
    check::<Sidings>(Fault::ViewTellsMark, &[" tells ", " from ", "pending: BySeat([Some("]);
    check::<Sidings>(Fault::ViewTellsGoal, &[" tells . goal ", " from . goal "]);
    check::<Sidings>(Fault::LogTellsGoal, &[" reads . goal ", " from the log"]);
    check::<Sidings>(Fault::ViewTellsFine, &[" tells ", " from ", "! fine "]);
    check::<Sidings>(Fault::ActionsTell, &["what Seat(", ") may do tells "]);
    check::<Sidings>(Fault::TurnTells, &["whose turn it is tells . goal "]);
}

/// The limits of the laws. A law that grows to catch one of these moves it to a test above.
#[test]
fn no_law_catches_these_faults() {
    assert_eq!(complaint::<Sidings>(Fault::VeilForgotten), None);
    assert_eq!(complaint::<Sidings>(Fault::EndHides), None);
}
