//! Letters on the desk of a game master: what they say, whose they are, and what counts by them.

use std::sync::Arc;

use kernel::{BySeat, Seat};
use referee::{Act, Desk, LAST_ROUND, Letter, Opens, ROUND_OF_SETUP, Standing};
use wire::desk::{NewLetter, Reading};

use crate::{
    fault::{Code, Fault},
    table::{
        LogEntry, TableState,
        desk::{language, told},
        log_entry::LoggedLetter,
        number,
        table_desk::{arrived, moment, words},
    },
};

/// What was understood of a letter, and whose it is.
struct Understood {
    letter: Arc<Letter>,
    /// As it would be kept, if it is known whose it is.
    kept: Option<(Seat, LoggedLetter)>,
    /// The round that it is for.
    round: u8,
}

impl TableState {
    /// What a letter says, as far as it can be understood; nothing is kept.
    pub(crate) fn read_letter(&self, new: &NewLetter, now: i64) -> Result<Reading, Fault> {
        let round = self.open_round()?;
        let understood = self.understand(new, round, now)?;
        self.reading(&understood, None)
    }

    /// Keeps a letter.
    pub(crate) fn keep_letter(&mut self, new: &NewLetter, now: i64) -> Result<Reading, Fault> {
        let open = self.open_round()?;
        let understood = self.understand(new, open, now)?;
        let unknown = || Fault::bad(Code::Seat, "the letter does not say whose it is: choose a player");
        let (seat, kept) = understood.kept.as_ref().ok_or_else(unknown)?;
        let round = understood.round;
        if self.meta.bot(*seat).is_some() {
            return Err(Fault::bad(Code::Seat, "a bot writes no letters"));
        }
        if round > LAST_ROUND {
            return Err(Fault::bad(Code::Round, format!("there is no round {round}")));
        }
        if round < open && !new.late {
            let message = format!("the letter is for round {round}, which is adjudicated");
            return Err(Fault::conflict(Code::Round, message));
        }
        let desk = self.begun()?;
        if !desk.has_room() || !desk.has_room_for(*seat, &new.text) {
            return Err(Fault::conflict(Code::Enough, "enough was written for this round"));
        }
        let reading = self.reading(&understood, Some(kept.number))?;
        self.add(&LogEntry::Letter(kept.clone()), now);
        Ok(reading)
    }

    fn understand(&self, new: &NewLetter, open: u8, now: i64) -> Result<Understood, Fault> {
        let (desk, names) = (self.begun()?.desk(), self.names());
        let seat = match new.seat {
            Some(n) => Some(self.seat(n)?),
            None => desk.writer_of(&new.text, &desk.read(words(&new.text, None, &names), None)),
        };
        let Some(seat) = seat else {
            let letter = desk.read(words(&new.text, None, &names), None);
            let round = letter.round_for(open).unwrap_or(open);
            return Ok(Understood { letter, kept: None, round });
        };
        let mut others = names;
        let name = others.remove(seat.index());
        let letter = desk.read(words(&new.text, Some(&name), &others), Some(seat));
        let round = letter.round_for(open).unwrap_or(open);
        let kept = LoggedLetter {
            number: desk.next_letter(),
            seat: number(seat),
            round,
            at: now,
            late: new.late,
            name,
            text: new.text.clone(),
            others,
        };
        Ok(Understood { letter, kept: Some((seat, kept)), round })
    }

    /// What is told of a letter: what it orders, and what counts once it is kept, as number `kept` perhaps.
    fn reading(&self, understood: &Understood, kept: Option<u32>) -> Result<Reading, Fault> {
        let Understood { letter, kept: arriving, round } = understood;
        let desk = self.begun()?.desk();
        let is_setup = *round == ROUND_OF_SETUP;
        let mut res = Reading {
            seat: arriving.as_ref().map(|it| number(it.0)),
            number: kept,
            round: letter.round.as_ref().map(|it| it.value),
            moved: false,
            other_game: desk.other_game(letter).map(str::to_owned),
            // What was read of it, whether it counts or waits.
            orders: Standing::alone(letter, is_setup).to_string(),
            standing: None,
            held: String::new(),
            complete: false,
            objections: Vec::new(),
            puzzles: unread(letter),
            receipt: None,
        };
        let Some((seat, kept)) = arriving else { return Ok(res) };
        let mut trial = desk.clone();
        let Some(arrived) = arrived(kept) else { return Ok(res) };
        trial.fold(&Act::Receive(arrived), moment(kept.at), "")?;
        self.tell_standing(&mut res, &trial, *seat, (kept.number, *round))?;
        Ok(res)
    }

    /// Tells what counts for a seat by a desk on which the letter of this number for this round lies.
    fn tell_standing(
        &self,
        res: &mut Reading,
        desk: &Desk,
        seat: Seat,
        (number, round): (u32, u8),
    ) -> Result<(), Fault> {
        let standing = desk.standing_in(seat, round, None)?;
        let is_open = desk.round() == Some(round);
        res.moved = is_open && desk.has_moved(seat);
        let written = standing.orders;
        let orders = if is_open { desk.with_moves(seat, written) } else { written };
        res.complete = orders.as_ref().is_some_and(|it| it.is_complete(round == ROUND_OF_SETUP));
        res.held = standing.held.to_string();
        if is_open {
            res.complete = desk.lacks(seat, orders.as_ref()).is_empty();
            let only = BySeat::new(desk.players().len(), |it| orders.clone().filter(|_| it == seat));
            res.objections = told(&desk.objections(&only)[seat], language(self.tongue(seat)));
        }
        res.standing = orders.map(|it| it.to_string());
        // Whoever has moved sees at the table what counts; a confirmation of the letter alone would say less.
        if !res.moved {
            res.receipt = desk.confirmation(number, false)?.map(|it| it.text);
        }
        Ok(())
    }
}

/// What was not understood of a letter: open questions and remarks, in the order of the lines.
pub(crate) fn unread(letter: &Letter) -> Vec<wire::desk::Unread> {
    let question = |it: &referee::Puzzle| wire::desk::Unread {
        line: it.lines.first().map_or(0, |it| *it as u32),
        text: it.text.clone(),
        reason: it.doubt.to_string(),
        kind: it.doubt.word().to_owned(),
        opens: match &it.opens {
            Opens::Nothing => Vec::new(),
            Opens::Slots(slots) => slots.iter().map(ToString::to_string).collect(),
            Opens::All => vec!["all".to_owned()],
        },
    };
    let remark = |it: &referee::Found<String>| wire::desk::Unread {
        line: it.line as u32,
        text: it.value.clone(),
        reason: "remark".to_owned(),
        kind: "remark".to_owned(),
        opens: Vec::new(),
    };
    let mut res: Vec<_> = letter.puzzles.iter().map(question).chain(letter.remarks.iter().map(remark)).collect();
    res.sort_by_key(|it| it.line);
    res
}
