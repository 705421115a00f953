//! What can go wrong on the command line, and how it is told: one line on standard error, and an exit code.

use std::{fmt, io, path::Path, process::ExitCode};

/// The exit code for wrong input.
const INPUT: u8 = 1;
/// The exit code for wrong usage.
pub(crate) const USAGE: u8 = 2;

/// Something that ends the program.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The input is wrong: what is at fault, and why.
    Input(String),
    /// The command line is wrong.
    Usage(String),
    /// Nobody reads the output any more, which is nobody's fault.
    Unread,
    /// What is at fault was told already.
    Told,
}

impl Fault {
    /// The input is wrong.
    pub(crate) fn input(reason: impl fmt::Display) -> Self {
        Self::Input(reason.to_string())
    }

    /// The command line is wrong.
    pub(crate) fn usage(reason: impl fmt::Display) -> Self {
        Self::Usage(reason.to_string())
    }

    /// Line `line` of a file is wrong.
    pub(crate) fn line(file: &Path, line: usize, reason: impl fmt::Display) -> Self {
        Self::Input(format!("{}:{line}: {reason}", name(file)))
    }

    /// A file cannot be read or written.
    pub(crate) fn file(file: &Path, error: &io::Error) -> Self {
        Self::Input(format!("{}: {error}", name(file)))
    }

    /// Tells what is wrong; returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Input(message) => (message, INPUT),
            Self::Usage(message) => (message, USAGE),
            Self::Unread => return ExitCode::SUCCESS,
            Self::Told => return ExitCode::from(INPUT),
        };
        eprintln!("platelayer: {}", message.replace('\n', " "));
        ExitCode::from(code)
    }
}

/// Writing to standard output failed.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Input(format!("standard output: {error}")),
        }
    }
}

/// How a file is named in messages; `-` is standard input.
pub(crate) fn name(file: &Path) -> String {
    if file == Path::new("-") { "standard input".to_owned() } else { file.display().to_string() }
}

/// Reads a whole text file, or standard input.
pub(crate) fn read(file: &Path) -> Result<String, Fault> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    decode(file, bytes.map_err(|error| Fault::file(file, &error))?)
}

/// Reads a text file, if one is named.
pub(crate) fn read_optional(file: Option<&Path>) -> Result<Option<String>, Fault> {
    file.map(read).transpose()
}

/// The text of a file.
pub(crate) fn decode(file: &Path, bytes: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(bytes).map_err(|error| {
        let start = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = 1 + start.matches('\n').count();
        Fault::line(file, line, "this is not a text file: it is not valid UTF-8")
    })
}

/// Writes a whole file, or leaves the old one as it was.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), Fault> {
    let mut draft = file.as_os_str().to_owned();
    draft.push(".part");
    let draft = Path::new(&draft);
    let done = std::fs::write(draft, text).and_then(|()| std::fs::rename(draft, file));
    done.map_err(|error| {
        let _ = std::fs::remove_file(draft);
        Fault::file(file, &error)
    })
}
