//! What a game master does at a table.

use axum::http::StatusCode;
use kernel::{Cited as _, Seat};
use referee::{Act, Effect, Kept, Language, Letter, Misfit, Objection, Roster, Slot, Unclear, Words, same_name};
use store::Status;
use wire::desk::{Adjudication, Correction, NewWriter, Referee, Ticking, Tongue};

use crate::{
    fault::{Code, Fault},
    table::{
        LogEntry, TableState, number,
        table_desk::{TableDesk, moment},
    },
};

/// A letter with all that letters have, by which names are tried.
const PROBE: &str = "A x0/y4, B x2/y7, C x7/y5, D x4/y0\nTown A x0/y4, Stadt B x2/y7\nBerg weg: x1/y5\nremove x1/y5\n\
    Mine x2/y1\nBonus x4/y3\n1. Wurf: x5/y2 = 1a\nRoll 2: x6/y3 = 4a\nWurf 3: x1/y6 = 6d\n";

impl TableState {
    /// What was agreed with the game master, and the desk; refused where there is none.
    pub(crate) fn refereed(&self) -> Result<(&Referee, &TableDesk), Fault> {
        let agreed = self.meta.terms.referee.as_ref().zip(self.desk.as_deref());
        agreed.ok_or_else(|| Fault::not_found("this table has no game master"))
    }

