//! Where letters come from: text files, mails, folders, mbox files, Maildirs and standard input.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{self, BufReader, Read as _},
    path::{Path, PathBuf},
};

use mail_parser::mailbox::mbox::MessageIterator;
use referee::BIGGEST_MAIL;

use crate::fault::{self, Fault};

/// What stands between the name of a mail in a Maildir and its marks.
const MARKS: char = ':';

/// A letter or a mail that was found.
#[derive(Debug)]
pub(crate) struct Incoming {
    /// Where it was found, for messages.
    pub(crate) place: String,
    /// The name of its file; none for standard input, and for mails, which are known by what stands in them.
    pub(crate) file: Option<String>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_mail: bool,
    /// Its place in a Maildir.
    pub(crate) slot: Option<Slot>,
}

/// The place of a mail in a Maildir.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    root: PathBuf,
    /// Its name without its marks, which never changes.
    name: String,
    /// Where it lies if nobody has looked at it.
    unread: Option<PathBuf>,
}

/// The mails of Maildirs that need not be read again.
#[derive(Debug, Default)]
pub(crate) struct Seen(HashSet<(PathBuf, String)>);

impl Slot {
    fn of(root: &Path, path: &Path, is_new: bool) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy();
        let name = name.split(MARKS).next().unwrap_or_default().to_owned();
        Some(Self { root: root.to_owned(), name, unread: is_new.then(|| path.to_owned()) })
    }

    /// Whether nobody has looked at the mail.
    pub(crate) const fn is_unread(&self) -> bool {
        self.unread.is_some()
    }

    /// Leaves the mail as it is, for others; it need not be read again by whoever looks again and again.
    pub(crate) fn leave(self, seen: &mut Seen) {
        seen.0.insert((self.root, self.name));
    }

    /// Marks the mail as read, as mail programs do. Its letter must be stored before.
    pub(crate) fn mark(self, seen: &mut Seen) -> Result<(), Fault> {
        if let Some(unread) = &self.unread {
            let target = self.root.join("cur").join(format!("{}{MARKS}2,S", self.name));
            match fs::rename(unread, &target) {
                // A mail program was faster.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                res => res.map_err(|error| Fault::file(unread, &error))?,
            }
        }
        seen.0.insert((self.root, self.name));
        Ok(())
    }
}

/// Shows all that is in a file or folder, one after the other, because a mailbox may be bigger than the memory.
/// Mails of Maildirs that were seen are left out.
pub(crate) fn each(path: &Path, seen: &Seen, show: &mut dyn FnMut(Incoming)) -> Result<(), Fault> {
    if !path.is_dir() {
        return read(path, show);
    }
    let is_maildir = path.join("cur").is_dir() && path.join("new").is_dir();
    let folders = if is_maildir { vec![path.join("cur"), path.join("new")] } else { vec![path.to_owned()] };
    for folder in folders {
        let entries = fs::read_dir(&folder).map_err(|error| Fault::file(&folder, &error))?;
        let mut files: Vec<PathBuf> = entries.flatten().map(|it| it.path()).filter(|it| it.is_file()).collect();
        files.retain(|it| it.file_name().is_some_and(|name| !name.to_string_lossy().starts_with('.')));
        files.sort();
        for file in files {
            if !is_maildir {
                read(&file, show)?;
            } else if let Some(slot) = Slot::of(path, &file, folder.ends_with("new"))
                && !seen.0.contains(&(slot.root.clone(), slot.name.clone()))
            {
                read_mail(&file, slot, show)?;
            }
        }
    }
    Ok(())
}

fn read(path: &Path, show: &mut dyn FnMut(Incoming)) -> Result<(), Fault> {
    let place = fault::name(path);
    let failed = |error: io::Error| Fault::file(path, &error);
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().take(BIGGEST_MAIL as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
        let is_mail = is_mail(&bytes);
        show(Incoming { place, file: None, bytes, is_mail, slot: None });
        return Ok(());
    }
    let mut file = File::open(path).map_err(failed)?;
    let mut start = [0; 5];
    let n = file.read(&mut start).map_err(failed)?;
    if &start[..n] == b"From " {
        return mbox(path, show).map_err(failed);
    }
    let mut bytes = start[..n].to_vec();
    // One byte more than is read tells that it is too big.
    file.take(BIGGEST_MAIL as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    let is_mail = is_mail(&bytes);
    let file = path.file_name().filter(|_| !is_mail).map(|it| it.to_string_lossy().into_owned());
    show(Incoming { place, file, bytes, is_mail, slot: None });
    Ok(())
}

/// Reads a mail of a Maildir: whatever it looks like, it came by mail, and is no letter that somebody typed.
fn read_mail(path: &Path, slot: Slot, show: &mut dyn FnMut(Incoming)) -> Result<(), Fault> {
    let mut bytes = Vec::new();
    let done = File::open(path).and_then(|it| it.take(BIGGEST_MAIL as u64 + 1).read_to_end(&mut bytes));
    match done {
        Ok(_) => show(Incoming { place: fault::name(path), file: None, bytes, is_mail: true, slot: Some(slot) }),
        // A mail program has moved it, and the next look finds it.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(Fault::file(path, &error)),
    }
    Ok(())
}

fn mbox(path: &Path, show: &mut dyn FnMut(Incoming)) -> io::Result<()> {
    for (message, number) in MessageIterator::new(BufReader::new(File::open(path)?)).zip(1..) {
        let bytes = message?.unwrap_contents();
        show(Incoming {
            place: format!("{}, mail {number}", path.display()),
            file: None,
            bytes,
            is_mail: true,
            slot: None,
        });
    }
    Ok(())
}

/// Whether something is a mail: it has a sender and another header that only mails have. A letter may begin with lines
/// that look like headers, too.
fn is_mail(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(64 * 1024)];
    let (mut has_sender, mut has_other) = (false, false);
    for line in head.split(|&it| it == b'\n') {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            break;
        }
        let is_continued = line.starts_with(b" ") || line.starts_with(b"\t");
        let Some(colon) = line.iter().position(|&it| it == b':').filter(|_| !is_continued) else {
            if is_continued {
                continue;
            }
            return false;
        };
        let name = String::from_utf8_lossy(&line[..colon]).to_lowercase();
        has_sender |= name == "from";
        has_other |=
            ["date", "message-id", "received", "subject", "mime-version", "return-path"].contains(&name.as_str());
    }
    has_sender && has_other
}

#[cfg(test)]
mod tests {
    use super::is_mail;

    #[test]
    fn a_letter_with_headings_is_no_mail() {
        assert!(!is_mail(b"Spiel: Rails-7\nSpieler: Anna\nRunde: 4\n\n1. x5/y2 = 1a\n"));
        assert!(!is_mail(b"From: Anna\n\nhello\n"));
        assert!(!is_mail(b"Hello\nFrom: a@b.c\nSubject: x\n\n"));
        assert!(is_mail(b"Received: from a\r\n\tby b\r\nFrom: a@b.c\r\n\r\nhello\r\n"));
    }
}
