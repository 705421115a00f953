//! Charts of many games: how often which points were reached.

use crate::{
    scene::{Anchor, Paint, Path, Point, Scene, Shape, Stroke, Text, at},
    sheet::palette::{FAINT_INK, GRID, INK, PAPER},
    svg,
};

const WIDTH: f64 = 900.0;
const MARGIN: f64 = 40.0;
const TOP: f64 = 70.0;
/// The height of the chart of one player, and of the bars in it.
const ROW: f64 = 190.0;
const BARS: f64 = 120.0;
/// About how many bars there are.
const N_BARS: i32 = 40;
/// How far apart numbers may stand on the scale, in bars.
const STEPS: [i32; 8] = [1, 2, 5, 10, 20, 50, 100, 200];

/// How often which points were reached, for each player by name: a chart each, above one another on one scale.
pub fn histogram(title: &str, players: &[(&str, &[i32])]) -> String {
    svg::scene(&scene(title, players), "chart")
}

fn scene(title: &str, players: &[(&str, &[i32])]) -> Scene {
    let all = || players.iter().flat_map(|it| it.1);
    let (low, high) = (all().min().copied().unwrap_or(0), all().max().copied().unwrap_or(1));
    let class = STEPS.into_iter().find(|it| (high - low) / it < N_BARS).unwrap_or(500);
    let (first, last) = (low.div_euclid(class), high.div_euclid(class));
    let scale = Scale { class, first, width: (WIDTH - 2.0 * MARGIN) / f64::from(last - first + 1) };
    let mut shapes = vec![
        Shape::rect(Point::default(), at(WIDTH, height(players.len())), 0.0, Paint::fill(PAPER)),
        Text::new(at(MARGIN, 40.0), title, 18.0, INK).bold().into(),
    ];
    let mut told = Vec::new();
    for (n, (name, points)) in players.iter().enumerate() {
        let mean = points.iter().fold(0.0, |sum, it| sum + f64::from(*it)) / count(points.len().max(1));
        let words = format!("{name}: {} games, mean {mean:.1}", points.len());
        shapes.extend(row(scale, at(MARGIN, TOP + count(n) * ROW), (first, last), points, mean, &words));
        told.push(words);
    }
    Scene { width: WIDTH, height: height(players.len()), title: title.to_owned(), description: told.join("; "), shapes }
}

/// Where points stand on the scale.
#[derive(Copy, Clone)]
struct Scale {
    /// How many points share a bar.
    class: i32,
    /// The first bar.
    first: i32,
    /// The width of a bar.
    width: f64,
}

impl Scale {
    fn x(self, points: f64) -> f64 {
        (points / f64::from(self.class) - f64::from(self.first)) * self.width
    }
}

fn row(scale: Scale, corner: Point, (first, last): (i32, i32), points: &[i32], mean: f64, words: &str) -> Vec<Shape> {
    let n_in = |bar: i32| points.iter().filter(|it| it.div_euclid(scale.class) == bar).count();
    let highest = count((first..=last).map(n_in).max().unwrap_or(1).max(1));
    let base = corner.y + 30.0 + BARS;
    let mut res = vec![Text::new(corner + at(0.0, 16.0), words, 16.0, INK).into()];
    for bar in first..=last {
        let size = at(scale.width - 1.5, BARS * count(n_in(bar)) / highest);
        let place = at(corner.x + f64::from(bar - first) * scale.width, base - size.y);
        res.push(Shape::rect(place, size, 1.0, Paint::fill(FAINT_INK)));
    }
    let axis = Path::from(at(corner.x, base)).line(at(WIDTH - MARGIN, base));
    res.push(Shape::path(axis, Paint::stroke(Stroke::new(GRID, 1.6))));
    let step = STEPS.into_iter().find(|it| (last - first) / it <= 10).unwrap_or(200);
    for bar in (first..=last).filter(|it| it.rem_euclid(step) == 0) {
        let place = at(corner.x + f64::from(bar - first) * scale.width, base + 18.0);
        res.push(Text::new(place, (bar * scale.class).to_string(), 13.0, FAINT_INK).anchored(Anchor::Middle).into());
    }
    // The mean is a line through the chart, so that it is seen without any colour.
    let x = corner.x + scale.x(mean);
    let line = Path::from(at(x, base + 4.0)).line(at(x, base - BARS - 6.0));
    res.push(Shape::path(line, Paint::stroke(Stroke::new(INK, 2.4).dashed(&[6.0, 4.0], 0.0))));
    res
}

fn height(n_players: usize) -> f64 {
    TOP + count(n_players) * ROW + 10.0
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays that many games")]
const fn count(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::{BARS, Shape, scene};

    fn bars(points: &[i32]) -> Vec<f64> {
        let scene = scene("title", &[("greedy", points)]);
        let rects = scene.shapes.iter().filter_map(|it| match it {
            Shape::Rect { size, .. } => Some(size.y),
            _ => None,
        });
        rects.skip(1).collect()
    }

    #[test]
    fn bars_are_as_high_as_their_points_are_frequent() {
        assert_eq!(bars(&[5, 5, 5, 5, 6, 6, 8]), [BARS, BARS / 2.0, 0.0, BARS / 4.0]);
        assert_eq!(bars(&[-3, -3, -1]), [BARS, 0.0, BARS / 2.0]);
    }

    #[test]
    fn many_points_share_bars_and_the_mean_is_told() {
        let points: Vec<i32> = (0..400).collect();
        assert!(bars(&points).len() <= 41);
        assert_eq!(scene("title", &[("greedy", &points)]).description, "greedy: 400 games, mean 199.5");
    }

    #[test]
    fn nobody_at_all_is_an_empty_chart() {
        assert_eq!(scene("title", &[("greedy", &[])]).description, "greedy: 0 games, mean 0.0");
    }
}
