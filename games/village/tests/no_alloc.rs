//! Playouts and scores do not allocate. Alone in its file: the counter sees every thread of the process.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use kernel::{Game as _, Scratch, Seat, playout};
use village::{Setup, Village};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is left to the system's allocator; only a number is counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
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
        let before = ALLOCATIONS.load(Relaxed);
        let sum = play(1000);
        assert_eq!(ALLOCATIONS.load(Relaxed), before, "{n_seats} seats");
        assert!(sum > 0, "some lines score");
    }
}
