//! Taking a sheet away: as a picture, as a file, as a link.

use draw::Picture as _;
use leptos::prelude::*;
use library::Paper;

use super::{form::Form, link, state::Work, words};
use crate::{drawn, picture as keep, shelf};

/// The whole sheet with its score table, as SVG.
fn picture(paper: &Paper) -> String {
    let title = words::form(Form::of(paper));
    let (scene, prefix, glossary) = match paper {
        Paper::Thirty(file) => {
            use thirty_picture::Picture;
            let picture = Picture { title: &title, ..Picture::new(&file.sheet, file.rules) };
            (picture.scene(), picture.prefix, Picture::GLOSSARY)
        }
        Paper::Streetcar(file) => {
            use streetcar_picture::Picture;
            let picture = Picture { title: &title, ..Picture::new(&file.board) };
            (picture.scene(), picture.prefix, Picture::GLOSSARY)
        }
    };
    draw::svg::scene(&drawn::reworded(scene, glossary), prefix)
}

fn address(paper: &Paper) -> String {
    let location = window().location();
    format!(
        "{}{}#{}",
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default(),
        link::write(paper)
    )
}

/// The buttons.
#[component]
pub(super) fn Share(work: Work) -> impl IntoView {
    let name = move || work.paper.with_untracked(|it| format!("sheet-{}", Form::of(it).code()));
    let svg = move |_| keep::save_svg(&name(), &work.paper.with_untracked(picture));
    let png = move |_| keep::save_png(&name(), &work.paper.with_untracked(picture));
    let file = move |_| {
        shelf::save(&format!("{}.txt", name()), "text/plain", &work.paper.get_untracked().to_string());
    };
    let address = Memo::new(move |_| work.paper.with(address));
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
