//! The tour: a short game in which the learner makes the moves and every one of them is explained.

use client::tour::{Answer, Step, Tour as Script};
use gloo_timers::future::TimeoutFuture;
use kernel::Seat;
use leptos::{either::Either, prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};
use library::{Entry, Host};
use web_sys::Element;

use super::Missing;
use crate::{
    boards,
    parts::Desk,
    settings,
    shelf::Player,
    table::{self, Notice, Position, Table},
    words::say,
};

/// After how many milliseconds each time the place to touch is looked for.
const PAUSE: u32 = 50;

/// How far the tour is.
#[derive(Copy, Clone)]
struct Tour {
    script: &'static Script,
    entry: &'static Entry,
    table: Table,
    /// How many moves were made.
    n_moves: RwSignal<usize>,
    host: StoredValue<Box<dyn Host>>,
}

impl Tour {
    /// The tour that some game has; `None` where none has.
    fn begin() -> Option<Self> {
        let (game, script) = boards::tour()?;
        let entry = library::find(game)?;
        let host = StoredValue::new(script.game(entry, 0)?);
        let n_moves = RwSignal::new(0);
        let slot = StoredValue::new(None::<Self>);
        let act = Callback::new(move |action: String| {
            if let Some(tour) = slot.get_value() {
                tour.act(&action);
            }
        });
        let undo = Callback::new(move |()| {
            if let Some(tour) = slot.get_value() {
                tour.back();
            }
        });
        let tour = Self { script, entry, table: Table::new(act, undo), n_moves, host };
        slot.set_value(Some(tour));
        tour.show();
        Some(tour)
    }

    /// The move of this number.
    fn step(self, n: usize) -> Option<&'static Step> {
        self.script.steps.get(n)
    }

    fn act(self, action: &str) {
        let n = self.n_moves.get_untracked();
        let Some(step) = self.step(n) else { return };
        match step.answer(action) {
            Answer::Right => {
                let outcome = self.host.try_update_value(|host| {
                    host.act(Seat::FIRST, action)?;
                    self.step(n + 1).map_or(Ok(()), |next| next.prepare(host.as_mut()))
                });
                if let Some(Err(error)) = outcome {
                    self.table.fail(error.to_string());
                } else {
                    self.n_moves.set(n + 1);
                    self.table.notice.set(None);
                    self.show();
                }
            }
            Answer::Turned => self.tell(t!("learn-turned", what = words("turn", step.name))),
            Answer::Elsewhere => self.tell(t!("learn-elsewhere")),
        }
    }

    fn tell(self, text: String) {
        self.table.notice.set(Some(Notice { text, is_error: false }));
    }

    /// Takes a move back; what the tour had made before it is made anew.
    fn back(self) {
        self.go_to(self.n_moves.get_untracked().saturating_sub(1));
    }

    fn go_to(self, n: usize) {
        if let Some(host) = self.script.game(self.entry, n) {
            self.host.set_value(host);
            self.n_moves.set(n);
            self.table.notice.set(None);
            self.show();
        }
    }

    fn show(self) {
        let position = self.host.with_value(|host| self.position(host.as_ref()));
        self.table.show(position);
    }

    /// What the learner sees. Behind the last move nothing is left to be chosen, though the game would go on.
    fn position(self, host: &dyn Host) -> Position {
        let (n_moves, names) = (self.n_moves.get_untracked(), vec![t!("you")]);
        let Script { rules, steps, .. } = self.script;
        if n_moves < steps.len() {
            Position { can_undo: n_moves > 0, ..Position::to_play(host, Seat::FIRST, rules, names) }
        } else {
            Position { seat: Some(Seat::FIRST), can_undo: true, ..Position::of(host, Seat::FIRST, rules, names) }
        }
    }
}

/// What the tour says about a move.
fn words(kind: &str, name: &str) -> String {
    // learn-do-… and learn-why-… with skip, mine, station, bonus, straight, curve, junction, bridge, last, override;
    // learn-turn-… with straight, curve, junction, bridge, last, override
    say(&format!("learn-{kind}-{name}"), &[])
}

