//! The folder of a game: files are written whole or not at all, and never over others.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use crate::fault::Fault;

/// What drafts are called; those that a killed program left behind are swept away.
const DRAFT: &str = ".draft-";

/// The folder of a game.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

/// What came of writing a file that may be there already.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is there now.
    New,
    /// It was there, with the same inside.
    Same,
    /// It was there, with another inside, and still is.
    Other,
}

impl Folder {
    pub(crate) fn new(path: &Path) -> Self {
        Self(path.to_owned())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Makes a folder within this one.
    pub(crate) fn make(&self, name: &str) -> Result<PathBuf, Fault> {
        let path = self.path(name);
        fs::create_dir_all(&path).map_err(|error| Fault::file(&path, &error))?;
        Ok(path)
    }

    /// Sweeps away what a killed program left half done.
    pub(crate) fn sweep(&self) {
        for name in ["", "letters", "outbox", "reports", "records"] {
            let Ok(entries) = fs::read_dir(self.path(name)) else { continue };
            for path in entries.flatten().map(|it| it.path()) {
                let is_draft = path.file_name().is_some_and(|it| it.to_string_lossy().starts_with(DRAFT));
                // What cannot be swept away does no harm.
                let _ = match is_draft {
                    true if path.is_dir() => fs::remove_dir_all(&path),
                    true => fs::remove_file(&path),
                    false => Ok(()),
                };
            }
        }
    }

    /// Writes a new file: whole, synced, and under its name only then.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> Result<Written, Fault> {
        let path = self.path(name);
        let failed = |error: io::Error| Fault::file(&path, &error);
        let folder = path.parent().unwrap_or(Path::new("."));
        if path.exists() {
            return compare(&path, bytes).map_err(failed);
        }
        let mut draft = tempfile::Builder::new().prefix(DRAFT).tempfile_in(folder).map_err(failed)?;
        draft.write_all(bytes).map_err(failed)?;
        draft.as_file().sync_all().map_err(failed)?;
        match draft.persist_noclobber(&path) {
            Ok(_) => sync(folder).map(|()| Written::New).map_err(failed),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => compare(&path, bytes).map_err(failed),
            Err(error) => Err(failed(error.error)),
        }
    }

    /// Makes a new folder with these files in it, all at once. Says whether it is new; one that is there is left alone.
    pub(crate) fn write_all(&self, name: &str, files: &[(&str, &[u8])]) -> Result<bool, Fault> {
        let path = self.path(name);
        let failed = |error: io::Error| Fault::file(&path, &error);
        if path.exists() {
            return Ok(false);
        }
        let parent = path.parent().unwrap_or(Path::new("."));
        let draft = tempfile::Builder::new().prefix(DRAFT).tempdir_in(parent).map_err(failed)?;
        for (name, bytes) in files {
            let mut file = File::create_new(draft.path().join(name)).map_err(failed)?;
            file.write_all(bytes).map_err(failed)?;
            file.sync_all().map_err(failed)?;
        }
        fs::rename(draft.keep(), &path).map_err(failed)?;
        Ok(true)
    }

    /// Makes sure that the names in a folder survive, too.
    pub(crate) fn sync(&self, name: &str) -> Result<(), Fault> {
        let path = self.path(name);
        sync(&path).map_err(|error| Fault::file(&path, &error))
    }
}

fn compare(path: &Path, bytes: &[u8]) -> io::Result<Written> {
    Ok(if fs::read(path)? == bytes { Written::Same } else { Written::Other })
}

fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}
