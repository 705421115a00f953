//! What the game master has done, with times and reasons, the last first.

use leptos::prelude::*;

use super::{office::Office, words::act};
use crate::{parts::date_time, shelf::moment};

#[component]
pub(super) fn Acts(office: Office) -> impl IntoView {
    let names = office.names();
    let acts = Memo::new(move |_| office.see(|it| it.acts.clone()).unwrap_or_default());
    let list = move || {
        let all = acts.get();
        let n = all.len();
        let names = names.get();
        let items = all.into_iter().rev().map(|it| {
            view! {
                <li>
                    <time>{date_time(moment(it.at))}</time>" "
                    {act(&it.act, &names)}
                    {(!it.reason.is_empty()).then(|| view! { <span class="soft">" – "{it.reason.clone()}</span> })}
                </li>
            }
        });
        view! { <ol reversed start=n tabindex="0">{items.collect_view()}</ol> }
    };
    view! {
        <details class="panel acts">
            <summary>{move || t!("desk-acts", n = acts.with(Vec::len))}</summary>
            {list}
        </details>
    }
}
