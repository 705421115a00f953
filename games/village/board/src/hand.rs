//! The terminus cards in the hand, and the decisions that need no card of a market.

use draw::svg;
use leptos::{either::Either, ev, prelude::*};
use village::{Action, Counted, Feature, LineSet, Order, Place, Stage, Taken, Terminus, TerminusCard, View};
use village_picture::cards;

use super::{
    choice::{Choice, Held},
    look, tableau_of, words,
};

/// What is to be done next, where the board can say it better than the prompt: the other half of a move, the order of two
/// trips, the end of a turn.
#[component]
pub(super) fn Ask(choice: Choice) -> impl IntoView {
    let table = choice.table;
    let hint = move || {
        if table.chosen.with(Option::is_some) {
            return None;
        }
        match (choice.held.get(), choice.spot.get()) {
            (Some(Held::Track(_)), None) => Some(t!("village-hint-space")),
            (Some(Held::Trip(_) | Held::Terminus(_)), None) => Some(t!("village-hint-line")),
            (Some(Held::Taken), None) => {
                let is_track = choice.actions.with(|it| it.iter().any(|it| matches!(it, Action::Lay { .. })));
                Some(if is_track { t!("village-hint-space") } else { t!("village-hint-line") })
            }
            (None, Some(super::spot::Spot::Space(space))) => Some(t!("village-hint-track", space = space.to_string())),
            (None, Some(super::spot::Spot::Line(line))) => {
                let is_planning =
                    choice.actions.with(|it| it.iter().any(|it| matches!(it, Action::TripAndAssign { .. })));
                Some(if is_planning {
                    t!("village-hint-trip", line = line.to_string())
                } else {
                    t!("village-hint-terminus", line = line.to_string())
                })
            }
            _ => None,
        }
    };
    let can_end = Memo::new(move |_| choice.actions.with(|it| it.contains(&Action::Done)));
    let orders = move || {
        look(table, |position, view| {
            let is_asked = matches!(view.stage, Stage::Under { .. }) && !position.actions.is_empty();
            is_asked.then(|| [Order::AsPlanned, Order::Swapped].map(|it| order(choice, view, it)).collect_view())
        })
        .flatten()
        .map(|both| view! { <div class="village-orders" role="group" aria-label=t!("village-orders")>{both}</div> })
    };
    view! {
        <div class="village-ask">
            <p class="village-hint" aria-live="polite">{hint}</p>
            {orders}
            <Show when=move || can_end.get()>
                <button class="village-done choice" on:click=move |_| table.act(Action::Done.to_string())>
                    {t!("village-done")}
                </button>
            </Show>
        </div>
    }
}

/// The card that was taken and waits to be placed; everybody sees it.
#[component]
pub(super) fn Waiting(choice: Choice) -> impl IntoView {
    let card = move || {
        look(choice.table, |position, view| {
            let (taken, seat) = (view.taken?, view.in_turn?);
            let is_own = position.seat == Some(seat);
            let title = if is_own { t!("village-taken") } else { t!("village-taken-by", name = position.name(seat)) };
            let face = match taken {
                Taken::Track(card) => {
                    let card = view.setup.content().card(card);
                    let picture = svg::silent(&cards::track(card, false, &[""; 5]));
                    view! {
                        <span class="picture" aria-hidden="true" inner_html=picture></span>
                        <span>{words::track(card, false)}</span>
                    }
                    .into_any()
                }
                Taken::Trip(trip) => view! {
                    <span class="village-number" aria-hidden="true">{trip.points()}</span>
                    <span>{words::trip(trip)}</span>
                }
                .into_any(),
            };
            Some(view! {
                <section class="village-taken" aria-labelledby="village-taken-title">
                    <h2 id="village-taken-title">{title}<small>{t!("village-taken-note")}</small></h2>
                    <p class="village-waiting">{face}</p>
                    {refill(view, taken).map(|it| view! { <p class="village-refill">{t!("village-refill", card = it)}</p> })}
                </section>
            })
        })
        .flatten()
    };
    view! { {card} }
}

/// The card that came into the market for the one that was taken, in words: the last one, while the market is full.
pub(super) fn refill(view: &View, taken: Taken) -> Option<String> {
    match taken {
        Taken::Track(_) => {
            let last = view.tracks.last().filter(|_| view.tracks.len() == Place::TRACKS)?;
            Some(words::kind(view.setup.content().card(last.card)))
        }
        Taken::Trip(_) => {
            let last = view.trips.last().filter(|_| view.trips.len() == Place::TRIPS)?;
            Some(words::trip(last.card))
        }
    }
}

