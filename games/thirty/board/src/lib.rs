//! The board of 30 Rails in the browser, by the basic, the advanced and the postal rules.

#[macro_use]
extern crate client;

mod board;
mod moves;
mod panel;
mod score;
mod setup;
mod sheet;
mod tour;
mod words;

use client::{
    table::{Position, Status, Table},
    tour::Tour,
};
use kernel::Seat;
use leptos::prelude::*;
use thirty::{Action, Part, Roll, RuleSet, Sheet, Stage, Tally, Thirty, View};

/// The board of 30 Rails.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Thirty;

    const TOUR: Option<&'static Tour> = Some(&tour::TOUR);

    const SHEET: Option<&'static dyn client::sheet::Sheet> = Some(&Self);

    fn view(position: &Position) -> Option<&View> {
        match &position.view {
            library::View::Thirty(view) => Some(view),
            _ => None,
        }
    }

    fn board(table: Table) -> AnyView {
        board::board(table)
    }

    fn prompt(position: &Position, view: &View) -> String {
        let rules = view.setup.rules();
        let Some(sheet) = view.sheets.get(position.seat.unwrap_or(position.shown)) else { return String::new() };
        if view.stage == Stage::Over {
            let tally = Tally::of(sheet, rules);
            return match tally.grade() {
                Some(grade) if position.n_seats() == 1 => {
                    t!("thirty-over-grade", points = tally.total(), grade = words::grade(grade))
                }
                _ => position.ended_with(tally.total()),
            };
        }
        if position.status != Status::Playing {
            return String::new();
        }
        let is_mine = position.is_mine();
        match (view.stage, sheet.missing_part(), view.roll(sheet)) {
            (Stage::Setup, Some(part), _) if is_mine => setup::prompt(part, rules),
            _ if position.seat.is_some_and(|it| view.gone.contains(it)) => t!("grid-has-left"),
            (Stage::Setup, ..) if position.seat.is_none() => t!("grid-setup-watch"),
            (Stage::Setup, ..) => t!("grid-setup-wait"),
            (_, _, Some(roll)) if is_mine => turn(rules, sheet, roll),
            _ if position.seat.is_some() && !position.waiting.is_empty() => t!("grid-wait"),
            _ => t!("grid-turn", n = view.n_rolls),
        }
    }

    fn score(position: &Position, view: &View) -> AnyView {
        let Some(sheet) = view.sheets.get(position.shown) else { return ().into_any() };
        let name = (position.n_seats() > 1).then(|| position.name(position.shown));
        score::view(sheet, view.setup.rules(), name)
    }

    fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
        let rules = view.setup.rules();
        let tried = view.tried(seat, action.parse().ok()?)?;
        let gain = Tally::of(&tried, rules).total() - Tally::of(view.sheets.get(seat)?, rules).total();
        (view.stage != Stage::Setup || gain != 0).then_some(gain)
    }

    fn describe(view: &View, action: &str) -> String {
        action.parse::<Action>().map_or_else(|_| action.to_owned(), |it| words::action(it, view.setup.rules()))
    }

    fn happened(position: &Position, view: &View, line: &str) -> String {
        words::happened(position, view, line).unwrap_or_else(|| line.to_owned())
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(Tally::of(view.sheets.get(seat)?, view.setup.rules()).total())
    }

    fn is_shown(view: &View, seat: Seat) -> bool {
        view.sheets.get(seat).is_some()
    }

    fn is_gone(view: &View, seat: Seat) -> bool {
        view.gone.contains(seat)
    }
}

fn turn(rules: RuleSet, sheet: &Sheet, roll: Roll) -> String {
    let number = sheet.n_turns() + 1;
    let (piece, white) = (words::kind(roll.colour()), roll.white());
    let is_full = roll.lines().and(sheet.free()).is_empty();
    match rules {
        RuleSet::Postal => {
            let (round, nth) = ((number - 1) / 3 + 1, (number - 1) % 3 + 1);
            if is_full {
                t!("thirty-prompt-round-any", round = round, nth = nth, piece = piece, white = white)
            } else {
                t!("thirty-prompt-round", round = round, nth = nth, piece = piece, white = white)
            }
        }
        RuleSet::Basic | RuleSet::Advanced if is_full => {
            t!("thirty-prompt-turn-any", n = number, piece = piece, white = white)
        }
        RuleSet::Basic | RuleSet::Advanced => t!("thirty-prompt-turn", n = number, piece = piece, white = white),
    }
}

