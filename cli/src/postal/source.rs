//! Where letters come from: text files, mails, folders, mbox files, Maildirs and standard input.

use std::{
    fs::{self, File},
    io::{self, BufReader, Read as _},
    path::{Path, PathBuf},
};

use mail_parser::mailbox::mbox::MessageIterator;
use referee::BIGGEST_MAIL;

use crate::fault::{self, Fault};

/// A letter or a mail that was found.
#[derive(Debug)]
pub(crate) struct Incoming {
    /// Where it was found, for messages.
    pub(crate) place: String,
    /// The name of its file; none for standard input, and for mails, which are known by what stands in them.
    pub(crate) file: Option<String>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_mail: bool,
}

/// Shows all that is in a file or folder, one after the other, because a mailbox may be bigger than the memory.
pub(crate) fn each(path: &Path, show: &mut dyn FnMut(Incoming)) -> Result<(), Fault> {
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
            read(&file, show)?;
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
        show(Incoming { place, file: None, bytes, is_mail });
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
    show(Incoming { place, file, bytes, is_mail });
    Ok(())
}

fn mbox(path: &Path, show: &mut dyn FnMut(Incoming)) -> io::Result<()> {
    for (message, number) in MessageIterator::new(BufReader::new(File::open(path)?)).zip(1..) {
        let bytes = message?.unwrap_contents();
        show(Incoming { place: format!("{}, mail {number}", path.display()), file: None, bytes, is_mail: true });
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
