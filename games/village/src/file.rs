//! The content file: cards and border pieces, one fact per line.
//!
//! ```text
//! village-rails cards reconstructed
//! card bend lake barn-lake signal : 4 for exactly 5 tracks
//! terminus 3 + 1 for each field
//! border A t1 forest halt-2
//! ```
//!
//! `content/README.md` explains it; what cannot be read is refused with the line and the field at fault.

use std::str::FromStr;

use kernel::{ContentId, NotationError, Reader};

use crate::{Card, Content, Feature, Letter, Line, RailwayCard, Shape, Start, Terminus, TerminusCard, Terrain, Trip};

/// Why a content file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, {field}: {reason}")]
pub struct ContentError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// Which part of it.
    pub field: &'static str,
    /// What is wrong there.
    pub reason: String,
}

type Fault = (&'static str, String);

#[derive(Default)]
struct Reading {
    label: Option<String>,
    cards: Vec<RailwayCard>,
    termini: Vec<Terminus>,
    starts: [[Option<Start>; Line::COUNT]; 4],
}

impl FromStr for Content {
    type Err = ContentError;

    fn from_str(text: &str) -> Result<Self, ContentError> {
        let mut reading = Reading::default();
        let mut last = 1;
        for (whole, line) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
            last = line;
            let fact = whole.split('#').next().unwrap_or_default().trim();
            if !fact.is_empty() {
                reading.take(fact).map_err(|(field, reason)| ContentError { line, field, reason })?;
            }
        }
        reading.finish(ContentId::of(text)).map_err(|(field, reason)| ContentError { line: last, field, reason })
    }
}

/// Says which field could not be read.
fn in_field<T>(field: &'static str, read: Result<T, NotationError>) -> Result<T, Fault> {
    read.map_err(|it| (field, it.to_string()))
}

impl Reading {
    fn take(&mut self, fact: &str) -> Result<(), Fault> {
        let mut reader = Reader::new(fact);
        if self.label.is_none() {
            return self.take_header(fact);
        }
        if reader.eat_word("card") {
            self.take_card(&mut reader)?;
        } else if reader.eat_word("terminus") {
            let terminus = in_field("terminus card", Terminus::read(&mut reader))?;
            if self.termini.len() == TerminusCard::COUNT {
                return Err(("terminus card", "there are 38 terminus cards already".to_owned()));
            }
            self.termini.push(terminus);
        } else if reader.eat_word("border") {
            self.take_border(&mut reader)?;
        } else {
            return Err(("first word", reader.error("card, terminus or border").to_string()));
        }
        in_field("end", reader.end())
    }

    fn take_header(&mut self, fact: &str) -> Result<(), Fault> {
        let mut words = fact.split_whitespace();
        let is_header = words.next() == Some("village-rails") && words.next() == Some("cards");
        let label = words.collect::<Vec<_>>().join(" ");
        if !is_header || label.is_empty() {
            return Err(("header", format!("expected `village-rails cards` and a label, found `{fact}`")));
        }
        self.label = Some(label);
        Ok(())
    }

    fn take_card(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        let shape = if reader.eat_word("bridge") {
            Shape::Bridge
        } else if reader.eat_word("bend") {
            Shape::Bend
        } else {
            return Err(("shape", reader.error("bridge or bend").to_string()));
        };
        let terrain = in_field("terrain", Terrain::read(reader))?;
        let from_above = in_field("feature of the line from above", Feature::read_maybe(reader))?;
        let from_left = in_field("feature of the line from the left", Feature::read_maybe(reader))?;
        if !reader.eat(':') {
            return Err(("trip", reader.error("`:` and the trip").to_string()));
        }
        let trip = in_field("trip", Trip::read(reader))?;
        let twin = self.cards.iter().find(|it| it.trip.demand() == trip.demand() && it.trip != trip);
        if let Some(twin) = twin {
            return Err(("trip", format!("another card has `{}`: a demand has the same points everywhere", twin.trip)));
        }
        if self.cards.len() == Card::COUNT {
            return Err(("card", "there are 80 railway cards already".to_owned()));
        }
        self.cards.push(RailwayCard { shape, terrain, from_above, from_left, trip });
        Ok(())
    }

    fn take_border(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        let letter = in_field("letter", Letter::read(reader))?;
        let line = in_field("line", Line::read(reader))?;
        let terrain = in_field("terrain", Terrain::read(reader))?;
        let feature = in_field("feature", Feature::read_maybe(reader))?;
        let start = &mut self.starts[letter.index()][line.index()];
        if start.is_some() {
            return Err(("line", format!("{line} of set {letter} is there already")));
        }
        *start = Some(Start { terrain, feature });
        Ok(())
    }

    fn finish(self, id: ContentId) -> Result<Content, Fault> {
        let label =
            self.label.ok_or(("header", "expected `village-rails cards` and a label, found nothing".to_owned()))?;
        let (n_cards, n_termini) = (self.cards.len(), self.termini.len());
        let cards =
            self.cards.try_into().map_err(|_| ("card", format!("expected 80 railway cards, found {n_cards}")))?;
        let termini = self.termini.try_into();
        let termini =
            termini.map_err(|_| ("terminus card", format!("expected 38 terminus cards, found {n_termini}")))?;
        for letter in Letter::ALL {
            if let Some(line) = Line::all().find(|it| self.starts[letter.index()][it.index()].is_none()) {
                return Err(("border", format!("{line} of set {letter} is missing")));
            }
        }
        let blank = Start { terrain: Terrain::Field, feature: None };
        Ok(Content::new(id, label, &cards, termini, self.starts.map(|set| set.map(|it| it.unwrap_or(blank)))))
    }
}
