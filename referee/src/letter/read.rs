//! Putting the lines of a letter together: which roll each order is for, and what contradicts itself.

use super::{
    Doubt, Found, Instruction, Letter, Puzzle, Roster, Slot,
    chaff::{self, Part},
    grammar::{self, Item, Line, Names, opens_with},
    lexicon,
};

/// Longer letters are no letters.
const MOST_BYTES: usize = 64 * 1024;
const MOST_LINES: usize = 1000;
const MOST_IN_LINE: usize = 1000;
/// No letter needs more of these; whoever writes more gets the first ones back.
const MOST_SHOWN: usize = 50;
const MOST_QUOTED: usize = 120;

/// An order of which it is not known yet which roll it is for.
struct Draft {
    instruction: Instruction,
    is_loose: bool,
    text: String,
}

struct Reader<'a> {
    names: Names<'a>,
    letter: Letter,
    drafts: Vec<Draft>,
    is_change: bool,
    /// The number of a roll whose order should follow, and its line.
    label: Option<(u8, usize)>,
}

pub(super) fn read(text: &str, subject: Option<&str>, roster: &Roster<'_>) -> Letter {
    let mut reader = Reader {
        names: Names::of(roster),
        letter: Letter::default(),
        drafts: Vec::new(),
        is_change: false,
        label: None,
    };
    if let Some(subject) = subject {
        reader.subject(subject);
    }
    reader.body(text);
    reader.end()
}

