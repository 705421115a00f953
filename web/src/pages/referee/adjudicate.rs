//! Adjudicating a round: who is missing, what happens to them, and a reason before the deadline.

use std::time::Duration;

use leptos::prelude::*;
use wire::desk::{Adjudication, Desk, OrdersState};

use super::{
    deadline::Reason,
    office::{Office, Outcome, Told},
    words::{round, state},
};
use crate::{
    parts::{Ask, Question},
    shelf::{moment, now},
    words::commas,
};

#[component]
pub(super) fn Adjudicate(office: Office) -> impl IntoView {
    let clock = RwSignal::new(now());
    let tick = set_interval_with_handle(move || clock.set(now()), Duration::from_secs(5)).ok();
    on_cleanup(move || {
        if let Some(tick) = tick {
            tick.clear();
        }
    });
    let open = Memo::new(move |_| office.see(|it| it.round).flatten());
    let time = Memo::new(move |_| office.see(|it| (it.deadline, it.paused)).unwrap_or_default());
    let is_early = Memo::new(move |_| {
        let (deadline, is_paused) = time.get();
        is_paused || deadline.is_some_and(|at| moment(at) > clock.get())
    });
    let trouble = Memo::new(move |_| office.see(troubles).unwrap_or_default());
    let n_questions = Memo::new(move |_| {
        office.see(|it| it.seats.iter().map(|it| it.questions.len()).sum::<usize>()).unwrap_or_default()
    });
    let reason = RwSignal::new(String::new());
    let outcome: Outcome = RwSignal::new(None);
    let question = RwSignal::new(None::<Question>);
    let act = Callback::new(move |()| {
        let Some(number) = open.get_untracked() else { return };
        let why = reason.get_untracked().trim().to_owned();
        let anyway = n_questions.get_untracked() > 0;
        let order = Adjudication { round: number, reason: (!why.is_empty()).then_some(why), anyway };
        let done = t!("desk-adjudicated", round = round(number));
        office.act("/desk/adjudicate", order, outcome, done, move || reason.set(String::new()));
    });
    let ask = move |_| {
        let Some(number) = open.get_untracked() else { return };
        if is_early.get_untracked() && reason.with_untracked(|it| it.trim().is_empty()) {
            outcome.set(Some(Err(t!("desk-early-reason-wanted"))));
            return;
        }
        outcome.set(None);
        let all: Vec<_> = trouble.get_untracked().into_iter().map(|it| format!("{}: {}.", it.0, it.1)).collect();
        let mut text = t!("desk-adjudicate-ask", round = round(number));
        if !all.is_empty() {
            text = format!("{text} {} {}", all.join(" "), fate(number));
        }
        // Whoever goes on although something is to be looked at says so, and it is kept.
        let n = n_questions.get_untracked();
        let yes = if n > 0 { t!("desk-adjudicate-anyway") } else { t!("desk-adjudicate-yes") };
        if n > 0 {
            text = format!("{} {text}", t!("desk-n-questions", n = n));
        }
        question.set(Some(Question { text, yes, act }));
    };
    let missing = move || {
        let all = trouble.get();
        let number = open.get()?;
        Some(if all.is_empty() {
            view! { <p><span aria-hidden="true">"✓ "</span>{t!("desk-all-there")}</p> }.into_any()
        } else {
            let items = all.into_iter().map(|(name, what)| view! { <li><b>{name}</b>": "{what}</li> });
            view! {
                <ul class="troubles">{items.collect_view()}</ul>
                <p class="soft">{fate(number)}</p>
            }
            .into_any()
        })
    };
    view! {
        <section class="panel" aria-labelledby="desk-adjudicate">
            <h2 id="desk-adjudicate">{move || open.get().map(|it| t!("desk-adjudicate", round = round(it)))}</h2>
            {missing}
            <Show when=move || is_early.get()>
                <p class="soft">{t!("desk-early")}</p>
                <Reason reason/>
            </Show>
            {move || (n_questions.get() > 0).then(|| view! {
                <p class="wrong"><span aria-hidden="true">"? "</span>{t!("desk-n-questions", n = n_questions.get())}</p>
            })}
            <button class="primary" on:click=ask>{t!("desk-adjudicate-do")}</button>
            <Told outcome/>
            <Ask question/>
        </section>
    }
}

/// What becomes of what is missing or illegal.
fn fate(number: u8) -> String {
    if number == 0 { t!("desk-fate-setup") } else { t!("desk-fate") }
}

/// Who has not ordered everything, or something illegal, each with what is wrong.
fn troubles(desk: &Desk) -> Vec<(String, String)> {
    let seats = desk.seats.iter().filter_map(|it| {
        let is_wanted = matches!(it.state, OrdersState::Missing | OrdersState::Partial | OrdersState::Open);
        let wanted = is_wanted.then(|| state(it.state).1);
        let illegal = (!it.objections.is_empty()).then(|| t!("desk-n-illegal", n = it.objections.len()));
        let words: Vec<_> = [wanted, illegal].into_iter().flatten().collect();
        (!words.is_empty()).then(|| (it.name.clone(), commas(&words)))
    });
    seats.collect()
}

#[cfg(test)]
mod tests {
    use wire::desk::{Desk, DeskSeat, Objected, OrdersState, Tongue};

    use super::troubles;
    use crate::{settings::speak, words::Language};

    fn seat(name: &str, state: OrdersState, n_illegal: usize) -> DeskSeat {
        let objected = Objected {
            slot: "roll 1".to_owned(),
            reason: "taken".to_owned(),
            id: "no-square".to_owned(),
            arguments: std::iter::once(("what".to_owned(), "x7/y7".to_owned())).collect(),
        };
        DeskSeat {
            seat: 0,
            name: name.to_owned(),
            by_letter: true,
            language: Tongue::En,
            state,
            orders: None,
            held: String::new(),
            questions: Vec::new(),
            objections: vec![objected; n_illegal],
            previous: None,
            score: 0,
            letters: Vec::new(),
        }
    }

    #[test]
    fn whoever_is_missing_or_wrong_is_named_before_a_round_ends() {
        speak(Language::English);
        let seats = vec![
            seat("Ann", OrdersState::Complete, 0),
            seat("Bob", OrdersState::Missing, 0),
            seat("Cleo", OrdersState::Partial, 1),
            seat("Dora", OrdersState::Complete, 2),
            seat("Emil", OrdersState::Moved, 0),
        ];
        let desk = Desk {
            title: "Rails-7".to_owned(),
            round: Some(1),
            rolls: Vec::new(),
            deadline: None,
            paused: false,
            correctable: None,
            seats,
            acts: Vec::new(),
        };
        let found = troubles(&desk);
        assert_eq!(found.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["Bob", "Cleo", "Dora"]);
        assert_eq!(found[0].1, "no orders yet");
        assert_eq!(found[1].1, "incomplete, 1 illegal order");
        assert_eq!(found[2].1, "2 illegal orders");
    }
}
