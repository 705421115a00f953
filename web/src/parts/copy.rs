//! A link or a text to give to somebody: to read, to copy, and to share where the device knows how.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlTextAreaElement;

/// Shows a link with buttons; `title` is what the device is told when it shares it.
#[component]
pub(crate) fn CopyLink(address: String, #[prop(into)] label: String, #[prop(into)] title: String) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let is_copied = RwSignal::new(false);
    let text = StoredValue::new(address.clone());
    let copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        field.select();
        spawn_local(async move {
            if write(&text.try_get_value().unwrap_or_default()).await {
                is_copied.try_set(true);
                gloo_timers::future::TimeoutFuture::new(4000).await;
                is_copied.try_set(false);
            }
        });
    };
    let can_share = sharing().is_some();
    let share = move |_| {
        if let Some(share) = sharing() {
            let data = Object::new();
            let _ = Reflect::set(&data, &"title".into(), &title.as_str().into());
            let _ = Reflect::set(&data, &"url".into(), &text.get_value().into());
            let promise = share.call1(&window().navigator(), &data);
            if let Some(promise) = promise.ok().and_then(|it| it.dyn_into::<Promise>().ok()) {
                // Whoever closes the dialog of the device has not failed.
                spawn_local(async move { drop(JsFuture::from(promise).await) });
            }
        }
    };
    view! {
        <div class="copy-link">
            <label>
                <span>{label}</span>
                <input node_ref=field readonly prop:value=address on:focus:target=|event| event.target().select()/>
            </label>
            <div class="row">
                <button class="primary" on:click=copy>
                    {move || if is_copied.get() { format!("✓ {}", t!("link-copied")) } else { t!("link-copy") }}
                </button>
                {can_share.then(|| view! { <button on:click=share>{t!("link-share")}</button> })}
            </div>
            <span class="sr-only" role="status">{move || is_copied.get().then(|| t!("link-copied"))}</span>
        </div>
    }
}

/// A button that copies a text.
#[component]
pub(crate) fn CopyText(#[prop(into)] text: Signal<String>) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        spawn_local(async move {
            let text = text.try_get_untracked().unwrap_or_default();
            if write(&text).await {
                is_copied.try_set(true);
                gloo_timers::future::TimeoutFuture::new(4000).await;
                is_copied.try_set(false);
            }
        });
    };
    view! {
        <button type="button" class="copy" on:click=copy>
            {move || if is_copied.get() { format!("✓ {}", t!("link-copied")) } else { t!("text-copy") }}
        </button>
        <span class="sr-only" role="status">{move || is_copied.get().then(|| t!("link-copied"))}</span>
    }
}

/// Copies a text the old way, by way of a field that is there for a moment.
fn write_selected(text: &str) -> bool {
    let field = document().create_element("textarea").ok().and_then(|it| it.dyn_into::<HtmlTextAreaElement>().ok());
    let Some((field, body)) = field.zip(document().body()) else { return false };
    field.set_value(text);
    let _ = body.append_child(&field);
    field.select();
    let is_copied = copy_selected();
    field.remove();
    is_copied
}

/// The device's own way to share, if it has one.
fn sharing() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a text; says whether that worked. Without a safe connection there is only the old way.
pub(super) async fn write(text: &str) -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if clipboard.is_object() {
        let promise = window().navigator().clipboard().write_text(text);
        if JsFuture::from(promise).await.is_ok() {
            return true;
        }
    }
    write_selected(text)
}

/// Copies what is selected; says whether that worked.
fn copy_selected() -> bool {
    let document = document();
    let command = Reflect::get(&document, &"execCommand".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
    command.and_then(|it| it.call1(&document, &"copy".into()).ok()).is_some_and(|it| it.is_truthy())
}