impl Reader<'_> {
    /// A subject names game and round and may mark a change; whatever else stands there is nobody's order.
    fn subject(&mut self, subject: &str) {
        let mut words = subject.trim();
        let answers = ["re:", "aw:", "fwd:", "fw:", "wg:", "antwort:"];
        while let Some(answer) =
            answers.iter().find(|it| words.get(..it.len()).is_some_and(|has| has.eq_ignore_ascii_case(it)))
        {
            words = words[answer.len()..].trim_start();
        }
        if words.len() > MOST_IN_LINE {
            return;
        }
        // The tag is read even where the rest of the subject is chat.
        let tag = words.find('[').and_then(|start| Some(&words[start..=start + words[start..].find(']')?]));
        let mut read = |text: &str| {
            if let Line::Items(items) = grammar::line(text, &self.names) {
                for item in items.into_iter().filter(|it| !matches!(it, Item::Instruction { .. } | Item::Label(_))) {
                    self.item(item, 0, "");
                }
            }
        };
        tag.into_iter().for_each(&mut read);
        read(&tag.map_or(words.to_owned(), |it| words.replace(it, " ")));
    }

    fn body(&mut self, text: &str) {
        let mut text = text;
        if text.len() > MOST_BYTES {
            let end = (0..=MOST_BYTES).rev().find(|&it| text.is_char_boundary(it)).unwrap_or(0);
            text = &text[..end];
            self.puzzle(vec![text.lines().count().max(1)], "", Doubt::TooLong);
        }
        let lines: Vec<_> = text.lines().collect();
        if lines.len() > MOST_LINES {
            self.puzzle(vec![MOST_LINES + 1], "", Doubt::TooLong);
        }
        let lines = &lines[..lines.len().min(MOST_LINES)];
        let parts = chaff::parts(lines);
        let mut is_closed = false;
        for ((line, part), number) in lines.iter().zip(parts).zip(1..) {
            if line.trim().is_empty() || part == Part::Quoted {
                continue;
            }
            if line.len() > MOST_IN_LINE {
                if part == Part::Own {
                    self.puzzle(vec![number], line, Doubt::TooLong);
                }
                continue;
            }
            let read = grammar::line(line, &self.names);
            match part {
                Part::Own => self.line(read, line, number, &mut is_closed),
                Part::Signature => self.foreign(&read, line, number, Doubt::InSignature),
                // What somebody quotes has orders in it as a rule; it matters only where there are no others.
                Part::BelowQuotation if self.drafts.is_empty() => {
                    self.foreign(&read, line, number, Doubt::InQuotation);
                }
                Part::BelowQuotation | Part::Quoted => {}
            }
        }
    }

    /// A line that is perhaps not the player's own.
    fn foreign(&mut self, read: &Line, line: &str, number: usize, doubt: Doubt) {
        if matches!(read, Line::Items(items) if items.iter().any(|it| matches!(it, Item::Instruction { .. }))) {
            self.puzzle(vec![number], line, doubt);
        }
    }

    fn line(&mut self, read: Line, line: &str, number: usize, is_closed: &mut bool) {
        match read {
            Line::Items(items) => items.into_iter().for_each(|it| self.item(it, number, line)),
            Line::Unclear { is_conditional, is_removal } => {
                self.letter.has_unread_removal |= is_removal;
                self.puzzle(vec![number], line, if is_conditional { Doubt::Conditional } else { Doubt::Unclear });
                self.label = None;
            }
            Line::Words { is_conditional: true } => self.puzzle(vec![number], line, Doubt::Conditional),
            Line::Words { is_conditional: false } => {
                // The number of a roll is for the line below it and for no other.
                self.label = None;
                if opens_with(line, lexicon::CLOSING) {
                    *is_closed = true;
                } else if !*is_closed && !opens_with(line, lexicon::GREETING) && self.letter.remarks.len() < MOST_SHOWN
                {
                    self.letter.remarks.push(Found { line: number, value: quoted(line) });
                }
            }
        }
    }

    fn item(&mut self, item: Item, line: usize, text: &str) {
        // Who contradicts himself in a heading is believed by what he says first; what is below it may be quoted.
        match item {
            Item::Game(value) => _ = self.letter.game.get_or_insert(Found { line, value }),
            Item::Player(value) => _ = self.letter.player.get_or_insert(Found { line, value }),
            Item::Signed(value) => self.letter.signed = Some(Found { line, value }),
            Item::Round(value) => _ = self.letter.round.get_or_insert(Found { line, value }),
            Item::Change => self.is_change = true,
            Item::Label(number) => self.label = Some((number, line)),
            Item::Instruction { slot, choice, dice } => {
                let label = self.label.take().map(|it| Slot::Roll(it.0));
                let found = slot.or(label);
                let slot = found.unwrap_or(Slot::Roll(0));
                let instruction = Instruction { line, slot, choice, is_change: self.is_change, dice };
                self.drafts.push(Draft { instruction, is_loose: found.is_none(), text: quoted(text) });
            }
        }
    }

    fn puzzle(&mut self, lines: Vec<usize>, text: &str, doubt: Doubt) {
        if self.letter.puzzles.len() < MOST_SHOWN {
            self.letter.puzzles.push(Puzzle { lines, text: quoted(text), doubt });
        }
    }

    fn end(mut self) -> Letter {
        self.number_loose_orders();
        let mut drafts = std::mem::take(&mut self.drafts);
        drafts.sort_by_key(|it| (it.instruction.slot, it.instruction.is_change));
        let mut rest = drafts.as_slice();
        while let Some(first) = rest.first() {
            let key = (first.instruction.slot, first.instruction.is_change);
            let n_same = rest.iter().take_while(|it| (it.instruction.slot, it.instruction.is_change) == key).count();
            let (same, others) = rest.split_at(n_same);
            let is_clear = same.iter().all(|it| it.instruction.choice == first.instruction.choice);
            if is_clear {
                self.letter.instructions.push(first.instruction);
            } else {
                self.letter.has_unread_removal |= key.0 == Slot::Removal;
                let mut lines: Vec<_> = same.iter().map(|it| it.instruction.line).collect();
                lines.dedup();
                lines.truncate(MOST_SHOWN);
                self.puzzle(lines, &first.text, Doubt::Twice(key.0));
            }
            rest = others;
        }
        self.letter.puzzles.sort_by(|a, b| a.lines.cmp(&b.lines));
        self.letter
    }

    /// Orders without a number count by their place where there are three in all and at most the first says its number.
    fn number_loose_orders(&mut self) {
        if !self.drafts.iter().any(|it| it.is_loose) {
            return;
        }
        let mut rolls: Vec<_> = self.drafts.iter_mut().filter(|it| it.instruction.slot.is_roll()).collect();
        let fits = rolls.len() == 3
            && rolls.iter().skip(1).all(|it| it.is_loose)
            && (rolls[0].is_loose || rolls[0].instruction.slot == Slot::Roll(1));
        if fits {
            for (draft, number) in rolls.iter_mut().zip(1..) {
                draft.instruction.slot = Slot::Roll(number);
            }
            return;
        }
        // An order without a number makes doubtful what stands beside it: the two may be a choice.
        let mut lines: Vec<_> = self.drafts.iter().filter(|it| it.is_loose).map(|it| it.instruction.line).collect();
        lines.dedup();
        for line in lines {
            let text =
                self.drafts.iter().find(|it| it.instruction.line == line).map_or(String::new(), |it| it.text.clone());
            self.puzzle(vec![line], &text, Doubt::WhichRoll);
            self.drafts.retain(|it| it.instruction.line != line || !it.instruction.slot.is_roll());
        }
    }
}

/// A line as it is shown back: not too long, and nothing in it that is no text.
fn quoted(line: &str) -> String {
    let clean = line.trim().chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut res: String = clean.clone().take(MOST_QUOTED).collect();
    if clean.count() > MOST_QUOTED {
        res.push('…');
    }
    res
}
