//! Reasons as data, so that what is refused can be told in any language.

use std::{error::Error, fmt};

/// A reason that `Display` tells in English, and that its name and its arguments tell in any other language.
///
/// [`cite!`](crate::cite) implements it for an enum, in one list that cannot leave a variant out.
pub trait Cited: Error {
    /// All names, with the names of their arguments, for those who translate.
    ///
    /// A reason that only passes another one on leaves the names of that one to its own list.
    const CLAUSES: &'static [Clause];

    /// The name of the reason, such as `thirty-off-the-roll`: it keeps its meaning for ever.
    fn id(&self) -> &'static str;

    /// What a sentence about it needs: squares and names as in the notation, numbers as digits, lists with commas
    /// (or `none`), and a word such as `mine` or `yes` where the sentence has to choose a phrase.
    fn arguments(&self) -> Vec<(&'static str, String)>;

    /// All of it, apart from its type.
    fn citation(&self) -> Citation {
        Citation { id: self.id(), arguments: self.arguments(), text: self.to_string() }
    }
}

/// The name of a reason, and the names of its arguments.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The name of the reason.
    pub id: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
}

/// A reason of any type: its name, its arguments, and its English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The name of the reason.
    pub id: &'static str,
    /// What a sentence about it needs.
    pub arguments: Vec<(&'static str, String)>,
    /// The sentence in English.
    pub text: String,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Implements [`Cited`](crate::Cited) for an enum of reasons.
///
/// Each variant has the fields that matter, its name, and in parentheses its arguments: a field that is told as it is displayed, or a name with
/// the value that is told. A variant after two dots passes on the reason inside.
///
/// ```
/// use kernel::Cited as _;
///
/// #[derive(Debug, thiserror::Error)]
/// enum Refusal {
///     #[error("{square} is taken")]
///     Taken { square: u8 },
///     #[error("{} is missing", if *is_mine { "the mine" } else { "the station" })]
///     Missing { is_mine: bool },
///     #[error("it is too late")]
///     Late,
/// }
///
/// kernel::cite! { Refusal =>
///     Taken { square } = "toy-taken" (square),
///     Missing { is_mine } = "toy-missing" (part: if *is_mine { "mine" } else { "station" }),
///     Late = "toy-late" (),
/// }
///
/// assert_eq!(Refusal::Taken { square: 5 }.id(), "toy-taken");
/// assert_eq!(Refusal::Taken { square: 5 }.arguments(), [("square", "5".to_owned())]);
/// assert_eq!(Refusal::Missing { is_mine: true }.arguments(), [("part", "mine".to_owned())]);
/// assert_eq!(Refusal::CLAUSES[2].id, "toy-late");
/// ```
#[macro_export]
macro_rules! cite {
    (
        $reason:ty $(where $inner:ident)? =>
        $($variant:ident $({ $($field:ident),* })? $(($($item:pat),*))? = $id:literal ($($name:ident $(: $value:expr)?),*)),* $(,)?
        $(.. $outer:ident)?
    ) => {
        impl $(<$inner: $crate::Cited>)? $crate::Cited for $reason {
            const CLAUSES: &'static [$crate::Clause] =
                &[$($crate::Clause { id: $id, arguments: &[$(stringify!($name)),*] }),*];

            fn id(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $id,)*
                    $(Self::$outer(it) => $crate::Cited::id(it),)?
                }
            }

            fn arguments(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Self::$variant $({ $($field,)* .. })? $(($($item),*))? => {
                        vec![$((stringify!($name), $crate::cite!(@ $name $(: $value)?).to_string())),*]
                    })*
                    $(Self::$outer(it) => $crate::Cited::arguments(it),)?
                }
            }
        }
    };
    (@ $name:ident) => { $name };
    (@ $name:ident: $value:expr) => { $value };
}
