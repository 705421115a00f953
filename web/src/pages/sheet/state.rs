//! The sheet in work: what is on it, what was on it before, and where it is kept.

use client::{grid::Place, settings::storage, sheet::Sheet};
use kernel::LineFault;
use leptos::prelude::*;
use library::Paper;

use super::start::{Start, forget_address};

/// Where the browser keeps the sheet in work.
const KEY: &str = "platelayer-sheet";
/// How many changes can be taken back.
const MOST_STEPS: usize = 200;

/// The sheet in work, of one game. It can be copied freely.
#[derive(Copy, Clone)]
pub(super) struct Work {
    /// What its game knows of it.
    pub(super) sheet: &'static dyn Sheet,
    /// The sheet, as far as it can be read.
    pub(super) paper: RwSignal<Paper>,
    /// What stands in the box for typing.
    pub(super) text: RwSignal<String>,
    /// Why that cannot be read.
    pub(super) fault: RwSignal<Option<LineFault>>,
    /// The code of what is in the hand.
    pub(super) thing: RwSignal<String>,
    /// What was refused last, or what has just happened: the live region says it.
    pub(super) said: RwSignal<Option<Said>>,
    /// What was on the sheet before, of whatever game.
    past: RwSignal<Vec<String>>,
    /// Goes over to a sheet of another game, which perhaps is being typed.
    leave: Callback<(Start, bool)>,
}

/// Something to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) is_refusal: bool,
}

/// The text of the sheet that was in work last.
pub(super) fn kept() -> Option<String> {
    storage().and_then(|it| it.get_item(KEY).ok().flatten())
}

impl Work {
    /// Goes on with a text of this game; `None` if nothing can be made of it.
    pub(super) fn new(
        sheet: &'static dyn Sheet,
        text: String,
        past: RwSignal<Vec<String>>,
        leave: Callback<(Start, bool)>,
    ) -> Option<Self> {
        let (paper, fault) = read(sheet, &text);
        let paper = paper?;
        let thing = sheet.hands().and_then(|it| it.things(paper.sheet).first().map(|it| it.code.clone()));
        let res = Self {
            sheet,
            paper: RwSignal::new(paper),
            text: RwSignal::new(text),
            fault: RwSignal::new(fault),
            thing: RwSignal::new(thing.unwrap_or_default()),
            said: RwSignal::new(None),
            past,
            leave,
        };
        Some(res)
    }

    /// The key of the kind of sheet.
    pub(super) fn form(self) -> &'static str {
        self.paper.with(|it| it.sheet)
    }

    pub(super) fn can_undo(self) -> bool {
        self.past.with(|it| !it.is_empty())
    }

    /// Doubts about what stands in the box: what would be refused if nothing were added.
    pub(super) fn doubts(self) -> Vec<LineFault> {
        self.text.with(|it| read(self.sheet, it)).0.map(|it| it.doubts).unwrap_or_default()
    }

    /// What is wrong with a line, in words.
    pub(super) fn fault_in_line(self, fault: &LineFault) -> String {
        t!("sheet-line", line = fault.line, what = self.sheet.fault(&fault.reason))
    }

    /// Shows another sheet, which can be taken back: the text of a whole one, of whatever game.
    pub(super) fn change(self, text: String) {
        if library::game_of(&text).is_some_and(|it| it.name != self.paper.with_untracked(|it| it.game.name)) {
            self.remember();
            keep(&text);
            return self.leave.run((Start::Text(text), false));
        }
        if let Some(paper) = read(self.sheet, &text).0 {
            self.text.set(paper.text.clone());
            self.take(paper);
            self.fault.set(None);
            self.said.set(None);
        }
    }

    /// Shows the sheet of a link.
    pub(super) fn follow(self, start: &Start) {
        if start.game().map(|it| it.name) != Some(self.paper.with_untracked(|it| it.game.name)) {
            self.remember();
            self.leave.run((start.clone(), false));
        } else if let Some(text) = start.text(self.sheet) {
            self.change(text);
        }
    }

    /// A blank sheet of this kind, or of another; where the game is the same, what is drawn stays.
    pub(super) fn change_form(self, key: &str) {
        let Some((game, sheet)) = library::sheet(key) else { return };
        let paper = self.paper.get_untracked();
        let own = paper.game.sheets.iter().find(|it| it.key == paper.sheet);
        let drawn = own.and_then(|it| paper.text.strip_prefix(it.head)).filter(|_| game.name == paper.game.name);
        let text = format!("{}{}", sheet.head, drawn.unwrap_or_default());
        let is_read = drawn.is_none() || self.sheet.sketch(&text).is_ok();
        self.change(if is_read { text } else { sheet.head.to_owned() });
    }

    fn remember(self) {
        let old = self.paper.with_untracked(|it| it.text.clone());
        self.past.update(|past| {
            past.push(old);
            if past.len() > MOST_STEPS {
                past.remove(0);
            }
        });
    }

    fn take(self, paper: Paper) {
        if self.paper.with_untracked(|it| *it == paper) {
            return;
        }
        self.remember();
        self.set(paper);
    }

    fn set(self, paper: Paper) {
        if let Some(hands) = self.sheet.hands() {
            let things = hands.things(paper.sheet);
            if let Some(first) = things.first().filter(|_| {
                let held = self.thing.get_untracked();
                things.iter().all(|it| it.code != held)
            }) {
                self.thing.set(first.code.clone());
            }
        }
        keep(&paper.text);
        self.paper.set(paper);
    }

    /// Takes the last change back.
    pub(super) fn undo(self) {
        let Some(old) = self.past.try_update(Vec::pop).flatten() else { return };
        if library::game_of(&old).is_some_and(|it| it.name != self.paper.with_untracked(|it| it.game.name)) {
            keep(&old);
            return self.leave.run((Start::Text(old), false));
        }
        if let Some(paper) = read(self.sheet, &old).0 {
            self.text.set(paper.text.clone());
            self.set(paper);
            self.fault.set(None);
            self.tell(t!("sheet-said-undone"));
        }
    }

    /// Reads what was typed.
    pub(super) fn type_in(self, text: String) {
        if library::game_of(&text).is_some_and(|it| it.name != self.paper.with_untracked(|it| it.game.name)) {
            self.remember();
            keep(&text);
            return self.leave.run((Start::Text(text), true));
        }
        let (paper, fault) = read(self.sheet, &text);
        if let Some(paper) = paper {
            self.take(paper);
        }
        self.fault.set(fault);
        self.text.set(text);
    }

    /// Puts a thing on a place.
    pub(super) fn put(self, place: Place, thing: &str) {
        let Some(hands) = self.sheet.hands() else { return };
        match self.paper.with_untracked(|it| hands.put(it, place, thing)) {
            Ok(text) => {
                self.change(text);
                self.tell(self.paper.with_untracked(|it| hands.at(it, place)));
            }
            Err(text) => self.said.set(Some(Said { text, is_refusal: true })),
        }
    }

    pub(super) fn tell(self, text: String) {
        self.said.set(Some(Said { text, is_refusal: false }));
    }
}

