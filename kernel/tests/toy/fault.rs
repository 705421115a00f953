//! What can be wrong with the toy game.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicU32, Ordering},
};

use super::{ParseError, Setup};

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// One thing that is wrong with a game.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Fault {
            $($(#[$doc])* $name,)*
        }

        impl Fault {
            /// Every fault.
            pub const ALL: &[Self] = &[$(Self::$name,)*];
        }
    };
}

faults! {
    /// It waits for an empty set of seats.
    WaitsForNobody,
    /// A seat that is waited for can do nothing.
    Stuck,
    /// It lists a cell of another row.
    ListsIllegal,
    /// It lists its first action again.
    ListsTwice,
    /// It does not list the last of several legal actions.
    ForgetsToList,
    /// `pick` counts from the end of the list.
    PickReversed,
    /// `pick` never picks the last of several actions.
    PickMiscounts,
    /// `pick` asks luck a second time.
    PickAsksTwice,
    /// `draw` counts from the end of the list.
    DrawReversed,
    /// `draw` gives all outcomes the same weight.
    DrawMiscounts,
    /// `draw` asks luck a second time.
    DrawAsksTwice,
    /// It lists an outcome of weight zero.
    ZeroWeight,
    /// It lists an outcome in two parts.
    ListsChanceTwice,
    /// Two draws have the same name, so the dice give the same numbers again.
    LotsRepeat,
    /// Events leave no trace.
    NothingHappens,
    /// A copy and its original count events together.
    SharedInside,
    /// `clone` forgets the fines.
    CloneForgets,
    /// `clone_from` forgets the marks that are not shown yet.
    CloneFromForgets,
    /// A snapshot forgets some of the marks that are not shown yet.
    MemoryForgets,
    /// A damaged memory makes the game panic.
    RecallPanics,
    /// A new game depends on how many there were before it.
    OutsideInfluence,
    /// Scores change by looking at them.
    ScoresWander,
    /// The text of the setup cannot be read.
    SetupUnreadable,
    /// The text of the setup is printed in another way after reading it.
    SetupChanges,
    /// The text of the setup does not say everything.
    SetupForgets,
    /// An action has a text that cannot be read.
    UnreadableAction,
    /// An action has the text of another action.
    MisreadAction,
    /// An outcome has a text that cannot be read.
    UnreadableChance,
    /// A ruling has a text that cannot be read.
    UnreadableRuling,
    /// The number of the step falls.
    StepFalls,
    /// Everybody sees marks before they are shown.
    ViewTellsMark,
    /// Everybody sees the goals of all.
    ViewTellsGoal,
    /// Everybody sees fines.
    ViewTellsFine,
    /// Seats whose goal is the first column are not waited for.
    TurnTells,
    /// What a seat may mark depends on hidden marks of others.
    ActionsTell,
    /// One of the goals is not veiled.
    LogTellsGoal,
    /// Goals are not veiled, although the view hides them.
    VeilForgotten,
    /// The view still hides goals when the game is over, although the log does not.
    EndHides,
}

/// A number that is different each time, which no game should use.
pub(super) fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            None | Some(Fault::SetupForgets) => write!(f, "{}", self.n_seats),
            Some(Fault::SetupUnreadable) => f.write_str("many"),
            Some(fault) => write!(f, "{} {fault:?}", self.n_seats),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let error = ParseError::new(text, "a number of seats from 1 to 1024");
        let (number, fault) = text.split_once(' ').map_or((text, None), |(number, fault)| (number, Some(fault)));
        let n_seats = number.parse().ok().filter(|it| (1..=1024).contains(it)).ok_or_else(|| error.clone())?;
        let fault = match fault {
            None | Some("SetupChanges") => None,
            Some(name) => Some(*Fault::ALL.iter().find(|it| format!("{it:?}") == name).ok_or_else(|| error.clone())?),
        };
        let res = Self { n_seats, fault };
        if fault.is_some() || res.to_string() == number || text.ends_with("SetupChanges") {
            Ok(res)
        } else {
            Err(error)
        }
    }
}
