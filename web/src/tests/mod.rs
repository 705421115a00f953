//! Tests of the client as a whole: every message is there in every language, every refusal can be told, every game has a
//! board.
//!
//! They are a module and not a program of their own, for which cargo would link the whole client natively.

mod boards;
mod drawn;
mod glossary;
#[path = "../../../library/tests/samples/mod.rs"]
mod host_samples;
mod pictures;
#[path = "../../../games/railage/tests/samples/mod.rs"]
mod railage_samples;
mod records;
mod refusals;
#[path = "../../../games/streetcar/tests/samples/mod.rs"]
mod streetcar_samples;
#[path = "../../../kernel/tests/samples/mod.rs"]
mod table_samples;
#[path = "../../../games/thirty/tests/samples/mod.rs"]
mod thirty_samples;
#[path = "../../../games/village/tests/samples/mod.rs"]
mod village_samples;
mod words;