/// One of the two orders in which trips can go under the deck.
fn order(choice: Choice, view: &View, order: Order) -> impl IntoView + use<> {
    let trips = words::ordered(view, order).into_iter().flatten().map(|it| {
        view! {
            <span class="village-slip">
                <span class="village-number">{it.points()}</span>
                <span class="village-demand">{words::demand(it.demand())}</span>
            </span>
        }
    });
    let action = Action::Under(order).to_string();
    let is_next = order == Order::AsPlanned;
    let mine = action.clone();
    let is_chosen =
        Memo::new(move |_| choice.table.chosen.with(|it| it.as_ref().is_some_and(|it| it.action() == mine)));
    let press = {
        let action = action.clone();
        move || {
            if !is_chosen.get_untracked() {
                choice.table.choose(&action, vec![action.clone()]);
            }
        }
    };
    view! {
        <button
            class="village-order open"
            class:held=is_chosen
            aria-pressed=move || is_chosen.get().to_string()
            data-next=is_next.then_some("")
            on:click=move |_| press()
            on:keydown=move |event| confirm_again(&event, choice, is_chosen)
        >
            <span class="village-caption">{t!("village-first")}</span>
            {trips.collect_view()}
        </button>
    }
}

#[component]
pub(super) fn Hand(choice: Choice) -> impl IntoView {
    let table = choice.table;
    let cards = move || {
        look(table, |position, view| {
            let player = view.players.get(position.shown)?;
            let is_own = position.seat == Some(position.shown);
            let lines = match view.stage {
                Stage::Resolve { lines } if is_own && !position.actions.is_empty() => lines,
                _ => LineSet::EMPTY,
            };
            let cards = match &player.hand {
                Some(hand) => hand
                    .iter()
                    .enumerate()
                    .map(|(n, it)| terminus(choice, view, lines, n, *it).into_any())
                    .collect_view(),
                None => (0..player.n_hand)
                    .map(|_| view! { <li class="village-back" aria-label=t!("village-back")></li> }.into_any())
                    .collect_view(),
            };
            let title =
                if is_own { t!("village-hand") } else { t!("village-hand-of", name = position.name(position.shown)) };
            let note = if player.hand.is_some() && is_own { t!("village-hand-note") } else { String::new() };
            (player.n_hand > 0).then(|| {
                view! {
                    <h2 id="village-hand-title">{title}<small>{note}</small></h2>
                    <ul class="village-row">{cards}</ul>
                }
            })
        })
        .flatten()
    };
    view! { <section class="village-hand" aria-labelledby="village-hand-title">{cards}</section> }
}

/// A terminus card; while lines are resolved with what it pays for each.
fn terminus(choice: Choice, view: &View, lines: LineSet, n: usize, card: TerminusCard) -> impl IntoView + use<> {
    let held = Held::Terminus(card);
    let it = view.setup.content().terminus(card);
    let pays: Vec<_> = lines
        .into_iter()
        .filter_map(|line| {
            let facts = tableau_of(view, view.in_turn?)?.course(line).facts();
            let pay = words::pounds(it.pay(&facts));
            Some(t!("village-pays", line = line.to_string(), pay = pay))
        })
        .collect();
    let can_hold = Memo::new(move |_| choice.can_hold(held));
    let is_held = Memo::new(move |_| choice.held.get() == Some(held));
    let is_chosen = Memo::new(move |_| is_held.get() && choice.table.chosen.with(Option::is_some));
    view! {
        <li class="village-offer">
            <button
                class="village-card village-terminus"
                class:open=can_hold
                class:held=is_held
                aria-pressed=move || is_held.get().to_string()
                aria-disabled=move || (!can_hold.get()).to_string()
                data-next=move || (n == 0 && can_hold.get()).then_some("")
                on:click=move |event| {
                    // The second click of a double click would put the card down again.
                    if event.detail() < 2 {
                        choice.take(held);
                        choice.go_on(&event);
                    }
                }
                on:keydown=move |event| confirm_again(&event, choice, is_chosen)
            >
                <span class="sr-only">{t!("village-card-terminus")}</span>
                {if it.rate() == 0 {
                    Either::Left(view! { <span class="village-pay">{words::pounds(it.base().into())}" "</span> })
                } else {
                    Either::Right(view! {
                        // With a space, so that the name of the button has the same words.
                        <span class="village-pay">{format!("£{} + £{} ", it.base(), it.rate())}</span>
                        <span class="village-demand">{words::each(it.what())}</span>
                        {sign(it).map(|it| view! { <span class="picture sign" inner_html=it></span> })}
                    })
                }}
                {pays.into_iter().map(|it| view! { <span class="village-value" aria-hidden="true">{it}</span> }).collect_view()}
            </button>
        </li>
    }
}

/// What a terminus card counts, as a picture.
fn sign(it: Terminus) -> Option<String> {
    let scene = match it.what() {
        Counted::Terrain(terrain) => cards::land(terrain),
        Counted::Farm => cards::sign(Feature::Farm),
        Counted::Signal => cards::sign(Feature::Signal),
        Counted::Siding => cards::sign(Feature::Siding),
        _ => return None,
    };
    Some(svg::silent(&scene))
}

/// The Enter key on what is chosen already confirms it; a second click does not.
pub(super) fn confirm_again(event: &ev::KeyboardEvent, choice: Choice, is_chosen: Memo<bool>) {
    if event.key() == "Enter" && is_chosen.get_untracked() {
        event.prevent_default();
        if !event.repeat() {
            choice.table.confirm();
        }
    }
}
