//! The subject above a letter: it names game and round and may mark a change; it orders nothing.

use super::{
    Doubt, Opens, Slot,
    grammar::{self, Item, Place, Sense},
    read::{MOST_IN_LINE, Reader},
    tokens::fold,
};
use crate::{LAST_ROUND, Language, report};

/// What mail programs put before the subject of an answer.
const ANSWERS: [&str; 6] = ["re:", "aw:", "fwd:", "fw:", "wg:", "antwort:"];

impl Reader<'_> {
    pub(super) fn subject(&mut self, subject: &str) {
        let mut words = subject.trim();
        while let Some(answer) =
            ANSWERS.iter().find(|it| words.get(..it.len()).is_some_and(|has| has.eq_ignore_ascii_case(it)))
        {
            words = words[answer.len()..].trim_start();
        }
        if words.len() > MOST_IN_LINE {
            self.puzzle(vec![0], words, Doubt::TooLong, Opens::All);
            return;
        }
        // The tag is read even where the rest of the subject is chat.
        let tag = words.find('[').and_then(|start| Some(&words[start..=start + words[start..].find(']')?]));
        if let Some(tag) = tag {
            self.sentences(tag);
        }
        let rest = tag.map_or(words.to_owned(), |it| words.replacen(it, " ", 1));
        match ours(&rest) {
            Some(rounds) => {
                for round in rounds {
                    self.item(Item::Round(round), 0, subject);
                }
            }
            None => self.sentences(&rest),
        }
    }

    fn sentences(&mut self, text: &str) {
        let place = Place { may_greet: true, is_closed: false };
        for sense in grammar::line(text, &self.names, place) {
            match sense {
                Sense::Items { items, .. } => {
                    let ordered = |it: &Item| match it {
                        Item::Instruction { slot, .. } => Some(*slot),
                        Item::Label(number) => Some(Some(Slot::Roll(*number))),
                        _ => None,
                    };
                    let orders: Vec<_> = items.iter().filter_map(ordered).collect();
                    if !orders.is_empty() {
                        let slots: Option<Vec<_>> = orders.into_iter().collect();
                        self.puzzle(vec![0], text, Doubt::Unclear, slots.map_or(Opens::All, Opens::Slots));
                    }
                    let others = items.into_iter().filter(|it| ordered(it).is_none());
                    others.for_each(|it| self.item(it, 0, text));
                }
                Sense::Slip { .. } => self.puzzle(vec![0], text, Doubt::Unclear, Opens::All),
                Sense::Question { doubt, opens: Opens::Nothing, .. } => self.puzzle(vec![0], text, doubt, Opens::All),
                Sense::Question { doubt, opens, .. } => self.puzzle(vec![0], text, doubt, opens),
                Sense::Words => self.remark(0, text),
            }
        }
    }
}

/// Whether a subject is one of ours, with the rounds that it names: one, or none.
fn ours(text: &str) -> Option<Vec<u8>> {
    let text = fold(text.trim());
    Language::ALL.into_iter().find_map(|language| {
        let words = language.words();
        let text = text.strip_suffix(&fold(&format!(" ({})", words.correction_mark))).unwrap_or(&text);
        if text == fold(words.subject_final) || ["runde", "round", "bericht", "report"].contains(&text) {
            return Some(Vec::new());
        }
        (0..=LAST_ROUND).find(|&it| report::subjects(it, language).iter().any(|it| fold(it) == text)).map(|it| vec![it])
    })
}
