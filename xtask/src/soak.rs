//! `cargo xtask soak`: what takes hours, and is not part of `cargo xtask test`.

use std::{
    process::{ExitCode, Stdio},
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{
    balance, bench, checks, columns, documents, fuzz,
    misuse::Misuse,
    mutants,
    outcome::{self, Ended, Outcome},
    proving, strength,
    suites::{self, Runner},
    times::{self, Times},
    visits,
    workspace::Workspace,
};

/// Something that takes long.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    /// How long it takes on two cores, in minutes, where it was never measured.
    minutes: u64,
    run: fn(&Soak) -> Result<Outcome>,
}

/// All of it.
pub(crate) const PARTS: &[Part] = &[
    Part {
        name: "tests",
        what: "all laws, slow comparisons and properties, with every case",
        minutes: 60,
        run: in_full,
    },
    Part {
        name: "bench",
        what: "speed of rules, bots, letters and moves",
        minutes: 15,
        run: |it| code(bench::run(it.workspace, &[])),
    },
    Part {
        name: "visits",
        what: "the client of a release in a browser: first load, touches, hints",
        minutes: 25,
        run: |it| code(visits::run(it.workspace, &[])),
    },
    Part {
        name: "documents",
        what: "releases built in a clean clone by what README.md and deploy/README.md say",
        minutes: 20,
        run: |it| documents::follow(it.workspace).map(|()| Outcome::Passed),
    },
    Part { name: "fuzz", what: "every fuzz target for a set time", minutes: 0, run: fuzz_targets },
    Part {
        name: "faults",
        what: "kills, lost databases and full disks under load",
        minutes: 40,
        run: |it| code(proving::faults(it.workspace, &[])),
    },
    Part {
        name: "load",
        what: "speed and memory of the server under load",
        minutes: 15,
        run: |it| code(proving::load(it.workspace, &[])),
    },
    Part {
        name: "strength",
        what: "how well the bots play",
        minutes: 120,
        run: |it| code(strength::run(it.workspace, &[])),
    },
    Part {
        name: "balance",
        what: "whether maps and cards are balanced",
        minutes: 15,
        run: |it| code(balance::run(it.workspace, &[])),
    },
    Part {
        name: "mutants",
        what: "whether tests notice what is changed in the rules, the store and the referee",
        minutes: 1200,
        run: |it| mutants::check(it.workspace, it.crates.as_deref()),
    },
];

/// How long each fuzz target runs if nobody says.
const FUZZ_MINUTES: u64 = 10;

/// What is done, and where.
struct Soak<'a> {
    workspace: &'a Workspace,
    times: Times,
    parts: Vec<&'static Part>,
    fuzz_minutes: u64,
    /// The crates whose mutants are tried, by commas; all if nobody names some.
    crates: Option<String>,
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let Order { parts, fuzz_minutes, crates } = order(arguments)?;
    if let Some(names) = &crates {
        mutants::check_names(workspace, names)?;
    }
    let soak = Soak { workspace, times: Times::read(workspace)?, parts, fuzz_minutes, crates };
    println!("{}", soak.announcement()?);
    let mut ended = Vec::new();
    for part in &soak.parts {
        println!("\n== {}: {}", part.name, part.what);
        let start = Instant::now();
        let outcome = (part.run)(&soak).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
        soak.times.add(&key(part), start.elapsed());
        ended.push(Ended { name: part.name, outcome, elapsed: start.elapsed() });
    }
    soak.times.write()?;
    println!("\n{}\n{}", outcome::table(&ended), outcome::closing(&ended));
    Ok(if outcome::any_failed(&ended) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What the command line asks for.
struct Order {
    parts: Vec<&'static Part>,
    fuzz_minutes: u64,
    crates: Option<String>,
}

fn order(arguments: &[String]) -> Result<Order, Misuse> {
    let mut res = Order { parts: Vec::new(), fuzz_minutes: FUZZ_MINUTES, crates: None };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--fuzz-minutes" => {
                let number = words.next().and_then(|it| it.parse().ok());
                res.fuzz_minutes = number.ok_or_else(|| Misuse("--fuzz-minutes needs a number".to_owned()))?;
            }
            "--crates" => {
                let names = words.next().cloned();
                res.crates = Some(names.ok_or_else(|| Misuse("--crates needs names of crates".to_owned()))?);
            }
            _ => {
                let names = || PARTS.iter().map(|it| it.name).collect::<Vec<_>>().join(", ");
                let part = PARTS.iter().find(|it| it.name == word);
                res.parts.push(part.ok_or_else(|| Misuse(format!("unknown part `{word}`; there are {}", names())))?);
            }
        }
    }
    if res.parts.is_empty() {
        res.parts = PARTS.iter().collect();
    }
    Ok(res)
}

