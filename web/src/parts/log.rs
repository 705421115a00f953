//! What has happened at a table, in words, the last first.

use leptos::prelude::*;
use wire::{Item, News, api::CALLED_OFF};

use super::date_time;
use crate::{
    boards, shelf,
    table::{Position, Table},
};

/// The most lines that are shown.
const MOST: usize = 300;

/// The most new lines that are read out.
const MOST_SAID: usize = 4;

/// Shows lines and reads out new ones.
#[component]
pub(crate) fn Log(#[prop(into)] lines: Signal<Vec<String>>, table: Table) -> impl IntoView {
    let is_open = RwSignal::new(false);
    Effect::watch(
        move || lines.get(),
        move |now, before, _| {
            // What was there when the page was opened is not news, and an undo is told by the position.
            let Some(before) = before.filter(|it| !it.is_empty() && it.len() < now.len()) else { return };
            let news = &now[before.len().max(now.len().saturating_sub(MOST_SAID))..];
            table.said.set(news.join(" "));
        },
        false,
    );
    let list = move || {
        is_open.get().then(|| {
            let lines = lines.get();
            let n = lines.len();
            let items = lines.into_iter().rev().take(MOST).map(|it| view! { <li>{it}</li> });
            view! { <ol reversed start=n>{items.collect_view()}</ol> }
        })
    };
    view! {
        <details class="panel log" on:toggle=move |_| is_open.update(|it| *it = !*it)>
            <summary>{t!("play-log")}</summary>
            {list}
        </details>
    }
}

/// The items without what is shown to all after the listener knew it already: the listener's own moves.
pub(crate) fn once(mut items: Vec<Item>) -> Vec<Item> {
    let mut known: Vec<String> = Vec::new();
    for item in &mut items {
        match &mut item.news {
            News::Event { line } => known.push(line.clone()),
            News::Reveal { lines } => lines.retain(|line| match known.iter().position(|it| it == line) {
                Some(index) => {
                    known.swap_remove(index);
                    false
                }
                None => true,
            }),
            _ => {}
        }
    }
    items
}

/// An item of the stream in words; nothing for those that only say who must act.
pub(crate) fn tell(item: &Item, position: Option<&Position>, names: &[String]) -> Vec<String> {
    let name = |seat: u16| {
        let usual = || t!("play-seat", number = seat + 1);
        names.get(usize::from(seat)).cloned().unwrap_or_else(usual)
    };
    let line = |line: &String| position.map_or_else(|| line.clone(), |it| boards::happened(it, line));
    let said = match &item.news {
        News::Sit { name, bot: Some(level), .. } => {
            t!("play-log-bot-sits", name = name.clone(), skill = shelf::level(*level))
        }
        News::Sit { name, .. } => t!("play-log-sit", name = name.clone()),
        News::Name { seat, name } => t!("play-log-name", number = *seat + 1, name = name.clone()),
        News::Rise { seat } => t!("play-log-rise", number = *seat + 1),
        News::Start { .. } => t!("play-log-start"),
        News::Event { line: it } => line(it),
        News::Reveal { lines } => return lines.iter().map(line).collect(),
        News::Undo { seat } => t!("play-log-undo", name = name(*seat)),
        News::Late { seat } => t!("play-log-late", name = name(*seat)),
        News::Bot { seat } => t!("play-log-bot", name = name(*seat)),
        News::Return { seat } => t!("play-log-return", name = name(*seat)),
        News::Leave { seat } => t!("play-log-leave", name = name(*seat)),
        News::Deadline { until: Some(until), reason } => {
            t!("play-log-deadline", until = date_time(shelf::moment(*until)), reason = reason.clone())
        }
        News::Deadline { until: None, reason } => t!("play-log-rest", reason = reason.clone()),
        News::Adjudicate { round, reason } if reason.is_empty() => t!("play-log-adjudicate", round = *round),
        News::Adjudicate { round, reason } => {
            t!("play-log-adjudicate-early", round = *round, reason = reason.clone())
        }
        News::Correct { round, seat, reason } => {
            t!("play-log-correct", round = *round, name = name(*seat), reason = reason.clone())
        }
        News::Over { .. } => t!("play-log-over"),
        News::Close { reason } if reason == CALLED_OFF => t!("play-called-off"),
        News::Close { reason } => t!("play-log-close", reason = reason.clone()),
        News::Next { .. } => t!("play-log-next"),
        News::Ready { .. } | News::Unready { .. } | News::Turn { .. } | News::Chat { .. } | News::Switch { .. } => {
            return Vec::new();
        }
    };
    vec![said]
}

#[cfg(test)]
mod tests {
    use wire::{Item, News};

    use super::once;

    fn event(line: &str) -> Item {
        Item { at: None, news: News::Event { line: line.to_owned() } }
    }

    fn reveal(lines: &[&str]) -> Item {
        Item { at: None, news: News::Reveal { lines: lines.iter().map(|it| (*it).to_owned()).collect() } }
    }

    #[test]
    fn ones_own_moves_are_told_once() {
        let heard = vec![event("0 skip none"), reveal(&["0 skip none", "1 skip y1"]), event(". roll 1 2")];
        assert_eq!(once(heard), [event("0 skip none"), reveal(&["1 skip y1"]), event(". roll 1 2")]);
        let twice = vec![event("0 pass"), reveal(&["0 pass"]), reveal(&["0 pass"])];
        assert_eq!(once(twice), [event("0 pass"), reveal(&[]), reveal(&["0 pass"])]);
    }
}
