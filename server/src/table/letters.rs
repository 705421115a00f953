//! Letters on the desk of a game master: what they say, whose they are, and what counts by them.

use std::sync::Arc;

use kernel::{BySeat, Seat};
use referee::{
    Arrival, Heard, LAST_ROUND, Letter, Opens, ROUND_OF_SETUP, Receipt, Roster, Season, Standing, same_name,
};
use wire::desk::{NewLetter, Reading};

use crate::{
    fault::{Code, Fault},
    table::{
        LogEntry, TableState,
        desk::{civil, language, told},
        number,
        papers::Kept,
    },
};

/// What was understood of a letter, and whose it is.
struct Understood {
    letter: Arc<Letter>,
    seat: Option<Seat>,
    /// The round that it is for.
    round: u8,
}

impl TableState {
    /// What a letter says, as far as it can be understood; nothing is kept.
    pub(crate) fn read_letter(&self, new: &NewLetter, now: i64) -> Result<Reading, Fault> {
        let season = self.begun()?;
        let round = self.open_round(&season)?;
        let understood = self.understand(&season, new, round)?;
        let number = self.refereed()?.1.n_letters + 1;
        Ok(self.reading(&season, new, &understood, (number, None), now))
    }

    /// Keeps a letter.
    pub(crate) fn keep_letter(&mut self, new: &NewLetter, now: i64) -> Result<Reading, Fault> {
        let season = self.begun()?;
        let round = self.open_round(&season)?;
        let understood = self.understand(&season, new, round)?;
        let unknown = || Fault::bad(Code::Seat, "the letter does not say whose it is: choose a player");
        let seat = understood.seat.ok_or_else(unknown)?;
        if self.meta.bot(seat).is_some() {
            return Err(Fault::bad(Code::Seat, "a bot writes no letters"));
        }
        if understood.round > LAST_ROUND {
            return Err(Fault::bad(Code::Round, format!("there is no round {}", understood.round)));
        }
        if understood.round < round && !new.late {
            let message = format!("the letter is for round {}, which is adjudicated", understood.round);
            return Err(Fault::conflict(Code::Round, message));
        }
        let papers = self.refereed()?.1;
        if !papers.has_room() || !papers.has_room_for(seat, &new.text) {
            return Err(Fault::conflict(Code::Enough, "enough was written for this round"));
        }
        let kept = Kept {
            number: papers.n_letters + 1,
            seat: number(seat),
            round: understood.round,
            at: now,
            late: new.late,
            name: self.names().swap_remove(seat.index()),
            text: new.text.clone(),
            others: self
                .names()
                .into_iter()
                .zip(Seat::first(usize::MAX))
                .filter(|it| it.1 != seat)
                .map(|it| it.0)
                .collect(),
            is_ticked: false,
            is_entered: false,
        };
        let n = kept.number;
        let reading = self.reading(&season, new, &understood, (n, Some(n)), now);
        self.add(&LogEntry::Letter(kept), now);
        Ok(reading)
    }

    fn understand(&self, season: &Season, new: &NewLetter, open: u8) -> Result<Understood, Fault> {
        let names = self.names();
        let seat = if let Some(n) = new.seat {
            Some(self.seat(n)?)
        } else {
            let letter = self.letter(&new.text, &names, None, &[])?;
            let known: Vec<_> = names.iter().map(String::as_str).collect();
            let pasted = || referee::sender(&new.text, &known).map(str::to_owned);
            let value = |it: &referee::Found<String>| it.value.clone();
            let writer =
                letter.player.as_ref().map(value).or_else(pasted).or_else(|| letter.signed.as_ref().map(value));
            let mut found = Seat::first(names.len())
                .filter(|it| writer.as_ref().is_some_and(|writer| same_name(&names[it.index()], writer)));
            // Of two with one name nobody knows which it was.
            found.next().filter(|_| found.next().is_none())
        };
        let writer = seat.and_then(|it| names.get(it.index())).map(String::as_str);
        let letter = self.letter(&new.text, &names, writer, &season.rolls())?;
        let round = letter.round_for(open).unwrap_or(open);
        Ok(Understood { letter, seat, round })
    }

    /// Reads a letter with these names, of this player perhaps, for a round with these rolls; once.
    pub(super) fn letter(
        &self,
        text: &str,
        names: &[String],
        writer: Option<&str>,
        rolls: &[referee::Roll],
    ) -> Result<Arc<Letter>, Fault> {
        let (agreed, papers) = self.refereed()?;
        let players: Vec<_> = names.iter().map(String::as_str).collect();
        let read = || {
            let mut res = Letter::read(text, &Roster { game: &agreed.title, players: &players, writer });
            res.compare_dice(rolls);
            res
        };
        Ok(papers.known.letter(text, &format!("{players:?} {writer:?} {rolls:?}"), read))
    }

