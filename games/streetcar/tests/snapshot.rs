//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use streetcar::Streetcar;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "d8bf659b3c72874f4545f0433fd9a87f6c021ca08077d15783f66652f594b1dd");

const RECORDS: &[&str] = &[
    include_str!("records/alone-whole-set.rec"),
    include_str!("records/two-leave-in-the-setup.rec"),
    include_str!("records/five.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Streetcar>(RECORDS, LAYOUT);
}
