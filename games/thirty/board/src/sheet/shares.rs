//! The shares of the advanced game, in fields beside the sheet.

use client::sheet::edit::Lines;
use leptos::prelude::*;
use library::Paper;
use thirty::{Pair, RuleSet};

use super::file;

/// The text of a sheet with so many shares of a pair.
fn with_shares(text: &str, pair: Pair, shares: u8) -> String {
    let mut lines = Lines::of(text);
    lines.remove(&format!("shares {pair} "));
    if shares > 0 {
        lines.push(format!("shares {pair} {shares}"));
    }
    lines.text()
}

/// The fields, as long as the sheet is one of the advanced game.
pub(super) fn fields(paper: Signal<Paper>, change: Callback<String>) -> AnyView {
    let is_advanced = Memo::new(move |_| paper.with(|it| file(it).is_some_and(|file| file.rules == RuleSet::Advanced)));
    let field = move |pair: Pair| {
        let held = Memo::new(move |_| paper.with(|it| file(it).map_or(0, |file| file.sheet.shares(pair))));
        let set = move |text: &str| {
            change.run(paper.with_untracked(|it| with_shares(&it.text, pair, text.parse().unwrap_or(0))));
        };
        view! {
            <label>
                {pair.to_string()}
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max="180"
                    aria-label=t!("sheet-shares-of", pair = pair.to_string())
                    prop:value=move || held.get().to_string()
                    on:change:target=move |event| set(&event.target().value())
                />
            </label>
        }
    };
    view! {
        <Show when=move || is_advanced.get()>
            <fieldset class="sheet-shares">
                <legend>{t!("sheet-shares")}</legend>
                {Pair::ALL.map(field).into_iter().collect_view()}
            </fieldset>
        </Show>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_change_without_losing_the_drawing() {
        let pair = Pair::ALL[0];
        let text = with_shares("30-rails advanced\ncross x1/y1", pair, 7);
        assert_eq!(text, "30-rails advanced\ncross x1/y1\nshares 1-2 7");
        assert_eq!(with_shares(&text, pair, 9), "30-rails advanced\ncross x1/y1\nshares 1-2 9");
        assert_eq!(with_shares(&text, pair, 0), "30-rails advanced\ncross x1/y1");
    }
}
