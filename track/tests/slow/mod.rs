//! Slow and obvious second implementations of the route finder, and boards to compare it on.

use track::{Border, Ends, Joins, Kind, Length, Neighbour, Network, Piece, Policy, Side, Square, survey};

/// A board: track and bonus per square, four stations, perhaps an inner end.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) joins: [Joins; Square::COUNT],
    pub(crate) bonus: [u8; Square::COUNT],
    pub(crate) stations: [Border; 4],
    pub(crate) inner: Option<Square>,
}

impl Network for Board {
    fn joins(&self, square: Square) -> Joins {
        self.joins[square.index()]
    }
    fn bonus(&self, square: Square) -> u8 {
        self.bonus[square.index()]
    }
}

/// Every line from `start`, one after the other: all ends it comes to, with length and bonus.
pub(crate) fn all_lines(board: &Board, start: Border) -> Vec<(Neighbour, Length)> {
    let mut found = Vec::new();
    if board.inner == Some(start.square()) {
        return vec![(Neighbour::Square(start.square()), Length { squares: 0, bonus: 0 })];
    }
    let mut crossed = vec![(start.square(), start.side())];
    drive(board, start.square(), start.side(), &mut crossed, Length { squares: 0, bonus: 0 }, &mut found);
    found
}

fn drive(
    board: &Board,
    square: Square,
    entered_by: Side,
    crossed: &mut Vec<(Square, Side)>,
    so_far: Length,
    found: &mut Vec<(Neighbour, Length)>,
) {
    let here = Length { squares: so_far.squares + 1, bonus: so_far.bonus + board.bonus[square.index()] };
    for exit in Side::ALL {
        if exit == entered_by || !board.joins[square.index()].joins(entered_by, exit) {
            continue;
        }
        if crossed.contains(&(square, exit)) {
            continue;
        }
        match square.beyond(exit) {
            Neighbour::Border(border) => found.push((Neighbour::Border(border), here)),
            Neighbour::Square(next) if board.inner == Some(next) => found.push((Neighbour::Square(next), here)),
            Neighbour::Square(next) => {
                // One side has two names, one from each of its squares.
                crossed.push((square, exit));
                crossed.push((next, exit.opposite()));
                drive(board, next, exit.opposite(), crossed, here, found);
                crossed.truncate(crossed.len() - 2);
            }
        }
    }
}

/// The best of all lines to `end`: the shortest, then the one with the most bonus.
pub(crate) fn best(lines: &[(Neighbour, Length)], end: Neighbour) -> Option<Length> {
    let lengths = lines.iter().filter(|it| it.0 == end).map(|it| it.1);
    lengths.min_by_key(|it| (it.squares, u8::MAX - it.bonus))
}

/// With free reuse: improves every square and heading until nothing changes.
pub(crate) fn all_walks(board: &Board, start: Border) -> Vec<(Neighbour, Length)> {
    if board.inner == Some(start.square()) {
        return vec![(Neighbour::Square(start.square()), Length { squares: 0, bonus: 0 })];
    }
    let key = |it: Option<Length>| it.map_or((u8::MAX, u8::MAX), |it| (it.squares, u8::MAX - it.bonus));
    let mut entered: [[Option<Length>; 4]; Square::COUNT] = [[None; 4]; Square::COUNT];
    entered[start.square().index()][start.side().index()] = Some(Length { squares: 0, bonus: 0 });
    let mut found = Vec::new();
    loop {
        let before = entered;
        found.clear();
        for square in Square::all() {
            for side in Side::ALL {
                let Some(so_far) = entered[square.index()][side.index()] else { continue };
                let here = Length { squares: so_far.squares + 1, bonus: so_far.bonus + board.bonus[square.index()] };
                for exit in Side::ALL {
                    if exit == side || !board.joins[square.index()].joins(side, exit) {
                        continue;
                    }
                    match square.beyond(exit) {
                        Neighbour::Square(next) if board.inner != Some(next) => {
                            let slot = &mut entered[next.index()][exit.opposite().index()];
                            if key(Some(here)) < key(*slot) {
                                *slot = Some(here);
                            }
                        }
                        end => found.push((end, here)),
                    }
                }
            }
        }
        if entered == before {
            return found;
        }
    }
}

/// A board with this share of squares (in 36ths) under track.
pub(crate) fn random_board(
    rng: &mut fastrand::Rng,
    n_filled: usize,
    random_joins: impl Fn(&mut fastrand::Rng) -> Joins,
) -> Board {
    let mut board = Board {
        joins: [Joins::NONE; Square::COUNT],
        bonus: [0; Square::COUNT],
        stations: [0, 6, 12, 18].map(|side| Border::at(side + rng.usize(..6)).expect("a border square")),
        inner: None,
    };
    rng.shuffle(&mut board.stations);
    let mut places: Vec<_> = Square::all().collect();
    rng.shuffle(&mut places);
    for square in &places[..n_filled] {
        board.joins[square.index()] = random_joins(rng);
    }
    if rng.u8(..4) > 0 {
        let inner = places[rng.usize(..36)];
        board.inner = Some(inner);
        board.joins[inner.index()] = Joins::NONE;
    }
    for _ in 0..rng.usize(..4) {
        board.bonus[rng.usize(..36)] = 1;
    }
    board
}

/// A piece of 30 Rails, each die equally likely.
pub(crate) fn random_piece(rng: &mut fastrand::Rng) -> Joins {
    let kind = Kind::ALL[rng.usize(..6)];
    let piece: Piece = kind.piece(rng.usize(..kind.n_pieces()));
    piece.joins()
}

/// Any of the 64 tracks.
pub(crate) fn random_joins(rng: &mut fastrand::Rng) -> Joins {
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    pairs
        .into_iter()
        .filter(|_| rng.u8(..3) == 0)
        .fold(Joins::NONE, |all, (a, b)| all.and(Joins::new(Side::ALL[a], Side::ALL[b])))
}

/// Changes one square at a time and keeps what connects more, so that dense boards with many lines grow.
pub(crate) fn grow(
    board: &mut Board,
    rng: &mut fastrand::Rng,
    n_steps: u32,
    policy: Policy,
    random_joins: impl Fn(&mut fastrand::Rng) -> Joins,
) {
    let ends = Ends::new(board.stations.map(Some), board.inner);
    let worth = |board: &Board| -> u32 {
        let reached = survey(board, policy, &ends);
        let worth = |it: &track::Reached| {
            let lines = it.stations.iter().flatten().map(|it| 20 + u32::from(it.squares)).sum::<u32>();
            lines + 20 * u32::from(it.inner)
        };
        reached.iter().map(worth).sum()
    };
    let mut now = worth(board);
    for _ in 0..n_steps {
        let square = rng.usize(..36);
        if board.inner.map(Square::index) == Some(square) {
            continue;
        }
        let before = board.joins[square];
        board.joins[square] = random_joins(rng);
        let then = worth(board);
        if then >= now {
            now = then;
        } else {
            board.joins[square] = before;
        }
    }
}
