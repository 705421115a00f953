//! The outbox: every mail is a folder with its head, its text, its HTML and, for a report, its pages; whoever sends it
//! puts a file `sent` beside them.

use std::{fs, thread};

use kernel::Seat;
use paper::PaperError;
use referee::{Effect, Language, Report, Stage};
use serde::{Deserialize, Serialize};

use super::{game::Game, send};
use crate::fault::Fault;

/// The file of a report on paper.
pub(crate) const PAGES: &str = "report.pdf";

/// What a mail is.
#[derive(Serialize, Deserialize, Copy, Clone, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    #[default]
    Report,
    /// Of a letter, which is sent as an automatic answer.
    Confirmation,
    /// Of orders that are missing.
    Reminder,
}

/// The head of a mail: the file `mail.toml`.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct Head {
    #[serde(default)]
    pub(crate) kind: Kind,
    /// The address; empty for who plays by paper.
    pub(crate) to: String,
    pub(crate) from: String,
    pub(crate) subject: String,
}

/// What the reports on this position are called; `None` while there is nothing to report.
pub(crate) fn stage(game: &Game) -> Option<String> {
    game.desk().stage().map(|(stage, revision)| stage_name(stage, revision))
}

fn stage_name(stage: Stage, revision: u32) -> String {
    let name = match stage {
        Stage::Opened => "00-open".to_owned(),
        Stage::Adjudicated(0) => "01-setup".to_owned(),
        Stage::Adjudicated(round) => format!("{:02}-round-{round}", round + 1),
        Stage::Final => "12-final".to_owned(),
    };
    format!("{name}.{revision}")
}

/// The round that whoever answers this mail writes about: reports are counted from the one that opens the setup.
pub(crate) fn round_of(game: &Game, name: &str) -> Option<u8> {
    let (first, rest) = name.split_once('-')?;
    if first == "letter" {
        let number: u32 = rest.split('-').next()?.parse().ok()?;
        return game.desk().letter_of(number)?.owner().map(|it| it.1);
    }
    first.parse().ok().filter(|it| *it <= referee::LAST_ROUND)
}

/// Writes all reports on this position that are not there yet. Says how many were new.
pub(crate) fn write_reports(game: &Game) -> Result<usize, Fault> {
    let mut n_new = 0;
    for effect in game.desk().owed() {
        if let Effect::Report { stage, revision } = effect {
            n_new += write_reports_on(game, &stage_name(stage, revision))?;
        }
    }
    Ok(n_new)
}

fn write_reports_on(game: &Game, stage: &str) -> Result<usize, Fault> {
    let (folder, desk) = (game.folder(), game.desk());
    for name in ["outbox", "reports", "records"] {
        folder.make(name)?;
    }
    folder.write(&format!("records/{stage}.rec"), game.season()?.record().to_string().as_bytes())?;
    let stock = game.agreement().stock().map_err(Fault::input)?;
    for language in Language::ALL {
        let zine = desk.edition(|it| it.for_zine(language))?;
        folder.write(&format!("reports/{stage}-zine.{language}.txt"), zine.text.as_bytes())?;
        folder.write(&format!("reports/{stage}-zine.{language}.html"), zine.html.as_bytes())?;
        let pages = desk.edition(|it| it.printed_for_zine(language, stock))?.map_err(|it| unprinted(&it))?;
        folder.write(&format!("reports/{stage}-zine.{language}.pdf"), &pages.bytes)?;
    }
    let mut mails = Vec::new();
    for seat in game.seats() {
        let name = format!("outbox/{stage}-{}", label(game, seat));
        if !folder.path(&name).exists() {
            let language = game.player(seat).language;
            let report = desk.edition(|it| it.for_player(seat, language))?;
            let pages = desk.edition(|it| it.printed_for_player(seat, language, stock))?;
            let pages = Some(pages.map_err(|it| unprinted(&it))?.bytes);
            mails.push(Mail { pages, ..Mail::new(game, name, seat, Kind::Report, report)? });
        }
    }
    put(game, &mails)
}

/// Writes the reminders of the open round that are not there yet. Whoever has written meanwhile needs none.
pub(crate) fn write_reminders(game: &Game) -> Result<usize, Fault> {
    let Some((round, deadline)) = game.desk().round().zip(game.desk().deadline()) else { return Ok(0) };
    let mut mails = Vec::new();
    for effect in game.desk().owed() {
        let Effect::Remind { seat } = effect else { continue };
        let moment = deadline.shown().strftime("%Y%m%d-%H%M");
        let name = format!("outbox/{round:02}-reminder-{moment}-{}", label(game, seat));
        if !game.folder().path(&name).exists() {
            let report = game.desk().reminder(seat)?;
            mails.extend(report.map(|it| Mail::new(game, name, seat, Kind::Reminder, it)).transpose()?);
        }
    }
    put(game, &mails)
}

