//! The program `platelayer serve` as a child: started, asked, killed and started again.

use std::{
    env,
    env::consts::EXE_SUFFIX,
    fs::{self, File},
    io::{self, BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use crate::process::{Memory, Process, Signal};

/// How long the server may take to listen.
const PATIENCE: Duration = Duration::from_mins(1);

/// How many of the last bytes of its log are told when it does not start.
const TAIL: usize = 2000;

/// The variable that names the program.
pub const BINARY: &str = "PLATELAYER_BIN";

/// How a server is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The program `platelayer`.
    pub binary: PathBuf,
    /// The address of its database.
    pub database: String,
    /// More options of `platelayer serve`.
    pub options: Vec<String>,
    /// The file that its log is appended to.
    pub log: PathBuf,
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    process: Process,
    address: SocketAddr,
    started_in: Duration,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The program was not found.
    #[error("there is no program `platelayer`: name it with {BINARY}, or build it beside this one (looked in {0})")]
    NoBinary(String),
    /// A file or a process could not be made.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// What went wrong.
        source: io::Error,
    },
    /// It did not say where it listens.
    #[error("the server does not listen: {reason}; its log ends: {log}")]
    Deaf {
        /// What it did instead.
        reason: String,
        /// The end of its log.
        log: String,
    },
}

/// The program `platelayer`: named by a variable, or beside the running program, or one folder above it as with tests.
pub fn binary() -> Result<PathBuf, ServerError> {
    if let Some(named) = env::var_os(BINARY) {
        return Ok(named.into());
    }
    let here = env::current_exe().map_err(io("find the running program"))?;
    let name = format!("platelayer{EXE_SUFFIX}");
    let places: Vec<PathBuf> = here.ancestors().skip(1).take(2).map(|it| it.join(&name)).collect();
    let shown = || places.iter().map(|it| it.display().to_string()).collect::<Vec<_>>().join(", ");
    places.iter().find(|it| it.is_file()).cloned().ok_or_else(|| ServerError::NoBinary(shown()))
}

impl Launch {
    /// Starts a server without limits on a port that the system chooses.
    pub fn start(&self) -> Result<Server, ServerError> {
        self.start_at(SocketAddr::from(([127, 0, 0, 1], 0)))
    }

    /// Starts a server without limits at this address.
    pub fn start_at(&self, listen: SocketAddr) -> Result<Server, ServerError> {
        let start = Instant::now();
        let log =
            File::options().create(true).append(true).open(&self.log).map_err(io("open the log of the server"))?;
        let mut command = self.command(listen);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut process = Process::start(&mut command, Signal::KILL).map_err(io("start the server"))?;
        let address = match listening(&mut process) {
            Ok(address) => address,
            Err(reason) => {
                let _ = process.kill();
                return Err(ServerError::Deaf { reason, log: tail(&self.log) });
            }
        };
        Ok(Server { process, address, started_in: start.elapsed() })
    }

    fn command(&self, listen: SocketAddr) -> Command {
        // A file that may not grow must give an error and not end the server: the shell lets the signal be ignored.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(&self.binary);
        command.args(["serve", "--listen", &listen.to_string(), "--database", &self.database]);
        command.args(["--rate-per-address", "0", "--rate-per-seat", "0"]).args(&self.options);
        for (variable, _) in env::vars_os().filter(|(it, _)| it.to_string_lossy().starts_with("PLATELAYER_")) {
            command.env_remove(variable);
        }
        command
    }
}

impl Server {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// How long it took from its start until it listened.
    pub const fn started_in(&self) -> Duration {
        self.started_in
    }

    /// How much memory it holds.
    pub fn memory(&self) -> io::Result<Memory> {
        self.process.memory()
    }

    /// How much time of the processors it has used.
    pub fn processor_time(&self) -> io::Result<Duration> {
        self.process.processor_time()
    }

    /// Kills it without a warning.
    pub fn kill(mut self) -> io::Result<()> {
        self.process.kill().map(|_| ())
    }

    /// Asks it to end, and waits for that.
    pub fn stop(mut self) -> io::Result<ExitStatus> {
        self.process.stop(Signal::TERM, Duration::from_secs(20))
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> io::Result<bool> {
        self.process.ended().map(|it| it.is_some())
    }

    /// Lets its files grow no further than this many bytes; `None` lifts the limit.
    pub fn limit_files(&self, bytes: Option<u64>) -> io::Result<()> {
        self.process.limit_files(bytes)
    }
}

/// Waits for the line that says where it listens.
fn listening(process: &mut Process) -> Result<SocketAddr, String> {
    let output = process.take_stdout().ok_or("it has no output")?;
    let (send, receive) = mpsc::channel();
    // The thread goes on reading, so that a server that says more is never held up; it ends with the server.
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            let _ = send.send(line);
        }
    });
    let end = Instant::now() + PATIENCE;
    loop {
        let line =
            receive.recv_timeout(end.saturating_duration_since(Instant::now())).map_err(|error| match error {
                mpsc::RecvTimeoutError::Timeout => format!("nothing was heard of it for {PATIENCE:?}"),
                mpsc::RecvTimeoutError::Disconnected => "it has ended".to_owned(),
            })?;
        if let Some(address) = line.strip_prefix("listening on http://") {
            return address.trim().trim_end_matches('/').parse().map_err(|_| format!("it says `{line}`"));
        }
    }
}

fn tail(log: &Path) -> String {
    let bytes = fs::read(log).unwrap_or_default();
    String::from_utf8_lossy(&bytes[bytes.len().saturating_sub(TAIL)..]).into_owned()
}

fn io(what: &'static str) -> impl Fn(io::Error) -> ServerError {
    move |source| ServerError::Io { what, source }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path, process::Command};

    use super::{Launch, ServerError};

    /// A program that answers to the arguments of the server as the server would.
    fn launch(folder: &Path, script: &str) -> Launch {
        let binary = folder.join("platelayer");
        // Written by another process: a file that this one holds open while another test starts a child is "busy".
        let write = ["-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod 755 \"$0\""];
        assert!(Command::new("sh").args(write).arg(&binary).arg(script).status().expect("a shell").success());
        let options = vec!["--short-deadlines".to_owned()];
        Launch { binary, database: "sqlite:games.db".to_owned(), options, log: folder.join("log") }
    }

    #[test]
    fn the_line_of_the_server_tells_its_address() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = "echo \"$@\" >&2; echo hello; echo listening on http://127.0.0.1:4321; exec sleep 64";
        let launch = launch(folder.path(), script);
        let mut server = launch.start().expect("a server");
        assert_eq!(server.address().port(), 4321);
        assert!(!server.has_ended().expect("a look"));
        let said = fs::read_to_string(&launch.log).expect("a log");
        let expected = "serve --listen 127.0.0.1:0 --database sqlite:games.db \
                        --rate-per-address 0 --rate-per-seat 0 --short-deadlines\n";
        assert_eq!(said, expected);
        assert!(server.memory().expect("a status").resident > 0);
        server.kill().expect("an end");
    }

    #[test]
    fn a_server_that_ends_is_told_with_its_last_words() {
        let folder = tempfile::tempdir().expect("a folder");
        match launch(folder.path(), "echo no such database >&2; exit 1").start() {
            Err(ServerError::Deaf { reason, log }) => {
                assert_eq!((reason.as_str(), log.as_str()), ("it has ended", "no such database\n"));
            }
            other => panic!("{other:?}"),
        }
    }
}
