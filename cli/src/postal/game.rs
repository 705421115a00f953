//! A game in a folder: its log, the desk that follows from it, and where its letters lie.

use std::{
    collections::{BTreeMap, HashSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use jiff::{Timestamp, Zoned, tz::TimeZone};
use kernel::Seat;
use referee::{Act, Desk, Mail, Misfit, Player, Season, Terms, Words};

use super::{
    acts::{self, Filed},
    agreement::Agreement,
    clock, envelope,
    folder::Folder,
    log::{self, Entry, Log},
    outbox,
};
use crate::fault::Fault;

/// A game.
#[derive(Debug)]
pub(crate) struct Game {
    folder: Folder,
    agreement: Agreement,
    zone: TimeZone,
    now: Zoned,
    desk: Desk,
    /// The files of letters, by their numbers.
    files: BTreeMap<u32, String>,
    keys: HashSet<String>,
    log: Option<Log>,
}

/// The seat of the player of this name, however it is written.
pub(crate) fn seat(desk: &Desk, name: &str) -> Result<Seat, String> {
    desk.seat_of(name).ok_or_else(|| {
        let known = desk.names();
        let known = if known.is_empty() { "none yet".to_owned() } else { known.join(", ") };
        format!("there is no player `{name}`: there are {known}")
    })
}

impl Game {
    /// Opens a game to act in it.
    pub(crate) fn open(path: &Path, now: Option<&str>) -> Result<Self, Fault> {
        let folder = Folder::new(path);
        let (log, entries) = Log::open(&folder, false)?;
        folder.sweep();
        let mut res = Self::fold(folder, now, &entries, Some(log))?;
        res.hear()?;
        Ok(res)
    }

    /// Opens a game to look at it; of letters it is known only that they came.
    pub(crate) fn look(path: &Path, now: Option<&str>) -> Result<Self, Fault> {
        let folder = Folder::new(path);
        if !folder.path("log").exists() {
            return Self::open(path, now);
        }
        let entries = Log::read(&folder)?;
        Self::fold(folder, now, &entries, None)
    }

    fn fold(folder: Folder, now: Option<&str>, entries: &[Entry], log: Option<Log>) -> Result<Self, Fault> {
        let (agreement, dice) = Agreement::read(&folder)?;
        let zone = clock::zone(&agreement.zone)?;
        let now = clock::now(now, &zone)?;
        let (game, named_zone) = (agreement.game.clone(), (zone.clone(), agreement.zone.clone()));
        let desk = Desk::new(Terms { game, zone: named_zone, dice });
        let (files, keys) = (BTreeMap::new(), HashSet::new());
        let mut res = Self { folder, agreement, zone, now, desk, files, keys, log };
        for (entry, line) in entries.iter().zip(1..) {
            let read = res.read_entry(entry);
            let done = read.and_then(|it| match it {
                Some((act, at)) => res.desk.fold(&act, at, &entry.reason).map_err(|it| it.to_string()),
                None => Ok(()),
            });
            done.map_err(|reason| Fault::line(&res.folder.path("log"), line, reason))?;
        }
        Ok(res)
    }

    /// The act of a line, and its moment; notes where its letter lies.
    fn read_entry(&mut self, entry: &Entry) -> Result<Option<(Act, Timestamp)>, String> {
        let Some((act, filed)) = acts::read(&entry.act, &self.desk, &self.zone)? else { return Ok(None) };
        let number = match &act {
            Act::Receive(arrived) => Some(arrived.number),
            Act::Enter { letter, .. } => Some(*letter),
            _ => None,
        };
        if let Some((number, Filed { file, key })) = number.zip(filed) {
            self.files.insert(number, file);
            self.keys.insert(key);
        }
        let at = match entry.time.parse() {
            Err(_) if matches!(act, Act::Begin { .. } | Act::Adjudicate { .. }) => {
                return Err(format!("`{}` is no moment", entry.time));
            }
            // When the others were done does not matter.
            at => at.unwrap_or_default(),
        };
        Ok(Some((act, at)))
    }

    /// Does something: once its line is in the log, it is done. What follows from it is owed until it is carried out,
    /// perhaps by another command.
    pub(crate) fn act(&mut self, act: &Act, reason: &str) -> Result<(), Fault> {
        self.act_on(act, None, reason)
    }

    /// The same with a letter that lies in a file.
    pub(crate) fn act_on(&mut self, act: &Act, filed: Option<&Filed>, reason: &str) -> Result<(), Fault> {
        let time = self.now.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
        let act = acts::written(act, filed, &self.desk).map_err(Fault::input)?;
        let entry = Entry { time, by: log::user(), act, reason: reason.to_owned() };
        let log = self.log.as_mut().ok_or_else(|| Fault::input("the game was opened to look at it only"))?;
        log.add(&entry)?;
        // As whoever reads the log later does it.
        if let Some((act, at)) = self.read_entry(&entry).map_err(Fault::input)? {
            self.desk.fold(&act, at, reason)?;
        }
        self.hear()
    }

    /// Tells the desk what stands in letters that it may need.
    pub(crate) fn hear(&mut self) -> Result<(), Fault> {
        let unread: Vec<_> = self.desk.unread().map(referee::Kept::number).collect();
        for number in unread {
            let path = self.file(number);
            let bytes = fs::read(&path).map_err(|error| Fault::file(&path, &error))?;
            let words = self.words(&bytes, path.extension().is_some_and(|it| it == "eml"));
            self.desk.hear(number, words);
        }
        Ok(())
    }

    /// What stands in a letter or a mail; nothing if it cannot be read.
    pub(crate) fn words(&self, bytes: &[u8], is_mail: bool) -> Words {
        if !is_mail {
            return Words::typed(text_of(bytes), self.desk.names());
        }
        Mail::read(bytes).map_or_else(|_| Words::default(), |it| self.words_of_mail(&it))
    }

    pub(crate) fn words_of_mail(&self, mail: &Mail) -> Words {
        Words::of_mail(mail, self.answered_round(mail), self.desk.names())
    }

    /// The round of the mail of ours that a mail answers.
    pub(crate) fn answered_round(&self, mail: &Mail) -> Option<u8> {
        let answered = mail.answers.iter().find_map(|it| envelope::name_of(self, it))?;
        outbox::round_of(self, answered)
    }

    /// What a game master sees.
    pub(crate) const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What was agreed when it was opened.
    pub(crate) const fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// Where it is kept.
    pub(crate) const fn folder(&self) -> &Folder {
        &self.folder
    }

    /// The time zone of its deadlines.
    pub(crate) const fn zone(&self) -> &TimeZone {
        &self.zone
    }

    /// What time it is.
    pub(crate) const fn now(&self) -> &Zoned {
        &self.now
    }

    /// The file of a letter.
    pub(crate) fn file(&self, number: u32) -> PathBuf {
        self.folder.path(self.file_name(number).unwrap_or_default())
    }

    /// The same within the folder.
    pub(crate) fn file_name(&self, number: u32) -> Option<&str> {
        self.files.get(&number).map(String::as_str)
    }

    /// Whether a letter was taken before.
    pub(crate) fn knows(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// The seat of the player of this name, however it is written.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, String> {
        seat(&self.desk, name)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.desk.players()[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.desk.seats()
    }

    /// The game once it has begun.
    pub(crate) fn season(&self) -> Result<Arc<Season>, Fault> {
        self.desk
            .season()
            .ok_or_else(|| Fault::input("the game has not begun: add the players, then `platelayer postal roll`"))
    }
}

impl From<Misfit> for Fault {
    fn from(misfit: Misfit) -> Self {
        Self::input(misfit)
    }
}

/// The text of a letter that was typed in, whatever wrote it.
pub(crate) fn text_of(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&it| char::from(it)).collect(),
    }
}
