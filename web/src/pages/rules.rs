//! The rules of the games: a list, and for each game a page that was made when the client was built.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{
    NavigateOptions,
    components::A,
    hooks::{use_location, use_navigate, use_params_map},
};

use super::{Missing, home::begin};
use crate::{
    boards, http,
    offers::{self, Offer},
    settings,
};

#[component]
pub(crate) fn RuleList() -> impl IntoView {
    let games = offers::usual().filter(|it| offers::is_offered(it.game)).map(|it| {
        view! {
            <li>
                <A href=format!("/rules/{}", it.game) attr:class="rule-card">
                    <span class=format!("cover cover-{}", it.key) aria-hidden="true"></span>
                    <span><b>{it.title()}</b><br/>{it.summary()}</span>
                </A>
            </li>
        }
    });
    view! {
        <article class="page">
            <h1>{t!("nav-rules")}</h1>
            <p>{t!("rules-about")}</p>
            <p><A href="/learn" attr:class="button">{t!("home-learn")}</A></p>
            <ul class="plain rule-list">{games.collect_view()}</ul>
        </article>
    }
}

#[component]
pub(crate) fn Rules() -> impl IntoView {
    let params = use_params_map();
    move || match offers::find(&params.read().get("game").unwrap_or_default(), "") {
        Some(offer) => view! { <Book offer/> }.into_any(),
        None => view! { <Missing/> }.into_any(),
    }
}

#[component]
fn Book(offer: Offer) -> impl IntoView {
    // The article of the page, or nothing where it could not be had.
    let article = RwSignal::new(None::<Option<String>>);
    let language = settings::language().code();
    spawn_local(async move {
        let text = http::get_text(&format!("/rules/{language}/{}.html", offer.game)).await.ok();
        // Whatever answers for a server that has no such file does not answer with an article.
        article.try_set(Some(text.filter(|it| it.starts_with("<article"))));
    });
    let (is_beginning, failure) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let navigate = use_navigate();
    let play = move |_| {
        let navigate = navigate.clone();
        is_beginning.set(true);
        spawn_local(async move {
            let begun = begin(offer).await;
            // Somebody may have gone to another page meanwhile.
            if is_beginning.try_set(false).is_some() {
                return;
            }
            match begun {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(text) => failure.set(Some(text)),
            }
        });
    };
    let is_toured = boards::tour().is_some_and(|(game, _)| game == offer.game);
    let hash = use_location().hash;
    Effect::new(move |_| {
        let hash = hash.get();
        if article.with(Option::is_some) {
            request_animation_frame(move || show_place(&hash));
        }
    });
    let text = move || {
        article.get().map(|it| match it {
            Some(html) => view! { <div inner_html=html></div> }.into_any(),
            None => view! { <p role="alert" class="notice error">{t!("rules-unfetched")}</p> }.into_any(),
        })
    };
    view! {
        <div class="page book">
            <h1>{offer.title()}</h1>
            <div class="row no-print">
                <button class="primary" disabled=move || is_beginning.get() on:click=play>{t!("play-now")}</button>
                <A href=format!("/new/{}", offer.game) attr:class="button">{t!("with-friends")}</A>
                {is_toured.then(|| view! { <A href="/learn" attr:class="button">{t!("home-learn")}</A> })}
                <button on:click=|_| drop(window().print())>{t!("rules-print")}</button>
            </div>
            {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            {move || article.with(Option::is_none).then(|| view! { <p class="loading" aria-busy="true">{t!("loading")}</p> })}
            {text}
        </div>
    }
}

/// Goes to the sentence that the address names, and marks it; browsers do so only for what is there from the start.
fn show_place(hash: &str) {
    if let Ok(Some(old)) = document().query_selector(".book .target") {
        let _ = old.class_list().remove_1("target");
    }
    let name = hash.trim_start_matches('#');
    if let Some(place) = document().get_element_by_id(name).filter(|_| !name.is_empty()) {
        let _ = place.class_list().add_1("target");
        place.scroll_into_view();
    }
}
