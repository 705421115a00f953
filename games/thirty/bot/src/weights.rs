//! What a bot likes: the numbers behind a first look at a placement.
//!
//! They were set by hand. Numbers that were tuned until games at first sight scored most made the search no better.

use track::grid::NEAR;

/// What a bot likes at one time of the game, in points.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Phase {
    /// How likely an end of a line gets connected, by its distance from the nearest end of the other side.
    pub(crate) near: [f32; NEAR],
    /// What is lost by filling a square between ends, as a share of their points, by the sum of its distances from 2 on.
    pub(crate) block: [f32; 4],
    /// What an open end is worth by itself.
    pub(crate) open: f32,
    /// What a side is worth by which track that nobody uses yet leads to an empty square.
    pub(crate) loose: f32,
    /// What a side costs by which such track leads nowhere.
    pub(crate) blind: f32,
    /// What a passage of the bonus square is worth.
    pub(crate) bonus: f32,
    /// How much of the points for shares counts now, where they could be bought later.
    pub(crate) shares: f32,
}

impl Phase {
    const fn new(near: [f32; NEAR], shares: f32) -> Self {
        let block = [0.2, 0.1, 0.05, 0.02];
        Self { near, block, open: 1.0, loose: 0.3, blind: 0.2, bonus: 0.5, shares }
    }

    /// What counts when so many turns are left.
    pub(crate) fn of(left: u8) -> &'static Self {
        &PHASES[usize::from(left.saturating_sub(1) / 6).min(PHASES.len() - 1)]
    }
}

/// Six turns each, the last ones first.
static PHASES: [Phase; 5] = [
    Phase::new([0.5, 0.25, 0.1, 0.0, 0.0, 0.0], 0.9),
    Phase::new([0.6, 0.4, 0.25, 0.1, 0.05, 0.0], 0.6),
    Phase::new([0.7, 0.5, 0.4, 0.3, 0.2, 0.1], 0.4),
    Phase::new([0.7, 0.6, 0.5, 0.4, 0.3, 0.2], 0.2),
    Phase::new([0.7, 0.65, 0.6, 0.5, 0.4, 0.3], 0.1),
];

/// What an override is worth that is kept when so many turns are left, this one included.
///
/// The last turns decide whether all lines meet that were planned, and whoever has an override then need not hope.
pub(crate) fn kept(left: u8) -> f32 {
    if left > 1 { 2.0 * f32::from(left) } else { 0.0 }
}

/// What the length and the bonus of a line are worth that does not exist yet.
pub(crate) const LINE: f32 = 3.0;
/// What a square of a line is worth that leads to an open end.
pub(crate) const SQUARE: f32 = 0.5;
/// How much an end counts whose trains have another one.
pub(crate) const SECOND: f32 = 0.5;
/// What a link to the mine is worth besides the next points for it.
pub(crate) const LINK: f32 = 1.0;
/// How much a square counts by which a line gets shorter.
pub(crate) const SHORTER: f32 = 0.5;
/// What it costs when trains are led nowhere.
pub(crate) const NOWHERE: f32 = 1.0;
/// How much more an end counts where trains from several sides come together.
pub(crate) const TRUNK: f32 = 1.2;
