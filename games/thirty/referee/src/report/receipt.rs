//! Confirmations: what was understood of a letter, what was not, and what counts now.

use jiff::civil::DateTime;
use kernel::BySeat;

use super::{Report, block::Block, choice_name, example, for_round, round_name, tag};
use crate::{
    Choice, Doubt, Language, Letter, Objection, Orders, Puzzle, ROUND_OF_SETUP, Season, Slot, Standing, Use,
    words::{self, fill},
};

/// How a letter stands to the deadline and to the open round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// For the open round, in time.
    InTime,
    /// After this deadline.
    Late(DateTime),
    /// It names this round, which is not the open one.
    OtherRound(u8),
}

/// A letter that has come, and all that its sender should be told.
#[derive(Copy, Clone, Debug)]
pub struct Receipt<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The player's name.
    pub name: &'a str,
    /// The player's seat.
    pub seat: kernel::Seat,
    /// The game as it stands.
    pub season: &'a Season,
    /// The number of the letter.
    pub number: u32,
    /// When it came.
    pub received: DateTime,
    /// Whether it came in time, and for this round.
    pub arrival: Arrival,
    /// The letter.
    pub letter: &'a Letter,
    /// What counts for the player now.
    pub standing: &'a Standing,
}

impl Receipt<'_> {
    /// The confirmation; `None` once the game is over.
    pub fn report(&self, language: Language) -> Option<Report> {
        let words = language.words();
        let round = self.season.round()?;
        let subject = fill(words.subject_letter, &[("round", &round_name(round, language))]);
        let subject = format!("{} {subject}", tag(self.game, round));
        let mut blocks = vec![Block::Text(fill(words.greeting, &[("name", self.name)]))];
        let moment = language.moment(self.received);
        let got = fill(words.got_letter, &[("moment", &moment), ("number", &self.number.to_string())]);
        blocks.push(Block::Text(format!("{got} {}", self.fate(&for_round(round, language), language))));
        self.push_orders(&mut blocks, round, language);
        self.push_puzzles(&mut blocks, language);
        Some(Report::of(subject, &blocks, language))
    }

    /// A second confirmation of a letter that was told not to count, and does now; `None` once the game is over.
    pub fn report_again(&self, language: Language) -> Option<Report> {
        let words = language.words();
        let round = self.season.round()?;
        let subject = fill(words.subject_counts_now, &[("round", &round_name(round, language))]);
        let subject = format!("{} {subject}", tag(self.game, round));
        let mut blocks = vec![Block::Text(fill(words.greeting, &[("name", self.name)]))];
        let moment = language.moment(self.received);
        let now = fill(words.counts_now, &[("moment", &moment), ("number", &self.number.to_string())]);
        blocks.push(Block::Text(format!("{now} {}", self.fate(&for_round(round, language), language))));
        self.push_orders(&mut blocks, round, language);
        self.push_puzzles(&mut blocks, language);
        Some(Report::of(subject, &blocks, language))
    }

    /// What became of the letter, in a sentence.
    fn fate(&self, round: &str, language: Language) -> String {
        let words = language.words();
        match self.arrival {
            Arrival::Late(deadline) => return fill(words.late, &[("moment", &language.moment(deadline))]),
            Arrival::OtherRound(named) => {
                return fill(words.wrong_round, &[("named", &for_round(named, language)), ("round", round)]);
            }
            Arrival::InTime => {}
        }
        match self.standing.use_of(self.number) {
            Some(Use::Counts) => fill(words.counts, &[("round", round)]),
            Some(Use::Replaces(earlier)) => {
                fill(words.replaces, &[("round", round), ("earlier", &earlier.to_string())])
            }
            Some(Use::Incomplete(earlier)) => {
                fill(words.incomplete, &[("round", round), ("earlier", &earlier.to_string())])
            }
            Some(Use::Changes(slots)) => {
                let what: Vec<_> = slots.iter().map(|&it| words::slot(it, language)).collect();
                fill(words.changes, &[("round", round), ("what", &what.join(", "))])
            }
            Some(Use::Held) => fill(words.held, &[("round", round)]),
            Some(Use::NoOrders) | None => fill(words.no_orders, &[("round", round)]),
        }
    }

    /// What counts now, and what is missing.
    fn push_orders(&self, blocks: &mut Vec<Block>, round: u8, language: Language) {
        let words = language.words();
        let is_setup = round == ROUND_OF_SETUP;
        let held = &self.standing.held;
        if let Some(orders) = &self.standing.orders {
            blocks.push(Block::Text(words.understood.to_owned()));
            blocks.push(Block::Code(lines(orders, is_setup, language)));
        } else if held.is_empty() {
            let message = fill(words.nothing_understood, &[("round", &for_round(round, language))]);
            blocks.push(Block::Text(message));
            return;
        }
        if !held.is_empty() {
            let what: Vec<_> = held.iter().map(|(slot, choice)| line(slot, choice, language)).collect();
            blocks.push(Block::Text(fill(words.open_orders, &[("what", &what.join("; "))])));
        }
        self.push_objections(blocks, language);
        let rolls = self.season.rolls();
        for it in &self.letter.instructions {
            let Slot::Roll(number) = it.slot else { continue };
            let (Some((white, colour)), Some(roll)) = (it.dice, rolls.get(usize::from(number) - 1)) else { continue };
            if (white, colour) != (roll.white(), roll.colour().die()) {
                blocks.push(Block::Text(fill(
                    words.dice_differ,
                    &[
                        ("white", &white.to_string()),
                        ("colour", &colour.to_string()),
                        ("number", &number.to_string()),
                        ("real", &format!("{}/{}", roll.white(), roll.colour().die())),
                    ],
                )));
            }
        }
        let mut lacks = self.season.lacks(self.seat, self.standing.orders.as_ref());
        lacks.retain(|it| held.of(*it).is_none());
        if !lacks.is_empty() || held.is_empty() {
            blocks.push(Block::Text(missing(&lacks, language)));
        }
    }

    /// What would be illegal, if the round were adjudicated now.
    fn push_objections(&self, blocks: &mut Vec<Block>, language: Language) {
        let words = language.words();
        let orders = BySeat::new(self.season.n_seats(), |it| self.standing.orders.clone().filter(|_| it == self.seat));
        let told = |(slot, objection): &(Slot, Objection)| {
            let why = words::objection(*objection, language);
            fill(words.would_be_illegal, &[("what", &words::slot(*slot, language)), ("why", &why)])
        };
        let objections: Vec<_> = self.season.objections(&orders)[self.seat].iter().map(told).collect();
        if !objections.is_empty() {
            blocks.push(Block::List(objections));
        }
    }

    /// What was not understood, with the numbers of its lines.
    fn push_puzzles(&self, blocks: &mut Vec<Block>, language: Language) {
        let words = language.words();
        // Other dice are told beside the orders.
        let puzzles: Vec<_> =
            self.letter.puzzles.iter().filter(|it| !matches!(it.doubt, Doubt::OtherDice(_))).collect();
        if !puzzles.is_empty() {
            // Whoever sends a picture of orders that are all there need not write them again.
            let is_answer_due = puzzles.iter().any(|it| it.doubt != Doubt::Attachment)
                || !self.season.lacks(self.seat, self.standing.orders.as_ref()).is_empty();
            blocks.push(Block::Heading(words.not_understood.to_owned()));
            blocks.push(Block::List(puzzles.into_iter().map(|it| puzzle(it, language)).collect()));
            if is_answer_due {
                blocks.push(Block::Text(words.write_again.to_owned()));
                blocks.push(Block::Code(example::lines(self.season, self.seat, language)));
            }
        }
        if !self.letter.remarks.is_empty() {
            blocks.push(Block::Heading(words.remarks_read.to_owned()));
            let shown = self.letter.remarks.iter().map(|it| {
                let line = fill(words.line_number, &[("line", &it.line.to_string())]);
                format!("{line}: {}", it.value)
            });
            blocks.push(Block::List(shown.collect()));
        }
    }
}

