//! The score table: every pair of stations with a sample of its line, the links to the goal inside the map, the total.

use leptos::{either::Either, prelude::*};

use super::picture;
use crate::words::list;

/// A pair of stations.
pub struct Row {
    /// Its place among the pairs, by which its line is drawn.
    pub pair: usize,
    /// As in `1-2`.
    pub name: String,
    /// What the pair is worth by itself, connected or not.
    pub points: i32,
    /// The numbers of the line after the points, the last of them what it adds to the score; none if it is not connected.
    pub numbers: Vec<Option<i32>>,
    /// Whether there is a line between the two.
    pub is_connected: bool,
}

/// The links to the mine or to the central station.
pub struct Links {
    /// What they lead to.
    pub name: String,
    /// The stations, and whether they are linked.
    pub stations: Vec<(String, bool)>,
    /// What they add to the score.
    pub points: i32,
}

/// The score table.
#[component]
pub fn ScoreTable(
    caption: String,
    /// The heads of the numbers, the points first.
    heads: Vec<String>,
    rows: Vec<Row>,
    links: Links,
    total: i32,
) -> impl IntoView {
    let n_columns = heads.len();
    let rows = rows.into_iter().map(|row| {
        let n_numbers = row.numbers.len();
        let numbers = row.numbers.into_iter().enumerate().map(move |(n, it)| {
            view! { <td class:sum=n + 1 == n_numbers>{it.map_or_else(|| "–".to_owned(), |it| it.to_string())}</td> }
        });
        let apart = (!row.is_connected).then(|| view! { <span class="sr-only">{t!("grid-not-connected")}</span> });
        view! {
            <tr class:apart=!row.is_connected>
                <th scope="row"><span class="line">{picture("sample", &draw::sheet::sample(row.pair))}<span>{row.name}{apart}</span></span></th>
                <td class:potential=!row.is_connected>{row.points}</td>
                {numbers.collect_view()}
            </tr>
        }
    });
    let stations = links.stations.iter().map(|(name, is_linked)| {
        view! { <span class="station-sign" class:linked=*is_linked aria-hidden="true">{name.clone()}</span> }
    });
    let linked: Vec<_> = links.stations.iter().filter(|it| it.1).map(|it| it.0.clone()).collect();
    let linked = if linked.is_empty() {
        Either::Left(t!("grid-no-links"))
    } else {
        Either::Right(t!("grid-links", stations = list(linked)))
    };
    view! {
        <table class="score-table">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!("grid-pair")}</th>
                    {heads.into_iter().map(|it| view! { <th scope="col">{it}</th> }).collect_view()}
                </tr>
            </thead>
            <tbody>
                {rows.collect_view()}
                <tr class:apart=links.points == 0>
                    <th scope="row"><span class="line">{picture("sample", &draw::sheet::sample(usize::MAX))}<span>{links.name.clone()}</span></span></th>
                    <td colspan=n_columns - 1 class="station-signs">
                        {stations.collect_view()}
                        <span class="sr-only">{linked}</span>
                    </td>
                    <td class="sum">{links.points}</td>
                </tr>
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{t!("grid-total")}</th>
                    <td colspan=n_columns class="sum">{total}</td>
                </tr>
            </tfoot>
        </table>
    }
}
