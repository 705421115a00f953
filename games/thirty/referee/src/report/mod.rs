//! Reports: what a player or a zine is told after each round, as plain text, as HTML mail and on paper.

mod block;
mod example;
mod html;
mod legend;
mod pages;
mod receipt;
mod reminder;
mod tables;
mod text;

use jiff::civil::DateTime;
use kernel::Seat;
use library::Outcome;
use paper::{PaperError, Pdf, Stock};
use thirty::{Roll, RuleSet, Tally};
use track::{Kind, SquareSet};

use self::block::{Block, ByForm};
pub use self::receipt::{Arrival, Receipt};
use crate::{
    Choice, Fate, Language, PartFate, ROUND_OF_SETUP, Season, SeatVerdict, Verdict,
    season::LAST_ROUND,
    words::{self, fill},
};

/// Until when orders are taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Due<'a> {
    /// Until this moment, in this time zone.
    At(DateTime, &'a str),
    /// Nobody knows yet.
    Unset,
    /// The game rests.
    Paused,
}

/// What is to be reported.
#[derive(Copy, Clone, Debug)]
pub struct Edition<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The names of the players, by seat.
    pub names: &'a [&'a str],
    /// The game as it stands.
    pub season: &'a Season,
    /// Until when orders for the next round are taken.
    pub due: Due<'a>,
    /// Why an earlier report of this round is replaced, if it is.
    pub correction: Option<&'a str>,
}

/// A report, or any other mail to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The subject, with the tag by which an answer is recognised.
    pub subject: String,
    /// Plain text of at most 78 columns.
    pub text: String,
    /// The same as HTML.
    pub html: String,
}

impl Report {
    fn of(subject: String, blocks: &[Block], language: Language) -> Self {
        let html = html::render(blocks, language.code(), &subject);
        Self { text: text::render(blocks), html, subject }
    }
}

/// How a round is called behind "for".
pub(crate) fn for_round(round: u8, language: Language) -> String {
    match round {
        ROUND_OF_SETUP => language.words().for_setup.to_owned(),
        _ => round_name(round, language),
    }
}

/// How a round is called in subjects and headings.
pub(crate) fn round_name(round: u8, language: Language) -> String {
    let words = language.words();
    match round {
        ROUND_OF_SETUP => words.subject_setup.to_owned(),
        _ => fill(words.subject_round, &[("round", &round.to_string())]),
    }
}

/// All subjects of mails about a round, without their tags.
pub(crate) fn subjects(round: u8, language: Language) -> [String; 4] {
    let words = language.words();
    let name = round_name(round, language);
    let about = |message: &str| fill(message, &[("round", &name)]);
    [about("{round}"), about(words.subject_letter), about(words.subject_counts_now), about(words.subject_reminder)]
}

/// The tag of a subject: `[Rails-7 R4]`.
pub(crate) fn tag(game: &str, round: u8) -> String {
    format!("[{game} R{round}]")
}

