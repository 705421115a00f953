//! A paper sheet of the game on the page where sheets are scored: it is typed.

use client::{settings::language, sheet::Sheet, table::Position};
use draw::{Caption, Picture as _, scene::Scene};
use kernel::{LineFault, Seat};
use leptos::prelude::*;
use library::Paper;
use village::Space;
use village_picture::{Layout, Picture};

use crate::Board;

impl Sheet for Board {
    fn sketch(&self, text: &str) -> Result<Paper, LineFault> {
        Paper::sketch_of::<village::Village>(text, &[]).expect("sheets are typed in")
    }

    fn hint(&self) -> String {
        t!("village-typing-hint")
    }

    fn missing(&self, paper: &Paper) -> Vec<String> {
        let library::View::Village(view) = &paper.view else { return Vec::new() };
        let tableau = view.players.get(Seat::FIRST).and_then(|it| it.tableau.as_ref());
        let Some(tableau) = tableau else { return Vec::new() };
        let n_tracks = Space::COUNT - tableau.placed().len();
        let mut res: Vec<_> = (n_tracks > 0).then(|| t!("village-missing-tracks", n = n_tracks)).into_iter().collect();
        if tableau.money() == 0 {
            res.push(t!("village-missing-money"));
        }
        res
    }

    fn board(&self, paper: &Paper) -> Option<Scene> {
        let library::View::Village(view) = &paper.view else { return None };
        let names = village_picture::say::terrains(&language());
        let names = names.each_ref().map(String::as_str);
        let layout = Layout::MapOnly;
        Some(Picture { names, layout, ..Picture::new(view, Seat::FIRST) }.scene())
    }

    fn keepsake(&self, paper: &Paper, title: &str) -> Option<Scene> {
        let library::View::Village(view) = &paper.view else { return None };
        Picture::keepsake(view, Seat::FIRST, Caption { title, ..Caption::default() }, &language())
    }

    fn score(&self, position: &Position) -> AnyView {
        let view = <Self as client::Board>::view(position);
        view.map_or_else(|| ().into_any(), |it| <Self as client::Board>::score(position, it))
    }
}
