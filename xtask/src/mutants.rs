//! `cargo xtask soak mutants`: whether the tests of a crate notice when its code does something else.

use std::{
    collections::BTreeSet,
    fs,
    io::ErrorKind,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{columns, games, misuse::Misuse, outcome::Outcome, workspace::Workspace};

/// The share of mutants that the tests of rules must catch.
const AIM: f64 = 0.95;

/// What cargo-mutants says with its exit code when it went through: all caught, some missed, some timed out.
const WENT_THROUGH: [i32; 3] = [0, 2, 3];

/// The crates whose mutants are tried, and which of them must reach the aim.
struct Crates {
    rules: Vec<String>,
    others: Vec<String>,
}

impl Crates {
    fn of(workspace: &Workspace) -> Result<Self> {
        let games = games::all(workspace)?.into_iter().map(|game| game.word);
        let rules = ["kernel", "track"].map(str::to_owned).into_iter().chain(games).collect();
        Ok(Self { rules, others: ["store", "referee"].map(str::to_owned).to_vec() })
    }

    fn names(&self) -> impl Iterator<Item = &String> {
        self.rules.iter().chain(&self.others)
    }

    /// Those that somebody names, by commas; all if nobody does.
    fn chosen(&self, names: Option<&str>) -> Result<Vec<String>, Misuse> {
        let Some(names) = names else { return Ok(self.names().cloned().collect()) };
        let known = || self.names().map(String::as_str).collect::<Vec<_>>().join(", ");
        let find = |name: &str| {
            let found = self.names().find(|it| *it == name).cloned();
            found.ok_or_else(|| Misuse(format!("no mutants are made of `{name}`, only of {}", known())))
        };
        names.split(',').map(|it| find(it.trim())).collect()
    }
}

/// Says what is wrong with the names of crates before anything is run.
pub(crate) fn check_names(workspace: &Workspace, names: &str) -> Result<()> {
    Crates::of(workspace)?.chosen(Some(names))?;
    Ok(())
}

/// Mutants by their names, by how they ended.
#[derive(Debug, PartialEq, Eq, Clone, Default)]
struct Ends {
    caught: BTreeSet<String>,
    missed: BTreeSet<String>,
    timeout: BTreeSet<String>,
    unviable: BTreeSet<String>,
}

impl Ends {
    /// From the lists that cargo-mutants leaves, a mutant in a line.
    fn read(folder: &Path) -> Result<Self> {
        let [caught, missed, timeout, unviable] =
            ["caught.txt", "missed.txt", "timeout.txt", "unviable.txt"].map(|name| lines(&folder.join(name)));
        Ok(Self { caught: caught?, missed: missed?, timeout: timeout?, unviable: unviable? })
    }

    /// These, and what an earlier run found of mutants that are still there and were not tried again.
    fn with_earlier(mut self, earlier: Self, all: &BTreeSet<String>) -> Self {
        self.caught.extend(earlier.caught.into_iter().filter(|it| all.contains(it)));
        self.unviable.extend(earlier.unviable.into_iter().filter(|it| all.contains(it)));
        self.missed.retain(|it| !self.caught.contains(it));
        self.timeout.retain(|it| !self.caught.contains(it));
        self
    }

    /// The share of those that compile and were noticed; one whose tests never end was noticed, too.
    #[expect(clippy::cast_precision_loss, reason = "there are thousands of mutants, not 2^53")]
    fn share(&self) -> Option<f64> {
        let noticed = self.caught.len() + self.timeout.len();
        let all = noticed + self.missed.len();
        (all > 0).then(|| noticed as f64 / all as f64)
    }

    /// The row of a crate.
    fn row(&self, name: &str, share: f64) -> Vec<String> {
        let counts = [&self.caught, &self.missed, &self.timeout, &self.unviable].map(|it| it.len().to_string());
        [name.to_owned()].into_iter().chain(counts).chain([format!("{:.1} %", 100.0 * share)]).collect()
    }
}

/// The lines of a file; none where there is no such file.
fn lines(path: &Path) -> Result<BTreeSet<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().filter(|it| !it.trim().is_empty()).map(str::to_owned).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Goes through all mutants of the crates below the services, or of those that are named; those of rules must reach the
/// aim. What was caught in an earlier run, also in one that was broken off, is not tried again.
pub(crate) fn check(workspace: &Workspace, names: Option<&str>) -> Result<Outcome> {
    let mut version = workspace.cargo(["mutants", "--version"]);
    let has_tool = version.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success());
    if !has_tool {
        println!("Get it with: cargo install --locked cargo-mutants");
        return Ok(Outcome::missing("cargo-mutants"));
    }
    let crates = Crates::of(workspace)?;
    let mut rows =
        vec![["crate", "caught", "missed", "timed out", "do not compile", "share"].map(str::to_owned).to_vec()];
    let mut below = Vec::new();
    for name in crates.chosen(names)? {
        let ends = mutate(workspace, &name)?;
        let Some(share) = ends.share() else { bail!("there are no mutants of {name}") };
        rows.push(ends.row(&name, share));
        if crates.rules.contains(&name) && share < AIM {
            below.push(name);
        }
        // After each crate, since it takes hours: whoever stops it has what is known until then.
        println!("\n{}", columns::align(&rows, &[1, 2, 3, 4, 5]));
    }
    let aim = 100.0 * AIM;
    Ok(if below.is_empty() {
        Outcome::Passed
    } else {
        Outcome::Failed(format!(
            "below {aim} % caught: {}; see target/mutants/*/mutants.out/missed.txt",
            below.join(", ")
        ))
    })
}

