//! A server as an operator runs it: the real program, in a folder of its own, with nothing set but what a test sets.

use std::{
    env,
    fs::File,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Command, ExitStatus, Output, Stdio},
    time::Duration,
};

use proving::process::{Process, Signal};
use tempfile::TempDir;

/// A folder for a server and its operator.
pub(crate) struct House(TempDir);

/// A server that runs.
pub(crate) struct Serving {
    process: Process,
    /// What it said first.
    pub(crate) line: String,
    _output: BufReader<std::process::ChildStdout>,
}

impl House {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a writable folder");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The program with these arguments and variables; its data folder is `data`.
    pub(crate) fn command(&self, args: &[&str], variables: &[(&str, &str)]) -> Command {
        let mut res = Command::new(env!("CARGO_BIN_EXE_platelayer"));
        for (variable, _) in env::vars_os().filter(|(it, _)| it.to_string_lossy().starts_with("PLATELAYER_")) {
            res.env_remove(variable);
        }
        res.args(args).current_dir(self.0.path()).env("XDG_DATA_HOME", self.path("data"));
        res.envs(variables.iter().copied()).stdin(Stdio::null());
        res
    }

    /// Runs a command that ends by itself: its exit code, its output and its complaints.
    pub(crate) fn run(&self, args: &[&str], variables: &[(&str, &str)]) -> (i32, String, String) {
        let Output { status, stdout, stderr } = self.command(args, variables).output().expect("the program starts");
        let text = |it: Vec<u8>| String::from_utf8(it).expect("text");
        (status.code().unwrap_or(-1), text(stdout), text(stderr))
    }

    /// Starts a server; its log goes into the file `log`.
    #[track_caller]
    pub(crate) fn serve(&self, args: &[&str], variables: &[(&str, &str)]) -> Serving {
        let log = File::options().create(true).append(true).open(self.path("log")).expect("a log");
        let mut command = self.command(&[&["serve"], args].concat(), variables);
        command.stdout(Stdio::piped()).stderr(log);
        let mut process = Process::start(&mut command, Signal::KILL).expect("the program starts");
        let mut output = BufReader::new(process.take_stdout().expect("an output"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        assert!(line.starts_with("listening on http://"), "it says `{line}`, and its log: {}", self.read("log"));
        Serving { process, line, _output: output }
    }

    /// Starts a server on any port with the database `games.db`.
    #[track_caller]
    pub(crate) fn serve_here(&self, args: &[&str]) -> Serving {
        let usual = ["--listen", "127.0.0.1:0", "--database", "sqlite:games.db"];
        self.serve(&[&usual, args].concat(), &[])
    }
}

impl Serving {
    pub(crate) fn address(&self) -> SocketAddr {
        let address = self.line.trim_end().strip_prefix("listening on http://").expect("an address");
        address.parse().expect("an address")
    }

    pub(crate) fn signal(&self, signal: Signal) {
        self.process.signal(signal).expect("it runs");
    }

    /// Asks it to end, and waits for that.
    pub(crate) fn stop(mut self) -> ExitStatus {
        self.process.stop(Signal::TERM, Duration::from_secs(20)).expect("an end")
    }
}

/// A runtime for those who play.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(future)
}
