//! The legal moves by the cells that they touch, one after the other: what a touch can lead to.

use railage::{Action, Die, Face};

use super::spot::Spot;

/// A legal move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Move {
    pub(super) action: Action,
    pub(super) text: String,
    /// Its cells in the order in which they may be touched: in either direction.
    ways: Vec<Vec<Spot>>,
}

/// All legal moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Moves(Vec<Move>);

/// What is touched so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Draft {
    /// The dice for a ○; at most two.
    pub(super) pair: Vec<Die>,
    /// The die of the dots, or the one that a special line changes.
    pub(super) die: Option<Die>,
    /// The number that the wild mine gives.
    pub(super) face: Option<Face>,
    /// The cells, in order.
    pub(super) spots: Vec<Spot>,
    /// Where a line shall end, by whatever way.
    pub(super) end: Option<Spot>,
}

/// What a cell is good for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Use {
    /// A first or a further ○, or a dot.
    Mark,
    /// The next cell of a line, or its first.
    Step,
    /// The other end of a line, over some more cells.
    End,
    /// The first cell of a special line, or its next.
    Special,
}

fn ways(action: &Action) -> Vec<Vec<Spot>> {
    let both = |from: Spot, path: &railage::Path, to: Spot| {
        let land = path.as_slice().iter().map(|&it| Spot::Land(it));
        let way: Vec<_> = [from].into_iter().chain(land).chain([to]).collect();
        let back = way.iter().rev().copied().collect();
        vec![way, back]
    };
    match *action {
        Action::Start(city) | Action::City(_, city) => vec![vec![Spot::City(city)]],
        Action::Dot(land) | Action::Dots(_, land, None) => vec![vec![Spot::Land(land)]],
        Action::Dots(_, one, Some(other)) => {
            let [one, other] = [Spot::Land(one), Spot::Land(other)];
            vec![vec![one, other], vec![other, one]]
        }
        Action::Line(line) => both(Spot::City(line.from()), line.path(), Spot::City(line.to())),
        Action::Special { line, .. } => both(Spot::City(line.from()), line.path(), Spot::Mine(line.to())),
        Action::Pass | Action::Done(_) => Vec::new(),
    }
}

const fn is_line(action: &Action) -> bool {
    matches!(action, Action::Line(_) | Action::Special { .. })
}

impl Draft {
    /// Whether a move agrees with the dice that are chosen.
    fn allows(&self, action: &Action) -> bool {
        match *action {
            Action::City(pair, _) => !self.pair.contains(&pair.left()),
            Action::Dots(die, ..) => self.die.is_none_or(|it| it == die),
            Action::Special { die, face, .. } => {
                self.die.is_none_or(|it| it == die) && (self.face.is_none() || face.is_none() || self.face == face)
            }
            _ => true,
        }
    }

    /// Whether nothing on the map is touched.
    pub(super) fn is_empty(&self) -> bool {
        self.spots.is_empty()
    }

    /// The same without its cells.
    fn bare(&self) -> Self {
        Self { spots: Vec::new(), end: None, ..self.clone() }
    }

    fn with(&self, spots: Vec<Spot>) -> Self {
        Self { spots, end: None, ..self.clone() }
    }
}

