//! The sentences about a turn, taking cards, planning and building, R27 to R34 and R36 to R46.

use crate::common::{self, Cards, Play, line, not_your_turn, read, rule, seat, space, trip};
use kernel::{Game as _, Unfair, Viewer};
use village::{Action, Content, Counted, Line, LineSet, Place, Refusal, Shape, Space, SpaceSet, Stage, Taken, Terrain};

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

fn lines(names: &str) -> LineSet {
    names.split_whitespace().map(line).collect()
}

fn spaces(names: &str) -> SpaceSet {
    names.split_whitespace().map(space).fold(SpaceSet::EMPTY, SpaceSet::with)
}

/// The coins on the track market and on the trip market, furthest first.
fn coins(play: &Play) -> (Vec<u8>, Vec<u8>) {
    let view = play.table.state().view(Viewer::Public);
    (view.tracks.iter().map(|it| it.coins).collect(), view.trips.iter().map(|it| it.coins).collect())
}

/// The numbers of the cards in the track market.
fn tracks(play: &Play) -> Vec<u8> {
    play.table.state().view(Viewer::Public).tracks.iter().map(|it| it.card.number()).collect()
}

/// Terminus cards that pay £99, and bends for the first tracks, so that `take 1` and `r4c1` complete l4 and makes rich.
fn rich() -> Cards {
    let cards = (1..=38).fold(Cards::plain(), |it, number| it.terminus(number, "99 + 0 for each trip"));
    (1..=2).fold(cards, |it, number| it.track(number, "bend field - -"))
}

/// A table where both seats have £104 and it is the first one's second turn.
fn rich_play() -> Play {
    let mut play = Play::new("A B", rich().content());
    play.go("0 take 1, 0 r4c1, 0 resolve l4 terminus 1, 0 done, 1 take 1, 1 r4c1, 1 resolve l4 terminus 4, 1 done");
    assert_eq!((play.money(0), play.money(1), play.waiting()), (104, 104, Some(0)));
    play
}

#[test]
fn r27_a_turn_builds_exactly_one_track() {
    let mut play = Play::built_in("A B");
    play.check("0 done", &rule(Refusal::MustBuild));
    play.go("0 trip 1, 0 t1");
    play.check("0 done", &rule(Refusal::MustBuild));
    play.go("0 take 1, 0 r2c1");
    assert_eq!(play.waiting(), Some(1), "the trip was planned before, so the turn is over");
    play.check("0 take 1", &not_your_turn(0));
    play.go("1 take 1, 1 r2c1");
    play.check("1 take 1", &rule(Refusal::HasBuilt));
}

#[test]
fn r28_a_trip_may_be_planned_before_or_after_building_but_only_one() {
    let play = rich_play();
    let planned_trips = |play: &Play| play.tableau(0).course(line("t1")).trips().count();
    let mut before = play.clone();
    before.go("0 trip 1, 0 t1");
    before.check("0 trip 1", &rule(Refusal::HasPlanned));
    assert!(before.listed("trip").is_empty());
    before.go("0 take 1, 0 r1c1");
    assert_eq!((before.waiting(), planned_trips(&before)), (Some(1), 1));
    let mut after = play.clone();
    after.go("0 take 1, 0 r1c1, 0 trip 1, 0 t1");
    assert_eq!((after.waiting(), planned_trips(&after)), (Some(1), 1));
    let mut none = play;
    none.go("0 take 1, 0 r1c1, 0 done");
    assert_eq!((none.waiting(), planned_trips(&none)), (Some(1), 0));
}

#[test]
fn r29_a_trip_is_never_planned_between_the_track_and_the_resolution() {
    let mut play = Play::new("A B", rich().content());
    play.go("0 take 1");
    play.check("0 trip 1", &rule(Refusal::LayFirst { reach: spaces("r1c1 r1c2 r1c3 r2c1 r3c1 r4c1") }));
    play.go("0 r4c1");
    play.check("0 trip 1", &rule(Refusal::ResolveFirst { lines: lines("l4") }));
    play.check("0 done", &rule(Refusal::ResolveFirst { lines: lines("l4") }));
    play.go("0 resolve l4 terminus 1");
    play.check("0 trip 1", &Ok(()));
    play.check("0 done", &Ok(()));
    play.check("0 take 1", &rule(Refusal::HasBuilt));
    play.check("0 resolve l4 terminus 2", &rule(Refusal::NotCompleted { line: line("l4"), lines: lines("") }));
    play.check("0 under 1 2", &rule(Refusal::NothingToOrder));
    // `pass` is another word for it.
    assert_eq!(read::<Action>("pass"), Action::Done);
    // Without £3 the turn ends by itself.
    let mut poor = Play::built_in("A B");
    poor.go("0 take 4, 0 r1c1");
    assert_eq!((poor.money(0), poor.waiting()), (2, Some(1)));
    let mut just = Play::built_in("A B");
    just.go("0 take 3, 0 r1c1");
    assert_eq!((just.money(0), just.waiting()), (3, Some(0)));
}

