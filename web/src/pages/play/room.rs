//! The room before the game: the link to share, who sits, free seats, the start.

use leptos::{ev::SubmitEvent, prelude::*, task::spawn_local};
use leptos_router::components::A;
use wire::api::{Driver, Join as JoinRequest, Level, NewBot, Pace, Seated, Status, Table as Info};

use super::{bar::Connection, menu::Menu, online::title, refereed::Refereed};
use crate::{
    http,
    offers::{self, Offer},
    parts::{Ask, Chat, CopyLink, Question, Skills, duration, pace},
    settings,
    shelf::{self, Skill},
    table::OnlineTable,
    words::list,
};

#[component]
pub(super) fn Room(online: OnlineTable) -> impl IntoView {
    let info = online.info;
    let failure = RwSignal::new(None::<String>);
    let question = RwSignal::new(None::<Question>);
    let with = move |look: fn(&Info) -> bool| info.with(|it| it.as_ref().is_some_and(look));
    let is_seated = Memo::new(move |_| with(|it| it.you.is_some()));
    let is_maker = Memo::new(move |_| with(|it| it.yours));
    // Whoever is the game master takes no seat, and has a desk instead.
    let is_referee = Memo::new(move |_| with(|it| it.yours && it.referee.is_some()));
    let n_free = Memo::new(move |_| info.with(|it| it.as_ref().map_or(0, free)));
    let may_invite = Memo::new(move |_| is_maker.get() && n_free.get() > 0);
    let can_start = Memo::new(move |_| {
        info.with(|it| {
            it.as_ref().is_some_and(|it| {
                library::find(&it.game).is_some_and(|entry| it.seats.len() - free(it) >= entry.seats.0)
            })
        })
    });
    // Somebody alone would rather wait than begin.
    let is_company = Memo::new(move |_| with(|it| it.seats.len() - free(it) > 1));
    let heading = Memo::new(move |_| info.with(|it| it.as_ref().map(|it| title(it, false)).unwrap_or_default()));
    let order = move |what: &'static str| {
        spawn_local(async move {
            match http::post::<Info>(&online.path(what), &serde_json::json!({})).await {
                Ok(_) => online.refresh(),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    };
    let dismiss = Callback::new(move |seat: u16| {
        spawn_local(async move {
            match http::delete::<Info>(&online.path(&format!("/bots/{seat}"))).await {
                Ok(_) => online.refresh(),
                Err(it) => drop(failure.try_set(Some(it.text()))),
            }
        });
    });
    let cancel = Callback::new(move |()| order("/cancel"));
    let ask =
        move |_| question.set(Some(Question { text: t!("play-cancel-text"), yes: t!("play-cancel"), act: cancel }));
    let origin = window().location().origin().unwrap_or_default();
    let address = StoredValue::new(format!("{origin}/t/{}", online.id()));
    view! {
        <article class="page room">
            <div class="play-bar">
                <h1>{move || heading.get()}</h1>
                <Connection online/>
                <Menu online/>
            </div>
            <p class="lead" role="status">{move || t!("play-waiting-for", seats = n_free.get())}</p>
            {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            {move || online.table.notice.get().map(|it| view! { <p role="alert" class="notice error">{it.text}</p> })}
            <Refereed online/>
            {move || if is_seated.get() || is_referee.get() {
                view! { <CopyLink address=address.get_value() label=t!("play-share") title=t!("play-link-title")/> }.into_any()
            } else {
                view! { <Invitation online/> <Join online/> }.into_any()
            }}
            <h2>{t!("play-who-sits")}</h2>
            <ol class="plain sitting">{move || info.with(|it| it.as_ref().map(|it| sitting(it, dismiss)))}</ol>
            <Show when=move || may_invite.get()><Company online failure/></Show>
            <ul class="terms">{move || info.with(|it| it.as_ref().map(terms))}</ul>
            {move || is_maker.get().then(|| view! {
                <div class="row">
                    <button class:primary=move || is_company.get() disabled=move || !can_start.get() on:click=move |_| order("/start")>{t!("play-start")}</button>
                    <button on:click=ask>{t!("play-cancel")}</button>
                </div>
            })}
            <Chat online/>
            <Ask question/>
        </article>
    }
}

/// For whoever was sent the link: who sits there already, and what the game is.
#[component]
fn Invitation(online: OnlineTable) -> impl IntoView {
    let told = Memo::new(move |_| {
        online.info.with(|it| {
            let info = it.as_ref()?;
            let names: Vec<_> = info.seats.iter().filter_map(|it| it.name.clone()).collect();
            let words = (!names.is_empty()).then(|| t!("play-invited", n = names.len(), names = list(names)));
            Some((words, offers::find(&info.game, &info.rules).map(Offer::summary), info.game.clone()))
        })
    });
    move || {
        told.get().map(|(words, summary, game)| {
            view! {
                {words.map(|it| view! { <p>{it}</p> })}
                <p class="soft">{summary}" "<A href=format!("/rules/{game}")>{t!("nav-rules")}</A></p>
            }
        })
    }
}

fn free(info: &Info) -> usize {
    info.seats.iter().filter(|it| it.driver == Driver::Nobody).count()
}

/// Puts a bot into a free seat.
#[component]
fn Company(online: OnlineTable, failure: RwSignal<Option<String>>) -> impl IntoView {
    let skill = RwSignal::new(Skill::Normal);
    let invite = move |_| {
        spawn_local(async move {
            let new = NewBot { level: skill.get_untracked().level(), seat: None, name: None };
            match http::post::<Info>(&online.path("/bots"), &new).await {
                Ok(_) => online.refresh(),
                Err(it) => drop(failure.try_set(Some(it.text()))),
            }
        });
    };
    view! {
        <div class="row">
            <Skills skill label=t!("play-bot-skill")/>
            <button on:click=invite>"+ "{t!("new-bot")}</button>
        </div>
    }
}

/// Who sits where; the maker of the table can send bots away with `dismiss`.
fn sitting(info: &Info, dismiss: Callback<u16>) -> impl IntoView + use<> {
    let (you, is_maker) = (info.you, info.yours);
    let seats: Vec<_> = info.seats.iter().map(|it| (it.seat, it.name.clone(), it.bot, it.by_letter)).collect();
    let row = move |(seat, name, bot, is_writer): (u16, Option<String>, Option<Level>, bool)| match name {
        Some(name) if bot.is_some() => {
            let kind = bot.map(|it| t!("play-is-bot", skill = shelf::level(it)));
            let label = t!("play-bot-dismiss", name = name.clone());
            view! {
                <li class="taken">
                    <span aria-hidden="true">"⚙ "</span>{name}" "<span class="soft">{kind}</span>
                    {is_maker.then(|| view! { <button aria-label=label on:click=move |_| dismiss.run(seat)>"✕"</button> })}
                </li>
            }
            .into_any()
        }
        Some(name) => {
            let own = (you == Some(seat)).then(|| format!(" ({})", t!("play-you")));
            let (sign, kind) = if is_writer { ("✉ ", Some(t!("desk-by-letter"))) } else { ("☻ ", None) };
            view! { <li class="taken"><span aria-hidden="true">{sign}</span>{name}{own}" "<span class="soft">{kind}</span></li> }.into_any()
        }
        None => view! { <li class="free"><span aria-hidden="true">"◌ "</span>{t!("play-free")}</li> }.into_any(),
    };
    seats.into_iter().map(row).collect_view()
}

/// What was agreed, in words.
fn terms(info: &Info) -> impl IntoView + use<> {
    let pace = match info.pace {
        Pace::Deadline { seconds, .. } if info.referee.is_some() => t!("play-pace-referee", time = duration(seconds)),
        other => pace(other),
    };
    let open = if info.open { t!("play-is-open") } else { t!("play-by-link") };
    view! { <li>{pace}</li> <li>{open}</li> }
}

/// Takes a free seat.
#[component]
pub(super) fn Join(online: OnlineTable) -> impl IntoView {
    let name = RwSignal::new(settings::name());
    let failure = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let is_full = Memo::new(move |_| {
        online.info.with(|it| it.as_ref().is_some_and(|it| it.status == Status::Waiting && free(it) == 0))
    });
    let join = move |event: SubmitEvent| {
        event.prevent_default();
        let chosen = name.get_untracked().trim().to_owned();
        settings::set_name(&chosen);
        is_busy.set(true);
        let request = JoinRequest { name: (!chosen.is_empty()).then_some(chosen), seat: None };
        spawn_local(async move {
            let joined = http::post::<Seated>(&online.path("/join"), &request).await;
            is_busy.try_set(false);
            match joined {
                Ok(_) => online.reopen(),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                    online.refresh();
                }
            }
        });
    };
    view! {
        <form class="join" on:submit=join>
            <label>
                {t!("new-your-name")}
                <input
                    maxlength="40"
                    autocomplete="nickname"
                    prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value())
                />
            </label>
            <button type="submit" class="primary" disabled=move || is_busy.get() || is_full.get()>{t!("play-join")}</button>
            {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
        </form>
    }
}