#[component]
pub(crate) fn Learn() -> impl IntoView {
    match Tour::begin() {
        Some(tour) => Either::Left(view! { <Lesson tour/> }),
        None => Either::Right(view! { <Missing/> }),
    }
}

#[component]
fn Lesson(tour: Tour) -> impl IntoView {
    let Tour { table, n_moves, .. } = tour;
    let n_steps = tour.script.steps.len();
    let step = move || tour.step(n_moves.get());
    let container = NodeRef::<leptos::html::Div>::new();
    // The board knows nothing of the tour, so the place to touch is marked from outside.
    Effect::new(move |_| {
        step();
        if let Some(frame) = container.get() {
            spawn_local(mark((*frame).clone().into(), tour));
        }
    });
    let card = move || match step() {
        Some(step) => view! {
            <p class="tour-do">{words("do", step.name)}</p>
            <p class="tour-why">{words("why", step.name)}</p>
        }
        .into_any(),
        None => view! { <End tour/> }.into_any(),
    };
    // Beneath the card it would be out of sight on a small screen.
    let answer =
        move || table.notice.get().map(|it| view! { <p class="tour-answer" class:error=it.is_error>{it.text}</p> });
    let progress = move || t!("learn-progress", n = (n_moves.get() + 1).min(n_steps), of = n_steps);
    view! {
        <div class="tour" node_ref=container data-wish=move || step().and_then(|it| it.wish)>
            <header class="tour-head">
                <h1>{t!("learn-title")}</h1>
                <div class="buttons">
                    <button on:click=move |_| tour.go_to(0) disabled=move || n_moves.get() == 0>{t!("learn-again")}</button>
                    <A href="/" attr:class="button">{t!("learn-skip")}</A>
                </div>
            </header>
            <section class="tour-card" aria-live="polite" aria-label=t!("learn-title")>
                <div class="tour-progress">
                    <progress max=n_steps value=move || n_moves.get() aria-label=progress></progress>
                    <span>{move || step().map(|_| progress())}</span>
                </div>
                {card}
                {answer}
            </section>
            <Desk table/>
        </div>
    }
}

/// Marks the place to touch, and no other. The board may still be on its way, so it is looked for until it is there.
async fn mark(frame: Element, tour: Tour) {
    let Some(n) = tour.n_moves.try_get_untracked() else { return };
    let place = tour.step(n).map(|it| it.place);
    loop {
        TimeoutFuture::new(PAUSE).await;
        if tour.n_moves.try_get_untracked() != Some(n) {
            return;
        }
        while let Ok(Some(old)) = frame.query_selector(".hinted") {
            if old.class_list().remove_1("hinted").is_err() {
                return;
            }
        }
        let Some(place) = place else { return };
        if let Ok(Some(new)) = frame.query_selector(&format!("[data-place='{place}']")) {
            let _ = new.class_list().add_1("hinted");
            return;
        }
    }
}

/// The end of the tour: the score explained, and the way to a game of one's own.
#[component]
fn End(tour: Tour) -> impl IntoView {
    let navigate = use_navigate();
    let play = move |_| {
        let name = match settings::name() {
            name if name.is_empty() => t!("player-number", number = 1),
            name => name,
        };
        match table::begin(tour.entry.name, tour.script.rules, vec![Player::Person(name)], None) {
            Ok(id) => navigate(&format!("/g/{id}"), NavigateOptions::default()),
            Err(text) => tour.table.fail(text),
        }
    };
    view! {
        <p class="tour-do">{t!("learn-end", points = tour.script.promised)}</p>
        <ul class="tour-sum">
            {(tour.script.sum)().into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}
        </ul>
        <p class="tour-why">{t!("learn-end-more")}</p>
        <div class="buttons">
            <button class="primary" on:click=play>{t!("learn-play")}</button>
            <A href=format!("/rules/{}", tour.entry.name) attr:class="button">{t!("learn-rules")}</A>
        </div>
    }
}
