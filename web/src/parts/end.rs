//! The end of a game: who has won, and what can be done with it now.

use std::cmp::Reverse;

use kernel::Seat;
use leptos::prelude::*;
use leptos_router::components::A;

use super::{Afterwards, CopyLink, address, copy, outcome};
use crate::{
    offers, picture,
    sharing::{self, Unsent},
    shelf::{self, Share},
    table::{Position, Table},
    words::record_fault,
};

#[component]
pub(crate) fn End(table: Table, afterwards: Afterwards) -> impl IntoView {
    let told = RwSignal::new(None::<Result<String, String>>);
    // A link that is there, and not copied yet.
    let shared = RwSignal::new(None::<String>);
    let title = move |position: &Position| offers::title(position.game, &position.rules);
    let with_picture = move |save: fn(&str, &str)| {
        table.position.with_untracked(|position| {
            let Some(position) = position else { return };
            let name = position.name(position.shown);
            let title = format!("{} – {name}", title(position));
            let svg = picture::of(&position.view, position.shown, &title, &position.names);
            if let Some(svg) = svg {
                save(&format!("{}-{name}", position.game), &svg);
            }
        });
    };
    let save_record = move |_| {
        afterwards.record.run(Callback::new(move |record: Result<String, String>| match record {
            Ok(text) => shelf::save("game.rec", "text/plain", &text),
            Err(text) => told.set(Some(Err(text))),
        }));
    };
    let check = move |_| {
        afterwards.record.run(Callback::new(move |record: Result<String, String>| {
            told.set(Some(record.and_then(|it| verdict(&it, afterwards.content.get_value().as_deref()))));
        }));
    };
    let share = move |_| {
        afterwards.link.run(Callback::new(move |link: Result<String, Unsent>| match link {
            Ok(link) => leptos::task::spawn_local(async move {
                let is_copied = copy::write(&link).await;
                shared.try_set((!is_copied).then(|| link.clone()));
                told.try_set(is_copied.then(|| Ok(t!("end-shared", link = link))));
            }),
            Err(Unsent::Waits) => _ = told.try_set(None),
            Err(Unsent::Refused(text)) => _ = told.try_set(Some(Err(text))),
        }));
    };
    let pdf = move |sheet: StoredValue<String>| {
        move || table.position.with(|it| it.as_ref().map(|it| format!("{}{}", sheet.get_value(), it.shown.index())))
    };
    let told = move || {
        told.get().map(|it| match it {
            Ok(text) => view! { <p class="notice" role="status">{text}</p> }.into_any(),
            Err(text) => view! { <p class="notice error" role="alert">{text}</p> }.into_any(),
        })
    };
    view! {
        <section class="end" aria-labelledby="end-title">
            <h2 id="end-title">{move || table.position.with(|it| it.as_ref().and_then(outcome::headline))}</h2>
            {move || table.position.with(|it| it.as_ref().and_then(outcome::tie)).map(|it| view! { <p>{it}</p> })}
            {move || table.position.with(|it| it.as_ref().map(standings))}
            <div class="buttons">
                {afterwards.rematch.map(|rematch| view! {
                    <button class="primary" on:click=move |_| rematch.run(())>{t!("end-rematch")}</button>
                })}
                {afterwards.ranking.map(|it| view! {
                    <A href=it.get_value() attr:class="button primary">{t!("end-daily")}</A>
                })}
                <A href=afterwards.replay.get_value() attr:class="button">{t!("end-replay")}</A>
                <button on:click=share>{t!("end-share")}</button>
                <button on:click=check>{t!("end-check")}</button>
                <button on:click=move |_| with_picture(picture::save_svg)>{t!("end-svg")}</button>
                <button on:click=move |_| with_picture(picture::save_png)>{t!("end-png")}</button>
                {afterwards.sheet.map(|sheet| view! { <a class="button" download="" href=pdf(sheet)>{t!("end-pdf")}</a> })}
                <button on:click=save_record>{t!("end-record")}</button>
            </div>
            {told}
            {move || shared.get().map(link)}
            {afterwards.kept.map(|it| on_its_way(it.get_value()))}
        </section>
    }
}

fn link(address: String) -> impl IntoView {
    view! { <CopyLink address label=t!("home-uploaded") title=t!("home-uploaded-title")/> }
}

/// Where a game of this browser is on its way to the server, after it could not be sent at once.
fn on_its_way(id: String) -> impl Fn() -> AnyView {
    let (changed, sent) = (sharing::changed(), sharing::sent());
    move || {
        changed.track();
        let kept = shelf::find(&id);
        match (sent.get().filter(|it| it.is_of(kept.as_ref())), kept.and_then(|it| it.share)) {
            (Some(sent), _) => link(address(&sent.table)).into_any(),
            (None, Some(Share::Waiting { .. })) => {
                view! { <p class="notice" role="status">{t!("share-waits")}</p> }.into_any()
            }
            (None, Some(Share::Failed)) => {
                view! { <p class="notice error" role="alert">{t!("share-failed")}</p> }.into_any()
            }
            (None, None) => ().into_any(),
        }
    }
}

/// Replays the record by the rules, here, and computes its dice again.
fn verdict(record: &str, content: Option<&str>) -> Result<String, String> {
    let contents: Vec<_> = content.into_iter().collect();
    let verdict = library::verify(record, &contents).map_err(|it| t!("end-wrong", reason = record_fault(&it)))?;
    Ok(match verdict.n_rolls {
        Some(rolls) if verdict.is_pledged => t!("end-fair", events = verdict.n_events, rolls = rolls),
        Some(rolls) => t!("end-fair-unpledged", events = verdict.n_events, rolls = rolls),
        None => t!("end-no-seed", events = verdict.n_events),
    })
}

fn standings(position: &Position) -> Option<impl IntoView + use<>> {
    let (scores, places) = (position.scores.clone()?, position.places.clone()?);
    if scores.len() < 2 {
        return None;
    }
    let mut lines: Vec<_> = Seat::first(scores.len()).zip(scores).zip(places).collect();
    lines.sort_by_key(|((seat, score), place)| (*place, Reverse(*score), *seat));
    let rows = lines.into_iter().map(|((seat, score), place)| {
        view! {
            <tr>
                <td>{place}</td>
                <th scope="row">{position.name(seat)}</th>
                <td>{score}</td>
            </tr>
        }
    });
    Some(view! {
        <table class="standings">
            <thead>
                <tr>
                    <th scope="col">{t!("end-place")}</th>
                    <th scope="col">{t!("end-name")}</th>
                    <th scope="col">{t!("end-points")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    })
}
