//! Hints: the three best moves and a heat map on the board, for those who want them.

use ::kibitzer::Question;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    boards, kibitzer,
    table::{Chosen, Hint, Hints, LEAST, Status, Table},
    words::tenths,
};

/// How many moves are named.
const BEST: usize = 3;

/// Where the text of the content file of a game is, if it has one; hints are offered only where this is given.
pub(crate) type Advice = StoredValue<Option<String>>;

/// The switch, and the best moves while it is on.
#[component]
pub(crate) fn Advisor(table: Table, advice: Advice) -> impl IntoView {
    let is_on = RwSignal::new(false);
    let failure = RwSignal::new(None::<String>);
    let may_ask = Memo::new(move |_| {
        table.position.with(|it| it.as_ref().is_some_and(|it| it.is_mine() && !it.actions.is_empty()))
    });
    let is_playing =
        Memo::new(move |_| table.position.with(|it| it.as_ref().is_some_and(|it| it.status == Status::Playing)));
    let asked = Memo::new(move |_| table.position.with(|it| it.as_ref().map(|it| (it.number, it.seat))));
    Effect::new(move |_| {
        asked.track();
        table.hints.set(Hints::default());
        failure.set(None);
        if is_on.get() && may_ask.get() {
            ask(table, advice, failure);
        }
    });
    let best = move || {
        table.position.with(|position| {
            let position = position.as_ref()?;
            let best = table.hints.with(|it| it.best(BEST, |action| boards::describe(position, action)));
            let items = best.into_iter().enumerate().map(|(n, it)| item(table, it, n == 0)).collect_view();
            (!items.is_empty()).then(|| view! { <ol class="hints-best">{items}</ol> })
        })
    };
    let is_thinking = move || may_ask.get() && table.hints.with(Hints::is_empty) && failure.get().is_none();
    view! {
        <Show when=move || may_ask.get() || (is_on.get() && is_playing.get())>
            <button
                class="hints-switch"
                aria-pressed=move || is_on.get().to_string()
                title=t!("hints-what")
                on:click=move |_| is_on.update(|it| *it = !*it)
            >{t!("hints")}</button>
        </Show>
        <Show when=move || is_on.get() && is_playing.get()>
            <div class="hints" role="status" aria-live="polite">
                {move || is_thinking().then(|| view! { <p class="soft">{t!("hints-thinking")}</p> })}
                {move || failure.get().map(|it| view! { <p class="notice error">{it}</p> })}
                {best}
            </div>
        </Show>
    }
}

/// One of the best moves; a press shows it on the board.
fn item(table: Table, hint: Hint, is_first: bool) -> impl IntoView {
    let Hint { words: what, action, expected, behind } = hint;
    let worth = match behind {
        _ if is_first => t!("hints-expected", points = tenths(expected)),
        behind if behind < LEAST => t!("hints-same"),
        behind => t!("hints-behind", points = tenths(behind)),
    };
    let show = move |_| table.chosen.set(Chosen::new(action.clone(), vec![action.clone()]));
    view! {
        <li>
            <button on:click=show title=t!("hints-show")>
                <span class="what">{what}</span>
                <span class="worth">{worth}</span>
            </button>
        </li>
    }
}

/// Asks what the moves are worth, as seen through the eyes of the player.
fn ask(table: Table, advice: Advice, failure: RwSignal<Option<String>>) {
    let Some(position) = table.position.get_untracked() else { return };
    let Some(seat) = position.seat else { return };
    let question = Question::Hints {
        view: Box::new(wire::View::new(&position.view, &|_| true)),
        content: advice.get_value(),
        seat: seat.index() as u16,
        actions: position.actions.clone(),
    };
    spawn_local(async move {
        let opinions = kibitzer::opinions(&question).await;
        let is_same = table.position.try_with_untracked(|now| {
            now.as_ref().is_some_and(|it| it.number == position.number && it.actions == position.actions)
        });
        // The game has gone on, or the page.
        if is_same != Some(true) {
            return;
        }
        match opinions {
            Ok(opinions) => table.hints.set(Hints::new(opinions)),
            Err(text) => failure.set(Some(text)),
        }
    });
}