/// Orders as they count, line by line.
pub(super) fn lines(orders: &Orders, is_setup: bool, language: Language) -> Vec<String> {
    let mut res: Vec<_> = orders.iter().map(|(slot, choice)| line(slot, choice, language)).collect();
    if is_setup && orders.of(Slot::Removal).is_none() && !orders.has_unread_removal {
        res.push(line(Slot::Removal, Choice::Keep, language));
    }
    res
}

/// What orders lack, in a sentence.
pub(super) fn missing(lacks: &[Slot], language: Language) -> String {
    let words = language.words();
    let missing: Vec<_> = lacks.iter().map(|&it| words::slot(it, language)).collect();
    if missing.is_empty() {
        return words.complete.to_owned();
    }
    fill(words.still_missing, &[("what", &missing.join(", "))])
}

fn line(slot: Slot, choice: Choice, language: Language) -> String {
    format!("{}: {}", words::slot(slot, language), choice_name(choice, language))
}

/// One thing that was not understood: where, what and why.
fn puzzle(puzzle: &Puzzle, language: Language) -> String {
    let words = language.words();
    let numbers: Vec<_> = puzzle.lines.iter().map(ToString::to_string).collect();
    let message = if numbers.len() > 1 { words.line_numbers } else { words.line_number };
    let place = match puzzle.lines[..] {
        [] | [0] => words.subject_line.to_owned(),
        _ => fill(message, &[("line", &numbers.concat()), ("lines", &numbers.join(", "))]),
    };
    let why = match puzzle.doubt {
        Doubt::Unclear => words.unclear.to_owned(),
        Doubt::Conditional => words.conditional.to_owned(),
        Doubt::Twice(slot) => fill(words.twice, &[("what", &words::slot(slot, language))]),
        Doubt::WhichRoll => words.which_roll.to_owned(),
        Doubt::InSignature => words.in_signature.to_owned(),
        Doubt::InQuotation => words.in_quotation.to_owned(),
        Doubt::TooLong => words.too_long.to_owned(),
        Doubt::Draft => words.draft.to_owned(),
        Doubt::Withdrawn => words.withdrawn.to_owned(),
        Doubt::SomebodyElse => words.somebody_else.to_owned(),
        Doubt::TwoRounds(one, other) => {
            fill(words.two_rounds, &[("one", &round_name(one, language)), ("other", &round_name(other, language))])
        }
        Doubt::OtherGame => words.other_game.to_owned(),
        Doubt::OtherDice(number) => fill(words.other_dice, &[("what", &words::slot(Slot::Roll(number), language))]),
        Doubt::Bearing => words.bearing.to_owned(),
        Doubt::Attachment => words.attachment.to_owned(),
    };
    if puzzle.doubt == Doubt::Attachment {
        return format!("{}: {why}", puzzle.text);
    }
    if puzzle.text.is_empty() { format!("{place}: {why}") } else { format!("{place}: {}: {why}", puzzle.text) }
}
