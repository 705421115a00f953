//! The sheet as it can be touched: the picture, and above it every place as something to focus and to press.

use client::{
    grid::Place,
    sheet::{ERASER, Hands},
};
use draw::scene::Scene;
use leptos::{ev, html, prelude::*};
use track::Side;
use wasm_bindgen::JsCast;

use super::{palette, state::Work};

const SPAN: u32 = 100;

fn svg(scene: Option<Scene>) -> String {
    scene.map_or_else(String::new, |it| draw::svg::silent(&it))
}

/// The board of a sheet that is typed.
#[component]
pub(super) fn Shown(work: Work) -> impl IntoView {
    let picture = Memo::new(move |_| work.paper.with(|it| svg(work.sheet.board(it))));
    view! { <div class="sheet-seen" role="img" aria-label=t!("sheet-field") inner_html=picture></div> }
}

/// The sheet of squares.
#[component]
pub(super) fn Field(work: Work, hands: &'static dyn Hands) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let focused = RwSignal::new(Place::new(1, 1));
    let hovered = RwSignal::new(None::<Place>);
    let shown = Memo::new(move |_| {
        let (paper, thing) = (work.paper.get(), work.thing.get());
        let place = hovered.get().filter(|it| hands.is_free(&paper, *it) && thing != ERASER);
        let tried = place.and_then(|it| work.sheet.sketch(&hands.put(&paper, it, &thing).ok()?).ok());
        tried.filter(|new| *new != paper).map_or((paper, None), |it| (it, place))
    });
    let focus = move |place: Place| {
        let cell = frame.get_untracked().and_then(|it| it.query_selector(&format!("[data-place='{place}']")).ok()?);
        if let Some(cell) = cell.and_then(|it| it.dyn_into::<web_sys::SvgElement>().ok()) {
            let _ = cell.focus();
        }
    };
    let press = move |event: ev::KeyboardEvent, place: Place| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let next = match event.key().as_str() {
            "ArrowUp" => place.beside(Side::North),
            "ArrowRight" => place.beside(Side::East),
            "ArrowDown" => place.beside(Side::South),
            "ArrowLeft" => place.beside(Side::West),
            "Home" => Some(place.end_of_row(false)),
            "End" => Some(place.end_of_row(true)),
            "Enter" | " " if event.repeat() => None,
            "Enter" | " " => {
                work.put(place, &work.thing.get_untracked());
                None
            }
            key => match hands.of_key(work.paper.with_untracked(|it| it.sheet), key, place.border().is_some()) {
                Some(thing) => {
                    work.put(place, &thing);
                    if thing != ERASER {
                        work.thing.set(thing);
                    }
                    None
                }
                None => return,
            },
        };
        event.prevent_default();
        if let Some(next) = next {
            focus(next);
        }
    };
    let cell = move |place: Place| {
        let label = move || {
            let what = work.paper.with(|it| hands.at(it, place));
            t!("sheet-cell", what = what, thing = palette::name(hands, work.form(), &work.thing.get()))
        };
        let (x, y) = (u32::from(place.x()) * SPAN, u32::from(place.y()) * SPAN);
        view! {
            <g
                role="gridcell"
                class="cell"
                class:tried=move || shown.get().1 == Some(place)
                data-place=place.to_string()
                tabindex=move || if focused.get() == Some(place) { "0" } else { "-1" }
                aria-label=label
                on:click=move |_| work.put(place, &work.thing.get_untracked())
                on:keydown=move |event| press(event, place)
                on:focus=move |_| focused.set(Some(place))
                on:pointerenter=move |event: ev::PointerEvent| {
                    // A finger does not hover.
                    if event.pointer_type() == "mouse" {
                        hovered.set(Some(place));
                    }
                }
                on:pointerleave=move |_| hovered.set(None)
            >
                <rect class="hit" x=x y=y width=SPAN height=SPAN/>
                <rect class="ring" x=x + 3 y=y + 3 width=SPAN - 6 height=SPAN - 6 rx="8"/>
            </g>
        }
    };
    let rows = Place::rows().map(|row| view! { <g role="row">{row.into_iter().map(cell).collect_view()}</g> });
    view! {
        <div class="grid-board sheet-field" node_ref=frame>
            <div class="picture" aria-hidden="true" inner_html=move || shown.with(|it| svg(work.sheet.board(&it.0)))></div>
            <svg class="overlay" viewBox="0 0 800 800" role="grid" aria-label=t!("sheet-field") aria-describedby="sheet-keys">
                {rows.collect_view()}
            </svg>
            <p class="sr-only" id="sheet-keys">{t!("sheet-keys")}</p>
        </div>
    }
}
