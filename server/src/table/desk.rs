//! What a game master does at a table.

use std::sync::Arc;

use axum::http::StatusCode;
use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use kernel::{BySeat, Cited as _, Event, Seat};
use referee::{Language, Letter, Objection, Orders, ROUND_OF_SETUP, Roster, Season, Slot, same_name};
use store::Status;
use wire::desk::{Adjudication, Correction, NewWriter, Referee, Ticking, Tongue};

use crate::{
    fault::{Code, Fault},
    table::{
        LogEntry, TableState, number,
        papers::{Kept, Papers},
    },
};

/// A letter with all that letters have, by which names are tried.
const PROBE: &str = "A x0/y4, B x2/y7, C x7/y5, D x4/y0\nTown A x0/y4, Stadt B x2/y7\nBerg weg: x1/y5\nremove x1/y5\n\
    Mine x2/y1\nBonus x4/y3\n1. Wurf: x5/y2 = 1a\nRoll 2: x6/y3 = 4a\nWurf 3: x1/y6 = 6d\n";

impl TableState {
    /// What was agreed with the game master, and the papers; refused where there is none.
    pub(crate) fn refereed(&self) -> Result<(&Referee, &Papers), Fault> {
        let agreed = self.meta.terms.referee.as_ref().zip(self.meta.papers.as_deref());
        agreed.ok_or_else(|| Fault::not_found("this table has no game master"))
    }

    /// The game from its first roll on, adjudicated again; `None` before it has begun.
    pub(crate) fn season(&self) -> Option<Arc<Season>> {
        self.season_of(self.meta.papers.as_deref()?)
    }

    fn season_of(&self, papers: &Papers) -> Option<Arc<Season>> {
        papers.known.season(&papers.rounds, || self.play_rounds(papers))
    }

    fn play_rounds(&self, papers: &Papers) -> Option<Season> {
        let mut season = Season::open(self.host.as_ref()?.n_seats(), self.dice())?;
        for round in &papers.rounds {
            let orders = round.iter().map(|it| it.as_ref().map(|it| it.parse::<Orders>()).transpose());
            // What was written there was read from there before.
            let orders: Vec<_> = orders.collect::<Result<_, _>>().ok()?;
            season.adjudicate(&BySeat::new(season.n_seats(), |seat| orders.get(seat.index()).cloned().flatten()));
        }
        Some(season)
    }

    /// The same, for what needs it.
    pub(crate) fn begun(&self) -> Result<Arc<Season>, Fault> {
        self.refereed()?;
        self.season().ok_or_else(|| Fault::conflict(Code::Waiting, "the game has not begun"))
    }

    /// The names at the table.
    pub(crate) fn names(&self) -> Vec<String> {
        let name =
            |(seat, name): (usize, &Option<String>)| name.clone().unwrap_or_else(|| format!("Player {}", seat + 1));
        self.meta.seats.iter().map(|it| &it.name).enumerate().map(name).collect()
    }

    /// The language of a seat's reports.
    pub(crate) fn tongue(&self, seat: Seat) -> Tongue {
        let usual = self.meta.terms.referee.as_ref().map_or_else(Tongue::default, |it| it.language);
        self.meta.chair(seat).and_then(|it| it.language).unwrap_or(usual)
    }

    /// Refuses a name by which letters could not be told apart, for a player who has `seat` perhaps.
    pub(crate) fn expect_name(&self, name: &str, seat: Option<Seat>) -> Result<(), Fault> {
        if self.meta.papers.is_none() {
            return Ok(());
        }
        let chairs = self.meta.seats.iter().enumerate().filter(|it| seat.is_none_or(|seat| seat.index() != it.0));
        if chairs.filter_map(|it| it.1.name.as_ref()).any(|it| same_name(it, name)) {
            let message = format!("there is a player of the name `{name}` already");
            return Err(Fault::conflict(Code::Taken, message));
        }
        let alone = Letter::read(name, &Roster::default());
        let says_something = !alone.instructions.is_empty() || !alone.puzzles.is_empty() || alone.round.is_some();
        let probe = |players: &[&str]| Letter::read(PROBE, &Roster { game: "", players, writer: None }).instructions;
        let is_in_the_way =
            probe(&[name]) != probe(&[]) || name.contains([',', ';', '|', ':', '=', '(', ')', '[', ']']);
        if says_something || is_in_the_way || !name.starts_with(char::is_alphabetic) {
            let message = "letters could not be read by this name: choose one that is no part of an order";
            return Err(Fault::bad(Code::Name, message));
        }
        Ok(())
    }

