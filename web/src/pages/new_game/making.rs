//! What every form for a table of the server has: who may come in, the button, and the way to the table once it is made.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use wire::api::{NewTable, Seated};

use crate::http;

/// Who may come in.
#[derive(Copy, Clone)]
pub(super) struct Access {
    is_open: RwSignal<bool>,
    has_chat: RwSignal<bool>,
}

impl Access {
    pub(super) fn new() -> Self {
        Self { is_open: RwSignal::new(false), has_chat: RwSignal::new(true) }
    }

    /// The table that is asked for, with what is chosen here.
    pub(super) fn of(self, table: NewTable) -> NewTable {
        NewTable { open: self.is_open.get_untracked(), chat: Some(self.has_chat.get_untracked()), ..table }
    }

    pub(super) fn fields(self) -> impl IntoView {
        view! {
            <fieldset>
                <legend>{t!("new-who-may")}</legend>
                {check(self.is_open, t!("new-open"))}
                {check(self.has_chat, t!("new-chat"))}
            </fieldset>
        }
    }
}

/// A table that is being made.
#[derive(Copy, Clone)]
pub(super) struct Making {
    failure: RwSignal<Option<String>>,
    is_busy: RwSignal<bool>,
}

impl Making {
    pub(super) fn new() -> Self {
        Self { failure: RwSignal::new(None), is_busy: RwSignal::new(false) }
    }

    /// Says why nothing is asked for.
    pub(super) fn refuse(self, reason: String) {
        self.failure.set(Some(reason));
    }

    pub(super) fn is_busy(self) -> bool {
        self.is_busy.get()
    }

    /// What asks the server for a table, and goes to this page of it.
    pub(super) fn asker(self, page: &'static str) -> impl Fn(NewTable) + Clone + 'static {
        let navigate = use_navigate();
        move |table: NewTable| {
            self.is_busy.set(true);
            let navigate = navigate.clone();
            spawn_local(async move {
                let made = http::post::<Seated>("/api/v1/tables", &table).await;
                // Whoever has left the page meanwhile is not called back.
                if self.is_busy.try_set(false).is_some() {
                    return;
                }
                match made {
                    Ok(seated) => navigate(&format!("/t/{}{page}", seated.table.id), NavigateOptions::default()),
                    Err(it) => self.failure.set(Some(it.text())),
                }
            });
        }
    }

    pub(super) fn failure(self) -> impl IntoView {
        move || self.failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })
    }
}

pub(super) fn check(value: RwSignal<bool>, label: String) -> impl IntoView {
    view! {
        <label>
            <input type="checkbox" prop:checked=move || value.get() on:change:target=move |event| value.set(event.target().checked())/>
            {label}
        </label>
    }
}
