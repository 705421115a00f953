//! The page of a game being played.

use leptos::{either::Either, prelude::*};
use leptos_router::hooks::use_params_map;

use crate::{
    parts::{Desk, after_local, after_online},
    table::{LocalTable, OnlineTable},
};

#[component]
pub(crate) fn LocalPlay() -> impl IntoView {
    let params = use_params_map();
    move || match LocalTable::open(&params.read().get("id").unwrap_or_default()) {
        Ok(local) => Either::Left(view! { <Desk table=local.table fork=local.fork() afterwards=after_local(local)/> }),
        Err(text) => Either::Right(view! { <p role="alert" class="notice error">{text}</p> }),
    }
}

#[component]
pub(crate) fn OnlinePlay() -> impl IntoView {
    let params = use_params_map();
    move || {
        let online = OnlineTable::open(&params.read().get("id").unwrap_or_default());
        view! { <Desk table=online.table fork=online.fork() afterwards=after_online(online)/> }
    }
}
