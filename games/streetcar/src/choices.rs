//! The legal actions of a board, as a few groups that can be counted, listed and picked from.

use kernel::Luck;
use track::{Border, Side, Square, SquareSet};

use crate::{Action, Board, Draw, Part, Shape, Station, Tile};

/// Legal actions that differ in a square or a tile only.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Group {
    /// Bit 0 to 3: that side.
    Station(Station, u8),
    Remove(SquareSet),
    Central(SquareSet),
    Place(SquareSet, Shape),
    Zone(SquareSet),
}

impl Group {
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Station(_, sides) => sides.count_ones() as usize * Square::SPAN as usize,
            Self::Remove(squares) | Self::Central(squares) | Self::Zone(squares) => squares.len(),
            Self::Place(squares, shape) => squares.len() << shape.doublings(),
        }
    }

    /// The action number `n` of the group, which must be below its length.
    pub(crate) fn nth(self, n: usize) -> Action {
        match self {
            Self::Station(station, sides) => {
                let span = usize::from(Square::SPAN);
                let side = usize::from(nth_bit(sides, n / span));
                let border = Border::at(side * span + n % span).expect("four sides of six squares");
                Action::Station(station, border)
            }
            Self::Remove(squares) => Action::Remove(squares.nth(n)),
            Self::Central(squares) => Action::Central(squares.nth(n)),
            Self::Place(squares, shape) => {
                let square = squares.nth(n >> shape.doublings());
                Action::Place(square, Tile::new(shape, n as u8))
            }
            Self::Zone(squares) => Action::Zone(squares.nth(n)),
        }
    }

    /// Appends all actions of the group.
    pub(crate) fn list(self, out: &mut Vec<Action>) {
        out.extend((0..self.len()).map(|n| self.nth(n)));
    }

    /// Picks one action with one call of `luck`.
    pub(crate) fn pick(self, luck: &mut impl Luck) -> Action {
        self.nth(luck.below(self.len() as u32) as usize)
    }
}

fn nth_bit(mut bits: u8, n: usize) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// The choices of one part of the setup.
pub(crate) fn part(board: &Board, part: Part) -> Group {
    match part {
        Part::Station(station) => Group::Station(station, free_sides(board)),
        Part::Remove => Group::Remove(board.zones()),
        Part::Central => Group::Central(board.central_squares()),
    }
}

/// The sides without a station, as bits.
fn free_sides(board: &Board) -> u8 {
    let taken = board.stations().into_iter().flatten().map(Border::side);
    taken.fold((1 << Side::ALL.len()) - 1, |sides, it| sides & !(1 << it.index()))
}

/// The choices of a turn: with its track up in the rolled lines (R23 to R25), or face down anywhere (R26).
pub(crate) const fn turn(board: &Board, draw: Draw) -> [Group; 2] {
    [Group::Place(board.reach(draw), draw.shape()), Group::Zone(board.free())]
}

/// Picks one action of a turn with one call of `luck`.
pub(crate) fn pick_turn(board: &Board, draw: Draw, luck: &mut impl Luck) -> Action {
    let [place, zone] = turn(board, draw);
    let n_places = place.len();
    let n = luck.below((n_places + zone.len()) as u32) as usize;
    if n < n_places { place.nth(n) } else { zone.nth(n - n_places) }
}
