//! Playouts and scores do not allocate. Alone in its file, because it has an allocator of its own.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use kernel::{Game as _, Scratch, Seat, playout};
use village::{Setup, Village};

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
fn playouts_and_scores_do_not_allocate() {
    for n_seats in [2, 3, 4] {
        let start = Village::new(&Setup::new(n_seats).expect("two to four seats"));
        let mut game = start.clone();
        let mut scratch = Scratch::default();
        let mut rng = fastrand::Rng::with_seed(7);
        let mut play = |n_games: usize| {
            let mut sum = 0;
            for _ in 0..n_games {
                game.clone_from(&start);
                playout(&mut game, &mut rng, &mut scratch);
                sum += Seat::first(n_seats).map(|seat| i64::from(game.score(seat))).sum::<i64>();
            }
            sum
        };
        play(2);
        let before = ALLOCATIONS.get();
        let sum = play(1000);
        assert_eq!(ALLOCATIONS.get(), before, "{n_seats} seats");
        assert!(sum > 0, "some lines score");
    }
}