#[test]
fn r30_the_furthest_card_is_free_and_any_other_costs_a_pound_on_each_further_one() {
    for number in 1..=6_u16 {
        let mut play = Play::built_in("A B");
        play.go(&format!("0 take {number}, 0 r1c1"));
        assert_eq!(play.money(0), 5 - (number - 1));
        let expected: Vec<u8> = (1..=7).map(|it| u8::from(it < number)).collect();
        assert_eq!(coins(&play), (expected, vec![0; 4]));
    }
    let play = Play::built_in("A B");
    let dear = Refusal::TooDear { place: place(7), price: 6, money: 5, most: place(6) };
    assert_eq!(dear.to_string(), "card 7 costs £6, and you have £5: take card 1 to 6");
    play.check("0 take 7", &rule(dear));
    // The trip market has a row of its own.
    let mut play = Play::built_in("A B");
    play.go("0 trip 3, 0 t1");
    assert_eq!((play.money(0), coins(&play)), (0, (vec![0; 7], vec![1, 1, 0, 0])));
}

#[test]
fn r31_money_on_a_card_goes_to_whoever_takes_it() {
    let mut play = Play::built_in("A B");
    play.go("0 take 3, 0 r1c1, 0 done, 1 take 2, 1 r1c1");
    // The second paid £1 and took the card on which £1 lay; the first card has £2 now.
    assert_eq!((play.money(1), coins(&play).0), (5, vec![2, 0, 0, 0, 0, 0, 0]));
    play.go("1 done, 0 take 1, 0 r1c2");
    assert_eq!((play.money(0), coins(&play).0), (3 + 2, vec![0; 7]));
    // On trips too.
    let mut play = Play::built_in("A B");
    play.go("0 trip 2, 0 t1, 0 take 1, 0 r1c1, 1 trip 1, 1 t1");
    assert_eq!((play.money(0), play.money(1)), (1, 5 - 3 + 1));
}

#[test]
fn r32_what_is_paid_comes_from_the_money_held_before() {
    let mut play = Play::built_in("A B");
    // The first pays all; £1 lies on each of the five furthest cards.
    play.go("0 take 6, 0 r1c1, 1 take 5, 1 r1c1");
    assert_eq!((play.money(0), play.money(1), coins(&play).0), (0, 2, vec![2, 2, 2, 2, 0, 0, 0]));
    // The second card would pay for itself, but that comes too late.
    let dear = Refusal::TooDear { place: place(2), price: 1, money: 0, most: place(1) };
    assert_eq!(dear.to_string(), "card 2 costs £1, and you have £0: take card 1");
    play.check("0 take 2", &rule(dear));
    play.check("0 take 1", &Ok(()));
}

#[test]
fn r33_cards_slide_with_their_coins_and_the_deck_fills_the_gap() {
    let mut play = Play::built_in("A B");
    play.go("0 take 3, 0 r1c1, 0 done");
    assert_eq!((tracks(&play), coins(&play).0), (vec![1, 2, 4, 5, 6, 7, 12], vec![1, 1, 0, 0, 0, 0, 0]));
    play.go("1 take 1, 1 r1c1");
    assert_eq!((tracks(&play), coins(&play).0), (vec![2, 4, 5, 6, 7, 12, 13], vec![1, 0, 0, 0, 0, 0, 0]));
    let trips = |play: &Play| {
        let view = play.table.state().view(Viewer::Public);
        view.trips.iter().map(|it| it.card.to_string()).collect::<Vec<_>>()
    };
    let text = |number| play.content().card(common::card(number)).trip.to_string();
    assert_eq!(trips(&play), [8, 9, 10, 11].map(text));
    let mut planned = play.clone();
    planned.go("1 trip 2, 1 t1");
    assert_eq!((trips(&planned), tracks(&planned)), ([8, 10, 11, 14].map(text).to_vec(), tracks(&play)));
    assert_eq!(coins(&planned).1, [1, 0, 0, 0]);
}

