//! Counts of things, as numbers that can be taken away from others.

/// A count of things on a table, which is small.
#[expect(clippy::cast_possible_wrap, reason = "nothing on a table is there two thousand million times")]
pub(crate) const fn count(n: usize) -> i32 {
    n as i32
}
