//! The way back for Village Rails.

use kernel::BySeat;
use village::{
    Card, Content, Laid, Letter, Line, LineSet, Offer, Player, Space, Stage, Tableau, Taken, Tally, Telling,
    TerminusCard, Trip, Village,
};

use wireform::{
    ViewError,
    back::{fill, seat, seats, setup},
};

use crate::view as plain;

impl plain::View {
    pub(crate) fn view(&self, contents: &[&str]) -> Result<village::View, ViewError> {
        let n_seats = usize::from(self.seats);
        let setup = setup::<Village>(&format!("seats {n_seats} cards {}", self.content), self.rules, contents)?;
        let nobody = || Player { tableau: None, n_hand: 0, hand: None, tally: None, score: 0 };
        let mut players = BySeat::new(n_seats, |_| nobody());
        fill(&mut players, &self.players, "players", |it| it.seat, |it| it.back(setup.content()))?;
        let track = |it: &plain::TrackOffer| Ok(Offer { card: card(it.card, "track_market")?, coins: it.coins });
        let trip_offer = |it: &plain::TripOffer| Ok(Offer { card: trip(&it.trip, "trip_market")?, coins: it.coins });
        let maybe_seat = |it: Option<u16>, field| it.map(|it| seat(it, n_seats, field)).transpose();
        Ok(village::View {
            stage: self.stage()?,
            round: self.round,
            first: maybe_seat(self.first, "first")?,
            in_turn: maybe_seat(self.in_turn, "in_turn")?,
            waiting: seats(&self.waiting, n_seats, "waiting")?,
            taken: self.taken()?,
            tracks: self.track_market.iter().map(track).collect::<Result<_, _>>()?,
            trips: self.trip_market.iter().map(trip_offer).collect::<Result<_, _>>()?,
            top: self.top.as_ref().map(|it| trip(it, "top")).transpose()?,
            n_deck: self.deck.into(),
            under: self.under.iter().map(|it| trip(it, "under")).collect::<Result<_, _>>()?,
            n_termini: self.terminus_deck.into(),
            winners: seats(&self.winners, n_seats, "winners")?,
            players,
            setup,
        })
    }

    fn taken(&self) -> Result<Option<Taken>, ViewError> {
        Ok(match (self.taken_track, &self.taken_trip) {
            (Some(number), None) => Some(Taken::Track(card(number, "taken_track")?)),
            (None, Some(text)) => Some(Taken::Trip(trip(text, "taken_trip")?)),
            (None, None) => None,
            (Some(_), Some(_)) => return Err(ViewError::new("taken_trip", "one card is taken at a time")),
        })
    }

    fn stage(&self) -> Result<Stage, ViewError> {
        Ok(match self.stage {
            plain::Stage::Deal => Stage::Deal,
            plain::Stage::Build => Stage::Build { has_planned: self.has_planned.unwrap_or(false) },
            plain::Stage::Lay => Stage::Lay { has_planned: self.has_planned.unwrap_or(false) },
            plain::Stage::Assign => Stage::Assign,
            plain::Stage::Resolve => {
                let lines = self.resolve.iter().flatten().map(|it| line(it, "resolve"));
                Stage::Resolve { lines: lines.collect::<Result<LineSet, _>>()? }
            }
            plain::Stage::Under => {
                Stage::Under { line: line(self.under_line.as_deref().unwrap_or_default(), "under_line")? }
            }
            plain::Stage::Plan => Stage::Plan,
            plain::Stage::Draw => Stage::Draw,
            plain::Stage::Over => Stage::Over,
        })
    }
}

fn card(number: u8, field: &str) -> Result<Card, ViewError> {
    Card::new(number).ok_or_else(|| ViewError::new(field, &format!("there is no railway card {number}")))
}

fn terminus(number: u8, field: &str) -> Result<TerminusCard, ViewError> {
    TerminusCard::new(number).ok_or_else(|| ViewError::new(field, &format!("there is no terminus card {number}")))
}

fn trip(text: &str, field: &str) -> Result<Trip, ViewError> {
    text.parse().map_err(|it| ViewError::new(field, &it))
}

/// The one that is written so.
fn named<T: ToString>(all: impl IntoIterator<Item = T>, text: &str, field: &str) -> Result<T, ViewError> {
    let found = all.into_iter().find(|it| it.to_string() == text);
    found.ok_or_else(|| ViewError::new(field, &format!("there is no `{text}`")))
}

fn line(text: &str, field: &str) -> Result<Line, ViewError> {
    named(Line::all(), text, field)
}

impl plain::Player {
    fn back(&self, content: &Content) -> Result<Player, ViewError> {
        let hand = |it: &Vec<u8>| it.iter().map(|&it| terminus(it, "hand")).collect::<Result<Vec<_>, _>>();
        let tableau = self.tableau.as_ref().map(|it| it.back(content)).transpose()?;
        Ok(Player {
            n_hand: self.hand_size.into(),
            hand: self.hand.as_ref().map(hand).transpose()?,
            tally: tableau.as_ref().map(|it| Tally::of(content, it)),
            score: self.points,
            tableau,
        })
    }
}

impl plain::Tableau {
    fn back(&self, content: &Content) -> Result<Tableau, ViewError> {
        let laid = |it: &plain::Track| {
            let space = named(Space::all(), &it.space, "tableau.tracks")?;
            Ok((space, Laid { card: card(it.card, "tableau.tracks")?, turned: it.turned }))
        };
        let mut telling = Telling {
            letter: named(Letter::ALL, &self.border, "tableau.border")?,
            laid: self.tracks.iter().map(laid).collect::<Result<_, _>>()?,
            lines: Default::default(),
            money: self.money,
            points: self.dial,
        };
        for it in &self.lines {
            let trips = it.trips.iter().map(|it| trip(&it.trip, "tableau.lines")).collect::<Result<_, _>>()?;
            let terminus = it.terminus.map(|it| terminus(it, "tableau.lines")).transpose()?;
            telling.lines[line(&it.line, "tableau.lines")?.index()] = (trips, terminus);
        }
        let tableau = Tableau::told(content, &telling);
        tableau.ok_or_else(|| ViewError::new("tableau", "no tableau can look so"))
    }
}
