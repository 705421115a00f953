//! Tables that strangers may join.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::api::TableLine;

use crate::{http, offers, parts::when, shelf::moment};

#[component]
pub(super) fn Lobby() -> impl IntoView {
    let tables = http::asked::<Vec<TableLine>>("/api/v1/tables?limit=6".to_owned());
    let list = move || {
        tables.get().map(|it| match it {
            Ok(tables) if tables.is_empty() => view! { <p>{t!("home-no-open-tables")}</p> }.into_any(),
            Ok(tables) => {
                let lines = tables.into_iter().map(|it| {
                    view! {
                        <li>
                            <A href=format!("/t/{}", it.id)>{offers::title(&it.game, "")}</A>
                            <span class="soft">{when(moment(it.created))}</span>
                        </li>
                    }
                });
                view! { <ul class="plain">{lines.collect_view()}</ul> }.into_any()
            }
            Err(_) => view! { <p class="soft">{t!("home-offline")}</p> }.into_any(),
        })
    };
    view! {
        <section class="panel lobby" aria-labelledby="lobby-title">
            <h2 id="lobby-title">{t!("home-open-tables")}</h2>
            {list}
            <p class="soft">{t!("home-open-tables-how")}</p>
        </section>
    }
}
