//! `cargo xtask test`: runs the checks, as many side by side as makes sense, and sums up.

use std::{
    process::ExitCode,
    sync::{Mutex, OnceLock},
    thread,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{
    checks::{CHECKS, Check, Stage},
    misuse::Misuse,
    outcome::{self, Ended, Outcome},
    suites::Suite,
    times::{self, Times},
    workspace::{self, Workspace},
};

/// A run of the checks.
pub(crate) struct Run<'a> {
    pub(crate) workspace: &'a Workspace,
    pub(crate) order: Order,
    pub(crate) times: Times,
    /// The test programs, when they are built.
    pub(crate) suites: OnceLock<Vec<Suite>>,
    ended: Mutex<Vec<Ended>>,
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let start = Instant::now();
    let run = Run {
        workspace,
        order: order(arguments)?,
        times: Times::read(workspace)?,
        suites: OnceLock::new(),
        ended: Mutex::default(),
    };
    run.stage(Stage::Text);
    run.both(Stage::Build, Stage::Install);
    // Tests watch the clock: the compiler works beside them only in the time that they leave.
    if workspace::is_patience_known() {
        run.both(Stage::Compile, Stage::Tests);
    } else {
        run.stage(Stage::Tests);
        run.stage(Stage::Compile);
    }
    let mut ended = run.ended.into_inner().unwrap_or_default();
    ended.sort_by_key(|it| CHECKS.iter().position(|check| check.name == it.name));
    run.times.write()?;
    println!("\n{}", run.times.slowest());
    println!("{}", outcome::table(&ended));
    println!("all of it took {}", times::readable(start.elapsed()));
    println!("{}", outcome::closing(&ended));
    Ok(if outcome::any_failed(&ended) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

impl Run<'_> {
    /// Runs two stages side by side.
    fn both(&self, one: Stage, other: Stage) {
        thread::scope(|scope| {
            scope.spawn(|| self.stage(other));
            self.stage(one);
        });
    }

    /// Runs the checks of a stage one after the other.
    fn stage(&self, stage: Stage) {
        for check in CHECKS.iter().filter(|it| it.stage == stage) {
            let ended = self.check(check);
            if let Ok(mut all) = self.ended.lock() {
                all.push(ended);
            }
        }
    }

    fn check(&self, check: &Check) -> Ended {
        let name = check.name;
        if self.order.quick && !check.is_quick {
            return Ended {
                name,
                outcome: Outcome::Skipped("left out by --quick".to_owned()),
                elapsed: Duration::ZERO,
            };
        }
        println!("\n== {}: {}", self.times.announce(name), check.what);
        let start = Instant::now();
        let outcome = (check.run)(self).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
        let elapsed = start.elapsed();
        self.times.add(name, elapsed);
        println!("== {name}: {} after {:.1} s", outcome.word(), elapsed.as_secs_f64());
        Ended { name, outcome, elapsed }
    }
}

/// What the command line asks for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Order {
    /// Whether the slow checks are left out.
    pub(crate) quick: bool,
    /// Whether tests run that have passed before with the same inputs, too.
    pub(crate) no_cache: bool,
    /// Parts of names of the tests that are wanted; none if all are.
    pub(crate) filters: Vec<String>,
}

fn order(arguments: &[String]) -> Result<Order, Misuse> {
    let mut order = Order::default();
    for argument in arguments {
        match argument.as_str() {
            "--quick" => order.quick = true,
            "--no-cache" => order.no_cache = true,
            option if option.starts_with('-') => return Err(Misuse(format!("unknown option `{option}`"))),
            filter => order.filters.push(filter.to_owned()),
        }
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::{Misuse, Order, order};

    #[track_caller]
    fn check(arguments: &[&str], expected: Result<(bool, &[&str]), &str>) {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>();
        let expected = expected.map(|(quick, filters)| Order { quick, filters: owned(filters), ..Order::default() });
        assert_eq!(order(&owned(arguments)), expected.map_err(|message| Misuse(message.to_owned())));
    }

    #[test]
    fn options_and_filters_come_in_any_order() {
        check(&[], Ok((false, &[])));
        check(&["r7_", "--quick", "seat"], Ok((true, &["r7_", "seat"])));
    }

    #[test]
    fn what_has_passed_is_run_again_if_asked() {
        assert!(order(&["--no-cache".to_owned()]).expect("it is known").no_cache);
    }

    #[test]
    fn an_unknown_option_is_refused() {
        check(&["--qiuck"], Err("unknown option `--qiuck`"));
    }
}
