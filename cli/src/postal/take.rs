//! `platelayer postal take` and `enter`: letters come in, are kept as they came, and are confirmed.

use std::{collections::BTreeMap, io::Write as _, sync::Arc};

use jiff::Timestamp;
use kernel::Seat;
use referee::{Act, Arrived, Letter, Mail, Post, Timing, expect_clear, round_in_english};
use sha2::{Digest as _, Sha256};

use super::{
    acts::Filed,
    args::{Enter, Take},
    clock, envelope,
    folder::Written,
    game::{Game, text_of},
    matters, outbox,
    source::{self, Seen},
    whose::Whose,
};
use crate::fault::Fault;

/// What is to be done with a letter.
enum Sorted {
    Taken {
        name: String,
        round: u8,
    },
    Aside {
        from: String,
        why: String,
    },
    /// It is not for this game, so it stays where it is.
    Left {
        why: String,
    },
}

/// A letter that is not known yet.
struct Fresh {
    place: String,
    bytes: Vec<u8>,
    is_mail: bool,
    key: String,
    received: i64,
    sorted: Sorted,
}

/// Takes letters in; `seen` are mails that somebody who looks again and again knows already.
pub(crate) fn take(game: &mut Game, args: &Take, seen: Option<&mut Seen>) -> Result<(), Fault> {
    game.season()?;
    let mut out = std::io::stdout().lock();
    let now = game.now().timestamp().as_second();
    let received = args.received.as_deref().map(|it| clock::at(clock::parse(it)?, game.zone())).transpose()?;
    let received = received.map(|it| it.timestamp().as_second());
    let from = args.from.as_deref().map(|it| game.seat(it).map_err(Fault::usage)).transpose()?;
    let mut fresh = BTreeMap::new();
    let (mut n_known, mut n_left) = (0, 0);
    let is_watch = seen.is_some();
    let mut nothing = Seen::default();
    let seen = seen.unwrap_or(&mut nothing);
    let (mut slots, mut others, mut left) = (Vec::new(), Vec::new(), Vec::new());
    for path in &args.files {
        source::each(path, seen, &mut |mut incoming| {
            let slot = incoming.slot.take();
            let found = look(game, incoming, from, received, now, args.shared);
            let is_known = game.knows(&found.key);
            if let (Sorted::Left { why }, false) = (&found.sorted, is_known) {
                n_left += 1;
                // What somebody has looked at was taken by its own game, as a rule, and is told by number only.
                if slot.as_ref().is_none_or(source::Slot::is_unread) {
                    left.push(format!("left where it is, {why}: {}", found.place));
                }
                others.extend(slot);
                return;
            }
            slots.extend(slot);
            if is_known {
                n_known += 1;
            } else {
                // In the order in which they came, whatever their files are called.
                fresh.insert((found.received, fresh.len()), found);
            }
        })?;
    }
    let (mut n_taken, mut n_aside) = (0, 0);
    for found in fresh.into_values() {
        if game.knows(&found.key) {
            n_known += 1;
            continue;
        }
        let (number, file) = keep(game, &found.bytes, found.is_mail)?;
        let Fresh { place, key, received, sorted, .. } = found;
        match sorted {
            Sorted::Left { .. } => {}
            Sorted::Taken { name, round } => {
                n_taken += 1;
                writeln!(out, "letter {number} from {name} for {}: {place}", round_in_english(round))?;
                let seat = game.seat(&name).map_err(Fault::input)?;
                arrived(game, number, Some((seat, round)), String::new(), received, &Filed { file, key }, "")?;
                matters::of_letter(game, number)?.iter().try_for_each(|it| writeln!(out, "  {it}"))?;
            }
            Sorted::Aside { from, why } => {
                n_aside += 1;
                writeln!(out, "letter {number} put aside, {why}: {place}")?;
                arrived(game, number, None, from, received, &Filed { file, key }, &why)?;
            }
        }
    }
    outbox::confirm_letters(game)?;
    // Everything is stored by now, so that whoever is killed above finds the mails unread.
    slots.into_iter().try_for_each(|it| it.mark(seen))?;
    for slot in others {
        slot.leave(seen);
    }
    left.iter().try_for_each(|it| writeln!(out, "{it}"))?;
    if !is_watch || n_taken + n_aside > 0 {
        let left = if n_left > 0 { format!(", {n_left} left for others") } else { String::new() };
        writeln!(out, "{n_taken} taken, {n_aside} put aside, {n_known} known already{left}")?;
    }
    Ok(())
}