    /// Puts a player who writes letters into a free seat.
    pub(crate) fn add_writer(&mut self, new: &NewWriter, now: i64) -> Result<(), Fault> {
        self.refereed()?;
        self.open()?;
        if self.status() != Status::Waiting {
            return Err(Fault::conflict(Code::Begun, "the game has begun"));
        }
        let seat = self.choose(None)?;
        self.expect_name(&new.name, None)?;
        self.add(&LogEntry::Writer { seat, name: new.name.clone(), language: new.language }, now);
        Ok(())
    }

    /// Frees the seat of a player who writes letters, before the game.
    pub(crate) fn remove_writer(&mut self, n: usize, now: i64) -> Result<(), Fault> {
        self.refereed()?;
        self.open()?;
        if self.status() != Status::Waiting {
            return Err(Fault::conflict(Code::Begun, "the game has begun"));
        }
        let seat = Seat::new(n).filter(|it| self.meta.is_writer(*it));
        let seat = seat.ok_or_else(|| Fault::not_found(format!("nobody writes letters for seat {n}")))?;
        self.may_dismiss()?;
        self.add(&LogEntry::Rise { seat }, now);
        Ok(())
    }

    /// The round that is open.
    pub(super) fn open_round(&self, season: &Season) -> Result<u8, Fault> {
        self.open()?;
        season.round().ok_or_else(|| Fault::conflict(Code::Over, "the game is over"))
    }

    /// What counts for a seat in the open round: what it has moved at the table, and else what it wrote.
    pub(crate) fn orders(&self, seat: Seat, round: u8) -> Result<Option<Orders>, Fault> {
        let written = self.standing(seat, round, None)?.orders;
        Ok(self.with_moves(seat, written, round == ROUND_OF_SETUP))
    }

    /// What was written, with what the seat has moved at the table in its place.
    ///
    /// In the setup what was moved stands alone: the parts depend on each other in any order.
    pub(super) fn with_moves(&self, seat: Seat, written: Option<Orders>, is_setup: bool) -> Option<Orders> {
        let moved = self.meta.papers.as_ref().map_or_else(Orders::default, |it| Orders::of_moves(it.moves_of(seat)));
        if moved.is_empty() {
            return written;
        }
        let mut res = written.filter(|_| !is_setup).unwrap_or_default();
        moved.iter().for_each(|(slot, choice)| res.set(slot, choice));
        Some(res)
    }

    /// Refuses acts where too many were done.
    fn desk_room(&self) -> Result<(), Fault> {
        self.open()?;
        if self.refereed()?.1.has_room() {
            Ok(())
        } else {
            Err(Fault::conflict(Code::Enough, "enough was done at this desk"))
        }
    }

    /// Sets another deadline, or lets the game rest.
    pub(crate) fn defer(&mut self, until: Option<i64>, reason: &str, now: i64) -> Result<(), Fault> {
        let season = self.begun()?;
        self.open_round(&season)?;
        self.desk_room()?;
        if until.is_some_and(|it| it <= now) {
            return Err(Fault::bad(Code::Pace, "the deadline is past"));
        }
        let papers = self.refereed()?.1;
        let is_so = until.map_or(papers.is_paused, |it| papers.due() == Some(it));
        if !is_so {
            self.add(&LogEntry::Defer { until, reason: reason.to_owned() }, now);
        }
        Ok(())
    }

    /// The letters of a seat with remarks and open questions that are not ticked off.
    pub(crate) fn questions(&self, seat: Seat, round: u8) -> Result<Vec<u32>, Fault> {
        let mut res: Vec<_> = self.standing(seat, round, None)?.matters.iter().map(|it| it.letter).collect();
        res.dedup();
        Ok(res)
    }

