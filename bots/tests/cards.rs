//! The bots of Village Rails and Rail Age play by the rules, repeat themselves, and know no more than their seat.

use bots::{Level, Mind};
use kernel::{Event, EventOf, Game as _, Seat, Turn, Viewer};
use railage::Railage;
use village::Village;

/// Plays a game, the seats with bots of these levels; `look` sees every decision before it is made.
fn play<G: Mind>(setup: &G::Setup, levels: &[Level], seed: u64, mut look: impl FnMut(&G, Seat, &[G::Action])) -> G {
    let mut game = G::new(setup);
    let mut fate = fastrand::Rng::with_seed(seed);
    let mut luck = fastrand::Rng::with_seed(seed + 1_000_000);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let event: EventOf<G> = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                actions.clear();
                game.actions(seat, &mut actions);
                look(&game, seat, &actions);
                let thoughts =
                    G::think(&game.view(Viewer::Seat(seat)), seat, &actions, levels[seat.index()], &mut luck);
                assert!(thoughts.iter().all(|it| actions.contains(&it.action) && it.expected.is_finite()));
                Event::Act { seat, action: thoughts.first().expect("at least one thought").action }
            }
        };
        game.apply(event);
    }
}

fn village(n_seats: usize) -> village::Setup {
    village::Setup::new(n_seats).expect("two to four seats")
}

fn rail_age() -> [railage::Setup; 2] {
    [railage::Setup::river(1).expect("one seat"), railage::Setup::lake(1).expect("one seat")]
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    use Level::{Easy, Greedy, Normal, Random};
    let tables: [&[Level]; 4] =
        [&[Random, Greedy], &[Easy, Normal], &[Easy, Greedy, Random], &[Normal, Greedy, Easy, Random]];
    let mut n_decisions = 0;
    for (seed, levels) in (0..).zip(tables) {
        let game: Village = play(&village(levels.len()), levels, seed, |_, _, _| n_decisions += 1);
        assert!(Seat::first(levels.len()).all(|it| game.score(it) > 0));
        for setup in [railage::Setup::river(levels.len()), railage::Setup::lake(levels.len())] {
            let game: Railage = play(&setup.expect("seats"), levels, seed, |_, _, _| n_decisions += 1);
            assert!(game.round() > 3, "{} rounds", game.round());
        }
    }
    for setup in rail_age() {
        for level in [Random, Greedy, Easy, Normal] {
            play::<Railage>(&setup, &[level], 7, |_, _, _| n_decisions += 1);
        }
    }
    assert!(n_decisions > 1000, "{n_decisions} decisions");
}

/// Asks every level at some decisions of a game between greedy bots: twice, the second time in another game that looks
/// the same to the seat.
fn ask_twice<G: Mind>(setup: &G::Setup, n_seats: usize, every: usize, other: impl Fn(&G, Seat) -> G) -> usize {
    let (mut n_decisions, mut n_asked) = (0, 0);
    play::<G>(setup, &vec![Level::Greedy; n_seats], 3, |game, seat, actions| {
        n_decisions += 1;
        if n_decisions % every != 0 {
            return;
        }
        let other = other(game, seat);
        for level in Level::ALL {
            let ask = |game: &G| {
                let mut luck = fastrand::Rng::with_seed(n_decisions as u64);
                let thoughts = G::think(&game.view(Viewer::Seat(seat)), seat, actions, level, &mut luck);
                (thoughts, luck.u64(..))
            };
            assert_eq!(ask(game), ask(&other), "{level} at decision {n_decisions}");
        }
        n_asked += 1;
    });
    n_asked
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    assert!(ask_twice::<Village>(&village(3), 3, 23, |game, _| game.clone()) >= 3);
    assert!(ask_twice::<Railage>(&rail_age()[1], 1, 9, |game, _| game.clone()) >= 4);
}