    /// The desk of a game that has begun.
    pub(crate) fn begun(&self) -> Result<&TableDesk, Fault> {
        let desk = self.refereed()?.1;
        if desk.desk().has_begun() { Ok(desk) } else { Err(Fault::conflict(Code::Waiting, "the game has not begun")) }
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
        if !self.meta.is_refereed() {
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
    pub(super) fn open_round(&self) -> Result<u8, Fault> {
        let desk = self.begun()?.desk();
        self.open()?;
        desk.round().ok_or_else(|| Fault::conflict(Code::Over, "the game is over"))
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
        self.open_round()?;
        self.desk_room()?;
        if until.is_some_and(|it| it <= now) {
            return Err(Fault::bad(Code::Pace, "the deadline is past"));
        }
        let desk = self.begun()?;
        let is_so = until.map_or(desk.desk().is_paused(), |it| desk.due() == Some(it));
        if !is_so {
            self.add(&LogEntry::Defer { until, reason: reason.to_owned() }, now);
        }
        Ok(())
    }

    /// Notes that letters were seen, or lets them count as they were read.
    pub(crate) fn tick(&mut self, asked: &Ticking, now: i64) -> Result<(), Fault> {
        self.open_round()?;
        self.desk_room()?;
        let desk = self.begun()?.desk();
        let find = |number: &u32| desk.waiting_letters().find(|it| it.number() == *number);
        if let Some(number) = asked.letters.iter().find(|it| find(it).is_none()) {
            return Err(Fault::not_found(format!("there is no letter {number} that waits for its round")));
        }
        let is_new = |it: &Kept| !it.is_ticked() || asked.counts && !it.is_entered();
        if asked.letters.iter().filter_map(find).any(is_new) {
            self.add(&LogEntry::Tick { letters: asked.letters.clone(), counts: asked.counts }, now);
        }
        Ok(())
    }

    /// Adjudicates the open round: orders are carried out, and what is missing or illegal becomes a blocked square.
    pub(crate) fn adjudicate(&mut self, asked: &Adjudication, now: i64) -> Result<(), Fault> {
        let table_desk = self.begun()?;
        let desk = table_desk.desk();
        let round = asked.round;
        if usize::from(round) < desk.n_rounds() {
            return Ok(());
        }
        let open = self.open_round()?;
        if round != open {
            return Err(Fault::conflict(Code::Round, format!("round {round} is not open: round {open} is")));
        }
        if self.bot_in_turn().is_some() {
            return Err(Fault::conflict(Code::Busy, "a bot is still thinking: try again in a moment"));
        }
        if desk.is_early(moment(now)) && asked.reason.is_none() {
            return Err(Fault::bad(Code::Text, "before the deadline this needs a reason"));
        }
        let due = self.usual_due(now).map(|it| table_desk.deadline(it));
        let reason = asked.reason.clone().unwrap_or_default();
        let act = desk.adjudication(due, asked.anyway)?;
        let effects = desk.clone().apply(&act, moment(now), &reason)?;
        let Act::Adjudicate { round, orders, anyway, .. } = act else { return Ok(()) };
        let orders = orders.iter().map(|it| it.1.as_ref().map(ToString::to_string)).collect();
        self.add(&LogEntry::Adjudicate { round, orders, reason, anyway }, now);
        for effect in effects {
            // Reports are written when somebody asks for them.
            let Effect::Enter { lines } = effect else { continue };
            for line in lines {
                let host =
                    self.host.as_mut().ok_or_else(|| Fault::conflict(Code::Waiting, "the game has not begun"))?;
                host.push(&line).map_err(Fault::from)?;
                self.add_event(now);
            }
        }
        self.go_on(now);
        Ok(())
    }

    /// Puts the last adjudication right for one player.
    pub(crate) fn correct(&mut self, asked: &Correction, now: i64) -> Result<(), Fault> {
        let table_desk = self.begun()?;
        let desk = table_desk.desk();
        self.desk_room()?;
        if usize::from(asked.round) + 1 != desk.n_rounds() {
            return Err(Fault::conflict(Code::Round, "only the round that was adjudicated last can be corrected"));
        }
        if !table_desk.may_correct() {
            return Err(Fault::conflict(Code::Enough, "this round was corrected often enough"));
        }
        let seat = self.seat(asked.seat)?;
        let words = Words::typed(asked.orders.clone(), desk.names());
        let Some(Act::Correct { round, orders, .. }) = desk.correction(seat, words)? else { return Ok(()) };
        let (orders, reason) = (orders.to_string(), asked.reason.clone());
        let logged = LogEntry::Correct { round, seat, orders, reason };
        self.put_right(&logged, seat, now).map_err(|it| {
            tracing::error!(table = %self.source.head.table.id, reason = it, "a correction cannot be made");
            let message = "this is a defect of the server, and was written to its log";
            Fault::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Defect, message)
        })?;
        self.fresh.push(logged.entry(self.seq, now));
        Ok(())
    }

    /// Plays the rounds again with what counts after a correction.
    ///
    /// Lots have names, so only the sheet of `seat` changes. What it has done since was done on another sheet, and is
    /// done no more; what others have done since stands.
    pub(super) fn put_right(&mut self, logged: &LogEntry, seat: Seat, at: i64) -> Result<(), String> {
        // All of it, or nothing.
        let mut desk = self.desk.clone().ok_or("the table has no game master")?;
        desk.note(logged, None, at).map_err(|it| it.to_string())?;
        let season = desk.desk().season().ok_or("the rounds cannot be played again")?;
        let mut host = library::read(&season.record().to_string(), &[]).map_err(|it| it.reason)?.host;
        for (seat, action) in desk.desk().moves() {
            host.push(&format!("{seat} {action}")).map_err(|it| it.to_string())?;
        }
        self.desk = Some(desk);
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

/// What does not fit the desk is a conflict with what was done there before.
impl From<Misfit> for Fault {
    fn from(misfit: Misfit) -> Self {
        let code = match misfit {
            Misfit::Questions(_) => Code::Questions,
            Misfit::Over => Code::Over,
            Misfit::Waiting => Code::Waiting,
            _ => Code::Round,
        };
        Self::conflict(code, misfit.to_string())
    }
}

/// Words of a game master that are no orders.
impl From<Unclear> for Fault {
    fn from(unclear: Unclear) -> Self {
        let message = match unclear {
            Unclear::Question { line, text, doubt } => format!("line {line} is not understood: {text} ({doubt})"),
            Unclear::Remark { line, text } => format!("line {line} is not understood: {text}"),
            Unclear::NoOrders(_) => "there are no orders for this round in it".to_owned(),
        };
        Self::unprocessable(Code::Letter, message)
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
