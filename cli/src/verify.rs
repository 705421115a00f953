//! `platelayer verify`: checks the moves, the dice and the scores of a record.

use std::{
    io::{self, Write},
    path::Path,
};

use library::Verdict;

use crate::{
    args::Verify,
    fault::{self, Fault},
};

/// Checks all records; one that is wrong does not keep the others from being checked.
pub(crate) fn run(args: &Verify) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let mut is_fine = true;
    let content = fault::read_optional(args.content.as_deref())?;
    for file in &args.records {
        match check(file, content.as_deref()) {
            Ok(text) => writeln!(out, "{}: {text}", fault::name(file))?,
            Err(fault) => {
                is_fine = false;
                fault.report();
            }
        }
    }
    if is_fine { Ok(()) } else { Err(Fault::Told) }
}

fn check(file: &Path, content: Option<&str>) -> Result<String, Fault> {
    let text = fault::read(file)?;
    let verdict = fault::whole_or_torn(&text, |text| library::verify(text, content.as_slice()));
    let (verdict, torn) = verdict.map_err(|it| Fault::line(file, it.line, it.reason))?;
    Ok(describe(&verdict) + &torn.map_or(String::new(), |it| format!("; {it}")))
}

fn describe(verdict: &Verdict) -> String {
    let Verdict { game, n_events, is_pledged, n_rolls, scores } = verdict;
    let dice = match (n_rolls, is_pledged) {
        (Some(n), _) => format!("all {n} rolls are those of the pledged seed"),
        (None, true) => "the seed is not revealed yet, so the rolls cannot be checked".to_owned(),
        (None, false) => "the dice were not pledged, so the rolls cannot be checked".to_owned(),
    };
    let end = match scores {
        Some(scores) => {
            let scores = scores.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
            format!("the game is over: {scores}")
        }
        None => "the game is not over".to_owned(),
    };
    format!("fine: {n_events} events of {game} follow the rules; {dice}; {end}")
}
