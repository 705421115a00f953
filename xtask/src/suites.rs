//! The test programs of the workspace: built by cargo in one go, and run side by side by ourselves.
//!
//! `cargo test` runs one program after the other, so that a core idles while tests wait for a server, a browser or a
//! deadline.

use std::{
    collections::VecDeque,
    ffi::OsString,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{cache::Cache, outcome::Outcome, times::Times, workspace::Workspace};

/// A test program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Suite {
    /// The folder of its package and the name of its target, such as `kernel all`.
    pub(crate) name: String,
    /// The folder of its package.
    pub(crate) package: String,
    pub(crate) folder: PathBuf,
    pub(crate) program: PathBuf,
}

/// Builds test programs with cargo, which is told what by these arguments; nothing if that fails.
pub(crate) fn build(workspace: &Workspace, arguments: &[&str]) -> Result<Option<Vec<Suite>>> {
    let mut cargo = workspace.cargo(["build", "--locked", "--message-format", "json-render-diagnostics"]);
    cargo.args(arguments).stdout(Stdio::piped());
    println!("$ {}", crate::checks::shown(&cargo));
    let mut child = cargo.spawn().context("cannot run cargo")?;
    let mut suites = Vec::new();
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufReader::lines) {
        suites.extend(suite(workspace, &line.context("cannot read what cargo says")?));
    }
    Ok(child.wait()?.success().then_some(suites))
}

/// The test program that a line of cargo tells of, if it does.
fn suite(workspace: &Workspace, line: &str) -> Option<Suite> {
    let told: Value = serde_json::from_str(line).ok()?;
    if told["reason"] != "compiler-artifact" || told["profile"]["test"] != true {
        return None;
    }
    let program = PathBuf::from(told["executable"].as_str()?);
    let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_owned();
    let package = workspace.short(&folder);
    let name = format!("{package} {}", told["target"]["name"].as_str()?);
    Some(Suite { name, package, folder, program })
}

/// How many suites run at once: each uses two cores or more by itself.
fn n_at_once() -> usize {
    (thread::available_parallelism().map_or(2, usize::from) / 2).max(1)
}

/// How a suite ended.
struct Ended {
    suite: Suite,
    output: Output,
    /// How many of its tests were left out.
    n_spared: u64,
}

/// What runs suites.
pub(crate) struct Runner<'a> {
    pub(crate) workspace: &'a Workspace,
    pub(crate) times: &'a Times,
    /// What every program is asked for: parts of the names of the tests that are wanted.
    pub(crate) filters: &'a [String],
    /// Variables of the environment.
    pub(crate) variables: Vec<(&'static str, OsString)>,
    /// What has passed before; nothing where other cases are tried than usual.
    pub(crate) cache: Option<Cache>,
}

