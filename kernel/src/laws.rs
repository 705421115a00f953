//! The laws every game must obey. Each game crate calls [`uphold`] from its tests.
//!
//! Laws do not catch a wrong rule that is consistent with itself: sentence tests, counts and records do.

use std::{collections::HashSet, fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::{Cited, Event, EventOf, Game, Luck, Record, Seat, Table, Turn, Viewer, Weighted, draw, moment::SPAN};

/// Texts and values that a law tries besides those the game lists itself.
#[derive(Clone, Debug)]
pub struct Candidates<G: Game> {
    /// A wide list of actions, most of them illegal at any one time.
    pub actions: Vec<G::Action>,
    /// Rulings that a referee may try at any time.
    pub rulings: Vec<G::Ruling>,
}

/// Plays `n_games` random games and checks all laws at every position.
pub fn uphold<G: Game>(setup: &G::Setup, n_games: u32, luck: &mut impl Luck, candidates: &Candidates<G>) {
    for game in 0..n_games {
        let mut table = Table::<G>::new(setup.clone());
        let mut lots = HashSet::new();
        loop {
            listed_is_accepted(table.state(), candidates);
            picked_is_listed(table.state());
            copies_are_independent(table.state(), luck);
            if luck.below(4) == 0 {
                replay_is_state(&table);
                snapshots_hold(&table, luck);
                memory_is_state(setup, table.state(), luck);
                veiled_events_do_not_leak(&table, candidates, luck);
            }
            // Every other game is without rulings, so that games are also played to their ordinary end.
            let ruling =
                if game % 2 == 1 && luck.below(12) == 0 { random_ruling(&table, candidates, luck) } else { None };
            let Some(event) = ruling.or_else(|| random_event(table.state(), luck)) else { break };
            notation_round_trips::<G>(&event);
            if let (Event::Chance(_), Some(lot)) = (&event, table.lot()) {
                assert!(lots.insert(lot), "lot {lot} is drawn twice, and would come up the same both times");
            }
            let step = table.state().step();
            table.admit(event).unwrap_or_else(|reason| panic!("{event}: {reason}"));
            assert!(table.state().step() >= step, "a step is never played again: {event}");
        }
        replay_is_state(&table);
        let n_seats = table.state().n_seats();
        let is_open = |n| table.is_open(n, Viewer::Public);
        assert!((0..table.n_events()).all(is_open), "a finished game of {n_seats} seats still hides something");
    }
}

/// Makes sure that snapshots are written as they were when `layout` was noted: a number and a hash.
///
/// The hash covers every position of these recorded games, and the snapshots of their ends.
pub fn pin_layout<G: Game>(records: &[&str], layout: (u32, &str)) {
    let mut hash = Sha256::new();
    for text in records {
        let record = Record::<G>::parse(text).unwrap_or_else(|it| panic!("{it} in\n{text}"));
        let look = |table: &Table<G>, _| {
            hash.update(postcard::to_allocvec(&table.state().memory()).expect("a memory can be written"));
            Ok(())
        };
        let table = record.replay(look).unwrap_or_else(|it| panic!("{it} in\n{text}"));
        hash.update(table.snapshot());
    }
    let found = hash.finalize().iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    let (number, expected) = layout;
    assert!(
        (G::SNAPSHOT, found.as_str()) == (number, expected),
        "the snapshots of {name} are not those of layout {number}: old ones would be misread. Raise `SNAPSHOT` of the \
         game above {number} unless that is done, and note the number with the hash {found}",
        name = G::NAME,
    );
}

/// Each of these reasons is cited as the text beside it says, such as `thirty-not-empty square=x3/y3`; none is missing.
///
/// The name of a reason is that of its variant, with `family` before it if it has one.
pub fn cite<R: Cited>(family: &str, samples: &[(R, &str)]) {
    for (reason, expected) in samples {
        let arguments = reason.arguments().into_iter().map(|(name, value)| format!(" {name}={value}"));
        let told = format!("{}{}", reason.id(), arguments.collect::<String>());
        assert_eq!(told, *expected);
        let written = format!("{reason:?}");
        let variant = written.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        assert_eq!(reason.id(), format!("{family}{}", kebab(variant)).trim_start_matches('-'));
        let clause = R::CLAUSES.iter().find(|it| it.id == reason.id());
        let clause = clause.unwrap_or_else(|| panic!("{told} is not among the clauses"));
        assert!(reason.arguments().iter().map(|it| it.0).eq(clause.arguments.iter().copied()), "{told}: {clause:?}");
        assert!(reason.arguments().iter().all(|it| !it.1.trim().is_empty()), "{told}: an argument is empty");
    }
    let ids: HashSet<_> = samples.iter().map(|it| it.0.id()).collect();
    for clause in R::CLAUSES {
        assert!(ids.contains(clause.id), "no sample of {}", clause.id);
    }
    assert_eq!(ids.len(), R::CLAUSES.len(), "two reasons have one name");
}

/// `OffTheRoll` as `-off-the-roll`.
fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |text, c| {
        if c.is_uppercase() { format!("{text}-{}", c.to_lowercase()) } else { format!("{text}{c}") }
    })
}

