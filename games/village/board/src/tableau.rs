//! The tableau: the picture, and above it every space and every start of a line as something to focus and to press.

use draw::svg;
use kernel::BySeat;
use leptos::{ev, prelude::*};
use village::{Action, Line, Space, Terrain, View};
use village_picture::{Layout, Picture, map};

use super::{
    choice::{Choice, focus},
    look,
    spot::Spot,
    tableau_of, tell, words,
};
use client::words::commas;

/// How far the wheel must be turned to turn a card: less than one notch of a mouse, more than a twitch of a finger.
const NOTCH: f64 = 40.0;

#[component]
pub(super) fn Tableau(choice: Choice) -> impl IntoView {
    let table = choice.table;
    let names = Terrain::ALL.map(words::terrain);
    let picture = Memo::new(move |_| {
        let tried = choice.tried();
        let draw = |position: &client::table::Position, view: &View| {
            let tried = tried.filter(|_| position.seat == Some(position.shown));
            let names = names.each_ref().map(String::as_str);
            let drawn = match tried {
                Some(tried) => with_player(view, position.shown, &tried),
                None => view.clone(),
            };
            svg::silent(&Picture { layout: Layout::MapOnly, names, ..Picture::new(&drawn, position.shown) }.scene())
        };
        look(table, draw).unwrap_or_default()
    });
    let label = move || {
        look(table, |position, _| t!("village-tableau", name = position.name(position.shown))).unwrap_or_default()
    };
    let focused = RwSignal::new(None::<Spot>);
    let rows = Spot::rows().into_iter().map(|row| {
        let cells = row.into_iter().map(|spot| cell(choice, focused, spot)).collect_view();
        view! { <g role="row">{cells}</g> }
    });
    let size = map::size();
    view! {
        <div class="village-tableau" on:pointerleave=move |_| choice.hovered.set(None)>
            <div class="picture" aria-hidden="true" inner_html=move || picture.get()></div>
            <svg
                class="overlay"
                viewBox=format!("0 0 {} {}", size.x, size.y)
                role="grid"
                aria-label=label
                aria-describedby="village-keys"
            >
                {rows.collect_view()}
            </svg>
            <p class="sr-only" id="village-keys">{t!("village-keys")}</p>
        </div>
    }
}

/// The view as if one player were like this.
fn with_player(view: &View, seat: kernel::Seat, player: &village::Player) -> View {
    let old = view.players.as_slice();
    let players = BySeat::new(old.len(), |it| if it == seat { player.clone() } else { old[it.index()].clone() });
    View { players, ..view.clone() }
}

fn cell(choice: Choice, focused: RwSignal<Option<Spot>>, spot: Spot) -> impl IntoView {
    let is_open = Memo::new(move |_| choice.is_open(spot));
    let is_chosen = Memo::new(move |_| choice.is_chosen(spot));
    let is_aimed = Memo::new(move |_| choice.spot.get() == Some(spot));
    let is_tried = Memo::new(move |_| {
        is_open.get() && choice.hovered.get() == Some(spot) && choice.table.chosen.with(Option::is_none)
    });
    let entrance = Memo::new(move |_| {
        let first = || Spot::rows().into_iter().flatten().find(|it| choice.is_open(*it));
        let fallback = Space::new(1, 1).map(Spot::Space);
        focused.get().or_else(|| choice.spot.get()).or_else(first).or(fallback) == Some(spot)
    });
    let label = Memo::new(move |_| {
        let what = look(choice.table, |position, view| what(view, position.shown, spot)).unwrap_or_default();
        if is_chosen.get() {
            let what = choice.previewed().and_then(|action| look(choice.table, |_, view| words::action(view, action)));
            t!("village-cell-chosen", spot = place(spot), what = what.flatten().unwrap_or_default())
        } else if is_open.get() {
            t!("village-cell-open", spot = place(spot), what = what)
        } else {
            t!("village-cell", spot = place(spot), what = what)
        }
    });
    let (corner, size) = spot.frame();
    let warm = choice.table.heat(spot.to_string());
    let class = if matches!(spot, Spot::Line(_)) { "village-cell line" } else { "village-cell space" };
    view! {
        <g
            role="gridcell"
            class=class
            class:open=is_open
            class:aimed=is_aimed
            class:chosen=is_chosen
            data-chosen=move || is_chosen.get().then_some("")
            class:tried=is_tried
            data-spot=spot.to_string()
            tabindex=move || if entrance.get() { "0" } else { "-1" }
            aria-label=label
            aria-selected=move || is_aimed.get().to_string()
            aria-disabled=move || (!is_open.get()).to_string()
            on:click=move |_| choice.aim(spot)
            on:keydown=move |event| press(&event, choice, spot)
            on:focus=move |_| focused.set(Some(spot))
            on:pointerenter=move |event: ev::PointerEvent| {
                // A finger does not hover: its first touch chooses.
                if event.pointer_type() == "mouse" {
                    choice.hovered.set(Some(spot));
                }
            }
            on:pointerleave=move |_| choice.hovered.set(None)
            on:wheel=wheel(choice, is_chosen)
        >
            <rect class="hit" x=corner.x y=corner.y width=size.x height=size.y/>
            {move || warm.get().map(|it| view! {
                <g class=format!("heat heat-{}", it.warmth) aria-hidden="true">
                    <rect x=corner.x y=corner.y width=size.x height=size.y rx="9"/>
                    <text x=corner.x + size.x / 2.0 y=corner.y + size.y - 8.0 text-anchor="middle" font-size="22" font-weight="bold">{it.words()}</text>
                </g>
            })}
            {mark(spot)}
            <rect class="ring" x=corner.x + 3.0 y=corner.y + 3.0 width=size.x - 6.0 height=size.y - 6.0 rx="9"/>
        </g>
    }
}

