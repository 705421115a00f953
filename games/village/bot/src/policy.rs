//! How a game is played on in a search: oneself by what is worth most at once, the others quickly.

use fastrand::Rng;
use kernel::{Event, Game as _, Seat, Turn};
use village::{Action, Line, Order, Place, Space, Stage, Tableau, Taken, Village};

use super::{TRIP_PRICE, worth::Worth};

/// Plays to the end, `seat` with care, and with one rival the rival too.
pub(super) fn play_on(game: &mut Village, seat: Seat, luck: &mut Rng) {
    let is_duel = game.n_seats() == 2;
    // Drawing without this room never lists anything once the corner pieces are dealt.
    let mut room = Vec::new();
    // Where the card goes that was taken: what fills the market changes nothing of what a place is worth at once.
    let mut then = None;
    loop {
        let event = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Event::Chance(game.draw(luck, &mut room)),
            Turn::Seats(waiting) => {
                let at = waiting.lowest().expect("a game never waits for nobody");
                let action = match then.take() {
                    Some(action) => action,
                    None if at == seat || is_duel => {
                        let action;
                        (action, then) = careful(game, at);
                        action
                    }
                    None => quick(game, at, luck),
                };
                Event::Act { seat: at, action }
            }
        };
        game.apply(event);
    }
}

/// The action that is worth most at once, and where the card goes that it takes.
pub(super) fn careful(game: &Village, seat: Seat) -> (Action, Option<Action>) {
    acts(game, best(game, seat))
}

/// One act or two, as the game is played.
const fn acts(game: &Village, action: Action) -> (Action, Option<Action>) {
    match action {
        _ if game.setup().is_in_one_act() => (action, None),
        Action::TakeAndLay { place, space, turned } => (Action::Take(place), Some(Action::Lay { space, turned })),
        Action::TripAndAssign { place, line } => (Action::Trip(place), Some(Action::Assign(line))),
        _ => (action, None),
    }
}

/// What is worth most at once; a card that is taken is placed in the same act.
fn best(game: &Village, seat: Seat) -> Action {
    let (Some(worth), Some(tableau)) = (Worth::of(game, seat), game.tableau(seat)) else { return Action::Done };
    let money = tableau.money();
    let mut best = (i32::MIN, Action::Done);
    let mut consider = |gain: i32, action: Action| {
        if gain > best.0 {
            best = (gain, action);
        }
    };
    let places = || (1..).map_while(Place::new);
    let may_plan = match game.stage() {
        Stage::Build { has_planned } => {
            for (place, offer) in places().zip(game.tracks()).take_while(|it| it.0.price() <= money) {
                let money = worth.money(offer.coins, place.price());
                for (gain, space, turned) in worth.lays(offer.card) {
                    consider(gain + money, Action::TakeAndLay { place, space, turned });
                }
            }
            !has_planned
        }
        Stage::Lay { .. } => {
            if let Some(Taken::Track(card)) = game.taken() {
                worth.lays(card).for_each(|(gain, space, turned)| consider(gain, Action::Lay { space, turned }));
            }
            false
        }
        Stage::Assign => {
            if let Some(Taken::Trip(trip)) = game.taken() {
                worth.assigns(trip).for_each(|(gain, line)| consider(gain, Action::Assign(line)));
            }
            false
        }
        Stage::Plan => {
            consider(0, Action::Done);
            true
        }
        Stage::Resolve { lines } => {
            for line in lines {
                for terminus in game.hand(seat) {
                    consider(worth.resolve(line, terminus), Action::Resolve { line, terminus });
                }
            }
            false
        }
        Stage::Under { .. } => return Action::Under(Order::AsPlanned),
        Stage::Deal | Stage::Draw | Stage::Over => false,
    };
    if may_plan && let Some(rest) = money.checked_sub(TRIP_PRICE) {
        for (place, offer) in places().zip(game.trips()).take_while(|it| it.0.price() <= rest) {
            let money = worth.money(offer.coins, TRIP_PRICE + place.price());
            for (gain, line) in worth.assigns(offer.card).filter(|it| it.0 + money > 0) {
                consider(gain + money, Action::TripAndAssign { place, line });
            }
        }
    }
    best.1
}

