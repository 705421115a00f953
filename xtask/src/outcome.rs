//! How a check ended, and the summary of all of them.

use std::{env, process::ExitStatus, time::Duration};

use crate::columns;

/// How a check ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

impl Outcome {
    /// Passed if there are no complaints; prints them otherwise.
    pub(crate) fn of_complaints(complaints: &[String]) -> Self {
        for complaint in complaints {
            println!("{complaint}");
        }
        match complaints.len() {
            0 => Self::Passed,
            1 => Self::Failed("1 complaint".to_owned()),
            count => Self::Failed(format!("{count} complaints")),
        }
    }

    /// What is not installed here is left out, but never on a build server.
    pub(crate) fn missing(what: &str) -> Self {
        let reason = format!("{what} is not installed");
        let is_build_server = env::var("CI").is_ok_and(|value| value == "true");
        if is_build_server { Self::Failed(reason) } else { Self::Skipped(reason) }
    }

    /// Passed if the program says so.
    pub(crate) fn of_status(status: ExitStatus) -> Self {
        if status.success() { Self::Passed } else { Self::Failed(status.to_string()) }
    }

    /// One word for the table.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Passed => "ok",
            Self::Failed(_) => "FAILED",
            Self::Skipped(_) => "skipped",
        }
    }

    fn reason(&self) -> &str {
        match self {
            Self::Passed => "",
            Self::Failed(reason) | Self::Skipped(reason) => reason,
        }
    }
}

/// A check that has ended.
pub(crate) struct Ended {
    pub(crate) name: &'static str,
    pub(crate) outcome: Outcome,
    pub(crate) elapsed: Duration,
}

/// The table of all checks.
pub(crate) fn table(ended: &[Ended]) -> String {
    let mut rows = vec![["check", "result", "seconds", "reason"].map(str::to_owned).to_vec()];
    rows.extend(ended.iter().map(|check| {
        vec![
            check.name.to_owned(),
            check.outcome.word().to_owned(),
            format!("{:.1}", check.elapsed.as_secs_f64()),
            check.outcome.reason().to_owned(),
        ]
    }));
    columns::align(&rows, &[2])
}

/// The last line of the test command.
pub(crate) fn closing(ended: &[Ended]) -> String {
    let count = |word: &str| ended.iter().filter(|check| check.outcome.word() == word).count();
    format!("checks: {} passed, {} failed, {} skipped", count("ok"), count("FAILED"), count("skipped"))
}

/// Whether any check failed.
pub(crate) fn any_failed(ended: &[Ended]) -> bool {
    ended.iter().any(|check| matches!(check.outcome, Outcome::Failed(_)))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Ended, Outcome, any_failed, closing, table};

    fn three() -> Vec<Ended> {
        let ended = |name, outcome, millis| Ended { name, outcome, elapsed: Duration::from_millis(millis) };
        vec![
            ended("tidy", Outcome::Passed, 40),
            ended("tests", Outcome::Failed("exit status: 101".to_owned()), 61_250),
            ended("fuzz", Outcome::Skipped("there is no folder fuzz".to_owned()), 0),
        ]
    }

    #[test]
    fn the_table_shows_result_seconds_and_reason() {
        let expected = "\
check  result   seconds  reason
tidy   ok           0.0
tests  FAILED      61.2  exit status: 101
fuzz   skipped      0.0  there is no folder fuzz
";
        assert_eq!(table(&three()), expected);
    }

    #[test]
    fn the_closing_line_counts() {
        assert_eq!(closing(&three()), "checks: 1 passed, 1 failed, 1 skipped");
        assert_eq!(closing(&three()[..1]), "checks: 1 passed, 0 failed, 0 skipped");
    }

    #[test]
    fn only_failure_fails() {
        assert!(any_failed(&three()));
        assert!(!any_failed(&three()[..1]));
        assert!(!any_failed(&three()[2..]));
    }

    #[test]
    fn complaints_fail() {
        assert_eq!(Outcome::of_complaints(&[]), Outcome::Passed);
        assert_eq!(Outcome::of_complaints(&["a.rs:1: tab".to_owned()]), Outcome::Failed("1 complaint".to_owned()));
    }
}
