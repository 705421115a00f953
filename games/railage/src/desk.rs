//! Where a seat is in a round, at its own pace: its phase, its dice, and what it may still do.

use serde::{Deserialize, Serialize};

use crate::{Chart, Die, DieSet, Face, LandSet, Map, Pair, Roll, Sheet, Terrain};

/// What a seat decides next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The first ○.
    Start,
    /// Phase 1: a ○.
    Land,
    /// Phase 2: dots.
    Roadbed,
    /// Phase 3: a line.
    Line,
    /// The dot of an extra action.
    ExtraDot,
    /// The line of an extra action.
    ExtraLine,
    /// Nothing but to say that it is done.
    Ready,
}

/// The place of one seat in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Desk {
    phase: Phase,
    roll: Roll,
    left: DieSet,
    has_special: bool,
    has_marked: bool,
}

impl Desk {
    /// Before the first round.
    pub(crate) const START: Self =
        Self { phase: Phase::Start, roll: Roll::nth(0), left: DieSet::ALL, has_special: false, has_marked: false };

    /// At the beginning of a round.
    pub const fn open(roll: Roll) -> Self {
        Self { phase: Phase::Land, roll, left: DieSet::ALL, has_special: false, has_marked: false }
    }

    /// A desk as it was told.
    pub const fn new(phase: Phase, roll: Roll, left: DieSet, has_special: bool, has_marked: bool) -> Self {
        Self { phase, roll, left, has_special, has_marked }
    }

    /// What comes next.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The dice as this seat has changed them.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The dice that were not chosen for a ○; once dots are drawn, the one that they were drawn with.
    pub const fn left(&self) -> DieSet {
        self.left
    }

    /// Whether the special line of the round is drawn.
    pub const fn has_special(&self) -> bool {
        self.has_special
    }

    /// Whether a ○ was drawn in this round.
    pub const fn has_marked(&self) -> bool {
        self.has_marked
    }

    /// The terrains of the die that is left, or of all three dice if none was chosen and none named.
    pub fn extra_terrains(&self, chart: &Chart) -> impl Iterator<Item = Terrain> {
        let of_die = |die| chart.terrains(self.roll.face(die));
        Terrain::ALL.into_iter().filter(move |it| self.left.iter().any(|die| of_die(die).contains(it)))
    }

    /// The land cells where the dot of an extra action may go, by the rules of this number.
    ///
    /// Those of number 1 allow any terrain, those since then what the chart says for the die that is left.
    pub fn extra_lands(&self, map: &Map, sheet: &Sheet, rules: u32) -> LandSet {
        let room = sheet.open().minus(sheet.dots());
        if rules < 2 {
            return room;
        }
        self.extra_terrains(map.chart()).fold(LandSet::EMPTY, |lands, it| lands.or(&room.and(map.terrain(it))))
    }

    pub(crate) const fn go_to(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub(crate) const fn change(&mut self, die: Die, face: Face) {
        self.roll = self.roll.with(die, face);
        self.has_special = true;
    }

    pub(crate) const fn name(&mut self, die: Die) {
        self.left = DieSet::only(die);
    }

    pub(crate) const fn choose(&mut self, pair: Pair) {
        self.left = DieSet::only(pair.left());
        self.has_marked = true;
    }
}
