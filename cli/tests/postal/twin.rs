//! Players by post for tests: they know the rules, and each writes in a style of its own.

use std::fmt::Write as _;

use kernel::{Dice, Game as _, Seat, Table, Turn};
use thirty::{Action, Part, RuleSet, Ruling, Setup, Thirty};
use track::SquareSet;

/// The seed of all games in tests.
pub(crate) const SEED: &str = "1234abcd";
pub(crate) const GAME: &str = "Rails-7";

/// What a player wants for one roll.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// A legal action.
    Legal(Action),
    /// An order as it is written, which the rules forbid.
    Illegal(String),
    /// Nothing.
    Nothing,
}

/// A game that is played by the rules alone, beside the one of the referee.
pub(crate) struct Twin {
    pub(crate) table: Table<Thirty>,
    pub(crate) dice: Dice,
}

impl Twin {
    pub(crate) fn new(n: usize) -> Self {
        let dice = Dice::new(SEED.parse().expect("a seed"), GAME.parse().expect("an id"));
        let mut table = Table::new(Setup::new(RuleSet::Postal, n).expect("seats"));
        table.settle(&dice);
        Self { table, dice }
    }

    fn is_waiting(&self, seat: Seat) -> bool {
        matches!(self.table.state().turn(), Turn::Seats(waiting) if waiting.contains(seat))
    }

    /// A legal setup.
    pub(crate) fn setup(&self, seat: Seat, luck: &mut fastrand::Rng) -> Vec<Action> {
        let mut table = self.table.clone();
        let mut res = Vec::new();
        while matches!(table.state().turn(), Turn::Seats(waiting) if waiting.contains(seat)) && res.len() < 7 {
            let part = Part::ALL[res.len()];
            let mut all = Vec::new();
            table.state().actions(seat, &mut all);
            all.retain(|it| match it {
                Action::Skip(_) => part == Part::Skip,
                Action::Mine(_) => part == Part::Mine,
                Action::Station(station, _) => part == Part::Station(*station),
                Action::Bonus(_) => part == Part::Bonus,
                _ => false,
            });
            let action = all[luck.usize(..all.len())];
            table.act(seat, action).expect("a listed action");
            res.push(action);
        }
        res
    }

    /// Three legal orders, as far as there is room.
    pub(crate) fn round(&self, seat: Seat, luck: &mut fastrand::Rng) -> Vec<Wish> {
        let mut table = self.table.clone();
        let mut res = Vec::new();
        while res.len() < 3 {
            let mut all = Vec::new();
            if matches!(table.state().turn(), Turn::Seats(waiting) if waiting.contains(seat)) {
                table.state().actions(seat, &mut all);
            }
            if all.is_empty() {
                res.push(Wish::Nothing);
                continue;
            }
            let action = all[luck.usize(..all.len())];
            table.act(seat, action).expect("a listed action");
            res.push(Wish::Legal(action));
        }
        res
    }

    /// Plays a setup by the rules; `None` is a letter that did not come.
    pub(crate) fn play_setup(&mut self, seat: Seat, setup: Option<&[Action]>) {
        for (part, n) in Part::ALL.into_iter().zip(0..) {
            if let Some(actions) = setup {
                self.table.act(seat, actions[n]).expect("a legal setup");
            } else {
                self.table.rule(seat, Ruling::Draw(part)).expect("a ruling");
                self.table.roll(&self.dice);
            }
        }
    }

    /// Plays a round by the rules.
    pub(crate) fn play(&mut self, seat: Seat, wishes: &[Wish]) {
        for (n, wish) in wishes.iter().enumerate() {
            if !self.is_waiting(seat) {
                continue;
            }
            let later: SquareSet = wishes[n + 1..].iter().filter_map(square).collect();
            let ruling = match wish {
                Wish::Legal(action) if self.table.act(seat, *action).is_ok() => continue,
                Wish::Legal(_) | Wish::Illegal(_) => Ruling::Illegal { later },
                Wish::Nothing => Ruling::Missing { later },
            };
            self.table.rule(seat, ruling).expect("a ruling");
            self.table.roll(&self.dice);
        }
    }

    pub(crate) fn settle(&mut self) {
        self.table.settle(&self.dice);
    }

    pub(crate) fn record(&self) -> String {
        let (pledge, seed) = (self.dice.pledge(), self.dice.seed().clone());
        kernel::Record::of(&self.table, Some(pledge), Some(seed)).expect("a whole log").to_string()
    }
}

/// The square that an order names.
fn square(wish: &Wish) -> Option<track::Square> {
    match wish {
        Wish::Legal(Action::Place { square, .. }) => Some(*square),
        Wish::Illegal(text) => text.parse::<Action>().ok().and_then(|it| square(&Wish::Legal(it))),
        _ => None,
    }
}

