//! Shared by the tests: cards of one's own, and tables whose decks lie in a known order.

pub(crate) mod scored;

use std::sync::Arc;

use kernel::{Game as _, Seat, Table, Turn};
pub(crate) use testing::{not_your_turn, read, rule, seat};
use village::{Action, Card, Chance, Content, Line, Setup, Space, Tableau, Trip, Village};

pub(crate) type Said = testing::Said<Village>;

#[track_caller]
pub(crate) fn space(text: &str) -> Space {
    Space::all().find(|it| it.to_string() == text).expect("a space")
}

#[track_caller]
pub(crate) fn line(text: &str) -> Line {
    Line::all().find(|it| it.to_string() == text).expect("a line")
}

#[track_caller]
pub(crate) fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// Everything that somebody could try.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut texts = vec!["done".to_owned(), "under 1 2".to_owned(), "under 2 1".to_owned()];
    let spaces: Vec<String> = Space::all().flat_map(|it| [it.to_string(), format!("{it} turned")]).collect();
    for place in 1..=7 {
        texts.push(format!("take {place}"));
        texts.extend(spaces.iter().map(|space| format!("take {place} {space}")));
        if place <= 4 {
            texts.push(format!("trip {place}"));
            texts.extend(Line::all().map(|line| format!("trip {place} {line}")));
        }
    }
    texts.extend(spaces);
    for line in Line::all() {
        texts.push(line.to_string());
        texts.extend((1..=38).map(|number| format!("resolve {line} terminus {number}")));
    }
    texts.iter().map(|it| read(it)).collect()
}

/// A content file of one's own: bridges over fields, trips that score nothing, terminus cards that pay £3.
#[derive(Clone)]
pub(crate) struct Cards {
    railway: Vec<(String, String)>,
    termini: Vec<String>,
    starts: Vec<(char, String, String)>,
}

/// A trip that no line can meet.
pub(crate) const NO_TRIP: &str = "0 for exactly 9 tracks";

impl Cards {
    pub(crate) fn plain() -> Self {
        let starts = "ABCD".chars().flat_map(|letter| Line::all().map(move |line| (letter, line.to_string())));
        Self {
            railway: vec![("bridge field - -".to_owned(), NO_TRIP.to_owned()); 80],
            termini: vec!["3 + 0 for each trip".to_owned(); 38],
            starts: starts.map(|(letter, line)| (letter, line, "field -".to_owned())).collect(),
        }
    }

    pub(crate) fn track(mut self, number: usize, track: &str) -> Self {
        track.clone_into(&mut self.railway[number - 1].0);
        self
    }

    pub(crate) fn trip(mut self, number: usize, trip: &str) -> Self {
        trip.clone_into(&mut self.railway[number - 1].1);
        self
    }

    pub(crate) fn terminus(mut self, number: usize, terminus: &str) -> Self {
        terminus.clone_into(&mut self.termini[number - 1]);
        self
    }

    /// The start of a line in all sets.
    pub(crate) fn start(mut self, line: &str, start: &str) -> Self {
        for it in self.starts.iter_mut().filter(|it| it.1 == line) {
            start.clone_into(&mut it.2);
        }
        self
    }

    pub(crate) fn text(&self) -> String {
        let mut facts = vec!["village-rails cards of a test".to_owned()];
        facts.extend(self.railway.iter().map(|(track, trip)| format!("card {track} : {trip}")));
        facts.extend(self.termini.iter().map(|it| format!("terminus {it}")));
        facts.extend(self.starts.iter().map(|(letter, line, start)| format!("border {letter} {line} {start}")));
        facts.join("\n") + "\n"
    }

    #[track_caller]
    pub(crate) fn content(&self) -> Arc<Content> {
        Arc::new(read(&self.text()))
    }
}

/// A table whose decks lie in a known order, as on a real table.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) table: Table<Village>,
    corners: Vec<String>,
    deck: Vec<Card>,
    n_tops: usize,
    termini: Vec<u8>,
    n_termini: usize,
}

impl Play {
    /// The seats with the corners `A B`, the railway cards in the order of their numbers, terminus cards too.
    #[track_caller]
    pub(crate) fn new(corners: &str, content: Arc<Content>) -> Self {
        Self::with_decks(corners, content, &[], &[])
    }

    /// The same, but these cards lie on top of the decks.
    #[track_caller]
    pub(crate) fn with_decks(corners: &str, content: Arc<Content>, deck: &[u8], termini: &[u8]) -> Self {
        let corners: Vec<String> = corners.split_whitespace().map(str::to_owned).collect();
        let on_top: Vec<Card> = deck.iter().map(|&it| card(it)).collect();
        let deck = on_top.iter().copied().chain(Card::all().filter(|it| !on_top.contains(it))).collect();
        let below = (1..=38).filter(|it| !termini.contains(it));
        let termini = termini.iter().copied().chain(below).collect();
        let setup = Setup::with_content(corners.len(), content).expect("two to four seats");
        Self::agreed(corners, setup, deck, termini)
    }

    /// A game by the rules of this number, with the cards that were usual then.
    #[track_caller]
    pub(crate) fn by_rules(rules: u32, corners: &str) -> Self {
        let corners = corners.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let setup = Setup::by_rules(rules, corners.len()).expect("two to four seats");
        Self::agreed(corners, setup, Card::all().collect(), (1..=38).collect())
    }

