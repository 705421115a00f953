//! What a referee should look at before a round is adjudicated, and `platelayer postal tick`, which says that it was seen.

use std::{
    fs,
    io::{self, Write as _},
};

use kernel::{BySeat, Seat};
use referee::{Heard, Letter, Mail, Matter, Post, ROUND_OF_SETUP, RoundOrders, Standing};

use super::{
    args::Tick,
    game::{Game, Kept},
    log::Act,
    take::round_name,
};
use crate::fault::Fault;

/// A letter that is to be looked at, and what is to be seen there, line by line.
pub(crate) struct Waiting {
    pub(crate) letter: u32,
    pub(crate) lines: Vec<String>,
}

/// What is to be seen in a letter by itself.
pub(crate) fn of_letter(game: &Game, number: u32) -> Result<Vec<Matter>, Fault> {
    let Some(kept) = game.letters.iter().find(|it| it.number == number) else { return Ok(Vec::new()) };
    let letter = game.read(kept)?;
    Ok(Standing::of([(number, &*letter)], game.round() == Some(ROUND_OF_SETUP)).matters)
}

/// Everything that is to be looked at before the open round is adjudicated, the letters of players first.
pub(crate) fn all(game: &Game) -> Result<Vec<Waiting>, Fault> {
    let mut res = Vec::new();
    let Some(round) = game.round() else { return Ok(res) };
    for seat in game.seats() {
        let name = &game.player(seat).name;
        let mut last = None;
        for matter in game.standing(seat, None)?.matters {
            if last != Some(matter.letter) {
                res.push(Waiting { letter: matter.letter, lines: Vec::new() });
            }
            last = Some(matter.letter);
            res.last_mut().expect("one was just pushed").lines.push(format!("{name}: {matter}"));
        }
    }
    for kept in game.letters.iter().filter(|it| game.is_recent(it) && !it.is_ticked && !it.is_entered) {
        let line = match kept.owner {
            Some((seat, named)) if named != round => {
                let name = &game.player(seat).name;
                format!("{name}: letter {} is for {}, which is not open", kept.number, round_name(named))
            }
            None if has_orders(game, kept)? => {
                format!("letter {} was put aside, and orders something: {}", kept.number, kept.reason)
            }
            _ => continue,
        };
        res.push(Waiting { letter: kept.number, lines: vec![line] });
    }
    Ok(res)
}

/// Whether a letter that was put aside orders something, and a person wrote it.
fn has_orders(game: &Game, kept: &Kept) -> Result<bool, Fault> {
    let path = game.folder.path(&kept.file);
    if path.extension().is_some_and(|it| it == "eml") {
        let bytes = fs::read(&path).map_err(|error| Fault::file(&path, &error))?;
        if Mail::read(&bytes).is_ok_and(|it| it.post != Post::Letter) {
            return Ok(false);
        }
    }
    Ok(!game.read(kept)?.instructions.is_empty())
}

/// Refuses to adjudicate while something is to be looked at; shows it first.
pub(crate) fn expect_none(waiting: &[Waiting], is_wanted_anyway: bool) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    for line in waiting.iter().flat_map(|it| &it.lines) {
        writeln!(out, "{line}")?;
    }
    if waiting.is_empty() || is_wanted_anyway {
        return Ok(());
    }
    Err(Fault::input(
        "there are remarks and open questions: `enter` what shall count, `tick` off what you have seen, or go on with --anyway",
    ))
}

/// Says that letters were looked at.
pub(crate) fn tick(game: &mut Game, args: &Tick) -> Result<(), Fault> {
    game.season()?;
    let waiting = all(game)?;
    let owner = args.name.as_deref().map(|it| game.seat(it).map_err(Fault::usage)).transpose()?;
    let is_meant = |number: u32| {
        let kept = game.letters.iter().find(|it| it.number == number);
        let is_hers = kept.and_then(|it| it.owner).is_some_and(|it| Some(it.0) == owner);
        args.all || is_hers && args.letter.is_empty() || args.letter.contains(&number)
    };
    if let Some(number) = args.letter.iter().find(|it| !game.letters.iter().any(|kept| kept.number == **it)) {
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
        game.act(Act::Tick { letters }, args.reason.as_deref().unwrap_or_default())?;
    }
    if n_left > 0 {
        say!("{n_left} letters are still to be looked at");
    }
    Ok(())
}

/// The letters of a player that are settled once this one is entered: all, if nothing stays open.
pub(crate) fn settled(game: &Game, seat: Seat, (number, file, received): (u32, &str, i64)) -> Result<Vec<u32>, Fault> {
    let entered = Kept {
        number,
        file: file.to_owned(),
        owner: game.round().map(|it| (seat, it)),
        received,
        is_entered: true,
        is_ticked: false,
        was_refused: false,
        from: String::new(),
        reason: String::new(),
    };
    game.forget(number);
    let mut letters: Vec<_> = game.letters_of(seat).into_iter().filter(|it| it.number != number).cloned().collect();
    letters.push(entered);
    letters.sort_by_key(|it| (it.received, it.number));
    letters.retain(|it| !game.is_late(it));
    let read = letters.iter().map(|it| game.read(it)).collect::<Result<Vec<_>, _>>()?;
    let heard = letters.iter().zip(&read).map(|(kept, letter)| Heard {
        number: kept.number,
        letter,
        is_entered: kept.is_entered,
        is_ticked: kept.is_ticked,
    });
    let standing = Standing::of(heard, game.round() == Some(ROUND_OF_SETUP));
    game.forget(number);
    let before = standing.matters.iter().map(|it| it.letter);
    let mut res: Vec<_> = if standing.open.is_empty() { before.collect() } else { Vec::new() };
    res.dedup();
    Ok(res)
}

/// Refuses words of a referee in which anything is doubtful.
pub(crate) fn expect_clear(letter: &Letter) -> Result<(), Fault> {
    if let Some(puzzle) = letter.puzzles.first() {
        return Err(Fault::usage(format!("this is not understood: {} ({})", puzzle.text, puzzle.doubt)));
    }
    match letter.remarks.first() {
        Some(remark) => Err(Fault::usage(format!("this is not understood: {}", remark.value))),
        None => Ok(()),
    }
}

/// The orders that would be adjudicated now.
pub(crate) fn orders(game: &Game) -> Result<RoundOrders, Fault> {
    let standings = game.seats().map(|it| game.standing(it, None)).collect::<Result<Vec<_>, _>>()?;
    Ok(BySeat::new(standings.len(), |seat| standings[seat.index()].orders.clone()))
}

/// Warns of what would be illegal, of one player or of all.
pub(crate) fn warn(game: &Game, of: Option<Seat>) -> Result<(), Fault> {
    let objections = game.season()?.objections(&orders(game)?);
    for seat in game.seats().filter(|it| of.is_none_or(|of| of == *it)) {
        for (slot, objection) in &objections[seat] {
            say!("  {}: {slot} would be illegal: {objection}", game.player(seat).name);
        }
    }
    Ok(())
}
