//! The map: the picture of the sheet, and above it every cell as something that can be touched.

use std::sync::Arc;

use leptos::{ev, prelude::*};
use railage::{Cell, Drawing, Map, Sheet};
use railage_picture::Board;
use wasm_bindgen::JsCast;

use super::{
    ghost,
    hand::Hand,
    label,
    moves::Use,
    pictures,
    spot::{Spot, Way, beside},
};

/// Up to which width the map is turned, so that its cells are large enough for a finger.
const NARROW: &str = "(max-width: 40rem)";

/// How a cell looks now.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Look {
    /// What a touch would do.
    pub(super) purpose: Option<Use>,
    /// Whether it is touched.
    pub(super) is_picked: bool,
}

impl Look {
    /// Special lines may begin at either end; a mark at the mine will do.
    const fn class(self, spot: Spot) -> &'static str {
        match (self.is_picked, self.purpose) {
            (true, _) => "ra-cell picked",
            (_, Some(Use::Special)) if !matches!(spot, Spot::Mine(_)) => "ra-cell source",
            (_, Some(Use::Mark | Use::Step)) => "ra-cell open",
            (_, Some(Use::End)) => "ra-cell end choice",
            (_, Some(Use::Special)) => "ra-cell special choice",
            (_, None) => "ra-cell",
        }
    }
}

fn is_narrow() -> bool {
    window().match_media(NARROW).ok().flatten().is_some_and(|it| it.matches())
}

/// The picture and what lies above it.
pub(super) fn map(hand: Hand) -> impl IntoView {
    let is_turned = RwSignal::new(is_narrow());
    let resized = window_event_listener(ev::resize, move |_| {
        let now = is_narrow();
        if is_turned.get_untracked() != now {
            is_turned.set(now);
        }
    });
    let escaped = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && !hand.draft.with_untracked(|it| *it == super::moves::Draft::default()) {
            hand.clear();
        }
    });
    on_cleanup(move || {
        resized.remove();
        escaped.remove();
    });
    let ground = Memo::new(move |_| hand.now.with(|it| it.as_ref().map(|it| Arc::clone(&it.view.map))));
    let sheet = Memo::new(move |_| hand.sheet().map(|it| it.sheet));
    let picture = move || {
        let map = ground.get()?;
        let taken = hand.now.with(|it| it.as_ref().map(|it| it.view.taken())).unwrap_or_default();
        let sheet = sheet.get().or_else(|| Sheet::drawn(&map, &Drawing::default()))?;
        Some(pictures::map(&map, &sheet, taken, is_turned.get()))
    };
    let turn = move |event: web_sys::WheelEvent| {
        // Without anything to turn the wheel scrolls the page.
        if hand.table.chosen.with_untracked(|it| it.as_ref().is_some_and(|it| it.options().len() > 1)) {
            event.prevent_default();
            hand.table.turn(event.delta_y() > 0.0);
        }
    };
    view! {
        <div class="ra-map" class:turned=move || is_turned.get() on:wheel=turn on:pointerleave=move |_| hand.hovered.set(None)>
            <div aria-hidden="true" inner_html=picture></div>
            {move || ground.get().map(|map| overlay(hand, &map, is_turned.get()))}
        </div>
    }
}

