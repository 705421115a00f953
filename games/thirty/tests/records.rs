//! Recorded games: they replay to the same scores and the same bytes, and every roll follows from the seed.
//!
//! `THIRTY_RECORDS=write cargo test -p thirty --test records` plays them anew and writes them.

use crate::{bot, slow};
use std::{env, fs, path::PathBuf, sync::Once, time::Instant};

use crate::common::{RULES, read, seat};
use kernel::{Dice, Event, Game as _, Record, Seat, SeatSet, Seed, Table, Turn};
use thirty::{Action, Chance, Mark, Pair, Part, Ruling, Setup, Thirty};
use track::SquareSet;

/// A recorded game: its name, what was agreed, how it is played, and what it shows.
struct Game {
    name: &'static str,
    setup: &'static str,
    play: fn(&mut Table<Thirty>, &Dice),
    shows: fn(&Table<Thirty>),
}

static GAMES: [Game; 10] = [
    Game { name: "basic-30-squares", setup: "basic seats 1", play: sensibly, shows: thirty_squares },
    Game { name: "basic-29-squares", setup: "basic seats 1", play: with_six_mountains, shows: twenty_nine_squares },
    Game { name: "advanced-30-squares", setup: "advanced seats 1", play: sensibly, shows: thirty_squares },
    Game {
        name: "advanced-29-squares",
        setup: "advanced seats 1",
        play: with_six_mountains,
        shows: twenty_nine_squares,
    },
    Game { name: "postal-30-squares", setup: "postal seats 1", play: sensibly, shows: thirty_squares },
    Game { name: "postal-29-squares", setup: "postal seats 1", play: with_six_mountains, shows: twenty_nine_squares },
    Game { name: "postal-all-blocked", setup: "postal seats 1", play: without_a_letter, shows: all_blocked },
    Game { name: "advanced-all-shares", setup: "advanced seats 1", play: only_shares, shows: all_crosses },
    Game { name: "basic-three-one-leaves", setup: "basic seats 3", play: one_leaves, shows: one_left },
    Game { name: "postal-two", setup: "postal seats 2", play: two_by_post, shows: two_letters },
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.rec"))
}

fn dice(name: &str) -> Dice {
    let start = name.as_bytes().first_chunk().expect("a long name");
    let seed = format!("{:016x}", u64::from_be_bytes(*start));
    Dice::new(read::<Seed>(&seed), read(name))
}

