//! The pictures of all games: whoever shows games knows this crate and not the games.

use draw::{Caption, Glossary, Picture, Supplies, Words, scene::Scene, sheet::Layout};
use kernel::Seat;
use library::View;

/// What is to be shown of a view by the picture of its game: `of_game!(view, Of, it => Of::screen(it, seat))`.
macro_rules! of_game {
    ($view:expr, $Of:ident, $it:pat => $shown:expr) => {
        library::games!(arms, ($view)($Of)($it)($shown))
    };
}

macro_rules! arms {
    (
        ($view:expr)($Of:ident)$it:tt $shown:tt
        $([$game:ident $Game:ident $name:literal $title:literal $bot:ident $picture:ident $($rest:tt)*])*
    ) => {
        match $view {
            $(View::$Game $it => {
                type $Of<'a> = $picture::Picture<'a>;
                $shown
            })*
        }
    };
}

/// The sheet of `seat` at a terminal, with all it needs to decide: map, score so far, dice, what is open.
pub fn screen(view: &View, seat: Seat) -> String {
    of_game!(view, Of, it => Of::screen(it, seat))
}

/// What `seat` can do now, and how it is typed.
pub fn help(view: &View, seat: Seat) -> String {
    of_game!(view, Of, it => Of::help(it, seat))
}

/// What the sheet of `seat` is worth so far, line by line.
pub fn score(view: &View, seat: Seat) -> String {
    of_game!(view, Of, it => Of::score(it, seat))
}

/// A finished sheet with all that it scores: what it is in the first line, and then map, table and lines.
pub fn finished(view: &View, seat: Seat) -> String {
    of_game!(view, Of, it => Of::finished(it, seat))
}

/// The sheet of `seat` as an SVG picture in English that tells the moment; empty where it is hidden.
pub fn moment(view: &View, seat: Seat, title: &str) -> String {
    of_game!(view, Of, it => Of::moment(it, seat, title))
}

/// The sheet of `seat` to keep, without what is open; `None` where it is hidden.
pub fn keepsake(view: &View, seat: Seat, caption: Caption<'_>, words: &dyn Words) -> Option<Scene> {
    of_game!(view, Of, it => Of::keepsake(it, seat, caption, words))
}

/// What an empty sheet of these rules is called.
pub fn name(view: &View, words: &dyn Words) -> String {
    of_game!(view, Of, it => Of::name(it, words))
}

/// An empty sheet to write on; `None` where the game has none.
pub fn blank(view: &View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene> {
    of_game!(view, Of, it => Of::blank(it, title, layout, words))
}

/// What is played with besides sheets; `None` where the sheets are all.
pub fn supplies(view: &View, words: &dyn Words) -> Option<Supplies> {
    of_game!(view, Of, it => Of::supplies(it, words))
}

/// The words in the pictures of a game.
pub fn glossary(view: &View) -> Glossary {
    of_game!(view, Of, _ => Of::GLOSSARY)
}
