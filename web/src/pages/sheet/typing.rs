//! The sheet as text: to type it, to paste it, to read it from a file.

use leptos::{html, prelude::*};

use super::state::Work;

/// The longest file that is read: no sheet is longer, and a wrong file may be.
const MOST_BYTES: f64 = 100_000.0;

/// The box; it is open where nothing else can be touched, and has the focus while somebody types.
#[component]
pub(super) fn Typing(work: Work, is_open: bool, is_typed: bool) -> impl IntoView {
    let chooser = NodeRef::<html::Input>::new();
    let typed = NodeRef::<html::Textarea>::new();
    typed.on_load(move |it| {
        if is_typed {
            let _ = it.focus();
        }
    });
    let upload = move |_| {
        let Some(input) = chooser.get_untracked() else { return };
        let file = input.files().and_then(|it| it.get(0));
        // The same file can be chosen once more after it was changed.
        input.set_value("");
        let Some(file) = file else { return };
        leptos::task::spawn_local(async move {
            let text = if file.size() > MOST_BYTES {
                None
            } else {
                wasm_bindgen_futures::JsFuture::from(file.text()).await.ok().and_then(|it| it.as_string())
            };
            match text {
                Some(text) => work.type_in(text),
                None => work.tell(t!("sheet-said-unreadable-file")),
            }
        });
    };
    let fault = move || {
        work.fault.get().map(|it| {
            let line = work.text.with(|text| text.lines().nth(it.line - 1).unwrap_or_default().trim().to_owned());
            view! {
                <div class="notice error" role="alert" id="sheet-fault">
                    <p>
                        {work.fault_in_line(&it)}
                        {(!line.is_empty()).then(|| view! { <br/><code>{line}</code> })}
                    </p>
                </div>
            }
        })
    };
    view! {
        <details class="sheet-typing" open=is_open>
            <summary>{t!("sheet-typing")}</summary>
            <p class="hint">{work.sheet.hint()}</p>
            {fault}
            <textarea
                node_ref=typed
                rows="14"
                spellcheck="false"
                autocapitalize="off"
                aria-label=t!("sheet-text")
                aria-invalid=move || work.fault.with(Option::is_some).to_string()
                aria-describedby=move || work.fault.with(|it| it.as_ref().map(|_| "sheet-fault"))
                prop:value=move || work.text.get()
                on:input:target=move |event| work.type_in(event.target().value())
            ></textarea>
            <label class="button">
                <input node_ref=chooser class="sr-only" type="file" accept=".txt,.sheet,text/plain" on:change=upload/>
                {t!("sheet-upload")}
            </label>
        </details>
    }
}
