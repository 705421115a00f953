//! Putting the lines of a letter together: which roll each order is for, and what contradicts itself.

use super::{
    Doubt, Found, Instruction, Letter, Opens, Puzzle, Roster, Slot,
    chaff::{self, Part},
    grammar::{self, Item, Names, Place, Sense},
    head::{self, sender},
    tokens::fold,
};

/// Longer letters are no letters.
const MOST_BYTES: usize = 64 * 1024;
const MOST_LINES: usize = 1000;
pub(super) const MOST_IN_LINE: usize = 1000;
/// No letter needs more of these; whoever writes more gets the first ones back.
const MOST_SHOWN: usize = 50;
const MOST_QUOTED: usize = 120;

/// An order of which it is not known yet which roll it is for.
struct Draft {
    instruction: Instruction,
    is_loose: bool,
    text: String,
}

pub(super) struct Reader<'a> {
    pub(super) names: Names<'a>,
    roster: Roster<'a>,
    pub(super) letter: Letter,
    drafts: Vec<Draft>,
    is_change: bool,
    /// The line of a word that announces a change, until a change follows.
    announced: Option<Found<String>>,
    /// The number of a roll whose order should follow, and its line.
    label: Option<(u8, Found<String>)>,
    /// The names in the letter that are not known to be the writer's, and whether a heading says so.
    named: Vec<(Found<String>, Doubted)>,
    /// Whom the letter greets.
    greeted: Vec<String>,
    is_closed: bool,
    /// Orders that could not be read: where they stand among the questions, and what they name.
    slips: Vec<(usize, Opens)>,
    /// Whether the number of a roll stood in a line of its own.
    has_labels: bool,
    /// Where it asks for an answer.
    asked: Option<Found<String>>,
    /// Where it says that it replaces earlier letters.
    renewed: Option<Found<String>>,
    /// Where it says that all stays which it does not change.
    rest: Option<Found<String>>,
}

/// How somebody is named.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Doubted {
    Player,
    Stranger,
}

pub(super) fn read(text: &str, subject: Option<&str>, roster: &Roster<'_>) -> Letter {
    let mut reader = Reader {
        names: Names::of(roster),
        roster: *roster,
        letter: Letter::default(),
        drafts: Vec::new(),
        is_change: false,
        announced: None,
        label: None,
        named: Vec::new(),
        greeted: Vec::new(),
        is_closed: false,
        slips: Vec::new(),
        has_labels: false,
        asked: None,
        renewed: None,
        rest: None,
    };
    if let Some(subject) = subject {
        reader.subject(subject);
    }
    reader.body(text);
    reader.end()
}

