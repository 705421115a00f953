//! Reports: for the zine and for each player, to read, to copy, and as files.

use leptos::{prelude::*, task::spawn_local};
use wire::desk::Tongue;

use super::{
    office::Office,
    words::{tongue, tongue_of},
};
use crate::{http, parts::CopyText, settings};

#[component]
pub(super) fn Reports(office: Office) -> impl IntoView {
    let names = office.names();
    let seat = RwSignal::new(None::<u16>);
    let usual = move |seat: Option<u16>| {
        let player = office
            .desk
            .with_untracked(|it| it.as_ref()?.seats.iter().find(|it| Some(it.seat) == seat).map(|it| it.language));
        let game = || office.info.with_untracked(|it| it.as_ref()?.referee.as_ref().map(|it| it.language));
        player.or_else(game).unwrap_or_default()
    };
    let language = RwSignal::new(usual(None));
    let paper = RwSignal::new(settings::paper());
    let shown = RwSignal::new(None::<Result<String, String>>);
    let choose = move |value: String| {
        seat.set(value.parse().ok());
        language.set(usual(seat.get_untracked()));
        shown.set(None);
    };
    let address = move |ending: &str| {
        let seat = seat.get().map_or_else(String::new, |it| format!("seat={it}&"));
        let (language, _) = tongue(language.get());
        office.path(&format!("/desk/report.{ending}?{seat}language={language}&paper={}", paper.get()))
    };
    let show = move |_| {
        let address = untrack(|| address("txt"));
        spawn_local(async move {
            let text = http::get_text(&address).await.map_err(|it| it.text());
            shown.try_set(Some(text));
        });
    };
    // A report of before an adjudication would be taken for the newest one.
    let state = Memo::new(move |_| office.see(|it| (it.round, it.deadline, it.paused, it.acts.len())));
    Effect::watch(move || state.get(), move |_, _, _| shown.set(None), false);
    let players = move || {
        let options = names.get().into_iter().map(|(number, name)| {
            view! { <option value=number selected=move || seat.get() == Some(number)>{name}</option> }
        });
        options.collect_view()
    };
    let tongues = [Tongue::De, Tongue::En].map(|it| {
        let (code, name) = tongue(it);
        view! { <option value=code selected=move || language.get() == it>{name}</option> }
    });
    let papers = [("a4", "A4"), ("letter", "Letter")].map(|(code, name)| {
        view! { <option value=code selected=move || paper.get() == code>{name}</option> }
    });
    let set_language = move |code: String| {
        language.set(tongue_of(&code));
        shown.set(None);
    };
    let report = move || {
        shown.get().map(|it| match it {
            Ok(text) => view! {
                <pre class="report" tabindex="0" aria-label=t!("desk-report")>{text.clone()}</pre>
                <CopyText text=Signal::stored(text)/>
            }
            .into_any(),
            Err(text) => view! { <p class="notice error" role="alert">{text}</p> }.into_any(),
        })
    };
    view! {
        <section class="panel reports" aria-labelledby="desk-reports">
            <h2 id="desk-reports">{t!("desk-reports")}</h2>
            <div class="row">
                <label class="field">
                    {t!("desk-report-for")}
                    <select on:change:target=move |event| choose(event.target().value())>
                        <option value="" selected=move || seat.get().is_none()>{t!("desk-zine")}</option>
                        {players}
                    </select>
                </label>
                <label class="field small">
                    {t!("desk-language")}
                    <select on:change:target=move |event| set_language(event.target().value())>
                        {tongues.into_iter().collect_view()}
                    </select>
                </label>
                <label class="field small">
                    {t!("print-stock")}
                    <select on:change:target=move |event| paper.set(if event.target().value() == "letter" { "letter" } else { "a4" })>
                        {papers.into_iter().collect_view()}
                    </select>
                </label>
            </div>
            <div class="row">
                <button on:click=show>{t!("desk-report-show")}</button>
                <a class="button" download="" href=move || address("pdf")>"PDF"</a>
                <a class="button" download="" href=move || address("html")>"HTML"</a>
                <a class="button" download="" href=move || address("txt")>{t!("desk-report-text")}</a>
            </div>
            {report}
        </section>
    }
}
