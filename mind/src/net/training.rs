//! How a network learns: gradients of the error, and steps down along them (Adam).

use fastrand::Rng;

use super::{HIDDEN, Input, Net, POOL, SCALE, SECOND, Shape, UNITS, add, dot};

/// Errors above so many points pull no harder.
const MOST_ERROR: f32 = 30.0;
/// How slowly the mean and the spread of gradients change.
const SLOWNESS: (f32, f32) = (0.9, 0.999);

impl Net {
    /// A network that knows nothing, with small weights by luck.
    pub fn random(shape: Shape, seed: u64) -> Self {
        let mut luck = Rng::with_seed(seed);
        let mut res = Self::empty(shape);
        let mut fill = |rows: &mut [f32], width: f32| {
            for it in rows {
                *it = (luck.f32() - 0.5) * width;
            }
        };
        fill(res.globals.as_flattened_mut(), 0.2);
        for kind in &mut res.kinds {
            fill(kind.rows.as_flattened_mut(), 0.5);
            fill(kind.pool.as_flattened_mut(), 0.3);
        }
        for stage in &mut res.stages {
            fill(stage.second.as_flattened_mut(), 0.4);
            fill(&mut stage.third, 0.5);
        }
        res
    }
}

/// The gradient of the error over some lessons.
#[derive(Clone, Debug)]
pub struct Gradient {
    sums: Net,
    n: u32,
    /// The sum of the squares of all errors, in points.
    pub squares: f64,
}

impl Gradient {
    /// The gradient of nothing.
    pub fn new(shape: Shape) -> Self {
        Self { sums: Net::empty(shape), n: 0, squares: 0.0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for row in self.sums.rows_mut() {
            row.fill(0.0);
        }
        (self.n, self.squares) = (0, 0.0);
    }

    /// Adds another one.
    pub fn join(&mut self, other: &Self) {
        for (row, more) in self.sums.rows_mut().into_iter().zip(other.sums.rows()) {
            for (it, more) in row.iter_mut().zip(more) {
                *it += more;
            }
        }
        self.n += other.n;
        self.squares += other.squares;
    }

    /// Adds a lesson: a position and the points that it came to.
    pub fn add(&mut self, net: &Net, input: &Input, points: f32) {
        let hidden = net.hidden(input);
        let mut above = hidden;
        for it in &mut above {
            *it = it.max(0.0);
        }
        let (stage, sums) = (&net.stages[input.stage], &mut self.sums.stages[input.stage]);
        let mut second = [0.0; SECOND];
        let error = input.base + SCALE * stage.exit(&hidden, &mut second) - points;
        let pull = error.clamp(-MOST_ERROR, MOST_ERROR) / SCALE;
        let mut back = [0.0; HIDDEN];
        sums.last[0] += pull;
        for (n, &unit) in second.iter().enumerate() {
            if unit > 0.0 {
                sums.third[n] += pull * unit;
                let pull = pull * stage.third[n];
                sums.bias[n] += pull;
                add(&mut back, &stage.second[n], pull);
                add(&mut sums.second[n], &above, pull);
            }
        }
        for n in 0..HIDDEN {
            if hidden[n] <= 0.0 {
                back[n] = 0.0;
            }
        }
        self.add_hidden(net, input, &back);
        self.n += 1;
        self.squares += f64::from(error) * f64::from(error);
    }

    /// Goes on below the hidden layer.
    fn add_hidden(&mut self, net: &Net, input: &Input, back: &[f32; HIDDEN]) {
        add(&mut self.sums.bias, back, 1.0);
        for &(n, value) in input.globals() {
            add(&mut self.sums.globals[usize::from(n)], back, value);
        }
        for ((kind, items), sums) in net.kinds.iter().zip(input.kinds()).zip(&mut self.sums.kinds) {
            let pulls = kind.pool.each_ref().map(|it| dot(it, back) * POOL);
            let mut total = [0.0; UNITS];
            for rows in items {
                let units = kind.item(rows);
                let mut pull = [0.0; UNITS];
                for n in 0..UNITS {
                    total[n] += units[n].max(0.0);
                    pull[n] = if units[n] > 0.0 { pulls[n] } else { 0.0 };
                    sums.bias[n] += pull[n];
                }
                for &row in rows {
                    let row = &mut sums.rows[usize::from(row)];
                    for n in 0..UNITS {
                        row[n] += pull[n];
                    }
                }
            }
            for (row, total) in sums.pool.iter_mut().zip(total) {
                add(row, back, total * POOL);
            }
        }
    }
}

/// What Adam remembers from step to step.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    mean: Net,
    spread: Net,
    /// How much of the mean and of the spread is still from the beginning, which was nothing.
    young: (f32, f32),
}

impl Trainer {
    /// Before the first step.
    pub fn new(shape: Shape) -> Self {
        Self { mean: Net::empty(shape), spread: Net::empty(shape), young: (1.0, 1.0) }
    }

