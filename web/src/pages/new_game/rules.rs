//! Which rule set or map, or a content file of one's own.

use kernel::ContentFault;
use leptos::prelude::*;
use library::{Entry, OpenError};

use crate::{parts::PickFile, words::say};

/// What is chosen: a rule set, or the text of a file.
#[derive(Copy, Clone)]
pub(super) struct Choice {
    pub(super) entry: &'static Entry,
    /// The rule set; the usual one where a file is used.
    pub(super) rules: RwSignal<String>,
    /// The text of the file.
    pub(super) content: RwSignal<Option<String>>,
}

impl Choice {
    /// The rule set of this name, or the usual one.
    pub(super) fn new(entry: &'static Entry, rules: &str) -> Self {
        let known = entry.rule_sets.iter().find(|it| it.name == rules);
        let rules = known.unwrap_or(&entry.rule_sets[0]).name.to_owned();
        Self { entry, rules: RwSignal::new(rules), content: RwSignal::new(None) }
    }
}

#[component]
pub(super) fn Rules(choice: Choice) -> impl IntoView {
    let Choice { entry, rules, content } = choice;
    let problem = RwSignal::new(None::<String>);
    let sets = entry.rule_sets.iter().map(|set| {
        let is_chosen = move || content.with(Option::is_none) && rules.with(|it| it == set.name);
        let choose = move |_| {
            rules.set(set.name.to_owned());
            content.set(None);
        };
        view! {
            <label class="card">
                <input type="radio" name="rules" prop:checked=is_chosen on:change=choose/>
                // new-rules-basic, -advanced, -postal, -tiles-35, -tiles-101, -river, -lake, -cards
                // new-about-basic, -advanced, -postal, -tiles-35, -tiles-101, -river, -lake, -cards
                <span>
                    <b>{say(&format!("new-rules-{}", set.name), &[])}</b><br/>
                    <span class="soft">{say(&format!("new-about-{}", set.name), &[])}</span>
                </span>
            </label>
        }
    });
    let take = Callback::new(move |texts: Vec<String>| {
        let Some(text) = texts.into_iter().next() else { return };
        match entry.open_with(None, entry.seats.0, Some(&text)) {
            Ok(_) => {
                problem.set(None);
                rules.set(entry.rule_sets[0].name.to_owned());
                content.set(Some(text));
            }
            Err(OpenError::Content(ContentFault { line, reason })) => {
                problem.set(Some(t!("new-file-wrong", line = line, reason = reason)));
            }
            // Nothing else can be wrong here: the game has contents, and as many seats.
            Err(other) => problem.set(Some(other.to_string())),
        }
    });
    let own = entry.has_content.then(|| {
        view! {
            <div class="row">
                <PickFile label=t!("new-file") accept=".txt,text/plain" take/>
                <span class="soft">{move || if content.with(Option::is_some) {
                    format!("✓ {}", t!("new-file-taken"))
                } else {
                    t!("new-file-about")
                }}</span>
            </div>
        }
    });
    let is_choice = entry.rule_sets.len() > 1 || entry.has_content;
    is_choice.then(|| {
        view! {
            <fieldset class="cards">
                <legend>{t!("new-rules")}</legend>
                {sets.collect_view()}
                {own}
                {move || problem.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            </fieldset>
        }
    })
}
