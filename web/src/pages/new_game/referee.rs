//! A table with a game master, who takes no seat: 30 Rails by post as it is played in zines.

use js_sys::{Array, Intl::DateTimeFormat, Object, Reflect};
use leptos::{ev::SubmitEvent, prelude::*};
use wire::{
    api::{Absent, NewTable, Pace},
    desk::{Referee, Tongue},
};

use super::{
    making::{Access, Making},
    rules::Choice,
};
use crate::{settings, words::Language};

/// The seconds of a day.
const DAY: u32 = 86_400;

/// The most days of a deadline.
const MOST_DAYS: u32 = 90;

/// What is asked for.
#[derive(Copy, Clone)]
struct Wishes {
    title: RwSignal<String>,
    language: RwSignal<Tongue>,
    zone: RwSignal<String>,
    seats: RwSignal<u16>,
    days: RwSignal<u32>,
    access: Access,
}

impl Wishes {
    fn table(self, choice: Choice) -> NewTable {
        let zone = self.zone.get_untracked().trim().to_owned();
        let referee = Referee {
            title: self.title.get_untracked().trim().to_owned(),
            language: self.language.get_untracked(),
            zone: (!zone.is_empty()).then_some(zone),
        };
        self.access.of(NewTable {
            game: choice.entry.name.to_owned(),
            rules: Some(choice.rules.get_untracked()),
            content: None,
            seats: Some(self.seats.get_untracked()),
            name: None,
            sit: Some(false),
            open: false,
            // What happens at the deadline is for the game master to say.
            pace: Pace::Deadline { seconds: self.days.get_untracked() * DAY, absent: Absent::Wait },
            chat: None,
            bots: Vec::new(),
            referee: Some(referee),
        })
    }
}

#[component]
pub(super) fn Refereed(choice: Choice) -> impl IntoView {
    let most = choice.entry.seats.1 as u16;
    let wishes = Wishes {
        title: RwSignal::new(String::new()),
        language: RwSignal::new(if settings::language() == Language::German { Tongue::De } else { Tongue::En }),
        zone: RwSignal::new(zone()),
        seats: RwSignal::new(4),
        days: RwSignal::new(14),
        access: Access::new(),
    };
    let making = Making::new();
    let ask = making.asker("/desk");
    let make = move |event: SubmitEvent| {
        event.prevent_default();
        if wishes.title.with_untracked(|it| it.trim().is_empty()) {
            making.refuse(t!("new-referee-title-wanted"));
        } else {
            ask(wishes.table(choice));
        }
    };
    let number = |value: &str, least: u32, most: u32| value.parse::<u32>().unwrap_or(least).clamp(least, most);
    let tongues = [(Tongue::De, "de", "Deutsch"), (Tongue::En, "en", "English")].map(|(it, code, name)| {
        view! { <option value=code selected=move || wishes.language.get() == it>{name}</option> }
    });
    view! {
        <form class="refereed-form" on:submit=make>
            <fieldset>
                <legend>{t!("new-referee-game")}</legend>
                <label class="field">
                    {t!("new-referee-title")}
                    <input
                        maxlength="40"
                        autocomplete="off"
                        placeholder="Rails-7"
                        prop:value=move || wishes.title.get()
                        on:input:target=move |event| wishes.title.set(event.target().value())
                    />
                </label>
                <label class="field">
                    {t!("new-referee-language")}
                    <select on:change:target=move |event| wishes.language.set(if event.target().value() == "en" { Tongue::En } else { Tongue::De })>
                        {tongues.into_iter().collect_view()}
                    </select>
                </label>
                <label class="field">
                    {t!("new-referee-zone")}
                    <input
                        autocomplete="off"
                        placeholder="Europe/Berlin"
                        prop:value=move || wishes.zone.get()
                        on:input:target=move |event| wishes.zone.set(event.target().value())
                    />
                </label>
                <label class="field">
                    {t!("new-seats")}
                    <input
                        type="number"
                        min="1"
                        max=most
                        prop:value=move || wishes.seats.get()
                        on:change:target=move |event| wishes.seats.set(number(&event.target().value(), 1, most.into()) as u16)
                    />
                </label>
                <label class="field">
                    {t!("new-referee-days")}
                    <input
                        type="number"
                        min="1"
                        max=MOST_DAYS
                        prop:value=move || wishes.days.get()
                        on:change:target=move |event| wishes.days.set(number(&event.target().value(), 1, MOST_DAYS))
                    />
                </label>
            </fieldset>
            {wishes.access.fields()}
            {making.failure()}
            <button type="submit" class="primary big" disabled=move || making.is_busy()>{t!("new-make")}</button>
            <p class="soft">{t!("new-referee-next")}</p>
        </form>
    }
}

/// The time zone of the browser.
fn zone() -> String {
    let options = DateTimeFormat::new(&Array::new(), &Object::new()).resolved_options();
    Reflect::get(&options, &"timeZone".into()).ok().and_then(|it| it.as_string()).unwrap_or_default()
}
