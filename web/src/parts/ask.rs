//! A question before something that cannot be taken back.

use leptos::{html, prelude::*};

/// What is asked, and what happens after a yes.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) text: String,
    /// What the button that does it says.
    pub(crate) yes: String,
    pub(crate) act: Callback<()>,
}

/// Asks whatever stands in `question`.
#[component]
pub(crate) fn Ask(question: RwSignal<Option<Question>>) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let is_asked = question.with(Option::is_some);
        let Some(dialog) = dialog.get() else { return };
        if is_asked && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !is_asked && dialog.open() {
            dialog.close();
        }
    });
    let yes = move |_| {
        if let Some(asked) = question.get_untracked() {
            question.set(None);
            asked.act.run(());
        }
    };
    let word = move |word: fn(&Question) -> &String| question.with(|it| it.as_ref().map(|it| word(it).clone()));
    view! {
        <dialog node_ref=dialog class="ask" aria-labelledby="ask-text" on:close=move |_| question.set(None)>
            <p id="ask-text">{move || word(|it| &it.text)}</p>
            <div class="row right">
                <button on:click=move |_| question.set(None)>{t!("cancel")}</button>
                <button class="danger" on:click=yes>{move || word(|it| &it.yes)}</button>
            </div>
        </dialog>
    }
}