impl Reader<'_> {
    fn body(&mut self, text: &str) {
        let mut text = text;
        if text.len() > MOST_BYTES {
            let end = (0..=MOST_BYTES).rev().find(|&it| text.is_char_boundary(it)).unwrap_or(0);
            text = &text[..end];
            self.puzzle(vec![text.lines().count().max(1)], "", Doubt::TooLong, Opens::All);
        }
        let lines: Vec<_> = text.lines().collect();
        if lines.len() > MOST_LINES {
            self.puzzle(vec![MOST_LINES + 1], "", Doubt::TooLong, Opens::All);
        }
        let lines = &lines[..lines.len().min(MOST_LINES)];
        // The head of a mail of the writer's that was pasted with it.
        let writer = self.roster.writer.or_else(|| sender(text, self.roster.players));
        let head = writer.and_then(|it| head::head(lines, it));
        if let Some(subject) = head.as_ref().and_then(|it| it.subject) {
            self.subject(subject);
        }
        let n_before = head.map_or(0, |it| it.n_lines);
        let lines = &lines[n_before..];
        let parts = chaff::parts(lines);
        let is_quoting = |it: (&&str, &Part)| *it.1 == Part::Quoted && self.is_order(it.0);
        // Programs say whom they quote; whoever begins lines with a mark may mean them.
        let marked = if lines.iter().zip(&parts).any(|it| *it.1 == Part::Quoted && chaff::announces(it.0)) {
            None
        } else {
            lines.iter().zip(&parts).position(is_quoting)
        };
        for ((line, part), number) in lines.iter().zip(parts).zip(n_before + 1..) {
            if line.trim().is_empty() || part == Part::Quoted {
                continue;
            }
            if line.len() > MOST_IN_LINE {
                if part != Part::BelowQuotation {
                    self.puzzle(vec![number], line, Doubt::TooLong, Opens::All);
                }
                continue;
            }
            match part {
                Part::Own => self.own(line, number),
                Part::Signature => self.signature(line, number),
                Part::BelowQuotation => self.below_quotation(line, number),
                Part::Quoted => {}
            }
        }
        if let Some(n) = marked.filter(|_| self.drafts.is_empty() && !self.letter.is_doubtful()) {
            self.puzzle(vec![n_before + n + 1], lines[n], Doubt::InQuotation, Opens::All);
        }
    }

    /// Whether a quoted line orders something.
    fn is_order(&self, line: &str) -> bool {
        let line = line.trim_start().trim_start_matches(['>', '|', ' ']);
        let is_order = |it: &Item| matches!(it, Item::Instruction { .. });
        line.len() <= MOST_IN_LINE
            && grammar::line(line, &self.names, Place::default())
                .iter()
                .any(|it| matches!(it, Sense::Items { items, .. } if items.iter().any(is_order)))
    }

    /// A line of the player's own.
    fn own(&mut self, line: &str, number: usize) {
        let place = Place { may_greet: self.drafts.is_empty(), is_closed: self.is_closed };
        for sense in grammar::line(line, &self.names, place) {
            match sense {
                Sense::Items { items, is_closed } => {
                    self.is_closed |= is_closed;
                    // Below a name under orders stand streets and telephones.
                    self.is_closed |= !self.drafts.is_empty() && matches!(items[..], [Item::Signed(_)]);
                    for item in items {
                        self.item(item, number, line);
                    }
                }
                Sense::Question { doubt, opens, is_removal } => {
                    self.letter.has_unread_removal |= is_removal;
                    self.puzzle(vec![number], line, doubt, opens);
                    // The number of a roll is for the line below it and for no other.
                    self.end_label();
                }
                Sense::Slip { names, is_removal } => {
                    self.letter.has_unread_removal |= is_removal;
                    self.slips.push((self.letter.puzzles.len(), names));
                    self.puzzle(vec![number], line, Doubt::Unclear, Opens::Nothing);
                    self.end_label();
                }
                Sense::Words if self.is_closed && is_address(line) || self.is_initial(line) => {}
                Sense::Words => {
                    self.remark(number, line);
                    self.end_label();
                }
            }
        }
    }

    /// Whether a line below orders for rolls is the first letter of the writer's name: `A.`
    fn is_initial(&self, line: &str) -> bool {
        let mut letters = line.trim().trim_end_matches('.').chars();
        let first = letters.next().filter(|_| letters.next().is_none());
        let is_own = self.roster.writer.is_some_and(|it| first.is_some() && it.chars().next() == first);
        is_own && self.drafts.iter().any(|it| it.instruction.slot.is_roll())
    }

    /// A line below the mark of a signature: names, streets and telephones, and else something that is said.
    fn signature(&mut self, line: &str, number: usize) {
        let senses = grammar::line(line, &self.names, Place { may_greet: false, is_closed: true });
        let is_order = |it: &Item| matches!(it, Item::Instruction { .. });
        for sense in senses {
            match sense {
                Sense::Items { items, .. } if items.iter().any(is_order) => {
                    self.puzzle(vec![number], line, Doubt::InSignature, Opens::All);
                }
                Sense::Items { items, .. } => {
                    // Below a signature stand companies and towns.
                    let is_said = |it: &Item| !matches!(it, Item::Stranger(_) | Item::Label(_));
                    items.into_iter().filter(is_said).for_each(|it| self.item(it, number, line));
                }
                // Streets and telephones have numbers in them that look like orders.
                Sense::Slip { .. } | Sense::Words if is_address(line) => {}
                Sense::Slip { .. } => self.puzzle(vec![number], line, Doubt::Unclear, Opens::Nothing),
                Sense::Question { doubt: Doubt::Unclear | Doubt::Bearing, .. }
                    if is_address(line) && !is_told(line) && !grammar::bears(line) => {}
                Sense::Question { doubt, opens, .. } => self.puzzle(vec![number], line, doubt, opens),
                Sense::Words if self.is_own_name(line) => {}
                Sense::Words => self.remark(number, line),
            }
        }
    }

    /// Whether a line is the writer's name with titles and nothing else: `Dipl.-Ing. Anna Müller`.
    fn is_own_name(&self, line: &str) -> bool {
        let words = || line.split(|c: char| !c.is_alphanumeric()).filter(|it| !it.is_empty());
        let is_name = |it: &str| it.chars().next().is_some_and(char::is_uppercase);
        let is_own = |it: &str| self.roster.writer.is_some_and(|writer| super::same_name(it, writer));
        words().all(is_name) && words().any(is_own)
    }

    /// A line below a quotation that does not show where it ends: quoted, as a rule.
    fn below_quotation(&mut self, line: &str, number: usize) {
        if grammar::takes_back(line) {
            self.puzzle(vec![number], line, Doubt::InQuotation, Opens::All);
            return;
        }
        // What somebody quotes has orders in it as a rule; it matters only where there are no others.
        if self.drafts.is_empty() && self.is_order(line) {
            self.puzzle(vec![number], line, Doubt::InQuotation, Opens::Nothing);
        }
    }

    pub(super) fn item(&mut self, item: Item, line: usize, text: &str) {
        // Who contradicts himself in a heading is asked; what is below it may be quoted.
        match item {
            Item::Game(value) => {
                if !self.roster.game.is_empty() && !same_game(&value, self.roster.game) {
                    self.puzzle(vec![line], text, Doubt::OtherGame, Opens::All);
                }
                self.letter.game.get_or_insert(Found { line, value });
            }
            Item::Player(value) => {
                self.named.push((Found { line, value: value.clone() }, Doubted::Player));
                self.letter.player.get_or_insert(Found { line, value });
            }
            Item::Signed(value) => {
                self.named.push((Found { line, value: value.clone() }, Doubted::Player));
                self.letter.signed = Some(Found { line, value });
            }
            Item::Greeted(value) => self.greeted.push(value),
            Item::Stranger(value) => self.named.push((Found { line, value }, Doubted::Stranger)),
            Item::Round(value) => {
                self.letter.round.get_or_insert(Found { line, value });
                if !self.letter.rounds.contains(&value) {
                    if let Some(&first) = self.letter.rounds.first() {
                        self.puzzle(vec![line], text, Doubt::TwoRounds(first, value), Opens::All);
                    }
                    self.letter.rounds.push(value);
                }
            }
            Item::Change => {
                self.is_change = true;
                self.announced = Some(Found { line, value: quoted(text) });
            }
            Item::Asked => self.asked = Some(Found { line, value: quoted(text) }),
            Item::Renewal if self.drafts.is_empty() => {
                self.renewed = Some(Found { line, value: quoted(text) });
            }
            Item::Renewal => self.puzzle(vec![line], text, Doubt::Withdrawn, Opens::All),
            Item::Rest => self.rest = Some(Found { line, value: quoted(text) }),
            Item::Label(number) => {
                // Which order belongs to which of two numbers is not known.
                if let Some((_, found)) = self.label.take() {
                    self.puzzle(vec![found.line], &found.value, Doubt::WhichRoll, Opens::All);
                }
                self.has_labels = true;
                self.label = Some((number, Found { line, value: quoted(text) }));
            }
            Item::Instruction { slot, choice, dice } => {
                if slot.is_some() && self.label.as_ref().is_some_and(|it| slot != Some(Slot::Roll(it.0))) {
                    self.end_label();
                }
                let label = self.label.take().map(|it| Slot::Roll(it.0));
                self.announced = None;
                let found = slot.or(label);
                let slot = found.unwrap_or(Slot::Roll(0));
                let instruction = Instruction { line, slot, choice, is_change: self.is_change, dice };
                self.drafts.push(Draft { instruction, is_loose: found.is_none(), text: quoted(text) });
            }
        }
    }

    /// A number of a roll that no order followed.
    fn end_label(&mut self) {
        if let Some((number, found)) = self.label.take() {
            self.puzzle(vec![found.line], &found.value, Doubt::Unclear, Opens::Slots(vec![Slot::Roll(number)]));
        }
    }

    pub(super) fn remark(&mut self, line: usize, text: &str) {
        let value = quoted(text);
        if self.letter.remarks.len() < MOST_SHOWN && self.letter.remarks.last().is_none_or(|it| it.line != line) {
            self.letter.remarks.push(Found { line, value });
        }
    }

    pub(super) fn puzzle(&mut self, lines: Vec<usize>, text: &str, doubt: Doubt, opens: Opens) {
        if self.letter.puzzles.len() < MOST_SHOWN {
            self.letter.puzzles.push(Puzzle { lines, text: quoted(text), doubt, opens });
        } else if opens != Opens::Nothing {
            // What is not shown any more is not forgotten.
            if let Some(last) = self.letter.puzzles.last_mut() {
                last.opens = Opens::All;
            }
        }
    }

    /// Names that are not the writer's.
    fn end_names(&mut self) {
        let mut named = std::mem::take(&mut self.named);
        // Where nobody knows who wrote it, it is whom a heading names, or else the last name.
        let of_heading = self.letter.player.as_ref().or(self.letter.signed.as_ref()).map(|it| it.value.clone());
        let Some(writer) = self.roster.writer.map(str::to_owned).or(of_heading) else { return };
        named.retain(|it| !super::same_name(&it.0.value, &writer));
        for (found, doubted) in named {
            match doubted {
                Doubted::Player => self.puzzle(vec![found.line], &found.value, Doubt::SomebodyElse, Opens::All),
                Doubted::Stranger if is_short_for(&found.value, &writer) || self.greeted.contains(&found.value) => {}
                Doubted::Stranger => self.remark(found.line, &found.value),
            }
        }
    }

    fn end(mut self) -> Letter {
        self.end_label();
        self.end_names();
        if let Some(found) = self.asked.take().filter(|_| self.drafts.is_empty()) {
            self.remark(found.line, &found.value);
        }
        if let Some(found) = self.announced.take() {
            self.puzzle(vec![found.line], &found.value, Doubt::Bearing, Opens::All);
        }
        // Whoever names a round and orders nothing may speak of orders that came before.
        if let Some(found) = self.letter.round.clone().filter(|it| it.line > 0 && self.drafts.is_empty())
            && self.letter.puzzles.is_empty()
        {
            self.puzzle(vec![found.line], "", Doubt::Bearing, Opens::All);
        }
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
                // What was to be changed, and into what, is open; what was ordered in its stead does not count.
                let opens = if key.1 { Opens::Slots(vec![key.0]) } else { Opens::Nothing };
                self.puzzle(lines, &first.text, Doubt::Twice(key.0), opens);
            }
            rest = others;
        }
        let is_there = |it: &Slot| self.letter.instructions.iter().any(|said| said.slot == *it);
        let is_whole = Slot::ROLLS.iter().all(is_there) || Slot::SETUP.iter().all(is_there);
        // What could not be read may be meant in the place of what could.
        for (at, names) in std::mem::take(&mut self.slips) {
            let opens = match names {
                Opens::Slots(slots) if slots.iter().any(is_there) => Opens::Slots(slots),
                Opens::All if is_whole => Opens::All,
                _ => continue,
            };
            if let Some(puzzle) = self.letter.puzzles.get_mut(at) {
                puzzle.opens = opens;
            }
        }
        if let Some(found) = self.renewed.take().filter(|_| !is_whole) {
            self.puzzle(vec![found.line], &found.value, Doubt::Withdrawn, Opens::All);
        }
        if let Some(found) = self.rest.take().filter(|_| !self.is_change) {
            self.puzzle(vec![found.line], &found.value, Doubt::Bearing, Opens::All);
        }
        self.letter.puzzles.sort_by(|a, b| a.lines.cmp(&b.lines));
        self.letter.remarks.sort_by_key(|it| it.line);
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
        let is_numbered = |slot: &Slot| {
            self.drafts.iter().any(|it| it.instruction.slot == *slot && !lines.contains(&it.instruction.line))
        };
        let is_beside = Slot::ROLLS.iter().all(is_numbered);
        for line in lines {
            let text =
                self.drafts.iter().find(|it| it.instruction.line == line).map_or(String::new(), |it| it.text.clone());
            // All is ordered already, or numbers have lines of their own and nobody knows which order they are for.
            let opens = if is_beside || self.has_labels { Opens::All } else { Opens::Nothing };
            self.puzzle(vec![line], &text, Doubt::WhichRoll, opens);
            self.drafts.retain(|it| it.instruction.line != line || !it.instruction.slot.is_roll());
        }
    }
}

