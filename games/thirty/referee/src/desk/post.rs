//! What is to be sent: reports on every position, confirmations of letters, reminders.

use kernel::Seat;

use super::{Deadline, Desk, Kept, Misfit};
use crate::{Arrival, Due, Edition, Receipt, Report};

/// So many letters of one player are confirmed within an hour.
const MOST_AN_HOUR: usize = 20;

/// A position on which everybody gets a report.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The mountains are rolled.
    Opened,
    /// This round was adjudicated.
    Adjudicated(u8),
    /// The game is over, and nothing is to be corrected any more.
    Final,
}

/// Something that follows from an act.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// A letter is to be confirmed to its writer.
    Confirm {
        /// Who.
        seat: Seat,
        /// Its number.
        letter: u32,
    },
    /// The writer of a letter that was told not to count is to be told that it counts now.
    ConfirmAgain {
        /// Who.
        seat: Seat,
        /// Its number.
        letter: u32,
    },
    /// A player is to be reminded.
    Remind {
        /// Who.
        seat: Seat,
    },
    /// All players, and the readers of the zine, are to get a report.
    Report {
        /// On this position.
        stage: Stage,
        /// How often there was one: the first is 1.
        revision: u32,
    },
    /// These events are to be entered at the table where players move themselves.
    Enter {
        /// The events, in the notation of records.
        lines: Vec<String>,
    },
}

impl Desk {
    /// The position on which there is a report, and how often there was one.
    pub fn stage(&self) -> Option<(Stage, u32)> {
        let last = self.rounds.len().checked_sub(1).map(|it| it as u8);
        let stage = match (last, self.round()) {
            _ if !self.has_begun => return None,
            (_, None) if self.is_finished => Stage::Final,
            (_, None) => return None,
            (None, _) => Stage::Opened,
            (Some(round), _) => Stage::Adjudicated(round),
        };
        Some((stage, self.revision))
    }

    /// Everything that is to be sent as things stand. Whoever carries it out does so once, however often it is owed.
    pub fn owed(&self) -> Vec<Effect> {
        let mut res = Vec::new();
        res.extend(self.stage().map(|(stage, revision)| Effect::Report { stage, revision }));
        if self.round().is_none() {
            return res;
        }
        let mut by_seat = vec![Vec::new(); self.players.len()];
        for kept in &self.letters {
            if let Some((seat, _)) = kept.owner {
                by_seat[seat.index()].push(kept);
            }
        }
        // Letters for rounds that are over were confirmed when they came.
        for kept in self.letters.iter().filter(|it| self.is_recent(it)) {
            let owner = kept.owner.filter(|it| !is_flood(kept, &by_seat[it.0.index()]));
            let Some((seat, _)) = owner else { continue };
            let letter = kept.number;
            res.push(Effect::Confirm { seat, letter });
            if kept.was_refused && !self.is_paused && self.arrival(kept) == Arrival::InTime {
                res.push(Effect::ConfirmAgain { seat, letter });
            }
        }
        res.extend(self.seats().filter(|it| self.is_reminded(*it)).map(|seat| Effect::Remind { seat }));
        res
    }

    /// How a letter stands to the deadline and to the open round.
    fn arrival(&self, kept: &Kept) -> Arrival {
        match kept.owner {
            Some((_, round)) if Some(round) != self.round() => Arrival::OtherRound(round),
            _ if self.is_late(kept) => Arrival::Late(self.due().map_or_else(|| self.shown(kept), Deadline::shown)),
            _ => Arrival::InTime,
        }
    }

    /// When a letter came, on the clocks of the game.
    fn shown(&self, kept: &Kept) -> jiff::civil::DateTime {
        self.terms.zone.0.to_datetime(kept.received)
    }

    /// The confirmation of a letter, or the second one, that it counts after all; `None` if there is none.
    pub fn confirmation(&self, number: u32, is_again: bool) -> Result<Option<Report>, Misfit> {
        let Some((kept, season)) = self.letter_of(number).zip(self.season()) else { return Ok(None) };
        let Some((seat, player)) = kept.owner.and_then(|it| Some((it.0, self.player(it.0)?))) else { return Ok(None) };
        let letter = self.letter(kept)?;
        // A letter that counts after all may not be the last that came.
        let standing = self.standing(seat, (!is_again).then_some(number))?;
        let receipt = Receipt {
            game: &self.terms.game,
            name: &player.name,
            seat,
            season: &season,
            number,
            received: self.shown(kept),
            arrival: self.arrival(kept),
            letter: &letter,
            standing: &standing,
        };
        Ok(if is_again { receipt.report_again(player.language) } else { receipt.report(player.language) })
    }

    /// The reminder of a player; `None` if nothing is missing.
    pub fn reminder(&self, seat: Seat) -> Result<Option<Report>, Misfit> {
        let (standing, player) = (self.standing(seat, None)?, self.player(seat).ok_or(Misfit::Seat(seat))?);
        self.edition(|it| it.reminder(seat, &standing, player.language))
    }

    /// Until when orders are taken, as reports tell it.
    fn told_due(&self) -> Due<'_> {
        match self.deadline {
            _ if self.is_paused => Due::Paused,
            Some(deadline) => Due::At(deadline.shown(), &self.terms.zone.1),
            None => Due::Unset,
        }
    }

    /// Lets `write` make something of what is to be reported.
    pub fn edition<T>(&self, write: impl FnOnce(&Edition<'_>) -> T) -> Result<T, Misfit> {
        let season = self.season().ok_or(Misfit::Waiting)?;
        let names: Vec<_> = self.players.iter().map(|it| it.name.as_str()).collect();
        let (game, correction) = (self.terms.game.as_str(), self.notice.as_deref());
        Ok(write(&Edition { game, names: &names, season: &season, due: self.told_due(), correction }))
    }
}

/// Whether so many of these letters of a player came within an hour before this one that a machine must be answering our
/// answers.
fn is_flood(kept: &Kept, all: &[&Kept]) -> bool {
    let is_near = |it: &&&Kept| (it.received.as_second() - kept.received.as_second()).abs() < 3600;
    all.iter().rev().filter(|it| it.number < kept.number).filter(is_near).take(MOST_AN_HOUR).count() == MOST_AN_HOUR
}
