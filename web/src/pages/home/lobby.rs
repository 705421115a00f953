//! Tables that strangers may join.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::api::{Gathering, TableLine};

use crate::{
    http, offers,
    parts::{pace, when},
    shelf::moment,
};

#[component]
pub(super) fn Lobby() -> impl IntoView {
    let tables = http::asked_again::<Vec<TableLine>>("/api/v1/tables?limit=6".to_owned());
    let list = move || {
        let mut known = tables.get();
        if let Some(Ok(tables)) = &mut known {
            tables.retain(|it| offers::is_offered(&it.game));
        }
        known.map(|it| match it {
            Ok(tables) if tables.is_empty() => view! { <p>{t!("home-no-open-tables")}</p> }.into_any(),
            Ok(tables) => {
                let lines = tables.into_iter().map(|it| {
                    let title = offers::title(&it.game, it.gathering.as_ref().map_or("", |it| it.rules.as_str()));
                    view! {
                        <li>
                            <A href=format!("/t/{}", it.id)>{title}</A>
                            <span class="soft">{when(moment(it.created))}</span>
                            {it.gathering.as_ref().map(|it| view! { <small class="gathering">{facts(it)}</small> })}
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

/// Who has made a table, how many it waits for, and how fast it is played.
fn facts(it: &Gathering) -> String {
    let maker = it.maker.clone().map(|name| t!("home-made-by", name = name));
    let seats = t!("home-free-seats", free = it.free, seats = it.seats);
    [maker, Some(seats), Some(pace(it.pace))].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