#[test]
fn r34_take_1_is_the_free_card_and_the_price_is_the_number_less_one() {
    for number in 1..=7 {
        assert_eq!(place(number).price(), u16::from(number) - 1);
    }
    assert_eq!((Place::new(0), Place::new(8)), (None, None));
    assert!(["take 0", "take 8", "trip 5", "trip 0"].iter().all(|it| it.parse::<Action>().is_err()));
    let mut play = Play::built_in("A B");
    play.go("0 take 1, 0 r1c1");
    assert_eq!((play.money(0), tracks(&play)[0]), (5, 2));
}

/// The events since a moment, as text.
fn since(play: &Play, n_before: usize) -> Vec<String> {
    play.table.log()[n_before..].iter().map(ToString::to_string).collect()
}

#[test]
fn r36_the_market_is_filled_before_the_card_is_placed() {
    let mut play = Play::built_in("A B");
    let top = |number| format!(". top {}", Content::built_in().card(common::card(number)).trip);
    let n_before = play.table.n_events();
    play.go("0 trip 1, 0 t2, 0 take 2, 0 r3c1");
    let expected = ["0 trip 1", &top(13), "0 t2", "0 take 2", ". track 13", &top(14), "0 r3c1"];
    assert_eq!(since(&play, n_before), expected);
    for text in ["take", "trip", "take r1c1", "trip t1", "r1c1 2", "t1 2"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn r36_the_card_that_was_taken_waits_where_all_can_see_it_and_comes_first() {
    let mut play = rich_play();
    let card = play.table.state().view(Viewer::Public).tracks[1].card;
    play.go("0 take 2");
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Referee] {
        let view = play.table.state().view(viewer);
        assert_eq!((view.taken, view.stage), (Some(Taken::Track(card)), Stage::Lay { has_planned: false }));
        assert_eq!((view.tracks.len(), view.in_turn), (7, Some(seat(0))));
    }
    let first = Refusal::LayFirst { reach: spaces("r1c1 r1c2 r1c3 r2c1 r3c1 r4c2") };
    assert_eq!(first.to_string(), "the track that you took comes first: lay it in r1c1, r1c2, r1c3, r2c1, r3c1, r4c2");
    for other in ["take 1", "trip 1", "trip 1 t1", "take 1 r1c1", "t1", "done", "under 1 2", "resolve t1 terminus 1"] {
        play.check(&format!("0 {other}"), &rule(first));
    }
    play.go("0 r1c1");
    assert_eq!(play.table.state().view(Viewer::Public).taken, None);
    assert_eq!(play.tableau(0).laid(space("r1c1")).map(|it| it.card), Some(card));
    // A trip waits in the same way.
    let trip = play.table.state().view(Viewer::Public).trips[2].card;
    play.go("0 trip 3");
    let view = play.table.state().view(Viewer::Seat(seat(1)));
    assert_eq!((view.taken, view.stage, view.trips.len()), (Some(Taken::Trip(trip)), Stage::Assign, 4));
    let first = Refusal::AssignFirst { open: lines("t1 t2 t3 l1 l2 l3") };
    assert_eq!(first.to_string(), "the trip that you took comes first: assign it to t1, t2, t3, l1, l2, l3");
    for other in ["take 1", "trip 1", "trip 1 t1", "take 1 r1c1", "r1c2", "done", "under 1 2", "resolve t1 terminus 1"]
    {
        play.check(&format!("0 {other}"), &rule(first));
    }
    play.go("0 l2");
    assert_eq!((play.table.state().view(Viewer::Public).taken, play.waiting()), (None, Some(1)));
}

#[test]
fn r36_nothing_is_placed_that_was_not_taken() {
    let mut play = Play::built_in("A B");
    for text in ["0 r1c1", "0 r1c1 turned", "0 t1"] {
        play.check(text, &rule(Refusal::NothingTaken));
    }
    let both = Refusal::InTwoActs { first: read("take 3"), second: read("r2c3 turned") };
    assert_eq!(both.to_string(), "a card is placed when the market is filled: say `take 3`, and then `r2c3 turned`");
    play.check("0 take 3 r2c3 turned", &rule(both));
    play.check("0 trip 2 l4", &rule(Refusal::InTwoActs { first: read("trip 2"), second: read("l4") }));
    play.go("0 take 1, 0 r1c1");
    play.check("0 r1c2", &rule(Refusal::NothingTaken));
}

#[test]
fn r36_what_was_taken_is_not_put_back_once_the_new_card_was_seen() {
    let mut play = Play::built_in("A B");
    for (taken, placed) in [("0 trip 1", "0 t1"), ("0 take 1", "0 r1c1")] {
        play.go(taken);
        assert_eq!(play.table.undo(seat(0)), Err(Unfair::Rolled), "{taken}");
        if taken == "0 trip 1" {
            // Where it was placed can be taken back, as nothing was seen since.
            play.go(placed);
            assert_eq!(play.table.undo(seat(0)).map(|it| it.to_string()), Ok(placed.to_owned()));
        }
        play.go(placed);
    }
}

#[test]
fn r37_without_money_only_the_furthest_track_can_be_built() {
    let mut play = Play::built_in("A B");
    play.go("0 take 6, 0 r1c1");
    play.idle_until(0);
    assert_eq!(play.money(0), 0);
    let actions = play.listed("");
    assert_eq!(actions, ["take 1"]);
    play.check("0 trip 1", &rule(Refusal::NoMoneyToPlan { money: 0 }));
}

#[test]
fn r38_planning_costs_three_pounds_besides_the_price_of_the_card() {
    for (number, money) in [(1, 2), (2, 1), (3, 0)] {
        let mut play = Play::built_in("A B");
        play.go(&format!("0 trip {number}, 0 l3"));
        assert_eq!(play.money(0), money);
    }
    let play = Play::built_in("A B");
    let dear = Refusal::TooDear { place: place(4), price: 6, money: 5, most: place(3) };
    play.check("0 trip 4", &rule(dear));
    let mut play = Play::built_in("A B");
    play.go("0 take 4, 0 r1c1");
    play.idle_until(0);
    let poor = Refusal::NoMoneyToPlan { money: 2 };
    assert_eq!(poor.to_string(), "planning a trip costs £3, and you have £2");
    play.check("0 trip 1", &rule(poor));
    // £3 are just enough; they go to the supply, and lie nowhere.
    let mut play = Play::built_in("A B");
    play.go("0 take 3, 0 r1c1, 0 trip 1, 0 l3");
    assert_eq!((play.money(0), coins(&play).1), (0, vec![0; 4]));
}

#[test]
fn r39_a_trip_is_assigned_to_a_line() {
    let mut play = Play::built_in("A B");
    let offered = play.table.state().view(Viewer::Public).trips[1].card;
    play.go("0 trip 2, 0 l2");
    let trips = |index: usize, name| play.tableau(index).course(line(name)).trips().collect::<Vec<_>>();
    assert_eq!(trips(0, "l2"), [offered]);
    for other in Line::all().filter(|it| *it != line("l2")) {
        assert_eq!(play.tableau(0).course(other).trips().count(), 0);
    }
    assert_eq!(trips(1, "l2"), []);
    assert_eq!(play.tableau(0).course(line("l2")).facts().count(Counted::Trip), 1);
}

#[test]
fn r40_a_line_with_two_trips_takes_no_more() {
    let mut play = rich_play();
    play.go("0 trip 1, 0 t1, 0 take 1, 0 r1c1");
    play.idle_until(0);
    play.go("0 trip 1, 0 t1, 0 take 1, 0 r2c1");
    play.idle_until(0);
    let full = Refusal::LineFull { line: line("t1"), open: lines("t2 t3 l1 l2 l3") };
    assert_eq!(full.to_string(), "t1 has two trips already: open to trips t2, t3, l1, l2, l3");
    play.go("0 trip 1");
    play.check("0 t1", &rule(full));
    play.check("0 t2", &Ok(()));
    assert_eq!(play.tableau(0).open(), lines("t2 t3 l1 l2 l3"));
}

#[test]
fn r41_a_completed_line_takes_no_trips() {
    let mut play = rich_play();
    assert_eq!(play.listed("trip").len(), 4);
    play.go("0 trip 1");
    let completed = Refusal::LineCompleted { line: line("l4"), open: lines("t1 t2 t3 l1 l2 l3") };
    play.check("0 l4", &rule(completed));
    assert_eq!(play.listed(""), ["t1", "t2", "t3", "l1", "l2", "l3"]);
}

#[test]
fn r42_after_the_twelfth_track_nothing_can_be_planned() {
    let mut play = rich_play();
    while play.tableau(0).placed().len() < 12 {
        assert!(play.money(0) >= 3);
        play.idle();
    }
    // Only the last lines are left to resolve; then the turn ends by itself.
    while play.waiting() == Some(0) {
        assert!(play.listed("trip").is_empty() && play.listed("done").is_empty());
        play.idle();
    }
    assert_eq!((play.tableau(0).completed(), play.tableau(0).open()), (LineSet::ALL, LineSet::EMPTY));
    assert_eq!(play.waiting(), Some(1));
}

#[test]
fn r42_where_every_open_line_has_two_trips_none_can_be_planned() {
    let mut play = rich_play();
    // Row by row, so that l1, l2 and l3 are completed while t1, t2 and t3 are not.
    for (round, name) in ["t1", "t1", "t2", "t2", "t3", "t3"].into_iter().enumerate() {
        play.idle_until(0);
        play.go(&format!("0 trip 1, 0 {name}, 0 take 1"));
        assert_eq!(play.tableau(0).placed().len(), round + 1);
    }
    let mut n_refused = 0;
    while play.waiting().is_some() {
        if play.waiting() == Some(0) && play.tableau(0).open().is_empty() && !play.listed("take").is_empty() {
            play.check("0 trip 1", &rule(Refusal::NoOpenLine));
            assert!(play.listed("trip").is_empty());
            n_refused += 1;
        }
        play.idle();
    }
    assert_eq!(Refusal::NoOpenLine.to_string(), "no line can take a trip: each is completed or has two");
    assert!(n_refused > 0);
}

#[test]
fn r43_a_track_goes_into_an_empty_space() {
    let mut play = Play::built_in("A B");
    play.go("0 take 1, 0 r1c1");
    play.idle_until(0);
    let taken = Refusal::SpaceTaken { space: space("r1c1"), reach: spaces("r1c2 r1c3 r2c1 r3c1 r4c1") };
    assert_eq!(taken.to_string(), "r1c1 has a track already: free are r1c2, r1c3, r2c1, r3c1, r4c1");
    play.go("0 take 1");
    play.check("0 r1c1", &rule(taken));
    play.check("0 r1c1 turned", &rule(taken));
    for wrong in ["r0c1", "r5c1", "r1c4", "r1c0", "r1", "c1r1", "r1c1 upside down"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn r44_the_space_is_next_to_a_border_piece_or_a_track() {
    let mut play = Play::built_in("A B");
    let reach = spaces("r1c1 r1c2 r1c3 r2c1 r3c1 r4c1");
    play.go("0 take 1");
    for target in Space::all() {
        let apart = rule(Refusal::SpaceApart { space: target, reach });
        let expected = if reach.contains(target) { Ok(()) } else { apart };
        play.check(&format!("0 {target}"), &expected);
    }
    // A corner is not enough: r2c2 stays out of reach of r1c1.
    play.go("0 r1c1");
    play.idle_until(0);
    let reach = spaces("r1c2 r1c3 r2c1 r3c1 r4c1");
    play.go("0 take 1");
    play.check("0 r2c2", &rule(Refusal::SpaceApart { space: space("r2c2"), reach }));
    // Below r1c3 lies r2c3, which touches no border.
    play.go("0 r1c3");
    play.idle_until(0);
    assert_eq!(play.tableau(0).reach(), spaces("r1c2 r2c1 r2c3 r3c1 r4c1"));
    play.go("0 take 1, 0 r2c3");
    play.idle_until(0);
    assert_eq!(play.tableau(0).reach(), spaces("r1c2 r2c1 r2c2 r3c1 r3c3 r4c1"));
}

#[test]
fn r45_turning_swaps_the_lines_of_a_bend() {
    let features = |shape: &str, turned: &str| {
        let cards = Cards::plain().track(1, &format!("{shape} lake signal barn-lake"));
        let mut play = Play::new("A B", cards.content());
        play.go(&format!("0 take 1, 0 r1c1{turned}"));
        assert_eq!(play.tableau(0).laid(space("r1c1")).map(|it| it.turned), Some(turned == " turned"));
        let signals = |name| play.tableau(0).course(line(name)).facts().count(Counted::Signal);
        let barns = |name| play.tableau(0).course(line(name)).facts().barns(Terrain::Lake);
        (signals("t1"), barns("t1"), signals("l1"), barns("l1"))
    };
    assert_eq!(features("bend", ""), (1, 0, 0, 1));
    assert_eq!(features("bend", " turned"), (0, 1, 1, 0));
    assert_eq!(features("bridge", ""), (1, 0, 0, 1));
    assert_eq!(trip("2 for each bend").points(), 2);
}

#[test]
fn r45_a_track_is_turned_only_where_that_changes_something() {
    for (track, is_turnable) in [
        ("bend lake signal barn-lake", true),
        ("bend lake signal -", true),
        ("bend lake - siding", true),
        ("bend lake halt-2 halt-3", true),
        ("bend lake - -", false),
        ("bend lake farm farm", false),
        ("bridge lake signal barn-lake", false),
        ("bridge lake signal -", false),
        ("bridge lake - -", false),
    ] {
        let mut play = Play::new("A B", Cards::plain().track(1, track).content());
        assert_eq!(play.content().card(common::card(1)).is_turnable(), is_turnable, "{track}");
        play.go("0 take 1");
        let expected = if is_turnable { Ok(()) } else { rule(Refusal::NothingToTurn { space: space("r1c1") }) };
        play.check("0 r1c1 turned", &expected);
        // Six spaces beside the border.
        assert_eq!(play.listed("r").len(), if is_turnable { 6 * 2 } else { 6 }, "{track}");
    }
    let refusal = Refusal::NothingToTurn { space: space("r1c1") };
    assert_eq!(refusal.to_string(), "this track lies the same when it is turned: say `r1c1`");
}

/// Where the lines of a full tableau leave it, by walking through all shapes of it.
#[test]
fn r46_every_tableau_completes_all_seven_lines_and_every_track_carries_two() {
    for board in 0..1_u16 << 12 {
        let shape = |row: usize, column: usize| {
            if board >> (3 * (row - 1) + column - 1) & 1 == 0 { Shape::Bridge } else { Shape::Bend }
        };
        let mut exits = Vec::new();
        let mut passed = [0; 12];
        for start in 0..7 {
            let (mut row, mut column, mut down) = if start < 3 { (1, start + 1, true) } else { (start - 2, 1, false) };
            while row <= 4 && column <= 3 {
                passed[3 * (row - 1) + column - 1] += 1;
                down = (shape(row, column) == Shape::Bridge) == down;
                if down { row += 1 } else { column += 1 }
            }
            exits.push((row, column));
        }
        exits.sort_unstable();
        assert_eq!(exits, [(1, 4), (2, 4), (3, 4), (4, 4), (5, 1), (5, 2), (5, 3)], "each exit is used once");
        assert_eq!(passed, [2; 12], "two lines run over every track");
    }
}

#[test]
fn r46_in_random_games_a_track_completes_at_most_two_lines_and_the_twelfth_leaves_none() {
    let mut rng = fastrand::Rng::with_seed(46);
    let mut seen = [0; 3];
    for _ in 0..300 {
        let mut table = kernel::Table::<village::Village>::new(village::Setup::new(2).expect("two seats"));
        loop {
            table.settle_with(&mut rng);
            let kernel::Turn::Seats(waiting) = table.state().turn() else { break };
            let index = waiting.lowest().expect("a seat").index();
            let completed = |table: &kernel::Table<village::Village>| {
                table.state().tableau(seat(index)).expect("a tableau").completed().len()
            };
            let before = completed(&table);
            let action = table.state().pick(seat(index), &mut rng, &mut Vec::new());
            table.act(seat(index), action).expect("it is listed");
            seen[completed(&table) - before] += 1;
        }
        for index in 0..2 {
            let tableau = table.state().tableau(seat(index)).expect("a tableau");
            assert_eq!((tableau.placed().len(), tableau.completed()), (12, LineSet::ALL));
        }
    }
    assert!(seen.iter().all(|&n| n > 100), "{seen:?}");
}
