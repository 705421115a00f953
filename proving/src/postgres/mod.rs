//! A `PostgreSQL` of one's own, in a temporary folder, for as long as a test takes.

mod programs;

use std::{
    ffi::OsStr,
    fmt::Write as _,
    fs::{self, File},
    io,
    os::unix::{ffi::OsStrExt as _, fs::chown},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::process::{Process, Signal};
use programs::{Programs, User};

/// Who owns the databases.
const OWNER: &str = "platelayer";

/// The longest path of a socket that all systems permit.
const LONGEST_SOCKET: usize = 103;

/// How long the database may take to come up.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running cluster that listens on a socket in its own folder only.
///
/// It syncs what it promises, is stopped when this value is dropped, and leaves nothing behind.
#[derive(Debug)]
pub struct Postgres {
    // Dropped before the folder.
    process: Option<Process>,
    folder: TempDir,
    programs: Programs,
    user: Option<User>,
    options: Vec<String>,
}

/// Why there is no database.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    /// A file or a process could not be made.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// What went wrong.
        source: io::Error,
    },
    /// Root may not run it, and nobody else is there to run it.
    #[error("postgres does not run as root, and this machine has neither a user `postgres` nor `nobody`")]
    NoUser,
    /// The temporary folder has too long a name for a socket.
    #[error("the name of the temporary folder is too long for a socket: {0}")]
    LongPath(PathBuf),
    /// A program ended with an error.
    #[error("{program} failed: {output}")]
    Failed {
        /// The program.
        program: &'static str,
        /// What it said.
        output: String,
    },
}

impl Postgres {
    /// Starts a new cluster; `None` where it is not installed, which is told on standard error.
    pub fn start() -> Result<Option<Self>, PostgresError> {
        Self::start_with(&[])
    }

    /// Starts a new cluster with settings such as `fsync=off`.
    pub fn start_with(settings: &[&str]) -> Result<Option<Self>, PostgresError> {
        let Some(programs) = Programs::find() else {
            eprintln!("PostgreSQL is not installed (no initdb, postgres and psql): what needs it is left out");
            return Ok(None);
        };
        let is_root = rustix::process::geteuid().is_root();
        let user = is_root.then(|| programs::unprivileged().ok_or(PostgresError::NoUser)).transpose()?;
        let folder = tempfile::Builder::new().prefix("platelayer-").tempdir().map_err(io("a temporary folder"))?;
        if folder.path().join(".s.PGSQL.5432").as_os_str().len() > LONGEST_SOCKET {
            return Err(PostgresError::LongPath(folder.path().to_owned()));
        }
        if let Some(user) = user {
            chown(folder.path(), Some(user.uid), Some(user.gid)).map_err(io("the owner of the folder"))?;
        }
        let mut options = vec!["listen_addresses=".to_owned()];
        options.push(format!("unix_socket_directories={}", folder.path().display()));
        options.extend(settings.iter().map(|&it| it.to_owned()));
        let mut res = Self { process: None, folder, programs, user, options };
        res.initialise()?;
        res.revive()?;
        Ok(Some(res))
    }

    /// The address of one of its databases, as sqlx and libpq read it.
    pub fn url(&self, database: &str) -> String {
        let (database, folder) = (encoded(OsStr::new(database)), encoded(self.folder.path().as_os_str()));
        format!("postgres://{OWNER}@localhost/{database}?host={folder}")
    }

    /// Makes an empty database and gives its address.
    pub fn create_database(&self, name: &str) -> Result<String, PostgresError> {
        self.query("postgres", &format!("CREATE DATABASE \"{}\"", name.replace('"', "\"\"")))?;
        Ok(self.url(name))
    }

    /// Asks a database, and gives the answer as unaligned text: one row per line, `|` between columns.
    pub fn query(&self, database: &str, statement: &str) -> Result<String, PostgresError> {
        let mut psql = self.programs.command("psql", self.folder.path(), None);
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", OWNER, "-h"]).arg(self.folder.path());
        psql.args(["-d", database, "-c", statement]);
        output("psql", &mut psql)
    }

    /// Kills it as a power failure would: nothing is written any more, nobody says goodbye.
    pub fn crash(&mut self) -> Result<(), PostgresError> {
        if let Some(mut process) = self.process.take() {
            process.kill().map_err(io("kill postgres"))?;
        }
        Ok(())
    }

    /// Makes it silent: it takes connections and answers nothing, as a machine that hangs.
    pub fn pause(&self) -> Result<(), PostgresError> {
        self.signal_all(Signal::STOP)
    }

    /// Lets it go on after [`Self::pause`].
    pub fn resume(&self) -> Result<(), PostgresError> {
        self.signal_all(Signal::CONT)
    }

    fn signal_all(&self, signal: Signal) -> Result<(), PostgresError> {
        self.process.as_ref().map_or(Ok(()), |it| it.signal_family(signal)).map_err(io("signal postgres"))
    }

