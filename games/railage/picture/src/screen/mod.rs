//! Rail Age at a terminal.

mod ask;
mod options;

use std::sync::Arc;

use draw::svg;
use kernel::{Game as _, Seat, Viewer};
use railage::{Announcement, CitySet, Map, Mine, Railage, Setup, Sheet, SheetView, Stage, Tally, View};

use crate::{
    Picture,
    text::{self, Open},
};

pub(super) fn screen(view: &View, seat: Seat) -> String {
    let Some(at) = view.sheets.get(seat) else { return String::new() };
    let blank = blank(&view.map);
    let sheet = at.as_ref().map_or(&blank, |it| &it.sheet);
    let open = at.as_ref().map_or_else(Open::default, |it| options::open(view, starts(view, seat), it));
    let mut res = ask::wrapped(&format!("Map {}, {}", view.map.name(), view.map.note()));
    res += &text::map(&view.map, sheet, &open);
    res += text::legend();
    res += &text::chart(&view.map);
    res.push('\n');
    res += &text::tracks(view.map.tracks(), sheet, view.taken());
    res.push('\n');
    if at.is_some() {
        res += &text::table(&Tally::of(sheet, &view.map), is_solo(view));
        res.push('\n');
    }
    res + &ask::status(view, seat)
}

pub(super) fn help(view: &View, seat: Seat) -> String {
    ask::help(view, seat)
}

pub(super) fn score(view: &View, seat: Seat) -> String {
    let Some(SheetView { sheet, .. }) = view.sheets.get(seat).and_then(Option::as_ref) else {
        return hidden(view, seat);
    };
    let tally = Tally::of(sheet, &view.map);
    let overlap = format!("Both tracks are reached in {} columns, which breaks ties.", tally.overlap());
    let lines = sheet.lines().iter().map(|it| format!("line {it}"));
    let lines = lines.chain(sheet.specials().map(|it| format!("special line {it}")));
    let lines: Vec<_> = [tally.to_string(), overlap].into_iter().chain(lines).collect();
    text::table(&tally, is_solo(view)) + "\n" + &lines.join("\n") + "\n"
}

pub(super) fn finished(view: &View, seat: Seat) -> String {
    let Some(SheetView { sheet, .. }) = view.sheets.get(seat).and_then(Option::as_ref) else {
        return hidden(view, seat);
    };
    let map = text::map(&view.map, sheet, &Open::default());
    let tracks = text::tracks(view.map.tracks(), sheet, view.taken());
    format!("Rail Age, {}\n{map}{}\n{tracks}\n{}", view.map.name(), text::legend(), score(view, seat))
}

pub(super) fn moment(view: &View, seat: Seat, title: &str) -> String {
    let Some(at) = view.sheets.get(seat) else { return String::new() };
    let blank = blank(&view.map);
    let sheet = at.as_ref().map_or(&blank, |it| &it.sheet);
    let subtitle = subtitle(view);
    svg::scene(
        &Picture {
            title,
            subtitle: &subtitle,
            taken: view.taken(),
            is_solo: is_solo(view),
            ..Picture::new(&view.map, sheet)
        }
        .scene(),
        "sheet",
    )
}

fn subtitle(view: &View) -> String {
    let map = view.map.name();
    match view.stage {
        Stage::Mines | Stage::Start => format!("the {map} map, setup"),
        Stage::Roll => format!("the {map} map, after round {}", view.round),
        Stage::Round => {
            let last = if view.is_last { ", the last one" } else { "" };
            let dice = view.roll.map_or(String::new(), |it| format!(": dice {it}"));
            format!("the {map} map, round {}{last}{dice}", view.round)
        }
        Stage::Over => format!("the {map} map, after {} rounds", view.round),
    }
}

fn is_solo(view: &View) -> bool {
    view.sheets.as_slice().len() == 1
}

/// A sheet on which nothing is drawn yet.
fn blank(map: &Arc<Map>) -> Sheet {
    let setup = Setup::new(Arc::clone(map), 1).expect("one seat is allowed");
    let view = Railage::new(&setup).view(Viewer::Referee);
    let first = view.sheets.get(Seat::FIRST).cloned().flatten();
    first.expect("a sheet of a game for one is open to all").sheet
}

/// The cities where a seat may draw its first ○.
fn starts(view: &View, seat: Seat) -> CitySet {
    let face = view.mines.get(seat).copied().flatten();
    face.and_then(|it| Mine::new(it.number())).map_or(CitySet::EMPTY, |it| view.map.beside(it))
}

/// What is said in the place of a sheet that the viewer may not see.
fn hidden(view: &View, seat: Seat) -> String {
    let words = format!("The sheet of seat {seat} stays hidden until the game is over.\n");
    match view.announced.get(seat).filter(|it| **it != Announcement::default()) {
        Some(it) => format!("{words}It has announced:{it}.\n"),
        None => words,
    }
}
