//! `cargo xtask bench`: runs `benches/speed.rs` of every package that has one.

use std::{
    io::{BufRead, BufReader},
    process::{ExitCode, Stdio},
};

use anyhow::{Context, Result};

use crate::{
    measurement::{self, Measurement},
    metadata::Metadata,
    misuse::Misuse,
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let json = match arguments {
        [] => false,
        [option] if option == "--json" => true,
        [other, ..] => return Err(Misuse(format!("unexpected argument `{other}`")).into()),
    };
    let packages = Metadata::read(workspace)?.packages;
    let mut run = Run { json, ..Run::default() };
    for package in packages.iter().filter(|package| package.folder().join("benches/speed.rs").is_file()) {
        run.bench(workspace, &package.name)?;
    }
    if run.measurements.is_empty() {
        run.faults.push("no package has a benches/speed.rs that measures something".to_owned());
    } else if !json {
        print!("{}", measurement::table(&run.measurements));
    }
    let below = run.measurements.iter().filter(|measurement| measurement.is_below());
    run.faults.extend(below.map(|measurement| format!("`{}` is below its floor", measurement.name)));
    for fault in &run.faults {
        eprintln!("bench: {fault}");
    }
    Ok(if run.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What has been measured so far, and what went wrong.
#[derive(Default)]
struct Run {
    json: bool,
    measurements: Vec<Measurement>,
    faults: Vec<String>,
}

impl Run {
    /// Benches one package; standard output is kept for measurements.
    fn bench(&mut self, workspace: &Workspace, package: &str) -> Result<()> {
        let mut cargo = workspace.release_cargo(["bench", "--locked", "-p", package, "--bench", "speed"]);
        let mut child = cargo.stdout(Stdio::piped()).spawn().context("cannot run cargo bench")?;
        let before = self.measurements.len();
        if let Some(output) = child.stdout.take() {
            for (index, line) in BufReader::new(output).lines().enumerate() {
                let line = line.with_context(|| format!("cannot read the bench of {package}"))?;
                self.take(package, index + 1, &line);
            }
        }
        let status = child.wait()?;
        if !status.success() {
            self.faults.push(format!("{package} failed: {status}"));
        } else if self.measurements.len() == before {
            self.faults.push(format!("{package} measured nothing"));
        }
        Ok(())
    }

    /// Takes in one line that a bench printed.
    fn take(&mut self, package: &str, number: usize, line: &str) {
        match Measurement::parse(line) {
            None => eprintln!("{line}"),
            Some(Err(error)) => {
                self.faults.push(format!("{package} prints no measurement on line {number}: {error}"));
            }
            Some(Ok(measurement)) => {
                if self.json {
                    println!("{line}");
                }
                self.measurements.push(measurement);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Run;

    #[test]
    fn lines_are_measurements_noise_or_faults() {
        let mut run = Run::default();
        run.take("toy", 1, "running 0 tests");
        run.take("toy", 2, r#"{"name":"playouts","value":5,"unit":"games/s","ratio":null}"#);
        run.take("toy", 3, r#"{"name":"playouts"}"#);
        assert_eq!(run.measurements.len(), 1);
        assert_eq!(run.faults.len(), 1);
        assert!(run.faults[0].starts_with("toy prints no measurement on line 3: missing field"), "{}", run.faults[0]);
    }
}
