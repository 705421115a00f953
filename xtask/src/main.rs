//! Project chores, as `cargo xtask TASK`: the list of tasks, their help and their exit codes.

mod aims;
mod balance;
mod bench;
mod cache;
mod checks;
mod columns;
mod documents;
mod equipment;
mod files;
mod fuzz;
mod games;
mod language;
mod layers;
mod list;
mod listed;
mod markup;
mod measurement;
mod metadata;
mod misuse;
mod mutants;
mod naming;
mod outcome;
mod pages;
mod play;
mod proving;
mod purity;
mod rules;
mod sentence;
mod soak;
mod strength;
mod suites;
mod target;
mod test;
mod tidy;
mod times;
mod train;
mod translation;
mod visits;
mod web;
mod workspace;

use std::{env, process::ExitCode};

use misuse::Misuse;
use workspace::Workspace;

/// Something that `cargo xtask` can do.
struct Task {
    name: &'static str,
    arguments: &'static str,
    what: &'static str,
    /// Whether it hands its arguments on to a program with a help of its own.
    hands_on: bool,
    run: fn(&Workspace, &[String]) -> anyhow::Result<ExitCode>,
}

const TASKS: &[Task] = &[
    Task {
        name: "test",
        arguments: "[--quick] [--no-cache] [NAME-FILTER…]",
        what: "run every check, then print a summary; --quick leaves out the slow ones; --no-cache also runs test programs that passed before with the same inputs; filters choose tests by name",
        hands_on: false,
        run: test::run,
    },
    Task {
        name: "rules",
        arguments: "[--pages FOLDER]",
        what: "compare the sentences of every RULES.md with their tests and translations; --pages writes them as HTML",
        hands_on: false,
        run: rules::run,
    },
    Task {
        name: "list",
        arguments: "",
        what: "write whatever must name every game from games/list.txt, and print the files that changed",
        hands_on: false,
        run: list::run,
    },
    Task {
        name: "play",
        arguments: "[GAME] [OPTIONS…]",
        what: "build, serve on this machine and open a browser; with the name of a game, play it in the terminal",
        hands_on: true,
        run: play::run,
    },
    Task {
        name: "web",
        arguments: "[--quick]",
        what: "build the browser client into web-dist; --quick builds sooner and bigger, for work on the client",
        hands_on: false,
        run: web::run,
    },
    Task {
        name: "soak",
        arguments: "[PART…] [--fuzz-minutes N] [--crates NAMES]",
        what: "run what takes hours, or the parts of it that are named, and say first how long",
        hands_on: false,
        run: soak::run,
    },
    Task {
        name: "bench",
        arguments: "[--json]",
        what: "measure speed; --json prints one JSON object per line and nothing else",
        hands_on: false,
        run: bench::run,
    },
    Task {
        name: "strength",
        arguments: "[GAME | hindsight]",
        what: "measure how well the bots play, of all games or of one, and how much better it could have gone",
        hands_on: true,
        run: strength::run,
    },
    Task {
        name: "balance",
        arguments: "[GAME] [--seed N]",
        what: "measure in games of bots whether maps and cards are balanced, of all games or of one",
        hands_on: false,
        run: balance::run,
    },
    Task {
        name: "train",
        arguments: "GAME [PART] [--seed N] [--first N] [--rounds N]",
        what: "let the network of a game learn anew, or go on where it was stopped; writes the weights and a plot of the curve",
        hands_on: false,
        run: train::run,
    },
    Task {
        name: "visits",
        arguments: "[--json]",
        what: "measure in a browser how soon pages are there and touches are answered",
        hands_on: true,
        run: visits::run,
    },
    Task {
        name: "equipment",
        arguments: "",
        what: "install what some tests need besides Rust, or say how to get it",
        hands_on: false,
        run: equipment::run,
    },
    Task {
        name: "faults",
        arguments: "[--kills N] [--database sqlite|postgres|both] [--seed N] [OPTIONS…]",
        what: "kill servers, databases and disks under load, and check that nothing acknowledged is lost",
        hands_on: true,
        run: proving::faults,
    },
    Task {
        name: "load",
        arguments: "[--players N] [--tables N] [--think MS] [--json] [OPTIONS…]",
        what: "measure speed, memory and start time of the server under load",
        hands_on: true,
        run: proving::load,
    },
];

