//! `platelayer postal send`: every mail of the outbox goes to its server, and is marked as soon as that has taken it.

use std::{
    fs::{self, File},
    io::{self, Write as _},
};

use lettre::Transport as _;

use super::{
    args::{Postal, Send},
    envelope::{self, Envelope},
    game::Game,
    smtp::{EXAMPLE, Smtp},
    watch::Stop,
};
use crate::fault::Fault;

/// After so many mails in a row for which the server could not be reached, the others wait for the next time.
const PATIENCE: usize = 3;

/// The marks of a mail.
pub(crate) const SENT: &str = "sent";
const REFUSED: &str = "refused";

/// Mails that are to be sent, and why others are not.
struct Waiting {
    names: Vec<String>,
    n_paper: usize,
    n_refused: usize,
}

pub(crate) fn run(postal: &Postal, args: &Send, stop: &Stop) -> Result<(), Fault> {
    if args.example {
        return Ok(io::stdout().lock().write_all(EXAMPLE.as_bytes())?);
    }
    let game = &Game::look(&postal.folder, postal.now.as_deref())?;
    if args.by_hand {
        return by_hand(game, args);
    }
    let mut smtp = Smtp::read(game.folder())?;
    if !args.dry_run && !smtp.lock()? {
        return Err(Fault::input("another command is sending the mails of this game"));
    }
    let waiting = waiting(game, args)?;
    let n = waiting.names.len();
    // Whoever only looks needs no password.
    let transport = if args.dry_run { None } else { Some(smtp.transport(&postal.folder)?) };
    if let Some(transport) = transport.as_ref().filter(|_| n > 0) {
        // A wrong password or name is no fault of any mail.
        let reached = transport.test_connection();
        reached.map_err(|error| Fault::input(format!("{}: {error}: nothing was sent", smtp.name())))?;
    }
    let (mut n_sent, mut n_failed, mut n_lost) = (0, 0, 0);
    for (name, number) in waiting.names.iter().zip(1..) {
        if stop.is_asked() || n_lost == PATIENCE {
            break;
        }
        let copy = marks(game, name, SENT) + 1;
        let envelope = match Envelope::of(game, &smtp, name, copy) {
            Ok(envelope) => envelope,
            Err(why) => {
                n_failed += 1;
                complain(name, &why);
                continue;
            }
        };
        let Some(transport) = &transport else {
            say!("{number}/{n} would be sent: outbox/{name} to {}, {}", envelope.to, envelope.id);
            continue;
        };
        if n_sent + n_failed > 0 {
            stop.wait(smtp.pause());
        }
        match transport.send(&envelope.message) {
            Ok(answer) => {
                let words: Vec<_> = answer.message().collect();
                let answer = format!("{} {}", answer.code(), words.join(" "));
                mark(game, name, SENT, &envelope.to, &envelope.id, &answer)?;
                (n_sent, n_lost) = (n_sent + 1, 0);
                say!("{number}/{n} sent: outbox/{name} to {}", envelope.to);
            }
            Err(error) => {
                n_failed += 1;
                n_lost = if error.status().is_none() { n_lost + 1 } else { 0 };
                let hope = if error.is_permanent() {
                    // The server would say the same the next time, and may think ill of whoever asks again and again.
                    mark(game, name, REFUSED, &envelope.to, &envelope.id, &error.to_string())?;
                    "; only `send --again` tries again"
                } else {
                    "; the next `send` tries again"
                };
                complain(name, &format!("to {}: {error}{hope}", envelope.to));
            }
        }
    }
    if let Some(transport) = transport {
        transport.shutdown();
        let n_left = n - n_sent - n_failed;
        let left = if n_left > 0 { format!(", {n_left} were not tried") } else { String::new() };
        say!("{n_sent} sent, {n_failed} failed{left}");
    }
    if waiting.n_paper > 0 {
        say!("{} are for players without an address: print them, then `send --only NAME --by-hand`", waiting.n_paper);
    }
    if waiting.n_refused > 0 {
        say!("{} were refused before: `status` shows why, `send --again` tries again", waiting.n_refused);
    }
    if n_failed > 0 || n_lost == PATIENCE { Err(Fault::Told) } else { Ok(()) }
}

