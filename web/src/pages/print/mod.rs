//! Blank sheets for the printer, with a preview of exactly the pages that come out.

mod pages;

use leptos::prelude::*;

use crate::{drawn, words::say};
use pages::{MOST_PAGES, PER_PAGE, Print as Sheets, Stock};

/// What a sheet is called.
fn name(print: Sheets) -> String {
    // print-sheet-basic, -advanced, -postal, -streetcar, -river, -lake
    say(&format!("print-sheet-{}", print.code()), &[])
}

/// All blank sheets without titles, to look at what is written on them.
#[cfg(test)]
pub(crate) fn blank_sheets() -> Vec<draw::scene::Scene> {
    Sheets::ALL.into_iter().flat_map(|it| PER_PAGE.map(|n| it.scene("", n))).collect()
}

#[component]
pub(crate) fn Print() -> impl IntoView {
    let print = RwSignal::new(Sheets::Basic);
    let n_per_page = RwSignal::new(2_usize);
    let stock = RwSignal::new(Stock::A4);
    let n_pages = RwSignal::new(1_usize);
    let sheet = Memo::new(move |_| {
        draw::svg::silent(&drawn::reworded(print.get().scene(&name(print.get()), n_per_page.get())))
    });
    let preview = move || {
        let page = stock.get().page(n_per_page.get());
        let one = move |_| {
            let sheets =
                (0..n_per_page.get()).map(|_| view! { <div class="print-sheet" inner_html=sheet.get()></div> });
            view! { <div class="print-page" data-page=page.clone() data-sheets=n_per_page.get()>{sheets.collect_view()}</div> }
        };
        (0..n_pages.get()).map(one).collect_view()
    };
    let choices = Sheets::ALL.map(|it| {
        view! { <option value=it.code() selected=move || print.get() == it>{name(it)}</option> }
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
    let described =
        move || t!("print-described", sheet = name(print.get()), each = n_per_page.get(), pages = n_pages.get());
    view! {
        <div class="print-page-frame">
            <section class="print-choices no-print">
                <h1>{t!("print-title")}</h1>
                <p>{t!("print-intro")}</p>
                <label class="print-what">
                    {t!("print-what")}
                    <select on:change:target=move |event| if let Some(it) = Sheets::find(&event.target().value()) { print.set(it) }>
                        {choices.into_iter().collect_view()}
                    </select>
                </label>
                <fieldset>
                    <legend>{t!("print-per-page")}</legend>
                    {numbers.into_iter().collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{t!("print-stock")}</legend>
                    {stocks.into_iter().collect_view()}
                </fieldset>
                <label class="print-pages-number">
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
                <p class="hint">{t!("print-village")}</p>
            </section>
            <section class="print-preview" role="img" aria-label=described>{preview}</section>
        </div>
    }
}
