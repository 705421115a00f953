//! What is agreed before a game: the map, the number of seats, and by which rules it is played.

use std::{
    fmt,
    str::FromStr,
    sync::{Arc, LazyLock},
};

use kernel::{ContentId, Game as _, Seat};

use crate::{Map, Railage};

/// The map files that are compiled in: the river map and the lake map, both reconstructed.
pub const MAP_TEXTS: [&str; 2] = [include_str!("../content/river.txt"), include_str!("../content/lake.txt")];

/// The first map files of the same names, which games of rules 1 are played with.
pub const FIRST_MAP_TEXTS: [&str; 2] = [include_str!("../content/river-1.txt"), include_str!("../content/lake-1.txt")];

/// The map files of rules 2 that were the usual ones before today's; games that name them go on with them.
pub const SECOND_MAP_TEXTS: [&str; 2] = [include_str!("../content/river-2.txt"), include_str!("../content/lake-2.txt")];

static MAPS: LazyLock<Vec<Arc<Map>>> = LazyLock::new(|| read_all(MAP_TEXTS));
static FIRST_MAPS: LazyLock<Vec<Arc<Map>>> = LazyLock::new(|| read_all(FIRST_MAP_TEXTS));
static SECOND_MAPS: LazyLock<Vec<Arc<Map>>> = LazyLock::new(|| read_all(SECOND_MAP_TEXTS));

fn read_all(texts: [&str; 2]) -> Vec<Arc<Map>> {
    let read = |it| Map::read(it).unwrap_or_else(|error| panic!("a map that is compiled in: {error}"));
    texts.into_iter().map(read).collect()
}

/// What is agreed before a game, as `river 0123456789abcdef seats 2`; the hash names the map file.
///
/// The number of the rules stands in the record beside it; without one, they are the newest.
#[derive(PartialEq, Eq, Debug)]
pub struct Setup {
    map: Arc<Map>,
    n_seats: u8,
    rules: u32,
}

/// Copies in place without touching a counter where the map is the same.
impl Clone for Setup {
    fn clone(&self) -> Self {
        Self { map: Arc::clone(&self.map), n_seats: self.n_seats, rules: self.rules }
    }

    fn clone_from(&mut self, source: &Self) {
        (self.n_seats, self.rules) = (source.n_seats, source.rules);
        if !Arc::ptr_eq(&self.map, &source.map) {
            self.map.clone_from(&source.map);
        }
    }
}

impl Setup {
    /// The most seats.
    pub const MOST_SEATS: usize = crate::META.seats.1;

    /// A game of 1 to 4 seats by the newest rules.
    pub fn new(map: Arc<Map>, n_seats: usize) -> Option<Self> {
        let is_fine = (1..=Self::MOST_SEATS).contains(&n_seats);
        is_fine.then_some(Self { map, n_seats: n_seats as u8, rules: Railage::RULES })
    }

    /// The same game by the rules of this number; `None` if there are no such rules.
    #[must_use]
    pub fn by_rules(self, rules: u32) -> Option<Self> {
        (Railage::OLDEST_RULES..=Railage::RULES).contains(&rules).then_some(Self { rules, ..self })
    }

    /// The maps of new games, the basic one first.
    pub fn maps() -> &'static [Arc<Map>] {
        &MAPS
    }

    /// A game on the basic map, the one with the river.
    pub fn river(n_seats: usize) -> Option<Self> {
        Self::new(Arc::clone(&MAPS[0]), n_seats)
    }

    /// A game on the harder map, the one with the lake.
    pub fn lake(n_seats: usize) -> Option<Self> {
        Self::new(Arc::clone(&MAPS[1]), n_seats)
    }

    /// The map.
    pub const fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The number of seats.
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// The number of the rules that it is played by.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.n_seats())
    }

    /// Reads what was agreed for a game by these rules: the name of a map, its hash, or both, and the seats.
    pub(crate) fn read(text: &str, rules: u32, contents: &[&str]) -> Result<Self, ParseSetupError> {
        let wrong = || ParseSetupError(format!("expected `river seats 1`, found `{text}`"));
        let (map, n_seats) = text.split_once(" seats ").ok_or_else(wrong)?;
        let words: Vec<_> = map.split(' ').collect();
        let map = match *words {
            [name, id] => find(id, contents).filter(|it| it.name() == name),
            [word] => find(word, contents).or_else(|| {
                let maps = if rules < 2 { &FIRST_MAPS } else { &MAPS };
                maps.iter().find(|it| it.name() == word).map(Arc::clone)
            }),
            _ => return Err(wrong()),
        };
        let map = map.ok_or_else(|| {
            let known: Vec<_> = MAPS.iter().map(|it| it.name()).collect();
            ParseSetupError(format!(
                "expected a map ({}), or one whose file is given, found `{}`",
                known.join(", "),
                words.join(" ")
            ))
        })?;
        let n_seats = n_seats.parse().ok().filter(|it: &usize| it.to_string() == n_seats);
        let res = n_seats
            .and_then(|it| Self::new(map, it))
            .ok_or_else(|| ParseSetupError("expected 1 to 4 seats".to_owned()));
        res?.by_rules(rules).ok_or_else(|| ParseSetupError(format!("there are no rules {rules}")))
    }
}

/// The map of this name, or of this hash, or of both, among the usual ones and those that are given.
///
/// Of a name that both have, the one that is given counts: who has the real map gives it the real name.
pub(crate) fn named(text: &str, contents: &[&str]) -> Option<Arc<Map>> {
    let words: Vec<_> = text.split_whitespace().collect();
    let given = |name: Option<&str>| {
        let read = contents.iter().filter_map(|it| Map::read(it).ok());
        read.into_iter().find(|it| name.is_none_or(|name| it.name() == name))
    };
    match *words {
        [name, id] => find(id, contents).filter(|it| it.name() == name),
        [word] => find(word, contents)
            .or_else(|| given(Some(word)))
            .or_else(|| MAPS.iter().find(|it| it.name() == word).map(Arc::clone)),
        [] => given(None),
        _ => None,
    }
}

/// The map of this hash, among those that are compiled in and those that are given.
fn find(id: &str, contents: &[&str]) -> Option<Arc<Map>> {
    let id: ContentId = id.parse().ok()?;
    // Older maps are read only where none of the others is it.
    let compiled_in = [&MAPS, &FIRST_MAPS, &SECOND_MAPS].into_iter().find_map(|it| it.iter().find(|it| it.id() == id));
    let given = || contents.iter().find(|it| ContentId::of(it) == id).and_then(|it| Map::read(it).ok());
    compiled_in.map(Arc::clone).or_else(given)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} seats {}", self.map.name(), self.map.id(), self.n_seats)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        Self::read(text, Railage::RULES, &[])
    }
}

/// The text names no game of Rail Age.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseSetupError(String);
