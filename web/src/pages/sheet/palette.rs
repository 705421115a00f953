//! The things that can be put on a sheet, to take one of them in the hand.

use leptos::prelude::*;
use streetcar::Tile;

use super::{form::Form, state::Work, thing::Thing, words};

/// A small picture of a thing.
fn picture(thing: Thing, form: Form) -> AnyView {
    let scene = match thing {
        Thing::Mountain => thirty_picture::stamp(thirty::Mark::Mountain),
        Thing::Mine => thirty_picture::stamp(thirty::Mark::Mine),
        Thing::Cross => thirty_picture::stamp(thirty::Mark::Cross),
        Thing::Bonus => thirty_picture::bonus_stamp(),
        Thing::Piece(kind) => draw::sheet::piece(kind.piece(0)),
        Thing::Zone => streetcar_picture::zone(),
        Thing::Central => streetcar_picture::central(),
        Thing::Tile(shape) => streetcar_picture::tile(Tile::new(shape, 0)),
        Thing::Station(station) => {
            let name = words::station(station, form);
            return view! { <span class="stamp sign" class:town=form == Form::Postal aria-hidden="true">{name}</span> }
                .into_any();
        }
        Thing::Eraser => return view! { <span class="stamp eraser" aria-hidden="true"></span> }.into_any(),
    };
    let svg = draw::svg::silent(&scene);
    view! { <span class="stamp" aria-hidden="true" inner_html=svg></span> }.into_any()
}

/// The things.
#[component]
pub(super) fn Palette(work: Work) -> impl IntoView {
    let form = Memo::new(move |_| work.form());
    let item = move |thing: Thing, form: Form| {
        let name = words::thing(thing, form);
        let title = name.clone();
        view! {
            <label class="thing" title=title>
                <input
                    type="radio"
                    name="thing"
                    class="sr-only"
                    prop:checked=move || work.thing.get() == thing
                    on:change=move |_| work.thing.set(thing)
                />
                {picture(thing, form)}
                <span class="sr-only">{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="things">
            <legend>
                {t!("sheet-things")} " "
                <strong>{move || words::thing(work.thing.get(), form.get())}</strong>
            </legend>
            {move || Thing::all(form.get()).into_iter().map(|it| item(it, form.get())).collect_view()}
        </fieldset>
    }
}
