//! The tableau file: a tableau with its trips, typed in, one fact per line.
//!
//! ```text
//! village-rails
//! cards 0123456789abcdef       # the hash of a file of cards; may be left out
//! border B
//! r1c1 = 17                    # the number of a card, `17 turned` where it lies upside down
//! r2c1 = bend lake farm -      # or the track as it lies: shape, terrain, features from above and from the left
//! trip l1 4 for exactly 5 tracks
//! terminus l1 12               # or what it pays: 3 + 1 for each lake; may be left out
//! money 14
//! ```
//!
//! The order of the lines is free, and an unfinished tableau is fine; an impossible one is refused with the line at
//! fault. Every completed line scores. What is paid and gained in the markets leaves no trace, so the money is told.

use std::{fmt, str::FromStr, sync::Arc};

use kernel::{ContentId, NotationError, Reader, facts};

use crate::{
    Card, Content, Feature, Laid, Letter, Line, Refusal, Shape, Space, SpaceSet, Tableau, TableauError, TableauFault,
    Terminus, TerminusCard, Terrain, Trip, planning,
};

/// A tableau that was typed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableauFile {
    /// With which cards it was played.
    pub content: Arc<Content>,
    /// What lies in it.
    pub tableau: Tableau,
}

/// A tableau that is being typed in, without what would be impossible if nothing were added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The tableau so far.
    pub file: TableauFile,
    /// What would be refused if nothing were added, by its lines.
    pub doubts: Vec<TableauError>,
}

/// The name of the game, with which its files begin.
const NAME: &str = crate::META.name;

/// A track as somebody names it.
#[derive(Clone, Debug)]
enum Track {
    /// A card by its number.
    Card(Laid),
    /// What is to be seen of it.
    Seen { shape: Shape, terrain: Terrain, features: [Option<Feature>; 2], text: String },
}

/// A terminus card by its number, or by what it pays.
#[derive(Clone, Debug)]
enum Played {
    Card(TerminusCard),
    Pays(Terminus),
}

enum Fact {
    Head,
    Cards(Arc<Content>),
    Border(Letter),
    Track(Space, Track),
    Trip(Line, Trip),
    Terminus(Line, Played),
    Money(u16),
}

impl FromStr for TableauFile {
    type Err = TableauError;

    /// Knows the cards that are compiled in only; [`TableauFile::read`] knows more.
    fn from_str(text: &str) -> Result<Self, TableauError> {
        Self::read(text, &[])
    }
}

impl TableauFile {
    /// Reads a tableau whose cards are compiled in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, TableauError> {
        let mut sketch = Self::sketch(text, contents)?;
        if sketch.doubts.is_empty() { Ok(sketch.file) } else { Err(sketch.doubts.swap_remove(0)) }
    }

    /// Reads a tableau while it is being typed in: what a later line may still put right is a doubt and no error.
    pub fn sketch(text: &str, contents: &[&str]) -> Result<Sketch, TableauError> {
        let mut reading = Reading::default();
        for (line, fact) in facts(text) {
            let read = read_fact(fact, contents).and_then(|it| reading.take(it, line));
            read.map_err(|reason| TableauError { line, reason })?;
        }
        let n_lines = text.lines().count().max(1);
        if reading.head.is_none() {
            return Err(TableauError { line: n_lines, reason: TableauFault::NoGame });
        }
        // Whoever offers cards plays with them.
        let offered = || contents.iter().find_map(|it| it.parse().ok()).map(Arc::new);
        let named = reading.cards.take().map(|it| it.0);
        Ok(reading.finish(named.or_else(offered).unwrap_or_else(Content::built_in), n_lines))
    }
}

fn read_fact(text: &str, contents: &[&str]) -> Result<Fact, TableauFault> {
    let mut reader = Reader::new(text);
    if reader.eat_word("cards") {
        let found = || TableauFault::NoSuchCards { found: reader.rest().chars().take(24).collect() };
        let id: ContentId = reader.rest().to_ascii_lowercase().parse().map_err(|_| found())?;
        let offered = || contents.iter().find(|it| ContentId::of(it) == id).and_then(|it| it.parse().ok());
        return Content::compiled_in(id).or_else(|| offered().map(Arc::new)).map(Fact::Cards).ok_or_else(found);
    }
    let fact = read_any(&mut reader)?;
    reader.end()?;
    Ok(fact)
}

