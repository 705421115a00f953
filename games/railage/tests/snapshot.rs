//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use railage::Railage;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "1daf128b6ae3d1bf108c594f998a7c6b26764d376abfa7f4ec09250f92306b4c");

const RECORDS: &[&str] = &[
    include_str!("records/river-1-pass.rec"),
    include_str!("records/river-3-full.rec"),
    include_str!("records/lake-4-full.rec"),
];

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Railage>(RECORDS, LAYOUT);
}
