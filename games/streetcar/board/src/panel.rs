//! Beside the board: the steps of the setup, or the tile and the die of the turn with the tiles that are still to come.

use leptos::prelude::*;
use streetcar::{Part, Shape, Stage, Station, Tile};

use super::{Shown, words};
use client::grid::{Step, Steps, picture};

/// The parts of the setup in their order.
fn parts() -> Vec<Part> {
    Station::ALL.into_iter().map(Part::Station).chain([Part::Remove, Part::Central]).collect()
}

/// The steps of the setup, and what the present one is for.
pub(super) fn setup(shown: Memo<Option<Shown>>) -> impl IntoView {
    let now = Memo::new(move |_| shown.with(|it| it.as_ref().and_then(|it| it.board.missing_part(it.stage))));
    let steps = Signal::derive(move || shown.with(|it| it.as_ref().map_or_else(Vec::new, |it| steps(it, now.get()))));
    let hint = move || now.get().map(why);
    // The order is fixed, so that no step can be taken by a press.
    let take = Callback::new(|_: usize| ());
    view! {
        <div class="setup">
            <Steps steps take/>
            <p class="hint">{hint}</p>
        </div>
    }
}

/// What a part of the setup is for.
fn why(part: Part) -> String {
    match part {
        Part::Station(_) => t!("streetcar-why-station"),
        Part::Remove => t!("streetcar-why-remove"),
        Part::Central => t!("streetcar-why-central"),
    }
}

fn steps(shown: &Shown, now: Option<Part>) -> Vec<Step> {
    let parts = parts();
    let reached = now.and_then(|it| parts.iter().position(|part| *part == it));
    // Between two decisions, while the others decide or dice are rolled, those that are made are done.
    let n_done = reached.unwrap_or(match shown.stage {
        Stage::Stations | Stage::Zones => Station::ALL.len(),
        Stage::Choices | Stage::Play | Stage::Over => parts.len(),
    });
    let step = |(n, part): (usize, &Part)| Step {
        name: words::part(*part),
        sign: if let Part::Station(it) = part { Some(it.to_string()) } else { None },
        is_done: n < n_done,
        is_now: now == Some(*part),
        is_open: false,
    };
    parts.iter().enumerate().map(step).collect()
}

/// The tile and the die, and the way up.
pub(super) fn turn(shown: Memo<Option<Shown>>, face_down: RwSignal<bool>) -> impl IntoView {
    let draw = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| (it.n_draws, it.draw))));
    let is_mine = Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(|it| it.is_mine)));
    let drawn = move || {
        let (_, draw) = draw.get()?;
        let draw = draw?;
        let (shape, die) = (draw.shape(), draw.die());
        Some(view! {
            <li class="roll now">
                {picture("tile-picture", &streetcar_picture::tile(Tile::new(shape, 0)))}
                {picture("die", &draw::sheet::white_die(die))}
                <span class="roll-words">
                    <span class="sr-only">{t!("streetcar-dice", tile = words::shape(shape), die = die)}</span>
                    <span class="roll-piece" aria-hidden="true">{words::shape(shape)}</span>
                    <span class="roll-line" aria-hidden="true">{t!("streetcar-lines", n = die)}</span>
                </span>
            </li>
        })
    };
    let way = move |is_down: bool, label: String, hint: String| {
        view! {
            <button
                class="switch"
                aria-pressed=move || (face_down.get() == is_down).to_string()
                disabled=move || !is_mine.get()
                on:click=move |_| face_down.set(is_down)
            >
                <span class="switch-name">{label}</span>
                <span class="switch-state">{hint}</span>
            </button>
        }
    };
    view! {
        <ol class="rolls" aria-label=t!("streetcar-rolls")>{drawn}</ol>
        <div class="switches" role="group" aria-label=t!("streetcar-ways")>
            {way(false, t!("streetcar-track-up"), t!("streetcar-track-up-where"))}
            {way(true, t!("streetcar-track-down"), t!("streetcar-track-down-where"))}
        </div>
    }
}

/// How many tiles of each shape nobody has seen yet.
pub(super) fn pile(shown: Memo<Option<Shown>>) -> impl IntoView {
    let total = move || shown.with(|it| it.as_ref().map_or(0, |it| it.unseen.total()));
    let shape = move |shape: Shape| {
        let count = Memo::new(move |_| shown.with(|it| it.as_ref().map_or(0, |it| it.unseen.count(shape))));
        view! {
            <li class:none=move || count.get() == 0>
                {picture("pile-tile", &streetcar_picture::tile(Tile::new(shape, 0)))}
                <span class="sr-only">{words::shape(shape)}</span>
                <span class="pile-count">{move || t!("streetcar-count", n = count.get())}</span>
            </li>
        }
    };
    view! {
        <details class="pile">
            <summary>{move || t!("streetcar-unseen", n = total())}</summary>
            <ul>{Shape::ALL.map(shape).into_iter().collect_view()}</ul>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Event, Game as _, Seat};
    use streetcar::{Action, Chance, Setup, Streetcar, Tiles};
    use track::{Border, Square};

    use super::*;
    use client::{settings::speak, words::Language};

    #[test]
    fn zones_that_have_moved_are_not_said_to_lie_one_in_each_row() {
        let setup = Setup::new(Tiles::usual(), 1).expect("a seat");
        let mut game = Streetcar::new(&setup);
        for (station, (x, y)) in Station::ALL.into_iter().zip([(3, 0), (0, 4), (7, 3), (4, 7)]) {
            let action = Action::Station(station, Border::new(x, y).expect("a border square"));
            game.apply(Event::Act { seat: Seat::FIRST, action });
        }
        for (x, y) in [(3, 1), (2, 2), (5, 3), (5, 4), (5, 5), (2, 6)] {
            game.apply(Event::Chance(Chance::Zone(Square::new(x, y).expect("a square"))));
        }
        let board = game.board(Seat::FIRST);
        assert_eq!(board.missing_part(Stage::Choices), Some(Part::Remove));
        // The zone of the first row would lie in front of the station above it, and has moved down its column.
        let rows = [1, 2, 3, 4, 5, 6].map(|row| board.zones().iter().filter(|it| it.y() == row).count());
        assert_eq!(rows, [0, 2, 1, 1, 1, 1]);
        let told = Language::ALL.map(|it| {
            speak(it);
            why(Part::Remove)
        });
        for (told, [rolled, moved, lie]) in told.iter().zip([
            ["one rolled for each row", "has moved", "one in each row"],
            ["ein Wurf für jede Zeile", "ist weitergerückt", "eine in jeder Zeile"],
            ["各行に1回ずつサイコロを振って", "ずれています", "各行に1枚"],
        ]) {
            assert!(told.contains(rolled) && told.contains(moved) && !told.contains(lie), "{told}");
        }
    }
}
