//! The bots of Village Rails play by the rules, repeat themselves, and know no more than their seat.

use fastrand::Rng;
use kernel::{Game as _, Seat, Viewer};
use mind::{
    Level,
    laws::{watch, what_is_hidden_changes_nothing},
    play,
};
use village::{Setup, Village};
use village_bot::Bot;

fn setup(n_seats: usize) -> Setup {
    Setup::new(n_seats).expect("two to four seats")
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    use Level::{Easy, Greedy, Normal, Random};
    let tables: [&[Level]; 4] =
        [&[Random, Greedy], &[Easy, Normal], &[Easy, Greedy, Random], &[Normal, Greedy, Easy, Random]];
    let mut n_decisions = 0;
    for (seed, levels) in (0..).zip(tables) {
        let game = watch::<Bot>(&setup(levels.len()), levels, seed, |_, _| n_decisions += 1);
        assert!(Seat::first(levels.len()).all(|it| game.score(it) > 0));
    }
    assert!(n_decisions > 250, "{n_decisions} decisions");
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    assert!(what_is_hidden_changes_nothing::<Bot>(&setup(3), 23, |game, _| game.clone()) >= 3);
}

#[test]
fn hands_and_decks_that_a_seat_cannot_see_change_nothing() {
    let n_asked = what_is_hidden_changes_nothing::<Bot>(&setup(2), 13, |game: &Village, seat| {
        let mut other = game.clone();
        let mut luck = Rng::with_seed(5);
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
fn who_searches_beats_who_looks_at_once() {
    let mut n_wins = 0;
    for seed in 0..10 {
        let (levels, seat) = match seed % 2 {
            0 => ([Level::Normal, Level::Greedy], Seat::FIRST),
            _ => ([Level::Greedy, Level::Normal], Seat::new(1).expect("a seat")),
        };
        let game = watch::<Bot>(&setup(2), &levels, seed, |_, _| {});
        n_wins += usize::from(game.winners().contains(seat));
    }
    assert!(n_wins >= 7, "{n_wins} of 10");
}

/// No set of border pieces is better than another by more than £6 are worth, the price of the dearest track.
#[test]
fn no_set_of_border_pieces_is_much_better_than_another() {
    let (mut points, mut n_players) = ([0; 4], [0; 4]);
    for seed in 0..2_000 {
        let played = play::<Bot>(&setup(4), &[Level::Greedy], seed);
        for (seat, score) in played.scores().iter() {
            let letter = played.table.state().tableau(seat).expect("a tableau").letter().index();
            points[letter] += *score;
            n_players[letter] += 1;
        }
    }
    // At a table of four everybody has another letter.
    assert_eq!(n_players, [2_000; 4]);
    let means = points.map(|it| f64::from(it) / 2_000.0);
    let (least, most) = means.iter().fold((f64::MAX, 0.0_f64), |(a, b), &it| (a.min(it), b.max(it)));
    assert!(least > 60.0 && most - least < 2.0, "{means:?}");
}
