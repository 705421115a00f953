//! `platelayer score`: scores sheets that were filled in on paper, line by line.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use draw::thirty::Picture;
use serde_json::{Map, Value, json};
use thirty::{Pair, SheetFile, Tally};
use track::SquareSet;

use crate::{
    args::Score,
    fault::{self, Fault},
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
                    writeln!(out, "{gap}{}", to_text(file, &sheet))?;
                }
                if let Some(svg) = &args.svg {
                    let target = if is_folder { svg.join(svg_name(file)) } else { svg.clone() };
                    let title = format!("30 Rails, {}", sheet.rules);
                    fault::write_picture(
                        &target,
                        &draw::svg::sheet(&Picture { title: &title, ..Picture::new(&sheet.sheet, sheet.rules) }),
                    )?;
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

fn read(file: &Path) -> Result<SheetFile, Fault> {
    let text = fault::read(file)?;
    let sheet = draw::text::read_sheet(&text);
    sheet.map_err(|it| Fault::line(file, it.line, it.reason))
}

fn to_text(file: &Path, sheet: &SheetFile) -> String {
    let SheetFile { rules, sheet } = sheet;
    let map = draw::text::map(sheet, *rules, SquareSet::EMPTY);
    let table = draw::text::table(&Tally::of(sheet, *rules), sheet, *rules);
    let routes = draw::text::routes(sheet, *rules);
    format!("{}: 30 Rails, {rules}\n{}{routes}", fault::name(file), draw::text::beside(&map, &table))
}

fn route(sheet: &thirty::Sheet, pair: Pair) -> Vec<String> {
    sheet.route(pair).iter().flat_map(track::Route::squares).map(ToString::to_string).collect()
}

fn to_json(sheet: &SheetFile) -> Value {
    let SheetFile { rules, sheet } = sheet;
    let tally = Tally::of(sheet, *rules);
    let mut lines = Map::new();
    for line in tally.lines() {
        let mut value = json!({
            "points": line.pair.points(),
            "squares": line.squares,
            "bonus": line.bonus,
            "total": line.sum(),
        });
        if let Some(shares) = line.shares {
            value["shares"] = json!(shares);
            value["counts"] = json!(line.total());
        }
        value["route"] = json!(route(sheet, line.pair));
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
