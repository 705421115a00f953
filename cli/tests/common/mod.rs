//! Running the program as a user would, in a folder of its own.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

/// A folder to work in, which is also the home of the user.
pub(crate) struct Desk(TempDir);

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("a writable folder");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut res = Command::new(env!("CARGO_BIN_EXE_platelayer"));
        res.args(args).current_dir(self.0.path()).env("HOME", self.0.path()).env_remove("XDG_DATA_HOME");
        res.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        res
    }

    /// Runs the program with this input.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> Done {
        let mut child = self.command(args).spawn().expect("the program starts");
        // The program may stop before it has read everything, which is its right.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        Done::of(&child.wait_with_output().expect("the program ends"))
    }

    /// Runs the program, which must find nothing wrong.
    #[track_caller]
    pub(crate) fn fine(&self, args: &[&str], input: &str) -> String {
        let done = self.run(args, input);
        assert_eq!((done.code, done.err.as_str()), (0, ""), "{args:?}: {}", done.out);
        done.out
    }

    /// Runs the program, which must refuse with this code and one line that contains `reason`.
    #[track_caller]
    pub(crate) fn refused(&self, args: &[&str], input: &str, code: i32, reason: &str) {
        let done = self.run(args, input);
        assert_eq!(done.code, code, "{args:?}: {done:?}");
        assert!(done.err.contains(reason), "{args:?}: expected `{reason}`, found `{}`", done.err);
        assert_eq!(done.err.lines().count(), 1, "one line: {}", done.err);
    }
}

impl Done {
    pub(crate) fn of(output: &Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// A whole game of 30 Rails with these dice.
pub(crate) fn whole_game(rules: &str, n_seats: usize, seed: &str) -> String {
    whole_game_of("30-rails", Some(rules), n_seats, seed, None)
}

/// A whole game with these dice, played by taking every so-manieth legal move.
pub(crate) fn whole_game_of(
    game: &str,
    rules: Option<&str>,
    n_seats: usize,
    seed: &str,
    content: Option<&str>,
) -> String {
    let entry = library::find(game).expect("the game");
    let mut host = entry.open_with(rules, n_seats, content).expect("an open game");
    let seed: kernel::Seed = seed.parse().expect("a seed");
    let id = seed.commitment().to_string()[..16].parse().expect("an id");
    let dice = kernel::Dice::new(seed, id);
    host.settle(&dice);
    for n in 0.. {
        let kernel::Turn::Seats(waiting) = host.turn() else { break };
        let seat = waiting.lowest().expect("somebody is waited for");
        let actions = host.actions(seat);
        host.act(seat, &actions[(n * 7) % actions.len()]).expect("a listed action");
        host.settle(&dice);
    }
    host.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept")
}

/// The moves of a record, as they would be typed.
pub(crate) fn moves(record: &str) -> String {
    let lines = record.lines().skip(1).filter(|it| it.starts_with(|c: char| c.is_ascii_digit()));
    lines.filter_map(|it| it.split_once(' ')).flat_map(|(_, action)| [action, "\n"]).collect()
}