/// `actions` lists exactly what `check` allows, without doubles; nobody who is waited for is stuck.
fn listed_is_accepted<G: Game>(state: &G, candidates: &Candidates<G>) {
    let Turn::Seats(waiting) = state.turn() else { return };
    assert!(!waiting.is_empty(), "waits for nobody in {state:?}");
    for seat in waiting {
        let listed = actions(state, seat);
        assert!(!listed.is_empty(), "{seat:?} is stuck in {state:?}");
        let unique: HashSet<_> = listed.iter().copied().collect();
        assert_eq!(unique.len(), listed.len(), "double action in {state:?}");
        for &action in listed.iter().chain(&candidates.actions) {
            assert_eq!(state.check(seat, action).is_ok(), unique.contains(&action), "{action} in {state:?}");
        }
    }
}

/// The fast doors `pick` and `draw` open on the same things as `actions` and `chances`, and ask luck once.
fn picked_is_listed<G: Game>(state: &G) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let listed = chances(state);
            assert!(!listed.is_empty(), "a chance without an outcome in {state:?}");
            assert!(listed.iter().all(|it| it.weight > 0), "a chance that never comes up");
            let unique: HashSet<_> = listed.iter().map(|it| it.outcome).collect();
            assert_eq!(unique.len(), listed.len(), "double chance in {state:?}");
            let total: u32 = listed.iter().map(|it| it.weight).sum();
            for index in 0..total {
                let mut n_asked = 0;
                let mut luck = |n| {
                    n_asked += 1;
                    assert_eq!(n, total, "the sum of the weights");
                    index
                };
                let drawn = state.draw(&mut luck, &mut Vec::new());
                let expected = draw(&listed, &mut |_| index);
                assert_eq!((drawn, n_asked), (expected, 1), "chance {index} in {state:?}");
            }
        }
        Turn::Seats(waiting) => {
            for seat in waiting {
                let listed = actions(state, seat);
                for (index, &action) in (0..).zip(&listed) {
                    let mut n_asked = 0;
                    let mut luck = |n| {
                        n_asked += 1;
                        assert_eq!(n as usize, listed.len(), "the number of actions");
                        index
                    };
                    let picked = state.pick(seat, &mut luck, &mut Vec::new());
                    assert_eq!((picked, n_asked), (action, 1), "action {index} in {state:?}");
                }
            }
        }
    }
}

/// What happens to a copy does not happen to the original.
fn copies_are_independent<G: Game>(state: &G, luck: &mut impl Luck) {
    let mut copy = state.clone();
    assert_eq!(copy, *state, "`clone` is not a clone");
    if let Some(event) = random_event(&copy, luck) {
        copy.apply(event);
        assert_ne!(copy, *state, "{event} changed nothing, or a copy shares its inside");
        copy.clone_from(state);
        assert_eq!(copy, *state, "`clone_from` is not a clone");
    }
}

