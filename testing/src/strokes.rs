//! What every picture of track in box-drawing characters must fulfil.

use track::{
    Joins, Side,
    map::{HEIGHT, Picture, WIDTH},
};

/// The ends of a stroke: up, right, down, left. Marks beside the track have none.
fn arms(c: char) -> [bool; 4] {
    let ends: [u8; 4] = match c {
        ' ' | '♣' => [0, 0, 0, 0],
        '│' => [1, 0, 1, 0],
        '─' => [0, 1, 0, 1],
        '╰' => [1, 1, 0, 0],
        '╭' => [0, 1, 1, 0],
        '╮' => [0, 0, 1, 1],
        '╯' => [1, 0, 0, 1],
        '├' => [1, 1, 1, 0],
        '┤' => [1, 0, 1, 1],
        '┬' => [0, 1, 1, 1],
        '┴' => [1, 1, 0, 1],
        '┼' => [1, 1, 1, 1],
        '╵' => [1, 0, 0, 0],
        '╶' => [0, 1, 0, 0],
        '╷' => [0, 0, 1, 0],
        '╴' => [0, 0, 0, 1],
        _ => panic!("{c} is no stroke of track"),
    };
    ends.map(|it| it == 1)
}

/// The ends of all strokes of a picture, row by row.
pub fn strokes(picture: Picture) -> [Vec<[bool; 4]>; HEIGHT] {
    picture.map(|row| row.chars().map(arms).collect())
}

/// Whether track joins this side with another one.
pub fn has_end(joins: Joins, side: Side) -> bool {
    Side::ALL.into_iter().any(|it| joins.joins(side, it))
}

/// Track ends in the middle of exactly the sides that it joins, and strokes inside meet.
#[track_caller]
pub fn is_sound(picture: Picture, joins: Joins) {
    let rows = strokes(picture);
    for side in Side::ALL {
        let border: Vec<bool> = match side {
            Side::North => rows[0].iter().map(|arms| arms[0]).collect(),
            Side::South => rows[2].iter().map(|arms| arms[2]).collect(),
            Side::East => rows.iter().map(|row| row[4][1]).collect(),
            Side::West => rows.iter().map(|row| row[0][3]).collect(),
        };
        let middle = border.len() / 2;
        for (n, has_arm) in border.into_iter().enumerate() {
            assert_eq!(has_arm, n == middle && has_end(joins, side), "{picture:?} {side} {n}");
        }
    }
    for (y, row) in rows.iter().enumerate() {
        for (x, cell) in row.iter().enumerate() {
            assert!(x + 1 >= WIDTH || cell[1] == row[x + 1][3], "{picture:?} is loose at {x}, {y}");
            assert!(y + 1 >= HEIGHT || cell[2] == rows[y + 1][x][0], "{picture:?} is loose at {x}, {y}");
        }
    }
}
