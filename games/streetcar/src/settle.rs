//! Where a pedestrian zone of the setup comes to lie (R11 to R17).

use track::{Border, Neighbour, Side, Square, SquareSet};

/// The squares directly in front of these stations.
pub fn fronts(stations: [Option<Border>; 4]) -> SquareSet {
    stations.into_iter().flatten().map(Border::square).collect()
}

/// Where the tile that was rolled for `square` settles, between these stations and the zones that lie already.
pub fn settle(square: Square, stations: [Option<Border>; 4], zones: SquareSet) -> Square {
    let blocked = fronts(stations).or(zones);
    if !blocked.contains(square) {
        return square;
    }
    let inward = inward(square, stations).and_then(|side| onward(square, side, blocked));
    inward.or_else(|| onward_round(square, blocked)).unwrap_or(square)
}

/// The way inward from the station that `square` lies in front of; along the row from two (R13).
fn inward(square: Square, stations: [Option<Border>; 4]) -> Option<Side> {
    let beside = stations.into_iter().flatten().filter(|it| it.square() == square).map(Border::side);
    beside.max_by_key(|it| matches!(it, Side::East | Side::West)).map(Side::opposite)
}

/// The next square that is not blocked, if one comes before the edge (R14).
fn onward(mut square: Square, side: Side, blocked: SquareSet) -> Option<Square> {
    while let Neighbour::Square(next) = square.beyond(side) {
        if !blocked.contains(next) {
            return Some(next);
        }
        square = next;
    }
    None
}

/// The next square to the right, round the end of the row, that is not blocked (R15, R16).
fn onward_round(square: Square, blocked: SquareSet) -> Option<Square> {
    let columns = (0..Square::SPAN).map(|n| (square.x() + n) % Square::SPAN + 1);
    columns.filter_map(|x| Square::new(x, square.y())).find(|&it| !blocked.contains(it))
}