    /// Notes that letters were seen, or lets them count as they were read.
    pub(crate) fn tick(&mut self, asked: &Ticking, now: i64) -> Result<(), Fault> {
        let season = self.begun()?;
        self.open_round(&season)?;
        self.desk_room()?;
        let papers = self.refereed()?.1;
        let find = |number: &u32| papers.letters.iter().find(|it| it.number == *number);
        if let Some(number) = asked.letters.iter().find(|it| find(it).is_none()) {
            return Err(Fault::not_found(format!("there is no letter {number} that waits for its round")));
        }
        let is_new = |it: &Kept| !it.is_ticked || asked.counts && !it.is_entered;
        if asked.letters.iter().filter_map(find).any(is_new) {
            self.add(&LogEntry::Tick { letters: asked.letters.clone(), counts: asked.counts }, now);
        }
        Ok(())
    }

    /// Adjudicates the open round: orders are carried out, and what is missing or illegal becomes a blocked square.
    pub(crate) fn adjudicate(&mut self, asked: &Adjudication, now: i64) -> Result<(), Fault> {
        let mut season = Season::clone(&*self.begun()?);
        let (round, n_closed) = (asked.round, self.refereed()?.1.rounds.len());
        if usize::from(round) < n_closed {
            return Ok(());
        }
        let open = self.open_round(&season)?;
        if round != open {
            return Err(Fault::conflict(Code::Round, format!("round {round} is not open: round {open} is")));
        }
        if self.bot_in_turn().is_some() {
            return Err(Fault::conflict(Code::Busy, "a bot is still thinking: try again in a moment"));
        }
        let papers = self.refereed()?.1;
        if (papers.is_paused || papers.due().is_some_and(|it| now < it)) && asked.reason.is_none() {
            return Err(Fault::bad(Code::Text, "before the deadline this needs a reason"));
        }
        let mut orders = Vec::with_capacity(season.n_seats());
        let mut anyway = Vec::new();
        for seat in Seat::first(season.n_seats()) {
            orders.push(self.orders(seat, round)?);
            anyway.extend(self.questions(seat, round)?);
        }
        if !anyway.is_empty() && !asked.anyway {
            let message =
                format!("there are remarks and open questions in {} letters: tick them off first", anyway.len());
            return Err(Fault::conflict(Code::Questions, message));
        }
        let n_before = season.table().n_events();
        season.adjudicate(&BySeat::new(orders.len(), |seat| orders[seat.index()].clone()));
        let mut lines = Vec::new();
        let mut owner = None;
        for n in n_before..season.table().n_events() {
            let Some(event) = season.table().event(n) else { continue };
            owner = match event {
                Event::Act { seat, action } => {
                    // What was done at the table itself stands there already.
                    if !self.refereed()?.1.moves_of(seat).any(|it| it == action) {
                        lines.push(event.to_string());
                    }
                    None
                }
                Event::Ruling { seat, .. } => {
                    lines.push(event.to_string());
                    Some(seat)
                }
                Event::Chance(_) => {
                    // The lot of a ruling; the next rolls come afterwards, and nobody's ruling is before them.
                    lines.extend(owner.map(|_| event.to_string()));
                    None
                }
            };
        }
        let orders = orders.into_iter().map(|it| it.map(|it| it.to_string())).collect();
        let reason = asked.reason.clone().unwrap_or_default();
        self.add(&LogEntry::Adjudicate { round, orders, reason, anyway }, now);
        for line in lines {
            let host = self.host.as_mut().ok_or_else(|| Fault::conflict(Code::Waiting, "the game has not begun"))?;
            host.push(&line).map_err(Fault::from)?;
            self.add_event(now);
        }
        self.go_on(now);
        Ok(())
    }