/// Whether two names of games are the same but for capitals, blanks and hyphens; every game of the kind may be called so.
fn same_game(name: &str, ours: &str) -> bool {
    let plain =
        |it: &str| -> String { it.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect() };
    plain(name) == plain(ours) || plain(name) == "30rails"
}

/// Whether a name is what friends may call somebody: `Anni`, `Änne`, `Anna-Lena`.
fn is_short_for(name: &str, writer: &str) -> bool {
    let start = |it: &str| fold(it).chars().take(2).collect::<String>();
    fold(name).split(|c: char| !c.is_alphanumeric()).any(|it| start(it) == start(writer))
}

/// Whether a line is one of an address: a street, a telephone, a page; not a sentence.
fn is_address(line: &str) -> bool {
    let folded = fold(line);
    let has_digit = folded.chars().any(|it| it.is_ascii_digit());
    let is_net = ["@", "www.", "http:", "https:"].iter().any(|it| folded.contains(it));
    folded.split_whitespace().count() <= 8 && (has_digit || is_net) && !folded.contains(['?', '!'])
}

/// Whether a line speaks of rolls or orders, as no address does.
fn is_told(line: &str) -> bool {
    let words =
        ["wurf", "wuerf", "roll", "zug", "zueg", "order", "move", "runde", "round", "ps", "bitte", "please", "nicht"];
    let folded = fold(line);
    folded.split(|c: char| !c.is_alphanumeric()).any(|word| words.iter().any(|it| word.starts_with(it)))
}

/// A line as it is shown back: not too long, and nothing in it that is no text.
pub(super) fn quoted(line: &str) -> String {
    let clean = line.trim().chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut res: String = clean.clone().take(MOST_QUOTED).collect();
    if clean.count() > MOST_QUOTED {
        res.push('…');
    }
    res
}
