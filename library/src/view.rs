//! What follows from the list of games: views of any game, and an entry for each.

use crate::{Entry, host::OnList};

macro_rules! views {
    ($([$game:ident $Game:ident $name:tt $title:tt $($rest:tt)*])*) => {
        /// What a viewer may know of a table of any game.
        #[derive(Clone, PartialEq, Debug)]
        pub enum View {
            $(#[doc = $title] $Game($game::View),)*
        }

        $(
            impl From<$game::View> for View {
                fn from(view: $game::View) -> Self {
                    Self::$Game(view)
                }
            }

            impl OnList for $game::$Game {}
        )*

        /// All games, in the order in which they are shown.
        pub const GAMES: &[Entry] = &[$(Entry::of::<$game::$Game>()),*];

        /// The constants of all games, in the same order: data that reach no rules.
        pub const METAS: &[&kernel::Meta] = &[$(&$game::META),*];

        /// The rules of all games.
        #[doc(hidden)]
        pub mod rules {
            $(pub use ::$game;)*
        }
    };
}

crate::games!(views);
