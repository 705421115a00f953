//! `platelayer score`: scores sheets that were filled in on paper, line by line.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use draw::text::beside;
use library::Paper;
use serde_json::{Map, Value, json};
use streetcar::BoardFile;
use thirty::SheetFile;
use track::{Route, SquareSet};

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
    let mut out = io::stdout().lock();
    let mut is_fine = true;
    for (n, file) in args.files.iter().enumerate() {
        match read(file) {
            Ok(sheet) => {
                if args.json {
                    writeln!(out, "{}", to_json(&sheet))?;
                } else {
                    let gap = if n > 0 { "\n" } else { "" };
                    writeln!(out, "{gap}{}: {}", fault::name(file), to_text(&sheet))?;
                }
                if let Some(svg) = &args.svg {
                    let target = if is_folder { svg.join(svg_name(file)) } else { svg.clone() };
                    files::write_picture(&target, &to_svg(&sheet))?;
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

fn read(file: &Path) -> Result<Paper, Fault> {
    let text = files::read(file)?;
    Paper::read(&text, &[]).map_err(|it| Fault::line(file, it.line, it.reason))
}

fn to_svg(paper: &Paper) -> String {
    match paper {
        Paper::Thirty(SheetFile { rules, sheet }) => {
            use thirty_picture::Picture;
            let title = format!("30 Rails, {rules}");
            Picture { title: &title, ..Picture::new(sheet, *rules) }.svg()
        }
        Paper::Streetcar(BoardFile { board, .. }) => {
            use streetcar_picture::Picture;
            Picture { title: "30 Streetcar Rails", ..Picture::new(board) }.svg()
        }
    }
}

fn to_text(paper: &Paper) -> String {
    match paper {
        Paper::Thirty(SheetFile { rules, sheet }) => {
            use thirty_picture::text;
            let map = thirty::map::draw(sheet, *rules, SquareSet::EMPTY);
            let table = text::table(&thirty::Tally::of(sheet, *rules), sheet, *rules);
            format!("30 Rails, {rules}\n{}{}", beside(&map, &table), text::routes(sheet, *rules))
        }
        Paper::Streetcar(BoardFile { board, .. }) => {
            use streetcar_picture::text;
            let map = text::map(board, SquareSet::EMPTY);
            let table = text::scores(board);
            format!("30 Streetcar Rails\n{}{}", beside(&map, &table), text::drives(board))
        }
    }
}

fn to_json(paper: &Paper) -> Value {
    match paper {
        Paper::Thirty(file) => sheet_to_json(file),
        Paper::Streetcar(file) => board_to_json(file),
    }
}

fn squares(route: Option<&Route>) -> Vec<String> {
    route.into_iter().flat_map(Route::squares).map(ToString::to_string).collect()
}

fn sheet_to_json(file: &SheetFile) -> Value {
    let SheetFile { rules, sheet } = file;
    let tally = thirty::Tally::of(sheet, *rules);
    let mut lines = Map::new();
    for line in tally.lines() {
        let mut value = json!({
            "points": thirty::points(line.pair),
            "squares": line.squares,
            "bonus": line.bonus,
            "total": line.sum(),
        });
        if let Some(shares) = line.shares {
            value["shares"] = json!(shares);
            value["counts"] = json!(line.total());
        }
        value["route"] = json!(squares(sheet.route(line.pair).as_ref()));
        lines.insert(line.pair.to_string(), value);
    }
    let stations: Vec<_> = tally.linked().map(thirty::Station::number).collect();
    json!({
        "lines": lines,
        "mine": { "stations": stations, "points": tally.mine() },
        "total": tally.total(),
        "grade": tally.grade().map(|it| it.to_string()),
    })
}

fn board_to_json(file: &BoardFile) -> Value {
    let board = &file.board;
    let tally = streetcar::Tally::of(board);
    let mut lines = Map::new();
    for line in tally.lines() {
        let value = json!({
            "points": streetcar::points(line.pair),
            "squares": line.squares,
            "trees": line.trees,
            "total": line.total(),
            "route": squares(board.route(line.pair).as_ref()),
        });
        lines.insert(line.pair.to_string(), value);
    }
    let stations: Vec<_> = tally.linked().map(streetcar::Station::number).collect();
    json!({
        "lines": lines,
        "central": { "stations": stations, "points": tally.central() },
        "total": tally.total(),
    })
}
