//! The setup, step by step: what to choose, and what it is for.

use leptos::prelude::*;
use thirty::{Part, RuleSet, Stage};

use super::{Shown, moves::Wish, words};
use client::{
    grid::{Step, Steps},
    table::{Chosen, Table},
};

/// What is to be chosen, in one sentence.
pub(super) fn prompt(part: Part, rules: RuleSet) -> String {
    match (part, rules) {
        _ if rules == RuleSet::Postal => t!("thirty-setup-any"),
        (Part::Skip, _) => t!("thirty-setup-skip"),
        (Part::Mine, _) => t!("thirty-setup-mine"),
        (Part::Station(station), _) => t!("thirty-setup-station", name = words::station(station, rules)),
        (Part::Bonus, _) => t!("thirty-setup-bonus"),
    }
}

/// What it is for.
fn reason(part: Part, rules: RuleSet) -> String {
    match (part, rules) {
        (Part::Skip, _) => t!("thirty-why-skip"),
        (Part::Mine, _) => t!("thirty-why-mine"),
        (Part::Station(station), RuleSet::Postal) => t!("thirty-why-town", name = words::station(station, rules)),
        (Part::Station(_), _) => t!("thirty-why-station"),
        (Part::Bonus, RuleSet::Postal) => t!("thirty-why-bonus-post"),
        (Part::Bonus, _) => t!("thirty-why-bonus"),
    }
}

/// The steps, what the present one is for, and the button for whoever keeps all mountains.
pub(super) fn panel(table: Table, shown: Memo<Option<Shown>>, wish: RwSignal<Wish>) -> impl IntoView {
    let now = Memo::new(move |_| {
        shown.with(|it| it.as_ref().filter(|it| it.stage == Stage::Setup).and_then(|it| wish.get().part(&it.sheet)))
    });
    let steps = Signal::derive(move || {
        shown
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| Part::ALL.map(|part| step(it, part, now.get())).to_vec()))
    });
    let take = Callback::new(move |n: usize| {
        table.cancel();
        wish.update(|it| it.part = Part::ALL.get(n).copied());
    });
    let hint = move || {
        let part = now.get()?;
        shown.with(|it| it.as_ref().filter(|it| it.is_mine).map(|it| reason(part, it.rules)))
    };
    let can_keep =
        Memo::new(move |_| now.get() == Some(Part::Skip) && shown.with(|it| it.as_ref().is_some_and(|it| it.is_mine)));
    let keep = move |_| table.chosen.set(Chosen::new("keep", vec!["skip none".to_owned()]));
    view! {
        <div class="setup">
            <Steps steps take/>
            <p class="hint">{hint}</p>
            <Show when=move || can_keep.get()>
                <button
                    class="keep"
                    aria-pressed=move || table.chosen.with(|it| it.as_ref().is_some_and(|it| it.spot == "keep")).to_string()
                    on:click=keep
                >
                    {t!("thirty-keep")}
                </button>
            </Show>
        </div>
    }
}

fn step(shown: &Shown, part: Part, now: Option<Part>) -> Step {
    Step {
        name: words::part(part, shown.rules),
        sign: if let Part::Station(it) = part { Some(words::station(it, shown.rules)) } else { None },
        is_done: shown.sheet.has(part),
        is_now: now == Some(part),
        is_open: shown.is_open(part) && now != Some(part),
    }
}
