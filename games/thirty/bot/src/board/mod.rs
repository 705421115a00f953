//! A sheet of 30 Rails as a search sees it: it knows for every square which trains can come there, and from where.
//!
//! There are five sources of trains: the four stations and the mine. Whoever lays a piece drives the trains on that
//! come to it, so that nothing is ever searched anew.

mod trains;

use thirty::{Mark, Override, Pair, RuleSet, Sheet, Station};
use track::{
    Border, Ends, Joins, Kind, Network, Piece, Policy, Square,
    state::{BEYOND, STATES},
    survey,
};

use self::trains::BEGIN;
pub(crate) use self::trains::{Arrivals, EXITS, Way, has_bonus, squares};
use track::grid::{ALL, LINES, members};

/// The number of the mine among the sources of trains.
pub(crate) const MINE: usize = 4;
/// The stations and the mine.
pub(crate) const SOURCES: usize = 5;

/// What is in a square that has no piece.
const EMPTY: u8 = Piece::COUNT as u8;
const WALL: u8 = EMPTY + 1;
const SHAFT: u8 = EMPTY + 2;

/// The points of the mine for 0 to 4 stations.
pub(crate) const MINE_POINTS: [u8; 5] = [0, 2, 6, 12, 20];

/// One sheet during the turns of the game. It is copied freely.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Board {
    cells: [u8; Square::COUNT],
    /// The empty squares, a bit each.
    pub(crate) free: u64,
    pub(crate) arrivals: [Arrivals; STATES],
    /// For every source the empty squares to which its trains come.
    pub(crate) ends: [u64; SOURCES],
    /// The best way between two sources; trains may use track again, so a line of the rules may be longer.
    ways: [[Way; SOURCES]; SOURCES],
    /// The same for lines as the rules have them, which use no track again.
    pub(crate) lines: [[Way; SOURCES]; SOURCES],
    /// The source at a border square, or [`MINE`].
    station_at: [u8; Border::COUNT],
    stations: [Border; 4],
    mine: Square,
    /// The number of the bonus square.
    pub(crate) bonus: u8,
    pub(crate) shares: [u8; 6],
    pub(crate) rules: RuleSet,
    /// How many rolls are still to be placed.
    pub(crate) left: u8,
    /// Which overrides are left.
    pub(crate) white: bool,
    pub(crate) colour: bool,
}

impl Network for Board {
    fn joins(&self, square: Square) -> Joins {
        Piece::at(self.cells[square.index()].into()).map_or(Joins::NONE, Piece::joins)
    }

    fn bonus(&self, square: Square) -> u8 {
        u8::from(usize::from(self.bonus) == square.index())
    }
}

/// A setup.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// The squares without room for track, a bit each.
    pub(crate) walls: u64,
    pub(crate) mine: Square,
    pub(crate) stations: [Border; 4],
    /// The number of the bonus square.
    pub(crate) bonus: u8,
}

/// What a player does with a roll.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// Lays track in the square of this number.
    Place { square: u8, piece: Piece, with: Override },
    /// Buys shares of the pair of this number, and crosses out a square.
    Buy { pair: u8, cross: u8, shares: u8 },
}

impl Board {
    /// The board of a sheet whose setup is done; `None` before that.
    pub(crate) fn new(sheet: &Sheet, rules: RuleSet) -> Option<Self> {
        if sheet.missing_part().is_some() {
            return None;
        }
        let [a, b, c, d] = sheet.stations();
        let mut walls = 0;
        for square in Square::all() {
            walls |= u64::from(matches!(sheet.mark(square), Mark::Mountain | Mark::Cross)) << square.index();
        }
        let start = Start {
            walls,
            mine: sheet.mine()?,
            stations: [a?, b?, c?, d?],
            bonus: sheet.bonus_square().map_or(u8::MAX, |it| it.index() as u8),
        };
        let mut res = Self::begin(&start, rules);
        res.shares = Pair::ALL.map(|it| sheet.shares(it));
        res.left = 30 - sheet.n_turns().min(30);
        res.white &= sheet.can_override_white();
        res.colour &= sheet.can_override_colour();
        for (square, piece) in sheet.track() {
            res.lay(square.index(), piece);
        }
        res.find_lines();
        Some(res)
    }

    /// The board at the first turn.
    pub(crate) fn begin(start: &Start, rules: RuleSet) -> Self {
        let mut res = Self {
            cells: [EMPTY; Square::COUNT],
            free: ALL & !start.walls & !(1 << start.mine.index()),
            arrivals: [[0; 8]; STATES],
            ends: [0; SOURCES],
            ways: [[0; SOURCES]; SOURCES],
            lines: [[0; SOURCES]; SOURCES],
            station_at: [MINE as u8; Border::COUNT],
            stations: start.stations,
            mine: start.mine,
            bonus: start.bonus,
            shares: [0; 6],
            rules,
            left: 30,
            white: rules == RuleSet::Basic,
            colour: rules == RuleSet::Basic,
        };
        for square in members(start.walls) {
            res.cells[square] = WALL;
        }
        res.cells[start.mine.index()] = SHAFT;
        for (n, border) in start.stations.into_iter().enumerate() {
            res.station_at[border.index()] = n as u8;
        }
        for (n, border) in start.stations.into_iter().enumerate() {
            let mut carried = [0; 8];
            carried[n] = BEGIN;
            res.enter(border.square().index() * 4 + border.side().opposite().index(), carried);
        }
        for side in 0..4 {
            let mut carried = [0; 8];
            carried[MINE] = BEGIN;
            res.enter(BEYOND[start.mine.index() * 4 + side].into(), carried);
        }
        res.find_lines();
        res
    }