/// All mutants of one crate, tested with its own tests in a copy of the workspace.
fn mutate(workspace: &Workspace, name: &str) -> Result<Ends> {
    let folder = workspace.root().join("target/mutants").join(name);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let all = list(&mut workspace.cargo(["mutants", "--package", name, "--list"]))?;
    // cargo-mutants writes its lists anew in every run, so what they said is kept beside them.
    let output = folder.join("mutants.out");
    let earlier = Ends::read(&output)?.with_earlier(Ends::read(&folder)?, &all);
    for (file, set) in [("caught.txt", &earlier.caught), ("unviable.txt", &earlier.unviable)] {
        let text: String = set.iter().flat_map(|it| [it.as_str(), "\n"]).collect();
        fs::write(folder.join(file), text).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    let mut cargo = workspace.cargo(["mutants", "--package", name, "--no-shuffle", "--minimum-test-timeout", "60"]);
    if output.exists() {
        println!(
            "{} of {} were caught before, or do not compile",
            earlier.caught.len() + earlier.unviable.len(),
            all.len()
        );
        cargo.arg("--iterate");
    }
    let status = cargo.arg("--output").arg(&folder).status().context("cannot run cargo mutants")?;
    if !status.code().is_some_and(|it| WENT_THROUGH.contains(&it)) {
        bail!("the mutants of {name} broke off: {status}; the same command goes on");
    }
    Ok(Ends::read(&output)?.with_earlier(earlier, &all))
}

/// The names of all mutants that there are.
fn list(cargo: &mut Command) -> Result<BTreeSet<String>> {
    let output = cargo.stderr(Stdio::inherit()).output().context("cannot run cargo mutants --list")?;
    if !output.status.success() {
        bail!("cannot list mutants: {}", output.status);
    }
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, env, fs, process};

    use super::{Crates, Ends};
    use crate::workspace::Workspace;

    fn set(names: &str) -> BTreeSet<String> {
        names.split_whitespace().map(str::to_owned).collect()
    }

    fn ends([caught, missed, timeout, unviable]: [&str; 4]) -> Ends {
        Ends { caught: set(caught), missed: set(missed), timeout: set(timeout), unviable: set(unviable) }
    }

    #[test]
    fn the_share_counts_what_compiles() {
        let some = ends(["a b c", "d", "e", "f g"]);
        assert!((some.share().expect("some compile") - 0.8).abs() < 1e-9);
        assert_eq!(some.row("kernel", 0.8), ["kernel", "3", "1", "1", "2", "80.0 %"]);
        assert_eq!(ends(["", "", "", "f"]).share(), None);
    }

    #[test]
    fn what_was_caught_before_counts_while_it_is_there() {
        let earlier = ends(["a b gone", "x", "", "f"]);
        let now = ends(["c", "d b", "", ""]);
        assert_eq!(now.with_earlier(earlier, &set("a b c d f")), ends(["a b c", "d", "", "f"]));
    }

    #[test]
    fn the_lists_are_read_line_by_line() {
        let folder = env::temp_dir().join(format!("mutants-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for (name, list) in [("caught", "a\nb\n"), ("missed", "c\n"), ("unviable", "d\n\n")] {
            fs::write(folder.join(format!("{name}.txt")), list).expect("a list");
        }
        let found = Ends::read(&folder);
        fs::remove_dir_all(&folder).expect("it is there");
        assert_eq!(found.expect("three lists"), ends(["a b", "c", "", "d"]));
    }

    #[test]
    fn crates_are_chosen_by_name() {
        let crates = Crates::of(&Workspace::here()).expect("a list of games");
        assert!(crates.chosen(None).expect("all").len() > 6);
        assert_eq!(crates.chosen(Some("track, kernel")).expect("two"), ["track", "kernel"]);
        let complaint = crates.chosen(Some("kernel,web")).expect_err("no mutants of the client").0;
        assert!(complaint.starts_with("no mutants are made of `web`, only of kernel, track, "), "{complaint}");
    }
}
