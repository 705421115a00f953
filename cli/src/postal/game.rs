//! A game as it follows from its log: players, rounds, letters and the deadline.

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
    fs,
    path::Path,
    rc::Rc,
};

use jiff::{Zoned, civil::DateTime, tz::TimeZone};
use kernel::{BySeat, Dice, Seat};
use referee::{
    Due, Edition, Heard, Language, Letter, Mail, Orders, ROUND_OF_SETUP, Roster, RoundOrders, Season, Standing,
    same_name,
};

use super::{
    agreement::Agreement,
    clock, envelope,
    folder::Folder,
    log::{self, Act, Counted, Entry, Log},
    outbox,
};
use crate::fault::Fault;

/// A player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) name: String,
    /// The addresses that letters may come from; the last one is written to.
    pub(crate) addresses: Vec<String>,
    pub(crate) language: Language,
}

/// A letter that is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) number: u32,
    pub(crate) file: String,
    /// Whose it is, and for which round; `None` for one that was put aside.
    pub(crate) owner: Option<(Seat, u8)>,
    pub(crate) received: i64,
    /// The referee let it count, whenever it came.
    pub(crate) is_entered: bool,
    /// The referee has seen what is to be seen in it.
    pub(crate) is_ticked: bool,
    /// Its sender was told that it does not count: it was late, or for another round.
    pub(crate) was_refused: bool,
    pub(crate) from: String,
    pub(crate) reason: String,
}

/// A game.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) folder: Folder,
    pub(crate) agreement: Agreement,
    pub(crate) zone: TimeZone,
    pub(crate) now: Zoned,
    pub(crate) players: Vec<Player>,
    pub(crate) season: Option<Season>,
    pub(crate) letters: Vec<Kept>,
    pub(crate) keys: HashSet<String>,
    pub(crate) deadline: Option<DateTime>,
    pub(crate) is_paused: bool,
    /// Counts the reports on the same position: corrections and new deadlines raise it.
    pub(crate) revision: u32,
    /// Why the last report is replaced.
    pub(crate) notice: Option<String>,
    pub(crate) is_finished: bool,
    /// Who was reminded of which round and deadline.
    reminded: HashSet<(Seat, u8, String)>,
    /// When the open round was opened.
    pub(crate) opened: i64,
    dice: Dice,
    rounds: Vec<RoundOrders>,
    /// The number of the last letter that had come when the last round was adjudicated.
    last_letter_before: u32,
    /// Letters that were read, by their numbers: a mail may be big, and what counts needs all that came before.
    read: RefCell<HashMap<u32, Rc<Letter>>>,
    log: Option<Log>,
}

impl Game {
    /// Opens a game to act in it.
    pub(crate) fn open(path: &Path, now: Option<&str>) -> Result<Self, Fault> {
        let folder = Folder::new(path);
        let (log, entries) = Log::open(&folder, false)?;
        folder.sweep();
        Self::fold(folder, now, &entries, Some(log))
    }

