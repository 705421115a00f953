//! One season, played through the command line and through the server at once: the same acts, reports and scores.

mod table;

use fastrand::Rng;
use jiff::{Timestamp, civil::DateTime};
use serde_json::{Value, json};

use self::table::{Both, NAMES, ZONE, lines};

/// A minute on the clocks of the game.
fn shown(moment: DateTime) -> String {
    moment.strftime("%Y-%m-%d %H:%M").to_string()
}

fn civil(millis: i64) -> DateTime {
    Timestamp::from_millisecond(millis).expect("a moment").in_tz(ZONE).expect("a zone").datetime()
}

/// A whole number of minutes since 1970, so many days from now.
fn in_days(days: i64) -> i64 {
    (Timestamp::now().as_second() / 60 + days * 24 * 60) * 60_000
}

/// What was done, by the log of a folder, in the words of the server.
fn acts_of_folder(both: &Both) -> Vec<String> {
    let seat = |it: &Value| NAMES.iter().position(|name| it == name).map(|it| json!(it)).expect("a player");
    let read = |line: &str| -> Option<String> {
        let act: Value = serde_json::from_str(line).expect("a line of a log");
        let reason = act["reason"].as_str().unwrap_or_default();
        let until = |it: &Value| {
            let due: DateTime =
                DateTime::strptime("%Y-%m-%d %H:%M", it.as_str().unwrap_or_default()).expect("a minute");
            due.in_tz(ZONE).expect("a zone").timestamp().as_millisecond()
        };
        let told = match act["act"].as_str().expect("an act") {
            "take" => json!({ "kind": "letter", "seat": seat(&act["name"]), "number": act["letter"], "reason": "" }),
            "tick" => json!({ "kind": "tick", "letters": act["letters"], "counts": false, "reason": reason }),
            "extend" => json!({ "kind": "deadline", "until": until(&act["deadline"]), "reason": reason }),
            "pause" => json!({ "kind": "deadline", "until": null, "reason": reason }),
            "adjudicate" if act["anyway"].is_null() => {
                json!({ "kind": "adjudicate", "round": act["round"], "reason": reason })
            }
            "adjudicate" => {
                json!({ "kind": "adjudicate", "round": act["round"], "anyway": act["anyway"], "reason": reason })
            }
            "correct" => {
                let (round, seat, orders) = (&act["round"], seat(&act["name"]), &act["orders"]);
                json!({ "kind": "correct", "round": round, "seat": seat, "orders": orders, "reason": reason })
            }
            "new" | "player" | "roll" | "finish" => return None,
            other => panic!("nothing of this season is `{other}`"),
        };
        Some(told.to_string())
    };
    both.log().lines().filter_map(read).collect()
}

/// What was done, as the server tells it.
fn acts_of_server(desk: &Value) -> Vec<String> {
    let told = |it: &Value| {
        let mut act = it.as_object().expect("an act").clone();
        act.shift_remove("at");
        Value::Object(act).to_string()
    };
    desk["acts"].as_array().expect("acts").iter().map(told).collect()
}

/// What counted in the round that was adjudicated last, player by player.
fn orders_of_folder(both: &Both) -> Vec<Value> {
    let mut res = vec![Value::Null; NAMES.len()];
    for line in both.log().lines() {
        let act: Value = serde_json::from_str(line).expect("a line of a log");
        for (n, name) in NAMES.iter().enumerate() {
            match act["act"].as_str() {
                Some("adjudicate") => res[n] = act["orders"][name].clone(),
                Some("correct") if act["name"] == *name => res[n] = act["orders"].clone(),
                _ => {}
            }
        }
    }
    res
}

impl Both {
    /// Compares everything that either tells.
    fn compare(&mut self, what: &str) {
        let desk = self.at_desk();
        assert_eq!(acts_of_folder(self).join("\n"), acts_of_server(&desk).join("\n"), "acts {what}");
        let seats = desk["seats"].as_array().expect("seats");
        let counted: Vec<_> = seats.iter().map(|it| it["previous"].clone()).collect();
        assert_eq!(json!(orders_of_folder(self)).to_string(), json!(counted).to_string(), "orders {what}");
        for (name, seat) in [("zine", None), (NAMES[0], Some(0)), (NAMES[1], Some(1)), (NAMES[2], Some(2))] {
            for form in ["txt", "html"] {
                let mut args = vec!["report", "--show", name];
                args.extend((form == "html").then_some("--html"));
                let (ours, theirs) = (self.postal(&args), self.report(form, seat));
                assert!(ours == theirs, "{name}.{form} {what}:\n{ours}\n---\n{theirs}");
            }
        }
    }

    /// A letter of a player, which comes in time.
    fn letter(&mut self, seat: usize, words: &str) {
        let reading = self.keep(seat, words, false);
        let number = reading["number"].as_u64().expect("a number");
        let at = self.letter_of(seat, number)["at"].as_i64().expect("a moment");
        self.take(seat, number, words, &shown(civil(at)));
        let confirmed = self.confirmation(number, seat);
        assert_eq!(reading["receipt"].as_str().unwrap_or_default(), confirmed, "letter {number}");
    }

    /// A letter of a player, which comes too late: nobody is told when the same way.
    fn late_letter(&mut self, seat: usize, words: &str) -> u64 {
        let number = self.keep(seat, words, true)["number"].as_u64().expect("a number");
        let due = self.at_desk()["deadline"].as_i64().expect("a deadline");
        self.take(seat, number, words, &shown(civil(due + 3_600_000)));
        number
    }

