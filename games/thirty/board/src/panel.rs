//! The dice of the turn, and what else may be done with them: the overrides, the shares.

use leptos::{either::EitherOf3, prelude::*};
use thirty::{Pair, Roll, RuleSet};
use track::Kind;

use super::{Shown, moves::Wish, words};
use client::grid::picture;

/// The dice, and the switches of the rule set.
pub(super) fn panel(shown: Memo<Option<Shown>>, wish: RwSignal<Wish>) -> impl IntoView {
    let rules = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| it.rules)));
    let switches = move || match rules.get() {
        Some(RuleSet::Basic) => EitherOf3::A(overrides(shown, wish)),
        Some(RuleSet::Advanced) => EitherOf3::B(shares(shown, wish)),
        Some(RuleSet::Postal) | None => EitherOf3::C(()),
    };
    view! {
        {dice(shown)}
        {switches}
    }
}

/// The rolls of the turn or the round.
fn dice(shown: Memo<Option<Shown>>) -> impl IntoView {
    // Dice are made anew, and so roll, only when there is a new roll.
    let rolls = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| (it.n_rolls, it.rolls.clone()))));
    let index = Memo::new(move |_| shown.with(|it| it.as_ref().map_or(0, Shown::index)));
    let roll = move |(n, roll): (usize, Roll)| {
        let (white, piece) = (roll.white(), words::kind(roll.colour()));
        view! {
            <li class="roll" class:now=move || index.get() == n class:done=move || { n < index.get() }>
                {picture("die", &draw::sheet::white_die(white))}
                {picture("die", &draw::sheet::colour_die(roll.colour()))}
                <span class="roll-words">
                    <span class="sr-only">{t!("thirty-dice", white = white, piece = piece.clone())}</span>
                    <span class="roll-piece" aria-hidden="true">{piece}</span>
                    <span class="roll-line" aria-hidden="true">{t!("thirty-lines", n = white)}</span>
                </span>
            </li>
        }
    };
    view! {
        <ol class="rolls" aria-label=t!("thirty-rolls")>
            {move || rolls.get().map(|it| it.1.into_iter().enumerate().map(roll).collect_view())}
        </ol>
    }
}

/// The two overrides of the basic game.
fn overrides(shown: Memo<Option<Shown>>, wish: RwSignal<Wish>) -> impl IntoView {
    let can = move |die: fn(&Shown) -> bool| Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(die)));
    let (has_white, has_colour) = (can(|it| it.sheet.can_override_white()), can(|it| it.sheet.can_override_colour()));
    let is_mine = can(|it| it.is_mine && it.roll.is_some());
    let switch = move |label: String, has: Memo<bool>, is_on: Memo<bool>, toggle: Callback<()>| {
        view! {
            <button
                class="switch"
                class:spent=move || !has.get()
                aria-pressed=move || is_on.get().to_string()
                disabled=move || !has.get() || !is_mine.get()
                on:click=move |_| toggle.run(())
            >
                <span class="switch-name">{label}</span>
                <span class="switch-state">
                    {move || if has.get() { t!("thirty-override-left") } else { t!("thirty-override-spent") }}
                </span>
            </button>
        }
    };
    let toggle_white = Callback::new(move |()| wish.update(|it| it.white = !it.white));
    let toggle_colour = Callback::new(move |()| {
        wish.update(|it| {
            it.colour = !it.colour;
            it.kind = None;
        });
    });
    let is_white = Memo::new(move |_| wish.get().white);
    let is_colour = Memo::new(move |_| wish.get().colour);
    view! {
        <div class="switches" role="group" aria-label=t!("thirty-overrides")>
            {switch(t!("thirty-override-white"), has_white, is_white, toggle_white)}
            {switch(t!("thirty-override-colour"), has_colour, is_colour, toggle_colour)}
        </div>
        <Show when=move || is_colour.get() && is_mine.get()>{palette(shown, wish)}</Show>
    }
}

/// The other pieces, to lay one of them instead of the one on the coloured die.
fn palette(shown: Memo<Option<Shown>>, wish: RwSignal<Wish>) -> impl IntoView {
    let rolled = shown.with_untracked(|it| it.as_ref().and_then(|it| it.roll)).map(Roll::colour);
    let piece = move |kind: Kind| {
        let choose = move |_| wish.update(|it| it.kind = Some(kind));
        view! {
            <button
                class="piece"
                aria-pressed=move || (wish.get().kind == Some(kind)).to_string()
                on:click=choose
            >
                {picture("piece-picture", &draw::sheet::piece(kind.piece(0)))}
                <span>{words::kind(kind)}</span>
            </button>
        }
    };
    let others = Kind::ALL.into_iter().filter(|it| Some(*it) != rolled);
    view! {
        <div class="palette" role="group" aria-label=t!("thirty-palette")>
            <p class="hint">{t!("thirty-palette-hint")}</p>
            {others.map(piece).collect_view()}
        </div>
    }
}

/// Track or shares, and shares of which pair.
fn shares(shown: Memo<Option<Shown>>, wish: RwSignal<Wish>) -> impl IntoView {
    let is_mine = Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(|it| it.is_mine && it.roll.is_some())));
    let higher = move || shown.with(|it| it.as_ref().and_then(|it| it.roll)).map_or(0, Roll::higher);
    let is_buying = Memo::new(move |_| wish.get().shares);
    let choose = move |shares: bool| wish.set(Wish { shares, ..Wish::default() });
    let pair = move |pair: Pair| {
        let held = Memo::new(move |_| shown.with(|it| it.as_ref().map_or(0, |it| it.sheet.shares(pair))));
        view! {
            <button
                class="pair"
                aria-pressed=move || (wish.get().pair == Some(pair)).to_string()
                on:click=move |_| wish.update(|it| it.pair = Some(pair))
            >
                {picture("sample", &draw::sheet::sample(pair.index()))}
                <span class="pair-name">{words::pair(pair, RuleSet::Advanced)}</span>
                <span class="pair-shares">{move || t!("thirty-shares-held", n = held.get())}</span>
            </button>
        }
    };
    let hint = move || {
        if wish.get().pair.is_some() { t!("thirty-shares-cross") } else { t!("thirty-shares-pair") }
    };
    view! {
        <div class="switches" role="group" aria-label=t!("thirty-choice")>
            <button
                class="switch"
                aria-pressed=move || (!is_buying.get()).to_string()
                disabled=move || !is_mine.get()
                on:click=move |_| choose(false)
            >
                <span class="switch-name">{t!("thirty-lay")}</span>
            </button>
            <button
                class="switch"
                aria-pressed=move || is_buying.get().to_string()
                disabled=move || !is_mine.get()
                on:click=move |_| choose(true)
            >
                <span class="switch-name">{move || t!("thirty-buy", n = higher())}</span>
            </button>
        </div>
        <Show when=move || is_buying.get() && is_mine.get()>
            <div class="pairs" role="group" aria-label=t!("thirty-pairs")>
                <p class="hint">{hint}</p>
                {Pair::ALL.map(pair).into_iter().collect_view()}
            </div>
        </Show>
    }
}
