//! The board that can be touched: the picture, and above it every place as something to focus and to press.

use std::collections::BTreeMap;

use leptos::{ev, html, prelude::*};
use track::Side;
use wasm_bindgen::JsCast;

use super::{Hand, Place};
use crate::table::Heat;

/// The width of a place in the picture, and of the whole board.
const SPAN: u32 = 100;
/// How far the wheel must be turned to turn a piece: less than one notch of a mouse, more than a twitch of a finger.
const NOTCH: f64 = 40.0;
/// How much may change at once to be shown: the six zones of a setup.
const MOST_FRESH: usize = 6;
/// How many pixels a line of the wheel stands for, in browsers that count lines.
const LINE: f64 = 20.0;

/// The board.
#[component]
pub fn Grid(
    hand: Hand,
    /// What the board is called.
    label: String,
    /// The map beneath, as SVG.
    #[prop(into)]
    picture: Signal<String>,
    /// What there is at every place, in words.
    #[prop(into)]
    words: Signal<BTreeMap<Place, String>>,
    /// The row and the column of the die.
    #[prop(into)]
    lines: Signal<Option<u8>>,
) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let focused = RwSignal::new(None::<Place>);
    let looked_at = Memo::new(move |_| hand.tried());
    let tried = Memo::new(move |_| looked_at.with(|it| it.as_ref().and_then(|it| it.0)));
    let badge = move || badge(hand, looked_at);
    let fresh = fresh(words);
    let chosen = Memo::new(move |_| hand.chosen());
    let entrance = Memo::new(move |_| focused.get().or_else(|| hand.entrance()).or_else(|| Place::new(1, 1)));
    let focus = move |place: Place| {
        let cell = frame.get_untracked().and_then(|it| it.query_selector(&format!("[data-place='{place}']")).ok()?);
        if let Some(cell) = cell.and_then(|it| it.dyn_into::<web_sys::SvgElement>().ok()) {
            let _ = cell.focus();
        }
    };
    let cell = move |place: Place| {
        let is_open = Memo::new(move |_| hand.open.with(|it| it.contains_key(&place)));
        let is_tried = Memo::new(move |_| tried.get() == Some(place));
        let is_chosen = Memo::new(move |_| chosen.get() == Some(place));
        let label = Memo::new(move |_| {
            let what = words.with(|it| it.get(&place).cloned()).unwrap_or_default();
            if is_chosen.get() {
                t!("grid-cell-chosen", what = what)
            } else if is_open.get() {
                t!("grid-cell-open", what = what)
            } else {
                what
            }
        });
        let (x, y) = (u32::from(place.x()) * SPAN, u32::from(place.y()) * SPAN);
        let spot = marked(place);
        let warm = heat(hand.table.heat(place.to_string()), &spot);
        let wheel = wheel(hand, is_open);
        view! {
            <g
                role="gridcell"
                class="cell"
                class:open=is_open
                class:tried=is_tried
                class:chosen=is_chosen
                data-chosen=move || is_chosen.get().then_some("")
                data-place=place.to_string()
                tabindex=move || if entrance.get() == Some(place) { "0" } else { "-1" }
                aria-label=label
                aria-selected=move || is_chosen.get().to_string()
                aria-disabled=move || (!is_open.get()).to_string()
                on:click=move |_| hand.choose(place)
                on:keydown=move |event| press(&event, hand, place, &focus)
                on:focus=move |_| focused.set(Some(place))
                on:blur=move |_| focused.set(None)
                on:pointerenter=move |event: ev::PointerEvent| {
                    // A finger does not hover: its first touch chooses.
                    if event.pointer_type() == "mouse" {
                        hand.hovered.set(Some(place));
                    }
                }
                on:pointerleave=move |_| hand.hovered.set(None)
                on:wheel=wheel
            >
                <rect class="hit" x=x y=y width=SPAN height=SPAN/>
                {warm}
                <rect class="mark" x=spot.x y=spot.y width=spot.width height=spot.height rx="9"/>
                <circle class="dot" cx=spot.x + spot.width / 2 cy=spot.y + spot.height / 2 r="7"/>
                <rect class="ring" x=x + 3 y=y + 3 width=SPAN - 6 height=SPAN - 6 rx="8"/>
            </g>
        }
    };
    let rows = Place::rows().map(|row| view! { <g role="row">{row.into_iter().map(cell).collect_view()}</g> });
    let bands = move || {
        lines.get().map(|number| {
            let start = u32::from(number) * SPAN;
            view! {
                <rect class="band" x=SPAN y=start width=6 * SPAN height=SPAN/>
                <rect class="band" x=start y=SPAN width=SPAN height=6 * SPAN/>
            }
        })
    };
    view! {
        <div class="grid-board" node_ref=frame>
            <div class="picture" aria-hidden="true" inner_html=move || picture.get()></div>
            <svg class="overlay" viewBox="0 0 800 800" role="grid" aria-label=label aria-describedby="grid-keys">
                <g class="bands" aria-hidden="true">{bands}</g>
                {rows.collect_view()}
                <g class="pulses" aria-hidden="true">
                    {move || fresh.get().into_iter().map(pulse).collect_view()}
                </g>
                {badge}
            </svg>
            <p class="sr-only" id="grid-keys">{t!("grid-keys")}</p>
        </div>
    }
}

