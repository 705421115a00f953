//! The sheet of a seat as a scene, in any language.

use draw::{Glossary, scene::Scene};
use kernel::Seat;
use library::View;
use railage::Drawing;
use thirty::RuleSet;

use crate::{Language, village_words, words::t};

/// Where the score stands: beside the map, or beneath it.
pub(crate) use draw::thirty::Layout;

/// What stands above a sheet.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Head<'a> {
    pub(crate) title: &'a str,
    pub(crate) subtitle: &'a str,
}

/// What an empty sheet of these rules is called.
pub(crate) fn name(view: &View, language: Language) -> String {
    match view {
        View::Thirty(view) => match view.setup.rules() {
            RuleSet::Basic => t!(language, "print-sheet-basic"),
            RuleSet::Advanced => t!(language, "print-sheet-advanced"),
            RuleSet::Postal => t!(language, "print-sheet-postal"),
        },
        View::Streetcar(_) => t!(language, "print-sheet-streetcar"),
        View::Railage(view) => match view.map.name() {
            "river" => t!(language, "print-sheet-river"),
            "lake" => t!(language, "print-sheet-lake"),
            // A map of one's own speaks the language of its author.
            name => format!("Rail Age, {name}"),
        },
        View::Village(_) => "Village Rails".to_owned(),
    }
}

/// An empty sheet; `None` where a game has none.
pub(crate) fn blank(view: &View, title: &str, layout: Layout, language: Language) -> Option<Scene> {
    let (scene, glossary) = match view {
        View::Thirty(view) => {
            let sheet = thirty::Sheet::BLANK;
            let picture = draw::thirty::Picture::new(&sheet, view.setup.rules());
            (draw::thirty::Picture { title, layout, ..picture }.scene(), Glossary::Grid)
        }
        View::Streetcar(_) => {
            let board = streetcar::Board::BLANK;
            let picture = draw::streetcar::Picture::new(&board);
            (draw::streetcar::Picture { title, layout, ..picture }.scene(), Glossary::Grid)
        }
        View::Railage(view) => {
            let sheet = railage::Sheet::drawn(&view.map, &Drawing::default())?;
            let picture = draw::railage::Picture::new(&view.map, &sheet);
            (draw::railage::Picture { title, layout, ..picture }.scene(), Glossary::Railage)
        }
        View::Village(_) => return None,
    };
    Some(language.reword(scene, glossary))
}

/// The sheet of a seat as it stands; `None` where it is hidden or there is none.
pub(crate) fn played(view: &View, seat: Seat, head: Head<'_>, players: &[&str], language: Language) -> Option<Scene> {
    let Head { title, subtitle } = head;
    let (scene, glossary) = match view {
        View::Thirty(view) => {
            let picture = draw::thirty::Picture::new(view.sheets.get(seat)?, view.setup.rules());
            (draw::thirty::Picture { title, subtitle, ..picture }.scene(), Glossary::Grid)
        }
        View::Streetcar(view) => {
            let picture = draw::streetcar::Picture::new(view.boards.get(seat)?);
            (draw::streetcar::Picture { title, subtitle, ..picture }.scene(), Glossary::Grid)
        }
        View::Railage(view) => {
            let picture = draw::railage::Picture::new(&view.map, &view.sheets.get(seat)?.as_ref()?.sheet);
            let is_solo = view.sheets.as_slice().len() == 1;
            let picture = draw::railage::Picture { title, subtitle, taken: view.taken(), is_solo, ..picture };
            (picture.scene(), Glossary::Railage)
        }
        View::Village(view) => {
            view.players.get(seat)?.tableau.as_ref()?;
            let names = village_words::terrains(language);
            let names = names.each_ref().map(String::as_str);
            let picture = draw::village::Picture::new(view, seat);
            let demand = village_words::demand_in(language).unwrap_or(picture.demand);
            let layout = draw::village::Layout::Keepsake;
            let picture = draw::village::Picture { title, subtitle, names, demand, players, layout, ..picture };
            (picture.scene(), Glossary::Village)
        }
    };
    Some(language.reword(scene, glossary))
}
