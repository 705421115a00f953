//! A paper board of 30 Streetcar Rails on the page where sheets are scored.

mod hands;
mod link;

use client::{
    settings::language,
    sheet::{Hands, Sheet},
    table::Position,
    words::list,
};
use draw::{Caption, Picture as _, scene::Scene};
use kernel::{LineFault, Seat};
use leptos::prelude::*;
use library::Paper;
use streetcar::{BoardFile, Station, Streetcar, View};
use streetcar_picture::Picture;

use crate::Board;

fn view(paper: &Paper) -> Option<&View> {
    let library::View::Streetcar(view) = &paper.view else { return None };
    Some(view)
}

/// The board of a paper of this game, and its tiles.
fn file(paper: &Paper) -> Option<BoardFile> {
    let view = view(paper)?;
    Some(BoardFile { tiles: *view.setup.tiles(), board: *view.boards.get(Seat::FIRST)? })
}

/// The fewest zones: one for each row, less the one that is taken back.
const ZONES: usize = 5;

impl Sheet for Board {
    fn sketch(&self, text: &str) -> Result<Paper, LineFault> {
        Paper::sketch_of::<Streetcar>(text, &[]).expect("boards are typed in")
    }

    fn hint(&self) -> String {
        t!("streetcar-typing-hint")
    }

    fn missing(&self, paper: &Paper) -> Vec<String> {
        let Some(BoardFile { board, .. }) = file(paper) else { return Vec::new() };
        let mut res = Vec::new();
        let n_zones = board.zones().len();
        if n_zones < ZONES {
            res.push(t!("sheet-missing-zones", n = ZONES - n_zones));
        }
        if board.central().is_none() {
            res.push(t!("sheet-missing-central"));
        }
        let absent = Station::ALL.into_iter().filter(|&it| board.station(it).is_none());
        let names: Vec<_> = absent.map(|it| it.to_string()).collect();
        if !names.is_empty() {
            res.push(t!("sheet-missing-stations", n = names.len(), names = list(names)));
        }
        let n_free = board.free().len();
        if res.is_empty() && n_free > 0 {
            res.push(t!("sheet-missing-squares", n = n_free));
        }
        res
    }

    fn board(&self, paper: &Paper) -> Option<Scene> {
        file(paper).map(|it| Picture::new(&it.board).board())
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

    fn link(&self, paper: &Paper) -> String {
        file(paper).map(|it| link::write(&it)).unwrap_or_default()
    }

    fn of_link(&self, _key: &str, link: &str) -> Option<String> {
        link::read(link)
    }
}

#[cfg(test)]
mod tests {
    use client::{settings::speak, sheet::Sheet as _, words::Language};

    use super::*;

    #[test]
    fn what_is_not_there_is_missed() {
        speak(Language::English);
        let paper = Board.sketch("30-streetcar-rails\nzone x1/y1\nzone x2/y2").expect("a board");
        let stations = t!("sheet-missing-stations", n = 4, names = "1, 2, 3 and 4");
        assert_eq!(Board.missing(&paper), [t!("sheet-missing-zones", n = 3), t!("sheet-missing-central"), stations]);
    }
}