    /// More time for the open round.
    fn extend(&mut self, days: i64, reason: &str) {
        let until = in_days(days);
        self.fine("deadline", &json!({ "until": until, "reason": reason }));
        self.postal(&["extend", &shown(civil(until)), "--reason", reason]);
    }

    /// The game rests.
    fn pause(&mut self, reason: &str) {
        self.fine("deadline", &json!({ "reason": reason }));
        self.postal(&["pause", "--reason", reason]);
    }

    /// Everything that is to be seen was seen.
    fn tick(&mut self) {
        let desk = self.at_desk();
        let questions =
            desk["seats"].as_array().expect("seats").iter().flat_map(|it| it["questions"].as_array().expect("numbers"));
        let letters: Vec<_> = questions.cloned().collect();
        assert!(!letters.is_empty(), "there is something to be seen");
        self.fine("tick", &json!({ "letters": letters }));
        self.postal(&["tick", "--all"]);
    }

    fn adjudicate(&mut self, round: u64, is_anyway: bool) {
        let reason = "everybody has written";
        self.fine("adjudicate", &json!({ "round": round, "reason": reason, "anyway": is_anyway }));
        let due = self.at_desk()["deadline"].as_i64();
        let due = due.map(|it| shown(civil(it)));
        let mut args = vec!["adjudicate", "--early", reason];
        args.extend(is_anyway.then_some("--anyway"));
        args.extend(due.iter().flat_map(|it| ["--deadline", it]));
        let told = self.postal(&args);
        let desk = self.at_desk();
        for (n, name) in NAMES.iter().enumerate() {
            let score = desk["seats"][n]["score"].to_string();
            let told = told.lines().rfind(|it| it.contains(&format!("  {name}"))).expect("a line of scores");
            assert_eq!(told.split_whitespace().next(), Some(score.as_str()), "{name} after round {round}");
        }
        self.compare(&format!("after round {round}"));
    }

    fn correct(&mut self, round: u64, seat: usize, orders: &str) {
        let reason = "I had misread it";
        self.fine("correct", &json!({ "round": round, "seat": seat, "orders": orders, "reason": reason }));
        self.postal(&["correct", NAMES[seat], orders, "--reason", reason]);
        self.compare("after a correction");
    }
}

#[test]
fn one_season_is_the_same_through_the_command_line_and_through_the_server() {
    let mut both = Both::begin();
    let mut luck = Rng::with_seed(11);
    both.compare("before anybody has written");
    // The setup: one in time, one that is replaced, one that does not come; a remark; more time for all.
    let setup = lines(&both.moves(0, &mut luck));
    both.letter(0, &format!("Hallo,\n\nSpiel: Rails-7\nSpieler: Anna\n{setup}\nViele Grüße\nAnna\n"));
    let setup = lines(&both.moves(1, &mut luck));
    both.letter(1, &format!("{setup}\nI hope that my dog will be well again soon.\n"));
    let setup = lines(&both.moves(1, &mut luck));
    both.letter(1, &format!("Player: Ben\nThis replaces my first letter:\n{setup}\n"));
    both.extend(20, "the post is on strike");
    both.compare("with more time");
    both.tick();
    both.adjudicate(0, false);
    for round in 1..=10 {
        let moves: Vec<_> = (0..3).map(|seat| both.moves(seat, &mut luck)).collect();
        let whole: Vec<_> = moves.iter().map(|it| lines(it)).collect();
        both.letter(0, &format!("Spieler: Anna\nRunde {round}\n{}", whole[0]));
        match round % 5 {
            // A question that leaves an order open, and nobody answers.
            1 => {
                let open = format!("1. Wurf: {}\n2. Wurf: {} oder lieber x1/y1 = 2a\n", moves[2][0], moves[2][1]);
                both.letter(2, &open);
                both.tick();
                both.letter(1, &whole[1]);
            }
            // A letter that is taken back, and a change of another.
            2 => {
                both.letter(1, &whole[1]);
                both.letter(1, "Please forget my letter.\n");
                both.letter(0, &format!("Änderung: 2. Wurf: {}\n", moves[2][1]));
                both.tick();
            }
            // A late letter counts when there is more time.
            3 => {
                both.letter(1, &whole[1]);
                let number = both.late_letter(2, &whole[2]);
                assert_eq!(both.letter_of(2, number)["counts"], false);
                assert!(both.postal(&["status"]).contains(&format!("letter {number} is late")));
                both.pause("holidays");
                both.compare("while the game rests");
                both.extend(30, "we are back");
                assert_eq!(both.letter_of(2, number)["counts"], true);
                assert!(!both.postal(&["status"]).contains("is late"));
            }
            // Something that the rules forbid, and something that is corrected afterwards.
            4 => {
                both.letter(1, "Roll 1: x9/y9 = 1a\n");
                both.letter(2, &lines(&moves[2][..2]));
            }
            // Something that nobody has looked at, and a rest that ends with the round.
            _ => {
                both.letter(1, &format!("{}\nWhat do you think of the weather?\n", whole[1]));
                both.pause("she is ill");
            }
        }
        both.adjudicate(round, round % 5 == 0);
        if round % 5 == 4 {
            both.correct(round, 2, &lines(&moves[2]));
        }
    }
    both.postal(&["finish"]);
    both.compare("at the end");
    both.expect_the_same_end();
}