#[test]
fn hands_and_decks_that_a_seat_cannot_see_change_nothing() {
    let n_asked = ask_twice::<Village>(&village(2), 2, 13, |game, seat| {
        let mut other = game.clone();
        let mut luck = fastrand::Rng::with_seed(5);
        while other == *game {
            other.guess_again(seat, &mut luck);
        }
        // While a line is resolved the view hides one thing more: whether the turn has had its trip.
        assert_eq!(other.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
        other
    });
    assert!(n_asked >= 3);
}

#[test]
fn greedy_bots_with_the_same_mine_play_games_of_their_own() {
    let mut n_pairs = 0;
    for seed in 0..8 {
        let setup = if seed % 2 == 0 { railage::Setup::river(4) } else { railage::Setup::lake(4) }.expect("four seats");
        let played = bots::play::<Railage>(&setup, &[Level::Greedy], seed);
        let again = bots::play::<Railage>(&setup, &[Level::Greedy], seed);
        assert_eq!(played.record().to_string(), again.record().to_string(), "the same seed plays the same game");
        let game = played.table.state();
        for (one, other) in Seat::first(4).flat_map(|one| Seat::first(one.index()).map(move |other| (one, other))) {
            if game.start_mine(one) == game.start_mine(other) {
                n_pairs += 1;
                assert_ne!(game.sheet(one), game.sheet(other), "seats {one} and {other} of seed {seed}");
            }
        }
    }
    assert!(n_pairs >= 4, "{n_pairs} pairs of seats with the same mine");
}

#[test]
fn sheets_that_a_seat_cannot_see_change_nothing() {
    let setup = railage::Setup::river(2).expect("two seats");
    let n_changed = std::cell::Cell::new(0);
    ask_twice::<Railage>(&setup, 2, 13, |game, seat| {
        // The other seat goes on as it likes; nothing of it is announced before the round is over.
        let mut other = game.clone();
        let rival = Seat::first(2).find(|&it| it != seat).expect("two seats");
        let mut luck = fastrand::Rng::with_seed(6);
        let is_waited_for = matches!(game.turn(), Turn::Seats(waiting) if waiting.contains(rival));
        if is_waited_for && game.desk(rival).phase() != railage::Phase::Ready {
            let action = other.pick(rival, &mut luck, &mut Vec::new());
            other.apply(Event::Act { seat: rival, action });
            n_changed.set(n_changed.get() + usize::from(other != *game));
        }
        other
    });
    assert!(n_changed.get() >= 3, "{} hidden sheets were other ones", n_changed.get());
}

#[test]
fn dice_to_come_change_nothing() {
    // Two games that differ in their dice from some round on: all thoughts before it are the same.
    let thoughts = |seed: u64| {
        let mut game = Railage::new(&rail_age()[1]);
        let mut fate = fastrand::Rng::with_seed(1);
        let (mut actions, mut outcomes, mut res) = (Vec::new(), Vec::new(), Vec::new());
        while game.round() < 6 {
            if game.round() == 5 {
                fate = fastrand::Rng::with_seed(seed);
            }
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut fate, &mut outcomes)),
                Turn::Seats(_) => {
                    actions.clear();
                    game.actions(Seat::FIRST, &mut actions);
                    let mut luck = fastrand::Rng::with_seed(2);
                    let view = game.view(Viewer::Seat(Seat::FIRST));
                    let mut all = Railage::think(&view, Seat::FIRST, &actions, Level::Normal, &mut luck);
                    res.push(all.clone());
                    Event::Act { seat: Seat::FIRST, action: all.swap_remove(0).action }
                }
            };
            game.apply(event);
        }
        (res, outcomes.len(), game)
    };
    let (one, other) = (thoughts(10), thoughts(11));
    assert_eq!(one.0, other.0);
    assert!(one.0.len() > 10);
    assert_ne!(one.2, other.2, "the dice of the last round differ");
}

#[test]
fn who_searches_beats_who_looks_at_once() {
    let mut n_wins = 0;
    for seed in 0..10 {
        let (levels, seat) = match seed % 2 {
            0 => ([Level::Normal, Level::Greedy], Seat::FIRST),
            _ => ([Level::Greedy, Level::Normal], Seat::new(1).expect("a seat")),
        };
        let game: Village = play(&village(2), &levels, seed, |_, _, _| {});
        n_wins += usize::from(game.winners().contains(seat));
    }
    assert!(n_wins >= 7, "{n_wins} of 10");
    for setup in rail_age() {
        let sum = |level: Level| {
            (0..3).map(|seed| play::<Railage>(&setup, &[level], seed, |_, _, _| {}).score(Seat::FIRST)).sum::<i32>()
        };
        let (normal, greedy, random) = (sum(Level::Normal), sum(Level::Greedy), sum(Level::Random));
        assert!(normal > greedy && greedy > 4 * random, "{normal}, {greedy} and {random} points");
    }
}
