//! The legal actions of a seat: listed in full, or one of them picked without listing the dots.

use kernel::Luck;

use crate::{Action, Announcement, Desk, Die, Face, LandSet, Map, Mine, Pair, Phase, Sheet, walk};

/// The dots that one of the dice allows: on one cell, or on two.
#[derive(Copy, Clone, Debug)]
struct Dots {
    die: Die,
    first: LandSet,
    second: LandSet,
    n_first: usize,
    /// Zero where both dots go on the same terrain.
    n_second: usize,
    is_mixed: bool,
}

impl Dots {
    fn new(map: &Map, sheet: &Sheet, desk: Desk, die: Die) -> Self {
        let [one, other] = map.chart().terrains(desk.roll().face(die));
        let room = sheet.open().minus(sheet.dots());
        let first = room.and(map.terrain(one));
        let second = if one == other { LandSet::EMPTY } else { room.and(map.terrain(other)) };
        Self { die, first, second, n_first: first.len(), n_second: second.len(), is_mixed: one != other }
    }

    fn len(&self) -> usize {
        let n = self.n_first;
        let n_pairs = if self.is_mixed { n * self.n_second } else { n * n.saturating_sub(1) / 2 };
        n + self.n_second + n_pairs
    }

    /// The action number `n`: single dots first, then pairs.
    fn nth(&self, mut n: usize) -> Action {
        if n < self.n_first {
            return Action::Dots(self.die, self.first.nth(n), None);
        }
        n -= self.n_first;
        if n < self.n_second {
            return Action::Dots(self.die, self.second.nth(n), None);
        }
        n -= self.n_second;
        if self.is_mixed {
            let (one, other) = (self.first.nth(n / self.n_second), self.second.nth(n % self.n_second));
            return Action::dots(self.die, one, Some(other));
        }
        // Pair number n of a triangle: the higher cell, then the lower one.
        let mut higher = 1;
        while n >= higher {
            n -= higher;
            higher += 1;
        }
        Action::Dots(self.die, self.first.nth(n), Some(self.first.nth(higher)))
    }
}

/// Appends the first ○ that a seat may draw whose die showed `face`.
pub(crate) fn starts(map: &Map, face: Face, out: &mut Vec<Action>) {
    let mine = Mine::new(face.number()).unwrap_or(Mine::WILD);
    out.extend(map.beside(mine).iter().map(Action::Start));
}

/// Appends all that a seat may do in a round.
pub(crate) fn list(
    map: &Map,
    rules: u32,
    sheet: &Sheet,
    desk: Desk,
    announcement: Announcement,
    out: &mut Vec<Action>,
) {
    if desk.phase() == Phase::Roadbed {
        out.push(Action::Pass);
        for die in desk.left() {
            let dots = Dots::new(map, sheet, desk, die);
            out.extend((0..dots.len()).map(|n| dots.nth(n)));
        }
        list_specials(map, sheet, desk, out);
    } else {
        list_few(map, rules, sheet, desk, announcement, out);
    }
}

/// One of the actions of [`list`], all equally likely.
pub(crate) fn pick(
    map: &Map,
    rules: u32,
    sheet: &Sheet,
    desk: Desk,
    announcement: Announcement,
    luck: &mut impl Luck,
    room: &mut Vec<Action>,
) -> Action {
    room.clear();
    if desk.phase() != Phase::Roadbed {
        list_few(map, rules, sheet, desk, announcement, room);
        return room[luck.below(room.len() as u32) as usize];
    }
    let dots = Die::ALL.map(|it| desk.left().contains(it).then(|| Dots::new(map, sheet, desk, it)));
    let n_dots: usize = dots.iter().flatten().map(Dots::len).sum();
    list_specials(map, sheet, desk, room);
    let mut n = luck.below((1 + n_dots + room.len()) as u32) as usize;
    if n == 0 {
        return Action::Pass;
    }
    n -= 1;
    for dots in dots.iter().flatten() {
        if n < dots.len() {
            return dots.nth(n);
        }
        n -= dots.len();
    }
    room[n]
}

/// Appends the actions of every phase but that of the dots.
fn list_few(map: &Map, rules: u32, sheet: &Sheet, desk: Desk, announcement: Announcement, out: &mut Vec<Action>) {
    match desk.phase() {
        Phase::Land => {
            out.push(Action::Pass);
            for pair in Pair::ALL {
                let cities = map.takers(desk.roll().sum(pair)).minus(sheet.stations());
                out.extend(cities.iter().map(|city| Action::City(pair, city)));
            }
            list_specials(map, sheet, desk, out);
        }
        Phase::ExtraDot => {
            out.push(Action::Pass);
            out.extend(desk.extra_lands(map, sheet, rules).iter().map(Action::Dot));
        }
        Phase::Line | Phase::ExtraLine => {
            out.push(Action::Pass);
            let joined = |city| sheet.network(city);
            walk::lines(map, *sheet.free(), sheet.stations(), joined, |line| out.push(Action::Line(line)));
        }
        Phase::Ready => out.push(Action::Done(announcement)),
        Phase::Start | Phase::Roadbed => {}
    }
}

/// Appends the special lines, with each die and each number they may give it.
fn list_specials(map: &Map, sheet: &Sheet, desk: Desk, out: &mut Vec<Action>) {
    if desk.has_special() || sheet.free().is_empty() {
        return;
    }
    walk::special_lines(map, *sheet.free(), sheet.stations(), sheet.mines(), |line| {
        for die in desk.left() {
            if line.to() == Mine::WILD {
                out.extend(Face::ALL.map(|face| Action::Special { line, die, face: Some(face) }));
            } else {
                out.push(Action::Special { line, die, face: None });
            }
        }
    });
}
