//! Blank sheets for the printer, with a preview of exactly the pages that come out.

mod pages;

use client::settings::language;
use leptos::{either::Either, prelude::*};

#[cfg(test)]
pub(crate) use pages::blank;
use pages::{MOST_PAGES, PER_PAGE, Printed, Stock, address};

#[component]
pub(crate) fn Print() -> impl IntoView {
    Printed::all().next().map(|first| view! { <Choices first/> })
}

#[component]
fn Choices(first: Printed) -> impl IntoView {
    let print = RwSignal::new(first);
    let n_per_page = RwSignal::new(2_usize);
    let stock = RwSignal::new(Stock::A4);
    let n_pages = RwSignal::new(1_usize);
    let preview = move || {
        if let Some(cards) = print.get().cards() {
            return Either::Left((cards.pages)(&stock.get().page(1)));
        }
        let sheet = print.get().scene(n_per_page.get()).map(|it| draw::svg::silent(&it));
        let page = stock.get().page(n_per_page.get());
        let one = move |_| {
            let sheets =
                (0..n_per_page.get()).map(|_| view! { <div class="print-sheet" inner_html=sheet.clone()></div> });
            view! { <div class="print-page" data-page=page.clone() data-sheets=n_per_page.get()>{sheets.collect_view()}</div> }
        };
        Either::Right((0..n_pages.get()).map(one).collect_view())
    };
    let is_cards = Memo::new(move |_| print.get().cards().is_some());
    let choices = Printed::offered().map(|it| {
        view! { <option value=it.code() selected=move || print.get().code() == it.code()>{it.name()}</option> }
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
    let hint = move || print.get().cards().map(|it| view! { <p class="hint">{(it.hint)()}</p> });
    let described = move || match print.get().cards() {
        None => t!("print-described", sheet = print.get().name(), each = n_per_page.get(), pages = n_pages.get()),
        Some(it) => (it.described)(),
    };
    view! {
        <div class="print-page-frame">
            <section class="print-choices no-print">
                <h1>{t!("print-title")}</h1>
                <p>{t!("print-intro")}</p>
                <label class="print-what">
                    {t!("print-what")}
                    <select on:change:target=move |event| print.set(Printed::find(&event.target().value()).unwrap_or(first))>
                        {choices.collect_view()}
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
                {hint}
            </section>
            <div class="print-preview" role="img" aria-label=described>{preview}</div>
        </div>
    }
}