/// A name for files of a player: the seat, and what is left of the name.
pub(crate) fn label(game: &Game, seat: Seat) -> String {
    let name = game.player(seat).name.to_lowercase().replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    format!("{:02}-{plain}", seat.index() + 1)
}

fn unprinted(error: &PaperError) -> Fault {
    Fault::input(format!("a report cannot be printed: {error}"))
}

/// A mail as it lies in the outbox.
pub(crate) struct Mail {
    name: String,
    head: String,
    report: Report,
    /// The report as PDF.
    pages: Option<Vec<u8>>,
}

impl Mail {
    pub(crate) fn new(game: &Game, name: String, seat: Seat, kind: Kind, report: Report) -> Result<Self, Fault> {
        let to = game.player(seat).addresses.last().cloned().unwrap_or_default();
        let head = Head { kind, to, from: game.agreement().referee.clone(), subject: report.subject.clone() };
        let head = toml::to_string(&head).map_err(|error| Fault::input(format!("{name}: {error}")))?;
        Ok(Self { name, head, report, pages: None })
    }
}

/// Puts mails into the outbox, several at a time, because each waits for the disk. Says how many were new.
pub(crate) fn put(game: &Game, mails: &[Mail]) -> Result<usize, Fault> {
    const AT_A_TIME: usize = 16;
    if mails.is_empty() {
        return Ok(0);
    }
    let folder = game.folder();
    let write = |mails: &[Mail]| {
        let mut n_new = 0;
        for Mail { name, head, report, pages } in mails {
            let texts = [("mail.toml", head), ("text.txt", &report.text), ("text.html", &report.html)];
            let mut files: Vec<(&str, &[u8])> = texts.iter().map(|it| (it.0, it.1.as_bytes())).collect();
            files.extend(pages.iter().map(|it| (PAGES, it.as_slice())));
            n_new += usize::from(folder.write_all(name, &files)?);
        }
        Ok::<_, Fault>(n_new)
    };
    let n_new = thread::scope(|scope| {
        let workers: Vec<_> =
            mails.chunks(mails.len().div_ceil(AT_A_TIME)).map(|it| scope.spawn(move || write(it))).collect();
        workers
            .into_iter()
            .map(|it| it.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .sum::<Result<usize, _>>()
    })?;
    folder.sync("outbox")?;
    Ok(n_new)
}

/// Confirms all letters for the open round that are not confirmed yet.
pub(crate) fn confirm_letters(game: &Game) -> Result<(), Fault> {
    if game.desk().round().is_none() {
        return Ok(());
    }
    game.folder().make("outbox")?;
    let first = |letter: u32, seat| format!("outbox/letter-{letter:04}-{}", label(game, seat));
    let is_there = |name: &str| game.folder().path(name).exists();
    let mut mails = Vec::new();
    for effect in game.desk().owed() {
        let (name, seat, letter, is_again) = match effect {
            Effect::Confirm { seat, letter } => (first(letter, seat), seat, letter, false),
            // Whoever is told only now that it came is told at once how it counts.
            Effect::ConfirmAgain { seat, letter } if is_there(&first(letter, seat)) => {
                (format!("outbox/letter-{letter:04}-counts-{}", label(game, seat)), seat, letter, true)
            }
            _ => continue,
        };
        if !is_there(&name) {
            let report = game.desk().confirmation(letter, is_again)?;
            mails.extend(report.map(|it| Mail::new(game, name, seat, Kind::Confirmation, it)).transpose()?);
        }
    }
    put(game, &mails).map(|_| ())
}

/// The mails that are not sent.
#[derive(Default, Debug)]
pub(crate) struct Unsent {
    /// How many wait.
    pub(crate) n: usize,
    /// How many of them have no address.
    pub(crate) n_paper: usize,
    /// Those that the server refused, with its answers.
    pub(crate) refused: Vec<(String, String)>,
}

pub(crate) fn unsent(game: &Game) -> Unsent {
    let mut res = Unsent::default();
    let Ok(entries) = fs::read_dir(game.folder().path("outbox")) else { return res };
    let mut names: Vec<_> = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for name in names {
        let folder = game.folder().path(&format!("outbox/{name}"));
        if !folder.join("mail.toml").is_file() || folder.join(send::SENT).exists() {
            continue;
        }
        if let Some(answer) = send::refusal(game, &name) {
            res.refused.push((name, answer));
            continue;
        }
        res.n += 1;
        let is_paper = |text: String| text.lines().any(|line| line == "to = \"\"");
        res.n_paper += usize::from(fs::read_to_string(folder.join("mail.toml")).is_ok_and(is_paper));
    }
    res
}