impl Edition<'_> {
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(|| seat.to_string(), |it| (*it).to_owned())
    }

    /// The report for one player.
    pub fn for_player(&self, seat: Seat, language: Language) -> Report {
        Report::of(self.subject(language), &self.blocks_for_player(seat, language), language)
    }

    /// The same on paper.
    pub fn printed_for_player(&self, seat: Seat, language: Language, stock: Stock) -> Result<Pdf, PaperError> {
        let foot = format!("{} · {}", self.title(language), self.name(seat));
        pages::render(&self.blocks_for_player(seat, language), &foot, language, stock).print()
    }

    fn blocks_for_player(&self, seat: Seat, language: Language) -> Vec<Block> {
        let words = language.words();
        let mut blocks = vec![Block::Title(self.title(language))];
        blocks.push(Block::Text(fill(words.greeting, &[("name", &self.name(seat))])));
        self.push_correction(&mut blocks, language);
        self.push_end(&mut blocks, language);
        match self.season.verdicts().last() {
            Some(verdict) => push_fates(&mut blocks, verdict, seat, language),
            None => blocks.push(Block::Text(words.what_it_is.to_owned())),
        }
        blocks.push(Block::Heading(words.your_map.to_owned()));
        blocks.push(self.map(seat, language));
        blocks.extend(legend::of(&blocks, language));
        self.push_next(&mut blocks, Some(seat), language);
        self.push_standings(&mut blocks, language);
        if self.season.round().is_none() {
            self.push_everybodys_lines(&mut blocks, language);
        }
        self.push_pledge(&mut blocks, language);
        blocks
    }

    /// The report for all: everybody's maps.
    pub fn for_zine(&self, language: Language) -> Report {
        Report::of(self.subject(language), &self.blocks_for_zine(language), language)
    }

    /// The same on paper.
    pub fn printed_for_zine(&self, language: Language, stock: Stock) -> Result<Pdf, PaperError> {
        pages::render(&self.blocks_for_zine(language), &self.title(language), language, stock).print()
    }

    fn blocks_for_zine(&self, language: Language) -> Vec<Block> {
        let words = language.words();
        let mut blocks = vec![Block::Title(self.title(language))];
        self.push_correction(&mut blocks, language);
        self.push_end(&mut blocks, language);
        self.push_standings(&mut blocks, language);
        self.push_next(&mut blocks, None, language);
        if !self.season.verdicts().is_empty() {
            for seat in Seat::first(self.season.n_seats()) {
                blocks.push(Block::Heading(fill(words.map_of, &[("name", &self.name(seat))])));
                blocks.push(self.map(seat, language));
            }
        }
        blocks.extend(legend::of(&blocks, language));
        // Behind all maps, so that on paper these can stand beside each other.
        if self.season.round().is_none() {
            self.push_everybodys_lines(&mut blocks, language);
        }
        self.push_pledge(&mut blocks, language);
        blocks
    }

    /// The subject; it names the round that an answer is for.
    pub fn subject(&self, language: Language) -> String {
        let words = language.words();
        let what = match self.season.round() {
            None => words.subject_final.to_owned(),
            Some(round) => round_name(round, language),
        };
        let mark = self.correction.map_or(String::new(), |_| format!(" ({})", words.correction_mark));
        format!("{} {what}{mark}", tag(self.game, self.season.round().unwrap_or(LAST_ROUND)))
    }

    fn title(&self, language: Language) -> String {
        let words = language.words();
        let message = match (self.season.verdicts().last(), self.season.round()) {
            (None, _) => words.title_open,
            (_, None) => words.title_final,
            (Some(verdict), _) if verdict.round == ROUND_OF_SETUP => words.title_setup,
            _ => words.title_round,
        };
        let round = self.season.verdicts().last().map_or(0, |it| it.round);
        fill(message, &[("game", self.game), ("round", &round.to_string())])
    }

    fn push_correction(&self, blocks: &mut Vec<Block>, language: Language) {
        if let Some(reason) = self.correction {
            blocks.push(Block::Text(fill(language.words().corrected, &[("reason", reason)])));
            if self.season.round().is_some() {
                blocks.push(Block::Text(language.words().still_counts.to_owned()));
            }
        }
    }

    /// The map of a player with the score beside it, and the squares open to the next roll.
    fn map(&self, seat: Seat, language: Language) -> Block {
        let sheet = *self.season.sheet(seat);
        let legal = self.season.rolls().first().map_or(SquareSet::EMPTY, |&it| sheet.reach(it));
        let beside = (!self.season.verdicts().is_empty()).then(|| tables::score(&sheet, language));
        let lines = if self.season.round().is_none() { tables::line_squares(&sheet) } else { SquareSet::EMPTY };
        Block::Map { sheet: Box::new(sheet), legal, lines, beside }
    }

    fn push_standings(&self, blocks: &mut Vec<Block>, language: Language) {
        let words = language.words();
        let Some(verdict) = self.season.verdicts().last() else { return };
        if self.season.round().is_none() {
            blocks.push(Block::Heading(words.final_scores.to_owned()));
            blocks.push(Block::Table(tables::finals(self, &verdict.scores, language)));
        }
        // Before the first round nobody has any points.
        if verdict.round != ROUND_OF_SETUP {
            let heading = if self.season.round().is_none() { words.last_gains } else { words.standings };
            blocks.push(Block::Heading(heading.to_owned()));
            blocks.push(Block::Table(tables::standings(self, verdict, language)));
        }
        let heading = match verdict.round {
            ROUND_OF_SETUP => words.all_setups.to_owned(),
            round => fill(words.all_orders, &[("round", &round.to_string())]),
        };
        blocks.push(Block::Heading(heading));
        blocks.push(Block::Table(tables::orders(self, verdict, language)));
        if has_blocked(verdict) {
            blocks.push(Block::Text(words.nmr_legend.to_owned()));
            blocks.push(Block::Text(words.blocked_why.to_owned()));
        }
    }

    /// That the game is over, and who has won, before everything else.
    fn push_end(&self, blocks: &mut Vec<Block>, language: Language) {
        let words = language.words();
        // Equal points share the win; nothing else is compared.
        let Some(outcome) = Outcome::of(self.season.table().state(), None) else { return };
        let names: Vec<_> = outcome.winners.iter().map(|it| self.name(*it)).collect();
        let message = if names.len() > 1 { words.winners } else { words.winner };
        let won = fill(message, &[("names", &names.join(", ")), ("score", &outcome.points.to_string())]);
        blocks.push(Block::Text(format!("{} {won}", words.game_over)));
    }

    /// What comes next, until when, and how to answer.
    fn push_next(&self, blocks: &mut Vec<Block>, seat: Option<Seat>, language: Language) {
        let words = language.words();
        let Some(round) = self.season.round() else { return };
        if round == ROUND_OF_SETUP {
            blocks.push(Block::Heading(words.next_setup.to_owned()));
            let mountains = self.season.sheet(Seat::FIRST).mountains();
            let squares: Vec<_> = mountains.into_iter().map(|it| it.to_string()).collect();
            blocks.push(Block::Text(fill(words.mountains_at, &[("squares", &squares.join(", "))])));
            blocks.push(Block::Text(words.what_setup_needs.to_owned()));
            if seat.is_none() {
                blocks.push(self.map(Seat::FIRST, language));
            }
        } else {
            blocks.push(Block::Heading(fill(words.next_round, &[("round", &round.to_string())])));
            if round == LAST_ROUND {
                blocks.push(Block::Text(words.last_round.to_owned()));
            }
            let rolls = self.season.rolls();
            blocks.push(Block::List(rolls.iter().zip(1..).map(|(&it, n)| offer(it, n, language)).collect()));
            blocks.push(Block::Text(words.any_square.to_owned()));
            let mut kinds: Vec<Kind> = rolls.iter().map(|it| it.colour()).collect();
            kinds.sort_unstable();
            kinds.dedup();
            blocks.extend(kinds.into_iter().map(Block::Pieces));
        }
        blocks.push(Block::Text(self.deadline(language)));
        if let Some(seat) = seat {
            blocks.push(Block::Heading(words.how_to_answer.to_owned()));
            let how = if round == ROUND_OF_SETUP { words.answer_setup } else { words.answer_round };
            // Who holds a sheet of paper has no mail to answer.
            let [mailed, printed] = [words.answer_mail, words.answer_paper].map(|it| fill(how, &[("to", it)]));
            blocks.push(Block::ByForm(Box::new(ByForm { text: mailed.clone(), html: mailed, paper: printed })));
            let head = [(words.head_game, self.game.to_owned()), (words.head_player, self.name(seat))];
            let mut head: Vec<_> = head.iter().map(|(name, value)| format!("{name}: {value}")).collect();
            let number = if round == ROUND_OF_SETUP { words.subject_setup.to_owned() } else { round.to_string() };
            head.push(format!("{}: {number}", words.head_round));
            blocks.push(Block::Answer { head, lines: example::lines(self.season, seat, language) });
            blocks.push(Block::Text(words.answer_change.to_owned()));
        }
    }

    fn deadline(&self, language: Language) -> String {
        let words = language.words();
        match self.due {
            Due::At(moment, zone) => fill(words.deadline, &[("moment", &language.moment(moment)), ("zone", zone)]),
            Due::Unset => words.no_deadline.to_owned(),
            Due::Paused => words.paused.to_owned(),
        }
    }

    fn push_everybodys_lines(&self, blocks: &mut Vec<Block>, language: Language) {
        blocks.push(Block::Heading(language.words().lines.to_owned()));
        for seat in Seat::first(self.season.n_seats()) {
            let score = Tally::of(self.season.sheet(seat), RuleSet::Postal).total();
            blocks.push(Block::Text(format!("{} ({score})", self.name(seat))));
            blocks.push(Block::List(tables::routes(self.season.sheet(seat), language)));
        }
    }

    fn push_pledge(&self, blocks: &mut Vec<Block>, language: Language) {
        let words = language.words();
        let pledge = self.season.pledge();
        let values = [("game", pledge.id.as_str()), ("commitment", &pledge.commitment.to_string())];
        blocks.push(Block::Text(fill(words.pledge, &values)));
        if let Some(seed) = self.season.record().seed {
            blocks.push(Block::Text(fill(words.seed_published, &[("seed", &seed.to_hex())])));
        }
    }
}

