//! A map for tests: stations and track, a fact per line.

use kernel::Reader;
use track::{Border, Joins, Neighbour, Network, Piece, Policy, Square, route};

use super::course::Course;

/// Five lines that share track.
pub(super) const BUSY: &str = "0/6 7/4 5/0 1/7
1/1 6a, 2/1 2a, 3/1 5d, 4/1 6a, 5/1 5b, 6/1 1c, 1/2 6e, 2/2 6f, 3/2 6h, 4/2 5b, 6/2 2a, 1/3 6h, 2/3 1c, 3/3 4a,
5/3 6g, 6/3 6e, 1/4 6d, 2/4 1d, 4/4 6d, 5/4 4a, 6/4 6g, 1/5 6g, 3/5 3a, 4/5 5b, 5/5 6f, 6/5 5d, 1/6 6b, 2/6 6f,
3/6 6f, 4/6 5d";

/// Track in squares.
struct Sketch(Vec<(Square, Piece)>);

impl Network for Sketch {
    fn joins(&self, square: Square) -> Joins {
        self.0.iter().find(|it| it.0 == square).map_or(Joins::NONE, |it| it.1.joins())
    }

    fn bonus(&self, _: Square) -> u8 {
        0
    }
}

/// The course of every pair of stations that is connected. The first line has the stations as `x/y`, the others have
/// the track as `x/y piece`.
pub(super) fn courses(text: &str) -> Vec<(Border, Border, Course)> {
    let (stations, track) = text.split_once('\n').expect("a line of stations");
    let number = |it: &str| it.parse::<u8>().expect("a number");
    let place = |it: &str| it.split_once('/').map(|(x, y)| (number(x), number(y))).expect("a place");
    let stations: Vec<_> = stations.split(' ').map(place).map(|(x, y)| Border::new(x, y).expect("a border")).collect();
    let lay = |it: &str| {
        let (at, piece) = it.trim().split_once(' ').expect("a piece in a square");
        let (x, y) = place(at);
        (Square::new(x, y).expect("a square"), Piece::read(&mut Reader::new(piece)).expect("a piece"))
    };
    let map = Sketch(track.split([',', '\n']).filter(|it| !it.is_empty()).map(lay).collect());
    let mut res = Vec::new();
    for (n, &start) in stations.iter().enumerate() {
        for &end in &stations[n + 1..] {
            let route = route(&map, Policy::Once, start, Neighbour::Border(end));
            res.extend(route.map(|it| (start, end, Course::new(&it, start, Neighbour::Border(end)))));
        }
    }
    res
}
