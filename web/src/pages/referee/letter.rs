//! A letter that came: pasted, read at once, and kept.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::{ev::SubmitEvent, html, prelude::*, task::spawn_local};
use wire::desk::{NewLetter, Reading};

use super::{
    office::{Office, Outcome, Told, name_of, told},
    reading::reading,
};
use crate::http;

/// How long nothing is typed before a letter is read.
const PAUSE: Duration = Duration::from_millis(400);

/// The longest letter.
const MOST: usize = 20_000;

#[component]
pub(super) fn Letter(office: Office) -> impl IntoView {
    let names = office.names();
    let text = RwSignal::new(String::new());
    let seat = RwSignal::new(None::<u16>);
    let is_late = RwSignal::new(false);
    let is_busy = RwSignal::new(false);
    let outcome: Outcome = RwSignal::new(None);
    let read = RwSignal::new(None::<Reading>);
    let n_typed = StoredValue::new(0_u32);
    let field = NodeRef::<html::Textarea>::new();
    let letter = move || {
        let text = text.get_untracked();
        NewLetter { text, seat: seat.get_untracked(), late: is_late.get_untracked() }
    };
    // Only the last of several quick changes is read, and only its answer is shown.
    let look = move || {
        let Some(number) = n_typed.try_update_value(|it| {
            *it += 1;
            *it
        }) else {
            return;
        };
        if text.with_untracked(|it| it.trim().is_empty()) {
            return;
        }
        spawn_local(async move {
            sleep(PAUSE).await;
            let is_last = move || n_typed.try_get_value() == Some(number);
            if !is_last() {
                return;
            }
            let answer = http::post::<Reading>(&office.path("/desk/reading"), &letter()).await;
            if is_last() {
                match answer {
                    Ok(it) => {
                        read.set(Some(it));
                        outcome.set(None);
                    }
                    Err(failure) => outcome.set(Some(Err(told(&failure)))),
                }
            }
        });
    };
    Effect::watch(
        move || (text.get(), seat.get(), is_late.get()),
        move |now, _, _| {
            // What was kept stays to be read until something else is written.
            if !now.0.trim().is_empty() {
                look();
            }
        },
        false,
    );
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() || text.with_untracked(|it| it.trim().is_empty()) {
            return;
        }
        is_busy.set(true);
        // A look that is on its way is not shown any more.
        n_typed.update_value(|it| *it += 1);
        spawn_local(async move {
            let answer = http::post::<Reading>(&office.path("/desk/letters"), &letter()).await;
            if is_busy.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(it) => {
                    let name = it.seat.map(|it| name_of(&names.get_untracked(), it)).unwrap_or_default();
                    outcome.set(Some(Ok(t!("desk-kept", number = it.number.unwrap_or_default(), name = name))));
                    read.set(Some(it));
                    text.set(String::new());
                    seat.set(None);
                    is_late.set(false);
                    if let Some(field) = field.get_untracked() {
                        let _ = field.focus();
                    }
                    office.refresh();
                }
                Err(failure) => outcome.set(Some(Err(told(&failure)))),
            }
        });
    };
    let players = move || {
        let options = names.get().into_iter().map(|(number, name)| {
            view! { <option value=number selected=move || seat.get() == Some(number)>{name}</option> }
        });
        options.collect_view()
    };
    let can_keep = move || {
        let is_known = read.with(|it| it.as_ref().is_some_and(|it| it.seat.is_some()));
        !text.with(|it| it.trim().is_empty()) && !is_busy.get() && (is_known || seat.get().is_some())
    };
    let preview = move || {
        let open = office.see(|it| it.round).flatten();
        read.get().map(|it| names.with(|names| reading(&it, names, open)))
    };
    view! {
        <section class="panel" aria-labelledby="desk-letter">
            <h2 id="desk-letter">{t!("desk-letter")}</h2>
            <form class="letter-form" on:submit=keep>
                <label class="field">
                    {t!("desk-letter-text")}
                    <textarea
                        node_ref=field
                        rows="7"
                        maxlength=MOST
                        spellcheck="false"
                        placeholder=t!("desk-letter-example")
                        prop:value=move || text.get()
                        on:input:target=move |event| text.set(event.target().value())
                    ></textarea>
                </label>
                <label class="field">
                    {t!("desk-letter-from")}
                    <select on:change:target=move |event| seat.set(event.target().value().parse().ok())>
                        <option value="" selected=move || seat.get().is_none()>{t!("desk-letter-says")}</option>
                        {players}
                    </select>
                </label>
                <label>
                    <input type="checkbox" prop:checked=move || is_late.get() on:change:target=move |event| is_late.set(event.target().checked())/>
                    {t!("desk-letter-is-late")}
                </label>
                <button type="submit" class="primary" disabled=move || !can_keep()>{t!("desk-letter-keep")}</button>
            </form>
            <Told outcome/>
            <div class="reading" aria-live="polite">{preview}</div>
        </section>
    }
}
