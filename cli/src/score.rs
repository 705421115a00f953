//! `platelayer score`: scores boards that were filled in on paper, line by line.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use draw::{Caption, svg};
use kernel::{ContentFault, Seat};
use library::{OpenError, Paper};
use paper::Language;

use crate::{
    args::Score,
    fault::{self, Fault},
    files,
};

/// Scores all files; one that is wrong does not keep the others from being scored.
pub(crate) fn run(args: &Score) -> Result<(), Fault> {
    let is_folder = args.svg.as_ref().is_some_and(|it| it.is_dir());
    if args.svg.is_some() && !is_folder && args.files.len() > 1 {
        return Err(Fault::usage("--svg: several sheets need a folder to be drawn into"));
    }
    let names: Vec<_> = args.files.iter().map(|it| svg_name(it)).collect();
    if let Some(name) = names.iter().enumerate().find(|&(n, it)| is_folder && names[..n].contains(it)) {
        return Err(Fault::usage(format!("--svg: two of the sheets would be drawn into {}", name.1.display())));
    }
    let contents = args.content.iter().map(|it| files::read(it)).collect::<Result<Vec<_>, _>>()?;
    for (file, content) in args.content.iter().zip(&contents) {
        check_content(file, content)?;
    }
    let contents: Vec<_> = contents.iter().map(String::as_str).collect();
    let mut out = io::stdout().lock();
    let mut is_fine = true;
    for (n, file) in args.files.iter().enumerate() {
        match read(file, &contents) {
            Ok(paper) => {
                if args.json {
                    let json = serde_json::to_string(&wire::scored(&paper.view)).map_err(Fault::input)?;
                    writeln!(out, "{json}")?;
                } else {
                    let gap = if n > 0 { "\n" } else { "" };
                    let text = gallery::finished(&paper.view, Seat::FIRST);
                    writeln!(out, "{gap}{}: {text}", fault::name(file))?;
                }
                if let Some(svg) = &args.svg {
                    let target = if is_folder { svg.join(svg_name(file)) } else { svg.clone() };
                    files::write_picture(&target, &picture(&paper))?;
                }
            }
            Err(fault) => {
                is_fine = false;
                fault.report();
            }
        }
    }
    if is_fine { Ok(()) } else { Err(Fault::Told) }
}

fn svg_name(file: &Path) -> PathBuf {
    let stem = file.file_stem().filter(|it| *it != "-").map_or("sheet".into(), PathBuf::from);
    stem.with_extension("svg")
}

/// Refuses what is the content of no game, as the game says that understood most of it.
fn check_content(file: &Path, content: &str) -> Result<(), Fault> {
    let mut furthest: Option<ContentFault> = None;
    for entry in library::GAMES.iter().filter(|it| it.has_content) {
        match entry.open_with(None, entry.seats.0, Some(content)) {
            Ok(_) => return Ok(()),
            Err(OpenError::Content(it)) if furthest.as_ref().is_none_or(|last| last.line < it.line) => {
                furthest = Some(it);
            }
            Err(_) => {}
        }
    }
    let fault = furthest.unwrap_or_else(|| ContentFault { line: 1, reason: "no game has such content".to_owned() });
    Err(Fault::line(file, fault.line, fault.reason))
}

fn read(file: &Path, contents: &[&str]) -> Result<Paper, Fault> {
    let text = files::read(file)?;
    if library::game_of(&text).is_none() {
        let names: Vec<_> = library::METAS.iter().filter(|it| !it.sheets.is_empty()).map(|it| it.name).collect();
        return Err(Fault::line(file, 1, format!("no line names the game: {}", names.join(", "))));
    }
    Paper::read(&text, contents).map_err(|it| Fault::line(file, it.line, it.reason))
}

/// The whole sheet with its score table; what the sheet is stands above it.
fn picture(paper: &Paper) -> String {
    let text = gallery::finished(&paper.view, Seat::FIRST);
    let caption = Caption { title: text.lines().next().unwrap_or_default(), ..Caption::default() };
    let scene = gallery::keepsake(&paper.view, Seat::FIRST, caption, &Language::English);
    scene.map_or_else(String::new, |it| svg::scene(&it, "sheet"))
}