impl Moves {
    /// Reads the list of legal moves.
    pub(super) fn read(actions: &[String]) -> Self {
        let read = |text: &String| {
            let action = text.parse().ok()?;
            Some(Move { action, text: text.clone(), ways: ways(&action) })
        };
        Self(actions.iter().filter_map(read).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn actions(&self) -> impl Iterator<Item = &Action> {
        self.0.iter().map(|it| &it.action)
    }

    /// The move that touches no cell: `pass` or `done …`.
    pub(super) fn without_cell(&self) -> Option<&Move> {
        self.0.iter().find(|it| it.ways.is_empty())
    }

    /// Whether there is nothing to choose.
    pub(super) fn is_forced(&self) -> bool {
        self.0.len() == 1
    }

    /// Whether any of the moves is a special line.
    pub(super) fn has_special(&self) -> bool {
        self.0.iter().any(|it| matches!(it.action, Action::Special { .. }))
    }

    /// Whether a special line is being drawn.
    pub(super) fn is_special(&self, draft: &Draft) -> bool {
        !draft.is_empty() && self.leading(draft).any(|it| matches!(it.0.action, Action::Special { .. }))
    }

    /// The dice that the moves of this draft can use.
    pub(super) fn dice(&self, draft: &Draft) -> Vec<Die> {
        let free = Draft { die: None, face: None, ..draft.clone() };
        let mut res: Vec<_> = self.leading(&free).filter_map(|it| die_of(&it.0.action)).collect();
        res.sort_unstable();
        res.dedup();
        res
    }

    /// The numbers that a wild mine can give in this draft.
    pub(super) fn faces(&self, draft: &Draft) -> Vec<Face> {
        let free = Draft { face: None, ..draft.clone() };
        let complete = self.complete(&free);
        let mut res: Vec<_> = complete.iter().filter_map(|it| face_of(&it.action)).collect();
        res.sort_unstable();
        res.dedup();
        res
    }

    /// The moves that begin with what is touched.
    fn leading<'a, 'b>(&'a self, draft: &'b Draft) -> impl Iterator<Item = (&'a Move, &'a [Spot])> + use<'a, 'b> {
        let fitting = self.0.iter().filter(|it| draft.allows(&it.action));
        fitting.flat_map(|it| {
            it.ways.iter().filter(|way| way.starts_with(&draft.spots)).map(move |way| (it, way.as_slice()))
        })
    }

    /// The moves that this draft is, the shortest first.
    fn complete<'a>(&'a self, draft: &Draft) -> Vec<&'a Move> {
        let n = draft.spots.len();
        let mut res: Vec<_> = match draft.end {
            _ if n == 0 => Vec::new(),
            None => self.leading(draft).filter(|it| it.1.len() == n).collect(),
            end => self.leading(draft).filter(|it| it.1.len() > n && it.1.last().copied() == end).collect(),
        };
        res.sort_by_key(|it| it.1.len());
        res.into_iter().map(|it| it.0).collect()
    }

    /// The moves that this draft is, in the notation, the shortest first.
    ///
    /// A special line changes the die that is chosen, or else the first one, so that turning leads from way to way.
    pub(super) fn options(&self, draft: &Draft) -> Vec<String> {
        let mut res = self.complete(draft);
        if let Some(first @ Action::Special { .. }) = res.first().map(|it| it.action) {
            let (die, face) = (die_of(&first), face_of(&first));
            res.retain(|it| die_of(&it.action) == die && face_of(&it.action) == face);
        }
        res.into_iter().map(|it| it.text.clone()).collect()
    }

    /// What each cell is good for next.
    pub(super) fn uses(&self, draft: &Draft) -> Vec<(Spot, Use)> {
        let n = draft.spots.len();
        let mut res = Vec::new();
        // After the end of a line was named, another way or another end may still be.
        for (it, way) in self.leading(draft) {
            let Some(&next) = way.get(n) else { continue };
            let is_special = matches!(it.action, Action::Special { .. });
            res.push(match (is_line(&it.action), n) {
                (false, _) => (next, Use::Mark),
                (true, 0) if is_special => (next, Use::Special),
                (true, _) => (next, Use::Step),
            });
            if is_line(&it.action) && n > 0 {
                res.extend(way.last().map(|&end| (end, Use::End)));
            }
        }
        res.sort_unstable();
        res.dedup_by_key(|it| it.0);
        res
    }

    fn is_prefix(&self, draft: &Draft) -> bool {
        self.leading(draft).next().is_some()
    }

    /// The draft after a touch; `None` if the touch means nothing, or means to turn what is chosen.
    pub(super) fn touched(&self, draft: &Draft, spot: Spot) -> Option<Draft> {
        let n = draft.spots.len();
        if draft.end == Some(spot) {
            return None;
        }
        let longer = draft.with(draft.spots.iter().copied().chain([spot]).collect());
        if !draft.spots.contains(&spot) && self.is_prefix(&longer) {
            return Some(longer);
        }
        let to_end = Draft { end: Some(spot), ..draft.clone() };
        if n > 0 && !self.complete(&to_end).is_empty() {
            return Some(to_end);
        }
        if let Some(at) = draft.spots.iter().position(|&it| it == spot) {
            return self.untouched(draft, at);
        }
        // A third dot takes the place of the older one.
        let newer = draft.with(draft.spots.iter().skip(1).copied().chain([spot]).collect());
        let anew = draft.with(vec![spot]);
        // Dice that were chosen for something else do not forbid a special line.
        let free = Draft { spots: vec![spot], ..Draft::default() };
        [newer, anew, free].into_iter().find(|it| self.is_prefix(it))
    }

    /// The draft without what was touched again: a dot, or the end of a line.
    fn untouched(&self, draft: &Draft, at: usize) -> Option<Draft> {
        let is_way = self.leading(&draft.with(draft.spots[..1].to_vec())).any(|it| is_line(&it.0.action));
        let mut spots = draft.spots.clone();
        if !is_way {
            // A ○ is not taken away by a second touch, it is turned to other dice.
            if matches!(spots[at], Spot::City(_)) {
                return None;
            }
            spots.remove(at);
        } else if at + 1 < spots.len() || draft.end.is_some() {
            spots.truncate(at + 1);
        } else if self.options(draft).is_empty() || at == 0 {
            spots.truncate(at);
        } else {
            return None;
        }
        Some(if spots.is_empty() { draft.bare() } else { draft.with(spots) })
    }

