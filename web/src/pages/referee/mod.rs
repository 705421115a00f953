//! The desk of a game master: who has written, what counts, letters, deadlines, adjudications, corrections, reports.

mod acts;
mod adjudicate;
mod before;
mod correct;
mod deadline;
mod head;
mod letter;
mod office;
mod players;
mod reading;
mod reports;
mod words;

use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};
use wire::api::Status;

use acts::Acts;
use adjudicate::Adjudicate;
use before::Before;
use correct::Correct;
use deadline::Deadline;
use head::Head;
use letter::Letter;
use office::Office;
use players::Players;
use reports::Reports;

#[component]
pub(crate) fn RefereeDesk() -> impl IntoView {
    let params = use_params_map();
    move || {
        let office = Office::open(&params.read().get("id").unwrap_or_default());
        view! { <Room office/> }
    }
}

/// What the page shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Scene {
    Loading,
    Missing,
    Before,
    Playing,
    Over,
}

#[component]
fn Room(office: Office) -> impl IntoView {
    let scene =
        Memo::new(move |_| match (office.missing.read().is_some(), &*office.info.read(), &*office.desk.read()) {
            (true, ..) => Scene::Missing,
            (false, Some(info), Some(_)) => match info.status {
                Status::Waiting => Scene::Before,
                Status::Playing => Scene::Playing,
                Status::Over | Status::Closed => Scene::Over,
            },
            _ => Scene::Loading,
        });
    move || match scene.get() {
        Scene::Loading => view! { <p class="loading" aria-busy="true">{t!("loading")}</p> }.into_any(),
        Scene::Missing => view! {
            <article class="page">
                <h1>{t!("desk-title")}</h1>
                <p role="alert">{move || office.missing.get()}</p>
                <A href="/" attr:class="button primary">{t!("home")}</A>
            </article>
        }
        .into_any(),
        Scene::Before => view! {
            <div class="referee">
                <Head office/>
                <Before office/>
            </div>
        }
        .into_any(),
        Scene::Playing => view! {
            <div class="referee">
                <Head office/>
                <div class="columns">
                    <div class="stack">
                        <Players office/>
                        <Letter office/>
                    </div>
                    <div class="stack">
                        <Adjudicate office/>
                        <Deadline office/>
                        <Correct office/>
                        <Reports office/>
                        <Acts office/>
                    </div>
                </div>
            </div>
        }
        .into_any(),
        Scene::Over => view! {
            <div class="referee">
                <Head office/>
                <div class="columns">
                    <div class="stack">
                        <Players office/>
                        <Correct office/>
                    </div>
                    <div class="stack">
                        <Reports office/>
                        <Acts office/>
                    </div>
                </div>
            </div>
        }
        .into_any(),
    }
}
