//! Luck and skill beside a replay: a chart of what could be expected, and the moves that cost most.

use ::kibitzer::{Answer, Question, Turn};
use draw::Fortune;
use kernel::Seat;
use leptos::prelude::*;

use crate::{
    boards,
    kibitzer::Study,
    table::{Position, Table},
    words::{signed_tenths, tenths},
};

/// How many of the dearest moves are told.
const DEAREST: usize = 3;
/// What costs less than this is not worth a word, in points.
const LEAST: f64 = 0.3;

/// Where a review is.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    /// Nobody has asked.
    Unasked,
    /// Turns come in.
    Running,
    Done(Sums),
    Failed,
}

/// What a review adds up to, in whole tenths: the start and luck, less what moves cost, are the score.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Sums {
    start: f64,
    luck: f64,
    cost: f64,
    score: i32,
}

/// A button that asks for the review of the seat, and the review in its place.
#[component]
pub(super) fn Fortunes(
    table: Table,
    seat: Memo<Seat>,
    /// The record and the text of the content file.
    game: StoredValue<(String, Option<String>)>,
    /// Shows a moment of the game.
    go: Callback<usize>,
) -> impl IntoView {
    let stage = RwSignal::new(Stage::Unasked);
    let turns = RwSignal::new(Vec::<Turn>::new());
    let study = StoredValue::new_local(None::<Study>);
    let ask = move || {
        turns.set(Vec::new());
        stage.set(Stage::Running);
        let (record, content) = game.get_value();
        let question = Question::Review { record, content, seat: seat.get_untracked().index() as u16 };
        let begun = Study::begin(&question, move |answer| match answer {
            Some(Answer::Turn(turn)) => drop(turns.try_update(|it| it.push(turn))),
            Some(Answer::Reviewed { start, luck, cost, score }) => {
                stage.try_set(Stage::Done(Sums { start, luck, cost, score }));
            }
            Some(Answer::Opinions(_) | Answer::Failed(_)) | None => drop(stage.try_set(Stage::Failed)),
        });
        if begun.is_none() {
            stage.set(Stage::Failed);
        }
        study.set_value(begun);
    };
    // From another seat the game was another one.
    Effect::watch(
        move || seat.get(),
        move |_, _, _| {
            if stage.get_untracked() != Stage::Unasked {
                ask();
            }
        },
        false,
    );
    let progress = move || {
        let (n, of) = turns.with(|it| (it.len(), it.last().map_or(0, |it| it.of)));
        view! {
            <p class="row" role="status">
                <span>{t!("fortunes-thinking")}</span>
                <progress max=of.max(1) value=n aria-label=t!("fortunes-thinking")></progress>
            </p>
        }
    };
    let view = move || match stage.get() {
        Stage::Unasked => view! {
            <button on:click=move |_| ask() title=t!("fortunes-what")>{t!("fortunes")}</button>
        }
        .into_any(),
        Stage::Running => view! { <h2>{t!("fortunes")}</h2> {progress} }.into_any(),
        Stage::Failed => view! {
            <p role="alert" class="notice error">{t!("fortunes-failed")}</p>
            <button on:click=move |_| ask()>{t!("try-again")}</button>
        }
        .into_any(),
        Stage::Done(sums) => turns.with(|turns| told(table, seat.get_untracked(), turns, sums, go)),
    };
    view! { <section class="fortunes">{view}</section> }
}

/// The whole review.
fn told(table: Table, seat: Seat, turns: &[Turn], sums: Sums, go: Callback<usize>) -> AnyView {
    let fortunes: Vec<_> = turns
        .iter()
        .map(|it| Fortune { turn: it.turn, before: it.before, after_roll: it.after_roll, after_move: it.after_move })
        .collect();
    let title = table.position.with_untracked(|it| it.as_ref().map(|it| it.name(seat))).unwrap_or_default();
    let score = sums.score;
    let words = draw::FortuneWords { summary: summary(sums), curve: t!("fortunes-curve"), bars: t!("fortunes-bars") };
    let chart = draw::fortunes(&t!("fortunes-of", name = title), &fortunes, score, &words);
    let mut dearest: Vec<_> = turns.iter().filter(|it| it.cost() >= LEAST).collect();
    dearest.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    let items = table.position.with_untracked(|position| {
        position
            .as_ref()
            .map(|position| dearest.iter().take(DEAREST).map(|turn| dear(position, turn, go)).collect_view())
    });
    let none = dearest.is_empty().then(|| view! { <p>{t!("fortunes-none")}</p> });
    view! {
        <h2>{t!("fortunes")}</h2>
        <p>{words.summary.clone()}</p>
        <div class="chart" role="img" aria-label=words.summary.clone() inner_html=chart></div>
        <h3>{t!("fortunes-dearest")}</h3>
        <ol class="dearest">{items}</ol>
        {none}
        <p class="soft">{t!("fortunes-about")}</p>
    }
    .into_any()
}

/// What the review adds up to, in a sentence.
fn summary(Sums { start, luck, cost, score }: Sums) -> String {
    let (first, luck) = (tenths(start), signed_tenths(luck));
    if cost < 0.0 {
        t!("fortunes-sum-more", first = first, score = score, luck = luck, more = tenths(-cost))
    } else {
        t!("fortunes-sum", first = first, score = score, luck = luck, cost = tenths(cost))
    }
}

/// A move that cost much, with what would have been better.
fn dear(position: &Position, turn: &Turn, go: Callback<usize>) -> impl IntoView + use<> {
    let better = turn.best.iter().find(|it| it.action != turn.action);
    let better = better.map(|it| boards::describe(position, &it.action)).unwrap_or_default();
    let played = boards::describe(position, &turn.action);
    let event = turn.event;
    let cost = tenths(turn.cost());
    let what = match turn.turn {
        Some(number) => t!("fortunes-dear", turn = number, cost = cost, played = played),
        None => t!("fortunes-dear-setup", cost = cost, played = played),
    };
    view! {
        <li>
            <p>
                {what}
                " "
                {t!("fortunes-better", better = better)}
            </p>
            <button on:click=move |_| go.run(event)>{t!("fortunes-show")}</button>
        </li>
    }
}
