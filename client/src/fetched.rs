//! Parts of the program that are fetched when they are needed.
//!
//! `cargo xtask web` cuts the module in parts at the functions that are marked with `wasm_split`.
//! Whatever only such a function reaches travels in its part.

use std::{fmt, future::Future};

use futures_util::future::join;
use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::SplitLoaderError;

use crate::{settings, words};

/// A part could not be fetched: the server or the connection is away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Unfetched;

impl From<SplitLoaderError> for Unfetched {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

impl fmt::Display for Unfetched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&t!("part-unfetched"))
    }
}

/// Something to show whose part is fetched first; where that fails, a way to try again.
pub fn fetched<P, F>(fetch: fn() -> F, show: impl Fn(P) -> AnyView + Send + 'static) -> impl IntoView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Unfetched>> + 'static,
{
    let page = RwSignal::new(None::<Result<P, Unfetched>>);
    let load = move || {
        page.set(None);
        spawn_local(async move {
            // What is fetched also says more than the first pages do.
            let (got, learned) = join(fetch(), words::learn_all(settings::language())).await;
            page.try_set(Some(learned.and(got)));
        });
    };
    load();
    move || match page.get() {
        Some(Ok(page)) => show(page),
        Some(Err(reason)) => view! {
            <div class="page">
                <p role="alert" class="notice error">{reason.to_string()}</p>
                <button class="primary" on:click=move |_| load()>{t!("try-again")}</button>
            </div>
        }
        .into_any(),
        None => view! { <p class="loading" aria-busy="true">{t!("loading")}</p> }.into_any(),
    }
}