const EXAMPLES: &[(&str, &str)] = &[
    ("cargo xtask test", "everything, as the build server does"),
    ("cargo xtask test --quick", "rules, bots, drawings and protocol only: no databases, browsers, lints and docs"),
    ("cargo xtask test r19_", "all checks, but only the tests of sentence R19"),
    ("cargo xtask rules", "how many sentences each game has, and which lack a test or a translation"),
    ("cargo xtask play", "tables for everybody at http://127.0.0.1:7530"),
    ("cargo xtask play GAME", "a game in this terminal"),
    ("cargo xtask web --quick", "the client anew; a server of the debug build shows it at once"),
    ("cargo xtask soak tests fuzz", "every case of every test, and every fuzz target for ten minutes"),
    ("cargo xtask soak mutants --crates kernel,track", "the mutants of two crates; goes on where it was stopped"),
    ("cargo xtask bench --json > speed.jsonl", "keep the measurements"),
    ("cargo xtask faults --kills 5", "a short look at what survives; --help lists the scenarios"),
    ("cargo xtask load --json > load.jsonl", "keep the figures of the server under load"),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        print!("{}", help());
        return ExitCode::SUCCESS;
    };
    let asks_for_help = |word: &String| word == "--help" || word == "-h";
    let task = TASKS.iter().find(|task| task.name == name);
    let hands_on = task.is_some_and(|task| task.hands_on);
    if name == "help" || asks_for_help(name) || (!hands_on && rest.iter().any(asks_for_help)) {
        print!("{}", help());
        return ExitCode::SUCCESS;
    }
    let Some(task) = task else {
        eprintln!("unknown task `{name}`\n\n{}", help());
        return ExitCode::from(2);
    };
    (task.run)(&Workspace::here(), rest).unwrap_or_else(|error| {
        eprintln!("{name}: {error:#}");
        if error.is::<Misuse>() {
            eprintln!("\n{}", help());
            return ExitCode::from(2);
        }
        ExitCode::FAILURE
    })
}

/// The text of `cargo xtask --help`.
fn help() -> String {
    let tasks: Vec<Vec<String>> = TASKS
        .iter()
        .map(|task| vec![format!("  {} {}", task.name, task.arguments).trim_end().to_owned(), task.what.to_owned()])
        .collect();
    let parts: Vec<Vec<String>> =
        soak::PARTS.iter().map(|part| vec![format!("  {}", part.name), part.what.to_owned()]).collect();
    let examples: Vec<Vec<String>> =
        EXAMPLES.iter().map(|(line, what)| vec![format!("  {line}"), (*what).to_owned()]).collect();
    format!(
        "project chores, from any folder of the workspace\n\nusage: cargo xtask TASK [ARGUMENTS]\n\ntasks:\n{}\nparts of soak:\n{}\nexamples:\n{}",
        columns::align(&tasks, &[]),
        columns::align(&parts, &[]),
        columns::align(&examples, &[]),
    )
}

#[cfg(test)]
mod tests {
    use super::{EXAMPLES, TASKS, help, soak};

    #[test]
    fn help_has_a_line_for_every_task_and_for_every_part_of_soak() {
        let help = help();
        let (_, parts) = help.split_once("parts of soak:").expect("a heading");
        for part in soak::PARTS {
            let line = parts.lines().find(|line| line.trim_start().starts_with(part.name)).expect(part.name);
            assert!(line.ends_with(part.what), "{line}");
        }
        for task in TASKS {
            let line = help.lines().find(|line| line.trim_start().starts_with(task.name)).expect(task.name);
            assert!(line.ends_with(task.what), "{line}");
        }
    }

    #[test]
    fn examples_name_tasks_that_exist() {
        for (line, _) in EXAMPLES {
            let name = line.split(' ').nth(2).expect("a task");
            assert!(TASKS.iter().any(|task| task.name == name), "{line}");
        }
    }
}
