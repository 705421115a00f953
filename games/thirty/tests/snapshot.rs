//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use thirty::Thirty;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "a55a842ad76e6ae61e0c84a9bea9149357fd886fa911503532fdd5ebc5c2726b");

const RECORDS: &[&str] = &[
    include_str!("records/basic-three-one-leaves.rec"),
    include_str!("records/advanced-all-shares.rec"),
    include_str!("records/postal-two.rec"),
    include_str!("records/postal-all-blocked.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Thirty>(RECORDS, LAYOUT);
}