    /// Opens a game to look at it.
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
        let mut res = Self {
            folder,
            agreement,
            zone,
            now,
            players: Vec::new(),
            season: None,
            letters: Vec::new(),
            keys: HashSet::new(),
            deadline: None,
            is_paused: false,
            revision: 1,
            notice: None,
            is_finished: false,
            reminded: HashSet::new(),
            opened: 0,
            dice,
            rounds: Vec::new(),
            last_letter_before: 0,
            read: RefCell::default(),
            log,
        };
        for (entry, line) in entries.iter().zip(1..) {
            res.apply(entry).map_err(|reason| Fault::line(&res.folder.path("log"), line, reason))?;
        }
        Ok(res)
    }

    /// Does something: once its line is in the log, it is done.
    pub(crate) fn act(&mut self, act: Act, reason: &str) -> Result<(), Fault> {
        let time = self.now.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
        let entry = Entry { time, by: log::user(), act, reason: reason.to_owned() };
        let log = self.log.as_mut().ok_or_else(|| Fault::input("the game was opened to look at it only"))?;
        log.add(&entry)?;
        self.apply(&entry).map_err(Fault::input)
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        let reason = &entry.reason;
        if matches!(entry.act, Act::Roll { .. } | Act::Adjudicate { .. }) {
            let time: jiff::Timestamp = entry.time.parse().map_err(|_| format!("`{}` is no moment", entry.time))?;
            self.opened = time.as_second();
        }
        match &entry.act {
            Act::New { .. } => {}
            Act::Player { name, address, language } => {
                let language = language.parse().map_err(|error| format!("{error}"))?;
                self.players.push(Player {
                    name: name.clone(),
                    addresses: address.iter().cloned().collect(),
                    language,
                });
            }
            Act::Language { name, language } => {
                let seat = self.seat(name)?;
                self.players[seat.index()].language = language.parse().map_err(|error| format!("{error}"))?;
            }
            Act::Address { name, address } => {
                let seat = self.seat(name)?;
                self.players[seat.index()].addresses.push(address.clone());
            }
            Act::Roll { deadline } => {
                self.season = Some(Season::open(self.players.len(), self.dice.clone()).ok_or("there are no players")?);
                self.set_deadline(deadline)?;
            }
            Act::Take(Counted { letter, file, key, name, round, received }) => {
                let owner = Some((self.seat(name)?, *round));
                self.keep(*letter, file, key, owner, *received, "", reason);
                let is_other = Some(*round) != self.round();
                let was_refused = is_other || self.letters.last().is_some_and(|it| self.is_late(it));
                self.letters.last_mut().expect("one was just kept").was_refused = was_refused;
            }
            Act::Aside { letter, file, key, from, received } => {
                self.keep(*letter, file, key, None, *received, from, reason);
            }
            Act::Tick { letters } => self.tick(letters),
            Act::Enter { counted: Counted { letter, file, key, name, round, received }, settles } => {
                let seat = self.seat(name)?;
                let is_told = |it: &Kept| it.was_refused && it.owner.is_some_and(|owner| owner.0 == seat);
                let was_refused = self.letters.iter().any(|it| it.number == *letter && is_told(it));
                self.letters.retain(|it| it.number != *letter);
                self.keep(*letter, file, key, Some((seat, *round)), *received, "", reason);
                let kept = self.letters.last_mut().expect("one was just kept");
                (kept.is_entered, kept.was_refused) = (true, was_refused);
                self.tick(settles);
            }
            Act::Extend { deadline } => {
                self.set_deadline(deadline)?;
                self.is_paused = false;
                self.revise(reason);
            }
            Act::Pause => {
                self.is_paused = true;
                self.revise(reason);
            }
            Act::Remind { round, deadline, names } => {
                for name in names {
                    self.reminded.insert((self.seat(name)?, *round, deadline.clone()));
                }
            }
            Act::Adjudicate { round, orders, deadline, .. } => {
                if self.season.as_ref().and_then(Season::round) != Some(*round) {
                    return Err(format!("round {round} is not the open round"));
                }
                let orders = self.round_orders(orders)?;
                self.season.as_mut().ok_or("the game has not begun")?.adjudicate(&orders);
                self.rounds.push(orders);
                self.last_letter_before = self.letters.iter().map(|it| it.number).max().unwrap_or(0);
                self.set_deadline(deadline)?;
                (self.revision, self.notice) = (1, None);
            }
            Act::Correct { round, name, orders } => {
                let seat = self.seat(name)?;
                if usize::from(*round) + 1 != self.rounds.len() {
                    return Err(format!("round {round} was not the last one to be adjudicated"));
                }
                let orders: Orders = orders.parse().map_err(|error| format!("{error}"))?;
                let last = self.rounds.pop().ok_or("nothing was adjudicated")?;
                let corrected = |it: Seat| if it == seat { Some(orders.clone()) } else { last[it].clone() };
                self.rounds.push(BySeat::new(self.players.len(), corrected));
                self.replay()?;
                self.revise(reason);
            }
            Act::Finish => {
                self.is_finished = true;
                (self.revision, self.notice) = (1, None);
            }
        }
        Ok(())
    }

    fn tick(&mut self, letters: &[u32]) {
        self.letters.iter_mut().filter(|it| letters.contains(&it.number)).for_each(|it| it.is_ticked = true);
    }

    fn revise(&mut self, reason: &str) {
        self.revision += 1;
        self.notice = Some(reason.to_owned());
    }

    fn set_deadline(&mut self, deadline: &str) -> Result<(), String> {
        let read = |it: &str| clock::parse(it).map_err(|_| format!("`{it}` is no moment"));
        self.deadline = (!deadline.is_empty()).then(|| read(deadline)).transpose()?;
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "a line of the log has as many")]
    fn keep(
        &mut self,
        number: u32,
        file: &str,
        key: &str,
        owner: Option<(Seat, u8)>,
        received: i64,
        from: &str,
        reason: &str,
    ) {
        self.keys.insert(key.to_owned());
        let (file, from, reason) = (file.to_owned(), from.to_owned(), reason.to_owned());
        let (is_entered, is_ticked, was_refused) = (false, false, false);
        self.letters.push(Kept { number, file, owner, received, is_entered, is_ticked, was_refused, from, reason });
    }

    fn round_orders(&self, orders: &std::collections::BTreeMap<String, Option<String>>) -> Result<RoundOrders, String> {
        let mut read = Vec::new();
        for player in &self.players {
            let text = orders.get(&player.name).ok_or_else(|| format!("there is nothing about {}", player.name))?;
            read.push(
                text.as_ref()
                    .map(|it| it.parse::<Orders>().map_err(|error| format!("{}: {error}", player.name)))
                    .transpose()?,
            );
        }
        Ok(BySeat::new(read.len(), |seat| read[seat.index()].clone()))
    }

    /// Plays all rounds again.
    fn replay(&mut self) -> Result<(), String> {
        let mut season = Season::open(self.players.len(), self.dice.clone()).ok_or("there are no players")?;
        self.rounds.iter().for_each(|it| season.adjudicate(it));
        self.season = Some(season);
        Ok(())
    }

    /// The seat of the player of this name, however it is written.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, String> {
        let found = self.players.iter().position(|it| same_name(&it.name, name)).and_then(Seat::new);
        found.ok_or_else(|| {
            let known: Vec<_> = self.players.iter().map(|it| it.name.as_str()).collect();
            format!(
                "there is no player `{name}`: there are {}",
                if known.is_empty() { "none yet".to_owned() } else { known.join(", ") }
            )
        })
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    /// The game once it has begun.
    pub(crate) fn season(&self) -> Result<&Season, Fault> {
        self.season
            .as_ref()
            .ok_or_else(|| Fault::input("the game has not begun: add the players, then `platelayer postal roll`"))
    }

    /// The round that waits for orders.
    pub(crate) fn round(&self) -> Option<u8> {
        self.season.as_ref().and_then(Season::round)
    }

    /// The orders that counted in the round that was adjudicated last.
    pub(crate) fn last_orders(&self, seat: Seat) -> Option<Orders> {
        self.rounds.last().and_then(|it| it[seat].clone())
    }

    /// Whether a letter came since the last round was adjudicated, whatever round it names.
    pub(crate) fn is_recent(&self, kept: &Kept) -> bool {
        kept.number > self.last_letter_before
    }

    /// Whether a player was reminded of the open round and its deadline.
    pub(crate) fn is_reminded(&self, seat: Seat) -> bool {
        let key = |deadline| Some((seat, self.round()?, clock::show(deadline)));
        self.deadline.and_then(key).is_some_and(|it| self.reminded.contains(&it))
    }

    pub(crate) fn is_late(&self, kept: &Kept) -> bool {
        let deadline = self.deadline.and_then(|it| clock::at(it, &self.zone).ok());
        !kept.is_entered && !self.is_paused && deadline.is_some_and(|it| kept.received > it.timestamp().as_second())
    }

    /// The letters of a player for the open round, in the order in which they came, late ones among them.
    pub(crate) fn letters_of(&self, seat: Seat) -> Vec<&Kept> {
        let round = self.round();
        let mut res: Vec<_> = self
            .letters
            .iter()
            .filter(|it| it.owner.is_some_and(|owner| owner.0 == seat && Some(owner.1) == round))
            .collect();
        res.sort_by_key(|it| (it.received, it.number));
        res
    }

    /// Reads a letter that is kept, once.
    pub(crate) fn read(&self, kept: &Kept) -> Result<Rc<Letter>, Fault> {
        if let Some(letter) = self.read.borrow().get(&kept.number) {
            return Ok(Rc::clone(letter));
        }
        let path = self.folder.path(&kept.file);
        let bytes = fs::read(&path).map_err(|error| Fault::file(&path, &error))?;
        let writer = kept.owner.map(|it| it.0);
        let letter = Rc::new(self.read_bytes(&bytes, path.extension().is_some_and(|it| it == "eml"), writer));
        self.read.borrow_mut().insert(kept.number, Rc::clone(&letter));
        Ok(letter)
    }

    /// Forgets what was read of a letter whose writer was not known.
    pub(crate) fn forget(&self, number: u32) {
        self.read.borrow_mut().remove(&number);
    }

    /// The letter in a mail.
    pub(crate) fn read_mail(&self, mail: &Mail, writer: Option<Seat>) -> Letter {
        let mut res = self.by_names(writer, |it| Letter::read_under(&mail.subject, &mail.text, it));
        if let Some(round) = self.answered_round(mail) {
            res.answers_round(round);
        }
        mail.attachments.iter().for_each(|it| res.has_attachment(it));
        res.compare_dice(&self.season.as_ref().map_or_else(Vec::new, Season::rolls));
        res
    }

    /// The round of the mail of ours that a mail answers.
    pub(crate) fn answered_round(&self, mail: &Mail) -> Option<u8> {
        let answered = mail.answers.iter().find_map(|it| envelope::name_of(self, it))?;
        outbox::round_of(self, answered)
    }

    /// Lets `read` read with the names that are known.
    fn by_names(&self, writer: Option<Seat>, read: impl FnOnce(&Roster<'_>) -> Letter) -> Letter {
        let names: Vec<_> = self.players.iter().map(|it| it.name.as_str()).collect();
        let writer = writer.map(|it| self.player(it).name.as_str());
        read(&Roster { game: &self.agreement.game, players: &names, writer })
    }

    pub(crate) fn read_bytes(&self, bytes: &[u8], is_mail: bool, writer: Option<Seat>) -> Letter {
        if is_mail {
            return Mail::read(bytes).map_or_else(|_| Letter::default(), |it| self.read_mail(&it, writer));
        }
        let mut res = self.by_names(writer, |it| Letter::read(&text_of(bytes), it));
        res.compare_dice(&self.season.as_ref().map_or_else(Vec::new, Season::rolls));
        res
    }

    /// What counts for a player in the open round: of all letters in time, or of those up to one of them.
    pub(crate) fn standing(&self, seat: Seat, up_to: Option<u32>) -> Result<Standing, Fault> {
        let mut read = Vec::new();
        for kept in self.letters_of(seat) {
            if !self.is_late(kept) && up_to.is_none_or(|it| kept.number <= it) {
                read.push((kept, self.read(kept)?));
            }
        }
        let heard = read.iter().map(|(kept, letter)| Heard {
            number: kept.number,
            letter,
            is_entered: kept.is_entered,
            is_ticked: kept.is_ticked,
        });
        Ok(Standing::of(heard, self.round() == Some(ROUND_OF_SETUP)))
    }

    pub(crate) fn due(&self) -> Due<'_> {
        match self.deadline {
            _ if self.is_paused => Due::Paused,
            Some(deadline) => Due::At(deadline, &self.agreement.zone),
            None => Due::Unset,
        }
    }

    /// Lets `write` make something of what is to be reported.
    pub(crate) fn edition<T>(&self, write: impl FnOnce(&Edition<'_>) -> T) -> Result<T, Fault> {
        let names: Vec<_> = self.players.iter().map(|it| it.name.as_str()).collect();
        let edition = Edition {
            game: &self.agreement.game,
            names: &names,
            season: self.season()?,
            due: self.due(),
            correction: self.notice.as_deref(),
        };
        Ok(write(&edition))
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
