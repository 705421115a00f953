//! Both markets: rows of cards with prices and coins, the free one first, the deck behind the last.

use draw::svg;
use leptos::prelude::*;
use village::{Action, Card, Offer, Place, Trip};
use village_picture::cards;

use super::{
    choice::{Choice, Held},
    hand::confirm_again,
    look, words,
};

#[component]
pub(super) fn Tracks(choice: Choice) -> impl IntoView {
    let table = choice.table;
    let offers = Memo::new(move |_| {
        look(table, |_, view| (view.setup.clone(), view.tracks.clone())).map(|(setup, tracks)| (Setup(setup), tracks))
    });
    let known = StoredValue::new(Vec::<Card>::new());
    let cards = move || {
        let (setup, tracks) = offers.get()?;
        let old = known.get_value();
        let cards: Vec<_> = tracks.iter().map(|it| it.card).collect();
        let is_new = |card: &Card| !old.is_empty() && !old.contains(card);
        let res = tracks.iter().enumerate().map(|(n, offer)| track(choice, &setup, n, *offer, is_new(&offer.card)));
        let res = res.collect_view();
        known.set_value(cards);
        Some(res)
    };
    let deck = move || {
        look(table, |_, view| {
            let top = view.top.map(|it| {
                view! {
                    <span class="village-top">
                        <span class="village-number">{it.points()}</span>
                        <span class="village-demand">{words::demand(it.demand())}</span>
                    </span>
                }
            });
            view! {
                <li class="village-deck" class:empty=view.n_deck == 0>
                    <span class="village-caption">{t!("village-deck", n = view.n_deck)}</span>
                    {top}
                </li>
            }
        })
    };
    let is_over = Memo::new(move |_| look(table, |_, view| view.stage == village::Stage::Over).unwrap_or(true));
    view! {
        <Show when=move || !is_over.get()>
            <section class="village-tracks" aria-labelledby="village-tracks-title">
                <h2 id="village-tracks-title">{t!("village-tracks")}<small>{t!("village-tracks-note")}</small></h2>
                <ul class="village-row">{cards}{deck}</ul>
            </section>
        </Show>
    }
}

/// The setup, which is the same as long as the game is.
#[derive(Clone, PartialEq)]
struct Setup(village::Setup);

fn track(choice: Choice, setup: &Setup, n: usize, offer: Offer<Card>, is_new: bool) -> Option<impl IntoView + use<>> {
    let card = setup.0.content().card(offer.card);
    let held = Held::Track(Place::new(u8::try_from(n + 1).ok()?)?);
    let picture = svg::silent(&cards::track(card, false, &[""; 5]));
    let told = t!("village-card-track", n = n + 1, track = words::track(card, false));
    let caption = words::terrain(card.terrain);
    Some(offered(
        choice,
        held,
        is_new,
        words::price(n),
        offer.coins,
        view! {
            <span class="picture" aria-hidden="true" inner_html=picture></span>
            <span class="sr-only">{told}</span>
            <span class="village-caption" aria-hidden="true">{caption}</span>
        }
        .into_any(),
    ))
}

#[component]
pub(super) fn Trips(choice: Choice) -> impl IntoView {
    let table = choice.table;
    let offers = Memo::new(move |_| look(table, |_, view| view.trips.clone()).unwrap_or_default());
    let known = StoredValue::new(Vec::<Trip>::new());
    let cards = move || {
        let old = known.get_value();
        let offers = offers.get();
        let is_new = |card: &Trip| !old.is_empty() && !old.contains(card);
        let res = offers.iter().enumerate().map(|(n, offer)| trip(choice, n, *offer, is_new(&offer.card)));
        let res = res.collect_view();
        known.set_value(offers.iter().map(|it| it.card).collect());
        res
    };
    let is_over = Memo::new(move |_| look(table, |_, view| view.stage == village::Stage::Over).unwrap_or(true));
    view! {
        <Show when=move || !is_over.get()>
            <section class="village-trips" aria-labelledby="village-trips-title">
                <h2 id="village-trips-title">{t!("village-trips")}<small>{t!("village-trips-note")}</small></h2>
                <ul class="village-row">{cards}</ul>
            </section>
        </Show>
    }
}

fn trip(choice: Choice, n: usize, offer: Offer<Trip>, is_new: bool) -> Option<impl IntoView + use<>> {
    let place = Place::new(u8::try_from(n + 1).ok()?)?;
    let price = words::pounds(words::PLANNING + place.price());
    let told = t!("village-card-trip", n = n + 1, points = words::points(offer.card.points().into()));
    let (points, demand) = (offer.card.points(), words::demand(offer.card.demand()));
    Some(offered(
        choice,
        Held::Trip(place),
        is_new,
        price,
        offer.coins,
        view! {
            <span class="sr-only">{told}</span>
            <span class="village-number" aria-hidden="true">{points}</span>
            <span class="village-demand">{demand}</span>
        }
        .into_any(),
    ))
}

/// A card that is offered, with its price above it and the coins on it.
///
/// It is called by what stands on it and by what its picture shows, so that whoever speaks to it can say what is seen.
fn offered(choice: Choice, held: Held, is_new: bool, price: String, coins: u8, face: AnyView) -> impl IntoView + use<> {
    let can_hold = Memo::new(move |_| choice.can_hold(held));
    let is_held = Memo::new(move |_| choice.held.get() == Some(held));
    let is_chosen =
        Memo::new(move |_| is_held.get() && choice.spot.get().is_none() && choice.table.chosen.with(Option::is_some));
    let warm = choice.table.heat(held.notation());
    let is_next = matches!(held, Held::Track(it) | Held::Trip(it) if it.number() == 1);
    let coins = words::coins(coins).map(|it| {
        view! {
            <span class="village-coins" aria-hidden="true">{format!("+{}", words::pounds(coins.into()))}</span>
            <span class="sr-only">{it}</span>
        }
    });
    view! {
        <li class="village-offer" class:new=is_new>
            <button
                class="village-card"
                class:open=can_hold
                class:held=is_held
                aria-pressed=move || is_held.get().to_string()
                aria-disabled=move || (!can_hold.get()).to_string()
                data-next=move || (is_next && can_hold.get() && is_wanted(choice, held)).then_some("")
                on:click=move |event| {
                    // The second click of a double click would put the card down again.
                    if event.detail() < 2 {
                        choice.take(held);
                        choice.go_on(&event);
                    }
                }
                on:keydown=move |event| confirm_again(&event, choice, is_chosen)
            >
                <span class="village-price">{price}</span>
                {is_new.then(|| view! { <span class="village-fresh">{t!("village-new")}" "</span> })}
                {face}
                {coins}
                {move || warm.get().map(|it| view! {
                    <span class=format!("village-heat heat-{}", it.warmth) aria-hidden="true">{it.words()}</span>
                })}
            </button>
        </li>
    }
}

const fn is_track(action: Action) -> bool {
    matches!(action, Action::Take(_) | Action::TakeAndLay { .. })
}

/// Whether a keyboard goes on here at the beginning of a decision: with tracks, or with trips when the track is built.
fn is_wanted(choice: Choice, held: Held) -> bool {
    let has_tracks = choice.actions.with(|it| it.iter().any(|it| is_track(*it)));
    matches!(held, Held::Track(_)) == has_tracks
}
