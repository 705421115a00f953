//! My games: those in this browser and the tables that were visited.

use leptos::{html, prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

use super::tables::{State, Tables};
use crate::{
    fetched, offers,
    parts::{Ask, CopyLink, PickFile, Question, address, when},
    sharing::{self, Unsent},
    shelf::{self, Kept, Player, Share, Visited},
    words::commas,
};

/// What the rows need to do their work.
#[derive(Copy, Clone)]
struct Desk {
    /// Counts changes of the shelf.
    changed: RwSignal<u32>,
    question: RwSignal<Option<Question>>,
    failure: RwSignal<Option<String>>,
    /// The address of the game that was just uploaded.
    uploaded: RwSignal<Option<String>>,
    /// Whether all rows are shown.
    is_unfolded: RwSignal<bool>,
}

/// How many rows are shown without asking.
const SHOWN: usize = 6;

#[component]
pub(super) fn MyGames(tables: Tables) -> impl IntoView {
    let desk = Desk {
        changed: RwSignal::new(0),
        question: RwSignal::new(None),
        failure: RwSignal::new(None),
        uploaded: RwSignal::new(None),
        is_unfolded: RwSignal::new(false),
    };
    // What is told stands above the list, which may be long.
    let told = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if desk.failure.with(Option::is_some) || desk.uploaded.with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(told) = told.try_get_untracked().flatten() {
                    told.scroll_into_view();
                }
            });
        }
    });
    let navigate = use_navigate();
    let take = Callback::new(move |texts: Vec<String>| {
        let navigate = navigate.clone();
        spawn_local(async move {
            match fetched::take_in(texts).await {
                Ok(Ok(address)) => navigate(&address, NavigateOptions::default()),
                Ok(Err(text)) => _ = desk.failure.try_set(Some(t!("home-record-wrong", reason = text))),
                Err(reason) => _ = desk.failure.try_set(Some(reason.to_string())),
            }
        });
    });
    let on_the_way = sharing::changed();
    let rows = move || {
        desk.changed.track();
        on_the_way.track();
        let (games, visited) = (shelf::games(), shelf::visited());
        if games.is_empty() && visited.is_empty() {
            return view! { <p class="soft">{t!("home-no-games")}</p> }.into_any();
        }
        let visited = visited.into_iter().map(|it| online(it, tables, desk));
        let mut rows: Vec<_> = visited.chain(games.iter().map(|it| local(it, desk))).collect();
        let older = rows.split_off(rows.len().min(SHOWN));
        let n_older = older.len();
        let older = (n_older > 0).then(|| {
            view! {
                <details
                    class="older"
                    prop:open=desk.is_unfolded.get_untracked()
                    on:toggle:target=move |event| desk.is_unfolded.set(event.target().open())
                >
                    <summary>{t!("home-older", n = n_older)}</summary>
                    <ul class="plain kept">{older}</ul>
                </details>
            }
        });
        view! { <ul class="plain kept">{rows}</ul> {older} }.into_any()
    };
    let sent = sharing::sent();
    let uploaded = move || {
        let id = desk.uploaded.get().or_else(|| {
            let sent = sent.get().filter(|it| it.is_of(shelf::find(&it.game).as_ref()));
            sent.map(|it| it.table)
        });
        id.map(|id| {
            view! {
                <CopyLink address=format!("{}/replay", address(&id)) label=t!("home-uploaded") title=t!("home-uploaded-title")/>
            }
        })
    };
    view! {
        <section class="panel" aria-labelledby="kept-title">
            <h2 id="kept-title">{t!("home-my-games")}</h2>
            <div class="told" node_ref=told>
                {move || desk.failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
                {uploaded}
            </div>
            {rows}
            <div class="row">
                <PickFile label=t!("home-open-record") accept=".rec,.txt,text/plain" multiple=true take/>
                <span class="soft">{t!("home-open-record-how")}</span>
            </div>
            <Ask question=desk.question/>
        </section>
    }
}

