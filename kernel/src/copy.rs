//! Copies that use the room that is there already.

/// Implements `Clone` for a struct of these fields so that `clone_from` copies every field in place, and nothing is
/// allocated where there is room.
///
/// ```
/// struct State {
///     turn: u8,
///     cards: Vec<u8>,
/// }
///
/// kernel::clone_in_place!(State { turn, cards });
///
/// let mut scratch = State { turn: 9, cards: Vec::with_capacity(40) };
/// scratch.clone_from(&State { turn: 0, cards: vec![3, 4] });
/// assert_eq!((scratch.turn, scratch.cards.capacity()), (0, 40));
/// ```
#[macro_export]
macro_rules! clone_in_place {
    ($State:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $State {
            fn clone(&self) -> Self {
                Self { $($field: self.$field.clone()),+ }
            }

            fn clone_from(&mut self, source: &Self) {
                $(self.$field.clone_from(&source.$field);)+
            }
        }
    };
}