fn overlay(hand: Hand, map: &Arc<Map>, is_turned: bool) -> impl IntoView + use<> {
    let board = Board::new(map, is_turned);
    let spots = Spot::all(map);
    // One cell is in the order of the Tab key; arrows lead from it to the others.
    let focus = RwSignal::new(None::<Spot>);
    let uses = Memo::new(move |_| {
        hand.draft.with(|draft| hand.now.with(|now| now.as_ref().map(|it| it.moves.uses(draft)))).unwrap_or_default()
    });
    let first = spots.first().map(|it| it.0);
    let home = Memo::new(move |_| focus.get().or_else(|| uses.with(|it| it.first().map(|it| it.0))).or(first));
    let keys = {
        let map = Arc::clone(map);
        move |event: web_sys::KeyboardEvent| {
            let Some(at) = home.get_untracked() else { return };
            let key = event.key();
            match key.as_str() {
                "Enter" => hand.enter(at),
                " " => hand.touch(at),
                // Also what is only begun.
                "Escape" => hand.clear(),
                // The same keys as on the other boards, and those of a book.
                "PageDown" | "PageUp" | "n" | "N" | "p"
                    if !(event.ctrl_key() || event.meta_key() || event.alt_key()) =>
                {
                    let order: Vec<_> = uses.with_untracked(|it| it.iter().map(|it| it.0).collect());
                    go(hand, focus, next_of(&order, at, matches!(key.as_str(), "PageDown" | "n")));
                }
                _ => match Way::of_key(&key) {
                    Some(way) => go(hand, focus, beside(&map, &board, at, way)),
                    None => return,
                },
            }
            event.prevent_default();
        }
    };
    // Beside the cells and not in them: what stands in a button must be part of its name.
    let heats: Vec<_> = spots.iter().map(|&(spot, cell)| heat(hand, &board, spot, cell)).collect();
    let cells = spots.into_iter().map(|(spot, cell)| {
        let looks = Memo::new(move |_| {
            let purpose = uses.with(|it| it.iter().find(|it| it.0 == spot).map(|it| it.1));
            let is_picked = hand.draft.with(|it| it.end == Some(spot) || it.spots.contains(&spot));
            Look { purpose, is_picked }
        });
        one(hand, &board, spot, cell, looks, home, focus)
    });
    let size = board.size();
    let map = Arc::clone(map);
    view! {
        <svg
            class="ra-overlay"
            viewBox=format!("0 0 {} {}", size.x, size.y)
            role="group"
            aria-label=t!("railage-map")
            aria-description=t!("railage-map-keys")
            on:keydown=keys
        >
            {cells.collect_view()}
            <g aria-hidden="true">{heats}</g>
            <g class="ra-ghosts" aria-hidden="true">{move || ghost::ghosts(hand, &map, &board)}</g>
        </svg>
    }
}

/// How good hints find a cell: a tint, and in words at its lower edge.
fn heat(hand: Hand, board: &Board, spot: Spot, cell: Cell) -> impl IntoView + use<> {
    let (heat, middle) = (hand.table.heat(spot.name()), board.middle(cell));
    let outline = draw::svg::path(&board.outline(cell, 0.95));
    move || {
        heat.get().map(|it| {
            view! {
                <g class=format!("heat heat-{}", it.warmth)>
                    <path d=outline.clone()></path>
                    <text x=middle.x y=middle.y + 42.0 text-anchor="middle" font-size="24" font-weight="bold">{it.words()}</text>
                </g>
            }
        })
    }
}

fn one(
    hand: Hand,
    board: &Board,
    spot: Spot,
    cell: Cell,
    look: Memo<Look>,
    home: Memo<Option<Spot>>,
    focus: RwSignal<Option<Spot>>,
) -> impl IntoView + use<> {
    let hit = draw::svg::path(&board.outline(cell, 1.0));
    let mark = draw::svg::path(&board.outline(cell, 0.95));
    let label = move || hand.now.with(|now| now.as_ref().map(|now| label::cell(now, spot, cell, look.get())));
    let click = move |event: web_sys::MouseEvent| {
        focus.set(Some(spot));
        // The second click of a double click would undo or turn what the first one chose.
        if event.detail() < 2 {
            hand.touch(spot);
        }
    };
    let enter = move |event: web_sys::PointerEvent| {
        if event.pointer_type() == "mouse" {
            hand.hovered.set(Some(spot));
        }
    };
    view! {
        <g
            id=spot.element()
            class=move || look.get().class(spot)
            data-chosen=move || look.get().is_picked.then_some("")
            role="button"
            tabindex=move || if home.get() == Some(spot) { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || look.get().is_picked.to_string()
            aria-disabled=move || (look.get() == Look::default()).then_some("true")
            on:click=click
            on:pointerenter=enter
        >
            <path class="hit" d=hit></path>
            <path class="mark" d=mark></path>
        </g>
    }
}

/// Moves the focus of the keyboard to a cell.
fn go(hand: Hand, focus: RwSignal<Option<Spot>>, to: Option<Spot>) {
    let Some(to) = to else { return };
    focus.set(Some(to));
    hand.hovered.set(Some(to));
    if let Some(element) = document().get_element_by_id(&to.element()) {
        let _ = element.unchecked_into::<web_sys::SvgElement>().focus();
    }
}

/// The cell after another one in a circle, or before it.
fn next_of(order: &[Spot], at: Spot, is_forward: bool) -> Option<Spot> {
    let n = order.len();
    let place = order.iter().position(|&it| it == at);
    let next = match (place, is_forward) {
        (Some(place), true) => place + 1,
        (Some(place), false) => place + n - 1,
        (None, true) => 0,
        (None, false) => n.checked_sub(1)?,
    };
    order.get(next % n.max(1)).copied()
}
