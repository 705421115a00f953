//! Full boards that connect. Random ones almost never do, so these are grown a tile at a time.

use std::fmt::Write;

use streetcar::{Board, BoardFile, Shape, Tile, Tiles};
use track::{Border, Ends, Joins, Network, Policy, Square, survey};

/// `n` boards with five zones, a central station and thirty tiles of the whole set.
pub(crate) fn boards(n: usize) -> Vec<Board> {
    let mut rng = fastrand::Rng::with_seed(2);
    (0..n).map(|_| Growing::new(&mut rng).grow(&mut rng)).collect()
}

struct Growing {
    zones: Vec<Square>,
    central: Square,
    stations: [Border; 4],
    free: Vec<Square>,
    tiles: [Option<Tile>; Square::COUNT],
    /// The tiles that are left over.
    pile: Vec<Shape>,
}

impl Network for Growing {
    fn joins(&self, square: Square) -> Joins {
        self.tiles[square.index()].map_or(Joins::NONE, Tile::joins)
    }

    fn bonus(&self, square: Square) -> u8 {
        u8::from(self.tiles[square.index()].is_some_and(|it| it.shape().has_tree()))
    }
}

impl Growing {
    fn new(rng: &mut fastrand::Rng) -> Self {
        let mut stations = [0, 6, 12, 18].map(|it| Border::at(it + rng.usize(..6)).expect("a border square"));
        rng.shuffle(&mut stations);
        let is_front = |it: &Square| stations.iter().any(|station| station.square() == *it);
        let zones: Vec<_> = (1..=5)
            .map(|y| {
                loop {
                    let zone = Square::new(rng.u8(1..=6), y).expect("a square");
                    if !is_front(&zone) {
                        break zone;
                    }
                }
            })
            .collect();
        let mut free: Vec<_> = Square::all().filter(|it| !zones.contains(it)).collect();
        rng.shuffle(&mut free);
        let is_beside = |it: &Square| zones.iter().any(|m| m.x().abs_diff(it.x()) + m.y().abs_diff(it.y()) == 1);
        let central = free.remove(free.iter().position(is_beside).expect("a square beside a zone"));
        let all = Tiles::built_in()[1].tiles;
        let mut pile: Vec<_> =
            Shape::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, all.count(it).into())).collect();
        rng.shuffle(&mut pile);
        let mut tiles = [None; Square::COUNT];
        for square in &free {
            tiles[square.index()] = pile.pop().map(|it| Tile::new(it, rng.u8(..4)));
        }
        Self { zones, central, stations, free, tiles, pile }
    }

    /// Changes a tile at a time and keeps what connects more.
    fn grow(mut self, rng: &mut fastrand::Rng) -> Board {
        let ends = Ends::new(self.stations.map(Some), Some(self.central));
        let worth = |it: &Self| -> u32 {
            let reached = survey(it, Policy::Reuse, &ends);
            let lines = reached.iter().flat_map(|it| it.stations).flatten();
            let n_linked = reached.iter().filter(|it| it.inner).count() as u32;
            lines.map(|it| 10 + u32::from(it.squares) + u32::from(it.bonus)).sum::<u32>() + 10 * n_linked
        };
        let mut now = worth(&self);
        for _ in 0..4_000 {
            let square = self.free[rng.usize(..self.free.len())].index();
            let place = rng.usize(..self.pile.len());
            let new = Tile::new(self.pile[place], rng.u8(..4));
            let Some(before) = self.tiles[square].replace(new) else { continue };
            let next = worth(&self);
            if next >= now {
                now = next;
                self.pile[place] = before.shape();
            } else {
                self.tiles[square] = Some(before);
            }
        }
        self.board()
    }

    fn board(&self) -> Board {
        let mut text = format!("30-streetcar-rails\ntiles tiles-101\ncentral {}\n", self.central);
        for square in &self.zones {
            let _ = writeln!(text, "zone {square}");
        }
        for (border, number) in self.stations.iter().zip(1..) {
            let _ = writeln!(text, "station {number} {border}");
        }
        for square in &self.free {
            let tile = self.tiles[square.index()].expect("every free square has track");
            let _ = writeln!(text, "{square} = {tile}");
        }
        text.parse::<BoardFile>().expect("a possible board").board
    }
}
