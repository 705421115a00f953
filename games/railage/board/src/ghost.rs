//! What a touch would draw and what is chosen, as outlines above the map.

use draw::svg;
use leptos::prelude::*;
use railage::{Action, Cell, Map};
use railage_picture::Board;

use super::{hand::Hand, spot::Spot};

/// The outlines of a move: cells that get a ○ or a dot, and the way of a line.
#[derive(Clone, PartialEq, Debug, Default)]
struct Outline {
    cities: Vec<Cell>,
    lands: Vec<Cell>,
    way: Vec<Cell>,
}

impl Outline {
    fn of(map: &Map, action: Action) -> Self {
        let cells = |spots: &[Spot]| spots.iter().filter_map(|it| it.cell(map)).collect::<Vec<_>>();
        let way = |from: Spot, path: &railage::Path, to: Spot| {
            let land = path.as_slice().iter().map(|&it| Spot::Land(it));
            cells(&[from].into_iter().chain(land).chain([to]).collect::<Vec<_>>())
        };
        let mut res = Self::default();
        match action {
            Action::Start(city) | Action::City(_, city) => res.cities = cells(&[Spot::City(city)]),
            Action::Dot(land) | Action::Dots(_, land, None) => res.lands = cells(&[Spot::Land(land)]),
            Action::Dots(_, one, Some(other)) => res.lands = cells(&[Spot::Land(one), Spot::Land(other)]),
            Action::Line(line) => res.way = way(Spot::City(line.from()), line.path(), Spot::City(line.to())),
            Action::Special { line, .. } => {
                res.way = way(Spot::City(line.from()), line.path(), Spot::Mine(line.to()));
            }
            Action::Pass | Action::Done(_) => {}
        }
        res
    }

    /// As the page shows it: `kind` is `new` for what is chosen and `ghost` for what could be.
    fn shapes(self, board: &Board, kind: &'static str) -> AnyView {
        let line = |class: String, cells: &[Cell]| view! { <path class=class d=svg::path(&board.line(cells))></path> };
        let ends = self.way.first().into_iter().chain(self.way.last());
        let around = self.cities.iter().chain(&self.lands).chain(ends).map(|&cell| {
            view! { <path class=format!("ra-{kind}-cell") d=svg::path(&board.outline(cell, 0.97))></path> }
        });
        let rings = self.cities.iter().map(|&cell| {
            let (middle, radius) = board.ring(cell);
            view! { <circle class=format!("ra-{kind}-ring") cx=middle.x cy=middle.y r=radius></circle> }
        });
        let dots = self.lands.iter().map(|&cell| {
            let middle = board.middle(cell);
            view! { <circle class=format!("ra-{kind}-dot") cx=middle.x cy=middle.y r="11"></circle> }
        });
        // What is chosen is in the picture already: a band and its ends set it off.
        let way = (!self.way.is_empty()).then(|| {
            let stroke = (kind == "ghost").then(|| line(format!("ra-{kind}-line"), &self.way));
            view! { {line(format!("ra-{kind}-edge"), &self.way)}{stroke} }
        });
        view! {
            {way}
            {around.collect_view()}
            {rings.collect_view()}
            {dots.collect_view()}
        }
        .into_any()
    }
}

/// What is chosen, what is hovered, and the way that is drawn so far.
pub(super) fn ghosts(hand: Hand, map: &Map, board: &Board) -> AnyView {
    let chosen = hand.chosen();
    let hovered = hand.hovering().filter(|it| chosen.as_ref() != Some(it));
    let started = hand.draft.with(|draft| {
        let cells: Vec<_> = draft.spots.iter().filter_map(|it| it.cell(map)).collect();
        (chosen.is_none() && !cells.is_empty()).then_some(cells)
    });
    let started = started.map(|cells| {
        let way = (cells.len() > 1).then(|| {
            let d = svg::path(&board.line(&cells));
            view! { <path class="ra-new-edge" d=d.clone()></path><path class="ra-new-line" d=d></path> }
        });
        let first =
            cells.first().map(|&it| view! { <path class="ra-new-cell" d=svg::path(&board.outline(it, 0.97))></path> });
        view! { {way}{first} }
    });
    let chosen = chosen.map(|it| Outline::of(map, it).shapes(board, "new"));
    let hovered = hovered.map(|it| Outline::of(map, it).shapes(board, "ghost"));
    view! { {hovered}{started}{chosen} }.into_any()
}
