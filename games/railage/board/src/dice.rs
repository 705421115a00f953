//! The dice of the round: what they show, which are used, and what each is good for.

use leptos::prelude::*;
use railage::{Action, Die, Face, Stage, Terrain};

use super::{hand::Hand, words};

/// What has become of a die.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Role {
    Left,
    /// For a ○.
    Used,
    /// For no ○: another die was named for the roadbed.
    Aside,
}

/// How a die looks now.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Look {
    face: Face,
    /// What lies on the table, if a special line has changed it.
    before: Option<Face>,
    role: Role,
    is_chosen: bool,
    can_press: bool,
    /// Where it draws dots, unless it is used.
    terrains: Option<[Terrain; 2]>,
}

fn look(hand: Hand, die: Die) -> Option<Look> {
    hand.now.with(|now| {
        let now = now.as_ref()?;
        let table = now.view.roll?.face(die);
        let after = hand.sheet();
        let face = after.as_ref().map_or(table, |it| it.desk.roll().face(die));
        let is_used = now.at().is_some_and(|it| !it.desk.left().contains(die));
        let role = match now.at().is_some_and(|it| it.desk.has_marked()) {
            _ if !is_used => Role::Left,
            true => Role::Used,
            false => Role::Aside,
        };
        let (is_chosen, can_press) = hand.draft.with(|draft| {
            let moves = &now.moves;
            let is_pair = moves.chooses_pair(draft);
            let is_chosen = match hand.chosen() {
                Some(Action::City(pair, _)) => pair.left() != die,
                Some(Action::Dots(it, ..) | Action::Special { die: it, .. }) => it == die,
                _ if is_pair => draft.pair.contains(&die),
                _ => draft.die == Some(die),
            };
            let choice = moves.dice(draft);
            (is_chosen, is_pair || choice.len() > 1 && choice.contains(&die))
        });
        Some(Look {
            face,
            before: (face != table).then_some(table),
            role,
            is_chosen,
            can_press,
            terrains: (!is_used).then(|| now.view.map.chart().terrains(face)),
        })
    })
}

impl Look {
    fn label(self, die: Die) -> String {
        let what = match self.before {
            Some(before) => {
                t!("railage-die-changed", die = die.to_string(), face = self.face.number(), before = before.number())
            }
            None => t!("railage-die", die = die.to_string(), face = self.face.number()),
        };
        match self.terrains {
            None if self.role == Role::Aside => t!("railage-die-aside", die = what),
            None => t!("railage-die-used", die = what),
            Some(terrains) => t!("railage-die-land", die = what, land = words::chart(terrains)),
        }
    }
}

/// The three dice; rolled anew, they are built anew, so that they tumble.
pub(super) fn dice(hand: Hand) -> impl IntoView {
    let rolled = Memo::new(move |_| {
        hand.now.with(|it| it.as_ref().filter(|it| it.view.roll.is_some()).map(|it| (it.view.round, it.view.roll)))
    });
    let start = Memo::new(move |_| {
        hand.now.with(|now| {
            let now = now.as_ref().filter(|it| it.view.stage == Stage::Start)?;
            now.view.mines.get(now.shown).copied().flatten()
        })
    });
    move || {
        if let Some(face) = start.get() {
            let label = t!("railage-die-mine", number = face.number());
            return Some(
                view! {
                    <div class="ra-dice">
                        <span class="ra-die still rolling">
                            <span role="img" aria-label=label.clone()>{pips(face)}</span>
                            <span class="ra-die-words" aria-hidden="true">{label.clone()}</span>
                        </span>
                    </div>
                }
                .into_any(),
            );
        }
        rolled.get().map(|_| {
            view! {
                <div class="ra-dice" role="group" aria-label=t!("railage-dice")>
                    {Die::ALL.map(|it| one(hand, it)).collect_view()}
                </div>
            }
            .into_any()
        })
    }
}

fn one(hand: Hand, die: Die) -> impl IntoView {
    let look = Memo::new(move |_| look(hand, die));
    let with = move |of: fn(Look) -> bool| look.get().is_some_and(of);
    let terrains = move || {
        look.get().and_then(|it| it.terrains).map(|terrains| {
            terrains
                .map(|it| view! { <span class="ra-terrain" inner_html=super::pictures::terrain(it)></span> })
                .collect_view()
        })
    };
    view! {
        <button
            type="button"
            class="ra-die rolling"
            class:used=move || with(|it| it.role != Role::Left)
            class:chosen=move || with(|it| it.is_chosen)
            class:changed=move || with(|it| it.before.is_some())
            aria-pressed=move || with(|it| it.is_chosen).to_string()
            aria-label=move || look.get().map(|it| it.label(die))
            disabled=move || !with(|it| it.can_press)
            on:click=move |_| hand.press(die)
        >
            {move || look.get().map(|it| pips(it.face))}
            <span class="ra-die-land" aria-hidden="true">{terrains}</span>
        </button>
    }
}

/// The face of a die.
pub(super) fn pips(face: Face) -> impl IntoView {
    let number = face.number();
    let mut pips = Vec::new();
    if number % 2 == 1 {
        pips.push((24, 24));
    }
    if number > 1 {
        pips.extend([(12, 12), (36, 36)]);
    }
    if number > 3 {
        pips.extend([(36, 12), (12, 36)]);
    }
    if number == 6 {
        pips.extend([(12, 24), (36, 24)]);
    }
    let pips = pips.into_iter().map(|(x, y)| view! { <circle cx=x cy=y r="4.6"></circle> });
    view! {
        <svg class="ra-face" viewBox="0 0 48 48" aria-hidden="true">
            <rect x="1.5" y="1.5" width="45" height="45" rx="9"></rect>
            {pips.collect_view()}
        </svg>
    }
}
