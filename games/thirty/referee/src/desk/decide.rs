//! What a game master should know before an act, and the acts that follow from what lies on the desk.

use std::sync::Arc;

use jiff::Timestamp;
use kernel::{BySeat, Seat};

use super::{Act, Deadline, Desk, Kept, Misfit, Words};
use crate::{Doubt, LAST_ROUND, Letter, Matter, Objection, Orders, ROUND_OF_SETUP, RoundOrders, Slot, Standing};

/// A letter that is to be looked at, and what is to be seen there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The number of the letter.
    pub letter: u32,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// What is to be seen, line by line, in English.
    pub lines: Vec<String>,
}

/// Why words of a game master are no orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// Something is doubtful.
    Question {
        /// The line; 0 if it hangs on none.
        line: usize,
        /// What stands there.
        text: String,
        /// Why.
        doubt: Doubt,
    },
    /// Something is not understood.
    Remark {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// It orders nothing for this round.
    NoOrders(u8),
}

/// How a round is called in English.
pub fn round_in_english(round: u8) -> String {
    if round == ROUND_OF_SETUP { "the setup".to_owned() } else { format!("round {round}") }
}

impl Desk {
    /// The letters of a player for a round, in the order in which they came, late ones among them.
    pub fn letters_for(&self, seat: Seat, round: u8) -> Vec<&Kept> {
        let mut res: Vec<_> = self.letters.iter().filter(|it| it.owner == Some((seat, round))).collect();
        res.sort_by_key(|it| (it.received, it.number));
        res
    }

    /// What counts for a player in the open round: of all letters in time, or of those up to one of them.
    pub fn standing(&self, seat: Seat, up_to: Option<u32>) -> Result<Standing, Misfit> {
        self.round().map_or_else(|| Ok(Standing::default()), |it| self.standing_in(seat, it, up_to))
    }

    /// The same for any round.
    pub fn standing_in(&self, seat: Seat, round: u8, up_to: Option<u32>) -> Result<Standing, Misfit> {
        let mut read = Vec::new();
        for kept in self.letters_for(seat, round) {
            if !self.is_late(kept) && up_to.is_none_or(|it| kept.number <= it) {
                read.push((kept, self.letter(kept)?));
            }
        }
        Ok(Standing::of(read.iter().map(|(kept, letter)| kept.heard(letter)), round == ROUND_OF_SETUP))
    }

    /// What counts for a player in the open round: what was moved at the table, and else what was written.
    pub fn orders(&self, seat: Seat) -> Result<Option<Orders>, Misfit> {
        Ok(self.with_moves(seat, self.standing(seat, None)?.orders))
    }

    /// What was written for the open round, with what the player has moved at the table in its place.
    ///
    /// In the setup what was moved stands alone: the parts depend on each other in any order.
    pub fn with_moves(&self, seat: Seat, written: Option<Orders>) -> Option<Orders> {
        let moved = Orders::of_moves(self.moves_of(seat));
        if moved.is_empty() {
            return written;
        }
        let mut res = written.filter(|_| self.round() != Some(ROUND_OF_SETUP)).unwrap_or_default();
        moved.iter().for_each(|(slot, choice)| res.set(slot, choice));
        Some(res)
    }

    /// The orders by which the open round would be adjudicated now.
    pub fn round_orders(&self) -> Result<RoundOrders, Misfit> {
        let orders = self.seats().map(|it| self.orders(it)).collect::<Result<Vec<_>, _>>()?;
        Ok(BySeat::new(orders.len(), |seat| orders[seat.index()].clone()))
    }

    /// What of these orders would be illegal.
    pub fn objections(&self, orders: &RoundOrders) -> BySeat<Vec<(Slot, Objection)>> {
        self.season().map_or_else(|| BySeat::new(self.players.len(), |_| Vec::new()), |it| it.objections(orders))
    }

    /// What of a player's orders for the open round is missing.
    pub fn lacks(&self, seat: Seat, orders: Option<&Orders>) -> Vec<Slot> {
        self.season().map_or_else(Vec::new, |it| it.lacks(seat, orders))
    }

    /// What is to be looked at before the open round is adjudicated, the letters of players first.
    pub fn waiting(&self) -> Result<Vec<Waiting>, Misfit> {
        let mut res: Vec<Waiting> = Vec::new();
        let Some(round) = self.round() else { return Ok(res) };
        for (seat, player) in self.seats().zip(&self.players) {
            let mut last = None;
            for matter in self.standing(seat, None)?.matters {
                if last != Some(matter.letter) {
                    res.push(Waiting { letter: matter.letter, seat: Some(seat), lines: Vec::new() });
                }
                last = Some(matter.letter);
                res.last_mut().expect("one was just pushed").lines.push(format!("{}: {matter}", player.name));
            }
        }
        for kept in self.letters.iter().filter(|it| self.is_recent(it) && !it.is_ticked && !it.is_entered) {
            let number = kept.number;
            let line = match kept.owner {
                // Whoever kept it by hand has seen which round it names.
                Some((seat, named)) if named != round && kept.timing == super::Timing::Clock => {
                    let (name, named) = (&self.players[seat.index()].name, round_in_english(named));
                    format!("{name}: letter {number} is for {named}, which is not open")
                }
                None if self.orders_something(kept)? => {
                    format!("letter {number} was put aside, and orders something: {}", kept.reason)
                }
                _ => continue,
            };
            res.push(Waiting { letter: number, seat: kept.owner.map(|it| it.0), lines: vec![line] });
        }
        Ok(res)
    }

