//! `cargo xtask soak mutants`: whether the tests of a crate notice when its code does something else.

use std::{fs, path::Path, process::Stdio};

use anyhow::{Context, Result, bail};

use crate::{columns, games, outcome::Outcome, workspace::Workspace};

/// The share of mutants that the tests of rules must catch.
const AIM: f64 = 0.95;

/// What cargo-mutants says with its exit code when it went through: all caught, some missed, some timed out.
const WENT_THROUGH: [i32; 3] = [0, 2, 3];

/// How the mutants of a crate ended.
#[derive(Debug, PartialEq, Eq, Clone, Copy, Default)]
struct Counts {
    caught: usize,
    missed: usize,
    timeout: usize,
    unviable: usize,
}

impl Counts {
    /// From the lists that cargo-mutants leaves, a mutant in a line.
    fn read(folder: &Path) -> Result<Self> {
        let count = |name: &str| -> Result<usize> {
            let path = folder.join(name);
            let list = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            Ok(list.lines().filter(|line| !line.trim().is_empty()).count())
        };
        let (caught, missed) = (count("caught.txt")?, count("missed.txt")?);
        Ok(Self { caught, missed, timeout: count("timeout.txt")?, unviable: count("unviable.txt")? })
    }

    /// The share of those that compile and were noticed; one whose tests never end was noticed, too.
    #[expect(clippy::cast_precision_loss, reason = "there are thousands of mutants, not 2^53")]
    fn share(self) -> Option<f64> {
        let noticed = self.caught + self.timeout;
        let all = noticed + self.missed;
        (all > 0).then(|| noticed as f64 / all as f64)
    }
}

/// Goes through all mutants of the crates below the services; those of rules must reach the aim.
pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let mut version = workspace.cargo(["mutants", "--version"]);
    let has_tool = version.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success());
    if !has_tool {
        println!("Get it with: cargo install --locked cargo-mutants");
        return Ok(Outcome::missing("cargo-mutants"));
    }
    let rules: Vec<String> = ["kernel", "track"]
        .map(str::to_owned)
        .into_iter()
        .chain(games::all(workspace)?.into_iter().map(|game| game.word))
        .collect();
    let others = ["store", "referee"].map(str::to_owned);
    let mut rows =
        vec![["crate", "caught", "missed", "timed out", "do not compile", "share"].map(str::to_owned).to_vec()];
    let mut below = Vec::new();
    for name in rules.iter().chain(&others) {
        let counts = mutate(workspace, name)?;
        let Some(share) = counts.share() else { bail!("there are no mutants of {name}") };
        if rules.contains(name) && share < AIM {
            below.push(name.as_str());
        }
        let Counts { caught, missed, timeout, unviable } = counts;
        let mut row = vec![name.clone()];
        row.extend([caught, missed, timeout, unviable].map(|it| it.to_string()));
        row.push(format!("{:.1} %", 100.0 * share));
        rows.push(row);
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
fn mutate(workspace: &Workspace, name: &str) -> Result<Counts> {
    let folder = workspace.root().join("target/mutants").join(name);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut cargo = workspace.cargo(["mutants", "--package", name, "--no-shuffle", "--minimum-test-timeout", "60"]);
    let status = cargo.arg("--output").arg(&folder).status().context("cannot run cargo mutants")?;
    if !status.code().is_some_and(|it| WENT_THROUGH.contains(&it)) {
        bail!("the mutants of {name} broke off: {status}");
    }
    Counts::read(&folder.join("mutants.out"))
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::Counts;

    #[test]
    fn the_share_counts_what_compiles() {
        let counts = Counts { caught: 18, missed: 1, timeout: 1, unviable: 7 };
        assert!((counts.share().expect("some compile") - 0.95).abs() < 1e-9);
        assert_eq!(Counts { unviable: 3, ..Counts::default() }.share(), None);
    }

    #[test]
    fn the_lists_are_counted_by_lines() {
        let folder = env::temp_dir().join(format!("mutants-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for (name, list) in [("caught", "a\nb\n"), ("missed", "c\n"), ("timeout", ""), ("unviable", "d\n\n")] {
            fs::write(folder.join(format!("{name}.txt")), list).expect("a list");
        }
        let counts = Counts::read(&folder);
        fs::remove_file(folder.join("missed.txt")).expect("it is there");
        let broken = Counts::read(&folder);
        fs::remove_dir_all(&folder).expect("it is there");
        assert_eq!(counts.expect("four lists"), Counts { caught: 2, missed: 1, timeout: 0, unviable: 1 });
        assert!(broken.is_err(), "a list that is not there is no empty one");
    }
}