impl Runner<'_> {
    /// Runs all, some at once, those that took longest last time first.
    pub(crate) fn run(&self, mut suites: Vec<Suite>) -> Result<Outcome> {
        let tells_times = suites.first().is_some_and(|it| self.tells_times(it));
        let n_suites = suites.len();
        if let Some(cache) = &self.cache {
            suites.retain(|it| !cache.has(it));
        }
        let n_cached = n_suites - suites.len();
        // Whoever was never measured may take long.
        suites.sort_by_key(|it| std::cmp::Reverse(self.times.last(&it.name).unwrap_or(Duration::MAX)));
        let n_suites = suites.len();
        let queue = Mutex::new(VecDeque::from(suites));
        let ended = Mutex::new(Vec::new());
        let next = || queue.lock().ok().and_then(|mut it| it.pop_front());
        thread::scope(|scope| {
            for _ in 0..n_at_once() {
                scope.spawn(|| {
                    while let Some(suite) = next() {
                        let done = self.run_one(suite, tells_times);
                        if let Ok(mut ended) = ended.lock() {
                            ended.push(done);
                        }
                    }
                });
            }
        });
        let ended = ended.into_inner().unwrap_or_default().into_iter().collect::<Result<Vec<_>>>()?;
        let failed: Vec<_> = ended.iter().filter(|it| !it.output.status.success()).collect();
        for it in &failed {
            println!("\n-- {} failed: {}", it.suite.name, it.output.status);
            print!("{}", String::from_utf8_lossy(&it.output.stdout));
            eprint!("{}", String::from_utf8_lossy(&it.output.stderr));
        }
        let n_tests: u64 = ended.iter().map(|it| count(&it.output, "passed;")).sum();
        println!("\n{n_tests} tests passed in {n_suites} programs, {} programs failed", failed.len());
        if n_cached > 0 {
            println!("{n_cached} programs passed before with the same inputs (`--no-cache` runs them again)");
        }
        let n_spared: u64 = ended.iter().map(|it| it.n_spared).sum();
        if n_spared > 0 {
            println!("{n_spared} tests of games that did not change were left out (`--no-cache` runs them)");
        }
        if let Some(cache) = &self.cache {
            cache.write()?;
        }
        Ok(match failed.as_slice() {
            [] => Outcome::Passed,
            failed => Outcome::Failed(failed.iter().map(|it| it.suite.name.as_str()).collect::<Vec<_>>().join(", ")),
        })
    }

    fn run_one(&self, suite: Suite, tells_times: bool) -> Result<Ended> {
        let start = Instant::now();
        let mut command = self.command(&suite);
        if tells_times {
            command.args(TELL_TIMES).env("RUSTC_BOOTSTRAP", "1");
        }
        let spared = self.cache.as_ref().map(|it| it.spared(&suite)).unwrap_or_default();
        command.args(spared.iter().flat_map(|game| ["--skip".to_owned(), tests_of(game)]));
        let output = command.args(self.filters).stdin(Stdio::null()).output();
        let output = output.with_context(|| format!("cannot run {}", suite.name))?;
        let elapsed = start.elapsed();
        self.times.add(&suite.name, elapsed);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        for (test, elapsed) in text.lines().filter_map(timed) {
            self.times.add(&format!("{}: {test}", suite.name), elapsed);
        }
        let result = text.lines().rev().find(|it| it.starts_with("test result:")).unwrap_or("no result");
        println!("{:>6.1} s  {}: {result}", elapsed.as_secs_f64(), suite.name);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        let skipped: Vec<_> = text.lines().chain(errors.lines()).filter(|it| it.starts_with("skipped:")).collect();
        for line in &skipped {
            println!("          {line}");
        }
        if let Some(cache) = &self.cache {
            // What was left out may be there next time.
            cache.set(&suite, output.status.success() && skipped.is_empty());
        }
        // Filters and what is spared never come together.
        let n_spared = if spared.is_empty() { 0 } else { count(&output, "filtered") };
        Ok(Ended { suite, output, n_spared })
    }

    /// Whether this Rust tells how long each test took.
    fn tells_times(&self, suite: &Suite) -> bool {
        let mut command = self.command(suite);
        command.args(TELL_TIMES).arg("--list").env("RUSTC_BOOTSTRAP", "1");
        command.output().is_ok_and(|it| it.status.success())
    }

    /// The program as cargo would start it.
    fn command(&self, suite: &Suite) -> Command {
        let mut command = self.workspace.program(&suite.program);
        command.current_dir(&suite.folder).env("CARGO_MANIFEST_DIR", &suite.folder);
        command.env("CARGO_PKG_NAME", &suite.package).envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// What asks a test program for the time of each test; not stable, so it is tried first.
const TELL_TIMES: [&str; 3] = ["-Z", "unstable-options", "--report-time"];

/// The name and the time of a test, from a line such as `test r7_a ... ok <1.234s>`.
fn timed(line: &str) -> Option<(&str, Duration)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = rest.rsplit_once('<')?.1.strip_suffix("s>")?;
    Some((name, Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?))
}

/// What the names of tests hold that play only this game: they stand in a module with the name of its folder, which
/// `library::games!` makes of the list, inside another module.
fn tests_of(game: &str) -> String {
    format!("::{game}::")
}

/// How many tests of a program ended in such a way, by the word behind the number.
fn count(output: &Output, word: &str) -> u64 {
    let text = String::from_utf8_lossy(&output.stdout);
    let results = text.lines().filter(|it| it.starts_with("test result:"));
    results
        .filter_map(|it| it.split(' ').zip(it.split(' ').skip(1)).find(|it| it.1 == word)?.0.parse::<u64>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use std::{
        process::{ExitStatus, Output},
        time::Duration,
    };

    use super::{count, suite, timed};
    use crate::workspace::Workspace;

    #[test]
    fn cargo_names_the_test_programs() {
        let workspace = Workspace::here();
        let manifest = workspace.root().join("kernel/Cargo.toml");
        let line = |is_test: bool| {
            serde_json::json!({
                "reason": "compiler-artifact", "manifest_path": manifest, "target": { "name": "all" },
                "profile": { "test": is_test }, "executable": "target/debug/deps/all-1",
            })
            .to_string()
        };
        let found = suite(&workspace, &line(true)).expect("a suite");
        assert_eq!((found.name.as_str(), found.folder), ("kernel all", workspace.root().join("kernel")));
        assert_eq!(suite(&workspace, &line(false)), None);
        assert_eq!(suite(&workspace, r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn a_program_tells_how_many_tests_it_ran_and_left_out() {
        let told = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.20s\n";
        let output = Output { status: ExitStatus::default(), stdout: told.into(), stderr: Vec::new() };
        assert_eq!((count(&output, "passed;"), count(&output, "filtered")), (12, 3));
    }

    #[test]
    fn a_test_tells_its_time() {
        assert_eq!(timed("test laws::r7_a ... ok <1.250s>"), Some(("laws::r7_a", Duration::from_millis(1250))));
        assert_eq!(timed("test laws::r7_a ... ok"), None);
        assert_eq!(timed("running 3 tests"), None);
    }
}
