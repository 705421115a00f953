//! A paper sheet of 30 Rails on the page where sheets are scored.

mod hands;
mod link;
mod missing;
mod shares;

use client::{
    settings::language,
    sheet::{Hands, Sheet},
    table::Position,
};
use draw::{Caption, Picture as _, scene::Scene};
use kernel::{LineFault, Seat};
use leptos::prelude::*;
use library::Paper;
use thirty::{RuleSet, SheetFile, Thirty, View};
use thirty_picture::Picture;

use crate::Board;

/// The sheet of a paper of this game, and its rules.
fn file(paper: &Paper) -> Option<SheetFile> {
    let library::View::Thirty(view) = &paper.view else { return None };
    Some(SheetFile { rules: view.setup.rules(), sheet: *view.sheets.get(Seat::FIRST)? })
}

/// The rules of a kind of sheet.
fn rules(key: &str) -> RuleSet {
    RuleSet::ALL.into_iter().find(|it| it.name() == key).unwrap_or(RuleSet::Basic)
}

fn view(paper: &Paper) -> Option<&View> {
    let library::View::Thirty(view) = &paper.view else { return None };
    Some(view)
}

impl Sheet for Board {
    fn sketch(&self, text: &str) -> Result<Paper, LineFault> {
        Paper::sketch_of::<Thirty>(text, &[]).expect("sheets are typed in")
    }

    fn hint(&self) -> String {
        t!("thirty-typing-hint")
    }

    fn missing(&self, paper: &Paper) -> Vec<String> {
        file(paper).map(|it| missing::of(&it)).unwrap_or_default()
    }

    fn board(&self, paper: &Paper) -> Option<Scene> {
        file(paper).map(|it| Picture::new(&it.sheet, it.rules).board())
    }

    fn keepsake(&self, paper: &Paper, title: &str) -> Option<Scene> {
        Picture::keepsake(view(paper)?, Seat::FIRST, Caption { title, ..Caption::default() }, &language())
    }

    fn score(&self, position: &Position) -> AnyView {
        let view = <Self as client::Board>::view(position);
        view.map_or_else(|| ().into_any(), |it| <Self as client::Board>::score(position, it))
    }

    fn hands(&self) -> Option<&'static dyn Hands> {
        Some(&hands::OnSquares)
    }

    fn fields(&self, paper: Signal<Paper>, change: Callback<String>) -> Option<AnyView> {
        Some(shares::fields(paper, change))
    }

    fn link(&self, paper: &Paper) -> String {
        file(paper).map(|it| link::write(&it)).unwrap_or_default()
    }

    fn of_link(&self, key: &str, link: &str) -> Option<String> {
        link::read(key, link)
    }
}