    /// Reads a letter that is kept.
    pub(crate) fn kept(&self, kept: &Kept) -> Result<Arc<Letter>, Fault> {
        let names: Vec<_> = kept.others.iter().chain([&kept.name]).cloned().collect();
        let season = self.season().filter(|it| it.round() == Some(kept.round));
        let rolls = season.map(|it| it.rolls()).unwrap_or_default();
        self.letter(&kept.text, &names, Some(&kept.name), &rolls)
    }

    /// What counts for a seat in a round by its letters, with one more perhaps.
    pub(crate) fn standing(&self, seat: Seat, round: u8, more: Option<(u32, &Letter)>) -> Result<Standing, Fault> {
        let mut read = Vec::new();
        for kept in self.refereed()?.1.letters_of(seat, round).filter(|it| !it.late) {
            read.push((kept, self.kept(kept)?));
        }
        let known = read.iter().map(|(kept, letter)| Heard {
            number: kept.number,
            letter: letter.as_ref(),
            is_entered: kept.is_entered,
            is_ticked: kept.is_ticked,
        });
        Ok(Standing::of(known.chain(more.map(Heard::from)), round == ROUND_OF_SETUP))
    }

    fn reading(
        &self,
        season: &Season,
        new: &NewLetter,
        understood: &Understood,
        (n, kept): (u32, Option<u32>),
        now: i64,
    ) -> Reading {
        let Understood { letter, seat, round } = understood;
        let letter = letter.as_ref();
        let is_setup = *round == ROUND_OF_SETUP;
        // What was read of it, whether it counts or waits.
        let read = Heard { number: n, letter, is_entered: true, is_ticked: true };
        let own = Standing::of([read], is_setup).orders.unwrap_or_default();
        let title = self.meta.terms.referee.as_ref().map_or("", |it| &it.title);
        let mut res = Reading {
            seat: seat.map(number),
            number: kept,
            round: letter.round.as_ref().map(|it| it.value),
            moved: false,
            other_game: letter.game.as_ref().map(|it| it.value.clone()).filter(|it| !same_name(it, title)),
            orders: own.to_string(),
            standing: None,
            held: String::new(),
            complete: false,
            objections: Vec::new(),
            puzzles: unread(letter),
            receipt: None,
        };
        let Some(seat) = *seat else { return res };
        let more = Some((n, letter)).filter(|_| !new.late);
        let Ok(standing) = self.standing(seat, *round, more) else { return res };
        let is_open = season.round() == Some(*round);
        res.moved = is_open && self.meta.papers.as_ref().is_some_and(|it| it.has_moved(seat));
        let orders =
            if is_open { self.with_moves(seat, standing.orders.clone(), is_setup) } else { standing.orders.clone() };
        res.complete = orders.as_ref().is_some_and(|it| it.is_complete(is_setup));
        res.held = standing.held.to_string();
        if is_open {
            res.complete = season.lacks(seat, orders.as_ref()).is_empty();
            let language = language(self.tongue(seat));
            let only = BySeat::new(season.n_seats(), |it| orders.clone().filter(|_| it == seat));
            res.objections = told(&season.objections(&only)[seat], language);
        }
        res.standing = orders.map(|it| it.to_string());
        // Whoever has moved sees at the table what counts; a confirmation of the letter alone would say less.
        if !res.moved {
            res.receipt = self.receipt(season, seat, (n, letter), &standing, (new.late, *round), now);
        }
        res
    }

    /// The confirmation of a letter, in the player's language.
    fn receipt(
        &self,
        season: &Season,
        seat: Seat,
        (n, letter): (u32, &Letter),
        standing: &Standing,
        (late, round): (bool, u8),
        now: i64,
    ) -> Option<String> {
        let (agreed, papers) = self.refereed().ok()?;
        let received = civil(now, agreed)?;
        let arrival = if late {
            Arrival::Late(papers.due().and_then(|it| civil(it, agreed)).unwrap_or(received))
        } else if season.round() == Some(round) {
            Arrival::InTime
        } else {
            Arrival::OtherRound(round)
        };
        let (title, names) = (&agreed.title, self.names());
        let receipt = Receipt {
            game: title,
            name: names.get(seat.index())?,
            seat,
            season,
            number: n,
            received,
            arrival,
            letter,
            standing,
        };
        Some(receipt.report(language(self.tongue(seat)))?.text)
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
