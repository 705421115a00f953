//! Trains the network of a game: `train GAME PART FILE STATE-FOLDER [--seed N] [--first N] [--rounds N]`; `cargo xtask train` calls it.
//!
//! Everything follows from the seed, whatever the number of cores: a game has luck of its own, and what cores find is
//! added in a fixed order. After every round the state is written, and whoever begins again goes on from there.

use std::{
    env::args,
    error::Error,
    fs,
    io::{Write as _, stdout},
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use fastrand::Rng;
use kernel::Game as _;
use mind::{
    Mind,
    net::{Course, Gradient, Input, Net, Taught, Trainer},
};

/// Games of a round.
const GAMES: u64 = 1_000;
/// The lessons of a step.
const BATCH: usize = 256;
/// The lessons of a step are shared by so many, however many cores there are.
const PARTS: usize = 8;
/// The games of so many rounds are kept and learnt from again.
const KEPT: usize = 6;
/// Of the lessons that are kept so many in a hundred are learnt from in a round.
const SHARE: usize = 80;
/// How fast is learnt at first.
const RATE: f32 = 1.5e-3;
/// How fast is learnt in the end, as a part of that.
const LAST: f32 = 0.02;
/// A trial is made after so many rounds, of so many games.
const TRIALS: (u64, u64) = (10, 200);

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let [game, part, file, folder, options @ ..] = &args[..] else {
        return Err("expected a game, a part of it, a file and a folder".into());
    };
    let mut plan = Plan { seed: 1, first: 15, rounds: 120, file: file.into(), folder: folder.into() };
    for option in options.chunks(2) {
        let [name, value] = option else { return Err("an option has a value".into()) };
        let place = match name.as_str() {
            "--seed" => &mut plan.seed,
            "--first" => &mut plan.first,
            "--rounds" => &mut plan.rounds,
            _ => return Err(format!("there is no option `{name}`").into()),
        };
        *place = value.parse()?;
    }
    library::games!(teach_any, (game, part, plan))
}

/// Asks the bots of all games, one after the other, whether it is they who shall learn.
macro_rules! teach_any {
    (($name:ident, $part:ident, $plan:ident) $([$game:ident $Game:ident $called:tt $title:tt $bot:ident $($rest:tt)*])*) => {
        None$(.or_else(|| teach::<$bot::Bot>($name, $part, &$plan)))*
            .unwrap_or_else(|| Err(format!("there is no course for {} {}", $name, $part).into()))
    };
}
use teach_any;

/// Teaches the bots of a game; `None` if they are those of another game, or have no such network.
fn teach<M: Taught>(name: &str, part: &str, plan: &Plan) -> Option<Result<(), Box<dyn Error>>> {
    let course = M::course(part).filter(|_| <M as Mind>::Game::NAME == name)?;
    Some(School::open(&course, plan).and_then(School::teach))
}

/// What is to be done.
struct Plan {
    seed: u64,
    /// How many rounds are played at first sight.
    first: u64,
    /// How many rounds the network plays itself.
    rounds: u64,
    /// Where the network goes.
    file: PathBuf,
    /// Where the state and the curve go.
    folder: PathBuf,
}

/// A course while it is attended.
struct School<'a, C: Course> {
    course: &'a C,
    plan: &'a Plan,
    net: Net,
    trainer: Trainer,
    /// Rounds that are done.
    round: u64,
    kept: Vec<Vec<C::Game>>,
    /// Rounds, and the mean of the trial after each, with its standard error.
    curve: Vec<(u64, f64, f64)>,
    n_threads: usize,
}

impl<'a, C: Course> School<'a, C> {
    fn open(course: &'a C, plan: &'a Plan) -> Result<Self, Box<dyn Error>> {
        fs::create_dir_all(&plan.folder)?;
        let shape = course.shape();
        let mut res = Self {
            course,
            plan,
            net: Net::random(shape, plan.seed),
            trainer: Trainer::new(shape),
            round: 0,
            kept: Vec::new(),
            curve: Vec::new(),
            n_threads: thread::available_parallelism().map_or(1, Into::into),
        };
        let path = res.state_path();
        if path.exists() {
            res.read_state(&path).ok_or_else(|| format!("{} is no state of this course", path.display()))?;
            println!("going on after round {}", res.round);
        }
        Ok(res)
    }

    fn state_path(&self) -> PathBuf {
        let Plan { seed, first, rounds, .. } = self.plan;
        self.plan.folder.join(format!("{seed}-{first}-{rounds}.state"))
    }

