//! The score of a tableau, line by line; sidings and money are a forecast while the game runs.

use leptos::prelude::*;
use village::{Content, Counted, Line, Stage, Tableau, Tally, Terrain, View};

use super::{tableau_of, words};
use client::table::Position;

pub(crate) fn score(position: &Position, view: &View) -> AnyView {
    let Some(tableau) = tableau_of(view, position.shown) else { return ().into_any() };
    let content = view.setup.content();
    let tally = Tally::of(content, tableau);
    let is_over = view.stage == Stage::Over;
    let rows = Line::all().map(|it| row(content, tableau, it, is_over)).collect_view();
    // A tableau from paper is there alone.
    let is_alone = position.n_seats() == 1;
    let forecast = move || (!is_over).then(|| view! { <small>{t!("village-forecast")}</small> });
    let caption = if is_alone || position.seat == Some(position.shown) {
        t!("village-score-own")
    } else {
        t!("village-score", name = position.name(position.shown))
    };
    let total = if is_over { t!("village-score-total") } else { t!("village-score-now") };
    view! {
        <table class="village-score">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!("village-score-line")}</th>
                    <th scope="col">{t!("village-score-trips")}</th>
                    <th scope="col">{t!("village-score-features")}</th>
                    <th scope="col">{t!("village-score-terminus")}</th>
                    <th scope="col">{t!("village-score-points")}</th>
                </tr>
            </thead>
            {rows}
            <tbody class="village-sums">
                <tr>
                    <th scope="row" colspan="4">{t!("village-score-dial")}</th>
                    <td>{tally.trips + tally.features}</td>
                </tr>
                <tr class:forecast=!is_over>
                    <th scope="row" colspan="4">{t!("village-score-sidings", n = tally.n_siding_lines)}{forecast()}</th>
                    <td>{tally.sidings}</td>
                </tr>
                <tr class:forecast=!is_over>
                    <th scope="row" colspan="4">{t!("village-score-money", money = tally.money)}{forecast()}</th>
                    <td>{tally.coins}</td>
                </tr>
                <tr class="village-total">
                    <th scope="row" colspan="4">{total}</th>
                    <td>{tally.total()}</td>
                </tr>
            </tbody>
        </table>
        {(!is_alone).then(|| players(position, view))}
    }
    .into_any()
}

/// How everybody stands; all of it is open.
fn players(position: &Position, view: &View) -> impl IntoView + use<> {
    let rows = view.players.iter().map(|(seat, player)| {
        let tableau = player.tableau.as_ref();
        view! {
            <tr class:shown=seat == position.shown>
                <th scope="row">{(view.in_turn == Some(seat)).then_some("▸ ")}{position.name(seat)}</th>
                <td>{player.score}</td>
                <td>{words::pounds(tableau.map_or(0, Tableau::money))}</td>
                <td>{tableau.map_or(0, |it| it.completed().len())}</td>
                <td>{player.n_hand}</td>
            </tr>
        }
    });
    view! {
        <table class="village-score village-players">
            <caption>{t!("village-players")}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!("village-players-name")}</th>
                    <th scope="col">{t!("village-score-points")}</th>
                    <th scope="col">{t!("village-players-money")}</th>
                    <th scope="col">{t!("village-lines")}</th>
                    <th scope="col">{t!("village-players-hand")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A line, and beneath it where its points come from: it scores when its terminus card is played, and in the end.
fn row(content: &Content, tableau: &Tableau, line: Line, is_over: bool) -> AnyView {
    let score = tableau.course(line).score(content);
    let is_completed = tableau.completed().contains(line);
    if score.terminus.is_none() && !(is_completed && is_over) {
        let state = if is_completed { t!("village-state-completed") } else { t!("village-state-open") };
        return view! {
            <tbody class="village-unscored">
                <tr>
                    <th scope="row">{line.to_string()}</th>
                    <td colspan="4">{state}</td>
                </tr>
            </tbody>
        }
        .into_any();
    }
    // A tableau from paper need not tell which card was played.
    let pay = score.terminus.map_or_else(|| "–".to_owned(), |(_, pay)| words::pounds(pay));
    let details = details(content, tableau, line).join(&t!("village-semicolon"));
    view! {
        <tbody>
            <tr>
                <th scope="row">{line.to_string()}</th>
                <td>{score.trip_points()}</td>
                <td>{score.feature_points()}</td>
                <td>{pay}</td>
                <td class="village-sum">{score.points()}</td>
            </tr>
            <tr class="village-details"><td colspan="5">{details}</td></tr>
        </tbody>
    }
    .into_any()
}

fn details(content: &Content, tableau: &Tableau, line: Line) -> Vec<String> {
    let course = tableau.course(line);
    let (facts, score) = (course.facts(), course.score(content));
    let item = |what: String, points: u16| t!("village-item", what = what, n = points);
    let mut res = vec![words::many(Counted::Track, facts.length().into())];
    res.extend(score.trips.into_iter().flatten().map(|(trip, points)| item(words::demand(trip.demand()), points)));
    for terrain in Terrain::ALL {
        let (barns, tracks) = (u16::from(facts.barns(terrain)), u16::from(facts.terrain(terrain)));
        if barns > 0 {
            res.push(item(t!("village-barn", terrain = words::terrain(terrain)), barns * tracks));
        }
    }
    let features = [(Counted::Farm, score.farms), (Counted::Halt, score.halts), (Counted::Signal, score.signals)];
    for (what, points) in features {
        let n = facts.count(what);
        if n > 0 {
            res.push(item(words::many(what, n.into()), points));
        }
    }
    if score.has_siding {
        res.push(words::thing(Counted::Siding, 1));
    }
    if let Some((card, pay)) = score.terminus {
        let (terminus, pay) = (words::terminus(content.terminus(card)), words::pounds(pay));
        // A card that always pays the same says no more than that.
        res.push(if terminus == pay { pay } else { t!("village-item-pay", what = terminus, pay = pay) });
    }
    res
}
