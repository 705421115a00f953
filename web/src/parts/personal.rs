//! The personal link of a seat, or of a game master's desk, for another device.

use leptos::{prelude::*, task::spawn_local};
use wire::api::Seated;

use super::CopyLink;
use crate::http;

/// A button that shows the link; `path` is where the server tells it, and `secret` says what it is worth.
#[component]
pub(crate) fn Personal(path: String, #[prop(into)] label: String, #[prop(into)] secret: String) -> impl IntoView {
    let told = RwSignal::new(None::<Result<String, String>>);
    let words = StoredValue::new((path, label, secret));
    let reveal = move |_| {
        spawn_local(async move {
            let Some(path) = words.try_with_value(|it| it.0.clone()) else { return };
            let answer = http::get::<Seated>(&path).await.map(|it| {
                let origin = window().location().origin().unwrap_or_default();
                if it.link.starts_with('/') { format!("{origin}{}", it.link) } else { it.link }
            });
            told.try_set(Some(answer.map_err(|it| it.text())));
        });
    };
    move || match told.get() {
        Some(Ok(link)) => view! {
            <CopyLink address=link label=t!("play-personal-link") title=t!("play-link-title")/>
            <p class="soft">{words.with_value(|it| it.2.clone())}</p>
        }
        .into_any(),
        Some(Err(text)) => view! { <p role="alert" class="notice error">{text}</p> }.into_any(),
        None => view! { <button on:click=reveal>{words.with_value(|it| it.1.clone())}</button> }.into_any(),
    }
}