impl Soak<'_> {
    /// What will be done, and how long it will take.
    fn announcement(&self) -> Result<String> {
        let n_targets = fuzz::targets(self.workspace)?.len() as u64;
        let mut rows = Vec::new();
        let mut sum = Duration::ZERO;
        for part in &self.parts {
            let guess =
                Duration::from_mins(if part.name == "fuzz" { n_targets * self.fuzz_minutes } else { part.minutes });
            let last = self.times.last(&key(part)).filter(|_| part.name != "fuzz");
            let time = last.unwrap_or(guess);
            sum += time;
            let how = if last.is_some() { "last time" } else { "about" };
            rows.push(vec![part.name.to_owned(), format!("{how} {}", times::readable(time)), part.what.to_owned()]);
        }
        Ok(format!("this will take about {}:\n{}", times::readable(sum), columns::align(&rows, &[])))
    }
}

fn key(part: &Part) -> String {
    format!("soak {}", part.name)
}

fn code(code: Result<ExitCode>) -> Result<Outcome> {
    Ok(if code? == ExitCode::SUCCESS { Outcome::Passed } else { Outcome::Failed("see above".to_owned()) })
}

/// Every test with every case.
fn in_full(soak: &Soak) -> Result<Outcome> {
    let Some(suites) = suites::build(soak.workspace, &["--tests", "--bin", "platelayer"])? else {
        return Ok(Outcome::Failed("it does not compile".to_owned()));
    };
    let variables = vec![("PLATELAYER_SOAK", "1".into())];
    Runner { workspace: soak.workspace, times: &soak.times, filters: &[], variables, cache: None }.run(suites)
}

fn fuzz_targets(soak: &Soak) -> Result<Outcome> {
    let has_fuzz = |it: &Workspace| {
        let mut cargo = it.program("cargo");
        let status = cargo.args(["+nightly", "fuzz", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|it| it.success())
    };
    if !has_fuzz(soak.workspace) {
        println!("Get it with: rustup toolchain install nightly && cargo install cargo-fuzz");
        return Ok(Outcome::missing("cargo-fuzz with a nightly toolchain"));
    }
    let mut failed = Vec::new();
    for target in fuzz::targets(soak.workspace)? {
        let limit = format!("-max_total_time={}", soak.fuzz_minutes * 60);
        let mut cargo = soak.workspace.program("cargo");
        cargo.args(["+nightly", "fuzz", "run", &target, "--", &limit]);
        if checks::command(&mut cargo)? != Outcome::Passed {
            failed.push(target);
        }
    }
    Ok(if failed.is_empty() { Outcome::Passed } else { Outcome::Failed(failed.join(", ")) })
}

#[cfg(test)]
mod tests {
    use super::{FUZZ_MINUTES, Misuse, Order, PARTS, Soak, order};
    use crate::{times::Times, workspace::Workspace};

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn parts_are_chosen_by_name() {
        let Order { parts, fuzz_minutes, crates } = order(&words("")).expect("everything");
        assert_eq!((parts.len(), fuzz_minutes, crates), (PARTS.len(), FUZZ_MINUTES, None));
        let Order { parts, fuzz_minutes, .. } = order(&words("fuzz --fuzz-minutes 2 load")).expect("two parts");
        assert_eq!((parts.iter().map(|it| it.name).collect::<Vec<_>>(), fuzz_minutes), (vec!["fuzz", "load"], 2));
        let Order { parts, crates, .. } = order(&words("mutants --crates kernel,track")).expect("a part of a part");
        assert_eq!((parts[0].name, crates.as_deref()), ("mutants", Some("kernel,track")));
        let Err(Misuse(complaint)) = order(&words("laod")) else { panic!("there is no such part") };
        assert!(complaint.starts_with("unknown part `laod`; there are tests, bench"), "{complaint}");
        assert!(order(&words("--fuzz-minutes soon")).is_err());
        assert!(order(&words("mutants --crates")).is_err());
    }

    #[test]
    fn it_says_how_long_it_takes() {
        let workspace = Workspace::here();
        let Order { parts, fuzz_minutes, crates } = order(&words("fuzz --fuzz-minutes 3")).expect("one part");
        let times = Times::read(&workspace).expect("a folder");
        let soak = Soak { workspace: &workspace, times, parts, fuzz_minutes, crates };
        let told = soak.announcement().expect("a text");
        assert!(told.starts_with("this will take about 15 min 0 s:\nfuzz  about 15 min 0 s"), "{told}");
    }
}
