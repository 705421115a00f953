//! Taking a sheet away: as a picture, as a file, as a link.

use leptos::prelude::*;
use library::Paper;

use super::{state::Work, title};
use crate::{picture as keep, shelf};

/// The whole sheet with its score table, as SVG.
fn picture(work: Work) -> String {
    let scene = work.paper.with_untracked(|it| work.sheet.keepsake(it, &title(it.sheet)));
    scene.map_or_else(String::new, |it| draw::svg::scene(&it, "sheet"))
}

fn address(work: Work, paper: &Paper) -> String {
    let location = window().location();
    format!(
        "{}{}#{}.{}",
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default(),
        paper.sheet,
        work.sheet.link(paper)
    )
}

/// The buttons.
#[component]
pub(super) fn Share(work: Work) -> impl IntoView {
    let name = move || work.paper.with_untracked(|it| format!("sheet-{}", it.sheet));
    let svg = move |_| keep::save_svg(&name(), &picture(work));
    let png = move |_| keep::save_png(&name(), &picture(work));
    let file = move |_| {
        shelf::save(&format!("{}.txt", name()), "text/plain", &work.paper.with_untracked(|it| it.text.clone()));
    };
    let address = Memo::new(move |_| work.paper.with(|it| address(work, it)));
    let copy = move |_| {
        let address = address.get_untracked();
        leptos::task::spawn_local(async move {
            let promise = window().navigator().clipboard().write_text(&address);
            match wasm_bindgen_futures::JsFuture::from(promise).await {
                Ok(_) => work.tell(t!("sheet-said-copied")),
                Err(_) => work.tell(t!("sheet-said-not-copied")),
            }
        });
    };
    view! {
        <section class="sheet-share" aria-labelledby="sheet-share">
            <h2 id="sheet-share">{t!("sheet-share")}</h2>
            <div class="buttons">
                <button on:click=png>{t!("sheet-png")}</button>
                <button on:click=svg>{t!("sheet-svg")}</button>
                <button on:click=file>{t!("sheet-file")}</button>
            </div>
            <div class="sheet-link">
                <input readonly aria-label=t!("sheet-link") prop:value=address on:focus:target=|event| event.target().select()/>
                <button on:click=copy>{t!("sheet-copy")}</button>
            </div>
            <p class="hint">{t!("sheet-link-hint")}</p>
        </section>
    }
}