    /// Puts the last adjudication right for one player.
    pub(crate) fn correct(&mut self, asked: &Correction, now: i64) -> Result<(), Fault> {
        self.begun()?;
        self.desk_room()?;
        let round = usize::from(asked.round);
        let papers = self.refereed()?.1;
        if round + 1 != papers.rounds.len() {
            return Err(Fault::conflict(Code::Round, "only the round that was adjudicated last can be corrected"));
        }
        if !papers.may_correct() {
            return Err(Fault::conflict(Code::Enough, "this round was corrected often enough"));
        }
        let seat = self.seat(asked.seat)?;
        let before = papers.rounds[round][seat.index()].as_ref().and_then(|it| it.parse().ok());
        let letter = self.letter(&asked.orders, &[], None, &[])?;
        if let Some(remark) = letter.remarks.first().filter(|_| letter.puzzles.is_empty()) {
            let message = format!("line {} is not understood: {}", remark.line, remark.value);
            return Err(Fault::unprocessable(Code::Letter, message));
        }
        if let Some(puzzle) = letter.puzzles.first() {
            let line = puzzle.lines.first().copied().unwrap_or_default();
            let message = format!("line {line} is not understood: {} ({})", puzzle.text, puzzle.doubt);
            return Err(Fault::unprocessable(Code::Letter, message));
        }
        let is_setup = asked.round == ROUND_OF_SETUP;
        if !letter.has_orders(is_setup) {
            return Err(Fault::unprocessable(Code::Letter, "there are no orders for this round in it"));
        }
        let orders = Orders::put_right(before.as_ref(), &letter, is_setup);
        if before.as_ref() != Some(&orders) {
            let (orders, reason) = (orders.to_string(), asked.reason.clone());
            let logged = LogEntry::Correct { round: asked.round, seat, orders, reason };
            self.put_right(&logged, seat, now).map_err(|it| {
                tracing::error!(table = %self.roots.head.table.id, reason = it, "a correction cannot be made");
                let message = "this is a defect of the server, and was written to its log";
                Fault::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Defect, message)
            })?;
            self.fresh.push(logged.entry(self.seq, now));
        }
        Ok(())
    }

    /// Plays the rounds again with what counts after a correction.
    ///
    /// Lots have names, so only the sheet of `seat` changes. What it has done since was done on another sheet, and is
    /// done no more; what others have done since stands.
    pub(super) fn put_right(&mut self, logged: &LogEntry, seat: Seat, at: i64) -> Result<(), String> {
        // All of it, or nothing.
        let mut papers = self.meta.papers.clone().ok_or("the table has no game master")?;
        papers.note(logged, at);
        let season = self.season_of(&papers).ok_or("the rounds cannot be played again")?;
        let mut host = library::read(&season.record().to_string(), &[]).map_err(|it| it.reason)?.host;
        for (seat, action) in &papers.moves {
            host.push(&format!("{seat} {action}")).map_err(|it| it.to_string())?;
        }
        self.meta.papers = Some(papers);
        self.seq += 1;
        self.last_at = at;
        if let LogEntry::Correct { round, reason, .. } = logged {
            let news = wire::News::Correct { round: *round, seat: number(seat), reason: reason.clone() };
            self.feed.correct(self.seq, at, seat, news, host.as_ref());
        }
        self.host = Some(host);
        Ok(())
    }
}

/// What is illegal, in a language of reports.
pub(crate) fn told(objections: &[(Slot, Objection)], language: Language) -> Vec<wire::desk::Objected> {
    let told = |(slot, objection): &(Slot, Objection)| {
        let (id, arguments) = match objection {
            Objection::Rule(refusal) => (refusal.id(), refusal.arguments()),
            Objection::NoSquare(spot) => ("no-square", vec![("what", spot.to_string())]),
            Objection::NoBorder(spot) => ("no-border", vec![("what", spot.to_string())]),
            Objection::NoPiece(tile) => ("no-piece", vec![("what", tile.to_string())]),
            Objection::NoMountain(spot) => ("no-mountain", vec![("what", spot.to_string())]),
        };
        let arguments = arguments.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let reason = objection.told(language);
        wire::desk::Objected { slot: slot.to_string(), reason, id: id.to_owned(), arguments }
    };
    objections.iter().map(told).collect()
}

/// The language of reports.
pub(crate) const fn language(tongue: Tongue) -> Language {
    match tongue {
        Tongue::De => Language::German,
        Tongue::En => Language::English,
    }
}

/// The name of a game's time zone.
pub(crate) fn zone_name(agreed: &Referee) -> &str {
    agreed.zone.as_deref().unwrap_or("UTC")
}

/// A moment on the clocks of a game's time zone.
pub(crate) fn civil(millis: i64, agreed: &Referee) -> Option<DateTime> {
    let zone = TimeZone::get(zone_name(agreed)).unwrap_or(TimeZone::UTC);
    Some(Timestamp::from_millisecond(millis).ok()?.to_zoned(zone).datetime())
}
