//! A card for each game, with a button that plays at once.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

use crate::{
    fetched,
    offers::{self, Offer},
    settings,
    shelf::{Bot, Player, Skill},
};

/// From how many seats on there are as many as one likes.
const MANY: usize = 100;

/// How the game that was asked for last is getting on: its card says so.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wish {
    /// What it needs is being fetched.
    Fetching(&'static str),
    /// Why it does not begin.
    Failed(&'static str, String),
}

#[component]
pub(super) fn Cards() -> impl IntoView {
    let navigate = use_navigate();
    let wish = RwSignal::new(None::<Wish>);
    let play = Callback::new(move |offer: Offer| {
        // The button keeps the focus while it waits, so a second press must do nothing.
        if wish.with_untracked(|it| matches!(it, Some(Wish::Fetching(_)))) {
            return;
        }
        let navigate = navigate.clone();
        wish.set(Some(Wish::Fetching(offer.key)));
        spawn_local(async move {
            match begin(offer).await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(text) => _ = wish.try_set(Some(Wish::Failed(offer.key, text))),
            }
        });
    });
    view! { <ul class="game-cards">{offers::offered().map(|it| card(it, play, wish)).collect_view()}</ul> }
}

/// Begins a game for one, with bots where it needs company; its address.
pub(crate) async fn begin(offer: Offer) -> Result<String, String> {
    let (least, _) = offer.seats;
    let you = match settings::name() {
        name if name.is_empty() => t!("player-number", number = 1),
        name => name,
    };
    let mut players = vec![Player::Person(you)];
    let bot = |number: usize| Player::Bot(Bot { name: t!("bot-name", number = number), skill: Skill::Easy });
    players.extend((1..least).map(bot));
    let begun = fetched::begin(offer.game, offer.rules, players).await.map_err(|it| it.to_string())?;
    begun.map(|id| format!("/g/{id}"))
}

fn card(offer: Offer, play: Callback<Offer>, wish: RwSignal<Option<Wish>>) -> impl IntoView {
    let title = offer.title();
    let about = |what: String| format!("{what}: {}", offer.title());
    let (least, most) = offer.seats;
    let players = if most >= MANY {
        t!("home-players-any", least = least)
    } else {
        t!("home-players", least = least, most = most)
    };
    let is_fetching = Memo::new(move |_| wish.get() == Some(Wish::Fetching(offer.key)));
    let failure = move || match wish.get() {
        Some(Wish::Failed(key, text)) if key == offer.key => {
            Some(view! { <p role="alert" class="notice error">{text}</p> })
        }
        _ => None,
    };
    view! {
        <li class="game-card">
            <div class=format!("cover cover-{}", offer.key) aria-hidden="true"></div>
            <div class="body">
                <h2>{title}</h2>
                <p class="facts">{players}" · "{t!("home-minutes", minutes = offer.minutes)}</p>
                <p>{offer.summary()}</p>
                {failure}
                <div class="row">
                    <button
                        class="primary"
                        aria-label=about(t!("play-now"))
                        aria-busy=move || is_fetching.get().to_string()
                        aria-disabled=move || is_fetching.get().to_string()
                        on:click=move |_| play.run(offer)
                    >
                        {move || if is_fetching.get() { t!("loading") } else { t!("play-now") }}
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
