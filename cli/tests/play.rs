//! `platelayer play`: whole games by typing, going on, taking back, and breaking it on purpose.

use std::{
    io::{BufRead, BufReader, Write},
    process::Command,
    thread::sleep,
    time::Duration,
};

use crate::common::{Desk, Done, moves, whole_game};

#[test]
fn a_whole_game_of_every_rule_set_is_played_by_typing() {
    let desk = Desk::new();
    for (rules, n_seats) in [("basic", 1), ("advanced", 1), ("postal", 1), ("basic", 3), ("postal", 2)] {
        let record = whole_game(rules, n_seats, "2a");
        let (file, seats) = (format!("{rules}-{n_seats}.rec"), n_seats.to_string());
        let args = ["play", "30-rails", "--rules", rules, "--seats", &seats, "--seed", "2a", "--record", &file];
        let out = desk.fine(&args, &moves(&record));
        assert!(out.contains("The game is over."), "{out}");
        assert_eq!(desk.read(&file), record, "the record is the game, byte for byte");
        assert!(desk.fine(&["verify", &file], "").contains("all 36 rolls are those of the pledged seed"));
        let again = desk.fine(&["play", "--record", &file], "x1/y1 = 1a\n");
        assert!(again.contains("The game is over."), "{again}");
        assert_eq!(desk.read(&file), record, "looking at a finished game changes nothing");
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let desk = Desk::new();
    let record = whole_game("basic", 1, "7");
    let moves = moves(&record);
    let mut is_first = true;
    for line in moves.lines() {
        let args: &[&str] = if is_first {
            &["play", "30-rails", "--seed", "7", "--record", "a.rec"]
        } else {
            &["play", "--record", "a.rec"]
        };
        is_first = false;
        desk.fine(args, &format!("{line}\n"));
    }
    assert_eq!(desk.read("a.rec"), record);
}

#[test]
fn a_wrong_move_gets_the_reason_and_costs_nothing() {
    let desk = Desk::new();
    let args = ["play", "30-rails", "--seed", "2a", "--record", "a.rec"];
    let setup =
        "skip y3\nmine x3/y1\nstation 1 x0/y4\nstation 2 x2/y7\nstation 3 x7/y5\nstation 4 x4/y0\nbonus x5/y3\n";
    let out = desk.fine(&args, &format!("x1/y1 = 1a\nskip y9\nmine x1/y1\nnonsense\nskip\n\u{1F682}\n{setup}"));
    for reason in [
        "the setup comes first",
        "expected a row, y1 to y6, or none, found `y9`",
        "now comes the mountain to leave out",
        "expected a move like `x5/y2 = 1a`",
    ] {
        assert!(out.contains(reason), "{reason}: {out}");
    }
    let before = desk.read("a.rec");
    let out = desk.fine(&args, "x1/y1 = 9z\nstation 1 x0/y4\nx3/y1 = 1a\n");
    assert!(out.contains("x3/y1 is not empty") && out.contains("the setup is over"), "{out}");
    assert_eq!(desk.read("a.rec"), before);
}

#[test]
fn undo_is_fair() {
    let desk = Desk::new();
    let args = ["play", "30-rails", "--seed", "2a", "--record", "a.rec"];
    let out = desk.fine(&args, "undo\nskip y3\nundo\nskip none\nmine x3/y1\nundo\nundo\nundo\n");
    assert_eq!(out.matches("Taken back").count(), 3, "{out}");
    assert_eq!(out.matches("there is nothing to take back").count(), 2, "{out}");
    assert_eq!(desk.read("a.rec").lines().count(), 9, "the record holds what stands");
    let whole = moves(&whole_game("basic", 1, "2a"));
    let setup: Vec<_> = whole.lines().take(7).collect();
    let out = desk.fine(&args, &format!("{}\nundo\n", setup.join("\n")));
    assert!(out.contains("the next roll or card has been seen, so the move before it stands"), "{out}");
    // At one keyboard the last move can be taken back until all have moved.
    let args = ["play", "30-rails", "--seats", "2", "--seed", "2a", "--record", "b.rec"];
    let both = moves(&whole_game("basic", 2, "2a"));
    let lines: Vec<_> = both.lines().collect();
    let out = desk.fine(&args, &format!("{}\nundo\n", lines[..13].join("\n")));
    assert!(out.contains("Taken back: the last move of seat 1") || out.contains(&format!("Taken back: {}", lines[12])));
    assert_eq!(desk.read("b.rec").lines().count(), 3 + 6 + 12);
}

#[test]
fn a_line_that_was_cut_short_is_left_out() {
    let desk = Desk::new();
    let args = ["play", "30-rails", "--seed", "2a", "--record", "a.rec"];
    desk.fine(&args, "skip y3\n");
    let whole = desk.read("a.rec");
    desk.write("a.rec", &format!("{whole}0 mine x3/y"));
    let out = desk.fine(&args, "mine x3/y1\n");
    assert!(out.contains("cut short (`0 mine x3/y`)"), "{out}");
    assert_eq!(desk.read("a.rec"), format!("{whole}0 mine x3/y1\n"));
}

#[test]
fn killing_it_at_any_moment_loses_nothing_that_was_told() {
    let desk = Desk::new();
    let record = whole_game("basic", 1, "2a");
    let moves = moves(&record);
    let mut n_kept = 0;
    for n in 0..12 {
        let args: &[&str] = if n == 0 {
            &["play", "30-rails", "--seed", "2a", "--record", "a.rec"]
        } else {
            &["play", "--record", "a.rec"]
        };
        let mut child = desk.command(args).spawn().expect("it starts");
        let mut input = child.stdin.take().expect("a pipe");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        // Three moves are sent; it is killed once the first was answered, whatever it is doing with the others.
        let next: String = moves.lines().skip(n_kept).take(3).flat_map(|it| [it, "\n"]).collect();
        let _ = input.write_all(next.as_bytes());
        let mut n_prompts = 0;
        let mut byte = [0];
        while n_prompts < 2 && std::io::Read::read(&mut out, &mut byte).expect("text") > 0 {
            n_prompts += usize::from(byte[0] == b'>');
        }
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let kept = desk.read("a.rec");
        let acts = kept.lines().filter(|it| it.starts_with("0 ")).count();
        assert!(acts > n_kept && acts <= n_kept + 3, "{acts} moves are kept, {n_kept} were before");
        n_kept = acts;
        assert!(record.starts_with(&kept), "the record is the beginning of the game:\n{kept}");
        desk.fine(&["verify", "a.rec"], "");
    }
}

#[test]
fn a_game_does_not_go_on_with_dice_that_are_not_its_own() {
    let desk = Desk::new();
    desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"], "");
    let changed = format!("# mine\n{}", desk.read("a.rec").replace(". mountain x4/y1", ". mountain x5/y1"));
    desk.write("a.rec", &changed);
    desk.refused(&["play", "--record", "a.rec"], "", 1, "a.rec:5: `mountain x5/y1` is not what the dice gave");
    desk.write("a.rec", &changed.replace("x5/y1", "x4/y1").replace("02a\n", "02b\n"));
    desk.refused(&["play", "--record", "a.rec"], "", 1, "a.rec:4: the seed is not the one that was pledged");
}

#[test]
fn a_picture_never_takes_the_place_of_something_else() {
    let desk = Desk::new();
    let out = desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"], "skip y3\nsvg a.rec\nmine x3/y1\n");
    assert!(out.contains("a.rec: this file is no SVG picture, so it is not overwritten"), "{out}");
    assert!(desk.read("a.rec").ends_with("0 skip y3\n0 mine x3/y1\n"));
    desk.refused(&["replay", "a.rec", "--svg", "a.rec"], "", 1, "a.rec: this file is no SVG picture");
    assert!(desk.fine(&["replay", "a.rec", "--svg", "-"], "").starts_with("<svg "));
    desk.fine(&["replay", "a.rec", "--svg", "a.svg"], "");
    let first = desk.read("a.svg");
    desk.fine(&["replay", "a.rec", "--at", "6", "--svg", "a.svg"], "");
    assert_ne!(desk.read("a.svg"), first, "a picture is drawn anew");
    desk.write("b.rec", "");
    desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "b.rec"], "");
    assert!(desk.read("b.rec").starts_with("30-rails 1 basic"), "an empty file can hold a record");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let desk = Desk::new();
    desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"], "");
    desk.write("real.svg", "");
    std::os::unix::fs::symlink(desk.path("real.svg"), desk.path("link.svg")).expect("a link");
    desk.fine(&["replay", "a.rec", "--svg", "link.svg"], "");
    assert!(desk.path("link.svg").is_symlink() && desk.read("real.svg").starts_with("<svg "));
    let n_files = std::fs::read_dir(desk.path(".")).expect("the folder").count();
    assert_eq!(n_files, 3, "nothing is left behind");
}

