//! Letters written to be difficult, in `tests/difficult`: none of them is silently wrong.
//!
//! Anna wrote them in round 4. `@` and `@@` stand for three good orders in German and in English, `%%` stands between
//! two letters, and the word behind `==` tells what is expected:
//! `clean`: the orders count, and nothing is to be looked at; `remark`: they count, and something is;
//! `open`: none counts, and there is a question; `open 2` and `gap 2`: all but that roll count, and there is a question;
//! `round 3`: it is for that round; `told`: something is to be looked at; `safe`: the orders count, or something is to be
//! looked at and none counts that was not meant. A line with `=` tells other orders that count.
//! A letter that begins with `Content-Type:` is a mail.

use std::fmt::Write as _;

use referee::{Letter, Mail, Roster, Standing};

const GERMAN: &str = "1. Wurf: x5/y2 = 1a\n2. Wurf: x6/y3 = 4a\n3. Wurf: x1/y6 = 6d";
const ENGLISH: &str = "Roll 1: x5/y2 = 1a\nRoll 2: x6/y3 = 4a\nRoll 3: x1/y6 = 6d";
const LETTERS: &str = concat!(
    include_str!("difficult/german.txt"),
    include_str!("difficult/english.txt"),
    include_str!("difficult/zine-german.txt"),
    include_str!("difficult/zine-english.txt"),
    include_str!("difficult/mixed.txt"),
    include_str!("difficult/mailbox.txt"),
    include_str!("difficult/second-post.txt"),
    include_str!("difficult/third-post.txt"),
);

pub(crate) const ROSTER: Roster<'_> =
    Roster { game: "Rails-7", players: &["Anna", "Bernd", "Jürgen", "Karl-Heinz"], writer: Some("Anna") };

struct Case<'a> {
    name: &'a str,
    code: &'a str,
    letters: Vec<Letter>,
    expected: Option<&'a str>,
}

fn read(text: &str) -> Letter {
    if text.starts_with("Content-Type: ") {
        let mail = Mail::read(format!("From: anna@example.org\n{text}").as_bytes()).expect("a mail");
        return Letter::read_under(&mail.subject, &mail.text, &ROSTER);
    }
    match text.strip_prefix("Subject: ").and_then(|it| it.split_once('\n')) {
        Some((subject, body)) => Letter::read_under(subject, body, &ROSTER),
        None => Letter::read(text, &ROSTER),
    }
}

fn cases() -> Vec<Case<'static>> {
    let blocks = LETTERS.split("== ").skip(1);
    let case = |block: &'static str| {
        let (head, text) = block.split_once('\n').expect("a head");
        let (code, name) = head.split_once(" | ").expect("a code and a name");
        let expected = text.lines().find_map(|it| it.strip_prefix("= "));
        let mut whole = String::new();
        for line in text.lines().filter(|it| !it.starts_with("= ")) {
            let line = if line == "@" {
                GERMAN
            } else if line == "@@" {
                ENGLISH
            } else {
                line
            };
            writeln!(whole, "{line}").expect("a string");
        }
        Case { name, code, letters: whole.split("%%\n").map(read).collect(), expected }
    };
    blocks.map(case).collect()
}

/// What of the good orders should count.
fn without(roll: Option<u8>) -> String {
    let orders = ["1 x5/y2 = 1a", "2 x6/y3 = 4a", "3 x1/y6 = 6d"].into_iter().zip(1..);
    let orders: Vec<_> = orders.filter(|it| roll != Some(it.1)).map(|it| it.0).collect();
    orders.join("; ")
}

/// What is wrong with what was read, in the words of a game master; `None` if nothing is.
fn fault(case: &Case<'_>) -> Option<String> {
    let Case { code, letters, expected, .. } = case;
    let is_setup = code.starts_with("setup");
    let code = code.trim_start_matches("setup ");
    let open = if is_setup { 0 } else { 4 };
    let is_for_now = |it: &&Letter| code.starts_with("round") || it.round_for(open).is_none_or(|it| it == open);
    let heard: Vec<_> = letters.iter().filter(is_for_now).collect();
    let is_elsewhere = heard.len() < letters.len();
    let standing = Standing::of((1..).zip(heard), is_setup);
    let counted = standing.orders.as_ref().map_or("-".to_owned(), ToString::to_string);
    let n_questions = standing.matters.iter().filter(|it| it.doubt.is_some()).count();
    let n_remarks = standing.matters.len() - n_questions;
    let roll = code.split_once(' ').and_then(|it| it.1.parse().ok());
    let word = code.split(' ').next().unwrap_or_default();
    let is_told = match word {
        "clean" => n_questions + n_remarks == 0,
        "remark" => n_remarks > 0 || letters.len() > 1 && n_questions > 0,
        "open" | "gap" => n_questions > 0 || is_elsewhere,
        "round" => letters[0].round_for(4) == roll && n_questions + n_remarks == 0,
        "told" => n_questions > 0 && !standing.is_complete(is_setup),
        "safe" => true,
        other => panic!("{other}"),
    };
    let all = expected.map_or_else(|| without(None), str::to_owned);
    let allowed = match (word, roll, expected) {
        ("open", None, _) => "-".to_owned(),
        ("open" | "gap", _, None) => without(roll),
        ("told", ..) => counted.clone(),
        _ => all,
    };
    let is_within = counted == "-" || counted.split("; ").all(|it| allowed.split("; ").any(|one| one == it));
    let may_wait = word == "safe" && n_questions > 0;
    let kind = if !is_within && n_questions + n_remarks == 0 {
        "silently wrong"
    } else if !is_within || word == "told" && !is_told {
        "wrong beside a note"
    } else if counted != allowed && !may_wait {
        "held back"
    } else if !is_told {
        "told too much or too little"
    } else {
        return None;
    };
    let matters: Vec<_> = standing.matters.iter().map(ToString::to_string).collect();
    Some(format!("{kind}: {code} | {}: counts {counted}; {matters:#?}", case.name))
}

#[test]
fn no_difficult_letter_is_silently_wrong() {
    let cases = cases();
    assert!(cases.len() >= 680, "{} letters", cases.len());
    let mut faults: Vec<_> = cases.iter().filter_map(fault).collect();
    faults.sort();
    assert!(faults.is_empty(), "{} of {}\n{}", faults.len(), cases.len(), faults.join("\n"));
}