/// The log alone rebuilds the position, and the record is the same text after reading it.
fn replay_is_state<G: Game>(table: &Table<G>) {
    assert_eq!(table.at(table.n_events()).expect("what is now is kept"), *table);
    let record = Record::of(table, None, None).expect("a table that was kept from its beginning");
    let text = record.to_string();
    let read = Record::<G>::parse(&text).unwrap_or_else(|it| panic!("{it} in\n{text}"));
    assert_eq!(read.to_string(), text, "byte for byte");
    assert_eq!(read, record);
    let replayed = Table::replay(&read).unwrap_or_else(|it| panic!("{it} in\n{text}"));
    assert_eq!(replayed, *table);
}

/// A table goes on from its snapshot as if nothing had happened, and a damaged one is refused.
fn snapshots_hold<G: Game>(table: &Table<G>, luck: &mut impl Luck) {
    let setup = table.setup();
    let bytes = table.snapshot();
    let restored = Table::<G>::restore(setup.clone(), &bytes).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(restored.state(), table.state(), "a snapshot tells another position");
    assert_eq!((restored.n_events(), restored.lot()), (table.n_events(), table.lot()));
    assert_eq!(restored.snapshot(), bytes, "a snapshot of what a snapshot tells");
    let kept = restored.first_event()..table.n_events();
    assert!(kept.len() >= SPAN.min(table.n_events()), "{} events are enough to take back", kept.len());
    for n in kept {
        assert_eq!((restored.event(n), restored.veil(n)), (table.event(n), table.veil(n)), "event {n}");
    }
    let (mut here, mut there) = (table.clone(), restored);
    for seat in Seat::first(table.state().n_seats()) {
        assert_eq!(here.undo(seat), there.undo(seat), "taking back after a snapshot");
    }
    for _ in 0..4 {
        let Some(event) = random_event(here.state(), luck) else { break };
        assert_eq!(here.admit(event), there.admit(event), "{event} after a snapshot");
        assert_eq!(here.state(), there.state(), "{event} after a snapshot");
    }

    let mut damaged = bytes.clone();
    damaged[luck.below(bytes.len() as u32) as usize] ^= 1 << luck.below(8);
    assert!(Table::<G>::restore(setup.clone(), &damaged).is_err(), "a damaged snapshot was taken");
    let n_left = luck.below(bytes.len() as u32) as usize;
    assert!(Table::<G>::restore(setup.clone(), &bytes[..n_left]).is_err(), "a torn snapshot was taken");
}

/// What is remembered of a position is all of it, and whatever is remembered, recalling it does not panic.
fn memory_is_state<G: Game>(setup: &G::Setup, state: &G, luck: &mut impl Luck) {
    let mut bytes = postcard::to_allocvec(&state.memory()).expect("a memory can be written");
    let memory = postcard::from_bytes(&bytes).unwrap_or_else(|it| panic!("{it}: a memory cannot be read"));
    assert_eq!(G::recall(setup, memory).as_ref(), Some(state), "another position is recalled");
    // The hash of a snapshot guards the bytes; but the program that wrote them may have been wrong.
    let n_bytes = bytes.len() as u32;
    for _ in 0..8 {
        bytes[luck.below(n_bytes) as usize] ^= 1 << luck.below(8);
        if let Ok(memory) = postcard::from_bytes(&bytes) {
            let _ = G::recall(setup, memory);
        }
    }
}

/// Text and value are the same thing.
fn notation_round_trips<G: Game>(event: &EventOf<G>) {
    fn check<T: Copy + Eq + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display>>(it: T) {
        let text = it.to_string();
        match text.parse::<T>() {
            Ok(read) => assert_eq!(read, it, "{text}"),
            Err(reason) => panic!("{text}: {reason}"),
        }
    }
    match *event {
        Event::Act { action, .. } => check(action),
        Event::Chance(chance) => check(chance),
        Event::Ruling { ruling, .. } => check(ruling),
    }
}

