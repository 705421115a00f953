//! The page of a game being played.

use leptos::{either::Either, prelude::*};
use leptos_router::hooks::use_params_map;

use crate::{
    parts::Desk,
    table::{LocalTable, OnlineTable},
};

#[component]
pub(crate) fn LocalPlay() -> impl IntoView {
    let params = use_params_map();
    move || match LocalTable::open(&params.read().get("id").unwrap_or_default()) {
        Ok(local) => Either::Left(view! { <Desk table=local.table/> }),
        Err(text) => Either::Right(view! { <p role="alert" class="notice error">{text}</p> }),
    }
}

#[component]
pub(crate) fn OnlinePlay() -> impl IntoView {
    let params = use_params_map();
    move || {
        let online = OnlineTable::open(&params.read().get("id").unwrap_or_default());
        view! { <Desk table=online.table/> }
    }
}