fn read_any(reader: &mut Reader<'_>) -> Result<Fact, NotationError> {
    if reader.eat_word(NAME) {
        return Ok(Fact::Head);
    }
    if reader.eat_word("border") {
        return Letter::read(reader).map(Fact::Border);
    }
    if reader.eat_word("trip") {
        return Ok(Fact::Trip(Line::read(reader)?, Trip::read(reader)?));
    }
    if reader.eat_word("terminus") {
        let line = Line::read(reader)?;
        let played = match Terminus::read(&mut reader.clone()) {
            Ok(_) => Played::Pays(Terminus::read(reader)?),
            Err(_) => Played::Card(TerminusCard::read(reader)?),
        };
        return Ok(Fact::Terminus(line, played));
    }
    if reader.eat_word("money") {
        reader.eat('£');
        let before = reader.clone();
        let money = reader.number().and_then(|it| u16::try_from(it).ok()).filter(|&it| it <= MOST_MONEY);
        return money.map(Fact::Money).ok_or_else(|| before.error("pounds, 0 to 9999"));
    }
    if !reader.clone().eat_word("r") {
        return Err(reader.error("`village-rails`, cards, border, trip, terminus, money or a track like `r2c3 = 17`"));
    }
    let space = Space::read(reader)?;
    reader.eat('=');
    Ok(Fact::Track(space, read_track(reader)?))
}

/// More than coins ever come to in one game.
const MOST_MONEY: u16 = 9999;

fn read_track(reader: &mut Reader<'_>) -> Result<Track, NotationError> {
    let text = reader.rest().split_whitespace().collect::<Vec<_>>().join(" ");
    let shape = [Shape::Bridge, Shape::Bend].into_iter().find(|it| reader.eat_word(it.name()));
    if let Some(shape) = shape {
        let terrain = Terrain::read(reader)?;
        let features = [Feature::read_maybe(reader)?, Feature::read_maybe(reader)?];
        return Ok(Track::Seen { shape, terrain, features, text });
    }
    if !reader.rest().starts_with(|c: char| c.is_ascii_digit()) {
        return Err(reader.error("the number of a card, or a track like `bend lake farm -`"));
    }
    let card = Card::read(reader)?;
    Ok(Track::Card(Laid { card, turned: reader.eat_word("turned") }))
}

/// What was read so far, each with its line.
#[derive(Default)]
struct Reading {
    head: Option<usize>,
    cards: Option<(Arc<Content>, usize)>,
    border: Option<(Letter, usize)>,
    money: Option<(u16, usize)>,
    tracks: Vec<(Space, Track, usize)>,
    trips: Vec<(Line, Trip, usize)>,
    termini: Vec<(Line, Played, usize)>,
}

/// Keeps what is told once.
fn once<T>(slot: &mut Option<(T, usize)>, what: &'static str, it: T, line: usize) -> Result<(), TableauFault> {
    if let Some((_, first)) = slot {
        return Err(TableauFault::Twice { what, first: *first });
    }
    *slot = Some((it, line));
    Ok(())
}

impl Reading {
    fn take(&mut self, fact: Fact, line: usize) -> Result<(), TableauFault> {
        match fact {
            Fact::Head => match self.head {
                Some(first) => return Err(TableauFault::Twice { what: "game", first }),
                None => self.head = Some(line),
            },
            Fact::Cards(it) => once(&mut self.cards, "deck", it, line)?,
            Fact::Border(it) => once(&mut self.border, "border", it, line)?,
            Fact::Money(it) => once(&mut self.money, "money", it, line)?,
            Fact::Track(space, track) => {
                if let Some((_, _, first)) = self.tracks.iter().find(|it| it.0 == space) {
                    return Err(TableauFault::SpaceTwice { space, first: *first });
                }
                self.tracks.push((space, track, line));
            }
            Fact::Trip(at, trip) => self.trips.push((at, trip, line)),
            Fact::Terminus(at, played) => {
                if let Some((_, _, first)) = self.termini.iter().find(|it| it.0 == at) {
                    return Err(TableauFault::LineTwice { line: at, first: *first });
                }
                self.termini.push((at, played, line));
            }
        }
        Ok(())
    }

    /// Lays everything by the rules; what they do not allow is left out and doubted.
    fn finish(self, content: Arc<Content>, n_lines: usize) -> Sketch {
        let mut doubts = Vec::new();
        let mut doubt = |line, reason| doubts.push(TableauError { line, reason });
        if self.border.is_none() {
            doubt(n_lines, TableauFault::NoBorder);
        }
        let mut tableau = Tableau::new(&content, self.border.map_or(Letter::A, |it| it.0));
        let laid = self.cards(&content, &mut doubt);
        let connected = connected(laid.iter().map(|it| it.0).collect());
        for &(space, laid, line) in &laid {
            if connected.contains(space) {
                tableau.lay(&content, space, laid);
            } else {
                doubt(line, Refusal::SpaceApart { space, reach: connected.reach() }.into());
            }
        }
        let mut planned = Vec::new();
        for &(at, trip, line) in &self.trips {
            match check_trip(&content, &tableau, at, trip) {
                Ok(()) => {
                    tableau.plan(at, trip);
                    planned.push((tableau, line));
                }
                Err(fault) => doubt(line, fault),
            }
        }
        // Fewer trips are planned sooner, so the first that is too many is sought only where all of them are.
        if !planning::is_possible(&content, &tableau) {
            let too_many = planned.iter().zip(1..).find(|((it, _), _)| !planning::is_possible(&content, it));
            if let Some((&(_, line), n)) = too_many {
                doubt(line, TableauFault::TooManyTrips { n });
            }
        }
        let termini = self.played(&content, &tableau, &mut doubt);
        for line in tableau.completed() {
            tableau.close(line, termini[line.index()]);
        }
        tableau.set_money(self.money.map_or(0, |it| it.0));
        doubts.sort_by_key(|it| it.line);
        Sketch { file: TableauFile { content, tableau }, doubts }
    }