/// Keeps the sheet for the next visit, and takes an old one out of the address.
pub(super) fn keep(text: &str) {
    if let Some(storage) = storage() {
        // Without room or permission the sheet lasts until the page is closed.
        let _ = storage.set_item(KEY, text);
    }
    forget_address();
}

/// What can be read of a text: the sheet of all lines but those that cannot, and what is wrong with the first of them.
///
/// So sheet, score and notes always tell of the same text, even while a line is half written.
fn read(sheet: &dyn Sheet, text: &str) -> (Option<Paper>, Option<LineFault>) {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut fault = None;
    loop {
        match sheet.sketch(&lines.join("\n")) {
            Ok(paper) => return (Some(paper), fault),
            Err(error) => {
                let line = error.line.checked_sub(1).and_then(|it| lines.get_mut(it)).filter(|it| !it.is_empty());
                let place = line.map(std::mem::take);
                fault = fault.or(Some(error));
                if place.is_none() {
                    return (None, fault);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use library::GAMES;

    use super::*;
    use crate::pages::sheet::games;

    /// Every game that is scored from paper, with a board of it.
    fn boards() -> Vec<(&'static dyn Sheet, &'static str)> {
        let of = |entry: &'static library::Entry| {
            let sheet = games::fetch(entry.name).now_or_never().expect("it is there").expect("a part");
            assert_eq!(sheet.is_some(), entry.paper.is_some(), "{}", entry.name);
            Some((sheet?, entry.paper.as_ref()?.example))
        };
        let res: Vec<_> = GAMES.iter().filter_map(of).collect();
        assert!(res.len() > 1);
        res
    }

    #[test]
    fn a_line_that_cannot_be_read_is_not_on_the_sheet() {
        for (sheet, example) in boards() {
            let (whole, fault) = read(sheet, example);
            assert_eq!(fault, None);
            // The last fact is written anew, and is half there: the old one is gone, and the notes say so of the same text.
            let (rest, last) = example.trim_end().rsplit_once('\n').expect("some lines");
            let half = last.split(' ').next().expect("a word");
            let (paper, fault) = read(sheet, &format!("{rest}\n{half} ?"));
            assert_ne!(paper, whole);
            assert_eq!(paper, read(sheet, rest).0);
            assert_eq!(fault.map(|it| it.line), Some(example.lines().count()));
        }
    }

    #[test]
    fn the_first_of_several_faults_is_told() {
        for (sheet, example) in boards() {
            let (_, fault) = read(sheet, &format!("{example}nonsense\nmore nonsense"));
            assert_eq!(fault.map(|it| it.line), Some(example.lines().count() + 1));
            assert_eq!(read(sheet, "chess").0, None);
        }
    }

    #[test]
    fn a_sheet_of_every_game_comes_back_from_its_link() {
        for (sheet, example) in boards() {
            let paper = sheet.sketch(example).expect("a sheet");
            let hash = format!("#{}.{}", paper.sheet, sheet.link(&paper));
            assert!(hash.chars().skip(1).all(|c| c.is_ascii_alphanumeric() || "-_.~!$'*+,:/".contains(c)), "{hash}");
            let start = Start::of_hash(&hash).expect("a link");
            let text = start.text(sheet).expect("a text");
            assert_eq!(sheet.sketch(&text).as_ref(), Ok(&paper), "{hash}");
            assert_eq!(Start::Link(paper.sheet.to_owned(), "%".to_owned()).text(sheet), None);
        }
    }

    #[test]
    fn every_sheet_has_a_picture_and_says_what_it_lacks() {
        client::settings::speak(client::words::Language::English);
        for (sheet, example) in boards() {
            let paper = sheet.sketch(example).expect("a sheet");
            assert!(sheet.board(&paper).is_some() && sheet.keepsake(&paper, "A title").is_some());
            let own = paper.game.sheets.iter().find(|it| it.key == paper.sheet).expect("its kind");
            let blank = sheet.sketch(own.head).expect("a blank sheet");
            assert!(!sheet.missing(&blank).is_empty() || !blank.doubts.is_empty(), "{}", own.key);
        }
    }
}
