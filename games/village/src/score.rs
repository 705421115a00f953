//! What a line is worth, and what a whole game comes to.

use crate::{Content, Facts, Tableau, TerminusCard, Terrain, Trip};

/// The points for so many signals on one line; more are worth the last.
const SIGNALS: [u16; 5] = [0, 3, 8, 15, 24];

/// The points for so many lines with a siding.
const SIDINGS: [u16; 8] = [0, 1, 3, 6, 10, 15, 21, 28];

/// What a completed line scores and pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LineScore {
    /// Its trips in the order in which they were planned, and the points of each.
    pub trips: [Option<(Trip, u16)>; 2],
    /// The points of its barns.
    pub barns: u16,
    /// The points of its farms.
    pub farms: u16,
    /// The points of its halts.
    pub halts: u16,
    /// The points of its signals.
    pub signals: u16,
    /// Whether it counts as a line with a siding at the end of the game.
    pub has_siding: bool,
    /// The terminus card that was played for it, and the pounds that it paid.
    pub terminus: Option<(TerminusCard, u16)>,
}

impl LineScore {
    #[inline]
    pub(crate) fn of(facts: &Facts, trips: [Option<Trip>; 2], terminus: Option<(TerminusCard, u16)>) -> Self {
        let n_signals = usize::from(facts.signals());
        let barn = |terrain| u16::from(facts.barns(terrain) * facts.terrain(terrain));
        Self {
            trips: trips.map(|it| it.map(|trip| (trip, trip.score(facts)))),
            barns: Terrain::ALL.into_iter().map(barn).sum(),
            farms: u16::from(facts.farms() * facts.kinds()),
            halts: facts.halt_points().into(),
            signals: SIGNALS[n_signals.min(SIGNALS.len() - 1)],
            has_siding: facts.sum.has_siding(),
            terminus,
        }
    }

    /// The points of its trips.
    pub fn trip_points(&self) -> u16 {
        self.trips.iter().flatten().map(|it| it.1).sum()
    }

    /// The points of its features.
    pub const fn feature_points(&self) -> u16 {
        self.barns + self.farms + self.halts + self.signals
    }

    /// All points that it scores when it is completed.
    pub fn points(&self) -> u16 {
        self.trip_points() + self.feature_points()
    }
}

impl Facts {
    /// The points of all features but sidings, if the line were completed as it is.
    #[inline]
    pub fn feature_points(&self) -> u16 {
        LineScore::of(self, [None; 2], None).feature_points()
    }
}

/// What a tableau comes to, part by part.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The points of all trips of resolved lines.
    pub trips: u16,
    /// The points of all features of resolved lines.
    pub features: u16,
    /// How many lines have a siding.
    pub n_siding_lines: usize,
    /// The points for them, at the end of the game.
    pub sidings: u16,
    /// The money.
    pub money: u16,
    /// The points for it, at the end of the game.
    pub coins: u16,
}

impl Tally {
    /// Adds up a tableau, finished or not; sidings and money as if the game ended now.
    pub fn of(content: &Content, tableau: &Tableau) -> Self {
        let scores = || tableau.resolved().into_iter().map(|it| tableau.course(it).score(content));
        Self {
            trips: scores().map(|it| it.trip_points()).sum(),
            features: scores().map(|it| it.feature_points()).sum(),
            n_siding_lines: tableau.n_siding_lines(),
            sidings: sidings(tableau),
            money: tableau.money(),
            coins: coins(tableau),
        }
    }

    /// All points.
    pub fn total(&self) -> i32 {
        i32::from(self.trips + self.features + self.sidings + self.coins)
    }
}

/// The points for the lines with a siding.
pub(crate) fn sidings(tableau: &Tableau) -> u16 {
    SIDINGS[tableau.n_siding_lines()]
}

/// The points for the money.
pub(crate) const fn coins(tableau: &Tableau) -> u16 {
    tableau.money() / 3
}
