//! The sheet as it can be touched: the picture, and above it every place as something to focus and to press.

use leptos::{ev, html, prelude::*};
use library::Paper;
use track::Side;
use wasm_bindgen::JsCast;

use super::{edit, state::Work, thing::Thing, words};
use client::grid::Place;

const SPAN: u32 = 100;

/// What there is at a place, in words.
pub(super) fn at(paper: &Paper, place: Place) -> String {
    match paper {
        Paper::Thirty(file) => thirty_board::at(&file.sheet, file.rules, place),
        Paper::Streetcar(file) => streetcar_board::at(&file.board, place),
    }
}

fn picture(paper: &Paper) -> String {
    match paper {
        Paper::Thirty(file) => draw::svg::silent(&thirty_picture::Picture::new(&file.sheet, file.rules).board()),
        Paper::Streetcar(file) => draw::svg::silent(&streetcar_picture::Picture::new(&file.board).board()),
    }
}

/// Whether nothing is there yet, so that a thing can be shown before it is put.
fn is_empty(paper: &Paper, place: Place) -> bool {
    let (stations, is_free) = match paper {
        Paper::Thirty(file) => (file.sheet.stations(), place.square().is_some_and(|it| file.sheet.free().contains(it))),
        Paper::Streetcar(file) => {
            (file.board.stations(), place.square().is_some_and(|it| file.board.free().contains(it)))
        }
    };
    is_free || place.border().is_some_and(|it| !stations.contains(&Some(it)))
}

/// The sheet.
#[component]
pub(super) fn Field(work: Work) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let focused = RwSignal::new(Place::new(1, 1));
    let hovered = RwSignal::new(None::<Place>);
    let shown = Memo::new(move |_| {
        let (paper, thing) = (work.paper.get(), work.thing.get());
        let place = hovered.get().filter(|it| is_empty(&paper, *it) && thing != Thing::Eraser);
        place
            .and_then(|it| edit::put(&paper, it, thing).ok().filter(|new| *new != paper))
            .map_or((paper, None), |it| (it, place))
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
                work.put(place, work.thing.get_untracked());
                None
            }
            key => match Thing::of_key(work.paper.with_untracked(super::form::Form::of), key, place.border().is_some())
            {
                Some(thing) => {
                    if thing != Thing::Eraser {
                        work.thing.set(thing);
                    }
                    work.put(place, thing);
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
            let what = at(&work.paper.get(), place);
            t!("sheet-cell", what = what, thing = words::thing(work.thing.get(), work.form()))
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
                on:click=move |_| work.put(place, work.thing.get_untracked())
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
            <div class="picture" aria-hidden="true" inner_html=move || shown.with(|it| picture(&it.0))></div>
            <svg class="overlay" viewBox="0 0 800 800" role="grid" aria-label=t!("sheet-field") aria-describedby="sheet-keys">
                {rows.collect_view()}
            </svg>
            <p class="sr-only" id="sheet-keys">{t!("sheet-keys")}</p>
        </div>
    }
}
