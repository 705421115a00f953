//! `platelayer verify`: checks the moves, the dice and the scores of a record.

use std::{
    io::{self, Write},
    path::Path,
};

use library::Verdict;
use serde_json::{Value, json};

use crate::{
    args::Verify,
    fault::{self, Fault},
    files, outcome,
};

/// Checks all records; one that is wrong does not keep the others from being checked.
pub(crate) fn run(args: &Verify) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let mut is_fine = true;
    let content = files::read_optional(args.content.as_deref())?;
    for file in &args.records {
        match check(file, content.as_deref()) {
            Ok((verdict, torn)) if args.json => writeln!(out, "{}", to_json(file, &verdict, torn.as_deref()))?,
            Ok((verdict, torn)) => {
                let torn = torn.map_or(String::new(), |it| format!("; {it}"));
                writeln!(out, "{}: {}{torn}", fault::name(file), describe(&verdict))?;
            }
            Err(fault) => {
                is_fine = false;
                fault.report();
            }
        }
    }
    if is_fine { Ok(()) } else { Err(Fault::Told) }
}

/// What was found, and what of the record was left out.
fn check(file: &Path, content: Option<&str>) -> Result<(Verdict, Option<String>), Fault> {
    let text = files::read(file)?;
    let verdict = files::whole_or_torn(&text, |text| library::verify(text, content.as_slice()));
    verdict.map_err(|it| Fault::line(file, it.line, it.reason))
}

fn to_json(file: &Path, verdict: &Verdict, torn: Option<&str>) -> Value {
    json!({
        "record": fault::name(file),
        "game": verdict.game,
        "events": verdict.n_events,
        "pledged": verdict.is_pledged,
        "rolls": verdict.n_rolls,
        "torn": torn,
        "scores": verdict.scores,
        "outcome": verdict.outcome.as_ref().map(outcome::to_json),
    })
}

fn describe(verdict: &Verdict) -> String {
    let Verdict { game, n_events, is_pledged, n_rolls, scores, outcome } = verdict;
    let dice = match (n_rolls, is_pledged) {
        (Some(n), _) => format!("all {n} rolls are those of the pledged seed"),
        (None, true) => "the seed is not revealed yet, so the rolls cannot be checked".to_owned(),
        (None, false) => "the dice were not pledged, so the rolls cannot be checked".to_owned(),
    };
    let end = match scores {
        Some(scores) => {
            let won = outcome.as_ref().and_then(|it| outcome::sentence(it, scores.len()));
            let scores = scores.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
            format!("the game is over: {scores}{}", won.map_or(String::new(), |it| format!("; {it}")))
        }
        None => "the game is not over".to_owned(),
    };
    format!("fine: {n_events} events of {game} follow the rules; {dice}; {end}")
}
