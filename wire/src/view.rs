//! What a viewer may know of a table of any game, and what it is played with, as JSON that needs none of our code to be
//! read.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wireform::{ViewError, WireForm};

macro_rules! views {
    ($([$game:ident $Game:ident $name:tt $title:tt $bot:ident $picture:ident $wire:ident $($rest:tt)*])*) => {
        /// What a viewer may know, by the name of the game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(tag = "game")]
        pub enum View {
            $(
                #[doc = $title]
                #[serde(rename = $name)]
                $Game($wire::View),
            )*
        }

        /// What a game is played with, by the name of the game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(tag = "game")]
        pub enum Content {
            $(
                #[doc = $title]
                #[serde(rename = $name)]
                $Game($wire::Content),
            )*
        }

        impl View {
            /// The view, with the sheets, boards or tableaus of those seats that are `shown`; the others are left out.
            ///
            /// Nothing but the view is looked at, so what is hidden from the viewer cannot get in.
            pub fn new(view: &library::View, shown: &dyn Fn(Seat) -> bool) -> Self {
                match view {
                    $(library::View::$Game(view) => Self::$Game(WireForm::new(view, shown)),)*
                }
            }

            /// The view that this was made of, when the content of the game is compiled in or among `contents`.
            ///
            /// Sheets, boards and tableaus that were left out come back blank, or hidden where the game knows hidden ones.
            /// Scores and what else follows from the rest are not read but found anew.
            pub fn back(&self, contents: &[&str]) -> Result<library::View, ViewError> {
                match self {
                    $(Self::$Game(view) => view.back(contents).map(library::View::$Game),)*
                }
            }
        }

        /// A finished board as `platelayer score --json` tells it: the score by its parts, and then the whole view.
        pub fn scored(view: &library::View) -> impl Serialize {
            #[derive(Serialize)]
            #[serde(untagged)]
            enum Any<$($Game),*> {
                $($Game { #[serde(flatten)] score: $Game, view: View },)*
            }
            let whole = View::new(view, &|_| true);
            match view {
                $(library::View::$Game(it) => Any::$Game { score: $wire::View::scored(it), view: whole },)*
            }
        }

        impl Content {
            /// What the game of this view is played with; the same from its start to its end and for every viewer.
            pub fn new(view: &library::View) -> Self {
                match view {
                    $(library::View::$Game(view) => Self::$Game($wire::View::content(view)),)*
                }
            }
        }
    };
}

library::games!(views);