    /// The draft after a touch of a die: two of three for a ○, one for dots and for a special line.
    pub(super) fn with_die(&self, draft: &Draft, die: Die) -> Draft {
        let mut res = draft.clone();
        if self.chooses_pair(draft) {
            match res.pair.iter().position(|&it| it == die) {
                Some(at) => _ = res.pair.remove(at),
                None => res.pair.push(die),
            }
            if res.pair.len() > 2 {
                res.pair.remove(0);
            }
        } else {
            res.die = if res.die == Some(die) && !self.is_special(draft) { None } else { Some(die) };
        }
        if self.is_prefix(&res) { res } else { res.bare() }
    }

    /// Whether the dice are chosen for a ○ now.
    pub(super) fn chooses_pair(&self, draft: &Draft) -> bool {
        let free = Draft { pair: Vec::new(), ..draft.clone() };
        self.leading(&free).any(|it| matches!(it.0.action, Action::City(..)))
    }
}

const fn die_of(action: &Action) -> Option<Die> {
    match *action {
        Action::Dots(die, ..) | Action::Special { die, .. } => Some(die),
        _ => None,
    }
}

const fn face_of(action: &Action) -> Option<Face> {
    match *action {
        Action::Special { face, .. } => face,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use railage::{City, Land, Mine};

    use super::*;

    fn moves(actions: &[&str]) -> Moves {
        let actions: Vec<_> = actions.iter().map(|&it| it.to_owned()).collect();
        let res = Moves::read(&actions);
        assert_eq!(res.0.len(), actions.len(), "all of them are moves");
        res
    }

    /// A spot by its name: `C`, `C4`, `M3`, `M*`.
    fn spot(name: &str) -> Spot {
        let (first, rest) = name.split_at(1);
        match (first, rest) {
            ("M", "*") => Spot::Mine(Mine::WILD),
            ("M", rest) => Spot::Mine(Mine::new(rest.parse().expect("a number")).expect("a mine")),
            (letter, rest) => {
                let city = City::new(letter.chars().next().expect("a letter")).expect("a city");
                match rest.parse() {
                    Ok(number) => Spot::Land(Land::new(city, number).expect("a land cell")),
                    Err(_) => Spot::City(city),
                }
            }
        }
    }

    /// Touches one spot after the other; a touch that means nothing changes nothing.
    fn touch(moves: &Moves, names: &str) -> Draft {
        names
            .split_whitespace()
            .fold(Draft::default(), |draft, name| moves.touched(&draft, spot(name)).unwrap_or(draft))
    }

    /// What is chosen after some touches, and where the next one may go.
    #[track_caller]
    fn check(actions: &[&str], names: &str, options: &[&str], next: &str) {
        let moves = moves(actions);
        let draft = touch(&moves, names);
        assert_eq!(moves.options(&draft), options, "{draft:?}");
        let mut uses: Vec<_> = moves.uses(&draft).into_iter().map(|it| it.0.name()).collect();
        uses.sort();
        assert_eq!(uses.join(" "), next, "{draft:?}");
    }

    const LAND: [&str; 6] =
        ["pass", "city 1+2 C", "city 1+3 C", "city 2+3 D", "special A A1 M3 die 1", "special A A1 M3 die 2"];
    const DOTS: [&str; 7] =
        ["pass", "dots 1 C1", "dots 1 C2", "dots 1 D1", "dots 1 C1 C2", "dots 1 C1 D1", "dots 1 C2 D1"];
    const LINES: [&str; 5] = ["pass", "line A A1 B", "line A A2 A3 B", "line A A1 C1 C", "line B B1 D"];

    #[test]
    fn a_city_is_chosen_with_whatever_dice_take_it() {
        check(&LAND, "", &[], "A C D M3");
        check(&LAND, "C", &["city 1+2 C", "city 1+3 C"], "");
        check(&LAND, "C D", &["city 2+3 D"], "");
        check(&LAND, "C C", &["city 1+2 C", "city 1+3 C"], "");
    }

    #[test]
    fn dice_leave_only_what_they_take() {
        let moves = moves(&LAND);
        let one = Die::ALL.map(|it| moves.with_die(&Draft::default(), it));
        assert_eq!(one[0].pair, [Die::ALL[0]]);
        let uses = |draft: &Draft| moves.uses(draft).into_iter().map(|it| it.0.name()).collect::<Vec<_>>();
        assert_eq!(uses(&one[0]), ["A", "C", "M3"], "special lines stay possible");
        let two = moves.with_die(&one[0], Die::ALL[2]);
        let draft = moves.touched(&two, spot("C")).expect("C fits");
        assert_eq!(moves.options(&draft), ["city 1+3 C"]);
        // A third die takes the place of the first one.
        let third = moves.with_die(&two, Die::ALL[1]);
        assert_eq!(third.pair, [Die::ALL[2], Die::ALL[1]]);
        assert_eq!(moves.with_die(&third, Die::ALL[1]).pair, [Die::ALL[2]], "a second touch lets it go");
        // The city that was chosen does not fit the other dice, so it is let go.
        assert!(moves.with_die(&Draft { pair: vec![Die::ALL[1]], ..draft }, Die::ALL[2]).is_empty());
    }

    #[test]
    fn dots_are_touched_one_by_one_and_again_to_let_go() {
        check(&DOTS, "", &[], "C1 C2 D1");
        check(&DOTS, "C1", &["dots 1 C1"], "C2 D1");
        check(&DOTS, "C2 C1", &["dots 1 C1 C2"], "");
        check(&DOTS, "C2 C1 C2", &["dots 1 C1"], "C2 D1");
        check(&DOTS, "C1 C1", &[], "C1 C2 D1");
        check(&DOTS, "C1 C2 D1", &["dots 1 C2 D1"], "");
    }

    #[test]
    fn a_line_is_drawn_cell_by_cell_from_either_end() {
        check(&LINES, "", &[], "A B C D");
        check(&LINES, "A", &[], "A1 A2 B C");
        check(&LINES, "A A2", &[], "A3 B");
        check(&LINES, "A A2 A3", &[], "B");
        check(&LINES, "A A2 A3 B", &["line A A2 A3 B"], "");
        check(&LINES, "C C1 A1 A", &["line A A1 C1 C"], "");
        check(&LINES, "A A1 A1", &[], "A1 A2 B C");
        check(&LINES, "A A2 A3 A", &[], "A1 A2 B C");
        check(&LINES, "A A", &[], "A B C D");
        check(&LINES, "A D", &[], "B B1");
    }

    #[test]
    fn the_end_of_a_line_chooses_all_ways_to_it_the_shortest_first() {
        check(&LINES, "A B", &["line A A1 B", "line A A2 A3 B"], "A1 A2 B C");
        check(&LINES, "B A", &["line A A1 B", "line A A2 A3 B"], "A A1 A3 B1 D");
        check(&LINES, "A B C", &["line A A1 C1 C"], "A1 A2 B C");
        check(&LINES, "A B A2", &[], "A3 B");
        let moves = moves(&LINES);
        assert_eq!(moves.touched(&touch(&moves, "A B"), spot("B")), None, "it is turned");
    }

    #[test]
    fn a_special_line_changes_the_die_that_is_touched() {
        check(&LAND, "M3 A", &["special A A1 M3 die 1"], "A A1");
        check(&LAND, "A A1 M3", &["special A A1 M3 die 1"], "");
        let moves = moves(&LAND);
        let draft = touch(&moves, "A M3");
        assert!(moves.is_special(&draft) && !moves.chooses_pair(&draft));
        assert_eq!(moves.dice(&draft), Die::ALL[..2]);
        let second = moves.with_die(&draft, Die::ALL[1]);
        assert_eq!(moves.options(&second), ["special A A1 M3 die 2"]);
        assert_eq!(
            moves.touched(&second, spot("C")).map(|it| moves.options(&it)),
            Some(vec!["city 1+2 C".to_owned(), "city 1+3 C".to_owned()])
        );
    }

    #[test]
    fn the_wild_mine_asks_for_a_number() {
        let faces: Vec<_> = (1..=6).map(|it| format!("special A A1 M* die 1 as {it}")).collect();
        let moves = Moves::read(&faces);
        let draft = touch(&moves, "A M*");
        assert_eq!(moves.options(&draft), ["special A A1 M* die 1 as 1"]);
        assert_eq!(moves.faces(&draft), Face::ALL);
        let five = Draft { face: Face::new(5), ..draft };
        assert_eq!(moves.options(&five), ["special A A1 M* die 1 as 5"]);
    }

    #[test]
    fn what_touches_no_cell_has_a_button() {
        assert_eq!(moves(&LAND).without_cell().map(|it| it.text.as_str()), Some("pass"));
        assert!(moves(&["done upper 5 end"]).is_forced());
        assert!(moves(&[]).is_empty() && moves(&[]).without_cell().is_none());
    }
}
