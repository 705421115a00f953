//! A card for each game, with a button that plays at once.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

use crate::{
    fetched,
    offers::{OFFERS, Offer},
    settings,
    shelf::Player,
};

/// From how many seats on there are as many as one likes.
const MANY: usize = 100;

#[component]
pub(super) fn Cards() -> impl IntoView {
    let navigate = use_navigate();
    let failure = RwSignal::new(None::<String>);
    let play = Callback::new(move |offer: &'static Offer| {
        let navigate = navigate.clone();
        spawn_local(async move {
            match begin(offer).await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(text) => _ = failure.try_set(Some(text)),
            }
        });
    });
    view! {
        {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
        <ul class="game-cards">{OFFERS.iter().map(|it| card(it, play)).collect_view()}</ul>
    }
}

/// Begins a game for one, with bots where it needs company; its address.
async fn begin(offer: &Offer) -> Result<String, String> {
    let (least, _) = offer.seats;
    let you = match settings::name() {
        name if name.is_empty() => t!("player-number", number = 1),
        name => name,
    };
    let mut players = vec![Player::Person(you)];
    players.extend((1..least).map(|it| Player::Bot(t!("bot-name", number = it))));
    let begun = fetched::begin(offer.game, offer.rules, players).await.map_err(|it| it.to_string())?;
    begun.map(|id| format!("/g/{id}"))
}

fn card(offer: &'static Offer, play: Callback<&'static Offer>) -> impl IntoView {
    let title = offer.title();
    let about = |what: String| format!("{what}: {}", offer.title());
    let (least, most) = offer.seats;
    let players = if most >= MANY {
        t!("home-players-any", least = least)
    } else {
        t!("home-players", least = least, most = most)
    };
    view! {
        <li class="game-card">
            <div class=format!("cover cover-{}", offer.key) aria-hidden="true"></div>
            <div class="body">
                <h2>{title}</h2>
                <p class="facts">{players}" · "{t!("home-minutes", minutes = offer.minutes)}</p>
                <p>{offer.summary()}</p>
                <div class="row">
                    <button class="primary" aria-label=about(t!("play-now")) on:click=move |_| play.run(offer)>
                        {t!("play-now")}
                    </button>
                    <A href=offer.address() attr:class="button" attr:aria-label=about(t!("with-friends"))>
                        {t!("with-friends")}
                    </A>
                    <A href=format!("/rules/{}", offer.game) attr:class="quiet" attr:aria-label=about(t!("nav-rules"))>
                        {t!("nav-rules")}
                    </A>
                </div>
            </div>
        </li>
    }
}
