//! Tells games of bots byte by byte: every call of `main` exits with the next one, and with 0 in the end.
//!
//! A module of WebAssembly without any ties to the machine on which it runs has no other way to say something, and
//! `tests/machines.rs` compares what it says with what this machine says.

#[path = "../tests/story.rs"]
mod told;

use std::{
    process::ExitCode,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
};

static STORY: LazyLock<String> = LazyLock::new(told::story);
static NEXT: AtomicUsize = AtomicUsize::new(0);

fn main() -> ExitCode {
    let next = NEXT.fetch_add(1, Ordering::Relaxed);
    ExitCode::from(STORY.as_bytes().get(next).copied().unwrap_or_default())
}
