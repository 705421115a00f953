//! Bots on the command line: tournaments, games against them, advice.

use crate::common::Desk;

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
    let other = ["bot", "arena", "village-rails", "--bots", "greedy", "--csv", "cut.csv"];
    desk.refused(&other, "", 1, "cut.csv: this is the file of another tournament");
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
    let crowd = ["bot", "play", "30-rails", "--seats", "1", "--bots", "easy"];
    desk.refused(&crowd, "", 2, "--bots: 1 bots leave no seat of 1 for you");
}

#[test]
fn advice_names_legal_moves_with_the_points_to_expect() {
    let desk = Desk::new();
    desk.fine(&["play", "30-rails", "--seed", "5", "--record", "a.rec"], "quit\n");
    let out = desk.fine(&["bot", "suggest", "a.rec", "--top", "2", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let best = json["moves"][0]["move"].as_str().expect("a move");
    assert!(json["moves"][0]["expected"].is_number() && json["moves"].as_array().map(Vec::len) == Some(2), "{out}");
    let made = desk.fine(&["play", "--record", "a.rec"], &format!("{best}\nundo\nquit\n"));
    assert!(made.contains(&format!("Taken back: {best}")), "{made}");
    desk.refused(&["bot", "suggest", "a.rec", "--at", "999"], "", 2, "--at: the record has");
    desk.refused(&["bot", "suggest", "a.rec", "--level", "clever"], "", 2, "there is no review `clever`");
}

/// A whole game of bots, and its record.
fn recorded(desk: &Desk, game: &str, rules: &str) -> String {
    let args = ["bot", "arena", game, "--rules", rules, "--bots", "greedy", "--games", "1", "--seed", "7"];
    desk.fine(&[&args[..], &["--records", "kept"]].concat(), "");
    format!("kept/{game}-7.rec")
}

#[test]
fn tournaments_keep_records_that_verify() {
    let desk = Desk::new();
    let file = recorded(&desk, "rail-age", "river");
    assert!(desk.fine(&["verify", &file], "").contains("are those of the pledged seed"));
}

#[test]
fn a_review_tells_luck_from_skill_in_words_json_and_a_picture() {
    let desk = Desk::new();
    let file = recorded(&desk, "30-rails", "basic");
    let out = desk.fine(&["bot", "review", &file, "--svg", "a.svg"], "");
    let score = desk.read(&file).lines().last().expect("scores").trim_start_matches("= ").to_owned();
    assert!(out.starts_with(&format!("30 Rails, basic: {score} points (quick review)")), "{out}");
    assert!(out.contains("Luck brought ") && out.contains("moves cost ") && out.contains("better: "), "{out}");
    // Turns are counted as players do: mountains, mine, four stations and the bonus square are the setup.
    assert!(out.contains("   30  roll ") && !out.contains("   31  "), "{out}");
    assert_eq!(out.lines().filter(|it| it.starts_with("setup ")).count(), 7, "{out}");
    // It adds up as it is printed.
    let sums = out.lines().find(|it| it.starts_with("At first ")).expect("the sums");
    let numbers: Vec<i64> = sums
        .split(|it: char| !it.is_ascii_digit() && it != '.' && it != '-')
        .filter(|it| it.contains(|it: char| it.is_ascii_digit()) && it.contains('.'))
        .map(|it| it.replace('.', "").parse().expect("tenths"))
        .collect();
    assert_eq!(numbers[0] + numbers[1] - numbers[2], 10 * score.parse::<i64>().expect("a score"), "{sums}");
    let picture = desk.read("a.svg");
    assert!(picture.contains("<title") && picture.contains("37 decisions;"), "{picture}");
    // Another game, which is reviewed sooner.
    let file = recorded(&desk, "rail-age", "river");
    let json = desk.fine(&["bot", "review", &file, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let turns = json["turns"].as_array().expect("turns");
    let number = |it: &serde_json::Value| it.as_f64().expect("a number");
    let sum: f64 = turns.iter().map(|it| number(&it["luck"])).sum();
    assert!((number(&json["luck"]) - number(&json["rest"]) - sum).abs() < 1e-6);
    let costs: f64 = turns.iter().map(|it| number(&it["cost"]) - number(&it["later"])).sum();
    assert!((number(&json["cost"]) - costs).abs() < 1e-6, "{json}");
    let whole = number(&json["start"]) + number(&json["luck"]) - number(&json["cost"]);
    assert!((whole - number(&json["score"])).abs() < 1e-6, "{json}");
    assert_eq!((&json["seat"], &turns[0]["number"]), (&0.into(), &1.into()));
    assert_eq!((&turns[0]["turn"], &turns[1]["turn"]), (&serde_json::Value::Null, &1.into()), "a city, then round 1");
    assert!(turns.iter().all(|it| it["cost"].as_f64() >= Some(0.0)), "{json}");
    let is_tenth = |it: &serde_json::Value| it.to_string().split_once('.').is_some_and(|it| it.1.len() == 1);
    for name in ["luck", "cost", "later", "after_roll", "after_move"] {
        assert!(turns.iter().all(|it| is_tenth(&it[name])), "{name}: {json}");
    }
}

#[test]
fn hindsight_writes_a_record_that_verifies_with_the_same_dice() {
    let desk = Desk::new();
    for (game, rules) in [("30-rails", "basic"), ("30-streetcar-rails", "tiles-35")] {
        let file = recorded(&desk, game, rules);
        let args = ["bot", "hindsight", &file, "--steps", "40000"];
        let out = desk.fine(&[&args[..], &["--out", "best.rec"]].concat(), "");
        assert!(out.contains("With the same dice and the same setup: ") && out.contains("not proven"), "{out}");
        assert!(desk.fine(&["verify", "best.rec"], "").contains("all 36 rolls are those of the pledged seed"));
        let chances =
            |name: &str| desk.read(name).lines().filter(|it| it.starts_with(". ")).map(str::to_owned).collect();
        let (played, found): (Vec<String>, Vec<String>) = (chances(&file), chances("best.rec"));
        assert_eq!(played, found);
        // Files are not overwritten, and the number of jobs changes nothing.
        desk.refused(&[&args[..], &["--out", "best.rec"]].concat(), "", 1, "best.rec: this file exists");
        let one = desk.fine(&[&args[..], &["--out", "-", "--jobs", "1"]].concat(), "");
        assert_eq!(one, desk.read("best.rec"));
        std::fs::remove_file(desk.path("best.rec")).expect("a file");
        let json = desk.fine(&[&args[..], &["--any-setup", "--json"]].concat(), "");
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert!(json["best"].as_i64() >= json["played"].as_i64() && json["proven"] == false, "{json}");
    }
}

#[test]
fn records_that_cannot_be_reviewed_are_refused_by_line() {
    let desk = Desk::new();
    let whole = desk.read(&recorded(&desk, "30-rails", "basic"));
    let n_lines = whole.lines().count();
    let start: String = whole.split_inclusive('\n').take(20).collect();
    desk.write("half.rec", &start);
    desk.write("wrong.rec", &whole.replace("roll", "rull"));
    for command in ["review", "hindsight"] {
        desk.refused(&["bot", command, "half.rec"], "", 1, "half.rec:20: the game is not over here");
        desk.refused(&["bot", command, "wrong.rec"], "", 1, "wrong.rec:17: ");
        desk.refused(&["bot", command, "kept/30-rails-7.rec", "--seat", "1"], "", 2, "--seat: seats are 0 to 0");
    }
    assert!(n_lines > 20);
    let other = recorded(&desk, "rail-age", "river");
    desk.refused(&["bot", "hindsight", &other], "", 1, "no hindsight for rail-age");
    desk.refused(&["bot", "review", &other, "--level", "deep"], "", 2, "there is no review `deep`");
}
