//! The score of a board, drive by drive.

use leptos::prelude::*;
use streetcar::{Board, Pair, Station, Tally};

use client::grid::{Links, Row, ScoreTable};

pub(super) fn view(board: &Board, name: Option<String>) -> AnyView {
    let tally = Tally::of(board);
    let heads = vec![t!("grid-points"), t!("grid-squares"), t!("streetcar-head-trees"), t!("grid-sum")];
    let stations = Station::ALL.map(|station| (station.to_string(), tally.linked().any(|it| it == station)));
    let links = Links { name: t!("streetcar-central-row"), stations: stations.to_vec(), points: tally.central() };
    let rows = Pair::ALL.into_iter().map(|it| row(&tally, it)).collect();
    let caption = name.map_or_else(|| t!("grid-score"), |name| t!("grid-score-of", name = name));
    view! { <ScoreTable caption heads rows links total=tally.total()/> }.into_any()
}

fn row(tally: &Tally, pair: Pair) -> Row {
    let line = tally.line(pair);
    Row {
        pair: pair.index(),
        name: pair.to_string(),
        points: streetcar::points(pair).into(),
        numbers: vec![
            line.map(|it| it.squares.into()),
            line.map(|it| it.trees.into()),
            line.map(streetcar::Line::total),
        ],
        is_connected: line.is_some(),
    }
}