/// What the board shows of a position.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    sheet: Sheet,
    rules: RuleSet,
    stage: Stage,
    /// The roll that is to be placed.
    roll: Option<Roll>,
    /// The rolls of the turn or the round.
    rolls: Vec<Roll>,
    /// How many rolls were made.
    n_rolls: u8,
    /// Whether this sheet can be drawn on now.
    is_mine: bool,
}

impl Shown {
    fn of(position: &Position) -> Option<Self> {
        let view = <Board as client::Board>::view(position)?;
        let sheet = *view.sheets.get(position.shown)?;
        Some(Self {
            sheet,
            rules: view.setup.rules(),
            stage: view.stage,
            roll: view.roll(&sheet).filter(|_| view.stage == Stage::Play),
            rolls: view.rolls.clone(),
            n_rolls: view.n_rolls,
            is_mine: position.seat == Some(position.shown) && !position.actions.is_empty(),
        })
    }

    /// Which of the rolls of the round is to be placed; all of them are done if there is none.
    fn index(&self) -> usize {
        let n_open = usize::from(self.n_rolls.saturating_sub(self.sheet.n_turns()));
        self.rolls.len().saturating_sub(n_open)
    }

    /// Which parts of the setup may come next.
    fn is_open(&self, part: Part) -> bool {
        self.is_mine && self.rules == RuleSet::Postal && !self.sheet.has(part)
    }
}

#[cfg(test)]
mod tests {
    use client::{Board as _, settings, words::Language};
    use kernel::{Game, Table, Turn, Viewer};
    use thirty::Setup;

    use super::*;

    #[test]
    fn a_gain_is_the_difference_of_the_scores_that_the_game_gives() {
        for rules in RuleSet::ALL {
            let mut rng = Rolls(7 + rules as u32);
            let mut table = Table::<Thirty>::new(Setup::new(rules, 1).expect("a seat"));
            let mut n_gains = 0;
            loop {
                table.settle_with(&mut rng);
                if table.state().turn() == Turn::Over {
                    break;
                }
                let view = table.state().view(Viewer::Seat(Seat::FIRST));
                let before = table.state().score(Seat::FIRST);
                let action = table.state().pick(Seat::FIRST, &mut rng, &mut Vec::new());
                let gain = Board::gain(&view, Seat::FIRST, &action.to_string());
                table.act(Seat::FIRST, action).expect("a legal move");
                let change = table.state().score(Seat::FIRST) - before;
                assert_eq!(gain.unwrap_or(0), change, "{action}");
                n_gains += usize::from(gain.is_some());
            }
            assert!(n_gains >= 29, "{rules}: every placement has a gain");
            let view = table.state().view(Viewer::Public);
            assert_eq!(Board::gain(&view, Seat::FIRST, "x1/y1 = 1a"), None, "the game is over");
            assert_eq!(Board::gain(&view, Seat::FIRST, "nonsense"), None);
        }
    }

    #[test]
    fn who_only_watches_or_has_left_is_not_told_to_have_moved() {
        settings::speak(Language::English);
        let mut host = library::find("30-rails").expect("the game").open(None, 3).expect("a table");
        let dice = kernel::Dice::new(kernel::Seed::new([5; 32]), "prompt".parse().expect("a name"));
        host.settle(&dice);
        let names = || ["Ann", "Bob", "Cleo"].map(ToOwned::to_owned).to_vec();
        let told = |position: &Position| Board::prompt(position, Board::view(position).expect("this game"));
        let watched = Position::of(host.as_ref(), Seat::FIRST, "basic", names());
        assert_eq!(told(&watched), t!("grid-setup-watch"));
        let second = Seat::new(1).expect("a seat");
        host.rule(second, "leave").expect("it may leave");
        let left = Position::to_play(host.as_ref(), second, "basic", names());
        let is_gone = |seat| Board::is_gone(Board::view(&left).expect("this game"), seat);
        assert!(is_gone(second) && !is_gone(Seat::FIRST));
        assert_eq!(told(&left), t!("grid-has-left"));
    }

    /// Dice for a test.
    struct Rolls(u32);

    impl kernel::Luck for Rolls {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 8) % n
        }
    }
}
