//! The board of thirty.

use kernel::Seat;
use leptos::prelude::*;
use thirty::View;

use crate::table::{Position, Table};

pub(super) fn board(_table: Table) -> AnyView {
    ().into_any()
}

pub(super) fn prompt(_position: &Position, _view: &View) -> String {
    String::new()
}

pub(super) fn score(_position: &Position, _view: &View) -> AnyView {
    ().into_any()
}

pub(super) fn gain(_view: &View, _seat: Seat, _action: &str) -> Option<i32> {
    None
}

pub(super) fn describe(_view: &View, action: &str) -> String {
    action.to_owned()
}