/// Mails without a mark, in the order of their names; those with one if they are wanted again: a mail that was refused
/// whenever somebody says so, one that was sent only by its name.
fn waiting(game: &Game, args: &Send) -> Result<Waiting, Fault> {
    let mut res = Waiting { names: Vec::new(), n_paper: 0, n_refused: 0 };
    let Ok(entries) = fs::read_dir(game.folder().path("outbox")) else { return Ok(res) };
    let mut names: Vec<_> = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let is_wanted = |name: &String| args.only.is_empty() || args.only.iter().any(|it| is_named(game, name, it));
    for name in names {
        let folder = game.folder().path(&format!("outbox/{name}"));
        let is_whole = !name.starts_with('.') && folder.join("mail.toml").is_file();
        let is_sent = folder.join(SENT).exists();
        if !is_whole || !is_wanted(&name) || (is_sent && (args.only.is_empty() || !args.again)) {
            continue;
        }
        if !is_sent && !args.again && !args.by_hand && refusal(game, &name).is_some() {
            res.n_refused += 1;
            continue;
        }
        // A head that cannot be read is told when the mail is sent.
        let is_paper = envelope::head(&folder).is_ok_and(|it| envelope::address(game, &it).is_empty());
        if is_paper && !args.by_hand {
            res.n_paper += 1;
        } else {
            res.names.push(name);
        }
    }
    if let Some(only) = args.only.iter().find(|_| res.names.is_empty() && res.n_paper + res.n_refused == 0) {
        let again = if args.again { "" } else { " that is not sent" };
        return Err(Fault::usage(format!("--only `{only}`: there is no mail of this name or to this player{again}")));
    }
    Ok(res)
}

/// Whether a mail is called so, with or without its folder, or is for the player of this name.
fn is_named(game: &Game, name: &str, wanted: &str) -> bool {
    let wanted = wanted.trim_end_matches('/');
    let wanted = wanted.rsplit('/').next().unwrap_or(wanted);
    let is_for = |seat| name.ends_with(&format!("-{}", super::outbox::label(game, seat)));
    name == wanted || game.seat(wanted).is_ok_and(is_for)
}

/// How many marks of a kind a mail has.
fn marks(game: &Game, name: &str, kind: &str) -> u32 {
    (1..=u32::MAX).find(|&it| !game.folder().path(&mark_name(name, kind, it)).exists()).map_or(u32::MAX, |it| it - 1)
}

fn mark_name(name: &str, kind: &str, number: u32) -> String {
    if number > 1 { format!("outbox/{name}/{kind}.{number}") } else { format!("outbox/{name}/{kind}") }
}

/// What the server said when it refused a mail at the address that it has now. A mark that was cut short is none: the
/// mail is tried once more.
pub(crate) fn refusal(game: &Game, name: &str) -> Option<String> {
    let number = marks(game, name, REFUSED);
    let text = fs::read_to_string(game.folder().path(&mark_name(name, REFUSED, number.max(1)))).ok()?;
    let mark: toml::Table = text.parse().ok()?;
    let value = |key: &str| mark.get(key).and_then(toml::Value::as_str);
    let head = envelope::head(&game.folder().path(&format!("outbox/{name}"))).ok()?;
    let is_here = value("to") == Some(envelope::address(game, &head).as_str());
    is_here.then(|| value("answer").unwrap_or_default().to_owned())
}

/// Marks a mail as sent or refused. A mark of the first kind that was cut short is one, too: it was begun when the
/// server had answered.
fn mark(game: &Game, name: &str, kind: &str, to: &str, id: &str, answer: &str) -> Result<(), Fault> {
    let path = game.folder().path(&mark_name(name, kind, marks(game, name, kind) + 1));
    let failed = |error: io::Error| Fault::file(&path, &error);
    let time = game.now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
    let table: toml::Table = [("time", time.as_str()), ("to", to), ("id", id), ("answer", answer)]
        .into_iter()
        .map(|(key, value)| (key.to_owned(), toml::Value::from(value)))
        .collect();
    let mut file = File::create_new(&path).map_err(failed)?;
    file.write_all(table.to_string().as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
    game.folder().sync(&format!("outbox/{name}"))
}

/// Marks mails that were printed and posted, or handed over.
fn by_hand(game: &Game, args: &Send) -> Result<(), Fault> {
    for name in waiting(game, args)?.names {
        if !args.dry_run {
            mark(game, &name, SENT, "", "", "by hand")?;
        }
        say!("marked as sent by hand: outbox/{name}");
    }
    Ok(())
}

fn complain(name: &str, why: &str) {
    let line: String = why.chars().map(|it| if it.is_control() { ' ' } else { it }).take(400).collect();
    eprintln!("platelayer: outbox/{name}: {line}");
}
