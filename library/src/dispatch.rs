//! Macros that do something for the game at hand, whichever it is.

/// What is to be done with a [`View`](crate::View), whatever its game.
///
/// ```
/// use kernel::{Listed, Viewer};
///
/// let host = library::GAMES[0].open(None, 1).expect("a table");
/// let view = host.view(Viewer::Public);
/// let name = library::by_game!(&view, G, _view => <G as Listed>::META.name);
/// assert_eq!(name, library::GAMES[0].name);
/// ```
#[macro_export]
macro_rules! by_game {
    ($view:expr, $G:ident, $it:pat => $body:expr) => {
        $crate::games!($crate::arms, ($view)($G)($it)($body))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! arms {
    (($view:expr)($G:ident)$it:tt $body:tt $([$game:ident $Game:ident $($rest:tt)*])*) => {
        match $view {
            $($crate::View::$Game $it => {
                type $G = $crate::rules::$game::$Game;
                $body
            })*
        }
    };
}
