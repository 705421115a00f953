//! Outlines of straight and curved steps.

use super::Point;

/// One step of a path.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Step {
    /// Lifts the pen and starts anew here.
    Start(Point),
    /// A straight line.
    Line(Point),
    /// A cubic curve: two control points and its end.
    Curve(Point, Point, Point),
    /// Back to where the pen was set down.
    Close,
}

/// How far the control points of a quarter of a circle stand off, for a radius of one.
const QUARTER: f64 = 0.552_284_749_831;

/// A path of the pen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    steps: Vec<Step>,
}

impl Path {
    /// A path that starts here.
    pub fn from(start: Point) -> Self {
        Self { steps: vec![Step::Start(start)] }
    }

    /// The outline through these points.
    pub fn outline(points: &[Point]) -> Self {
        Self::through(points).close()
    }

    /// The line through these points.
    pub fn through(points: &[Point]) -> Self {
        let mut res = Self::default();
        for &point in points {
            let is_first = res.steps.is_empty();
            res.steps.push(if is_first { Step::Start(point) } else { Step::Line(point) });
        }
        res
    }

    /// On to `end`, straight.
    #[must_use]
    pub fn line(mut self, end: Point) -> Self {
        self.steps.push(Step::Line(end));
        self
    }

    /// On to `end`, with two control points.
    #[must_use]
    pub fn curve(mut self, first: Point, second: Point, end: Point) -> Self {
        self.steps.push(Step::Curve(first, second, end));
        self
    }

    /// On from `start`, where the pen is, by a quarter of a circle round `centre` to `end`.
    #[must_use]
    pub fn quarter(self, start: Point, centre: Point, end: Point) -> Self {
        self.curve(start + (end - centre) * QUARTER, end + (start - centre) * QUARTER, end)
    }

    /// Back to the start.
    #[must_use]
    pub fn close(mut self) -> Self {
        self.steps.push(Step::Close);
        self
    }

    /// This path and then another one.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.steps.extend(other.steps);
        self
    }

    /// The same path, this many times as large.
    #[must_use]
    pub fn scaled(self, times: f64) -> Self {
        self.with_points(|it| it * times)
    }

    /// The same path elsewhere.
    #[must_use]
    pub fn moved(self, by: Point) -> Self {
        self.with_points(|it| it + by)
    }

    fn with_points(mut self, change: impl Fn(Point) -> Point) -> Self {
        for step in &mut self.steps {
            *step = match *step {
                Step::Start(to) => Step::Start(change(to)),
                Step::Line(to) => Step::Line(change(to)),
                Step::Curve(first, second, to) => Step::Curve(change(first), change(second), change(to)),
                Step::Close => Step::Close,
            };
        }
        self
    }

    /// Its steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl FromIterator<Self> for Path {
    fn from_iter<T: IntoIterator<Item = Self>>(paths: T) -> Self {
        paths.into_iter().fold(Self::default(), Self::and)
    }
}
