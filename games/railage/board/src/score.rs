//! The score of a sheet, part by part, with what each part means.

use leptos::prelude::*;
use railage::{SpaceSet, Stage, Tally, Title, View};
use railage_picture::Role;

use super::{legend, pictures, words};
use client::table::Position;

/// From how many points on a player alone has each title.
const TITLES: [(Title, i32); 7] = [
    (Title::RailwayWorker, 0),
    (Title::Baron, 60),
    (Title::Viscount, 70),
    (Title::Count, 80),
    (Title::Marquess, 90),
    (Title::Duke, 100),
    (Title::RailwayKing, 110),
];

/// A part of the score.
struct Part {
    head: AnyView,
    /// How it comes about.
    how: String,
    points: i32,
}

fn plain(words: String) -> AnyView {
    view! { <span>{words}</span> }.into_any()
}

fn parts(view: &View, tally: &Tally, spaces: (SpaceSet, SpaceSet), n_branches: usize) -> Vec<Part> {
    let where_from = |spaces: SpaceSet| match spaces.len() {
        0 => t!("railage-score-points-none"),
        n => t!("railage-score-points", n = n, spaces = words::list(spaces.iter().map(|it| it.to_string()).collect())),
    };
    let cities: Vec<_> = tally.trunk().as_slice().iter().map(ToString::to_string).collect();
    let trunk = match (cities.len(), tally.factor()) {
        (0, _) => t!("railage-score-no-city"),
        (n, 0) => t!("railage-score-no-factor", cities = cities.join(" – "), n = n, first = first_factor(view)),
        (n, factor) => t!("railage-score-trunk", cities = cities.join(" – "), n = n, factor = factor),
    };
    let stroke = view! {
        <span class="ra-stroke" aria-hidden="true" inner_html=pictures::stroke(Role::Trunk)></span>
        {legend::role(Role::Trunk)}
    };
    let mut res = vec![Part { head: stroke.into_any(), how: trunk, points: tally.trunk_points() }];
    let mut n_used = 0;
    for it in tally.branches() {
        n_used += 1;
        let how = t!("railage-score-branch-lines", n = it.n_lines);
        res.push(Part { head: plain(t!("railage-score-branch", city = it.city.to_string())), how, points: it.points });
    }
    if n_used == 0 {
        let how = match n_branches {
            0 => t!("railage-score-branch-none"),
            n => t!("railage-score-branch-unused", n = n),
        };
        res.push(Part { head: plain(t!("railage-score-branches")), how, points: 0 });
    }
    res.push(Part { head: plain(t!("railage-score-upper")), how: where_from(spaces.0), points: tally.upper_points() });
    res.push(Part { head: plain(t!("railage-score-lower")), how: where_from(spaces.1), points: tally.lower_points() });
    res
}

/// The first space with a factor.
fn first_factor(view: &View) -> u8 {
    let tracks = view.map.tracks();
    (1..=tracks.columns()).find(|&it| tracks.factor_on(it).is_some()).unwrap_or_default()
}

pub(super) fn score(position: &Position, view: &View) -> AnyView {
    let Some(Some(at)) = view.sheets.get(position.shown) else {
        return view! { <p>{t!("railage-hidden", name = position.name(position.shown))}</p> }.into_any();
    };
    let sheet = &at.sheet;
    let tally = Tally::of(sheet, &view.map);
    let n_branches = view.map.tracks().branches(sheet.lower());
    let rows = parts(view, &tally, (sheet.upper_points(), sheet.lower_points()), n_branches).into_iter().map(|it| {
        view! {
            <tr>
                <th scope="row">{it.head}<small>{it.how}</small></th>
                <td>{it.points}</td>
            </tr>
        }
    });
    let is_alone = position.n_seats() == 1;
    let caption = if view.stage == Stage::Over { t!("railage-score-final") } else { t!("railage-score") };
    let after = if is_alone {
        aim(tally.total()).into_any()
    } else {
        view! { <p class="ra-tie">{t!("railage-score-overlap", n = tally.overlap())}</p> }.into_any()
    };
    view! {
        <div class="ra-score">
            <table>
                <caption>{caption}</caption>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{t!("railage-score-total")}</th><td>{tally.total()}</td></tr></tfoot>
            </table>
            {after}
        </div>
    }
    .into_any()
}

/// The titles, with the one that is reached.
fn aim(total: i32) -> impl IntoView {
    let reached = Title::of(total);
    let titles = TITLES.map(|(title, from)| {
        let is_reached = title == reached;
        view! {
            <li class:reached=is_reached aria-current=is_reached.then_some("true")>
                <span>{is_reached.then_some("★ ")}{words::title(title)}</span>
                <span>{t!("railage-title-from", points = from)}</span>
            </li>
        }
    });
    view! {
        <h2 class="ra-titles-head">{t!("railage-titles")}</h2>
        <ol class="ra-titles">{titles.collect_view()}</ol>
    }
}
