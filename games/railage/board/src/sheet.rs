//! A paper sheet of the game on the page where sheets are scored: it is typed.

use client::{settings::language, sheet::Sheet, table::Position};
use draw::{Caption, Picture as _, scene::Scene};
use kernel::{LineFault, Seat};
use leptos::prelude::*;
use library::Paper;

use crate::Board;

impl Sheet for Board {
    fn sketch(&self, text: &str) -> Result<Paper, LineFault> {
        Paper::sketch_of::<railage::Railage>(text, &[]).expect("sheets are typed in")
    }

    fn hint(&self) -> String {
        t!("railage-typing-hint")
    }

    fn missing(&self, paper: &Paper) -> Vec<String> {
        let library::View::Railage(view) = &paper.view else { return Vec::new() };
        let sheet = view.sheets.get(Seat::FIRST).and_then(Option::as_ref).map(|it| &it.sheet);
        sheet.filter(|it| it.stations().is_empty()).map(|_| t!("railage-missing-cities")).into_iter().collect()
    }

    fn board(&self, paper: &Paper) -> Option<Scene> {
        let library::View::Railage(view) = &paper.view else { return None };
        let sheet = view.sheets.get(Seat::FIRST)?.as_ref()?;
        let scene = railage_picture::Picture::new(&view.map, &sheet.sheet).board();
        Some(client::drawn::reworded(scene, railage_picture::Picture::GLOSSARY))
    }

    fn keepsake(&self, paper: &Paper, title: &str) -> Option<Scene> {
        let library::View::Railage(view) = &paper.view else { return None };
        railage_picture::Picture::keepsake(view, Seat::FIRST, Caption { title, ..Caption::default() }, &language())
    }

    fn score(&self, position: &Position) -> AnyView {
        let view = <Self as client::Board>::view(position);
        view.map_or_else(|| ().into_any(), |it| <Self as client::Board>::score(position, it))
    }
}