fn waiting(table: &Table<Thirty>) -> SeatSet {
    match table.state().turn() {
        Turn::Seats(seats) => seats.clone(),
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// Rolls, and lets `act` decide for the first seat that is waited for, until the game is over.
fn run(table: &mut Table<Thirty>, dice: &Dice, mut act: impl FnMut(&mut Table<Thirty>, Seat)) {
    loop {
        table.settle(dice);
        let Some(seat) = waiting(table).lowest() else { return };
        act(table, seat);
    }
}

fn is_setting_up(table: &Table<Thirty>, seat: Seat) -> bool {
    table.state().sheet(seat).missing_part().is_some()
}

fn take_turn(table: &mut Table<Thirty>, seat: Seat, keeps_all: bool) {
    if is_setting_up(table, seat) {
        bot::set_up(table, seat, keeps_all, &mut fastrand::Rng::with_seed(seat.index() as u64));
    } else {
        let action = bot::best_action(table, seat);
        table.act(seat, action).expect("it is listed");
    }
}

fn sensibly(table: &mut Table<Thirty>, dice: &Dice) {
    run(table, dice, |table, seat| take_turn(table, seat, false));
}

fn with_six_mountains(table: &mut Table<Thirty>, dice: &Dice) {
    run(table, dice, |table, seat| take_turn(table, seat, true));
}

/// Nothing is ever received, but for a few illegal orders.
fn without_a_letter(table: &mut Table<Thirty>, dice: &Dice) {
    let mut n = 0;
    run(table, dice, |table, seat| {
        let later = SquareSet::EMPTY;
        n += 1;
        let ruling = match table.state().sheet(seat).missing_part() {
            Some(part) => Ruling::Draw(part),
            None if n % 3 == 0 => Ruling::Illegal { later },
            None => Ruling::Missing { later },
        };
        table.rule(seat, ruling).expect("a move is due");
    });
}

fn only_shares(table: &mut Table<Thirty>, dice: &Dice) {
    run(table, dice, |table, seat| {
        if is_setting_up(table, seat) {
            return take_turn(table, seat, false);
        }
        let sheet = table.state().sheet(seat);
        let pair = Pair::ALL[usize::from(sheet.n_turns()) % 6];
        let cross = sheet.free().nth(0);
        table.act(seat, Action::Shares { pair, cross }).expect("shares may always be bought");
    });
}

/// The second of three leaves in the middle of turn 21.
fn one_leaves(table: &mut Table<Thirty>, dice: &Dice) {
    run(table, dice, |table, first| {
        let leaver = seat(1);
        if table.state().sheet(leaver).n_turns() == 20 && waiting(table).contains(leaver) && first == leaver {
            return table.rule(leaver, Ruling::Leave).expect("anybody may leave");
        }
        take_turn(table, first, false);
    });
}

/// The first forgets the mine and one round, and sends some orders that are illegal; the second is punctual.
fn two_by_post(table: &mut Table<Thirty>, dice: &Dice) {
    run(table, dice, |table, now| {
        let sheet = table.state().sheet(now);
        if now == seat(0) && !is_setting_up(table, now) {
            let later = SquareSet::EMPTY;
            match sheet.n_turns() {
                9..12 => return table.rule(now, Ruling::Missing { later }).expect("a move is due"),
                16 | 25 => return table.rule(now, Ruling::Illegal { later }).expect("a move is due"),
                _ => {}
            }
        } else if now == seat(0) && !sheet.has(Part::Mine) {
            return table.rule(now, Ruling::Draw(Part::Mine)).expect("there is no mine");
        }
        take_turn(table, now, false);
    });
}

fn sheet(table: &Table<Thirty>, index: usize) -> thirty::Sheet {
    *table.state().sheet(seat(index))
}

fn thirty_squares(table: &Table<Thirty>) {
    let sheet = sheet(table, 0);
    assert_eq!((sheet.mountains().len(), sheet.n_turns(), sheet.free().len()), (5, 30, 0));
    assert!(table.state().score(Seat::FIRST) >= 20, "it was played with some sense");
}

fn twenty_nine_squares(table: &Table<Thirty>) {
    let sheet = sheet(table, 0);
    assert_eq!((sheet.mountains().len(), sheet.n_turns(), sheet.free().len()), (6, 29, 0));
    let n_rolls = table.log().iter().filter(|it| matches!(it, Event::Chance(Chance::Roll(_)))).count();
    assert_eq!(n_rolls, 30, "the last roll is made, and nobody places it");
    assert!(matches!(table.log().last(), Some(Event::Chance(Chance::Roll(_)) | Event::Act { .. })));
    assert!(table.state().score(Seat::FIRST) > 0);
}

fn all_blocked(table: &Table<Thirty>) {
    assert!(table.log().iter().all(|it| !matches!(it, Event::Act { .. })), "nothing was received");
    let sheet = sheet(table, 0);
    assert_eq!((sheet.crosses().len(), sheet.track().count(), sheet.mountains().len()), (30, 0, 5));
    let n_illegal = table.log().iter().filter(|it| matches!(it, Event::Ruling { ruling: Ruling::Illegal { .. }, .. }));
    assert_eq!(n_illegal.count(), 10);
}

fn all_crosses(table: &Table<Thirty>) {
    let sheet = sheet(table, 0);
    assert_eq!((sheet.crosses().len(), sheet.track().count()), (30, 0));
    let shares: u32 = Pair::ALL.into_iter().map(|it| u32::from(sheet.shares(it))).sum();
    let higher = table.log().iter().map(|it| match it {
        Event::Chance(Chance::Roll(roll)) => u32::from(roll.white().max(roll.colour().die())),
        _ => 0,
    });
    assert_eq!(shares, higher.sum::<u32>());
}

fn one_left(table: &Table<Thirty>) {
    let turns = [0, 1, 2].map(|n| sheet(table, n).n_turns());
    assert_eq!(turns, [30, 20, 30]);
    let leave = table.log().iter().position(|it| matches!(it, Event::Ruling { ruling: Ruling::Leave, .. }));
    let before = table.at(leave.expect("somebody left")).expect("all is kept");
    assert_eq!(waiting(&before).iter().collect::<Vec<_>>(), [seat(1), seat(2)], "in the middle of a turn");
    assert!(table.state().scores().iter().all(|it| *it.1 > 0));
}

fn two_letters(table: &Table<Thirty>) {
    assert_eq!([0, 1].map(|n| sheet(table, n).crosses().len()), [5, 0]);
    assert_eq!([0, 1].map(|n| sheet(table, n).track().count()), [25, 30]);
    let drawn = table.log().iter().filter(|it| matches!(it, Event::Chance(Chance::Drawn(Action::Mine(_))))).count();
    assert_eq!(drawn, 1);
    assert!(table.state().scores().iter().all(|it| *it.1 > 0));
}

/// Plays the games anew, if that is asked for.
fn write_if_asked() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let is_asked = env::var_os("THIRTY_RECORDS").is_some_and(|it| it == "write");
        for game in GAMES.iter().filter(|_| is_asked) {
            let dice = dice(game.name);
            let mut table = Table::<Thirty>::new(read(game.setup));
            (game.play)(&mut table, &dice);
            let record = Record::of(&table, Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept");
            fs::write(path(game.name), record.to_string()).expect("the folder of the records");
        }
    });
}