    fn teach(mut self) -> Result<(), Box<dyn Error>> {
        let start = Instant::now();
        let n_rounds = self.plan.first + self.plan.rounds;
        while self.round < n_rounds {
            let is_first = self.round < self.plan.first;
            let first = self.round * GAMES;
            let net = (!is_first).then_some(&self.net);
            let games = self.many(GAMES, |n| self.course.play(net, &mut luck(self.plan.seed, first + n)));
            if is_first || self.kept.len() == KEPT {
                self.kept.drain(..1.min(self.kept.len()));
            }
            self.kept.push(games);
            let done = number(self.round.saturating_sub(self.plan.first)) / number(self.plan.rounds.max(1));
            let rate = if is_first { RATE } else { RATE * (1.0 - done as f32).max(LAST) };
            let error = self.learn(rate);
            self.round += 1;
            if self.round.is_multiple_of(TRIALS.0) || self.round == n_rounds {
                let (mean, doubt) = self.trial(&self.net);
                self.curve.push((self.round, mean, doubt));
                fs::write(self.plan.folder.join("curve.svg"), picture(&self.curve, n_rounds))?;
                fs::write(&self.plan.file, self.net.pack())?;
                println!(
                    "round {} of {n_rounds}: trial {mean:.2} ± {doubt:.2}, error {error:.2}, {:.0} s",
                    self.round,
                    start.elapsed().as_secs_f64()
                );
                stdout().flush()?;
            }
            self.write_state()?;
        }
        let packed = Net::unpack(self.course.shape(), &self.net.pack())?;
        let [(exact, doubt), (rounded, _)] = [self.trial(&self.net), self.trial(&packed)];
        println!("done: {exact:.2} ± {doubt:.2}, rounded as in the file {rounded:.2}");
        Ok(())
    }

    /// Does something so many times on all cores; what comes out is in order.
    fn many<T: Send>(&self, n: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let mut res: Vec<(usize, T)> = thread::scope(|scope| {
            let run = || {
                let mut mine = Vec::new();
                loop {
                    let it = next.fetch_add(1, Ordering::Relaxed);
                    if it as u64 >= n {
                        return mine;
                    }
                    mine.push((it, work(it as u64)));
                }
            };
            let threads: Vec<_> = (0..self.n_threads).map(|_| scope.spawn(run)).collect();
            threads.into_iter().flat_map(|it| it.join().expect("a thread that does not panic")).collect()
        });
        res.sort_by_key(|it| it.0);
        res.into_iter().map(|it| it.1).collect()
    }

    fn trial(&self, net: &Net) -> (f64, f64) {
        let scores = self.many(TRIALS.1, |n| f64::from(self.course.trial(net, 1_000_000 + n)));
        let n = number(TRIALS.1);
        let mean = scores.iter().sum::<f64>() / n;
        let spread = scores.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / (n - 1.0);
        (mean, (spread / n).sqrt())
    }

    /// Learns from what is kept; the root of the mean of the squares of the errors.
    fn learn(&mut self, rate: f32) -> f64 {
        let mut luck = luck(!self.plan.seed, self.round);
        let mut lessons: Vec<(usize, usize, usize)> = Vec::new();
        for (a, games) in self.kept.iter().enumerate() {
            for (b, game) in games.iter().enumerate() {
                lessons.extend((0..self.course.n_lessons(game)).map(|c| (a, b, c)));
            }
        }
        luck.shuffle(&mut lessons);
        lessons.truncate(lessons.len() * SHARE / 100);
        let mut parts: Vec<Gradient> = (0..PARTS).map(|_| Gradient::new(self.course.shape())).collect();
        let mut squares = 0.0;
        for batch in lessons.chunks(BATCH) {
            let share = batch.len().div_ceil(PARTS);
            let (course, kept, net) = (self.course, &self.kept, &self.net);
            let run = |parts: &mut [Gradient], batch: &[(usize, usize, usize)]| {
                let mut input = Input::default();
                for (part, lessons) in parts.iter_mut().zip(batch.chunks(share)) {
                    for &(a, b, c) in lessons {
                        let points = course.lesson(&kept[a][b], c, &mut input);
                        part.add(net, &input, points);
                    }
                }
            };
            let per_thread = PARTS.div_ceil(self.n_threads);
            parts.iter_mut().for_each(Gradient::clear);
            thread::scope(|scope| {
                for (parts, batch) in parts.chunks_mut(per_thread).zip(batch.chunks(share * per_thread)) {
                    scope.spawn(move || run(parts, batch));
                }
            });
            let (whole, rest) = parts.split_first_mut().expect("several parts");
            for it in &*rest {
                whole.join(it);
            }
            squares += whole.squares;
            self.trainer.step(&mut self.net, whole, rate);
        }
        (squares / number(lessons.len().max(1) as u64)).sqrt()
    }

