//! The deadline: put off, or the game rests, each with a reason.

use js_sys::Date;
use leptos::{ev::SubmitEvent, prelude::*};
use wire::{api::Pace, desk::Deferral};

use super::office::{Office, Outcome, Told};
use crate::{
    parts::date_time,
    shelf::{moment, now},
};

/// How much later the field proposes where the game has no pace.
const WEEK: f64 = 604_800_000.0;

#[component]
pub(super) fn Deadline(office: Office) -> impl IntoView {
    let is_paused = Memo::new(move |_| office.see(|it| it.paused).unwrap_or_default());
    let before = Memo::new(move |_| office.see(|it| it.deadline).flatten());
    let until = RwSignal::new(String::new());
    let pace = Memo::new(move |_| office.info.with(|it| it.as_ref().map_or(WEEK, |it| pace(it.pace))));
    // A later deadline is proposed whenever the present one changes: as much later as the game gives for a round.
    Effect::new(move |_| until.set(written(before.get().map_or_else(now, moment).max(now()) + pace.get())));
    let reason = RwSignal::new(String::new());
    let outcome: Outcome = RwSignal::new(None);
    // What was said of the round before is no longer so.
    let open = Memo::new(move |_| office.see(|it| it.round).flatten());
    Effect::watch(move || open.get(), move |_, _, _| outcome.set(None), false);
    let set = move |until: Option<i64>, done: String| {
        let why = reason.get_untracked().trim().to_owned();
        if why.is_empty() {
            outcome.set(Some(Err(t!("desk-reason-wanted"))));
            return;
        }
        let clear = move || reason.set(String::new());
        office.act("/desk/deadline", Deferral { until, reason: why }, outcome, done, clear);
    };
    let put_off = move |event: SubmitEvent| {
        event.prevent_default();
        match read(&until.get_untracked()) {
            Some(at) => set(Some(at), t!("desk-deadline-set", until = date_time(moment(at)))),
            None => outcome.set(Some(Err(t!("desk-when-wanted")))),
        }
    };
    let label = move || if is_paused.get() { t!("desk-go-on") } else { t!("desk-put-off") };
    view! {
        <details class="panel deadline">
            <summary>{t!("desk-deadline")}</summary>
            <form on:submit=put_off>
                <label class="field">
                    {t!("desk-new-deadline")}
                    <input type="datetime-local" prop:value=move || until.get() on:input:target=move |event| until.set(event.target().value())/>
                </label>
                <Reason reason/>
                <div class="row">
                    <button type="submit" class="primary">{label}</button>
                    <Show when=move || !is_paused.get()>
                        <button type="button" on:click=move |_| set(None, t!("desk-rests"))>{t!("desk-rest")}</button>
                    </Show>
                </div>
            </form>
            <Told outcome/>
        </details>
    }
}

/// Why something is done: the players are told.
#[component]
pub(super) fn Reason(reason: RwSignal<String>) -> impl IntoView {
    view! {
        <label class="field">
            {t!("desk-reason")}
            <input
                maxlength="500"
                autocomplete="off"
                prop:value=move || reason.get()
                on:input:target=move |event| reason.set(event.target().value())
            />
        </label>
    }
}

/// How long a round is, in milliseconds.
fn pace(pace: Pace) -> f64 {
    match pace {
        Pace::Live => WEEK,
        Pace::Deadline { seconds, .. } => f64::from(seconds) * 1000.0,
    }
}

/// A moment as the field has it, in the visitor's time zone.
fn written(at: f64) -> String {
    let date = Date::new(&at.into());
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// The moment of the field.
fn read(text: &str) -> Option<i64> {
    let at = Date::parse(text);
    at.is_finite().then_some(at as i64)
}
