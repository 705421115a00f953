//! The games of a search do not allocate. Alone in its file, because it has an allocator of its own.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use bots::{Level, play, thirty::rehearse};
use kernel::{Event, Seat};
use thirty::{Action, RuleSet, Setup, Thirty};

struct Counting;

thread_local! {
    /// Counted for each thread, because the test's runner allocates on its own, at any time.
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
fn games_of_a_search_do_not_allocate() {
    for rules in RuleSet::ALL {
        let setup = Setup::new(rules, 1).expect("one seat");
        let played = play::<Thirty>(&setup, &[Level::Greedy], 1);
        let is_bonus = |it: &_| matches!(it, Event::Act { action: Action::Bonus(_), .. });
        let n_setup = 1 + played.table.log().iter().position(is_bonus).expect("a bonus square");
        let table = played.table.at(n_setup).expect("the log is kept");
        let sheet = table.state().sheet(Seat::FIRST);
        let before = ALLOCATIONS.get();
        let mean = rehearse(sheet, rules, 300, 1).expect("the setup is done");
        assert_eq!(ALLOCATIONS.get(), before, "{rules}");
        assert!(mean > 5.0, "{rules}: {mean}");
    }
}
