//! The bots of the game at hand, whichever it is.

/// What is to be done with a [`library::View`] by the bots of its game: `by_bot!(view, M, it => think::<M>(it))`.
macro_rules! by_bot {
    ($view:expr, $M:ident, $it:pat => $body:expr) => {
        library::games!($crate::dispatch::arms, ($view)($M)($it)($body))
    };
}

/// The first thing that the bots of some game have, all being asked one after the other for an option.
macro_rules! first_bot {
    ($M:ident => $body:expr) => {
        library::games!($crate::dispatch::asked, ($M)($body))
    };
}

macro_rules! arms {
    (($view:expr)($M:ident)$it:tt $body:tt $([$game:ident $Game:ident $name:tt $title:tt $bot:ident $($rest:tt)*])*) => {
        match $view {
            $(library::View::$Game $it => {
                type $M = $bot::Bot;
                $body
            })*
        }
    };
}

macro_rules! asked {
    (($M:ident)$body:tt $([$game:ident $Game:ident $name:tt $title:tt $bot:ident $($rest:tt)*])*) => {
        None$(.or_else(|| {
            type $M = $bot::Bot;
            $body
        }))*
    };
}

pub(crate) use {arms, asked, by_bot, first_bot};
