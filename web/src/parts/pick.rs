//! A button that opens files of the visitor and reads them as text.

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// The largest file that is read, in bytes: records are far smaller.
const MOST: f64 = 4e6;

/// Lets the visitor choose files; `take` gets the texts, in the order of the files.
#[component]
pub(crate) fn PickFile(
    #[prop(into)] label: String,
    accept: &'static str,
    #[prop(optional)] multiple: bool,
    take: Callback<Vec<String>>,
) -> impl IntoView {
    let chosen = move |input: HtmlInputElement| {
        let files = input.files();
        let files: Vec<File> = files.iter().flat_map(|it| (0..it.length()).filter_map(|n| it.get(n))).collect();
        spawn_local(async move {
            let mut texts = Vec::new();
            for file in files.into_iter().filter(|it| it.size() <= MOST) {
                if let Ok(text) = JsFuture::from(file.text()).await {
                    texts.extend(text.as_string());
                }
            }
            // The same file can be chosen again after it was corrected.
            input.set_value("");
            if !texts.is_empty() {
                take.try_run(texts);
            }
        });
    };
    view! {
        <label class="button pick">
            <input type="file" class="sr-only" accept=accept multiple=multiple on:change:target=move |event| chosen(event.target())/>
            {label}
        </label>
    }
}
