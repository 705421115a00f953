//! Settings: language, colours, motion, name.

use std::cell::Cell;

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsCast as _;

use crate::{
    app::Spoken,
    settings::{self, Theme},
    words::{self, Language, say},
};

thread_local! {
    /// Whether the language was changed a moment ago.
    static JUST_SPOKEN: Cell<bool> = const { Cell::new(false) };
}

#[component]
pub(crate) fn Settings() -> impl IntoView {
    let spoken = expect_context::<Spoken>();
    let failure = RwSignal::new(None::<String>);
    // Another language builds the page anew: the focus goes back to where it was.
    if JUST_SPOKEN.replace(false) {
        request_animation_frame(|| {
            let chosen = document().query_selector("input[name=language]:checked").ok().flatten();
            if let Some(chosen) = chosen.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
                let _ = chosen.focus();
            }
        });
    }
    let languages = Language::ALL.map(|language| {
        let choose = move |_| {
            spawn_local(async move {
                if let Err(reason) = words::learn(language).await {
                    failure.try_set(Some(reason.to_string()));
                    return;
                }
                settings::set_language(language);
                JUST_SPOKEN.set(true);
                spoken.0.update(|it| *it += 1);
            });
        };
        view! {
            <label lang=language.code()>
                <input type="radio" name="language" checked=settings::language() == language on:change=choose/>
                {language.name()}
            </label>
        }
    });
    let themes = Theme::ALL.map(|theme| {
        view! {
            <label>
                <input type="radio" name="theme" checked=settings::theme() == theme on:change=move |_| settings::set_theme(theme)/>
                // theme-system, theme-light, theme-dark
                {say(&format!("theme-{}", theme.code()), &[])}
            </label>
        }
    });
    view! {
        <article class="page">
            <h1>{t!("nav-settings")}</h1>
            <fieldset>
                <legend>{t!("settings-language")}</legend>
                {languages.collect_view()}
                {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            </fieldset>
            <fieldset>
                <legend>{t!("settings-theme")}</legend>
                {themes.collect_view()}
            </fieldset>
            <fieldset>
                <legend>{t!("settings-motion")}</legend>
                <label>
                    <input
                        type="checkbox"
                        checked=settings::has_motion()
                        on:change:target=move |event| settings::set_motion(event.target().checked())
                    />
                    {t!("settings-motion-on")}
                </label>
            </fieldset>
            <fieldset>
                <legend>{t!("settings-name")}</legend>
                <input
                    aria-label=t!("settings-name")
                    maxlength="40"
                    autocomplete="nickname"
                    prop:value=settings::name()
                    on:change:target=move |event| settings::set_name(&event.target().value())
                />
            </fieldset>
            <fieldset>
                <legend>{t!("settings-examples")}</legend>
                <label>
                    <input
                        type="checkbox"
                        checked=settings::has_examples()
                        on:change:target=move |event| settings::set_examples(event.target().checked())
                    />
                    {t!("settings-examples-on")}
                </label>
            </fieldset>
            <p class="soft">{t!("settings-where-kept")}</p>
        </article>
    }
}