#[test]
fn recorded_games_replay_to_the_same_scores_and_the_same_bytes() {
    write_if_asked();
    for game in &GAMES {
        let text = fs::read_to_string(path(game.name)).unwrap_or_else(|it| panic!("{}: {it}", game.name));
        let record = Record::<Thirty>::parse(&text).unwrap_or_else(|it| panic!("{}: {it}", game.name));
        assert_eq!(record.to_string(), text, "{}, byte for byte", game.name);
        assert_eq!(record.setup, read(game.setup));
        let (table, n_rolls) = record.verify().unwrap_or_else(|it| panic!("{}: {it}", game.name));
        assert_eq!(n_rolls, Some(text.lines().filter(|it| it.starts_with(". ")).count()));
        assert_eq!(table, Table::replay(&record).expect("it was verified"));
        assert_eq!(table.state().turn(), Turn::Over);
        let line = text.lines().last().and_then(|it| it.strip_prefix("= ")).expect("a line of scores");
        let scores: Vec<i32> = line.split(' ').map(read).collect();
        assert_eq!(scores, table.state().scores().as_slice());
        for (seat, &score) in Seat::first(scores.len()).zip(&scores) {
            assert_eq!(slow::score(table.state().sheet(seat), record.setup.rules()).total, score, "{}", game.name);
        }
        (game.shows)(&table);
    }
    let files = fs::read_dir(path("x").parent().expect("a folder")).expect("the folder of the records");
    assert_eq!(files.count(), GAMES.len(), "every record is one of these games");
}

#[test]
fn a_changed_roll_is_found_out() {
    write_if_asked();
    for game in &GAMES {
        let text = fs::read_to_string(path(game.name)).expect("a record");
        let index = text.lines().position(|it| it.starts_with(". roll")).expect("a roll");
        let changed = |line: &str| if line == ". roll 1 1" { ". roll 2 2" } else { ". roll 1 1" }.to_owned();
        let lines: Vec<_> = text
            .lines()
            .enumerate()
            .map(|(n, line)| if n == index { changed(line) } else { line.to_owned() })
            .collect();
        let record = Record::<Thirty>::parse(&(lines.join("\n") + "\n")).expect("it can be read");
        assert_eq!(record.verify().expect_err("the dice gave another").line, index + 1);
    }
}

#[test]
fn a_game_of_a_thousand_seats_is_played_in_a_moment() {
    for rules in RULES {
        let dice = dice("thousand");
        let started = Instant::now();
        let mut table = Table::<Thirty>::new(Setup::new(rules, 1_000).expect("a thousand seats"));
        let mut rng = fastrand::Rng::with_seed(1_000);
        run(&mut table, &dice, |table, seat| {
            let action = table.state().pick(seat, &mut rng, &mut Vec::new());
            table.act(seat, action).expect("it is listed");
        });
        let scores = table.state().scores();
        let played = started.elapsed();
        println!("{rules}, a thousand seats, {} events: {played:?}", table.log().len());
        assert!(played.as_secs() < 5, "{rules}: {played:?}");
        assert_eq!(scores.n_seats(), 1_000);
        for (seat, sheet) in Seat::first(1_000).map(|it| (it, table.state().sheet(it))) {
            assert!(sheet.free().is_empty() && sheet.mine().is_some_and(|it| sheet.mark(it) == Mark::Mine), "{seat}");
        }
        let record = Record::of(&table, Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept");
        let text = record.to_string();
        let read = Record::<Thirty>::parse(&text).expect("a record");
        assert_eq!(read.to_string(), text);
        let (replayed, _) = read.verify().expect("every roll follows from the seed");
        assert_eq!(replayed, table);
        println!("with its record: {:?}", started.elapsed());
    }
}
