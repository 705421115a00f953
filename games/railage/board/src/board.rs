//! The board: where the round is, the dice, what may be done, the map, the tracks, and what others have announced.

use leptos::prelude::*;
use railage::{Face, Phase, Stage};

use super::{company, dice, hand::Hand, legend, map, prompt, tracks};
use client::table::Table;

pub(super) fn board(table: Table) -> AnyView {
    let hand = Hand::new(table);
    view! {
        <div class="ra">
            <div class="ra-top">
                {dice::dice(hand)}
                <div class="ra-side">
                    {steps(hand)}
                    {ask(hand)}
                </div>
            </div>
            {map::map(hand)}
            {tracks::tracks(hand)}
            {company::company(hand)}
            {legend::legend()}
        </div>
    }
    .into_any()
}

/// Where a phase stands on the way through a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Step {
    Setup,
    Land,
    Roadbed,
    Line,
    Extra,
    Done,
}

impl Step {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Start => Self::Setup,
            Phase::Land => Self::Land,
            Phase::Roadbed => Self::Roadbed,
            Phase::Line => Self::Line,
            Phase::ExtraDot | Phase::ExtraLine => Self::Extra,
            Phase::Ready => Self::Done,
        }
    }

    fn name(self) -> String {
        match self {
            Self::Setup => t!("railage-step-setup"),
            Self::Land => t!("railage-step-land"),
            Self::Roadbed => t!("railage-step-roadbed"),
            Self::Line => t!("railage-step-line"),
            Self::Extra => t!("railage-step-extra"),
            Self::Done => t!("railage-step-done"),
        }
    }
}

/// The phases of the round as a line on which one stands.
fn steps(hand: Hand) -> impl IntoView {
    let now = Memo::new(move |_| {
        hand.now.with(|now| {
            let now = now.as_ref()?;
            let phase = now.at().map(|it| it.desk.phase());
            Some((now.view.stage, now.view.round, now.view.is_last, phase, now.is_alone()))
        })
    });
    move || {
        let (stage, round, is_last, phase, is_alone) = now.get()?;
        let head = match stage {
            Stage::Mines | Stage::Start => t!("railage-step-setup"),
            Stage::Over => t!("railage-rounds", n = round),
            Stage::Roll | Stage::Round if is_last => t!("railage-last-round", round = round),
            Stage::Roll | Stage::Round => t!("railage-round", round = round),
        };
        let at = phase.filter(|_| stage == Stage::Round).map(Step::of);
        let mut all = vec![Step::Land, Step::Roadbed, Step::Line];
        if at == Some(Step::Extra) {
            all.push(Step::Extra);
        }
        if !is_alone {
            all.push(Step::Done);
        }
        let place = at.and_then(|at| all.iter().position(|&it| it == at));
        let steps = all.into_iter().enumerate().map(|(n, step)| {
            let is_here = place == Some(n);
            let is_done = place.is_some_and(|it| n < it);
            view! {
                <li class:here=is_here class:past=is_done aria-current=is_here.then_some("step")>
                    {is_done.then(|| view! { <span aria-hidden="true">"✓ "</span> })}
                    {step.name()}
                </li>
            }
        });
        let is_playing = stage == Stage::Round && place.is_some();
        Some(view! {
            <div class="ra-steps">
                <strong class:last=is_last && stage != Stage::Over>{head}</strong>
                {is_playing.then(|| view! { <ol aria-label=t!("railage-steps")>{steps.collect_view()}</ol> })}
            </div>
        })
    }
}

/// A hint, and the buttons for what is not on the map.
fn ask(hand: Hand) -> impl IntoView {
    let hint = Memo::new(move |_| {
        let is_chosen = hand.table.chosen.with(Option::is_some);
        hand.now.with(|now| hand.draft.with(|draft| now.as_ref().map(|it| prompt::hint(it, draft, is_chosen))))
    });
    let faces = Memo::new(move |_| {
        hand.draft.with(|draft| hand.now.with(|now| now.as_ref().map(|it| it.moves.faces(draft)))).unwrap_or_default()
    });
    let faces = move || {
        let faces = faces.get();
        (faces.len() > 1).then(|| {
            view! {
                <div class="ra-faces choices" role="group" aria-label=t!("railage-faces")>
                    {faces.into_iter().map(|it| face(hand, it)).collect_view()}
                </div>
            }
        })
    };
    let has_draft = Memo::new(move |_| {
        let is_open = hand.table.chosen.with(Option::is_none);
        is_open && hand.draft.with(|it| *it != super::moves::Draft::default())
    });
    view! {
        <div class="ra-ask">
            <p class="ra-hint">{move || hint.get()}</p>
            {faces}
            <div class="ra-buttons choices">
                <Show when=move || has_draft.get()>
                    <button type="button" on:click=move |_| hand.clear()>"✕ " {t!("railage-clear")}</button>
                </Show>
                {plain(hand)}
            </div>
        </div>
    }
}

fn face(hand: Hand, face: Face) -> impl IntoView {
    let is_given = Memo::new(
        move |_| matches!(hand.chosen(), Some(railage::Action::Special { face: Some(it), .. }) if it == face),
    );
    view! {
        <button
            type="button"
            aria-label=t!("railage-face", face = face.number())
            aria-pressed=move || is_given.get().to_string()
            on:click=move |_| hand.give(face)
        >
            {dice::pips(face)}
        </button>
    }
}

/// The button of the move that touches no cell.
fn plain(hand: Hand) -> impl IntoView {
    let offer = Memo::new(move |_| {
        hand.now.with(|now| {
            let now = now.as_ref()?;
            let text = now.moves.without_cell()?.text.clone();
            Some((text, now.moves.is_forced(), now.at()?.desk.phase(), now.view.announcement(now.shown)))
        })
    });
    move || {
        let (text, is_forced, phase, announced) = offer.get()?;
        if phase == Phase::Ready {
            let reasons = hand.now.with_untracked(|now| {
                let now = now.as_ref()?;
                Some(super::words::announcements(&now.view, Some(now.shown), announced?))
            });
            let reasons = reasons.unwrap_or_default().into_iter().map(|it| view! { <li>{it}</li> }).collect::<Vec<_>>();
            let act = move |_| hand.table.act(text.clone());
            return Some(
                view! {
                    {(!reasons.is_empty()).then(|| view! {
                        <div class="ra-announce">
                            <p>{t!("railage-you-announce")}</p>
                            <ul>{reasons}</ul>
                        </div>
                    })}
                    <button type="button" class="primary" disabled=move || hand.table.is_busy.get() on:click=act>
                        {t!("railage-button-done")}
                    </button>
                }
                .into_any(),
            );
        }
        if is_forced {
            let act = move |_| hand.table.act(text.clone());
            return Some(
                view! {
                    <button type="button" class="primary" disabled=move || hand.table.is_busy.get() on:click=act>
                        {t!("railage-button-on")}
                    </button>
                }
                .into_any(),
            );
        }
        let words = match phase {
            Phase::Start | Phase::Land | Phase::Ready => t!("railage-button-pass-land"),
            Phase::Roadbed => t!("railage-button-pass-dots"),
            Phase::ExtraDot => t!("railage-button-pass-dot"),
            Phase::Line | Phase::ExtraLine => t!("railage-button-pass-line"),
        };
        let choose = move |_| hand.choose_plain(text.clone());
        let is_chosen = move || hand.chosen() == Some(railage::Action::Pass);
        Some(
            view! {
                <button type="button" aria-pressed=move || is_chosen().to_string() on:click=choose>{words}</button>
            }
            .into_any(),
        )
    }
}
