//! `cargo xtask test`: runs the checks one after the other, and sums up.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{
    checks::{CHECKS, Check},
    misuse::Misuse,
    outcome::{self, Ended, Outcome},
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let order = order(arguments)?;
    let ended: Vec<Ended> = CHECKS.iter().map(|check| run_one(workspace, check, &order)).collect();
    println!("\n{}", outcome::table(&ended));
    println!("{}", outcome::closing(&ended));
    Ok(if outcome::any_failed(&ended) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What the command line asks for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Order {
    /// Whether the slow checks are left out.
    pub(crate) quick: bool,
    /// Parts of names of the tests that are wanted; none if all are.
    pub(crate) filters: Vec<String>,
}

fn order(arguments: &[String]) -> Result<Order, Misuse> {
    let mut order = Order { quick: false, filters: Vec::new() };
    for argument in arguments {
        match argument.as_str() {
            "--quick" => order.quick = true,
            option if option.starts_with('-') => return Err(Misuse(format!("unknown option `{option}`"))),
            filter => order.filters.push(filter.to_owned()),
        }
    }
    Ok(order)
}

fn run_one(workspace: &Workspace, check: &Check, order: &Order) -> Ended {
    let name = check.name;
    if order.quick && check.slow {
        return Ended { name, outcome: Outcome::Skipped("left out by --quick".to_owned()), elapsed: Duration::ZERO };
    }
    println!("\n== {name}: {}", check.what);
    let start = Instant::now();
    let outcome = (check.run)(workspace, order).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
    let elapsed = start.elapsed();
    println!("== {name}: {} after {:.1} s", outcome.word(), elapsed.as_secs_f64());
    Ended { name, outcome, elapsed }
}

#[cfg(test)]
mod tests {
    use super::{Misuse, Order, order};

    #[track_caller]
    fn check(arguments: &[&str], expected: Result<(bool, &[&str]), &str>) {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>();
        let expected = expected.map(|(quick, filters)| Order { quick, filters: owned(filters) });
        assert_eq!(order(&owned(arguments)), expected.map_err(|message| Misuse(message.to_owned())));
    }

    #[test]
    fn options_and_filters_come_in_any_order() {
        check(&[], Ok((false, &[])));
        check(&["r7_", "--quick", "seat"], Ok((true, &["r7_", "seat"])));
    }

    #[test]
    fn an_unknown_option_is_refused() {
        check(&["--qiuck"], Err("unknown option `--qiuck`"));
    }
}
