//! The layout of snapshots, which must not change without a new number.

use kernel::laws::pin_layout;
use sidings::Sidings;

/// The number and the hash of the layout. Where the hash changes, `SNAPSHOT` of the game is raised with this number.
const LAYOUT: (u32, &str) = (1, "690ee86a772b8e3e8bf364b7e92c7171a636a9b22ed090d225509d9a0e52cb37");

#[test]
fn the_layout_of_snapshots_has_its_number() {
    pin_layout::<Sidings>(&[include_str!("records/alone.rec"), include_str!("records/four.rec")], LAYOUT);
}
