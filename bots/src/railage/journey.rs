//! One's own sheet, played on to the end of the game.

use fastrand::Rng;
use railage::{Action, Desk, Phase, Roll, SheetView, SpaceSet, Tally, View};

use super::policy::Atlas;
use kernel::Seat;

/// A sheet and how far the game is.
///
/// With several seats the sheets of the others are hidden; that somebody ends the game is guessed.
#[derive(Clone, Debug)]
pub(super) struct Journey {
    pub(super) at: SheetView,
    round: u8,
    is_last: bool,
    is_alone: bool,
    /// The round in which the others end the game at the latest.
    latest: u8,
    taken: (SpaceSet, SpaceSet),
}

impl Journey {
    /// The rounds in which games of several seats end, as a guess.
    const ENDS: std::ops::RangeInclusive<u8> = 11..=15;

    pub(super) fn of(view: &View, seat: Seat) -> Option<Self> {
        let at = view.sheets.get(seat)?.clone()?;
        Some(Self {
            at,
            round: view.round,
            is_last: view.is_last,
            is_alone: view.sheets.n_seats() == 1,
            latest: u8::MAX,
            taken: view.taken(),
        })
    }

    pub(super) fn copy_from(&mut self, source: &Self) {
        self.at.sheet.clone_from(&source.at.sheet);
        self.at.desk = source.at.desk;
        (self.round, self.is_last, self.latest) = (source.round, source.is_last, source.latest);
        (self.is_alone, self.taken) = (source.is_alone, source.taken);
    }

    pub(super) const fn is_last(&self) -> bool {
        self.is_last
    }

    pub(super) fn act(&mut self, atlas: &Atlas<'_>, action: Action) {
        self.at.draw(atlas.map, self.taken, action);
    }

    /// Plays to the end and gives the points.
    pub(super) fn play_on(&mut self, atlas: &Atlas<'_>, luck: &mut Rng) -> i32 {
        if !self.is_alone {
            self.latest = luck.u8(Self::ENDS);
        }
        loop {
            while self.at.desk.phase() != Phase::Ready {
                let action = atlas.choose(&self.at.sheet, self.at.desk, self.is_last);
                self.act(atlas, action);
            }
            if self.round > 0 {
                if self.is_last {
                    return Tally::of(&self.at.sheet, atlas.map).total();
                }
                self.is_last = self.at.sheet.is_final(atlas.map.tracks())
                    || self.is_alone && !self.at.desk.has_marked()
                    || self.round + 1 >= self.latest;
            }
            self.round += 1;
            self.at.desk = Desk::open(Roll::nth(luck.u32(..Roll::COUNT)));
        }
    }
}
