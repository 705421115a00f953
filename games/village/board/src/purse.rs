//! What the shown player has: points on the dial, money, lines; with what the previewed move would change.

use leptos::prelude::*;
use village::{Player, Tableau};

use super::{choice::Choice, look, words};

/// What is told of a player.
#[derive(Copy, Clone, PartialEq)]
struct Purse {
    points: i32,
    money: u16,
    n_lines: usize,
}

impl Purse {
    fn of(player: &Player) -> Self {
        let tableau = player.tableau.as_ref();
        Self {
            points: player.score,
            money: tableau.map_or(0, Tableau::money),
            n_lines: tableau.map_or(0, |it| it.completed().len()),
        }
    }
}

#[component]
pub(super) fn Purses(choice: Choice) -> impl IntoView {
    let purses = Memo::new(move |_| {
        let tried = choice.tried();
        look(choice.table, |position, view| {
            let now = Purse::of(view.players.get(position.shown)?);
            let is_own = position.seat == Some(position.shown);
            let then = tried.filter(|_| is_own).map_or(now, |it| Purse::of(&it));
            let whose = if is_own { t!("village-own") } else { position.name(position.shown) };
            Some((whose, now, then))
        })
        .flatten()
    });
    let shown = move || {
        let (whose, now, then) = purses.get()?;
        let money = (then.money != now.money).then(|| format!(" → {}", words::pounds(then.money)));
        let lines = (then.n_lines != now.n_lines).then(|| format!(" → {}", then.n_lines));
        Some(view! {
            <span class="village-whose">{whose}</span>
            <span class="village-dial" aria-hidden="true">{now.points}</span>
            <span class="sr-only">{t!("village-points", n = now.points)}</span>
            <span class="village-coin">{words::pounds(now.money)}{money}</span>
            <span>{t!("village-lines-done", n = now.n_lines)}{lines}</span>
        })
    };
    view! { <p class="village-purse">{shown}</p> }
}
