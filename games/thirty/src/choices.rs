//! The legal actions of a sheet, as a few groups that can be counted, listed and picked from.

use kernel::Luck;
use track::{Border, Kind, Piece, Square, SquareSet};

use crate::{Action, Override, Pair, Roll, RuleSet, Sheet, Station, sheet::Part};

/// Legal actions that differ in a square, a row or a piece only.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Group {
    /// Bit 0: none; bit 1 to 6: that row.
    Skip(u8),
    Mine(SquareSet),
    /// Bit 0 to 3: that side.
    Station(Station, u8),
    Bonus(SquareSet),
    Place {
        squares: SquareSet,
        pieces: &'static [Piece],
        with: Override,
    },
    Shares(SquareSet),
}

impl Group {
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Skip(rows) => rows.count_ones() as usize,
            Self::Mine(squares) | Self::Bonus(squares) => squares.len(),
            Self::Station(_, sides) => sides.count_ones() as usize * Square::SPAN as usize,
            Self::Place { squares, pieces, .. } => squares.len() * pieces.len(),
            Self::Shares(squares) => squares.len() * Pair::ALL.len(),
        }
    }

    /// The action number `n` of the group, which must be below its length.
    pub(crate) fn nth(self, n: usize) -> Action {
        match self {
            Self::Skip(rows) => match nth_bit(rows, n) {
                0 => Action::Skip(None),
                y => Action::Skip(Some(y)),
            },
            Self::Mine(squares) => Action::Mine(squares.nth(n)),
            Self::Bonus(squares) => Action::Bonus(squares.nth(n)),
            Self::Station(station, sides) => {
                let span = usize::from(Square::SPAN);
                let side = usize::from(nth_bit(sides, n / span));
                let border = Border::at(side * span + n % span).expect("four sides of six squares");
                Action::Station(station, border)
            }
            Self::Place { squares, pieces, with } => {
                // Short numbers, because dividing long ones is slow.
                let (n, n_pieces) = (n as u16, pieces.len() as u16);
                let piece = pieces[usize::from(n % n_pieces)];
                Action::Place { square: squares.nth((n / n_pieces).into()), piece, with }
            }
            Self::Shares(squares) => {
                Action::Shares { pair: Pair::ALL[n % Pair::ALL.len()], cross: squares.nth(n / Pair::ALL.len()) }
            }
        }
    }

    /// One action of the group.
    fn pick(self, luck: &mut impl Luck) -> Action {
        self.nth(luck.below(self.len() as u32) as usize)
    }

    fn list(self, out: &mut Vec<Action>) {
        if let Self::Place { squares, pieces, with } = self {
            for square in squares {
                out.extend(pieces.iter().map(|&piece| Action::Place { square, piece, with }));
            }
        } else {
            out.extend((0..self.len()).map(|n| self.nth(n)));
        }
    }
}

fn nth_bit(mut bits: u8, n: usize) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// The choices of one part of the setup.
pub(crate) fn part(sheet: &Sheet, part: Part) -> Group {
    match part {
        Part::Skip => Group::Skip(skippable_rows(sheet)),
        Part::Mine => Group::Mine(sheet.mine_squares()),
        Part::Station(station) => Group::Station(station, free_sides(sheet)),
        Part::Bonus => Group::Bonus(sheet.free()),
    }
}

/// The sides without a station, a bit each.
fn free_sides(sheet: &Sheet) -> u8 {
    sheet.stations().into_iter().flatten().fold(0b1111, |sides, it| sides & !(1 << it.side().index()))
}

/// What may be left out: nothing, or a mountain that is not the only one beside the mine.
fn skippable_rows(sheet: &Sheet) -> u8 {
    let mountains = sheet.mountains();
    let beside = sheet.mine().map_or(SquareSet::ALL, |it| SquareSet::only(it).neighbours()).and(mountains);
    let only = if beside.len() == 1 { beside } else { SquareSet::EMPTY };
    mountains.minus(only).into_iter().fold(1, |rows, it| rows | 1 << it.y())
}

/// A few groups, kept in place.
#[derive(Copy, Clone, Debug)]
struct Groups {
    groups: [Group; 4],
    len: u8,
}

impl Groups {
    const fn one(group: Group) -> Self {
        Self { groups: [group; 4], len: 1 }
    }

    const fn and(mut self, group: Group) -> Self {
        self.groups[self.len as usize] = group;
        self.len += 1;
        self
    }

    fn as_slice(&self) -> &[Group] {
        &self.groups[..self.len.into()]
    }
}

/// The choices of the setup: one part after the other, by post in any order (R10, R54).
fn setup(sheet: &Sheet, rules: RuleSet) -> impl Iterator<Item = Group> {
    let n_open = if rules == RuleSet::Postal { Part::ALL.len() } else { 1 };
    let sides = free_sides(sheet);
    Part::ALL.into_iter().filter(|&it| !sheet.has(it)).take(n_open).map(move |it| match it {
        Part::Station(station) => Group::Station(station, sides),
        Part::Skip | Part::Mine | Part::Bonus => part(sheet, it),
    })
}

