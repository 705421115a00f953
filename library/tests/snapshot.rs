//! Tables of every game that are put away and taken up again, spoken to in text only.

use kernel::{Dice, Seat, Seed, SnapshotError, Turn, Unfair, Viewer};
use library::{GAMES, Host, RestoreError, find, restore};

fn dice() -> Dice {
    Dice::new("2a".parse::<Seed>().expect("a seed"), "test".parse().expect("an id"))
}

/// Lets somebody act, and rolls what is due; says whether there was anybody to act.
fn move_on(host: &mut dyn Host, n: usize) -> bool {
    host.settle(&dice());
    let Turn::Seats(waiting) = host.turn() else { return false };
    let seat = waiting.iter().nth(n % waiting.len()).expect("somebody is waited for");
    let actions = host.actions(seat);
    host.act(seat, &actions[(n * 5) % actions.len()]).expect("a listed action is legal");
    true
}

fn again(host: &dyn Host) -> Box<dyn Host> {
    restore(&host.head(), &[], &host.snapshot()).expect("a snapshot")
}

#[test]
fn every_game_goes_on_from_its_snapshots() {
    let mut n_long = 0;
    for game in GAMES {
        for rules in game.rule_sets {
            let mut host = game.open(Some(rules.name), game.seats.1.min(9)).expect("an open game");
            let mut kept = host.fork();
            for n in 0.. {
                if n % 10 == 0 {
                    kept = again(kept.as_ref());
                    assert_eq!(kept.snapshot(), host.snapshot(), "{}", rules.name);
                }
                let has_moved = move_on(host.as_mut(), n);
                assert_eq!(move_on(kept.as_mut(), n), has_moved);
                for n in kept.first_event()..kept.n_events() {
                    assert_eq!((kept.event(n), kept.veil(n)), (host.event(n), host.veil(n)));
                }
                if !has_moved {
                    break;
                }
            }
            assert_eq!(host.turn(), Turn::Over);
            assert_eq!((kept.n_events(), kept.step()), (host.n_events(), host.step()));
            assert_eq!(kept.view(Viewer::Referee), host.view(Viewer::Referee));
            assert_eq!(kept.undo(Seat::FIRST), Err(Unfair::Over));
            if kept.first_event() == 0 {
                // Too short to forget its beginning.
                continue;
            }
            n_long += 1;
            assert_eq!((kept.record(None, None), kept.redacted(Viewer::Public)), (None, None));
            assert!(kept.at(0).is_none() && kept.event(0).is_none() && kept.veil(0).is_none());
        }
    }
    assert!(n_long > 5, "{n_long} games are long enough to forget their beginning");
}

#[test]
fn a_snapshot_goes_on_at_the_table_it_was_taken_from_only() {
    let mut host = find("30-rails").expect("the game").open(Some("basic"), 2).expect("an open game");
    (0..20).for_each(|n| _ = move_on(host.as_mut(), n));
    let bytes = host.snapshot();
    let check = |head: &str, bytes: &[u8]| restore(head, &[], bytes).expect_err("another table");
    for other in ["30-rails 1 basic seats 3", "30-rails 1 advanced seats 2"] {
        assert_eq!(check(other, &bytes), RestoreError::Snapshot(SnapshotError::Damaged), "{other}");
    }
    let village = find("village-rails").expect("the game").open(None, 2).expect("an open game").head();
    assert!(matches!(check(&village, &bytes), RestoreError::Snapshot(_)));
    for wrong in ["", "chess 1", "30-rails 2 basic seats 2", "30-rails 1 basic seats 0", "30-rails 1 basic"] {
        assert!(matches!(check(wrong, &bytes), RestoreError::Head(_)), "{wrong}");
    }
    assert_eq!(check(&host.head(), &bytes[..9]).to_string(), "the snapshot is damaged, or of another game");
}

#[test]
fn a_snapshot_with_contents_of_ones_own_needs_them() {
    let text = include_str!("../../games/railage/content/river-1.txt").replace("map river", "map brook");
    let game = find("rail-age").expect("the game");
    let host = game.open_with(None, 2, Some(&text)).expect("an open game");
    assert!(matches!(restore(&host.head(), &[], &host.snapshot()), Err(RestoreError::Head(_))));
    let again = restore(&host.head(), &[&text], &host.snapshot()).expect("its map is there");
    assert_eq!(again.view(Viewer::Public), host.view(Viewer::Public));
}