    /// Changes a network by one step against a gradient.
    pub fn step(&mut self, net: &mut Net, gradient: &Gradient, rate: f32) {
        let (a, b) = SLOWNESS;
        self.young = (self.young.0 * a, self.young.1 * b);
        let rate = rate * (1.0 - self.young.1).sqrt() / (1.0 - self.young.0);
        let part = 1.0 / f32::from(u16::try_from(gradient.n.max(1)).unwrap_or(u16::MAX));
        let rows = net.rows_mut().into_iter().zip(gradient.sums.rows());
        for (((weights, sums), means), spreads) in rows.zip(self.mean.rows_mut()).zip(self.spread.rows_mut()) {
            for (((weight, sum), mean), spread) in weights.iter_mut().zip(sums).zip(means).zip(spreads) {
                let slope = sum * part;
                *mean = a * *mean + (1.0 - a) * slope;
                *spread = b * *spread + (1.0 - b) * slope * slope;
                *weight -= rate * *mean / (spread.sqrt() + 1e-7);
            }
        }
    }

    /// All that must be known to go on.
    pub fn numbers(&self) -> Vec<f32> {
        let mut res = self.mean.numbers();
        res.extend(self.spread.numbers());
        res.extend([self.young.0, self.young.1]);
        res
    }

    /// The trainer of these numbers; `None` if there are not as many.
    pub fn of_numbers(shape: Shape, numbers: &[f32]) -> Option<Self> {
        let (rest, young) = numbers.split_last_chunk::<2>()?;
        let (mean, spread) = rest.split_at(rest.len() / 2);
        Some(Self {
            mean: Net::of_numbers(shape, mean)?,
            spread: Net::of_numbers(shape, spread)?,
            young: (young[0], young[1]),
        })
    }
}

impl Net {
    /// All weights, exactly.
    pub fn numbers(&self) -> Vec<f32> {
        self.rows().concat()
    }

    /// The network of these weights; `None` if there are not as many.
    pub fn of_numbers(shape: Shape, numbers: &[f32]) -> Option<Self> {
        let mut res = Self::empty(shape);
        let mut rest = numbers;
        for row in res.rows_mut() {
            let (now, later) = rest.split_at_checked(row.len())?;
            row.copy_from_slice(now);
            rest = later;
        }
        rest.is_empty().then_some(res)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { globals: 3, kinds: &[4, 2], stages: 2 };

    /// A position whose points follow from its features.
    fn lesson(luck: &mut Rng, input: &mut Input) -> f32 {
        let (a, b) = (luck.usize(..3), luck.usize(..4));
        input.begin(luck.usize(..2), 5.0);
        input.global(a, 1.0);
        for _ in 0..=b {
            input.row(b);
            input.end_item();
        }
        input.end_kind();
        input.end_kind();
        5.0 + 3.0 * f32::from(a as u8) + if b == 2 { 6.0 } else { 0.0 }
    }

    #[test]
    fn a_network_learns_what_follows_from_the_features() {
        let (mut net, mut trainer) = (Net::random(SHAPE, 1), Trainer::new(SHAPE));
        let (mut luck, mut input) = (Rng::with_seed(2), Input::default());
        let mut gradient = Gradient::new(SHAPE);
        let mut errors = Vec::new();
        for _ in 0..400 {
            gradient.clear();
            for _ in 0..32 {
                let points = lesson(&mut luck, &mut input);
                gradient.add(&net, &input, points);
            }
            errors.push(gradient.squares / 32.0);
            trainer.step(&mut net, &gradient, 3e-3);
        }
        assert!(errors[0] > 4.0, "{errors:?}");
        assert!(errors[390..].iter().all(|it| *it < 0.1), "{:?}", &errors[390..]);
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let (mut luck, mut input) = (Rng::with_seed(5), Input::default());
        // Far off, so that there is a slope.
        let points = lesson(&mut luck, &mut input) + 20.0;
        let net = Net::random(SHAPE, 3);
        let mut gradient = Gradient::new(SHAPE);
        gradient.add(&net, &input, points);
        let slopes = gradient.sums.numbers();
        let half_square = |numbers: &[f32]| {
            let net = Net::of_numbers(SHAPE, numbers).expect("as many weights");
            let error = f64::from((net.value(&input) - points) / SCALE);
            0.5 * error * error
        };
        let numbers = net.numbers();
        let (mut n_steep, mut n_wrong) = (0, 0);
        for n in (0..numbers.len()).step_by(2) {
            let mut changed = numbers.clone();
            changed[n] += 2e-3;
            let more = half_square(&changed);
            changed[n] -= 4e-3;
            let slope = (more - half_square(&changed)) / 4e-3;
            n_wrong += u32::from((slope - f64::from(slopes[n])).abs() > 1e-2 + 0.02 * slope.abs());
            n_steep += u32::from(slope.abs() > 2e-2);
        }
        // Where a unit begins to count there is a bend, which a few of the steps may cross.
        assert!(n_steep > 15 && n_wrong * 10 <= n_steep, "{n_steep} slopes, {n_wrong} wrong");
    }

    #[test]
    fn whoever_goes_on_with_the_numbers_goes_on_alike() {
        let (net, mut trainer) = (Net::random(SHAPE, 1), Trainer::new(SHAPE));
        let mut input = Input::default();
        let points = lesson(&mut Rng::with_seed(2), &mut input);
        let mut gradient = Gradient::new(SHAPE);
        gradient.add(&net, &input, points);
        let mut stepped = net.clone();
        trainer.step(&mut stepped, &gradient, 1e-3);
        assert_ne!(stepped, net);
        assert_eq!(Net::of_numbers(SHAPE, &stepped.numbers()), Some(stepped));
        assert_eq!(Trainer::of_numbers(SHAPE, &trainer.numbers()), Some(trainer));
        assert_eq!(Net::of_numbers(SHAPE, &[0.0; 5]), None);
    }
}
