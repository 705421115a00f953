//! Which of the legal moves the player wants to see on the board: the plain ones, or those of an override, of shares, of
//! another part of the setup.

use thirty::{Action, Pair, Part, Sheet};
use track::Kind;

use client::grid::{Open, Place};

/// What is wanted beyond the plain move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    /// The override of the white die: any empty square.
    pub(super) white: bool,
    /// The override of the coloured die: the other pieces are laid out to choose from.
    pub(super) colour: bool,
    /// The piece that was chosen instead of the one on the coloured die.
    pub(super) kind: Option<Kind>,
    /// Shares instead of track.
    pub(super) shares: bool,
    /// Shares of which pair.
    pub(super) pair: Option<Pair>,
    /// The part of the setup, where the order is free.
    pub(super) part: Option<Part>,
}

impl Wish {
    /// The part of the setup that is being decided.
    pub(super) fn part(self, sheet: &Sheet) -> Option<Part> {
        self.part.filter(|&it| !sheet.has(it)).or_else(|| sheet.missing_part())
    }

    fn fits(self, action: Action, sheet: &Sheet) -> bool {
        match action {
            Action::Place { piece, with, .. } => {
                let is_piece = match self.kind {
                    None => !with.colour(),
                    Some(kind) => with.colour() && piece.kind() == kind,
                };
                !self.shares && is_piece && (self.white || !with.white())
            }
            Action::Shares { pair, .. } => self.shares && self.pair == Some(pair),
            Action::Skip(_) => self.part(sheet) == Some(Part::Skip),
            Action::Mine(_) => self.part(sheet) == Some(Part::Mine),
            Action::Station(station, _) => self.part(sheet) == Some(Part::Station(station)),
            Action::Bonus(_) => self.part(sheet) == Some(Part::Bonus),
        }
    }
}

/// Where a move is made; nowhere for a mountain that stays.
pub(super) fn place(action: Action, sheet: &Sheet) -> Option<Place> {
    match action {
        Action::Skip(y) => sheet.mountains().into_iter().find(|it| Some(it.y()) == y).map(Place::from),
        Action::Station(_, border) => Some(border.into()),
        Action::Mine(square) | Action::Bonus(square) | Action::Place { square, .. } => Some(square.into()),
        Action::Shares { cross, .. } => Some(cross.into()),
    }
}