    /// Starts it again on the same folder after a crash; does nothing if it runs.
    pub fn revive(&mut self) -> Result<(), PostgresError> {
        let end = Instant::now() + PATIENCE;
        loop {
            let Some(process) = &mut self.process else {
                self.process = Some(self.launch()?);
                continue;
            };
            let ended = process.ended().map_err(io("look after postgres"))?;
            if ended.is_none() && self.is_ready() {
                return Ok(());
            }
            if Instant::now() > end {
                return Err(PostgresError::Failed { program: "postgres", output: self.log() });
            }
            if ended.is_some() {
                // After a crash the processes of connections live a moment longer, and it refuses to start beside them.
                if !self.log().contains("still in use") && !self.log().contains("lock file") {
                    return Err(PostgresError::Failed { program: "postgres", output: self.log() });
                }
                self.process = None;
                thread::sleep(Duration::from_millis(50));
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Its folder, with the files of the cluster and the socket.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// What it said since it was started last.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn initialise(&self) -> Result<(), PostgresError> {
        let mut initdb = self.programs.command("initdb", self.folder.path(), self.user);
        initdb.args(["--no-sync", "-A", "trust", "-U", OWNER, "--locale=C.UTF-8", "--encoding", "UTF8", "-D", "data"]);
        output("initdb", &mut initdb).map(|_| ())
    }

    fn launch(&self) -> Result<Process, PostgresError> {
        let log = File::create(self.folder.path().join("log")).map_err(io("the log of postgres"))?;
        let mut postgres = self.programs.command("postgres", self.folder.path(), self.user);
        postgres.args(["-D", "data"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        for option in &self.options {
            postgres.args(["-c", option]);
        }
        Process::start(&mut postgres, Signal::INT).map_err(io("start postgres"))
    }

    /// Whether it takes connections, which it says in the last line of its lock file.
    fn is_ready(&self) -> bool {
        let text = fs::read_to_string(self.folder.path().join("data/postmaster.pid")).unwrap_or_default();
        let is_ours = self.process.as_ref().is_some_and(|it| text.lines().next() == Some(&it.id().to_string()));
        is_ours && text.lines().any(|it| it.trim_end() == "ready")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.resume();
        if let Some(process) = &mut self.process {
            // An interrupt asks for a fast shutdown, which does not wait for connections.
            let _ = process.stop(Signal::INT, Duration::from_secs(5));
        }
    }
}

fn io(what: &'static str) -> impl Fn(io::Error) -> PostgresError {
    move |source| PostgresError::Io { what, source }
}

fn output(program: &'static str, command: &mut Command) -> Result<String, PostgresError> {
    let output = command.stdin(Stdio::null()).output().map_err(io(program))?;
    if !output.status.success() {
        let output = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(PostgresError::Failed { program, output });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A word in an address: everything but letters, digits and a few marks becomes `%` and two digits.
fn encoded(word: &OsStr) -> String {
    let mut res = String::new();
    for &byte in word.as_bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            res.push(char::from(byte));
        } else {
            let _ = write!(res, "%{byte:02X}");
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::{Postgres, PostgresError, encoded};

    #[test]
    fn addresses_hold_no_odd_letters() {
        assert_eq!(encoded(OsStr::new("/tmp/a-b_c.d~e")), "/tmp/a-b_c.d~e");
        assert_eq!(encoded(OsStr::new("a b&c?%é")), "a%20b%26c%3F%25%C3%A9");
    }

    #[test]
    fn a_cluster_keeps_what_it_promised_through_a_crash_and_leaves_nothing_behind() {
        let Some(mut postgres) = Postgres::start().expect("a cluster") else {
            return testing::skip("a cluster of our own, because PostgreSQL is not installed");
        };
        let url = postgres.create_database("games \"1\"").expect("a database");
        assert!(url.starts_with("postgres://platelayer@localhost/games%20%221%22?host=/"), "{url}");
        let ask = |postgres: &Postgres, statement: &str| postgres.query("games \"1\"", statement);
        assert_eq!(ask(&postgres, "SHOW fsync").expect("a setting"), "on\n");
        assert_eq!(ask(&postgres, "SHOW server_encoding").expect("a setting"), "UTF8\n");
        ask(&postgres, "CREATE TABLE moves (n int); INSERT INTO moves VALUES (7), (8)").expect("a table");
        postgres.crash().expect("a crash");
        assert!(matches!(ask(&postgres, "SELECT 1"), Err(PostgresError::Failed { program: "psql", .. })));
        postgres.revive().expect("a start");
        assert_eq!(ask(&postgres, "SELECT n FROM moves ORDER BY n").expect("rows"), "7\n8\n");
        let folder = postgres.folder().to_owned();
        drop(postgres);
        assert!(!folder.exists());
    }

    #[test]
    fn settings_are_handed_on() {
        let Some(postgres) = Postgres::start_with(&["fsync=off"]).expect("a cluster") else {
            return testing::skip("settings of a cluster, because PostgreSQL is not installed");
        };
        assert_eq!(postgres.query("postgres", "SHOW fsync").expect("a setting"), "off\n");
        let wrong = Postgres::start_with(&["lamp=red"]);
        assert!(matches!(wrong, Err(PostgresError::Failed { program: "postgres", .. })), "{wrong:?}");
    }
}