/// A setup as letters have it, in one of three styles.
pub(crate) fn write_setup(twin: &Twin, seat: Seat, setup: &[Action], style: usize) -> String {
    let mountains = twin.table.state().sheet(seat).mountains();
    let mut lines = Vec::new();
    for action in setup {
        let (name, place) = match action {
            Action::Skip(None) => continue,
            Action::Skip(Some(y)) => (
                ["Berg weg", "remove", "Berg entfernen"][style % 3].to_owned(),
                mountains.and(SquareSet::row(*y)).nth(0).to_string(),
            ),
            Action::Mine(square) => ("Mine".to_owned(), square.to_string()),
            Action::Bonus(square) => (["Bonus", "Bonus square", "Bonusfeld"][style % 3].to_owned(), square.to_string()),
            Action::Station(station, border) => {
                (format!("{}{}", ["Stadt ", "Town ", ""][style % 3], station.letter()), border.to_string())
            }
            other => panic!("{other} is no part of a setup"),
        };
        lines.push(format!("{name}: {place}"));
    }
    if style % 3 == 2 { lines.join(", ") + "\n" } else { lines.join("\n") + "\n" }
}

/// Orders as letters have them, in one of ten styles.
pub(crate) fn write_round(wishes: &[Wish], style: usize) -> String {
    let mut res = String::new();
    let is_whole = wishes.iter().all(|it| *it != Wish::Nothing);
    for (wish, number) in wishes.iter().zip(1..) {
        let order = match wish {
            Wish::Legal(action) => action.to_string(),
            Wish::Illegal(text) => text.clone(),
            Wish::Nothing => continue,
        };
        let (place, piece) = order.split_once(" = ").expect("an order");
        let (x, y) = (&place[1..2], &place[4..5]);
        let nth = ["Erster", "Zweiter", "Dritter"][number - 1];
        let line = match style % 10 {
            0 => format!("{number}. Wurf: {order}\n"),
            1 => format!("Roll {number}: {order}\n"),
            2 => format!("{number}) {x}/{y} {piece}\n"),
            3 if is_whole => format!("{x}/{y} {piece}\n"),
            3 | 4 => format!("{number}. {order}{}", if number == 3 { "\n" } else { ", " }),
            5 => format!("{number}. WURF: {}\n", order.to_uppercase()),
            6 => format!("{number}: x{x} y{y}: {piece}\n"),
            7 => format!("{nth} Wurf:\n{order}\n\n"),
            8 => format!("{number}. Wurf: {piece} auf {place}\n"),
            _ => format!("Wurf {number}: Spalte {x}, Zeile {y}: {piece}\n"),
        };
        res.push_str(&line);
    }
    res + "\n"
}

/// A mail around a letter, in one of four styles.
pub(crate) fn write_mail(name: &str, id: &str, date: &str, round: usize, letter: &str, style: usize) -> String {
    let address = format!("{}@example.org", name.to_lowercase());
    let mut res =
        format!("From: {name} <{address}>\nTo: gm@example.org\nMessage-ID: <{id}@example.org>\nDate: {date}\n");
    let quoted = "> 1. Wurf: x1/y1 = 1a\n> 2. Wurf: x2/y2 = 2a\n> 3. Wurf: x3/y3 = 3a\n> Mine: x1/y1\n";
    match style % 4 {
        0 => write!(res, "Subject: Re: [{GAME} R{round}] Runde\n\n{letter}"),
        1 => {
            let html: String =
                letter.lines().flat_map(|it| ["<div>".to_owned(), it.replace(' ', "&nbsp;"), "</div>\n".to_owned()]).collect();
            write!(res, "Subject: my move\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<html><body><p>Hello!</p>\n{html}<blockquote><p>1. Wurf: x1/y1 = 1a</p></blockquote></body></html>\n")
        }
        2 => {
            let body = letter.replace('=', "=3D");
            let quoted = quoted.replace('=', "=3D");
            write!(res, "Subject: Re: [{GAME} R{round}]\nMIME-Version: 1.0\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nHallo Michael, sch=F6ne Gr=FC=DFe!\n{body}\nViele Gr=FC=DFe\n{name}\n\nAm 1.11.2026 um 13:00 schrieb Michael <gm@example.org>:\n{quoted}")
        }
        _ => {
            let round = if round == 0 { "Aufbau".to_owned() } else { format!("Runde: {round}") };
            write!(res, "Subject: {GAME}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\nSpiel: {GAME}\nSpieler: {name}\n{round}\n\n{letter}\n-- \n{name}\n--b\nContent-Type: application/octet-stream; name=plan.bin\nContent-Disposition: attachment; filename=plan.bin\n\nAAAA\n--b--\n")
        }
    }
    .expect("a string");
    res
}
