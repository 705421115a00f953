//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use streetcar::Streetcar;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "d67b8bf32e318914bbae4437666184bb20f5a9d3dc34cbede50d79e98151f384");

const RECORDS: &[&str] = &[
    include_str!("records/alone-whole-set.rec"),
    include_str!("records/two-leave-in-the-setup.rec"),
    include_str!("records/five.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Streetcar>(RECORDS, LAYOUT);
}