/// Whether anybody's square was blocked in a round.
fn has_blocked(verdict: &Verdict) -> bool {
    let is_blocked = |it: &Fate| matches!(it, Fate::Illegal { .. } | Fate::Missing { .. });
    verdict.seats.iter().any(|(_, it)| matches!(it, SeatVerdict::Round(fates) if fates.iter().any(is_blocked)))
}

/// What a roll allows, in words.
fn offer(roll: Roll, number: u8, language: Language) -> String {
    let pieces = || roll.colour().pieces();
    let code = |it: Option<track::Piece>| it.map_or(String::new(), |it| it.to_string());
    fill(
        language.words().roll_offer,
        &[
            ("number", &number.to_string()),
            ("white", &roll.white().to_string()),
            ("colour", &roll.colour().die().to_string()),
            ("piece", words::piece_name(roll.colour(), language)),
            ("first", &code(pieces().next())),
            ("last", &code(pieces().next_back())),
        ],
    )
}

/// What became of a player's own orders.
fn push_fates(blocks: &mut Vec<Block>, verdict: &Verdict, seat: Seat, language: Language) {
    let words = language.words();
    match &verdict.seats[seat] {
        SeatVerdict::Setup(parts) => {
            blocks.push(Block::Heading(words.your_setup.to_owned()));
            if !verdict.received[seat] {
                blocks.push(Block::Text(words.nothing_received.to_owned()));
            }
            blocks.push(Block::List(parts.iter().map(|(part, fate)| part_fate(*part, *fate, language)).collect()));
        }
        SeatVerdict::Round(fates) => {
            blocks.push(Block::Heading(fill(words.your_round, &[("round", &verdict.round.to_string())])));
            if !verdict.received[seat] {
                blocks.push(Block::Text(words.nothing_received.to_owned()));
            }
            let rolls = verdict.rolls.iter().zip(fates).zip(1..);
            blocks.push(Block::List(rolls.map(|((&roll, fate), n)| roll_fate(roll, n, *fate, language)).collect()));
        }
    }
}

