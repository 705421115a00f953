//! A new game: rules, where it is played, who plays. The defaults are such that one button is enough.

mod here;
mod making;
mod online;
mod referee;
mod rules;

use leptos::prelude::*;
use leptos_router::{
    components::A,
    hooks::{use_params_map, use_query_map},
};
use library::Entry;

use super::Missing;
use crate::offers;

use here::Here;
use online::Online;
use rules::{Choice, Rules};

#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let (params, query) = (use_params_map(), use_query_map());
    move || {
        let rules = query.read().get("rules").unwrap_or_default();
        let is_here = query.read().get("where").is_some_and(|it| it == "here");
        match library::find(&params.read().get("game").unwrap_or_default()) {
            Some(entry) => view! { <Form entry rules is_here/> }.into_any(),
            None => view! { <Missing/> }.into_any(),
        }
    }
}

#[component]
fn Form(entry: &'static Entry, rules: String, is_here: bool) -> impl IntoView {
    let choice = Choice::new(entry, &rules);
    // Without a connection only this screen is left.
    let is_here = RwSignal::new(is_here || !window().navigator().on_line());
    let place = move |here: bool, title: String, about: String| {
        view! {
            <label class="card">
                <input type="radio" name="place" prop:checked=move || is_here.get() == here on:change=move |_| is_here.set(here)/>
                <span><b>{title}</b><br/><span class="soft">{about}</span></span>
            </label>
        }
    };
    view! {
        <article class="page new">
            <h1>{move || t!("new-title", game = offers::title(entry.name, &choice.rules.get()))}</h1>
            <fieldset class="cards">
                <legend>{t!("new-where")}</legend>
                {place(false, t!("new-online"), t!("new-online-about"))}
                {place(true, t!("new-here"), t!("new-here-about"))}
            </fieldset>
            <Rules choice/>
            {move || if is_here.get() {
                view! { <Here choice/> }.into_any()
            } else {
                view! { <Online choice/> }.into_any()
            }}
            <p class="soft"><A href=format!("/rules/{}", entry.name)>{t!("nav-rules")}</A></p>
        </article>
    }
}
