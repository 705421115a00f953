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
        eprintln!("platelayer: {}", one_line(&message));
        ExitCode::from(code)
    }
}

/// A message as one line that no terminal takes for more than text.
pub(crate) fn one_line(message: &str) -> String {
    const MOST: usize = 400;
    let clean = message.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut res: String = clean.clone().take(MOST).collect();
    if clean.count() > MOST {
        res.push('…');
    }
    res
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