/// Appends the actions of the setup.
pub(crate) fn list_setup(sheet: &Sheet, rules: RuleSet, out: &mut Vec<Action>) {
    setup(sheet, rules).for_each(|it| it.list(out));
}

/// Picks one action of the setup with one call of `luck`.
pub(crate) fn pick_setup(sheet: &Sheet, rules: RuleSet, luck: &mut impl Luck) -> Action {
    match sheet.missing_part() {
        Some(next) if rules != RuleSet::Postal => part(sheet, next).pick(luck),
        _ => pick(setup(sheet, rules), luck),
    }
}

/// The choices of a turn without overrides and shares.
fn plain(sheet: &Sheet, roll: Roll) -> Group {
    Group::Place { squares: sheet.reach(roll), pieces: of(roll.colour()), with: Override::Neither }
}

/// The choices of a turn.
fn turn(sheet: &Sheet, rules: RuleSet, roll: Roll) -> Groups {
    let place = |squares, pieces, with| Group::Place { squares, pieces, with };
    let near = sheet.reach(roll);
    let right = Groups::one(plain(sheet, roll));
    let (white, colour) = (sheet.can_override_white(), sheet.can_override_colour());
    match rules {
        RuleSet::Postal => right,
        RuleSet::Advanced => right.and(Group::Shares(sheet.free())),
        RuleSet::Basic if !white && !colour => right,
        RuleSet::Basic => {
            let far = sheet.free().minus(near);
            let mut res = right;
            if white {
                res = res.and(place(far, of(roll.colour()), Override::White));
            }
            if colour {
                res = res.and(place(near, but(roll.colour()), Override::Colour));
            }
            if white && colour {
                res = res.and(place(far, but(roll.colour()), Override::Both));
            }
            res
        }
    }
}

/// Appends the actions of a turn.
pub(crate) fn list_turn(sheet: &Sheet, rules: RuleSet, roll: Roll, out: &mut Vec<Action>) {
    turn(sheet, rules, roll).as_slice().iter().for_each(|it| it.list(out));
}

/// Picks one action of a turn with one call of `luck`.
pub(crate) fn pick_turn(sheet: &Sheet, rules: RuleSet, roll: Roll, luck: &mut impl Luck) -> Action {
    let plain = plain(sheet, roll);
    match rules {
        RuleSet::Advanced => {
            let (shares, n_plain) = (Group::Shares(sheet.free()), plain.len());
            let n = luck.below((n_plain + shares.len()) as u32) as usize;
            if n < n_plain { plain.nth(n) } else { shares.nth(n - n_plain) }
        }
        RuleSet::Basic if sheet.can_override_white() || sheet.can_override_colour() => {
            pick(turn(sheet, rules, roll).as_slice().iter().copied(), luck)
        }
        RuleSet::Basic | RuleSet::Postal => plain.pick(luck),
    }
}

/// Picks one action of all groups with one call of `luck`.
fn pick(groups: impl Iterator<Item = Group>, luck: &mut impl Luck) -> Action {
    // Each group is found once and kept: finding them is most of the work.
    let mut kept = [Group::Bonus(SquareSet::EMPTY); Part::ALL.len()];
    let mut n_actions = 0;
    for (place, group) in kept.iter_mut().zip(groups) {
        n_actions += group.len();
        *place = group;
    }
    let mut n = luck.below(n_actions as u32) as usize;
    for group in kept {
        let len = group.len();
        if n < len {
            return group.nth(n);
        }
        n -= len;
    }
    unreachable!("`below` kept its promise, so some group was reached")
}

const PIECES: [Piece; Piece::COUNT] = {
    let Some(first) = Piece::at(0) else { unreachable!() };
    let mut res = [first; Piece::COUNT];
    let mut n = 0;
    while n < Piece::COUNT {
        let Some(piece) = Piece::at(n) else { unreachable!() };
        res[n] = piece;
        n += 1;
    }
    res
};

/// For every kind all pieces, those of the kind last.
const OTHERS_FIRST: [[Piece; Piece::COUNT]; 6] = {
    let mut res = [PIECES; 6];
    let mut kind = 0;
    while kind < 6 {
        let (mut n, mut n_others, mut n_own) = (0, 0, Piece::COUNT - Kind::ALL[kind].n_pieces());
        while n < Piece::COUNT {
            if PIECES[n].kind() as usize == kind {
                res[kind][n_own] = PIECES[n];
                n_own += 1;
            } else {
                res[kind][n_others] = PIECES[n];
                n_others += 1;
            }
            n += 1;
        }
        kind += 1;
    }
    res
};

static SPLIT: [[Piece; Piece::COUNT]; 6] = OTHERS_FIRST;

/// The pieces of a kind.
fn of(kind: Kind) -> &'static [Piece] {
    &SPLIT[kind as usize][Piece::COUNT - kind.n_pieces()..]
}

/// The pieces of all other kinds.
fn but(kind: Kind) -> &'static [Piece] {
    &SPLIT[kind as usize][..Piece::COUNT - kind.n_pieces()]
}
