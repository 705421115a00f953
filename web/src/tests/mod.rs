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
mod records;
mod refusals;
#[rustfmt::skip]
mod samples;
#[path = "../../../kernel/tests/samples/mod.rs"]
mod table_samples;
mod words;
