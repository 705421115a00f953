//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use village::Village;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "a630f74f340d0dbb212da470660d5d8bab364d49ccdbdf709817de35a94e1e46");

const RECORDS: &[&str] = &[
    include_str!("records/2-seats-shared.rec"),
    include_str!("records/3-seats-won-by-money.rec"),
    include_str!("records/4-seats-won-by-points.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Village>(RECORDS, LAYOUT);
}
