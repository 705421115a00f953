//! Putting one's own mistake right, until the next round is adjudicated.

use leptos::{ev::SubmitEvent, prelude::*};
use wire::desk::Correction;

use super::{
    deadline::Reason,
    office::{Office, Outcome, Told, name_of},
    words::round,
};

#[component]
pub(super) fn Correct(office: Office) -> impl IntoView {
    let last = Memo::new(move |_| office.see(|it| it.correctable).flatten());
    move || last.get().map(|number| view! { <Form office number/> })
}

#[component]
fn Form(office: Office, number: u8) -> impl IntoView {
    let names = office.names();
    let seat = RwSignal::new(None::<u16>);
    let orders = RwSignal::new(String::new());
    let reason = RwSignal::new(String::new());
    let outcome: Outcome = RwSignal::new(None);
    // What counted, an order on each line, to be changed.
    let choose = move |value: String| {
        seat.set(value.parse().ok());
        let known = office.desk.with_untracked(|it| {
            let player = it.as_ref()?.seats.iter().find(|it| Some(it.seat) == seat.get_untracked())?;
            player.previous.clone()
        });
        orders.set(known.unwrap_or_default().replace("; ", "\n"));
    };
    let correct = move |event: SubmitEvent| {
        event.prevent_default();
        let (orders, why) = (orders.get_untracked().trim().to_owned(), reason.get_untracked().trim().to_owned());
        let Some(seat) = seat.get_untracked().filter(|_| !orders.is_empty()) else {
            outcome.set(Some(Err(t!("desk-correct-wanted"))));
            return;
        };
        if why.is_empty() {
            outcome.set(Some(Err(t!("desk-reason-wanted"))));
            return;
        }
        let done = t!("desk-corrected", name = name_of(&names.get_untracked(), seat), round = round(number));
        let order = Correction { round: number, seat, orders, reason: why };
        let clear = move || {
            reason.set(String::new());
            choose(seat.to_string());
        };
        office.act("/desk/correct", order, outcome, done, clear);
    };
    let players = move || {
        let options = names.get().into_iter().map(|(number, name)| {
            view! { <option value=number selected=move || seat.get() == Some(number)>{name}</option> }
        });
        options.collect_view()
    };
    view! {
        <details class="panel correct">
            <summary>{t!("desk-correct", round = round(number))}</summary>
            <p class="soft">{t!("desk-correct-about")}</p>
            <form on:submit=correct>
                <label class="field">
                    {t!("desk-player")}
                    <select on:change:target=move |event| choose(event.target().value())>
                        <option value="" selected=move || seat.get().is_none()>{t!("desk-choose")}</option>
                        {players}
                    </select>
                </label>
                <label class="field">
                    {t!("desk-meant")}
                    <textarea
                        rows="4"
                        spellcheck="false"
                        prop:value=move || orders.get()
                        on:input:target=move |event| orders.set(event.target().value())
                    ></textarea>
                </label>
                <Reason reason/>
                <button type="submit" class="primary">{t!("desk-correct-do")}</button>
            </form>
            <Told outcome/>
        </details>
    }
}