    /// The cards of all tracks: those that are named by their numbers first, then any card that looks like the others.
    fn cards(&self, content: &Content, doubt: &mut impl FnMut(usize, TableauFault)) -> Vec<(Space, Laid, usize)> {
        let mut res: Vec<(Space, Laid, usize)> = Vec::new();
        for (space, track, line) in &self.tracks {
            let Track::Card(laid) = *track else { continue };
            if let Some((other, ..)) = res.iter().find(|it| it.1.card == laid.card) {
                doubt(*line, TableauFault::CardTwice { card: laid.card, space: *other });
            } else {
                res.push((*space, laid, *line));
            }
        }
        for (space, track, line) in &self.tracks {
            let Track::Seen { shape, terrain, features, text } = track else { continue };
            let lies = |card: Card, turned| {
                let it = content.card(card);
                let fits = it.shape == *shape && it.terrain == *terrain && it.features(turned) == *features;
                fits.then_some(Laid { card, turned })
            };
            let alike = || Card::all().filter_map(|card| lies(card, false).or_else(|| lies(card, true)));
            match alike().find(|it| res.iter().all(|other| other.1.card != it.card)) {
                Some(laid) => res.push((*space, laid, *line)),
                None => doubt(*line, TableauFault::NoneLeft { track: text.clone(), n: alike().count() }),
            }
        }
        res
    }

    /// The terminus cards that were played: those that are named by their numbers first.
    fn played(
        &self,
        content: &Content,
        tableau: &Tableau,
        doubt: &mut impl FnMut(usize, TableauFault),
    ) -> [Option<TerminusCard>; Line::COUNT] {
        let mut res = [None; Line::COUNT];
        let is_numbered = |it: &&(Line, Played, usize)| matches!(it.1, Played::Card(_));
        let in_order = self.termini.iter().filter(is_numbered).chain(self.termini.iter().filter(|it| !is_numbered(it)));
        for (at, played, line) in in_order {
            let holder = |card| Line::all().find(|it| res[it.index()] == Some(card));
            if !tableau.completed().contains(*at) {
                doubt(*line, TableauFault::NotCompleted { line: *at });
                continue;
            }
            let card = match played {
                Played::Card(card) => Some(*card),
                Played::Pays(it) => {
                    TerminusCard::all().find(|&card| content.terminus(card) == *it && holder(card).is_none())
                }
            };
            match (card, card.and_then(holder), played) {
                (Some(card), None, _) => res[at.index()] = Some(card),
                (Some(card), Some(other), _) => doubt(*line, TableauFault::TerminusTwice { card, line: other }),
                (None, _, Played::Pays(it)) => {
                    doubt(*line, TableauFault::NoSuchTerminus { pay: it.to_string() });
                }
                (None, _, Played::Card(_)) => {}
            }
        }
        res
    }
}

/// The spaces that can be laid one after the other, each beside a border piece or a track (R44).
fn connected(placed: SpaceSet) -> SpaceSet {
    let mut res = SpaceSet::EMPTY;
    loop {
        let next = res.or(res.reach().and(placed));
        if next == res {
            return res;
        }
        res = next;
    }
}

fn check_trip(content: &Content, tableau: &Tableau, line: Line, trip: Trip) -> Result<(), TableauFault> {
    let n_cards = Card::all().filter(|&it| content.card(it).trip == trip).count();
    if n_cards == 0 {
        return Err(TableauFault::NoSuchTrip { trip });
    }
    if tableau.course(line).trips().count() == 2 {
        return Err(Refusal::LineFull { line, open: tableau.open() }.into());
    }
    if n_cards == 1 && tableau.course(line).trips().any(|it| it == trip) {
        return Err(TableauFault::SameTrip { trip, line });
    }
    Ok(())
}

/// The tableau as a file that reads back.
impl fmt::Display for TableauFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { content, tableau } = self;
        writeln!(f, "{NAME}")?;
        if content.id() != Content::built_in().id() {
            writeln!(f, "cards {}", content.id())?;
        }
        writeln!(f, "border {}", tableau.letter())?;
        for space in tableau.placed() {
            if let Some(Laid { card, turned }) = tableau.laid(space) {
                writeln!(f, "{space} = {card}{}", if turned { " turned" } else { "" })?;
            }
        }
        for line in Line::all() {
            tableau.course(line).trips().try_for_each(|it| writeln!(f, "trip {line} {it}"))?;
        }
        for line in Line::all() {
            if let Some(card) = tableau.course(line).terminus() {
                writeln!(f, "terminus {line} {card}")?;
            }
        }
        writeln!(f, "money {}", tableau.money())
    }
}