/// The places that are open to such a wish, each with its moves.
pub(super) fn open(actions: &[String], sheet: &Sheet, wish: Wish) -> Open {
    let mut res = Open::new();
    for text in actions {
        let Ok(action) = text.parse::<Action>() else { continue };
        if let Some(place) = place(action, sheet).filter(|_| wish.fits(action, sheet)) {
            res.entry(place).or_default().push(text.clone());
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Table, Viewer};
    use thirty::{Setup, Thirty, View};
    use track::SquareSet;

    use super::*;

    /// A game after these lines of a record: its view and the legal moves of the first seat.
    fn play(setup: &str, lines: &str) -> (View, Vec<String>) {
        let mut table = Table::<Thirty>::new(setup.parse::<Setup>().expect("a setup"));
        for line in lines.split(", ") {
            match line.strip_prefix(". ") {
                Some(chance) => table.happen(chance.parse().expect("a chance")).expect("allowed"),
                None => table.act(Seat::FIRST, line.parse().expect("an action")).expect("allowed"),
            }
        }
        let mut actions = Vec::new();
        table.state().actions(Seat::FIRST, &mut actions);
        let view = table.state().view(Viewer::Seat(Seat::FIRST));
        (view, actions.into_iter().map(|it| it.to_string()).collect())
    }

    const MOUNTAINS: &str = ". mountain x1/y1, . mountain x2/y2, . mountain x3/y3, . mountain x4/y4, . mountain x5/y5, \
                             . mountain x6/y6";
    const SETUP: &str = ", skip y6, mine x2/y1, station 1 x0/y4, station 2 x2/y7, station 3 x7/y5, station 4 x4/y0, \
                         bonus x4/y3, . roll 6 6";

    fn squares(open: &Open) -> SquareSet {
        open.keys().filter_map(|it| it.square()).collect()
    }

    #[test]
    fn mountains_are_left_out_where_they_stand() {
        let (view, actions) = play("basic seats 1", MOUNTAINS);
        let sheet = &view.sheets[Seat::FIRST];
        let open = open(&actions, sheet, Wish::default());
        assert_eq!(squares(&open), sheet.mountains());
        assert_eq!(open.get(&Place::new(3, 3).expect("a place")), Some(&vec!["skip y3".to_owned()]));
    }

    #[test]
    fn an_override_of_the_white_die_opens_all_squares_and_spends_nothing_near() {
        let (view, actions) = play("basic seats 1", &format!("{MOUNTAINS}{SETUP}"));
        let sheet = &view.sheets[Seat::FIRST];
        let roll = view.roll(sheet).expect("a roll");
        let plain = open(&actions, sheet, Wish::default());
        assert_eq!(squares(&plain), sheet.reach(roll));
        assert!(plain.values().all(|it| it.len() == 8), "a junction has eight ways round");
        let wide = open(&actions, sheet, Wish { white: true, ..Wish::default() });
        assert_eq!(squares(&wide), sheet.free());
        for (place, options) in &wide {
            let is_near = place.square().is_some_and(|it| sheet.reach(roll).contains(it));
            assert!(options.iter().all(|it| it.contains("override") != is_near), "{place}: {options:?}");
        }
    }

    #[test]
    fn an_override_of_the_coloured_die_offers_the_chosen_piece() {
        let (view, actions) = play("basic seats 1", &format!("{MOUNTAINS}{SETUP}"));
        let sheet = &view.sheets[Seat::FIRST];
        let wish = Wish { colour: true, kind: Some(Kind::Straight), ..Wish::default() };
        let other = open(&actions, sheet, wish);
        let place = Place::new(6, 1).expect("a place");
        let ways = ["x6/y1 = 2a override colour", "x6/y1 = 2b override colour"].map(ToOwned::to_owned);
        assert_eq!(other.get(&place).map(Vec::as_slice), Some(ways.as_slice()));
        let both = open(&actions, sheet, Wish { white: true, ..wish });
        let far = Place::new(1, 2).expect("a place");
        assert_eq!(both.get(&far).map(|it| it[0].as_str()), Some("x1/y2 = 2a override both"));
    }

    #[test]
    fn shares_are_bought_with_any_empty_square() {
        let (view, actions) = play("advanced seats 1", &format!("{MOUNTAINS}{SETUP}"));
        let sheet = &view.sheets[Seat::FIRST];
        assert!(open(&actions, sheet, Wish { shares: true, ..Wish::default() }).is_empty(), "no pair is chosen yet");
        let pair = Pair::ALL.into_iter().find(|it| it.to_string() == "2-4");
        let shares = open(&actions, sheet, Wish { shares: true, pair, ..Wish::default() });
        assert_eq!(squares(&shares), sheet.free());
        let cross = Place::new(3, 2).expect("a place");
        assert_eq!(shares.get(&cross).map(|it| it[0].as_str()), Some("shares 2-4 cross x3/y2"));
    }

    #[test]
    fn by_post_every_part_of_the_setup_can_come_next() {
        let (view, actions) = play("postal seats 1", MOUNTAINS);
        let sheet = &view.sheets[Seat::FIRST];
        assert_eq!(squares(&open(&actions, sheet, Wish::default())), sheet.mountains());
        let bonus = open(&actions, sheet, Wish { part: Some(Part::Bonus), ..Wish::default() });
        assert_eq!(squares(&bonus), sheet.free());
        let station = Part::ALL[2];
        let borders = open(&actions, sheet, Wish { part: Some(station), ..Wish::default() });
        assert_eq!(borders.keys().filter(|it| it.border().is_some()).count(), 24);
    }
}
