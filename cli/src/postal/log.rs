//! The log of a game: one line per act, only ever added to. An act is done when its line is on disk, and not before.

use std::{
    collections::BTreeMap,
    env,
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::PathBuf,
    thread,
    time::Duration,
};

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use crate::fault::Fault;

/// One thing that a referee did.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(crate) enum Act {
    New {
        game: String,
    },
    Player {
        name: String,
        address: Option<String>,
        language: String,
    },
    Language {
        name: String,
        language: String,
    },
    Address {
        name: String,
        address: String,
    },
    Roll {
        deadline: String,
    },
    Take(Counted),
    Aside {
        letter: u32,
        file: String,
        key: String,
        from: String,
        received: i64,
    },
    Enter {
        #[serde(flatten)]
        counted: Counted,
        /// Letters of the player that are settled by it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        settles: Vec<u32>,
    },
    /// The referee has seen what is to be seen in these letters.
    Tick {
        letters: Vec<u32>,
    },
    Extend {
        deadline: String,
    },
    Pause,
    Remind {
        round: u8,
        deadline: String,
        names: Vec<String>,
    },
    Adjudicate {
        round: u8,
        orders: BTreeMap<String, Option<String>>,
        deadline: String,
        /// Letters in which something was to be seen, and that were passed over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        anyway: Vec<u32>,
        /// The game rested, and does so no longer; before this was logged it went on resting.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resumes: bool,
    },
    Correct {
        round: u8,
        name: String,
        orders: String,
    },
    Finish,
}

/// A letter that counts for a player and a round.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct Counted {
    pub(crate) letter: u32,
    pub(crate) file: String,
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) round: u8,
    pub(crate) received: i64,
}

/// A line of the log.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    pub(crate) time: String,
    pub(crate) by: String,
    #[serde(flatten)]
    pub(crate) act: Act,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) reason: String,
}

/// How long a command waits for another one to end.
const PATIENCE: u32 = 100;

/// The log of a game, locked against other commands.
#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: File,
    end: u64,
}

/// The lines of a log, each with its number; a last line without an end was never acknowledged.
fn parse(path: &std::path::Path, text: &str) -> Result<Vec<Entry>, Fault> {
    let whole = &text[..text.rfind('\n').map_or(0, |it| it + 1)];
    let read = |(line, number): (&str, usize)| {
        serde_json::from_str(line)
            .map_err(|error| Fault::line(path, number, format!("this is no line of a log: {error}")))
    };
    whole.lines().zip(1..).filter(|it| !it.0.trim().is_empty()).map(read).collect()
}

impl Log {
    /// Opens the log of a game, or begins it, and waits while another command is at work.
    pub(crate) fn open(folder: &Folder, is_new: bool) -> Result<(Self, Vec<Entry>), Fault> {
        let path = folder.path("log");
        let failed = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Fault::input(format!(
                "{}: there is no game in this folder (begin one with `platelayer postal new FOLDER`)",
                path.display()
            )),
            _ => Fault::file(&path, &error),
        };
        let mut file =
            OpenOptions::new().read(true).write(true).create(is_new).truncate(false).open(&path).map_err(failed)?;
        for n in 0.. {
            match file.try_lock() {
                Err(TryLockError::WouldBlock) if n < PATIENCE => thread::sleep(Duration::from_millis(100)),
                Err(TryLockError::WouldBlock) => {
                    return Err(Fault::input(format!("{}: another command is at work in this folder", path.display())));
                }
                // Some file systems have no locks; then nobody else is kept out, as with any editor.
                Ok(()) | Err(TryLockError::Error(_)) => break,
            }
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let end = bytes.iter().rposition(|&it| it == b'\n').map_or(0, |it| it + 1);
        bytes.truncate(end);
        let entries = parse(&path, &crate::files::decode(&path, bytes)?)?;
        Ok((Self { path, file, end: end as u64 }, entries))
    }

    /// Reads the log without waiting for anybody, to look at.
    pub(crate) fn read(folder: &Folder) -> Result<Vec<Entry>, Fault> {
        let path = folder.path("log");
        parse(&path, &crate::files::read(&path)?)
    }

    /// Adds a line.
    pub(crate) fn add(&mut self, entry: &Entry) -> Result<(), Fault> {
        let line = serde_json::to_string(entry).map_err(|error| Fault::input(format!("the log: {error}")))? + "\n";
        let done = self
            .file
            .set_len(self.end)
            .and_then(|()| self.file.seek(SeekFrom::Start(self.end)))
            .and_then(|_| self.file.write_all(line.as_bytes()))
            .and_then(|()| self.file.sync_data());
        done.map_err(|error| Fault::file(&self.path, &error))?;
        self.end += line.len() as u64;
        Ok(())
    }
}

/// Who gives the commands.
pub(crate) fn user() -> String {
    ["USER", "LOGNAME", "USERNAME"].iter().find_map(|it| env::var(it).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_written_as_they_always_were() {
        for line in [
            r#"{"time":"2026-11-02T09:00:00Z","by":"gm","act":"take","letter":1,"file":"letters/1.txt","key":"k","name":"Anna","round":2,"received":1793606400}"#,
            r#"{"time":"2026-11-02T09:00:00Z","by":"gm","act":"enter","letter":2,"file":"letters/2.txt","key":"entered 2","name":"Anna","round":2,"received":1793606400}"#,
            r#"{"time":"2026-11-02T09:00:00Z","by":"","act":"enter","letter":2,"file":"letters/2.txt","key":"entered 2","name":"Anna","round":2,"received":-1,"settles":[1],"reason":"by phone"}"#,
            r#"{"time":"2026-11-02T09:00:00Z","by":"gm","act":"aside","letter":3,"file":"letters/3.eml","key":"k","from":"x@example.org","received":1793606400,"reason":"nobody knows the sender"}"#,
        ] {
            let entry: Entry = serde_json::from_str(line).expect("a line of a log");
            assert_eq!(serde_json::to_string(&entry).expect("JSON"), line);
        }
    }
}
