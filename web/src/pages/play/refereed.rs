//! What must be known of a game with a game master: whose it is, the deadline and why, where the reports are.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::{Item, News, api::Status};

use crate::{parts::date_time, settings, shelf::moment, table::OnlineTable};

#[component]
pub(super) fn Refereed(online: OnlineTable) -> impl IntoView {
    let facts = Memo::new(move |_| {
        online.info.with(|it| {
            let info = it.as_ref()?;
            let title = info.referee.as_ref()?.title.clone();
            Some((title, info.yours, info.you, info.status, info.head.is_some(), info.deadline))
        })
    });
    let reason = Memo::new(move |_| online.items.with(|it| last_word(it)));
    move || {
        let (title, is_maker, you, status, has_begun, deadline) = facts.get()?;
        let time = (status == Status::Playing).then(|| match (deadline, reason.get()) {
            (Some(until), Some(why)) => Some(t!("play-referee-moved", until = date_time(moment(until)), reason = why)),
            (Some(until), None) => Some(t!("play-referee-until", until = date_time(moment(until)))),
            (None, Some(why)) => Some(t!("play-referee-rests", reason = why)),
            (None, None) => None,
        });
        let own = you.filter(|_| has_begun).map(|seat| {
            let address = move |ending: &str| {
                online.path(&format!("/desk/report.{ending}?seat={seat}&paper={}", settings::paper()))
            };
            view! {
                <a class="button" target="_blank" rel="noopener" href=address("html")>{t!("play-report")}</a>
                <a class="button" download="" href=address("pdf")>{t!("play-report-pdf")}</a>
            }
        });
        Some(view! {
            <div class="notice refereed">
                <p>
                    {if is_maker { t!("play-referee-you", title = title) } else { t!("play-referee", title = title) }}
                    {time.flatten().map(|it| format!(" {it}"))}
                </p>
                <div class="row">
                    {is_maker.then(|| view! {
                        <A href=format!("/t/{}/desk", online.id()) attr:class="button primary">{t!("play-to-desk")}</A>
                    })}
                    {own}
                </div>
            </div>
        })
    }
}

/// Why the deadline of the open round is what it is, if the game master has changed it.
fn last_word(items: &[Item]) -> Option<String> {
    let last = items.iter().rev().find(|it| matches!(it.news, News::Deadline { .. } | News::Adjudicate { .. }));
    match &last?.news {
        News::Deadline { reason, .. } => Some(reason.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use wire::Item;

    use super::last_word;

    fn items(texts: &[&str]) -> Vec<Item> {
        texts.iter().map(|it| serde_json::from_str(it).expect("an item")).collect()
    }

    #[test]
    fn a_reason_holds_until_the_round_is_over() {
        let deadline = r#"{"kind": "deadline", "until": null, "reason": "holidays"}"#;
        let chat = r#"{"kind": "chat", "seat": 1, "text": "hello"}"#;
        let adjudicate = r#"{"kind": "adjudicate", "round": 1, "reason": ""}"#;
        assert_eq!(last_word(&items(&[deadline, chat])).as_deref(), Some("holidays"));
        assert_eq!(last_word(&items(&[deadline, adjudicate])), None);
        assert_eq!(last_word(&[]), None);
    }
}