    /// Draws track in an empty square.
    pub(crate) fn lay(&mut self, square: usize, piece: Piece) {
        self.cells[square] = piece.index() as u8;
        self.close(square);
        for heading in 0..4 {
            let state = square * 4 + heading;
            if self.arrivals[state] != [0; 8] {
                self.drive(state, self.arrivals[state]);
            }
        }
    }

    fn close(&mut self, square: usize) {
        self.free &= !(1 << square);
        for ends in &mut self.ends {
            *ends &= !(1 << square);
        }
    }

    /// Does something with a roll.
    pub(crate) fn make(&mut self, what: Move) {
        self.left -= 1;
        match what {
            Move::Place { square, piece, with } => {
                let before = self.ways;
                self.lay(square.into(), piece);
                // A line that trains cannot drive without using track again may come about by a longer way.
                if self.ways != before || self.ways != self.lines {
                    self.find_lines();
                }
                self.white &= !with.white();
                self.colour &= !with.colour();
            }
            Move::Buy { pair, cross, shares } => {
                self.cells[usize::from(cross)] = WALL;
                self.close(cross.into());
                self.shares[usize::from(pair)] += shares;
            }
        }
    }

    /// Finds the lines as the rules have them.
    fn find_lines(&mut self) {
        self.lines = self.ways;
        if self.ways == [[0; SOURCES]; SOURCES] {
            return;
        }
        for (from, reached) in survey(self, Policy::Once, &self.all_ends()).into_iter().enumerate() {
            for (to, length) in reached.stations.iter().enumerate().skip(from + 1) {
                let way = length.map_or(0, |it| BEGIN + 2 * it.squares - u8::from(it.bonus > 0));
                self.lines[from][to] = way;
                self.lines[to][from] = way;
            }
            if !reached.inner {
                self.lines[from][MINE] = 0;
                self.lines[MINE][from] = 0;
            }
        }
    }

    fn all_ends(&self) -> Ends {
        Ends::new(self.stations.map(Some), Some(self.mine))
    }

    /// The empty squares that the white die allows.
    pub(crate) fn reach(&self, white: u8) -> u64 {
        let lines = LINES[usize::from(white) - 1] & self.free;
        if lines == 0 { self.free } else { lines }
    }

    /// Whether the roll that is placed now is the last.
    pub(crate) const fn is_last(&self) -> bool {
        self.left == 1 || self.free.is_power_of_two()
    }

    /// The score as it stands, exactly as the rules count it.
    pub(crate) fn score(&self) -> i32 {
        if self.rules == RuleSet::Postal {
            // A line may have the bonus twice.
            return score(self, &self.all_ends(), self.rules, self.shares);
        }
        let mut points = [0; 6];
        for (pair, points) in Pair::ALL.into_iter().zip(&mut points) {
            let (a, b) = pair.ends();
            let way = self.lines[a.index()][b.index()];
            if way != 0 {
                *points = thirty::points(pair) + squares(way) - 1 + 2 * u8::from(has_bonus(way));
            }
        }
        let n_linked = (0..MINE).filter(|&it| self.lines[it][MINE] != 0).count();
        total(points, n_linked, self.rules, self.shares)
    }

    /// The number of the piece in a square, if there is one.
    pub(crate) fn piece(&self, square: usize) -> Option<usize> {
        Some(usize::from(self.cells[square])).filter(|&it| it < Piece::COUNT)
    }

    /// The sides by which a train leaves the square to which it has come.
    pub(crate) fn exits(&self, state: usize) -> u8 {
        EXITS.get(usize::from(self.cells[state / 4])).map_or(0, |it| it[state % 4])
    }
}

/// The points of every pair that is connected, without shares, and the number of stations at the mine.
fn lines(network: &impl Network, ends: &Ends, rules: RuleSet) -> ([u8; 6], u8) {
    let mut points = [0; 6];
    let mut n_linked = 0;
    let mut pairs = Pair::ALL.into_iter();
    for (from, reached) in Station::ALL.into_iter().zip(survey(network, Policy::Once, ends)) {
        n_linked += u8::from(reached.inner);
        for length in &reached.stations[from.index() + 1..] {
            let pair = pairs.next().expect("six pairs of four stations");
            if let Some(length) = length {
                let bonus = if rules == RuleSet::Postal { length.bonus } else { length.bonus.min(1) };
                points[pair.index()] = thirty::points(pair) + length.squares + 2 * bonus;
            }
        }
    }
    (points, n_linked)
}