    fn write_state(&self) -> Result<(), Box<dyn Error>> {
        let mut bytes = self.round.to_le_bytes().to_vec();
        let mut put = |part: &[u8]| {
            bytes.extend((part.len() as u64).to_le_bytes());
            bytes.extend(part);
        };
        let plain = |numbers: Vec<f32>| numbers.into_iter().flat_map(f32::to_le_bytes).collect::<Vec<_>>();
        put(&plain(self.net.numbers()));
        put(&plain(self.trainer.numbers()));
        let curve: Vec<_> = self.curve.iter().map(|it| format!("{} {} {}", it.0, it.1, it.2)).collect();
        put(curve.join("\n").as_bytes());
        for games in &self.kept {
            put(&(games.len() as u64).to_le_bytes());
            for it in games {
                put(&self.course.write(it));
            }
        }
        let (path, aside) = (self.state_path(), self.plan.folder.join("state.new"));
        fs::write(&aside, bytes)?;
        fs::rename(aside, path)?;
        Ok(())
    }

    fn read_state(&mut self, path: &Path) -> Option<()> {
        let bytes = fs::read(path).ok()?;
        let (round, mut rest) = bytes.split_first_chunk::<8>()?;
        let mut take = || {
            let (n, after) = rest.split_first_chunk::<8>()?;
            let (part, after) = after.split_at_checked(usize::try_from(u64::from_le_bytes(*n)).ok()?)?;
            rest = after;
            Some(part)
        };
        let numbers =
            |part: &[u8]| part.as_chunks::<4>().0.iter().map(|it| f32::from_le_bytes(*it)).collect::<Vec<_>>();
        self.round = u64::from_le_bytes(*round);
        let shape = self.course.shape();
        self.net = Net::of_numbers(shape, &numbers(take()?))?;
        self.trainer = Trainer::of_numbers(shape, &numbers(take()?))?;
        for line in std::str::from_utf8(take()?).ok()?.lines() {
            let [round, mean, doubt] = line.split(' ').collect::<Vec<_>>()[..] else { return None };
            self.curve.push((round.parse().ok()?, mean.parse().ok()?, doubt.parse().ok()?));
        }
        while let Some(n) = take() {
            let n = u64::from_le_bytes(n.try_into().ok()?);
            self.kept.push((0..n).map(|_| self.course.read(take()?)).collect::<Option<Vec<_>>>()?);
        }
        Some(())
    }
}

/// A count, which is never so high that it would have to be rounded.
fn number(n: u64) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

/// The luck of a number.
fn luck(seed: u64, number: u64) -> Rng {
    Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03))
}

/// The curve as a picture.
fn picture(curve: &[(u64, f64, f64)], n_rounds: u64) -> String {
    let most = curve.iter().map(|it| it.1 + it.2).fold(10.0, f64::max);
    let x = |round: u64| 50.0 + 530.0 * number(round) / number(n_rounds.max(1));
    let y = |points: f64| 300.0 - 270.0 * points / most;
    let line: Vec<String> = curve.iter().map(|it| format!("{:.1},{:.1}", x(it.0), y(it.1))).collect();
    let bars: Vec<String> = curve
        .iter()
        .map(|it| format!("<path d=\"M{0:.1} {1:.1}V{2:.1}\"/>", x(it.0), y(it.1 - it.2), y(it.1 + it.2)))
        .collect();
    let marks = (0..=10).take_while(|it| f64::from(20 * it) <= most).map(|it| 20 * it).map(|it| {
        format!(
            "<text x=\"44\" y=\"{:.1}\" text-anchor=\"end\">{it}</text><path d=\"M50 {1:.1}H580\" stroke=\"#ccc\"/>",
            y(it.into()) + 4.0,
            y(it.into())
        )
    });
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 330\" font-family=\"sans-serif\" font-size=\"12\">\
         <rect width=\"600\" height=\"330\" fill=\"#fff\"/>{}<g stroke=\"#888\">{}</g>\
         <polyline points=\"{}\" fill=\"none\" stroke=\"#205090\" stroke-width=\"2\"/>\
         <text x=\"315\" y=\"322\" text-anchor=\"middle\">{n_rounds} rounds of {GAMES} games; points of trials, ± standard error</text></svg>\n",
        marks.collect::<String>(),
        bars.concat(),
        line.join(" "),
    )
}
