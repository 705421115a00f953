//! The sheet in work: what is on it, what was on it before, and where it is kept.

use leptos::prelude::*;
use library::{Draft, Paper, PaperError};

use super::{
    edit::{self, Refusal},
    form::Form,
    link,
    thing::Thing,
    words,
};
use client::{grid::Place, settings::storage};

/// Where the browser keeps the sheet in work.
const KEY: &str = "platelayer-sheet";
/// How many changes can be taken back.
const MOST_STEPS: usize = 200;

/// The sheet in work. It can be copied freely.
#[derive(Copy, Clone)]
pub(super) struct Work {
    /// The sheet, as far as it can be read.
    pub(super) paper: RwSignal<Paper>,
    /// What stands in the box for typing.
    pub(super) text: RwSignal<String>,
    /// Why that cannot be read.
    pub(super) fault: RwSignal<Option<PaperError>>,
    /// What is in the hand.
    pub(super) thing: RwSignal<Thing>,
    /// What was refused last, or what has just happened: the live region says it.
    pub(super) said: RwSignal<Option<Said>>,
    past: RwSignal<Vec<Paper>>,
}

/// Something to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) is_refusal: bool,
}

impl Work {
    /// The sheet of the address, or the one that was in work, or a blank one.
    pub(super) fn open() -> Self {
        let kept = storage().and_then(|it| it.get_item(KEY).ok().flatten());
        let kept = kept.and_then(|it| Paper::sketch(&it, &[]).ok()).map(|it| it.paper);
        let linked = link_in_address();
        let paper = linked.or(kept).unwrap_or_else(|| Form::Basic.blank());
        let is_other = linked.is_some() && kept.is_some_and(|it| it != paper);
        // A link does not throw away the sheet that was in work: taking a step back leads to it.
        let past = if is_other { kept.into_iter().collect() } else { Vec::new() };
        let first = Thing::all(Form::of(&paper))[0];
        Self {
            paper: RwSignal::new(paper),
            text: RwSignal::new(paper.to_string()),
            fault: RwSignal::new(None),
            thing: RwSignal::new(first),
            said: RwSignal::new(None),
            past: RwSignal::new(past),
        }
    }

    pub(super) fn form(self) -> Form {
        self.paper.with(Form::of)
    }

    pub(super) fn can_undo(self) -> bool {
        self.past.with(|it| !it.is_empty())
    }

    /// Doubts about what stands in the box: what would be refused if nothing were added.
    pub(super) fn doubts(self) -> Vec<PaperError> {
        self.text.with(|it| read(it)).0.map(|it| it.doubts).unwrap_or_default()
    }

    /// Shows another sheet, which can be taken back.
    pub(super) fn change(self, paper: Paper) {
        self.take(paper);
        self.text.set(paper.to_string());
        self.fault.set(None);
        self.said.set(None);
    }

    fn take(self, paper: Paper) {
        let old = self.paper.get_untracked();
        if old == paper {
            return;
        }
        self.past.update(|past| {
            past.push(old);
            if past.len() > MOST_STEPS {
                past.remove(0);
            }
        });
        self.set(paper);
    }

    fn set(self, paper: Paper) {
        let form = Form::of(&paper);
        let things = Thing::all(form);
        if !things.contains(&self.thing.get_untracked()) {
            self.thing.set(things[0]);
        }
        self.paper.set(paper);
        if let Some(storage) = storage() {
            // Without room or permission the sheet lasts until the page is closed.
            let _ = storage.set_item(KEY, &paper.to_string());
        }
        forget_address();
    }

    /// Takes the last change back.
    pub(super) fn undo(self) {
        let Some(old) = self.past.try_update(Vec::pop).flatten() else { return };
        self.set(old);
        self.text.set(old.to_string());
        self.fault.set(None);
        self.tell(t!("sheet-said-undone"));
    }

    /// Reads what was typed.
    pub(super) fn type_in(self, text: String) {
        let (draft, fault) = read(&text);
        if let Some(Draft { paper, .. }) = draft {
            self.take(paper);
        }
        self.fault.set(fault);
        self.text.set(text);
    }

    /// Puts a thing on a place.
    pub(super) fn put(self, place: Place, thing: Thing) {
        match edit::put(&self.paper.get_untracked(), place, thing) {
            Ok(paper) => {
                self.change(paper);
                self.tell(super::field::at(&paper, place));
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Writes down shares.
    pub(super) fn set_shares(self, pair: thirty::Pair, shares: u8) {
        match edit::set_shares(&self.paper.get_untracked(), pair, shares) {
            Ok(paper) => self.change(paper),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn refuse(self, refusal: &Refusal) {
        self.said
            .set(Some(Said { text: words::refusal(refusal, self.paper.with_untracked(Form::of)), is_refusal: true }));
    }

    pub(super) fn tell(self, text: String) {
        self.said.set(Some(Said { text, is_refusal: false }));
    }
}

/// What can be read of a text: the sheet of all lines but those that cannot, and what is wrong with the first of them.
///
/// So sheet, score and notes always tell of the same text, even while a line is half written.
fn read(text: &str) -> (Option<Draft>, Option<PaperError>) {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut fault = None;
    loop {
        match Paper::sketch(&lines.join("\n"), &[]) {
            Ok(draft) => return (Some(draft), fault),
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

/// The sheet behind the `#` of the address.
pub(super) fn link_in_address() -> Option<Paper> {
    link::read(&window().location().hash().ok()?)
}

/// Takes the sheet out of the address: once it is changed, loading the page again must not bring the old one back.
fn forget_address() {
    let location = window().location();
    if location.hash().is_ok_and(|it| !it.is_empty())
        && let (Ok(path), Ok(history)) = (location.pathname(), window().history())
    {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    const SHEET: &str = "30-rails basic\nmountain x3/y1\nmountain x1/y2\nmine x2/y1\n";

    #[test]
    fn a_line_that_cannot_be_read_is_not_on_the_sheet() {
        let (draft, fault) = read(SHEET);
        let with_mine = draft.expect("a sheet").paper;
        assert_eq!(fault, None);
        // The mine is written anew, and is half there: the old one is gone, and the notes say so of the same text.
        let (draft, fault) = read(&SHEET.replace("mine x2/y1", "mine x2/"));
        let draft = draft.expect("the rest of the sheet");
        assert_ne!(draft.paper, with_mine);
        assert_eq!(Some(draft), read(&SHEET.replace("mine x2/y1\n", "")).0);
        assert_eq!(fault.map(|it| it.line), Some(4));
    }

    #[test]
    fn the_first_of_several_faults_is_told() {
        let (draft, fault) = read(&SHEET.replace("mountain x1/y2", "montain x1/y2").replace("mine x2/y1", "mine"));
        assert_eq!(fault.map(|it| it.line), Some(3));
        assert_eq!(draft, read("30-rails basic\nmountain x3/y1\n").0);
        assert_eq!(read("chess\nmine x2/y1").0, None);
    }
}