/// How good hints find a place: a tint, and in words at its lower edge.
fn heat(heat: Memo<Option<Heat>>, spot: &Spot) -> impl Fn() -> Option<AnyView> + use<> {
    let Spot { x, y, width, height } = *spot;
    move || {
        heat.get().map(|heat| {
            view! {
                <g class=format!("heat heat-{}", heat.warmth) aria-hidden="true">
                    <rect x=x y=y width=width height=height rx="9"/>
                    <text x=x + width / 2 y=y + height - 8 text-anchor="middle" font-size="26" font-weight="bold">{heat.words()}</text>
                </g>
            }
            .into_any()
        })
    }
}

/// What the move that is looked at would bring, at the corner of its square.
fn badge(hand: Hand, looked_at: Memo<Option<(Option<Place>, String)>>) -> Option<impl IntoView> {
    let (place, action) = looked_at.get()?;
    let place = place?;
    let gain = hand.gain(&action)?;
    // Inside the board, also at its edges.
    let (x, y) = ((u32::from(place.x()) * SPAN + 96).min(780), (u32::from(place.y()) * SPAN + 8).max(26));
    let words = format!("{gain:+}").replace('-', "−");
    (gain != 0).then(|| {
        view! {
            <g class="badge" class:minus=gain < 0 aria-hidden="true" transform=format!("translate({x} {y})")>
                <rect x="-46" y="-22" width="62" height="44" rx="22"/>
                <text x="-15" y="11" text-anchor="middle" font-size="31" font-weight="bold">{words}</text>
            </g>
        }
    })
}

/// Where something has just come or gone, so that it can be shown for a moment; nothing where most has changed, as it
/// does when another sheet is looked at.
fn fresh(words: Signal<BTreeMap<Place, String>>) -> Memo<Vec<Place>> {
    let history = Memo::new(move |old: Option<&(BTreeMap<Place, String>, Vec<Place>)>| {
        let now = words.get();
        let changed =
            old.map(|(before, _)| Place::all().filter(|it| before.get(it) != now.get(it)).collect::<Vec<_>>());
        (now, changed.filter(|it| it.len() <= MOST_FRESH).unwrap_or_default())
    });
    Memo::new(move |_| history.with(|it| it.1.clone()))
}

fn pulse(place: Place) -> impl IntoView {
    let spot = marked(place);
    view! { <rect class="pulse" x=spot.x y=spot.y width=spot.width height=spot.height rx="9"/> }
}

/// The part of a place that is marked: a border square is not as deep as a square.
struct Spot {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

fn marked(place: Place) -> Spot {
    let (x, y) = (u32::from(place.x()) * SPAN, u32::from(place.y()) * SPAN);
    match place.border().map(track::Border::side) {
        None => Spot { x: x + 9, y: y + 9, width: 82, height: 82 },
        Some(Side::North) => Spot { x: x + 9, y: y + 43, width: 82, height: 50 },
        Some(Side::South) => Spot { x: x + 9, y: y + 7, width: 82, height: 50 },
        Some(Side::West) => Spot { x: x + 43, y: y + 9, width: 50, height: 82 },
        Some(Side::East) => Spot { x: x + 7, y: y + 9, width: 50, height: 82 },
    }
}

/// Turns a piece with the wheel, where there is one; elsewhere the wheel scrolls the page as usual.
fn wheel(hand: Hand, is_open: Memo<bool>) -> impl Fn(ev::WheelEvent) + 'static {
    let so_far = StoredValue::new(0.0);
    move |event| {
        if !is_open.get_untracked() {
            return;
        }
        event.prevent_default();
        let step = if event.delta_mode() == 0 { event.delta_y() } else { event.delta_y() * LINE };
        let sum = so_far.get_value() + step;
        if sum.abs() < NOTCH {
            so_far.set_value(sum);
        } else {
            so_far.set_value(0.0);
            hand.turn(sum > 0.0);
        }
    }
}

fn press(event: &ev::KeyboardEvent, hand: Hand, place: Place, focus: &impl Fn(Place)) {
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
        "n" => hand.next_open(place, true),
        "N" | "p" => hand.next_open(place, false),
        // A key that is held down must not confirm what it has just chosen.
        "Enter" | " " if event.repeat() => None,
        "Enter"
            if hand.table.chosen.with_untracked(|it| it.as_ref().is_some_and(|it| it.spot == place.to_string())) =>
        {
            hand.table.confirm();
            None
        }
        "Enter" | " " => {
            hand.choose(place);
            None
        }
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        focus(next);
    }
}