/// If a viewer saw the same events, the viewer sees the same position, whatever the hidden events were.
fn veiled_events_do_not_leak<G: Game>(table: &Table<G>, candidates: &Candidates<G>, luck: &mut impl Luck) {
    let log = table.log();
    let n_seats = table.state().n_seats();
    let viewer = match Seat::new(luck.below(n_seats as u32 + 1) as usize) {
        Some(seat) if seat.index() < n_seats => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let seen: Vec<_> = table.redact(viewer).collect();
    let hidden: Vec<_> = (0..log.len()).filter(|&index| !table.is_open(index, viewer)).collect();
    let Some(&index) = pick(&hidden, luck) else { return };
    let before = table.at(index).expect("a table that was kept from its beginning");
    let alternatives = alternatives(before.state(), &log[index], candidates);
    for _ in 0..4 {
        let Some(&other) = pick(&alternatives, luck) else { return };
        let mut twin = before.clone();
        let mut events = [&other].into_iter().chain(&log[index + 1..]);
        if events.all(|&event| twin.admit(event).is_ok()) {
            let seen_there: Vec<_> = twin.redact(viewer).collect();
            // Some rulings are public and others are not, and that much may be known.
            if matches!(other, Event::Ruling { .. }) && seen_there != seen {
                continue;
            }
            assert_eq!(seen_there, seen, "{viewer:?} reads {other} from the log");
            let (here, there) = (table.state().view(viewer), twin.state().view(viewer));
            assert_eq!(here, there, "{viewer:?} tells {} from {other}", log[index]);
            assert_eq!(table.state().turn(), twin.state().turn(), "whose turn it is tells {other}");
            if let (Viewer::Seat(seat), Turn::Seats(waiting)) = (viewer, table.state().turn())
                && waiting.contains(seat)
            {
                let (here, there) = (actions(table.state(), seat), actions(twin.state(), seat));
                assert_eq!(here, there, "what {seat:?} may do tells {} from {other}", log[index]);
            }
        }
    }
}

fn pick<'a, T>(from: &'a [T], luck: &mut impl Luck) -> Option<&'a T> {
    if from.is_empty() { None } else { from.get(luck.below(from.len() as u32) as usize) }
}

fn actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut res = Vec::new();
    state.actions(seat, &mut res);
    res
}

fn chances<G: Game>(state: &G) -> Vec<Weighted<G::Chance>> {
    let mut res = Vec::new();
    state.chances(&mut res);
    res
}

fn alternatives<G: Game>(state: &G, event: &EventOf<G>, candidates: &Candidates<G>) -> Vec<EventOf<G>> {
    match *event {
        Event::Act { seat, .. } => actions(state, seat).into_iter().map(|action| Event::Act { seat, action }).collect(),
        Event::Chance(_) => chances(state).into_iter().map(|it| Event::Chance(it.outcome)).collect(),
        Event::Ruling { seat, .. } => candidates.rulings.iter().map(|&ruling| Event::Ruling { seat, ruling }).collect(),
    }
}

fn random_event<G: Game>(state: &G, luck: &mut impl Luck) -> Option<EventOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(draw(&chances(state), luck))),
        Turn::Seats(waiting) => {
            let waiting: Vec<_> = waiting.iter().collect();
            let seat = *pick(&waiting, luck)?;
            Some(Event::Act { seat, action: *pick(&actions(state, seat), luck)? })
        }
    }
}

fn random_ruling<G: Game>(table: &Table<G>, candidates: &Candidates<G>, luck: &mut impl Luck) -> Option<EventOf<G>> {
    let seat = Seat::new(luck.below(table.state().n_seats() as u32) as usize)?;
    let ruling = *pick(&candidates.rulings, luck)?;
    table.clone().rule(seat, ruling).is_ok().then_some(Event::Ruling { seat, ruling })
}
