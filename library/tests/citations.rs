//! What a host says as data: the names and values from which it is told in other languages.

use crate::samples;
use kernel::{Citation, Dice, Seat, laws};
use library::{GAMES, Host, HostError, clauses, find};

fn open(game: &str) -> Box<dyn Host> {
    let (least, _) = find(game).expect("the game").seats;
    let mut host = find(game).expect("the game").open(None, least).expect("an open game");
    host.settle(&Dice::new("2c26b46b".parse().expect("a seed"), "citations".parse().expect("an id")));
    host
}

/// How it is cited, as in the samples.
fn told(citation: &Citation) -> String {
    let arguments = citation.arguments.iter().map(|(name, value)| format!(" {name}={value}"));
    format!("{}{}", citation.id, arguments.collect::<String>())
}

#[track_caller]
fn check_refused(said: Result<(), HostError>, id: &str, text: &str) {
    let Err(HostError::Refused(citation)) = said else { panic!("{said:?}") };
    assert_eq!((told(&citation).as_str(), citation.to_string().as_str()), (id, text));
}

#[track_caller]
fn check_unreadable(said: Result<(), HostError>, id: &str, text: &str) {
    let Err(error @ HostError::Unreadable(_)) = said else { panic!("{said:?}") };
    assert_eq!((told(error.citation()).as_str(), error.to_string().as_str()), (id, text));
}

#[test]
fn every_objection_is_cited_by_its_name_and_its_values() {
    laws::cite("", &samples::objections());
}

#[test]
fn no_two_reasons_have_one_name() {
    let mut ids: Vec<_> = clauses().map(|it| it.id).collect();
    let n_ids = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), n_ids);
    for entry in GAMES {
        assert!(entry.refusals.iter().all(|it| ids.binary_search(&it.id).is_ok()), "{}", entry.name);
    }
    for id in ["table-game-over", "unfair-rolled", "unreadable", "village-too-dear"] {
        assert!(ids.binary_search(&id).is_ok(), "{id}");
    }
}

#[test]
fn a_host_cites_the_rules_and_the_table() {
    let mut host = open("30-rails");
    let now = "now comes the mountain to leave out, for example `skip y3` or `skip none`";
    check_refused(host.act(Seat::FIRST, "mine x1/y1"), "thirty-wrong-part part=skip station=none", now);
    let nobody = Seat::new(9).expect("a seat");
    let none = "there is no seat 9: seats are 0 to 0";
    check_refused(host.act(nobody, "skip none"), "table-no-such-seat seat=9 last=0", none);
    check_refused(host.rule(nobody, "leave"), "table-no-such-seat seat=9 last=0", none);
    let post = "moves are never missing in this game: that belongs to the postal rules";
    check_refused(host.rule(Seat::FIRST, "missing"), "thirty-only-by-post", post);
    let due = "no die is rolled and nothing is drawn now";
    check_refused(host.push(". roll 1 1"), "table-no-chance-due", due);
    check_refused(host.decide_absent(nobody), "nobody-waits seat=9", "nobody waits for seat 9");
}

#[test]
fn a_host_cites_what_it_cannot_read() {
    let mut host = open("30-rails");
    let square = "expected a square, x1/y1 to x6/y6, found";
    check_unreadable(host.act(Seat::FIRST, "mine x9/y9"), "unreadable found=x9/y9", &format!("{square} `x9/y9`"));
    check_unreadable(host.act(Seat::FIRST, "mine"), "unfinished", &format!("{square} nothing more"));
    let line = host.push("0 mine x9/y9");
    check_unreadable(line, "unreadable found=0 mine x9/y9", &format!("{square} `x9/y9`"));
    let mut host = open("rail-age");
    let Err(HostError::Unreadable(citation)) = host.act(Seat::FIRST, "start 7") else { panic!("it is no city") };
    assert_eq!(told(&citation), "unreadable found=7");
    let none = "this game knows no rulings of a game master";
    check_unreadable(host.rule(Seat::FIRST, "leave"), "no-rulings", none);
}