/// The score of a network, exactly as the rules count it.
pub(crate) fn score(network: &impl Network, ends: &Ends, rules: RuleSet, shares: [u8; 6]) -> i32 {
    let (points, n_linked) = lines(network, ends, rules);
    total(points, n_linked.into(), rules, shares)
}

/// The points of all pairs and of the mine.
fn total(mut points: [u8; 6], n_linked: usize, rules: RuleSet, shares: [u8; 6]) -> i32 {
    if rules == RuleSet::Advanced {
        for (points, shares) in points.iter_mut().zip(shares) {
            *points = shares.min(*points);
        }
    }
    points.iter().map(|&it| i32::from(it)).sum::<i32>() + i32::from(MINE_POINTS[n_linked])
}

/// How many pieces of a kind differ in their track: the two crossovers differ in the bridge only.
pub(crate) const fn n_shapes(kind: Kind) -> usize {
    if matches!(kind, Kind::Crossover) { 1 } else { kind.n_pieces() }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use kernel::{Event, Game, Seat, Turn};
    use thirty::{Action, Setup, Tally, Thirty};

    use super::{
        super::{
            plan::Plan,
            policy::{self, Dice},
            practice::start,
            priors::Priors,
        },
        *,
    };

    /// Plays random games and looks at each position with the sheet, its board, and a board that was played along.
    fn each_position(rules: RuleSet, n_games: u64, mut look: impl FnMut(&Sheet, &Board, &Board)) {
        for seed in 0..n_games {
            let mut luck = Rng::with_seed(seed);
            let mut game = Thirty::new(&Setup::new(rules, 1).expect("one seat"));
            let mut along: Option<Board> = None;
            while game.turn() != Turn::Over {
                let event = match game.turn() {
                    Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                    _ => Event::Act { seat: Seat::FIRST, action: game.pick(Seat::FIRST, &mut luck, &mut Vec::new()) },
                };
                let roll = game.view(kernel::Viewer::Referee).rolls.first().copied();
                game.apply(event);
                let sheet = game.sheet(Seat::FIRST);
                let Some(board) = Board::new(sheet, rules) else { continue };
                if let (Some(along), Event::Act { action, .. }, Some(roll)) = (&mut along, event, roll) {
                    along.make(match action {
                        Action::Place { square, piece, with } => {
                            Move::Place { square: square.index() as u8, piece, with }
                        }
                        Action::Shares { pair, cross } => {
                            let (pair, cross) = (pair.index() as u8, cross.index() as u8);
                            Move::Buy { pair, cross, shares: roll.higher() }
                        }
                        _ => unreachable!("the setup is done"),
                    });
                }
                look(sheet, &board, along.get_or_insert(board));
            }
        }
    }

    #[test]
    fn the_score_is_that_of_the_rules() {
        for rules in RuleSet::ALL {
            let mut n_scored = 0;
            each_position(rules, 400, |sheet, board, along| {
                let right = Tally::of(sheet, rules).total();
                assert_eq!((board.score(), along.score()), (right, right));
                n_scored += i32::from(right > 0);
            });
            assert!(n_scored > 100, "{rules}: {n_scored} positions have a score");
        }
    }

    #[test]
    fn driving_trains_on_finds_what_a_new_look_finds() {
        each_position(RuleSet::Basic, 200, |sheet, board, along| {
            assert_eq!(
                (along.free, along.ends, along.ways, along.lines),
                (board.free, board.ends, board.ways, board.lines)
            );
            assert_eq!(along.arrivals, board.arrivals);
            assert_eq!((along.left, along.white, along.colour), (board.left, board.white, board.colour));
            let tally = Tally::of(sheet, RuleSet::Basic);
            for pair in Pair::ALL {
                let (a, b) = pair.ends();
                let length = squares(board.ways[a.index()][b.index()]);
                let line = squares(board.lines[a.index()][b.index()]);
                // A train may use track again, so it finds all lines and perhaps shorter ways.
                assert!(tally.line(pair).is_none_or(|it| 0 < length && length <= it.squares + 1), "{pair}");
                assert_eq!(line, tally.line(pair).map_or(0, |it| it.squares + 1), "{pair}");
            }
            for station in Station::ALL {
                let is_linked = tally.linked().any(|it| it == station);
                assert_eq!(board.lines[station.index()][MINE] > 0, is_linked, "{station:?}");
                assert!(!is_linked || board.ways[station.index()][MINE] > 0);
            }
        });
    }

    #[test]
    fn a_line_that_trains_drive_only_by_using_track_again_is_none() {
        let (mut luck, plan) = (Rng::with_seed(4), Plan::new(Priors::ours()));
        let mut n_other = 0;
        for _ in 0..300 {
            let mut board = start(&mut luck);
            while board.left > 0 && board.free != 0 {
                let what = policy::best(&board, Dice::roll(&mut luck), &plan);
                board.make(what);
                assert_eq!(board.score(), score(&board, &board.all_ends(), board.rules, board.shares));
                n_other += i32::from(board.ways != board.lines);
            }
        }
        assert!(n_other > 50, "in {n_other} positions trains drive where there is no line");
    }
}