    #[track_caller]
    fn agreed(corners: Vec<String>, setup: Setup, deck: Vec<Card>, termini: Vec<u8>) -> Self {
        let mut res = Self { table: Table::new(setup), corners, deck, n_tops: 0, termini, n_termini: 0 };
        res.settle();
        res
    }

    /// The same with the built-in cards.
    #[track_caller]
    pub(crate) fn built_in(corners: &str) -> Self {
        Self::new(corners, Content::built_in())
    }

    /// What comes up now.
    #[track_caller]
    pub(crate) fn chance(&mut self) -> Option<Chance> {
        let chances = chances(&self.table);
        let first = chances.first()?.0;
        let wished = match first {
            Chance::Corner { seat, .. } => read(&format!("corner {} for {seat}", self.corners[seat.index()])),
            Chance::Top(_) => {
                self.n_tops += 1;
                Chance::Top(self.content().card(self.deck[self.n_tops - 1]).trip)
            }
            // What was put under the deck comes back as any card with that trip.
            Chance::Track(_) => Chance::Track(self.deck[self.n_tops - 1]),
            Chance::Terminus { seat, .. } => {
                self.n_termini += 1;
                read(&format!("terminus {} for {seat}", self.termini[self.n_termini - 1]))
            }
        };
        Some(if chances.iter().any(|it| it.0 == wished) { wished } else { first })
    }

    /// Lets everything happen that the decks decide.
    #[track_caller]
    pub(crate) fn settle(&mut self) {
        while self.table.state().turn() == Turn::Chance {
            let chance = self.chance().expect("something comes up");
            self.table.happen(chance).unwrap_or_else(|it| panic!("`{chance}`: {it}"));
        }
    }

    pub(crate) fn content(&self) -> &Content {
        self.table.setup().content()
    }

    #[track_caller]
    pub(crate) fn tableau(&self, index: usize) -> &Tableau {
        self.table.state().tableau(seat(index)).expect("the corner piece is dealt")
    }

    pub(crate) fn money(&self, index: usize) -> u16 {
        self.tableau(index).money()
    }

    pub(crate) fn points(&self, index: usize) -> u16 {
        self.tableau(index).points()
    }

    /// What the table says to a line such as `0 take 1`; what it refuses must change nothing.
    #[track_caller]
    pub(crate) fn say(&mut self, line: &str) -> Said {
        let (who, what) = line.split_once(' ').unwrap_or_else(|| panic!("expected who and what in `{line}`"));
        let before = self.table.clone();
        let said = self.table.act(seat(read(who)), read(what));
        assert_eq!(self.table == before, said.is_err(), "`{line}` changes the table exactly if it is allowed");
        if said.is_ok() {
            self.settle();
        }
        said
    }

    /// What the table would say.
    #[track_caller]
    pub(crate) fn check(&self, line: &str, expected: &Said) {
        assert_eq!(self.clone().say(line), *expected, "`{line}`");
    }

    /// Lets lines happen one after the other, all of which are allowed; they are split at commas and line ends.
    #[track_caller]
    pub(crate) fn go(&mut self, lines: &str) -> &mut Self {
        for line in lines.split([',', '\n']).map(str::trim).filter(|it| !it.is_empty()) {
            self.say(line).unwrap_or_else(|it| panic!("`{line}`: {it}"));
        }
        self
    }

    /// The seat that is waited for.
    pub(crate) fn waiting(&self) -> Option<usize> {
        match self.table.state().turn() {
            Turn::Seats(seats) => seats.lowest().map(Seat::index),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Every legal action of the seat that is waited for.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut res = Vec::new();
        if let Some(index) = self.waiting() {
            self.table.state().actions(seat(index), &mut res);
        }
        res
    }

    /// Every legal action that begins with a word, as text.
    pub(crate) fn listed(&self, word: &str) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).filter(|it| it.starts_with(word)).collect()
    }

    /// Lets the seat that is waited for do the simplest thing: the first that is listed, but no trips.
    #[track_caller]
    pub(crate) fn idle(&mut self) {
        let index = self.waiting().expect("a seat is waited for");
        let actions = self.listed("");
        let action = actions.iter().find(|it| *it == "done").unwrap_or(&actions[0]).clone();
        self.go(&format!("{index} {action}"));
    }

    /// Lets all seats do the simplest thing until this one is in turn to build.
    #[track_caller]
    pub(crate) fn idle_until(&mut self, index: usize) {
        while self.waiting() != Some(index) || self.listed("take").is_empty() {
            self.idle();
        }
    }

    /// Resolves a line with the first card of the hand, and puts its trips under the deck as they were planned.
    #[track_caller]
    pub(crate) fn resolve(&mut self, line: &str) {
        let index = self.waiting().expect("a seat is waited for");
        let resolve = self.listed(&format!("resolve {line}"))[0].clone();
        self.go(&format!("{index} {resolve}"));
        if !self.listed("under").is_empty() {
            self.go(&format!("{index} under 1 2"));
        }
    }

    /// Lets all seats do the simplest thing until the game is over.
    #[track_caller]
    pub(crate) fn idle_to_the_end(&mut self) {
        while self.waiting().is_some() {
            self.idle();
        }
        assert_eq!(self.table.state().turn(), Turn::Over);
    }
}

/// What may come up now, with its weight.
pub(crate) fn chances(table: &Table<Village>) -> Vec<(Chance, u32)> {
    let mut res = Vec::new();
    table.state().chances(&mut res);
    res.into_iter().map(|it| (it.outcome, it.weight)).collect()
}

#[track_caller]
pub(crate) fn trip(text: &str) -> Trip {
    read(text)
}
