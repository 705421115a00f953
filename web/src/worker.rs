//! The service worker: it keeps the client for times without a server, and fetches newer versions behind the scenes.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{EventTarget, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// Where the script of the worker is.
const SCRIPT: &str = "/sw.js";

/// What the worker understands: take over from the version before.
const TAKE_OVER: &str = "skip-waiting";

thread_local! {
    /// The newer version that waits, if there is one.
    static WAITING: RefCell<Option<ServiceWorker>> = const { RefCell::new(None) };
    /// Whether there is one, for those who show it.
    static IS_NEWER_READY: ArcRwSignal<bool> = ArcRwSignal::new(false);
    /// Where the browser keeps the worker, once it is known.
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// Whether it was asked to take over.
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Registers the worker; where that cannot be, the client works as long as the server does.
pub(crate) fn register() {
    spawn_local(async {
        if let Err(error) = watch().await {
            leptos::logging::log!("the client is not kept for times without a server: {error:?}");
        }
    });
}

/// Whether a newer version of the client is whole and waits to take over.
pub(crate) fn is_newer_ready() -> Signal<bool> {
    IS_NEWER_READY.with(Clone::clone).into()
}

/// Looks for a newer version now: the server speaks a newer protocol than this page.
pub(crate) fn look_for_newer() {
    REGISTRATION.with_borrow(|it| {
        // Without a network there is nothing to find, and the next look finds it.
        let _ = it.as_ref().map(ServiceWorkerRegistration::update);
    });
}

/// Lets the newer version take over; the page is loaded anew with it.
pub(crate) fn take_over() {
    IS_ASKED.set(true);
    WAITING.with_borrow(|waiting| {
        let told = waiting.as_ref().map(|worker| worker.post_message(&JsValue::from_str(TAKE_OVER)));
        if let Some(Err(error)) = told {
            leptos::logging::warn!("the newer version does not take over: {error:?}");
        }
    });
}

/// Registers the worker and looks out for newer ones.
async fn watch() -> Result<(), JsValue> {
    let container = window().navigator().service_worker();
    // Browsers offer no workers to pages of unsafe origins.
    if container.is_undefined() {
        return Err(JsValue::from_str("this page has no service workers"));
    }
    let registration: ServiceWorkerRegistration = JsFuture::from(container.register(SCRIPT)).await?.dyn_into()?;
    REGISTRATION.set(Some(registration.clone()));
    let is_controlled = |container: &ServiceWorkerContainer| container.controller().is_some();
    if is_controlled(&container) {
        registration.waiting().into_iter().for_each(announce);
    }
    // The first version of all has nobody to take over from, so it is not announced.
    let page = container.clone();
    let found = registration.clone();
    on(&registration, "updatefound", move || {
        let Some(worker) = found.installing().filter(|_| is_controlled(&page)) else {
            return;
        };
        let installed = worker.clone();
        on(&worker, "statechange", move || {
            if installed.state() == ServiceWorkerState::Installed {
                announce(installed.clone());
            }
        });
    });
    on(&container, "controllerchange", || {
        if IS_ASKED.get() && window().location().reload().is_err() {
            leptos::logging::warn!("the page cannot be loaded anew");
        }
    });
    Ok(())
}

/// Tells the page of a newer version.
fn announce(worker: ServiceWorker) {
    WAITING.set(Some(worker));
    IS_NEWER_READY.with(|it| it.set(true));
}

/// Listens as long as the page lives.
fn on(target: &EventTarget, event: &str, act: impl Fn() + 'static) {
    let listener = Closure::<dyn Fn()>::new(act).into_js_value();
    if let Err(error) = target.add_event_listener_with_callback(event, listener.unchecked_ref()) {
        leptos::logging::warn!("no listener for {event}: {error:?}");
    }
}