/// Notes that a letter has come.
fn arrived(
    game: &mut Game,
    number: u32,
    owner: Option<(Seat, u8)>,
    from: String,
    received: i64,
    filed: &Filed,
    why: &str,
) -> Result<(), Fault> {
    let (received, timing) = (moment_of(received), Timing::Clock);
    let arrived = Arrived { number, owner, from, received, timing, words: None };
    game.act_on(&Act::Receive(arrived), Some(filed), why)
}

fn moment_of(seconds: i64) -> Timestamp {
    Timestamp::from_second(seconds).unwrap_or_default()
}

/// Keeps a letter under the next free number. One that a killed program left there without a line in the log is used.
fn keep(game: &Game, bytes: &[u8], is_mail: bool) -> Result<(u32, String), Fault> {
    game.folder().make("letters")?;
    let first = game.desk().next_letter();
    let kind = if is_mail { "eml" } else { "txt" };
    for number in first.. {
        let file = format!("letters/{number:04}.{kind}");
        if game.folder().write(&file, bytes)? != Written::Other {
            return Ok((number, file));
        }
    }
    unreachable!("there is always another number")
}

/// Reads a letter far enough to know whose it is.
fn look(
    game: &Game,
    incoming: source::Incoming,
    from: Option<Seat>,
    received: Option<i64>,
    now: i64,
    is_shared: bool,
) -> Fresh {
    let source::Incoming { place, file, mut bytes, is_mail, .. } = incoming;
    let mail = is_mail.then(|| Mail::read(&bytes));
    let mut hash = Sha256::new();
    if let Some(Err(_)) = mail {
        hash.update(&bytes);
    }
    let read = match &mail {
        None => game.desk().read(game.words(&bytes, false), from),
        Some(Ok(mail)) => game.desk().read(game.words_of_mail(mail), from.or_else(|| sender(game, mail))),
        Some(Err(_)) => Arc::default(),
    };
    // Of a mail that is too big only the beginning is kept; all of it stays where it was found.
    if is_mail && bytes.len() > referee::BIGGEST_MAIL {
        bytes.truncate(64 * 1024);
    }
    let fresh = |key: Sha256, received: i64, sorted: Sorted, bytes: Vec<u8>| {
        let digits = key.finalize();
        let key =
            digits.iter().take(16).flat_map(|it| [it >> 4, it & 15]).filter_map(|it| char::from_digit(it.into(), 16));
        let key = key.collect();
        Fresh { place, bytes, is_mail, key, received, sorted }
    };
    match mail {
        Some(Err(_)) if is_shared => fresh(hash, now, Sorted::Left { why: "it cannot be read".to_owned() }, bytes),
        Some(Err(error)) => {
            let sorted = Sorted::Aside { from: String::new(), why: error.to_string() };
            fresh(hash, now, sorted, bytes)
        }
        Some(Ok(mail)) => {
            // The same mail from an mbox file and from a Maildir differs in its bytes.
            for part in [&mail.from, &mail.id, &mail.subject, &mail.text, &mail.received.unwrap_or(0).to_string()] {
                hash.update(part);
                hash.update([0]);
            }
            let moment = received.or(mail.received).unwrap_or(now).min(now);
            let sorted = match Whose::of(game, &mail, &read, &bytes) {
                Whose::Other(name) if from.is_none() => Sorted::Left { why: format!("it is for the game `{name}`") },
                Whose::Unsaid if is_shared && from.is_none() => {
                    Sorted::Left { why: "it does not say for which game it is".to_owned() }
                }
                _ => sort_mail(game, &mail, &read, &bytes, from, moment),
            };
            fresh(hash, moment, sorted, bytes)
        }
        None => {
            let moment = received.unwrap_or(now);
            let sorted = sort_letter(game, &read, from, moment);
            hash.update(file.as_deref().unwrap_or_default());
            hash.update([0]);
            hash.update(&bytes);
            if let Sorted::Taken { name, round } = &sorted {
                hash.update(format!("\0{name}\0{round}"));
                // The same words again count again, unless they are the last that were said.
                if file.is_none() {
                    hash.update(format!("\0{}", n_before(game, name, *round, &bytes)));
                }
            }
            fresh(hash, moment, sorted, bytes)
        }
    }
}

/// How many letters of a player for this round came before these words, if these words are the last of them.
fn n_before(game: &Game, name: &str, round: u8, bytes: &[u8]) -> usize {
    let Ok(seat) = game.seat(name) else { return 0 };
    let owned: Vec<_> = game.desk().letters().iter().filter(|it| it.owner() == Some((seat, round))).collect();
    let is_last = owned.last().is_some_and(|it| std::fs::read(game.file(it.number())).is_ok_and(|last| last == bytes));
    owned.len() - usize::from(is_last)
}