/// What shows that something can go there: a dashed field in a space, a ring around the sign of a line.
fn mark(spot: Spot) -> AnyView {
    match spot {
        Spot::Space(_) => {
            let (corner, size) = spot.frame();
            view! {
                <rect class="mark" x=corner.x + 9.0 y=corner.y + 9.0 width=size.x - 18.0 height=size.y - 18.0 rx="9"/>
            }
            .into_any()
        }
        Spot::Line(line) => {
            let centre = map::sign(line);
            view! { <circle class="mark" cx=centre.x cy=centre.y r="25"/> }.into_any()
        }
    }
}

fn place(spot: Spot) -> String {
    match spot {
        Spot::Space(space) => words::space(space),
        Spot::Line(line) => words::line(line),
    }
}

/// What there is at a spot, in words.
fn what(view: &View, seat: kernel::Seat, spot: Spot) -> String {
    let (content, Some(tableau)) = (view.setup.content(), tableau_of(view, seat)) else { return String::new() };
    match spot {
        Spot::Space(space) => match tableau.laid(space) {
            Some(laid) => words::track(content.card(laid.card), laid.turned),
            None => t!("village-empty"),
        },
        Spot::Line(line) => start(view, tableau, line),
    }
}

fn start(view: &View, tableau: &village::Tableau, line: Line) -> String {
    let start = view.setup.content().start(tableau.letter(), line);
    let mut res = vec![words::terrain(start.terrain)];
    res.extend(start.feature.map(words::feature));
    res.push(tell::line_so_far(view, tableau, line));
    res.extend(tableau.course(line).trips().map(|it| t!("village-trip-of-line", trip = words::trip(it))));
    commas(&res)
}

/// Turns the chosen card with the wheel; elsewhere the wheel scrolls the page as usual.
fn wheel(choice: Choice, is_chosen: Memo<bool>) -> impl Fn(ev::WheelEvent) + 'static {
    let so_far = StoredValue::new(0.0);
    move |event| {
        let can_turn = choice.table.chosen.with_untracked(|it| it.as_ref().is_some_and(|it| it.options().len() > 1));
        if !is_chosen.get_untracked() || !can_turn {
            return;
        }
        event.prevent_default();
        let sum = so_far.get_value() + event.delta_y() * if event.delta_mode() == 0 { 1.0 } else { 20.0 };
        if sum.abs() < NOTCH {
            so_far.set_value(sum);
        } else {
            so_far.set_value(0.0);
            choice.table.turn(sum > 0.0);
        }
    }
}

fn press(event: &ev::KeyboardEvent, choice: Choice, spot: Spot) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let next = match event.key().as_str() {
        "ArrowUp" => spot.beside(-1, 0),
        "ArrowRight" => spot.beside(0, 1),
        "ArrowDown" => spot.beside(1, 0),
        "ArrowLeft" => spot.beside(0, -1),
        // A key that is held down must not confirm what it has just chosen.
        "Enter" | " " if event.repeat() => None,
        "Enter" if untrack(|| choice.is_chosen(spot)) => {
            choice.table.confirm();
            None
        }
        "Enter" | " " => {
            choice.aim(spot);
            // The card for this spot comes next.
            if choice.table.chosen.with_untracked(Option::is_none) && choice.held.with_untracked(Option::is_none) {
                let is_line = matches!(spot, Spot::Line(_)) && !choice.actions.with_untracked(|it| is_resolving(it));
                focus(match spot {
                    Spot::Space(_) => ".village-tracks button:not([aria-disabled=true])",
                    Spot::Line(_) if is_line => ".village-trips button:not([aria-disabled=true])",
                    Spot::Line(_) => ".village-hand button",
                });
            }
            None
        }
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        focus(&format!(".village [data-spot={next}]"));
    }
}

fn is_resolving(actions: &[Action]) -> bool {
    actions.iter().any(|it| matches!(it, Action::Resolve { .. }))
}
