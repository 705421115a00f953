//! Blank sheets for the printer, with a preview of exactly the pages that come out.

mod cards;
mod pages;

use leptos::{either::Either, prelude::*};

use crate::{drawn, settings::language, words::say};
use pages::{MOST_PAGES, PER_PAGE, Print as Sheets, Stock, address};

/// What a sheet is called.
fn name(print: Sheets) -> String {
    // print-sheet-basic, -advanced, -postal, -streetcar, -river, -lake
    say(&format!("print-sheet-{}", print.code()), &[])
}

/// All blank sheets without titles, to look at what is written on them.
#[cfg(test)]
pub(crate) fn blank_sheets() -> Vec<(draw::scene::Scene, draw::Glossary)> {
    Sheets::ALL.into_iter().flat_map(|it| PER_PAGE.map(|n| (it.scene("", n), it.glossary()))).collect()
}

#[component]
pub(crate) fn Print() -> impl IntoView {
    // Nothing chosen among the sheets means the cards.
    let print = RwSignal::new(Some(Sheets::Basic));
    let n_per_page = RwSignal::new(2_usize);
    let stock = RwSignal::new(Stock::A4);
    let n_pages = RwSignal::new(1_usize);
    let sheet = Memo::new(move |_| {
        let print = print.get()?;
        Some(draw::svg::silent(&drawn::reworded(print.scene(&name(print), n_per_page.get()), print.glossary())))
    });
    let preview = move || {
        let Some(sheet) = sheet.get() else { return Either::Left(cards::pages(&stock.get().page(1))) };
        let page = stock.get().page(n_per_page.get());
        let one = move |_| {
            let sheets =
                (0..n_per_page.get()).map(|_| view! { <div class="print-sheet" inner_html=sheet.clone()></div> });
            view! { <div class="print-page" data-page=page.clone() data-sheets=n_per_page.get()>{sheets.collect_view()}</div> }
        };
        Either::Right((0..n_pages.get()).map(one).collect_view())
    };
    let is_cards = Memo::new(move |_| print.get().is_none());
    let choices = Sheets::ALL.map(|it| {
        view! { <option value=it.code() selected=move || print.get() == Some(it)>{name(it)}</option> }
    });
    let stocks = Stock::ALL.map(|it| {
        view! {
            <label>
                <input type="radio" name="stock" prop:checked=move || stock.get() == it on:change=move |_| stock.set(it)/>
                {it.name()}
            </label>
        }
    });
    let numbers = PER_PAGE.map(|it| {
        view! {
            <label>
                <input type="radio" name="per-page" prop:checked=move || n_per_page.get() == it on:change=move |_| n_per_page.set(it)/>
                {it}
            </label>
        }
    });
    let print_now = move |_| {
        // Without a printer, or where a visitor forbids it, nothing happens.
        let _ = window().print();
    };
    let pdf = move || address(print.get(), stock.get(), n_per_page.get(), language());
    let described = move || match print.get() {
        Some(print) => t!("print-described", sheet = name(print), each = n_per_page.get(), pages = n_pages.get()),
        None => t!("print-described-cards", pages = cards::N_PAGES),
    };
    view! {
        <div class="print-page-frame">
            <section class="print-choices no-print">
                <h1>{t!("print-title")}</h1>
                <p>{t!("print-intro")}</p>
                <label class="print-what">
                    {t!("print-what")}
                    <select on:change:target=move |event| print.set(Sheets::find(&event.target().value()))>
                        {choices.into_iter().collect_view()}
                        <option value="cards">{t!("print-cards")}</option>
                    </select>
                </label>
                <fieldset hidden=is_cards>
                    <legend>{t!("print-per-page")}</legend>
                    {numbers.into_iter().collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{t!("print-stock")}</legend>
                    {stocks.into_iter().collect_view()}
                </fieldset>
                <label class="print-pages-number" hidden=is_cards>
                    {t!("print-pages")}
                    <input
                        type="number"
                        min="1"
                        max=MOST_PAGES
                        prop:value=move || n_pages.get()
                        on:change:target=move |event| {
                            let n: usize = event.target().value().parse().unwrap_or(1);
                            n_pages.set(n.clamp(1, MOST_PAGES));
                            event.target().set_value(&n_pages.get_untracked().to_string());
                        }
                    />
                </label>
                <button class="primary" on:click=print_now>{t!("print-now")}</button>
                <a class="button" download="" href=pdf>{t!("print-pdf")}</a>
                <Show when=move || is_cards.get()>
                    <p class="hint">{t!("print-village")}</p>
                </Show>
            </section>
            <div class="print-preview" role="img" aria-label=described>{preview}</div>
        </div>
    }
}
