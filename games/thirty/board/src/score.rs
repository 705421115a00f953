//! The score of a sheet, line by line, and its grade.

use leptos::prelude::*;
use thirty::{Line, Pair, RuleSet, Sheet, Station, Tally};

use super::words;
use client::grid::{Links, Row, ScoreTable};

pub(super) fn view(sheet: &Sheet, rules: RuleSet, name: Option<String>) -> AnyView {
    let tally = Tally::of(sheet, rules);
    let mut heads = vec![t!("grid-points"), t!("grid-squares"), t!("thirty-head-bonus")];
    heads.push(t!("grid-sum"));
    if rules == RuleSet::Advanced {
        heads.extend([t!("thirty-head-shares"), t!("thirty-head-counts")]);
    }
    let stations = Station::ALL.map(|station| (words::station(station, rules), tally.linked().any(|it| it == station)));
    let links = Links { name: t!("thirty-mine-row"), stations: stations.to_vec(), points: tally.mine().into() };
    let rows = Pair::ALL.into_iter().map(|it| row(sheet, rules, &tally, it)).collect();
    let caption = name.map_or_else(|| t!("grid-score"), |name| t!("grid-score-of", name = name));
    view! {
        <ScoreTable caption heads rows links total=tally.total()/>
        {(!tally.grades().is_empty()).then(|| grades(&tally))}
    }
    .into_any()
}

/// The grades with the scores from which they are given.
fn grades(tally: &Tally) -> impl IntoView + use<> {
    let total = tally.total();
    let grades = tally.grades().iter().map(|&grade| {
        let is_reached = total >= grade.least();
        view! {
            <li class:reached=is_reached>
                {is_reached.then_some("✓ ")}
                {t!("thirty-grade", grade = words::grade(grade), from = grade.least())}
            </li>
        }
    });
    view! { <ul class="grades" aria-label=t!("thirty-grades")>{grades.collect_view()}</ul> }
}

fn row(sheet: &Sheet, rules: RuleSet, tally: &Tally, pair: Pair) -> Row {
    let line = tally.line(pair);
    let mut numbers = vec![line.map(|it| it.squares), line.map(|it| it.bonus)];
    if rules == RuleSet::Advanced {
        let shares = sheet.shares(pair);
        numbers.extend([line.map(Line::sum), (shares > 0).then_some(shares)]);
    }
    numbers.push(line.map(Line::total));
    Row {
        pair: pair.index(),
        name: words::pair(pair, rules),
        points: thirty::points(pair).into(),
        numbers: numbers.into_iter().map(|it| it.map(i32::from)).collect(),
        is_connected: line.is_some(),
    }
}