fn sort_mail(game: &Game, mail: &Mail, letter: &Letter, bytes: &[u8], from: Option<Seat>, moment: i64) -> Sorted {
    let aside = |why: String| Sorted::Aside { from: mail.from.clone(), why };
    match mail.post {
        Post::Bounce => {
            let which = envelope::returned(game, bytes).map_or(String::new(), |it| format!(" (outbox/{it})"));
            return aside(format!("a mail could not be delivered{which}"));
        }
        Post::AutoReply => return aside("a machine answered".to_owned()),
        Post::Letter => {}
    }
    let Some(seat) = from.or_else(|| sender(game, mail)) else {
        // Whoever reads over a player's shoulder could answer as well, so the referee decides.
        let answered = mail.answers.iter().find_map(|it| envelope::name_of(game, it));
        let hint = answered.map_or(String::new(), |it| format!(", but it answers outbox/{it}"));
        return aside(format!("its sender is not a player{hint}"));
    };
    sort(game, letter, seat, moment, game.answered_round(mail)).unwrap_or_else(aside)
}

/// The player from whose address a mail came.
fn sender(game: &Game, mail: &Mail) -> Option<Seat> {
    game.seats().find(|it| game.player(*it).addresses.iter().any(|it| it.eq_ignore_ascii_case(&mail.from)))
}

fn sort_letter(game: &Game, letter: &Letter, from: Option<Seat>, moment: i64) -> Sorted {
    let aside = |why: String| Sorted::Aside { from: String::new(), why };
    let named = letter.player.as_ref().or(letter.signed.as_ref());
    let seat = match (from, named) {
        (Some(seat), _) => Ok(seat),
        (None, Some(name)) => game.seat(&name.value).map_err(|it| format!("line {}: {it}", name.line)),
        (None, None) => Err("it does not say who wrote it (use --from NAME)".to_owned()),
    };
    match seat {
        Ok(seat) => sort(game, letter, seat, moment, None).unwrap_or_else(aside),
        Err(why) => aside(why),
    }
}

/// Whether a letter of a player is for this game and by this player; `answered` is the round of the mail that it answers.
fn sort(game: &Game, letter: &Letter, seat: Seat, moment: i64, answered: Option<u8>) -> Result<Sorted, String> {
    let round = game.desk().sort(letter, seat, moment_of(moment), answered)?;
    Ok(Sorted::Taken { name: game.player(seat).name.clone(), round })
}

pub(crate) fn enter(game: &mut Game, args: &Enter) -> Result<(), Fault> {
    game.season()?;
    let round = game.desk().round().ok_or_else(|| Fault::input("the game is over"))?;
    let seat = game.seat(&args.name).map_err(Fault::usage)?;
    let name = game.player(seat).name.clone();
    let (letter, file, received) = if let Some(number) = args.letter {
        let kept = game.desk().letter_of(number);
        let kept = kept.ok_or_else(|| Fault::usage(format!("there is no letter {number}")))?;
        if kept.is_entered() && kept.owner() == Some((seat, round)) {
            say!("letter {number} counts for {name} already");
            return Ok(());
        }
        (number, game.file_name(number).unwrap_or_default().to_owned(), kept.received())
    } else {
        let text = args.orders.clone().unwrap_or_default() + "\n";
        let letter = game.desk().read(game.words(text.as_bytes(), false), Some(seat));
        expect_clear(&letter, round)?;
        let last = game.desk().letters_for(seat, round).last().map(|it| (it.number(), it.is_entered()));
        if let Some((number, true)) = last
            && std::fs::read(game.file(number)).is_ok_and(|it| it == text.as_bytes())
        {
            say!("this was entered already, as letter {number}");
            return Ok(());
        }
        let (number, file) = keep(game, text_of(text.as_bytes()).as_bytes(), false)?;
        (number, file, game.now().timestamp())
    };
    // What was said of it before is said before it counts.
    outbox::confirm_letters(game)?;
    let path = game.folder().path(&file);
    let bytes = std::fs::read(&path).map_err(|error| Fault::file(&path, &error))?;
    let words = game.words(&bytes, path.extension().is_some_and(|it| it == "eml"));
    let act = game.desk().entering(letter, seat, received, Some(words))?;
    let key = format!("entered {letter}");
    game.act_on(&act, Some(&Filed { file, key }), &args.reason)?;
    outbox::confirm_letters(game)?;
    let standing = game.desk().standing(seat, None)?;
    let orders = standing.orders.as_ref().map_or("nothing".to_owned(), ToString::to_string);
    say!("entered as letter {letter}; for {name} now counts: {orders}");
    if !standing.held.is_empty() {
        say!("  still open: {}", standing.held);
    }
    matters::warn(game, Some(seat))
}
