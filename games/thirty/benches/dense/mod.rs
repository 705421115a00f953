//! Full sheets that connect. Random ones almost never do, so these are grown a piece at a time.

use std::fmt::Write;

use thirty::{RuleSet, Sheet, SheetFile, Tally};
use track::{Border, Ends, Joins, Kind, Network, Piece, Policy, Square, survey};

/// `n` sheets with five mountains, a mine, a bonus square and thirty pieces, grown until they score `enough`.
pub(crate) fn sheets(n: usize, enough: i32) -> Vec<Sheet> {
    let mut rng = fastrand::Rng::with_seed(2);
    (0..n).map(|_| Growing::new(&mut rng).grow(&mut rng, enough)).collect()
}

struct Growing {
    mountains: Vec<Square>,
    mine: Square,
    bonus: Square,
    stations: [Border; 4],
    free: Vec<Square>,
    pieces: [Option<Piece>; Square::COUNT],
}

impl Network for Growing {
    fn joins(&self, square: Square) -> Joins {
        self.pieces[square.index()].map_or(Joins::NONE, Piece::joins)
    }

    fn bonus(&self, square: Square) -> u8 {
        u8::from(square == self.bonus)
    }
}

/// A piece as the dice would have it: each kind as likely as the other.
fn random_piece(rng: &mut fastrand::Rng) -> Piece {
    let kind = Kind::ALL[rng.usize(..6)];
    kind.piece(rng.usize(..kind.n_pieces()))
}

impl Growing {
    fn new(rng: &mut fastrand::Rng) -> Self {
        let mountains: Vec<_> = (1..=5).filter_map(|y| Square::new(rng.u8(1..=6), y)).collect();
        let mut free: Vec<_> = Square::all().filter(|it| !mountains.contains(it)).collect();
        rng.shuffle(&mut free);
        let is_beside = |it: &Square| mountains.iter().any(|m| m.x().abs_diff(it.x()) + m.y().abs_diff(it.y()) == 1);
        let mine = free.remove(free.iter().position(is_beside).expect("a square beside a mountain"));
        let mut stations = [0, 6, 12, 18].map(|it| Border::at(it + rng.usize(..6)).expect("a border square"));
        rng.shuffle(&mut stations);
        let mut pieces = [None; Square::COUNT];
        for square in &free {
            pieces[square.index()] = Some(random_piece(rng));
        }
        Self { bonus: free[0], mountains, mine, stations, free, pieces }
    }

    /// Changes a piece at a time and keeps what connects more.
    fn grow(mut self, rng: &mut fastrand::Rng, enough: i32) -> Sheet {
        let ends = Ends::new(self.stations.map(Some), Some(self.mine));
        let worth = |it: &Self| -> u32 {
            let reached = survey(it, Policy::Once, &ends);
            reached
                .iter()
                .map(|it| {
                    let lines: u32 = it.stations.iter().flatten().map(|it| 10 + u32::from(it.squares)).sum();
                    lines + 10 * u32::from(it.inner)
                })
                .sum()
        };
        let mut now = worth(&self);
        for _ in 0..20_000 {
            let square = self.free[rng.usize(..self.free.len())].index();
            let before = self.pieces[square].replace(random_piece(rng));
            let next = worth(&self);
            if next < now {
                self.pieces[square] = before;
            } else if next > now && Tally::of(&self.sheet(), RuleSet::Basic).total() >= enough {
                break;
            } else {
                now = next;
            }
        }
        self.sheet()
    }

    fn sheet(&self) -> Sheet {
        let mut text = format!("30-rails basic\nmine {}\nbonus {}\n", self.mine, self.bonus);
        for square in &self.mountains {
            let _ = writeln!(text, "mountain {square}");
        }
        for (border, number) in self.stations.iter().zip(1..) {
            let _ = writeln!(text, "station {number} {border}");
        }
        for square in &self.free {
            let piece = self.pieces[square.index()].expect("every free square has track");
            let _ = writeln!(text, "{square} = {piece}");
        }
        text.parse::<SheetFile>().expect("a possible sheet").sheet
    }
}
