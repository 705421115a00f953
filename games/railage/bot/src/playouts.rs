//! Sheets of Rail Age that are played on from a view.

use fastrand::Rng;
use kernel::Seat;
use railage::{Action, Desk, Phase, Roll, SheetView, SpaceSet, Tally, View};

use super::policy::Atlas;

/// The rounds in which games of several seats end, as a guess: the sheets of the others are hidden.
const ENDS: std::ops::RangeInclusive<u8> = 14..=20;

/// One's own sheet and how far the game is.
#[derive(Clone, Debug)]
struct Journey {
    at: SheetView,
    round: u8,
    is_last: bool,
    /// The round in which the others end the game at the latest.
    latest: u8,
}

/// Sheets of Rail Age that are played on from a view, one after the other, without allocation.
///
/// Each plays towards lines that need few more dots. What the others do is hidden: nobody gains points before the seat
/// that were not announced yet, and in a game of several seats a guess says when somebody ends it.
#[derive(Debug)]
pub struct Playouts {
    atlas: Atlas,
    start: Journey,
    now: Journey,
    is_alone: bool,
    taken: (SpaceSet, SpaceSet),
}

impl Playouts {
    /// Playouts from what `seat` sees; `None` if it does not see its own sheet.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        let at = view.sheets.get(seat)?.clone()?;
        let start = Journey { at, round: view.round, is_last: view.is_last, latest: u8::MAX };
        Some(Self {
            atlas: Atlas::of(&view.map, view.rules),
            now: start.clone(),
            start,
            is_alone: view.sheets.n_seats() == 1,
            taken: view.taken(),
        })
    }

    /// Plays one sheet to the end of the game, after this legal action if there is one; gives its points.
    pub fn after(&mut self, action: Option<Action>, luck: &mut Rng) -> i32 {
        self.now.copy_from(&self.start);
        if !self.is_alone {
            self.now.latest = luck.u8(ENDS);
        }
        if let Some(action) = action {
            self.now.at.draw(&self.atlas.map, self.atlas.rules, self.taken, action);
        }
        self.play_on(luck)
    }

    /// The same from another roll of the round, which has just begun.
    pub(super) fn roll(&mut self, roll: Roll) {
        self.start.at.desk = Desk::open(roll);
    }

    /// What the sheet looks like after a legal action.
    pub(super) fn tried(&mut self, action: Action) -> &SheetView {
        self.now.copy_from(&self.start);
        self.now.at.draw(&self.atlas.map, self.atlas.rules, self.taken, action);
        &self.now.at
    }

    pub(super) const fn start(&self) -> &SheetView {
        &self.start.at
    }

    pub(super) const fn atlas(&self) -> &Atlas {
        &self.atlas
    }

    fn play_on(&mut self, luck: &mut Rng) -> i32 {
        let (now, atlas) = (&mut self.now, &self.atlas);
        loop {
            while !matches!(now.at.desk.phase(), Phase::Ready | Phase::Start) {
                let action = atlas.choose(&now.at.sheet, now.at.desk, now.is_last);
                now.at.draw(&atlas.map, atlas.rules, self.taken, action);
            }
            // The first ○ is drawn before the first round.
            if now.round > 0 {
                if now.is_last {
                    return Tally::of(&now.at.sheet, &atlas.map).total();
                }
                now.is_last = now.at.sheet.is_final(atlas.map.tracks())
                    || self.is_alone && !now.at.desk.has_marked()
                    || now.round + 1 >= now.latest;
            }
            now.round += 1;
            now.at.desk = Desk::open(Roll::nth(luck.u32(..Roll::COUNT)));
        }
    }
}

impl Journey {
    fn copy_from(&mut self, source: &Self) {
        let Self { at, round, is_last, latest } = source;
        self.at.sheet.clone_from(&at.sheet);
        self.at.desk = at.desk;
        (self.round, self.is_last, self.latest) = (*round, *is_last, *latest);
    }
}