fn local(kept: &Kept, desk: Desk) -> AnyView {
    let names = commas(&kept.players.iter().map(Player::name).collect::<Vec<_>>());
    let title = offers::title(&kept.game, &kept.rules);
    let (href, state) = match &kept.scores {
        Some(scores) => {
            let points = scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
            (format!("/g/{}", kept.id), t!("home-over", points = points))
        }
        None => (format!("/g/{}", kept.id), t!("home-running")),
    };
    let is_over = kept.scores.is_some();
    let id = StoredValue::new(kept.id.clone());
    let (record, file) = (kept.record.clone(), format!("{}.rec", kept.game));
    let delete = delete(desk, t!("home-delete-text", title = title.clone()), t!("home-delete"), move || {
        shelf::remove(&id.get_value());
    });
    let upload = move |_| {
        spawn_local(async move {
            let Some(id) = id.try_get_value() else { return };
            desk.failure.try_set(None);
            match sharing::share(&id).await {
                Ok(table) => _ = desk.uploaded.try_set(Some(table)),
                // The row says so.
                Err(Unsent::Waits) => {}
                Err(Unsent::Refused(text)) => _ = desk.failure.try_set(Some(text)),
            }
        });
    };
    let link = kept.uploaded.clone().map(|it| {
        view! { <A href=format!("/t/{it}/replay") attr:class="quiet">{t!("home-at-the-server")}</A> }
    });
    let share = kept.share.map(|it| match it {
        Share::Waiting { .. } => t!("home-share-waits"),
        Share::Failed => t!("home-share-failed"),
    });
    let more = format!("{}: {title}", t!("home-more"));
    let can_upload = is_over && kept.uploaded.is_none();
    view! {
        <li>
            <A href=href attr:class="what"><b>{title}</b>" "<span class="state">{state}</span></A>
            <small class="soft">
                {names}" · "{when(kept.changed)}
                {share.map(|it| view! { " · "<span class="share">{it}</span> })}
            </small>
            {link}
            <details class="menu">
                <summary aria-label=more>"⋯"</summary>
                <div class="items">
                    <button on:click=move |_| shelf::save(&file, "text/plain", &record)>{t!("home-download")}</button>
                    {can_upload.then(|| view! { <button on:click=upload>{t!("home-upload")}</button> })}
                    <button on:click=delete>{t!("home-delete")}</button>
                </div>
            </details>
        </li>
    }
    .into_any()
}

fn online(table: Visited, tables: Tables, desk: Desk) -> AnyView {
    let title = offers::title(&table.game, &table.rules);
    let id = StoredValue::new(table.id.clone());
    let forget = delete(desk, t!("home-forget-text", title = title.clone()), t!("home-forget"), move || {
        shelf::forget(&id.get_value());
    });
    let (names, at, href) = (commas(&table.names), when(table.at), format!("/t/{}", table.id));
    let more = format!("{}: {title}", t!("home-more"));
    let state = move || match tables.state(&table) {
        Some(State::Gathering) => t!("home-gathering"),
        Some(State::YourMove) => t!("home-your-move"),
        Some(State::OthersMove) => t!("home-others-move"),
        Some(State::Over) => t!("home-ended"),
        Some(State::Gone) => t!("home-gone"),
        None => String::new(),
    };
    view! {
        <li>
            <A href=href attr:class="what"><b>{title}</b>" "<span class="state">{state}</span></A>
            <small class="soft">{t!("home-online")}" · "{names}" · "{at}</small>
            <details class="menu">
                <summary aria-label=more>"⋯"</summary>
                <div class="items">
                    <button on:click=forget>{t!("home-forget")}</button>
                </div>
            </details>
        </li>
    }
    .into_any()
}

/// Asks first, then does it and shows the rest.
fn delete<E>(desk: Desk, text: String, yes: String, act: impl Fn() + Send + Sync + 'static) -> impl Fn(E) {
    let act = Callback::new(move |()| {
        act();
        desk.changed.update(|it| *it += 1);
    });
    move |_| desk.question.set(Some(Question { text: text.clone(), yes: yes.clone(), act }))
}