    /// What is to be seen in a letter by itself, had nobody seen it.
    pub fn matters_of(&self, kept: &Kept) -> Result<Vec<Matter>, Misfit> {
        let letter = self.letter(kept)?;
        Ok(Standing::of([(kept.number, &*letter)], self.round() == Some(ROUND_OF_SETUP)).matters)
    }

    /// Whether a letter that was put aside orders something, and a person wrote it.
    fn orders_something(&self, kept: &Kept) -> Result<bool, Misfit> {
        let letter = self.letter(kept)?;
        Ok(!letter.instructions.is_empty() && kept.words.as_ref().is_some_and(|it| !it.is_by_machine))
    }

    /// The adjudication of the open round by what lies on the desk; until `due` orders for the next one are taken, if there
    /// is one. Refused while something is to be looked at, unless it is wanted anyway.
    pub fn adjudication(&self, due: Option<Deadline>, is_wanted_anyway: bool) -> Result<Act, Misfit> {
        let round = self.round().ok_or(if self.has_begun { Misfit::Over } else { Misfit::Waiting })?;
        let anyway: Vec<_> = self.waiting()?.iter().map(|it| it.letter).collect();
        if !anyway.is_empty() && !is_wanted_anyway {
            return Err(Misfit::Questions(anyway.len()));
        }
        let due = due.filter(|_| round < LAST_ROUND);
        Ok(Act::Adjudicate { round, orders: Arc::new(self.round_orders()?), due, anyway, rests: false })
    }

    /// The correction of the round that was adjudicated last by words of the game master; `None` if it is so already.
    pub fn correction(&self, seat: Seat, words: Words) -> Result<Option<Act>, Unclear> {
        let Some(round) = self.rounds.len().checked_sub(1).map(|it| it as u8) else { return Ok(None) };
        // What is corrected was rolled before.
        let letter = self.read_for(&Arc::new(words), Some(seat), false);
        let is_setup = round == ROUND_OF_SETUP;
        expect_clear(&letter, round)?;
        let before = self.last_orders(seat);
        let orders = Orders::put_right(before, &letter, is_setup);
        Ok((before != Some(&orders)).then_some(Act::Correct { round, seat, orders }))
    }

    /// The entering of a letter for the open round, whose words are told here if they were not before; it settles what was
    /// open in the letters of the player before it, if nothing stays open.
    pub fn entering(&self, letter: u32, seat: Seat, received: Timestamp, words: Option<Words>) -> Result<Act, Misfit> {
        let round = self.round().ok_or(Misfit::Over)?;
        let mut act = Act::Enter { letter, seat, round, received, settles: Vec::new() };
        let mut trial = self.clone();
        trial.fold(&act, received, "")?;
        if let Some(words) = words {
            trial.hear(letter, words);
        }
        let standing = trial.standing(seat, None)?;
        if let Act::Enter { settles, .. } = &mut act
            && standing.open.is_empty()
        {
            settles.extend(standing.matters.iter().map(|it| it.letter));
            settles.dedup();
        }
        Ok(act)
    }

    /// The reminder of everybody whose orders are missing or incomplete and who had none before, if there is anybody, and
    /// how many had one; nothing without a deadline.
    pub fn reminding(&self) -> Result<(Option<Act>, usize), Misfit> {
        let Some((round, due)) = self.round().zip(self.due()) else { return Ok((None, 0)) };
        let mut late = Vec::new();
        for seat in self.seats() {
            if !self.lacks(seat, self.orders(seat)?.as_ref()).is_empty() {
                late.push(seat);
            }
        }
        let seats: Vec<_> = late.iter().copied().filter(|it| !self.is_reminded(*it)).collect();
        let n_before = late.len() - seats.len();
        Ok(((!seats.is_empty()).then_some(Act::Remind { round, due, seats }), n_before))
    }

    /// The events of the open round by these orders that the table does not have yet.
    pub(super) fn lines_of(&self, orders: &RoundOrders) -> Vec<String> {
        let Some(mut season) = self.season() else { return Vec::new() };
        let season = Arc::make_mut(&mut season);
        let n_before = season.table().n_events();
        season.adjudicate(orders);
        let mut res = Vec::new();
        let mut owner = None;
        for event in (n_before..season.table().n_events()).filter_map(|it| season.table().event(it)) {
            owner = match event {
                kernel::Event::Act { seat, action } => {
                    // What was done at the table itself stands there already.
                    if !self.moves_of(seat).any(|it| it == action) {
                        res.push(event.to_string());
                    }
                    None
                }
                kernel::Event::Ruling { seat, .. } => {
                    res.push(event.to_string());
                    Some(seat)
                }
                kernel::Event::Chance(_) => {
                    // The lot of a ruling; the next rolls come afterwards, and nobody's ruling is before them.
                    res.extend(owner.map(|_| event.to_string()));
                    None
                }
            };
        }
        res
    }
}

/// Refuses words of a game master in which anything is doubtful, or that order nothing for a round.
pub fn expect_clear(letter: &Letter, round: u8) -> Result<(), Unclear> {
    if let Some(it) = letter.puzzles.first() {
        let line = it.lines.first().copied().unwrap_or_default();
        return Err(Unclear::Question { line, text: it.text.clone(), doubt: it.doubt });
    }
    if let Some(it) = letter.remarks.first() {
        return Err(Unclear::Remark { line: it.line, text: it.value.clone() });
    }
    if letter.has_orders(round == ROUND_OF_SETUP) { Ok(()) } else { Err(Unclear::NoOrders(round)) }
}
