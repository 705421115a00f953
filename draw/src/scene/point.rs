//! Places on the paper.

use std::ops::{Add, Mul, Sub};

/// A place, or the way from one place to another; x runs to the right, y down.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// The place at these coordinates.
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// How long the way is.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, times: f64) -> Self {
        at(self.x * times, self.y * times)
    }
}
