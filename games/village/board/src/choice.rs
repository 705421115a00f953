//! How a move is put together: a card that is taken up, and a spot of the tableau for it where one is named with it.

use leptos::{ev, prelude::*};
use village::{Action, Content, Offer, Place, Player, TerminusCard, View};

use super::{look, spot::Spot};
use client::table::{Chosen, Table};

/// A card that can be taken up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Held {
    /// Of the track market.
    Track(Place),
    /// Of the trip market.
    Trip(Place),
    /// The one that was taken from a market and waits to be placed.
    Taken,
    /// Of the hand.
    Terminus(TerminusCard),
}

impl Held {
    /// What the style sheet goes by.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Track(_) => "track",
            Self::Trip(_) => "trip",
            Self::Taken => "taken",
            Self::Terminus(_) => "terminus",
        }
    }

    /// How the act is written that takes it from its market, for those that are in one.
    pub(super) fn notation(self) -> String {
        match self {
            Self::Track(place) => Action::Take(place).to_string(),
            Self::Trip(place) => Action::Trip(place).to_string(),
            Self::Taken | Self::Terminus(_) => String::new(),
        }
    }
}

/// The card of an action and the spot that is named with it; `None` for those that need no card.
const fn parts(action: Action) -> Option<(Held, Option<Spot>)> {
    match action {
        Action::Take(place) => Some((Held::Track(place), None)),
        Action::TakeAndLay { place, space, .. } => Some((Held::Track(place), Some(Spot::Space(space)))),
        Action::Lay { space, .. } => Some((Held::Taken, Some(Spot::Space(space)))),
        Action::Trip(place) => Some((Held::Trip(place), None)),
        Action::TripAndAssign { place, line } => Some((Held::Trip(place), Some(Spot::Line(line)))),
        Action::Assign(line) => Some((Held::Taken, Some(Spot::Line(line)))),
        Action::Resolve { line, terminus } => Some((Held::Terminus(terminus), Some(Spot::Line(line)))),
        Action::Under(_) | Action::Done => None,
    }
}

/// The legal actions with this card and this spot, but for those that turn a card which is the same both ways round.
pub(super) fn moves(
    actions: &[Action],
    content: &Content,
    tracks: &[Offer<village::Card>],
    held: Held,
    spot: Option<Spot>,
) -> Vec<Action> {
    // By rules 1 such actions are legal.
    let is_needless = |action: &Action| match action {
        Action::TakeAndLay { place, turned: true, .. } => {
            let offer = tracks.get(usize::from(place.number()) - 1);
            offer.is_some_and(|it| !content.card(it.card).is_turnable())
        }
        _ => false,
    };
    actions.iter().copied().filter(|it| parts(*it) == Some((held, spot)) && !is_needless(it)).collect()
}

/// What is being put together. It can be copied freely.
#[derive(Copy, Clone)]
pub(super) struct Choice {
    pub(super) table: Table,
    /// The legal actions of the player at this screen.
    pub(super) actions: Memo<Vec<Action>>,
    /// The card that is taken up.
    pub(super) held: RwSignal<Option<Held>>,
    /// The spot that is pointed at.
    pub(super) spot: RwSignal<Option<Spot>>,
    /// The spot that the mouse is over.
    pub(super) hovered: RwSignal<Option<Spot>>,
    /// Whether the last thing that was touched was a key.
    pub(super) by_key: StoredValue<bool>,
}

impl Choice {
    pub(super) fn new(table: Table) -> Self {
        let actions = Memo::new(move |_| {
            look(table, |position, _| position.actions.iter().filter_map(|it| it.parse().ok()).collect())
                .unwrap_or_default()
        });
        let this = Self {
            table,
            actions,
            held: RwSignal::new(None),
            spot: RwSignal::new(None),
            hovered: RwSignal::new(None),
            by_key: StoredValue::new(false),
        };
        this.follow();
        this
    }

