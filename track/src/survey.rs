//! How far it is from one station to every other end, by the shortest line.

use crate::{Border, Joins, Square, once, reuse};

/// Track on the map, as the route finder sees it.
pub trait Network {
    /// The track in `square`; none where a line cannot pass.
    fn joins(&self, square: Square) -> Joins;

    /// What a passage through `square` is worth when lines are equally short.
    fn bonus(&self, square: Square) -> u8;
}

/// Whether a line may use the same track again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Policy {
    /// No side of a square is crossed twice, in either direction.
    Once,
    /// Track may be used again.
    Reuse,
}

/// Where lines may end: up to four stations on the border, and one square inside.
#[derive(Copy, Clone, Debug)]
pub struct Ends {
    pub(crate) stations: [Option<Border>; 4],
    pub(crate) inner: Option<Square>,
}

impl Ends {
    /// These stations, and this inner square, which has no track and ends every line that enters it.
    pub const fn new(stations: [Option<Border>; 4], inner: Option<Square>) -> Self {
        Self { stations, inner }
    }
}

/// The best line to an end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Length {
    /// The squares it passes, each passage counted.
    pub squares: u8,
    /// The bonus of those passages.
    pub bonus: u8,
}

/// What can be reached from one station.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// The best line to each station that comes after the one where the survey began.
    pub stations: [Option<Length>; 4],
    /// Whether the inner square can be reached.
    pub inner: bool,
}

/// What can be reached from each of the four stations.
///
/// A pair of stations is surveyed once, from the first of the two.
pub fn survey(network: &impl Network, policy: Policy, ends: &Ends) -> [Reached; 4] {
    match policy {
        Policy::Once => once::search(network, ends),
        Policy::Reuse => {
            let mut search = reuse::Search::new(network, ends);
            [0, 1, 2, 3].map(|from| search.search(from))
        }
    }
}
