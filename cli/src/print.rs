//! `platelayer print`: sheets, cards, tiles and played games as PDF.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use kernel::{Seat, Viewer};
use paper::{Blank, Pdf, Played};

use crate::{
    args::Print,
    fault::{self, Fault},
    files, games,
};

/// Prints what can be played with, or a game that was.
pub(crate) fn run(args: &Print) -> Result<(), Fault> {
    let content = files::read_optional(args.content.as_deref())?;
    let (pdf, usual) = match library::find(&args.what) {
        Some(entry) => blank(args, entry, content.as_deref())?,
        None if Path::new(&args.what).exists() || args.what == "-" => played(args, content.as_deref())?,
        None => {
            let Err(unknown) = games::find(&args.what) else { return Ok(()) };
            let Fault::Usage(reason) = unknown else { return Err(unknown) };
            return Err(Fault::usage(format!("{reason}, and there is no file of this name")));
        }
    };
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from(usual));
    files::write_document(&file, &pdf.bytes)?;
    if file != Path::new("-") {
        let pages = if pdf.n_pages == 1 { "1 page".to_owned() } else { format!("{} pages", pdf.n_pages) };
        writeln!(io::stdout(), "Printed into {}: {pages} of {}.", file.display(), args.paper)?;
    }
    if !pdf.unknown.is_empty() {
        let letters: Vec<_> = pdf.unknown.iter().map(ToString::to_string).collect();
        eprintln!("platelayer: no bundled font has {}: a hollow square stands for each", letters.join(" "));
    }
    Ok(())
}

/// What is needed to play, and what the file is called if nobody says.
fn blank(args: &Print, entry: &library::Entry, content: Option<&str>) -> Result<(Pdf, String), Fault> {
    for (name, is_given) in [("--seat", args.seat.is_some()), ("--link", args.link.is_some())] {
        if is_given {
            return Err(Fault::usage(format!("{name}: only a record has it, and {} is a game", entry.name)));
        }
    }
    let host =
        entry.open_with(args.rules.as_deref(), entry.seats.0, content).map_err(|it| match (&it, &args.content) {
            (library::OpenError::Content(fault), Some(file)) => Fault::line(file, fault.line, &fault.reason),
            _ => Fault::usage(it),
        })?;
    let blank = Blank {
        stock: args.paper,
        n_per_page: args.per_page.unwrap_or(1),
        n_pages: args.pages.unwrap_or(1),
        language: args.language,
    };
    let pdf = blank.print(host.as_ref()).map_err(Fault::usage)?;
    let rules = args.rules.as_deref().map_or(String::new(), |it| format!("-{it}"));
    Ok((pdf, format!("{}{rules}.pdf", entry.name)))
}

/// The sheet of a seat with its notation, and what the file is called if nobody says.
fn played(args: &Print, content: Option<&str>) -> Result<(Pdf, String), Fault> {
    let given =
        [("--rules", args.rules.is_some()), ("--per-page", args.per_page.is_some()), ("--pages", args.pages.is_some())];
    if let Some((name, _)) = given.iter().find(|it| it.1) {
        return Err(Fault::usage(format!("{name}: this is for empty sheets, and {} is a record", args.what)));
    }
    let file = Path::new(&args.what);
    let text = files::read(file)?;
    let contents: Vec<_> = content.into_iter().collect();
    let reading = files::whole_or_torn(&text, |text| library::read(text, &contents));
    let (reading, torn) = reading.map_err(|it| Fault::line(file, it.line, it.reason))?;
    if let Some(torn) = torn {
        eprintln!("platelayer: {}: {torn}", fault::name(file));
    }
    let host = reading.host;
    let number = args.seat.unwrap_or(0);
    let seat = Seat::new(number).filter(|it| it.index() < host.n_seats());
    let seat = seat.ok_or_else(|| Fault::usage(format!("--seat: seats are 0 to {}", host.n_seats() - 1)))?;
    let record = host.record(reading.pledge, reading.seed).unwrap_or_default();
    let outcome = host.outcome();
    let played = Played {
        view: &host.view(Viewer::Referee),
        seat,
        players: &[],
        n_seats: host.n_seats(),
        record: &record,
        outcome: outcome.as_ref(),
        link: args.link.as_deref(),
        has_code: true,
        stock: args.paper,
        language: args.language,
    };
    let pdf = played.print().map_err(Fault::input)?;
    let stem = file.file_stem().filter(|_| args.what != "-").map_or("game".into(), |it| it.to_string_lossy());
    let whose = args.seat.map_or(String::new(), |it| format!("-{it}"));
    Ok((pdf, format!("{stem}{whose}.pdf")))
}
