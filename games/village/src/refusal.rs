//! Why an action is against the rules.

use crate::{Line, LineSet, Place, Space, SpaceSet, TerminusCard};

/// The rule that is broken. Each message says what would have been allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R27: a track must be built.
    #[error("a track must be built before the turn ends, for example `take 1 {example}`")]
    MustBuild {
        /// A space that could be chosen.
        example: Space,
    },
    /// R27: one track in a turn.
    #[error("this turn has its track: plan a trip, or end the turn with `done`")]
    HasBuilt,
    /// R28: at most one trip in a turn.
    #[error("this turn has its trip: build a track, for example `take 1 {example}`")]
    HasPlanned {
        /// A space that could be chosen.
        example: Space,
    },
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
    #[error("this game knows no rulings of a referee")]
    NoRulings,
}

kernel::cite! { Refusal =>
    MustBuild { example } = "village-must-build" (example),
    HasBuilt = "village-has-built" (),
    HasPlanned { example } = "village-has-planned" (example),
    ResolveFirst { lines } = "village-resolve-first" (lines: list(*lines)),
    NotCompleted { line, lines } = "village-not-completed" (line, lines: list(*lines)),
    OrderFirst { line } = "village-order-first" (line),
    NothingToOrder = "village-nothing-to-order" (),
    NoSuchCard { place, n_cards } = "village-no-such-card" (place, n_cards),
    TooDear { place, price, money, most } = "village-too-dear" (place, price, money, most),
    NoMoneyToPlan { money } = "village-no-money-to-plan" (money),
    LineFull { line, open } = "village-line-full" (line, open: list(*open)),
    LineCompleted { line, open } = "village-line-completed" (line, open: list(*open)),
    SpaceTaken { space, reach } = "village-space-taken" (space, reach: list(*reach)),
    SpaceApart { space, reach } = "village-space-apart" (space, reach: list(*reach)),
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