fn roll_fate(roll: Roll, number: u8, fate: Fate, language: Language) -> String {
    let words = language.words();
    let (white, colour) = (roll.white().to_string(), roll.colour().die().to_string());
    let roll = fill(words.roll, &[("number", &number.to_string()), ("white", &white), ("colour", &colour)]);
    match fate {
        Fate::Placed(order) => fill(words.placed, &[("roll", &roll), ("order", &order.to_string())]),
        Fate::Illegal { order, objection, blocked } => fill(
            words.illegal,
            &[
                ("roll", &roll),
                ("order", &order.to_string()),
                ("why", &words::objection(objection, language)),
                ("square", &blocked.to_string()),
            ],
        ),
        Fate::Missing { blocked } => fill(words.missing, &[("roll", &roll), ("square", &blocked.to_string())]),
        Fate::Void => fill(words.void, &[("roll", &roll)]),
    }
}

fn part_fate(part: thirty::Part, fate: PartFate, language: Language) -> String {
    let words = language.words();
    let name = words::part(part, language);
    let choice = words::action(fate.action(), language);
    match fate {
        PartFate::Chosen(_) => fill(words.part_chosen, &[("part", &name), ("choice", &choice)]),
        PartFate::Missing { .. } => fill(words.part_missing, &[("part", &name), ("choice", &choice)]),
        PartFate::Illegal { choice: wanted, objection, .. } => fill(
            words.part_illegal,
            &[
                ("part", &name),
                ("wanted", &choice_name(wanted, language)),
                ("why", &words::objection(objection, language)),
                ("choice", &choice),
            ],
        ),
    }
}

/// A choice as a player would write it.
pub(crate) fn choice_name(choice: Choice, language: Language) -> String {
    match choice {
        Choice::Track(order) => order.to_string(),
        Choice::At(spot) => spot.to_string(),
        Choice::Row(y) => fill(language.words().skip_row, &[("y", &y.to_string())]),
        Choice::Keep => language.words().skip_none.to_owned(),
    }
}
