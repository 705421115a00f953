//! Bots on the command line: tournaments, games against them, advice.

mod common;

use common::Desk;

const ARENA: [&str; 9] = ["bot", "arena", "village-rails", "--bots", "greedy,random", "--games", "6", "--seed", "3"];

fn arena(desk: &Desk, more: &[&str]) -> String {
    desk.fine(&[&ARENA[..], more].concat(), "")
}

/// Without the line on time, which is another every time.
fn figures(out: &str) -> Vec<&str> {
    out.lines().filter(|it| !it.contains("of one core")).collect()
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_cores() {
    let desk = Desk::new();
    let one = arena(&desk, &["--jobs", "1"]);
    let two = arena(&desk, &["--jobs", "2"]);
    assert_eq!(figures(&one), figures(&two));
    assert!(one.contains("6 games") && one.contains("greedy") && one.contains("random"), "{one}");
    let other =
        desk.fine(&["bot", "arena", "village-rails", "--bots", "greedy,random", "--games", "6", "--seed", "4"], "");
    assert_ne!(figures(&one)[2..], figures(&other)[2..]);
}

#[test]
fn a_tournament_that_broke_off_goes_on() {
    let desk = Desk::new();
    let whole = arena(&desk, &["--csv", "whole.csv", "--jobs", "1"]);
    let rows = desk.read("whole.csv");
    assert_eq!(rows.lines().count(), 2 + 6 * 2);
    // The third game was being written.
    let cut: String = rows.split_inclusive('\n').take(2 + 5).collect();
    desk.write("cut.csv", &cut[..cut.len() - 4]);
    assert_eq!(figures(&arena(&desk, &["--csv", "cut.csv", "--jobs", "1"])), figures(&whole));
    assert_eq!(desk.read("cut.csv"), rows);
    // What is finished is not played again, and what belongs to another tournament is not touched.
    assert_eq!(figures(&arena(&desk, &["--csv", "cut.csv"])), figures(&whole));
    let other = desk.run(&["bot", "arena", "village-rails", "--bots", "greedy", "--csv", "cut.csv"], "");
    assert!(other.code == 1 && other.err.contains("cut.csv: this is the file of another tournament"), "{other:?}");
    assert_eq!(desk.read("cut.csv"), rows);
}

#[test]
fn figures_come_as_json_and_as_a_picture() {
    let desk = Desk::new();
    let out = arena(&desk, &["--json", "--svg", "a.svg"]);
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&json["games"], &json["bots"][0]["bot"]), (&6.into(), &"random".into()));
    let wins = json["bots"][0]["wins"].as_f64().expect("a number") + json["bots"][1]["wins"].as_f64().expect("one");
    assert!((wins - 1.0).abs() < 1e-9, "{out}");
    assert!(desk.read("a.svg").contains("greedy: 6 games"));
}

#[test]
fn a_bot_takes_the_last_seat_and_its_record_verifies() {
    let desk = Desk::new();
    let args = ["play", "30-rails", "--bots", "greedy", "--seed", "5", "--record", "a.rec"];
    let out = desk.fine(&args, "?\nquit\n");
    // What it has decided is hidden until all have.
    assert!(out.contains("seat 1 (greedy bot): has decided") && out.contains("seat 0> "), "{out}");
    assert!(out.contains("go on with `platelayer play --record a.rec --bots greedy`"), "{out}");
    assert!(desk.fine(&["verify", "a.rec"], "").contains("are those of the pledged seed"));
    let on = desk.fine(&["play", "--record", "a.rec", "--bots", "greedy"], "quit\n");
    assert!(on.contains("Going on with a.rec"), "{on}");
    let crowd = desk.run(&["bot", "play", "30-rails", "--seats", "1", "--bots", "easy"], "");
    assert!(crowd.code == 2 && crowd.err.contains("--bots: 1 bots leave no seat of 1 for you"), "{crowd:?}");
}

#[test]
fn advice_names_legal_moves_with_the_points_to_expect() {
    let desk = Desk::new();
    desk.fine(&["play", "30-rails", "--seed", "5", "--record", "a.rec"], "quit\n");
    let out = desk.fine(&["bot", "suggest", "a.rec", "--level", "greedy", "--top", "2", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let best = json["moves"][0]["move"].as_str().expect("a move");
    assert!(json["moves"][0]["expected"].is_number() && json["moves"].as_array().map(Vec::len) == Some(2), "{out}");
    let made = desk.fine(&["play", "--record", "a.rec"], &format!("{best}\nundo\nquit\n"));
    assert!(made.contains(&format!("Taken back: {best}")), "{made}");
    let late = desk.run(&["bot", "suggest", "a.rec", "--at", "999"], "");
    assert!(late.code == 2 && late.err.contains("--at: the record has"), "{late:?}");
    let nobody = desk.run(&["bot", "suggest", "a.rec", "--level", "clever"], "");
    assert!(nobody.code == 2 && nobody.err.contains("there is no level `clever`"), "{nobody:?}");
}
