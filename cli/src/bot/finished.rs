//! The record of a finished game, to look back on from one seat.

use std::path::Path;

use bots::Unfinished;
use kernel::Seat;
use library::{Host, Reading};

use crate::{
    fault::{self, Fault},
    files,
};

/// A finished game, and the seat that is looked at.
pub(super) struct Finished<'a> {
    pub(super) reading: Reading,
    pub(super) seat: Seat,
    record: &'a Path,
    n_lines: usize,
}

impl<'a> Finished<'a> {
    /// Reads a record, with the content file that it may need.
    pub(super) fn read(record: &'a Path, content: Option<&Path>, seat: usize) -> Result<Self, Fault> {
        let text = files::read(record)?;
        let content = files::read_optional(content)?;
        let reading = library::read(&text, content.as_deref().as_slice());
        let reading = reading.map_err(|it| Fault::line(record, it.line, it.reason))?;
        let seat = Seat::new(seat).ok_or_else(|| no_seat(reading.host.as_ref()))?;
        Ok(Self { reading, seat, record, n_lines: text.lines().count() })
    }

    /// The game.
    pub(super) fn host(&self) -> &dyn Host {
        self.reading.host.as_ref()
    }

    /// Why nobody looks back on it.
    pub(super) fn fault(&self, reason: Unfinished) -> Fault {
        match reason {
            Unfinished::NoSuchSeat { .. } => no_seat(self.host()),
            Unfinished::NotOver => Fault::line(self.record, self.n_lines, "the game is not over here"),
            other => Fault::input(format!("{}: {other}", fault::name(self.record))),
        }
    }
}

fn no_seat(host: &dyn Host) -> Fault {
    Fault::usage(format!("--seat: seats are 0 to {}", host.n_seats() - 1))
}
