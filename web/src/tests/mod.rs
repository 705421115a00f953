//! Tests of the words of the client: every message is there in every language, and every refusal can be told.
//!
//! They are a module and not a program of their own, for which cargo would link the whole client natively.

mod glossary;
#[path = "../../../library/tests/samples/mod.rs"]
mod host_samples;
#[path = "../../../games/railage/tests/samples/mod.rs"]
mod railage_samples;
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
