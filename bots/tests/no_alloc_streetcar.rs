//! Playouts of a search do not allocate. Alone in its file, because it has an allocator of its own.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use bots::StreetcarPlayouts;
use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};
use streetcar::{Setup, Streetcar, Tiles};

struct Counting;

thread_local! {
    // Other threads of the process may do as they like.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is left to the system's allocator; only a number is counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer is from the system's allocator, as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let mut game = Streetcar::new(&Setup::new(Tiles::usual(), 1).expect("one seat"));
    let mut fate = Rng::with_seed(1);
    while game.view(Viewer::Public).draw.is_none() {
        game.apply(match game.turn() {
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut Vec::new())),
            _ => Event::Act { seat: Seat::FIRST, action: game.pick(Seat::FIRST, &mut fate, &mut Vec::new()) },
        });
    }
    let mut actions = Vec::new();
    game.actions(Seat::FIRST, &mut actions);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let mut playouts = StreetcarPlayouts::of(&view, Seat::FIRST).expect("its setup is done");
    let mut luck = Rng::with_seed(2);
    let before = ALLOCATIONS.get();
    let sum: i32 = (0..500).map(|n| playouts.after(Some(actions[n % actions.len()]), &mut luck)).sum();
    assert_eq!(ALLOCATIONS.get(), before);
    assert!(sum > 500 * 20, "{sum} points in 500 games");
}
