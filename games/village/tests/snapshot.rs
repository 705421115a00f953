//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use village::Village;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "a630f74f340d0dbb212da470660d5d8bab364d49ccdbdf709817de35a94e1e46");

/// The same for rules 2: what a card that waits to be placed adds.
const LAYOUT_WITH_TAKEN: (u32, &str) = (1, "6c96fd96184a624e5888e3bef2c421ad1d92dfb5dd13ec64a75a68ffd2ea9e4c");

/// Games by rules 1, whose snapshots are those of version 0.1 to the byte.
const RECORDS: &[&str] = &[
    include_str!("records/2-seats-shared.rec"),
    include_str!("records/3-seats-won-by-money.rec"),
    include_str!("records/4-seats-won-by-points.rec"),
];

const RECORDS_WITH_TAKEN: &[&str] = &[
    include_str!("records/two-acts-2-seats-shared.rec"),
    include_str!("records/two-acts-3-seats-won-by-money.rec"),
    include_str!("records/two-acts-4-seats-won-by-points.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Village>(RECORDS, LAYOUT);
    pin_layout::<Village>(RECORDS_WITH_TAKEN, LAYOUT_WITH_TAKEN);
}
