//! Files that commands read and write: whole, as text, and never over something of another kind.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::Path,
};

use kernel::RecordError;

use crate::fault::{Fault, name, one_line};

/// Reads a whole text file, or standard input.
pub(crate) fn read(file: &Path) -> Result<String, Fault> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
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

/// Reads a record. A last line that has no end and cannot be read was cut short and is left out, which is told.
pub(crate) fn whole_or_torn<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, RecordError>,
) -> Result<(T, Option<String>), RecordError> {
    let n_whole = text.rfind('\n').map_or(0, |it| it + 1);
    match read(text) {
        Err(error) if n_whole < text.len() && n_whole > 0 && error.line == text.lines().count() => {
            let note = format!("its last line was cut short (`{}`) and is left out", one_line(&text[n_whole..]));
            read(&text[..n_whole]).map(|it| (it, Some(note)))
        }
        res => res.map(|it| (it, None)),
    }
}

/// Writes a picture: the whole of it, or nothing. Whatever is no picture is not overwritten.
///
/// `-` is standard output; a link is followed; a device or a pipe is written to as it is.
pub(crate) fn write_picture(file: &Path, svg: &str) -> Result<(), Fault> {
    write_whole(file, svg.as_bytes(), "SVG picture", &[b"<svg ", b"<?xml"])
}

/// Writes a PDF in the same way.
pub(crate) fn write_document(file: &Path, pdf: &[u8]) -> Result<(), Fault> {
    write_whole(file, pdf, "PDF", &[b"%PDF-"])
}

/// Writes a file of a sort that begins in one of these ways; whatever else is there is not overwritten.
fn write_whole(file: &Path, bytes: &[u8], sort: &str, starts: &[&[u8; 5]]) -> Result<(), Fault> {
    if file == Path::new("-") {
        return Ok(io::stdout().lock().write_all(bytes)?);
    }
    let failed = |error: io::Error| Fault::file(file, &error);
    let target = match fs::metadata(file) {
        Err(_) => file.to_owned(),
        Ok(meta) if meta.is_file() => {
            if !is_of_sort(file, starts).map_err(failed)? {
                return Err(Fault::input(format!("{}: this file is no {sort}, so it is not overwritten", name(file))));
            }
            fs::canonicalize(file).map_err(failed)?
        }
        Ok(_) => return fs::write(file, bytes).map_err(failed),
    };
    let folder = target.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = tempfile::Builder::new();
    #[cfg(unix)]
    draft.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut draft = draft.tempfile_in(folder).map_err(failed)?;
    draft.write_all(bytes).map_err(failed)?;
    draft.persist(&target).map_err(|it| failed(it.error))?;
    Ok(())
}

/// Whether a file is empty or begins as our files of a sort do.
fn is_of_sort(file: &Path, starts: &[&[u8; 5]]) -> io::Result<bool> {
    let mut start = Vec::new();
    fs::File::open(file)?.take(5).read_to_end(&mut start)?;
    Ok(start.is_empty() || starts.iter().any(|it| it[..] == start))
}