#[test]
fn interrupting_loses_nothing() {
    let desk = Desk::new();
    let mut child =
        desk.command(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    writeln!(input, "skip y3").expect("it listens");
    let mut line = String::new();
    while !line.contains("Setup: the mine") {
        line.clear();
        assert!(out.read_line(&mut line).expect("text") > 0, "it asks for the mine");
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("a signal");
    assert!(told.success());
    let ended = (0..300).find_map(|_| {
        sleep(Duration::from_millis(100));
        child.try_wait().expect("it runs")
    });
    let Some(status) = ended else {
        child.kill().expect("it runs");
        panic!("it was interrupted and goes on: are interrupts ignored where the tests run?")
    };
    assert!(!status.success(), "it was interrupted");
    assert!(desk.read("a.rec").ends_with("\n0 skip y3\n"));
    let out = desk.fine(&["play", "--record", "a.rec"], "");
    assert!(out.contains("Setup: the mine"), "{out}");
}

#[test]
fn two_cannot_play_one_record_at_once() {
    let desk = Desk::new();
    let mut child = desk.command(&["play", "30-rails", "--record", "a.rec"]).spawn().expect("it starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("text");
    desk.refused(&["play", "--record", "a.rec"], "", 1, "a.rec: somebody is playing this record right now");
    drop(child.stdin.take());
    std::io::copy(&mut out, &mut std::io::sink()).expect("the rest");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn without_a_name_the_record_goes_to_the_data_folder() {
    let desk = Desk::new();
    let first = desk.fine(&["play", "30-rails"], "");
    assert!(first.contains(".local/share/platelayer/30-rails-1.rec"), "{first}");
    let second = desk.fine(&["play", "30-rails"], "");
    assert!(second.contains("30-rails-2.rec"), "{second}");
    let head = |n: u32| desk.read(&format!(".local/share/platelayer/30-rails-{n}.rec"));
    assert_ne!(head(1).lines().nth(1), head(2).lines().nth(1), "every game has dice of its own");
}

#[test]
fn help_lists_what_can_be_typed() {
    let desk = Desk::new();
    let whole = moves(&whole_game("advanced", 1, "2a"));
    let setup: Vec<_> = whole.lines().take(7).collect();
    let input = format!("?\n??\n{}\n?\n??\nscore\ndice\nmap\nsvg a.svg\nquit\n", setup.join("\n"));
    let args = ["play", "30-rails", "--rules", "advanced", "--seed", "2a", "--record", "a.rec"];
    let out = desk.fine(&args, &input);
    for text in [
        "skip none",
        "shares 2-4 cross",
        "The dice of this game were pledged as",
        "Drawn into a.svg",
        "Nothing is lost",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(desk.read("a.svg").starts_with("<svg"));
}

#[test]
fn leaving_ends_a_game_for_one() {
    let desk = Desk::new();
    let out = desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"], "skip y3\nleave\n");
    assert!(out.contains("leaving is for good: type `!leave` if you mean it"), "{out}");
    let out = desk.fine(&["play", "--record", "a.rec"], "!leave\n");
    assert!(out.contains("The game is over."), "{out}");
    assert!(desk.read("a.rec").ends_with("0! leave\n= 0\n"));
    let out = desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "b.rec"], "!missing\n");
    assert!(out.contains("that belongs to the postal rules"), "{out}");
}

#[test]
fn what_does_not_fit_is_refused_before_anything_is_written() {
    let desk = Desk::new();
    desk.fine(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"], "skip y3\n");
    let before = desk.read("a.rec");
    for (args, code, reason) in [
        (&["play"][..], 2, "name a game"),
        (&["play", "chess"], 2, "there is no game `chess`"),
        (
            &["play", "30-rails", "--rules", "hard"],
            2,
            "30-rails has no rules `hard`: there are basic, advanced, postal",
        ),
        (&["play", "30-rails", "--seats", "0"], 2, "30-rails has 1 to 1024 seats, not 0"),
        (&["play", "30-rails", "--seats", "1025"], 2, "30-rails has 1 to 1024 seats, not 1025"),
        (&["play", "30-rails", "--seats", "many"], 2, "invalid value 'many'"),
        (&["play", "30-rails", "--seed", "xyz"], 2, "--seed: expected a seed of 1 to 64 hexadecimal digits"),
        (&["play", "30-rails", "--content", "a.rec"], 2, "30-rails has no content that could be replaced"),
        (&["play", "30-rails", "--content", "none.txt"], 1, "none.txt: "),
        (&["play", "30-rails", "--dice"], 2, "unexpected argument '--dice'"),
        (&["play", "--record", "none.rec"], 2, "there is no record none.rec yet"),
        (&["play", "30-rails", "--record", "no/such/folder/a.rec"], 1, "no/such/folder/a.rec: "),
        (
            &["play", "30-rails", "--seats", "1", "--bots", "easy", "--record", "none.rec"],
            2,
            "--bots: 1 bots leave no seat of 1 for you",
        ),
        (&["play", "--record", "a.rec", "--seats", "2"], 2, "a.rec is a game of 1 seats"),
        (&["play", "--record", "a.rec", "--rules", "postal"], 2, "a.rec is played by other rules"),
        (&["play", "--record", "a.rec", "--seed", "2b"], 2, "a.rec was begun with another seed"),
    ] {
        desk.refused(args, "", code, reason);
    }
    assert_eq!(desk.read("a.rec"), before);
    assert!(!desk.path("none.rec").exists());
    for (text, reason) in [
        ("\n", "a.rec:1: this is no record of a game"),
        ("keep this", "a.rec:1: this is no record of a game"),
        ("hello\n", "a.rec:1: this is no record of a game: it begins with `hello`"),
        ("30-rails 2 basic seats 1\n", "a.rec:1: this is a record of rules 2"),
        ("30-rails 1 basic seats 1\n. mountain x9/y1\n", "a.rec:2: expected a square"),
        (
            "30-rails 1 basic seats 1\n. mountain x1/y1\n",
            "a.rec: the record has no line `dice`, so its dice cannot be rolled on",
        ),
    ] {
        desk.write("a.rec", text);
        desk.refused(&["play", "--record", "a.rec"], "", 1, reason);
        assert_eq!(desk.read("a.rec"), text, "a record that is refused is left alone");
    }
}

#[test]
fn input_that_is_not_text_is_passed_over() {
    let desk = Desk::new();
    let mut child =
        desk.command(&["play", "30-rails", "--seed", "2a", "--record", "a.rec"]).spawn().expect("it starts");
    child.stdin.take().expect("a pipe").write_all(b"\xff\xfe\nskip y3\n").expect("it listens");
    let done = Done::of(&child.wait_with_output().expect("it ends"));
    assert_eq!(done.code, 0, "{done:?}");
    assert!(desk.read("a.rec").ends_with("0 skip y3\n"), "{done:?}");
}

#[test]
fn a_game_that_was_begun_by_older_rules_is_finished_by_them_and_says_so() {
    let desk = Desk::new();
    let village = include_str!("../../games/village/tests/records/2-seats-won-by-points.rec");
    let rail_age = include_str!("../../games/railage/tests/records/river-1-overlap.rec");
    for whole in [village, rail_age] {
        let middle = whole.match_indices('\n').nth(whole.lines().count() / 2).expect("a line").0 + 1;
        let (begun, rest) = whole.split_at(middle);
        desk.write("a.rec", begun);
        let out = desk.fine(&["play", "--record", "a.rec"], &moves(&format!("\n{rest}")));
        assert!(out.contains("goes on by the rules that it began with (number 1; new games have 2)"), "{out}");
        assert_eq!(desk.read("a.rec"), whole, "the record is the game of 0.1, byte for byte");
        let shown = desk.fine(&["replay", "a.rec"], "");
        assert!(shown.contains("(number 1; new games have 2)"), "{shown}");
    }
}
