//! The samples of the refusals of every game, from the folders of the games; `cargo xtask list` writes the rows.

// for each game: #[path = "../../../games/{game}/tests/samples/mod.rs"]\npub(super) mod {game};
#[path = "../../../games/thirty/tests/samples/mod.rs"]
pub(super) mod thirty;
#[path = "../../../games/streetcar/tests/samples/mod.rs"]
pub(super) mod streetcar;
#[path = "../../../games/railage/tests/samples/mod.rs"]
pub(super) mod railage;
#[path = "../../../games/village/tests/samples/mod.rs"]
pub(super) mod village;
#[path = "../../../games/sidings/tests/samples/mod.rs"]
pub(super) mod sidings;
// end of games
