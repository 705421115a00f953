//! Priors: how well a piece does beside what is around it, learnt from many games before one is played.
//!
//! A first look ([`super::heuristic`]) knows ends of lines and distances. Priors correct it: for every kind of piece and
//! all that can be beyond its four sides they say how many points it does better or worse than it looks.
//! `cargo run --release -p thirty-bot --example priors` finds them anew; see [`super::practice`].

use track::{Kind, Piece};

/// What may be beyond a side of an empty square: nothing, an empty square, track that leads to one, trains of one
/// station, of several, of the mine.
pub(crate) const N_BEYOND: usize = 6;
const N_AROUND: usize = N_BEYOND * N_BEYOND * N_BEYOND * N_BEYOND;
/// The last ten turns, those before, the first ones.
const N_TIMES: usize = 3;
const N_KINDS: usize = Kind::ALL.len();

/// What is beyond the four sides of an empty square, clockwise from the north.
pub(crate) type Sides = [u8; 4];

/// How much better pieces do than they look, in half points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Priors([i8; Priors::COUNT]);

/// The numbers of a line of the file, a character each.
const PER_LINE: usize = N_AROUND / 12;
/// The character of nothing.
const ZERO: u8 = b'O';
/// The most half points, so that all characters can be read.
const MOST: i8 = 40;

static OURS: Priors = Priors::read(include_bytes!("priors.txt"));

impl Priors {
    /// How many there are.
    pub const COUNT: usize = N_TIMES * N_KINDS * N_AROUND;

    /// No priors.
    #[expect(clippy::large_stack_arrays, reason = "23 kB, which only practice has on its stack")]
    pub const NONE: Self = Self([0; Self::COUNT]);

    /// Those that were learnt.
    pub fn ours() -> &'static Self {
        &OURS
    }

    /// Priors of so many points each, rounded; those past the last are none.
    pub fn of(points: &[f32]) -> Self {
        let mut res = Self::NONE;
        for (prior, points) in res.0.iter_mut().zip(points) {
            let most = f32::from(MOST);
            *prior = (points * 2.0).clamp(-most, most).round() as i8;
        }
        res
    }

    /// The points of each.
    pub fn points(&self) -> Vec<f32> {
        self.0.iter().map(|&it| f32::from(it) / 2.0).collect()
    }

    /// The points of some of them.
    pub(crate) fn points_at<const N: usize>(&self, places: [usize; N]) -> [f32; N] {
        places.map(|it| f32::from(self.0[it]) / 2.0)
    }

    const fn read(text: &[u8]) -> Self {
        let mut res = Self::NONE;
        let mut n = 0;
        while n < Self::COUNT {
            // A line ends in one character.
            res.0[n] = text[n + n / PER_LINE].cast_signed() - ZERO.cast_signed();
            n += 1;
        }
        res
    }

    /// The text of the file that is compiled in.
    pub fn text(&self) -> String {
        let line =
            |line: &[i8]| line.iter().map(|&it| char::from(ZERO.wrapping_add_signed(it))).chain(['\n']).collect();
        self.0.chunks(PER_LINE).map(line).collect::<Vec<String>>().concat()
    }

    /// The place of the prior for a piece with these surroundings.
    pub(crate) fn index(left: u8, sides: Sides, piece: Piece) -> usize {
        let (quarters, is_mirrored) = TURNS[piece.index()];
        let [n, e, s, w] = [0, 1, 2, 3].map(|it| usize::from(sides[(it + usize::from(quarters)) % 4]));
        let (e, w) = if is_mirrored { (w, e) } else { (e, w) };
        let around = ((n * N_BEYOND + e) * N_BEYOND + s) * N_BEYOND + w;
        let time = (usize::from(left.saturating_sub(1)) / 10).min(N_TIMES - 1);
        (time * N_KINDS + piece.kind() as usize) * N_AROUND + around
    }

    /// How many points better than it looks a piece does with these surroundings.
    pub(crate) fn better(&self, left: u8, sides: Sides, piece: Piece) -> f32 {
        f32::from(self.0[Self::index(left, sides, piece)]) * 0.5
    }
}

/// For every piece how far it is turned from the first of its kind, and whether it is the mirror image of that.
static TURNS: [(u8, bool); Piece::COUNT] = {
    let mut res = [(0, false); Piece::COUNT];
    let mut n = 0;
    while n < Piece::COUNT {
        let Some(piece) = Piece::at(n) else { unreachable!() };
        let turn = piece.letter() as u8 - b'a';
        res[n] = if matches!(piece.kind(), Kind::Crossover) { (0, false) } else { (turn % 4, turn >= 4) };
        n += 1;
    }
    res
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_pieces_in_turned_surroundings_have_one_habit() {
        let sides = [1, 2, 3, 4];
        for (code, turned) in [('a', 'b'), ('b', 'c'), ('c', 'd'), ('d', 'a'), ('e', 'f'), ('h', 'e')] {
            let piece = |letter| Piece::new(6, letter).expect("a junction");
            let index = Priors::index(30, sides, piece(code));
            assert_eq!(Priors::index(30, [4, 1, 2, 3], piece(turned)), index);
            assert_ne!(Priors::index(30, sides, piece(turned)), index);
        }
        let mirrored = [Piece::new(6, 'a'), Piece::new(6, 'e')].map(|it| it.expect("a junction"));
        assert_eq!(Priors::index(1, [1, 2, 3, 4], mirrored[0]), Priors::index(1, [1, 4, 3, 2], mirrored[1]));
    }

    #[test]
    fn the_file_is_what_was_written() {
        assert_eq!(Priors::read(Priors::ours().text().as_bytes()), *Priors::ours());
        assert_eq!(Priors::ours().text().as_bytes(), include_bytes!("priors.txt"));
        assert_eq!(Priors::of(&Priors::ours().points()), *Priors::ours());
        assert_eq!(Priors::of(&[1e9, -1e9, 0.4]).points()[..3], [20.0, -20.0, 0.5]);
    }
}