/// Some action of another player: what it takes from the markets matters, where it lays it does not.
fn quick(game: &Village, seat: Seat, luck: &mut Rng) -> Action {
    let Some(tableau) = game.tableau(seat) else { return Action::Done };
    let is_in_one_act = game.setup().is_in_one_act();
    // Cheap cards are taken more often.
    let mut place = |n_cards: usize, money: u16| {
        let n = n_cards.min(usize::from(money) + 1) as u32;
        Place::new(1 + luck.u32(..n).min(luck.u32(..n)) as u8)
    };
    match game.stage() {
        Stage::Build { .. } => {
            let place = place(game.tracks().count(), tableau.money());
            if is_in_one_act {
                let both = |(place, space)| Action::TakeAndLay { place, space, turned: false };
                return place.zip(any_space(tableau, luck)).map_or(Action::Done, both);
            }
            place.map_or(Action::Done, Action::Take)
        }
        Stage::Lay { .. } => {
            any_space(tableau, luck).map_or(Action::Done, |space| Action::Lay { space, turned: false })
        }
        Stage::Assign => tableau.open().into_iter().next().map_or(Action::Done, Action::Assign),
        Stage::Resolve { lines } => {
            let terminus = game.hand(seat).next();
            let line: Option<Line> = lines.into_iter().next();
            line.zip(terminus).map_or(Action::Done, |(line, terminus)| Action::Resolve { line, terminus })
        }
        Stage::Under { .. } => Action::Under(Order::AsPlanned),
        Stage::Plan => {
            let place = place(game.trips().count(), tableau.money().saturating_sub(TRIP_PRICE));
            let line = tableau.open().into_iter().next();
            match place.zip(line).filter(|_| luck.u8(..3) > 0) {
                Some((place, line)) if is_in_one_act => Action::TripAndAssign { place, line },
                Some((place, _)) => Action::Trip(place),
                None => Action::Done,
            }
        }
        Stage::Deal | Stage::Draw | Stage::Over => Action::Done,
    }
}

fn any_space(tableau: &Tableau, luck: &mut Rng) -> Option<Space> {
    tableau.reach().into_iter().nth(luck.u32(..tableau.reach().len() as u32) as usize)
}

#[cfg(test)]
mod tests {
    use village::Setup;

    use super::*;

    #[test]
    fn whoever_plays_on_keeps_the_rules() {
        let mut points = [0; 2];
        for (n_seats, seed) in [2, 3, 4].into_iter().flat_map(|it| (0..20).map(move |seed| (it, seed))) {
            // By the newest rules and by the first, in turn.
            let rules = [Village::RULES, Village::OLDEST_RULES][(seed % 2) as usize];
            let mut game = Village::new(&Setup::by_rules(rules, n_seats).expect("two to four seats"));
            let mut luck = Rng::with_seed(seed);
            loop {
                let event = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                    Turn::Seats(waiting) => {
                        let seat = waiting.lowest().expect("somebody");
                        let is_careful = seat == Seat::FIRST;
                        let action = if is_careful { careful(&game, seat).0 } else { quick(&game, seat, &mut luck) };
                        assert_eq!(game.check(seat, action), Ok(()), "{action}");
                        Event::Act { seat, action }
                    }
                };
                game.apply(event);
            }
            points[0] += game.score(Seat::FIRST);
            points[1] += game.score(Seat::new(1).expect("a second seat"));
        }
        assert!(points[0] > points[1], "care helps: {points:?}");
    }

    #[test]
    fn care_takes_what_is_worth_most() {
        let mut game = Village::new(&Setup::new(2).expect("two seats"));
        let mut luck = Rng::with_seed(1);
        let mut n_compared = 0;
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                Turn::Seats(waiting) => {
                    let seat = waiting.lowest().expect("somebody");
                    let action = careful(&game, seat).0;
                    let mut actions = Vec::new();
                    game.actions(seat, &mut actions);
                    let worth = Worth::of(&game, seat).expect("a tableau");
                    let best = actions.iter().map(|&it| worth.gain(&game, it)).max();
                    assert!(best <= Some(worth.gain(&game, action).max(0)), "{action} is not the best");
                    n_compared += 1;
                    Event::Act { seat, action }
                }
            };
            game.apply(event);
        }
        assert!(n_compared > 24);
    }
}
