//! A small network that tells what a position is worth: one for all games, the same answer on every machine.
//!
//! A game describes a position by features ([`Input`]): numbers of the whole, and items of several kinds (a square, an
//! end of a line), each a list of rows. All items of a kind share one layer, whose units are added up over them; what
//! comes out goes with the numbers of the whole into a hidden layer, and on into two more, of which there is a set for
//! every stage of the game.
//!
//! Nothing but additions, multiplications and maxima of `f32` in a fixed order is used, which every machine computes
//! alike.

mod course;
mod input;
mod pack;
mod training;

pub use course::{Course, NoCourse, Taught};
pub use input::Input;
pub use pack::Damaged;
pub use training::{Gradient, Trainer};

/// Units of the hidden layer.
pub const HIDDEN: usize = 64;
/// Units of the layer of a kind of items.
const UNITS: usize = 32;
/// Units of the layer behind the hidden one.
const SECOND: usize = 16;
/// The points of one at the exit.
const SCALE: f32 = 10.0;
/// By how much sums over items are made smaller.
const POOL: f32 = 0.1;

/// How large a network is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many numbers describe the whole position.
    pub globals: usize,
    /// How many rows the items of each kind choose from.
    pub kinds: &'static [usize],
    /// How many stages a game has.
    pub stages: usize,
}

/// The layer that all items of a kind share, and how its sums go into the hidden layer.
#[derive(Clone, PartialEq, Debug)]
struct Kind {
    rows: Vec<[f32; UNITS]>,
    bias: [f32; UNITS],
    pool: [[f32; HIDDEN]; UNITS],
}

/// The last two layers of a stage.
#[derive(Clone, PartialEq, Debug)]
struct Stage {
    second: [[f32; HIDDEN]; SECOND],
    bias: [f32; SECOND],
    third: [f32; SECOND],
    last: [f32; 1],
}

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    globals: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    kinds: Vec<Kind>,
    stages: Vec<Stage>,
}

impl Net {
    /// A network without any weight.
    pub fn empty(shape: Shape) -> Self {
        let kind = |&n: &usize| Kind { rows: vec![[0.0; UNITS]; n], bias: [0.0; UNITS], pool: [[0.0; HIDDEN]; UNITS] };
        let stage = Stage { second: [[0.0; HIDDEN]; SECOND], bias: [0.0; SECOND], third: [0.0; SECOND], last: [0.0] };
        Self {
            globals: vec![[0.0; HIDDEN]; shape.globals],
            bias: [0.0; HIDDEN],
            kinds: shape.kinds.iter().map(kind).collect(),
            stages: vec![stage; shape.stages],
        }
    }

    /// All weights, row by row.
    fn rows(&self) -> Vec<&[f32]> {
        let mut res: Vec<&[f32]> = self.globals.iter().map(|it| &it[..]).collect();
        res.push(&self.bias);
        for kind in &self.kinds {
            res.extend(kind.rows.iter().map(|it| &it[..]));
            res.push(&kind.bias);
            res.extend(kind.pool.iter().map(|it| &it[..]));
        }
        for stage in &self.stages {
            res.extend(stage.second.iter().map(|it| &it[..]));
            res.extend([&stage.bias[..], &stage.third, &stage.last]);
        }
        res
    }

    /// All weights, row by row, to be changed.
    fn rows_mut(&mut self) -> Vec<&mut [f32]> {
        let mut res: Vec<&mut [f32]> = self.globals.iter_mut().map(|it| &mut it[..]).collect();
        res.push(&mut self.bias);
        for kind in &mut self.kinds {
            res.extend(kind.rows.iter_mut().map(|it| &mut it[..]));
            res.push(&mut kind.bias);
            res.extend(kind.pool.iter_mut().map(|it| &mut it[..]));
        }
        for stage in &mut self.stages {
            res.extend(stage.second.iter_mut().map(|it| &mut it[..]));
            res.extend([&mut stage.bias[..], &mut stage.third, &mut stage.last]);
        }
        res
    }

    /// What a position is worth, in points.
    pub fn value(&self, input: &Input) -> f32 {
        self.exit(input, &self.hidden(input))
    }

    /// The same when the hidden layer is known.
    pub fn exit(&self, input: &Input, hidden: &[f32; HIDDEN]) -> f32 {
        let mut second = [0.0; SECOND];
        input.base + SCALE * self.stages[input.stage].exit(hidden, &mut second)
    }

    /// The hidden layer, before what is below zero is cut off.
    pub fn hidden(&self, input: &Input) -> [f32; HIDDEN] {
        let mut res = self.bias;
        for &(n, value) in input.globals() {
            add(&mut res, &self.globals[usize::from(n)], value);
        }
        for (kind, items) in self.kinds.iter().zip(input.kinds()) {
            let mut sums = [0.0; UNITS];
            for rows in items {
                for (sum, unit) in sums.iter_mut().zip(kind.item(rows)) {
                    *sum += unit.max(0.0);
                }
            }
            for (sum, row) in sums.into_iter().zip(&kind.pool) {
                add(&mut res, row, sum * POOL);
            }
        }
        res
    }
}

impl Kind {
    /// The units of an item, before what is below zero is cut off.
    fn item(&self, rows: &[u16]) -> [f32; UNITS] {
        let mut res = self.bias;
        for &row in rows {
            let row = &self.rows[usize::from(row)];
            for n in 0..UNITS {
                res[n] += row[n];
            }
        }
        res
    }
}

impl Stage {
    /// What comes out; `second` gets the units before what is below zero is cut off.
    fn exit(&self, hidden: &[f32; HIDDEN], second: &mut [f32; SECOND]) -> f32 {
        let mut above = *hidden;
        for it in &mut above {
            *it = it.max(0.0);
        }
        let mut res = self.last[0];
        for (n, unit) in second.iter_mut().enumerate() {
            *unit = dot(&self.second[n], &above) + self.bias[n];
            res += unit.max(0.0) * self.third[n];
        }
        res
    }
}

/// Adds a row so many times.
fn add(sums: &mut [f32; HIDDEN], row: &[f32; HIDDEN], times: f32) {
    for n in 0..HIDDEN {
        sums[n] += row[n] * times;
    }
}

/// The product of two rows, in sixteen lanes whose sums are added in order.
fn dot(a: &[f32; HIDDEN], b: &[f32; HIDDEN]) -> f32 {
    const LANES: usize = 16;
    let mut lanes = [0.0_f32; LANES];
    for n in 0..HIDDEN / LANES {
        for lane in 0..LANES {
            lanes[lane] += a[n * LANES + lane] * b[n * LANES + lane];
        }
    }
    lanes.iter().fold(0.0, |sum, it| sum + it)
}
