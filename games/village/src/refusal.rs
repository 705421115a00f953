//! Why an action is against the rules.

use crate::{Action, Line, LineSet, Place, Space, SpaceSet, TerminusCard};

/// The rule that is broken. Each message says what would have been allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R27: a track must be built.
    #[error("a track must be built before the turn ends: `take` a card of the track market")]
    MustBuild,
    /// R27: one track in a turn.
    #[error("this turn has its track: plan a trip, or end the turn with `done`")]
    HasBuilt,
    /// R28: at most one trip in a turn.
    #[error("this turn has its trip: `take` a card of the track market")]
    HasPlanned,
    /// R36: the card is placed when the market is filled.
    #[error("a card is placed when the market is filled: say `{first}`, and then `{second}`")]
    InTwoActs {
        /// What is done first.
        first: Action,
        /// What comes after it.
        second: Action,
    },
    /// Rules 1: the space or the line is named together with the card.
    #[error("by the rules of this game a card and its place are named together, for example `{example}`")]
    InOneAct {
        /// What could be meant.
        example: Action,
    },
    /// R36: the track that was taken is laid before anything else.
    #[error("the track that you took comes first: lay it in {}", list(*reach))]
    LayFirst {
        /// The spaces that could be chosen.
        reach: SpaceSet,
    },
    /// R36: the trip that was taken is assigned before anything else.
    #[error("the trip that you took comes first: assign it to {open}")]
    AssignFirst {
        /// The lines that could take it.
        open: LineSet,
    },
    /// R36: a space or a line is named after a card was taken.
    #[error("no card is waiting to be placed: `take` or `trip` comes first")]
    NothingTaken,
    /// R48: completed lines come first.
    #[error("a completed line comes first: resolve {lines} with a terminus card of your hand")]
    ResolveFirst {
        /// The lines to resolve.
        lines: LineSet,
    },
    /// R48: only completed lines that were not resolved are resolved.
    #[error("{line} is not waiting to be resolved{}", hint(*lines, ", but"))]
    NotCompleted {
        /// The line.
        line: Line,
        /// The lines that are.
        lines: LineSet,
    },
    /// R71: the order of two trips is chosen before anything else.
    #[error("the trips of {line} go under the deck first: `under 1 2` or `under 2 1`")]
    OrderFirst {
        /// The line.
        line: Line,
    },
    /// R71: there are no two trips to put in order.
    #[error("no trips are waiting to go under the deck")]
    NothingToOrder,
    /// R33, R35: the market has so many cards.
    #[error("the market has no card {place}: there are {n_cards}")]
    NoSuchCard {
        /// The place.
        place: Place,
        /// How many cards there are.
        n_cards: usize,
    },
    /// R30, R38: what is paid comes from the money held before.
    #[error("card {place} costs £{price}, and you have £{money}: take card 1{}", up_to(*most))]
    TooDear {
        /// The place.
        place: Place,
        /// What the card costs.
        price: u16,
        /// What the player has.
        money: u16,
        /// The dearest place that could be paid.
        most: Place,
    },
    /// R38: planning costs £3.
    #[error("planning a trip costs £3, and you have £{money}")]
    NoMoneyToPlan {
        /// What the player has.
        money: u16,
    },
    /// R40: two trips for a line at most.
    #[error("{line} has two trips already{}", hint(*open, ": open to trips"))]
    LineFull {
        /// The line.
        line: Line,
        /// The lines that could take one.
        open: LineSet,
    },
    /// R41: no trips for a completed line.
    #[error("{line} is completed{}", hint(*open, ": open to trips"))]
    LineCompleted {
        /// The line.
        line: Line,
        /// The lines that could take one.
        open: LineSet,
    },
    /// R42: some line must be able to take the trip.
    #[error("no line can take a trip: each is completed or has two")]
    NoOpenLine,
    /// R43: the space must be empty.
    #[error("{space} has a track already: free are {}", list(*reach))]
    SpaceTaken {
        /// The space.
        space: Space,
        /// The spaces that could be chosen.
        reach: SpaceSet,
    },
    /// R44: the space must lie beside a border piece or a track.
    #[error("{space} lies beside no border piece and no track: free are {}", list(*reach))]
    SpaceApart {
        /// The space.
        space: Space,
        /// The spaces that could be chosen.
        reach: SpaceSet,
    },
    /// R45: a track is turned only where that changes something.
    #[error("this track lies the same when it is turned: say `{space}`")]
    NothingToTurn {
        /// The space.
        space: Space,
    },
    /// R68: the terminus card comes from the own hand.
    #[error("terminus card {terminus} is not in your hand")]
    NotInHand {
        /// The card.
        terminus: TerminusCard,
    },
    /// R23: the seat has nothing to decide now.
    #[error("nothing is expected from that seat now")]
    NotWaiting,
    /// There is no referee's decision in this game.
    #[error("this game knows no rulings of a game master")]
    NoRulings,
}

kernel::cite! { Refusal =>
    MustBuild = "village-must-build" (),
    HasBuilt = "village-has-built" (),
    HasPlanned = "village-has-planned" (),
    InTwoActs { first, second } = "village-in-two-acts" (first, second),
    InOneAct { example } = "village-in-one-act" (example),
    LayFirst { reach } = "village-lay-first" (reach: list(*reach)),
    AssignFirst { open } = "village-assign-first" (open: list(*open)),
    NothingTaken = "village-nothing-taken" (),
    ResolveFirst { lines } = "village-resolve-first" (lines: list(*lines)),
    NotCompleted { line, lines } = "village-not-completed" (line, lines: list(*lines)),
    OrderFirst { line } = "village-order-first" (line),
    NothingToOrder = "village-nothing-to-order" (),
    NoSuchCard { place, n_cards } = "village-no-such-card" (place, n_cards),
    TooDear { place, price, money, most } = "village-too-dear" (place, price, money, most),
    NoMoneyToPlan { money } = "village-no-money-to-plan" (money),
    LineFull { line, open } = "village-line-full" (line, open: list(*open)),
    LineCompleted { line, open } = "village-line-completed" (line, open: list(*open)),
    NoOpenLine = "village-no-open-line" (),
    SpaceTaken { space, reach } = "village-space-taken" (space, reach: list(*reach)),
    SpaceApart { space, reach } = "village-space-apart" (space, reach: list(*reach)),
    NothingToTurn { space } = "village-nothing-to-turn" (space),
    NotInHand { terminus } = "village-not-in-hand" (terminus),
    NotWaiting = "village-not-waiting" (),
    NoRulings = "village-no-rulings" (),
}

fn hint(lines: LineSet, words: &str) -> String {
    if lines.is_empty() { String::new() } else { format!("{words} {lines}") }
}

fn up_to(most: Place) -> String {
    if most.number() == 1 { String::new() } else { format!(" to {most}") }
}

/// Names with commas, or `none`.
fn list(names: impl IntoIterator<Item: ToString>) -> String {
    let names: Vec<_> = names.into_iter().map(|it| it.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
