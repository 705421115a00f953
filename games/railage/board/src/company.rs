//! The others at the table: who is ready, and what each has announced. Sheets stay hidden until the end.

use kernel::Seat;
use leptos::prelude::*;
use railage::Stage;

use super::{hand::Hand, now::Now, words};

/// What is known of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    name: String,
    is_ready: bool,
    announced: String,
}

fn rows(now: &Now) -> Vec<Row> {
    let seats = Seat::first(now.names.len());
    let rows = seats.map(|seat| {
        let announced = now.view.announced.get(seat).copied().unwrap_or_default();
        Row {
            name: now.names.get(seat.index()).cloned().unwrap_or_default(),
            is_ready: !now.view.waiting.contains(seat),
            announced: words::list(words::announcements(&now.view, None, announced)),
        }
    });
    rows.collect()
}

/// A table of the players; nothing for a player alone.
pub(super) fn company(hand: Hand) -> impl IntoView {
    let known = Memo::new(move |_| {
        hand.now.with(|now| {
            let now = now.as_ref().filter(|it| !it.is_alone())?;
            let is_hidden = now.at().is_none();
            let name = now.names.get(now.shown.index()).cloned().unwrap_or_default();
            Some((now.view.stage, is_hidden.then_some(name), rows(now)))
        })
    });
    move || {
        let (stage, hidden, rows) = known.get()?;
        let is_playing = matches!(stage, Stage::Start | Stage::Round);
        let rows = rows.into_iter().map(|row| {
            let doing = match (is_playing, row.is_ready) {
                (false, _) => String::new(),
                (true, true) => t!("railage-ready"),
                (true, false) => t!("railage-drawing"),
            };
            let announced = if row.announced.is_empty() { "–".to_owned() } else { row.announced };
            view! { <tr><th scope="row">{row.name}</th><td>{doing}</td><td>{announced}</td></tr> }
        });
        Some(view! {
            <section class="ra-company">
                {hidden.map(|name| view! { <p>{t!("railage-hidden", name = name)}</p> })}
                <table>
                    <caption>{t!("railage-announced")}</caption>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </section>
        })
    }
}
