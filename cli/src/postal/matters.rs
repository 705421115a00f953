//! What a referee should look at before a round is adjudicated, and `platelayer postal tick`, which says that it was seen.

use std::io::{self, Write as _};

use kernel::Seat;
use referee::{Act, Kept, Matter, Unclear, Waiting, round_in_english};

use super::{args::Tick, game::Game};
use crate::fault::Fault;

/// What is to be seen in a letter by itself.
pub(crate) fn of_letter(game: &Game, number: u32) -> Result<Vec<Matter>, Fault> {
    let Some(kept) = game.desk().letter_of(number) else { return Ok(Vec::new()) };
    Ok(game.desk().matters_of(kept)?)
}

/// Shows what is to be looked at.
pub(crate) fn show(waiting: &[Waiting]) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    waiting.iter().flat_map(|it| &it.lines).try_for_each(|it| writeln!(out, "{it}"))?;
    Ok(())
}

/// Says that letters were looked at.
pub(crate) fn tick(game: &mut Game, args: &Tick) -> Result<(), Fault> {
    game.season()?;
    let waiting = game.desk().waiting()?;
    let owner = args.name.as_deref().map(|it| game.seat(it).map_err(Fault::usage)).transpose()?;
    let is_meant = |number: u32| {
        let is_hers = game.desk().letter_of(number).and_then(Kept::owner).is_some_and(|it| Some(it.0) == owner);
        args.all || is_hers && args.letter.is_empty() || args.letter.contains(&number)
    };
    if let Some(number) = args.letter.iter().find(|it| game.desk().letter_of(**it).is_none()) {
        return Err(Fault::usage(format!("there is no letter {number}")));
    }
    let meant: Vec<_> = waiting.iter().filter(|it| is_meant(it.letter)).collect();
    for line in meant.iter().flat_map(|it| &it.lines) {
        say!("seen: {line}");
    }
    let letters: Vec<_> = meant.iter().map(|it| it.letter).collect();
    let n_left = waiting.len() - letters.len();
    if letters.is_empty() {
        say!("nothing is to be ticked off");
    } else {
        game.act(&Act::Tick { letters, counts: false }, args.reason.as_deref().unwrap_or_default())?;
    }
    if n_left > 0 {
        say!("{n_left} letters are still to be looked at");
    }
    Ok(())
}

/// Words of a referee that are no orders.
impl From<Unclear> for Fault {
    fn from(unclear: Unclear) -> Self {
        Self::usage(match unclear {
            Unclear::Question { text, doubt, .. } => format!("this is not understood: {text} ({doubt})"),
            Unclear::Remark { text, .. } => format!("this is not understood: {text}"),
            Unclear::NoOrders(round) => format!("there are no orders for {} in it", round_in_english(round)),
        })
    }
}

/// Warns of what would be illegal, of one player or of all.
pub(crate) fn warn(game: &Game, of: Option<Seat>) -> Result<(), Fault> {
    let objections = game.desk().objections(&game.desk().round_orders()?);
    for seat in game.seats().filter(|it| of.is_none_or(|of| of == *it)) {
        for (slot, objection) in &objections[seat] {
            say!("  {}: {slot} would be illegal: {objection}", game.player(seat).name);
        }
    }
    Ok(())
}