    /// Forgets what was begun in an old position, and what is cancelled elsewhere.
    fn follow(self) {
        let number = Memo::new(move |_| look(self.table, |position, _| (position.number, position.actions.clone())));
        Effect::new(move |_| {
            // Tracking alone would never compute it.
            let _ = number.get();
            self.reset();
            if self.by_key.get_value() {
                // What was focused may be gone by now; a card that waits is placed next.
                let is_placing = self.held.get_untracked() == Some(Held::Taken);
                let next = if is_placing { ".village-cell.open" } else { ".village [data-next]" };
                request_animation_frame(move || focus(next));
            }
        });
        Effect::new(move |_| {
            if self.table.chosen.with(Option::is_none) && !self.options().is_empty() {
                match self.held.get_untracked() {
                    Some(Held::Terminus(_)) => self.held.set(None),
                    Some(held) if !self.moves(held, None).is_empty() => self.held.set(None),
                    _ => self.spot.set(None),
                }
            }
        });
        let keys = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                self.reset();
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Takes up nothing but the card that waits to be placed; the only line that can be resolved is pointed at from the
    /// beginning.
    fn reset(self) {
        let lines = self.actions.with_untracked(|actions| {
            let lines = actions.iter().filter_map(|it| match it {
                Action::Resolve { line, .. } => Some(Spot::Line(*line)),
                _ => None,
            });
            let mut lines: Vec<_> = lines.collect();
            lines.dedup();
            lines
        });
        let is_placing = |it: &Action| matches!(it, Action::Lay { .. } | Action::Assign(_));
        self.held.set(self.actions.with_untracked(|it| it.iter().any(is_placing)).then_some(Held::Taken));
        self.hovered.set(None);
        self.spot.set(if let [only] = lines[..] { Some(only) } else { None });
    }

    /// Whether a card can be taken up at all.
    pub(super) fn can_hold(self, held: Held) -> bool {
        self.actions.with(|it| it.iter().any(|it| parts(*it).is_some_and(|it| it.0 == held)))
    }

    /// Whether a spot can be pointed at: with the card that is taken up, or with any.
    pub(super) fn is_open(self, spot: Spot) -> bool {
        let held = self.held.get();
        let is_own = look(self.table, |position, _| position.seat == Some(position.shown)).unwrap_or(false);
        is_own && self.has_move(held, spot)
    }

    fn has_move(self, held: Option<Held>, spot: Spot) -> bool {
        let fits = |action: &Action| {
            parts(*action).is_some_and(|it| it.1 == Some(spot) && held.is_none_or(|held| it.0 == held))
        };
        self.actions.with(|it| it.iter().any(fits))
    }

    /// The actions with a card and a spot.
    fn moves(self, held: Held, spot: Option<Spot>) -> Vec<Action> {
        let moves = |view: &View| {
            self.actions.with_untracked(|actions| moves(actions, view.setup.content(), &view.tracks, held, spot))
        };
        untrack(|| look(self.table, |_, view| moves(view))).unwrap_or_default()
    }

    /// The actions with what is taken up and pointed at.
    fn options(self) -> Vec<Action> {
        let Some(held) = self.held.get_untracked() else { return Vec::new() };
        let alone = self.moves(held, None);
        match self.spot.get_untracked() {
            Some(spot) if alone.is_empty() => self.moves(held, Some(spot)),
            _ => alone,
        }
    }

    /// Takes a card up, or puts it down again.
    pub(super) fn take(self, held: Held) {
        if !untrack(|| self.can_hold(held)) {
            return;
        }
        self.show_own();
        if self.held.get_untracked() == Some(held) {
            self.held.set(None);
        } else {
            self.held.set(Some(held));
            if self.spot.get_untracked().is_some_and(|spot| self.moves(held, Some(spot)).is_empty()) {
                self.spot.set(None);
            }
        }
        self.agree();
    }

    /// Whoever has taken a card up with the keyboard goes on to the spot for it.
    pub(super) fn go_on(self, event: &ev::MouseEvent) {
        let Some(held) = self.held.get_untracked() else { return };
        // A click that no pointer has made has no count.
        if event.detail() != 0 {
            return;
        }
        let is_whole = self.table.chosen.with_untracked(Option::is_some);
        if !is_whole {
            request_animation_frame(|| focus(".village-cell.open"));
        } else if !matches!(held, Held::Terminus(_)) {
            request_animation_frame(|| focus(".village-cell.chosen"));
        }
    }

    /// Points at a spot; once more turns the card there.
    pub(super) fn aim(self, spot: Spot) {
        let is_own = untrack(|| look(self.table, |position, _| position.seat == Some(position.shown)));
        if is_own != Some(true) || !untrack(|| self.has_move(None, spot)) {
            return;
        }
        if self.spot.get_untracked() == Some(spot) && self.table.chosen.with_untracked(Option::is_some) {
            self.table.turn(true);
            return;
        }
        if !untrack(|| self.has_move(self.held.get(), spot)) {
            self.held.set(None);
        }
        self.spot.set(Some(spot));
        self.agree();
    }

    /// Tells the table which move is put together, if it is whole.
    fn agree(self) {
        let options: Vec<_> = self.options().iter().map(ToString::to_string).collect();
        let was_turned = self.table.chosen.with_untracked(|it| it.as_ref().is_some_and(|it| is_turned(it.action())));
        // What is not put together with a spot is its own.
        let alone = || options.first().cloned().unwrap_or_default();
        let spot = self.spot.get_untracked().map_or_else(alone, |it| it.to_string());
        let chosen = Chosen::new(spot, options).map(|it| it.from(|action| is_turned(action) == was_turned));
        self.table.chosen.set(chosen);
    }

    /// Whoever takes a card up wants to see the own tableau.
    fn show_own(self) {
        let own = self
            .table
            .position
            .with_untracked(|it| it.as_ref().and_then(|it| it.seat.filter(|seat| *seat != it.shown)));
        if let Some(seat) = own {
            self.table.position.update(|it| {
                if let Some(position) = it {
                    position.shown = seat;
                }
            });
        }
    }

    /// Whether this spot is that of the chosen move.
    pub(super) fn is_chosen(self, spot: Spot) -> bool {
        self.table.chosen.with(Option::is_some) && self.spot.get() == Some(spot)
    }

    /// The move to preview: the chosen one, or else what a click under the mouse would choose.
    pub(super) fn previewed(self) -> Option<Action> {
        if let Some(action) = self.table.chosen.with(|it| it.as_ref().and_then(|it| it.action().parse().ok())) {
            return Some(action);
        }
        self.moves(self.held.get()?, Some(self.hovered.get()?)).first().copied()
    }

    /// The player at this screen after the previewed move.
    pub(super) fn tried(self) -> Option<Player> {
        let action = self.previewed()?;
        look(self.table, |position, view| view.tried(position.seat?, action))?
    }
}

fn is_turned(action: &str) -> bool {
    action.ends_with(" turned")
}

/// Focuses the first element of this kind.
pub(super) fn focus(selector: &str) {
    use wasm_bindgen::JsCast as _;
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    if let Some(it) = element.dyn_ref::<web_sys::HtmlElement>() {
        let _ = it.focus();
    } else if let Some(it) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = it.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_the_same_both_ways_round_is_not_turned() {
        let content = Content::built_in();
        let differs = |card: village::Card| content.card(card).features(true) != content.card(card).features(false);
        let offer = |card| Offer { card, coins: 0 };
        let bend = village::Card::all().find(|it| differs(*it)).expect("a bend with one feature");
        let bridge = village::Card::all().find(|it| !differs(*it)).expect("a bridge");
        let tracks = [offer(bend), offer(bridge)];
        // By rules 1, where all of these are legal.
        let texts =
            ["take 1 r1c1", "take 1 r1c1 turned", "take 2 r1c1", "take 2 r1c1 turned", "take 1 r1c2", "trip 1 t1"];
        let actions = texts.map(|it| it.parse().expect("an action"));
        let place = |number| Held::Track(Place::new(number).expect("a place"));
        let space = village::Space::new(1, 1).map(Spot::Space);
        assert_eq!(moves(&actions, &content, &tracks, place(1), space), actions[..2]);
        assert_eq!(moves(&actions, &content, &tracks, place(2), space), actions[2..3]);
        assert_eq!(moves(&actions, &content, &tracks, place(3), space), []);
        let line = village::Line::top(1).map(Spot::Line);
        assert_eq!(moves(&actions, &content, &tracks, place(1), line), []);
        assert_eq!(moves(&actions, &content, &tracks, Held::Trip(Place::new(1).expect("a place")), line), actions[5..]);
    }

    #[test]
    fn a_card_is_taken_without_a_spot_and_placed_on_one() {
        let content = Content::built_in();
        let all = |texts: &[&str]| texts.iter().map(|it| it.parse().expect("an action")).collect::<Vec<Action>>();
        let place = |number| Place::new(number).expect("a place");
        let space = village::Space::new(1, 1).map(Spot::Space);
        let line = village::Line::left(4).map(Spot::Line);
        let taking = all(&["take 1", "take 2", "trip 1"]);
        assert_eq!(moves(&taking, &content, &[], Held::Track(place(2)), None), taking[1..2]);
        assert_eq!(moves(&taking, &content, &[], Held::Trip(place(1)), None), taking[2..]);
        assert_eq!(moves(&taking, &content, &[], Held::Track(place(2)), space), []);
        let laying = all(&["r1c1", "r1c1 turned", "r1c2"]);
        assert_eq!(moves(&laying, &content, &[], Held::Taken, space), laying[..2]);
        assert_eq!(moves(&laying, &content, &[], Held::Taken, None), []);
        let assigning = all(&["t1", "l4"]);
        assert_eq!(moves(&assigning, &content, &[], Held::Taken, line), assigning[1..]);
    }
}
