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

/// A letter that is being pasted, and what was understood of it.
#[derive(Copy, Clone)]
struct Draft {
    office: Office,
    names: Memo<Vec<(u16, String)>>,
    text: RwSignal<String>,
    seat: RwSignal<Option<u16>>,
    is_late: RwSignal<bool>,
    /// Whether it is being kept.
    is_busy: RwSignal<bool>,
    /// Whether what is shown is not yet what stands in the field.
    is_reading: RwSignal<bool>,
    read: RwSignal<Option<Reading>>,
    outcome: Outcome,
    /// Counts the changes: only the last of several quick ones is read, and only its answer is shown.
    n_typed: StoredValue<u32>,
    field: NodeRef<html::Textarea>,
}

impl Draft {
    fn new(office: Office) -> Self {
        Self {
            office,
            names: office.names(),
            text: RwSignal::new(String::new()),
            seat: RwSignal::new(None),
            is_late: RwSignal::new(false),
            is_busy: RwSignal::new(false),
            is_reading: RwSignal::new(false),
            read: RwSignal::new(None),
            outcome: RwSignal::new(None),
            n_typed: StoredValue::new(0),
            field: NodeRef::new(),
        }
    }

    fn letter(self) -> NewLetter {
        let text = self.text.get_untracked();
        NewLetter { text, seat: self.seat.get_untracked(), late: self.is_late.get_untracked() }
    }

    fn is_blank(self) -> bool {
        self.text.with_untracked(|it| it.trim().is_empty())
    }

    /// Lets the letter be read as soon as nothing was typed for a moment.
    fn look(self) {
        let next = self.n_typed.try_update_value(|it| {
            *it += 1;
            *it
        });
        let Some(number) = next else { return };
        self.is_reading.set(true);
        spawn_local(async move {
            let is_last = move || self.n_typed.try_get_value() == Some(number);
            sleep(PAUSE).await;
            if !is_last() {
                return;
            }
            if self.is_blank() {
                self.is_reading.set(false);
                return;
            }
            let answer = http::post::<Reading>(&self.office.path("/desk/reading"), &self.letter()).await;
            if !is_last() {
                return;
            }
            self.is_reading.set(false);
            match answer {
                Ok(it) => {
                    self.read.set(Some(it));
                    self.outcome.set(None);
                }
                Err(failure) => self.outcome.set(Some(Err(told(&failure)))),
            }
        });
    }

    fn keep(self) {
        if self.is_busy.get_untracked() || self.is_blank() {
            return;
        }
        self.is_busy.set(true);
        // A look that is on its way is not shown any more.
        self.n_typed.update_value(|it| *it += 1);
        spawn_local(async move {
            let answer = http::post::<Reading>(&self.office.path("/desk/letters"), &self.letter()).await;
            if self.is_busy.try_set(false).is_some() {
                return;
            }
            self.is_reading.set(false);
            match answer {
                Ok(it) => self.kept(it),
                Err(failure) => self.outcome.set(Some(Err(told(&failure)))),
            }
        });
    }

    /// Shows what was kept, and makes room for the next letter.
    fn kept(self, reading: Reading) {
        let name = reading.seat.map(|it| name_of(&self.names.get_untracked(), it)).unwrap_or_default();
        let number = reading.number.unwrap_or_default();
        self.outcome.set(Some(Ok(t!("desk-kept", number = number, name = name))));
        self.read.set(Some(reading));
        self.text.set(String::new());
        self.seat.set(None);
        self.is_late.set(false);
        if let Some(field) = self.field.get_untracked() {
            let _ = field.focus();
        }
        self.office.refresh();
    }

    /// Another round has begun: what was read of the last letter is no longer so.
    fn reopen(self) {
        self.outcome.set(None);
        self.read.set(None);
        if !self.is_blank() {
            self.look();
        }
    }

    /// Whether it is known whose letter it is.
    fn can_be_kept(self) -> bool {
        let is_known = self.read.with(|it| it.as_ref().is_some_and(|it| it.seat.is_some()));
        let is_blank = self.text.with(|it| it.trim().is_empty());
        !is_blank && !self.is_busy.get() && (is_known || self.seat.get().is_some())
    }
}

#[component]
pub(super) fn Letter(office: Office) -> impl IntoView {
    let draft = Draft::new(office);
    let Draft { names, text, seat, is_late, .. } = draft;
    Effect::watch(
        move || (text.get(), seat.get(), is_late.get()),
        move |now, _, _| {
            // What was kept stays to be read until something else is written.
            if !now.0.trim().is_empty() {
                draft.look();
            }
        },
        false,
    );
    let open = Memo::new(move |_| office.see(|it| it.round).flatten());
    Effect::watch(move || open.get(), move |_, _, _| draft.reopen(), false);
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        draft.keep();
    };
    let players = move || {
        let options = names.get().into_iter().map(|(number, name)| {
            view! { <option value=number selected=move || seat.get() == Some(number)>{name}</option> }
        });
        options.collect_view()
    };
    let preview = move || {
        let open = open.get();
        draft.read.get().map(|it| names.with(|names| reading(&it, names, open)))
    };
    view! {
        <section class="panel" aria-labelledby="desk-letter">
            <h2 id="desk-letter">{t!("desk-letter")}</h2>
            <form class="letter-form" on:submit=keep>
                <label class="field">
                    {t!("desk-letter-text")}
                    <textarea
                        node_ref=draft.field
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
                <button type="submit" class="primary" disabled=move || !draft.can_be_kept()>{t!("desk-letter-keep")}</button>
            </form>
            <Told outcome=draft.outcome/>
            <div class="reading" aria-live="polite" aria-busy=move || draft.is_reading.get().to_string()>{preview}</div>
        </section>
    }
}
