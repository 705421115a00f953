//! What a bot likes: the numbers behind a first look at a placement.

use track::grid::NEAR;

/// What a bot likes at one time of the game, in points.
#[derive(Copy, Clone, Debug)]
pub(super) struct Phase {
    /// How likely an end of a line gets connected, by its distance from the nearest end of the other side.
    pub(super) near: [f32; NEAR],
    /// What is lost by filling a square between ends, as a share of their points, by the sum of its distances from 2 on.
    pub(super) block: [f32; 4],
    /// What an open end is worth by itself.
    pub(super) open: f32,
    /// What a side is worth by which track that nobody uses yet leads to an empty square.
    pub(super) loose: f32,
    /// What a side costs by which such track leads nowhere.
    pub(super) blind: f32,
}

impl Phase {
    const fn new(near: [f32; NEAR]) -> Self {
        Self { near, block: [0.45, 0.22, 0.11, 0.05], open: 0.13, loose: 0.3, blind: 0.2 }
    }

    /// What counts when so many squares are empty.
    pub(super) fn of(n_free: u32) -> &'static Self {
        &PHASES[(n_free.saturating_sub(1) as usize / 6).min(PHASES.len() - 1)]
    }
}

/// Six turns each, the last ones first.
static PHASES: [Phase; 5] = [
    Phase::new([0.5, 0.25, 0.1, 0.0, 0.0, 0.0]),
    Phase::new([0.6, 0.4, 0.25, 0.1, 0.05, 0.0]),
    Phase::new([0.7, 0.5, 0.4, 0.3, 0.2, 0.1]),
    Phase::new([0.7, 0.6, 0.5, 0.4, 0.3, 0.2]),
    Phase::new([0.7, 0.65, 0.6, 0.5, 0.4, 0.3]),
];

/// What the squares and trees of a line are worth that does not exist yet.
pub(super) const LINE: f32 = 4.0;
/// What a square or a tree of a line is worth that leads to an open end.
pub(super) const SQUARE: f32 = 0.5;
/// How much an end counts whose streetcars have another one.
pub(super) const SECOND: f32 = 0.5;
/// What a link to the central station is worth besides the next points for it.
pub(super) const LINK: f32 = 1.0;
/// How much a point counts by which a line changes.
pub(super) const SHORTER: f32 = 0.7;
/// What it costs when streetcars are led nowhere.
pub(super) const NOWHERE: f32 = 1.0;
/// How much more an end counts where streetcars from several sides come together.
pub(super) const TRUNK: f32 = 1.2;
