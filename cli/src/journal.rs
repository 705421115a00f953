//! The record of a running game: appended and synced event by event, locked against a second player.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use crate::{fault::Fault, files};

/// A record file that is being written.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    /// Where the line of each event begins.
    starts: Vec<u64>,
    end: u64,
}

/// What was found in a record file.
pub(crate) struct Found {
    pub(crate) journal: Journal,
    pub(crate) text: String,
    /// A last line without an end, which was never acknowledged and is left out.
    pub(crate) torn: Option<String>,
}

impl Journal {
    /// Begins a new record with these lines. A file that has something in it is never touched.
    pub(crate) fn create(path: &Path, head: &str) -> Result<Self, Fault> {
        let failed = |error: io::Error| Fault::file(path, &error);
        // Not truncated: whether it is empty is known for sure only once it is locked.
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut res = Self { path: path.to_owned(), file, starts: Vec::new(), end: 0 };
        res.lock()?;
        if res.file.metadata().map_err(failed)?.len() > 0 {
            return Err(Fault::input(format!("{}: the file exists already", path.display())));
        }
        res.write(head)?;
        // The name of the file must survive too, not only its inside.
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if let Ok(folder) = File::open(folder) {
            let _ = folder.sync_all();
        }
        Ok(res)
    }

    /// Opens a record to go on with it.
    pub(crate) fn open(path: &Path) -> Result<Found, Fault> {
        let failed = |error: io::Error| Fault::file(path, &error);
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(failed)?;
        let mut journal = Self { path: path.to_owned(), file, starts: Vec::new(), end: 0 };
        journal.lock()?;
        let mut bytes = Vec::new();
        journal.file.read_to_end(&mut bytes).map_err(failed)?;
        let n_whole = bytes.iter().rposition(|&it| it == b'\n').map_or(0, |it| it + 1);
        let torn = String::from_utf8_lossy(&bytes[n_whole..]).into_owned();
        bytes.truncate(n_whole);
        let text = files::decode(path, bytes)?;
        let mut start = 0;
        let mut is_head = true;
        for line in text.split_inclusive('\n') {
            // The first line that is no comment names the game, and it may begin with a digit as events do.
            if is_head {
                is_head = line.trim_end().is_empty() || line.starts_with('#');
            } else if line.starts_with(|c: char| c == '.' || c.is_ascii_digit()) {
                journal.starts.push(start);
            }
            start += line.len() as u64;
        }
        journal.end = start;
        Ok(Found { journal, text, torn: Some(torn).filter(|it| !it.is_empty()) })
    }

    /// Where the record is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds the line of an event.
    pub(crate) fn event(&mut self, line: &str) -> Result<(), Fault> {
        let start = self.end;
        self.write(&format!("{line}\n"))?;
        self.starts.push(start);
        Ok(())
    }

    /// Adds a line that is not an event.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Fault> {
        let done = self
            .file
            .set_len(self.end)
            .and_then(|()| self.file.seek(SeekFrom::Start(self.end)))
            .and_then(|_| self.file.write_all(text.as_bytes()))
            .and_then(|()| self.file.sync_data());
        done.map_err(|error| Fault::file(&self.path, &error))?;
        self.end += text.len() as u64;
        Ok(())
    }

    /// Takes back the line of the last event.
    pub(crate) fn undo(&mut self) -> Result<(), Fault> {
        if let Some(start) = self.starts.pop() {
            let done = self.file.set_len(start).and_then(|()| self.file.sync_data());
            done.map_err(|error| Fault::file(&self.path, &error))?;
            self.end = start;
        }
        Ok(())
    }

    fn lock(&self) -> Result<(), Fault> {
        // Some file systems have no locks; then nobody else is kept out, as with any editor.
        match self.file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                Err(Fault::input(format!("{}: somebody is playing this record right now", self.path.display())))
            }
            Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
        }
    }
}
