//! The list of games as a macro, for whoever must name all of them; `cargo xtask list` writes the rows.

/// Hands a row for every game of the list to a macro, after what else it is given: `games!(callback, …)`.
///
/// A row is `[game Game "name" "title" bot picture wire board]`: the crate of the rules, the game's type (and its variant
/// of [`View`](crate::View)), its name in records, its title as a sentence for documentation, and its crates of every kind.
/// Whoever takes only the first of these ends the pattern of a row with `$($rest:tt)*`; texts that a derive shall read are
/// taken as `tt`.
#[macro_export]
macro_rules! games {
    ($($callback:ident)::+ $(, $($input:tt)*)?) => {
        $($callback)::+! { $($($input)*)?
            // for each game: [{game} {Game} "{name}" "{title}." {game}_bot {game}_picture {game}_wire {game}_board]
            [thirty Thirty "30-rails" "30 Rails." thirty_bot thirty_picture thirty_wire thirty_board]
            [streetcar Streetcar "30-streetcar-rails" "30 Streetcar Rails." streetcar_bot streetcar_picture streetcar_wire streetcar_board]
            [railage Railage "rail-age" "Rail Age." railage_bot railage_picture railage_wire railage_board]
            [village Village "village-rails" "Village Rails." village_bot village_picture village_wire village_board]
            [sidings Sidings "sidings" "Sidings." sidings_bot sidings_picture sidings_wire sidings_board]
            // end of games
        }
    };
}
