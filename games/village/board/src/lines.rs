//! The seven lines in words: where each starts, how long it is, its trips, and what it is worth so far.

use draw::svg;
use leptos::prelude::*;
use village::{Line, Tableau, View};
use village_picture::cards;

use super::{choice::Choice, look, spot::Spot, tableau_of, words};

#[component]
pub(super) fn Lines(choice: Choice) -> impl IntoView {
    let rows = Line::all().map(|line| row(choice, line)).collect_view();
    view! {
        <section class="village-lines" aria-labelledby="village-lines-title">
            <h2 id="village-lines-title">{t!("village-lines")}<small>{t!("village-lines-note")}</small></h2>
            <ul>{rows}</ul>
        </section>
    }
}

/// What is told of a line: now, and with the move that is previewed.
#[derive(Clone, PartialEq)]
struct Told {
    picture: String,
    n_tracks: u8,
    worth: u16,
    is_completed: bool,
    trips: Vec<Slip>,
}

/// A trip beside its line.
#[derive(Clone, PartialEq)]
struct Slip {
    points: u8,
    demand: String,
    is_met: bool,
}

fn told(view: &View, tableau: &Tableau, line: Line) -> Told {
    let content = view.setup.content();
    let course = tableau.course(line);
    let score = course.score(content);
    let start = content.start(tableau.letter(), line);
    let slip = |(trip, points): (village::Trip, u16)| Slip {
        points: trip.points(),
        demand: words::demand(trip.demand()),
        is_met: points > 0,
    };
    Told {
        picture: svg::silent(&cards::land(start.terrain)),
        n_tracks: course.facts().length(),
        worth: score.points(),
        is_completed: tableau.completed().contains(line),
        // What a resolved line has scored is in the score table.
        trips: score.trips.into_iter().flatten().filter(|_| course.terminus().is_none()).map(slip).collect(),
    }
}

fn row(choice: Choice, line: Line) -> impl IntoView {
    let spot = Spot::Line(line);
    let is_open = Memo::new(move |_| choice.is_open(spot));
    let is_aimed = Memo::new(move |_| choice.spot.get() == Some(spot));
    let now = Memo::new(move |_| {
        look(choice.table, |position, view| Some(told(view, tableau_of(view, position.shown)?, line))).flatten()
    });
    let then = Memo::new(move |_| {
        let tried = choice.tried()?.tableau?;
        look(choice.table, |position, view| (position.seat == Some(position.shown)).then(|| told(view, &tried, line)))
            .flatten()
    });
    let sample = svg::silent(&cards::sample(line));
    let body = move || {
        let now = now.get()?;
        let shown = then.get().unwrap_or_else(|| now.clone());
        let (worth, tracks) = (shown.worth, shown.n_tracks);
        let is_changed = shown != now;
        let state = shown.is_completed.then(|| format!(" · {}", t!("village-state-completed")));
        let before = (now.worth != worth).then(|| format!("{} → ", now.worth));
        let trips = shown.trips.into_iter().map(|it| {
            let word = if it.is_met { t!("village-met") } else { t!("village-unmet") };
            view! {
                <span class="village-slip" class:met=it.is_met>
                    <span class="village-number">{it.points}</span>
                    <span class="village-demand">{it.demand}</span>
                    <span class="village-mark" aria-hidden="true">{if it.is_met { "✓" } else { "–" }}</span>
                    <span class="sr-only">{word}</span>
                </span>
            }
        });
        Some(view! {
            <span class="picture sign" inner_html=shown.picture></span>
            <span class="village-facts" class:changed=is_changed>
                {words::many(village::Counted::Track, tracks.into())}
                {state}
            </span>
            <span class="village-worth" class:changed=is_changed>{before}{words::points(worth)}</span>
            {trips.collect_view()}
        })
    };
    view! {
        <li
            class="village-line"
            class:open=is_open
            class:aimed=is_aimed
            // The same can be done in the tableau with a keyboard; this is a larger target for fingers.
            on:click=move |_| choice.aim(spot)
        >
            <span class="village-sign">
                <b>{line.to_string()}</b>
                <span class="picture sample" inner_html=sample></span>
            </span>
            {body}
        </li>
    }
}
