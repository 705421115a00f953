//! What a viewer may know of a game of Village Rails.

use kernel::{Game as _, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use village::{Content, LineSet, Taken, Village};

use wireform::out::{first_rules, seat, seats, texts};

/// All that a viewer may know of a game of Village Rails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageView)]
pub struct View {
    /// The hash of the file with the cards.
    pub content: String,
    /// The number of the rules by which the game is played: those that it began with.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// How many seats there are.
    pub seats: u16,
    /// Where the game is.
    pub stage: Stage,
    /// At the stages `build` and `lay`: whether the turn has its trip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub has_planned: Option<bool>,
    /// At the stage `resolve`: the completed lines, one of which must be resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolve: Option<Vec<String>>,
    /// At the stage `under`: the line whose two trips go under the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_line: Option<String>,
    /// The number of the railway card that the seat in turn has taken as a track and not laid yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_track: Option<u8>,
    /// The trip that the seat in turn has taken and not assigned yet, as `3 for exactly 4 tracks`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_trip: Option<String>,
    /// The round that is played, 1 to 12.
    pub round: u8,
    /// The seat that began.
    pub first: Option<u16>,
    /// The seat whose turn it is.
    pub in_turn: Option<u16>,
    /// The seats that are waited for.
    pub waiting: Vec<u16>,
    /// The track market, the card furthest from the deck first.
    pub track_market: Vec<TrackOffer>,
    /// The trip market, the card furthest from the deck first.
    pub trip_market: Vec<TripOffer>,
    /// The trip on top of the railway deck.
    pub top: Option<String>,
    /// How many cards the railway deck has, with its top and those that were put under it.
    pub deck: u8,
    /// The trips that were put under the deck, the next to come first.
    pub under: Vec<String>,
    /// How many terminus cards nobody has drawn.
    pub terminus_deck: u8,
    /// The players that are sent.
    pub players: Vec<Player>,
    /// The seats that have won, once the game is over.
    pub winners: Vec<u16>,
}

/// Where a game of Village Rails is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = VillageStage)]
pub enum Stage {
    /// Corner pieces, markets and hands are dealt.
    Deal,
    /// The seat in turn must build a track, and may plan a trip before it unless it has.
    Build,
    /// The seat in turn must lay the track that it has taken.
    Lay,
    /// The seat in turn must assign the trip that it has taken to a line.
    Assign,
    /// The seat in turn must resolve a completed line.
    Resolve,
    /// The seat in turn must say in which order two trips go under the deck.
    Under,
    /// The seat in turn may plan a trip, or end the turn.
    Plan,
    /// A card is drawn in the middle of a turn.
    Draw,
    /// The game has ended.
    Over,
}

/// A card of the track market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTrackOffer)]
pub struct TrackOffer {
    /// The number of the railway card.
    pub card: u8,
    /// The pounds that lie on it.
    pub coins: u8,
}

/// A card of the trip market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTripOffer)]
pub struct TripOffer {
    /// The trip, as `3 for exactly 4 tracks`.
    pub trip: String,
    /// The pounds that lie on it.
    pub coins: u8,
}

/// What the viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillagePlayer)]
pub struct Player {
    /// Which seat.
    pub seat: u16,
    /// The points: those on the scoring dial, and at the end all.
    pub points: i32,
    /// How many terminus cards are in the hand.
    pub hand_size: u8,
    /// The numbers of the terminus cards in the hand, if the viewer may see them.
    pub hand: Option<Vec<u8>>,
    /// What lies in front of the player, from the corner piece on.
    pub tableau: Option<Tableau>,
}

/// What lies in front of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTableau)]
pub struct Tableau {
    /// The letter of the border pieces.
    pub border: String,
    /// The money.
    pub money: u16,
    /// The points on the scoring dial.
    pub dial: u16,
    /// The tracks, row by row.
    pub tracks: Vec<Track>,
    /// The empty spaces where a track may be built.
    pub reach: Vec<String>,
    /// The seven lines, as far as they go.
    pub lines: Vec<Line>,
    /// What the tableau comes to, as if the game ended now.
    pub score: Score,
}

/// A track in a tableau.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTrack)]
pub struct Track {
    /// Where it lies, as `r2c3`.
    pub space: String,
    /// The number of the railway card.
    pub card: u8,
    /// Whether it lies upside down.
    pub turned: bool,
}

/// A line of a tableau.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageLine)]
pub struct Line {
    /// Where it starts: `t1` to `t3` above, `l1` to `l4` at the left.
    pub line: String,
    /// The spaces that it runs through, as far as there is track.
    pub spaces: Vec<String>,
    /// Whether it has come to the edge.
    pub is_completed: bool,
    /// Whether a trip can be assigned to it.
    pub is_open: bool,
    /// Its trips in the order in which they were planned, and what each scores if the line stays as it is.
    pub trips: Vec<TripScore>,
    /// The points of its barns.
    pub barns: u16,
    /// The points of its farms.
    pub farms: u16,
    /// The points of its halts.
    pub halts: u16,
    /// The points of its signals.
    pub signals: u16,
    /// Whether it counts as a line with a siding at the end of the game.
    pub has_siding: bool,
    /// The number of the terminus card that was played for it, once it is resolved.
    pub terminus: Option<u8>,
    /// The pounds that the terminus card paid.
    pub paid: Option<u16>,
    /// All points that it scores if it is completed as it is.
    pub total: u16,
}

/// A trip of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTripScore)]
pub struct TripScore {
    /// The trip, as `3 for exactly 4 tracks`.
    pub trip: String,
    /// Its points.
    pub points: u16,
}

/// What a tableau comes to, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageScore)]
pub struct Score {
    /// The points of all trips of resolved lines.
    pub trips: u16,
    /// The points of all features of resolved lines.
    pub features: u16,
    /// How many lines have a siding.
    pub siding_lines: u8,
    /// The points for them.
    pub sidings: u16,
    /// The points for the money.
    pub money: u16,
    /// All points.
    pub total: i32,
}

impl View {
    pub(crate) fn of(view: &village::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        let content = view.setup.content();
        let (stage, has_planned, resolve, under_line) = stage(view.stage);
        let (taken_track, taken_trip) = match view.taken {
            Some(Taken::Track(card)) => (Some(card.number()), None),
            Some(Taken::Trip(trip)) => (None, Some(trip.to_string())),
            None => (None, None),
        };
        Self {
            content: content.id().to_string(),
            rules: Village::rules(&view.setup),
            seats: view.setup.n_seats() as u16,
            stage,
            has_planned,
            resolve: resolve.map(texts),
            under_line: under_line.map(|it| it.to_string()),
            taken_track,
            taken_trip,
            round: view.round,
            first: view.first.map(seat),
            in_turn: view.in_turn.map(seat),
            waiting: seats(&view.waiting),
            track_market: view.tracks.iter().map(|it| TrackOffer { card: it.card.number(), coins: it.coins }).collect(),
            trip_market: view.trips.iter().map(|it| TripOffer { trip: it.card.to_string(), coins: it.coins }).collect(),
            top: view.top.map(|it| it.to_string()),
            deck: view.n_deck as u8,
            under: texts(&view.under),
            terminus_deck: view.n_termini as u8,
            players: view
                .players
                .iter()
                .filter(|it| shown(it.0))
                .map(|(seat, player)| Player::new(seat, player, content))
                .collect(),
            winners: seats(&view.winners),
        }
    }
}

fn stage(stage: village::Stage) -> (Stage, Option<bool>, Option<LineSet>, Option<village::Line>) {
    match stage {
        village::Stage::Deal => (Stage::Deal, None, None, None),
        village::Stage::Build { has_planned } => (Stage::Build, Some(has_planned), None, None),
        village::Stage::Lay { has_planned } => (Stage::Lay, Some(has_planned), None, None),
        village::Stage::Assign => (Stage::Assign, None, None, None),
        village::Stage::Resolve { lines } => (Stage::Resolve, None, Some(lines), None),
        village::Stage::Under { line } => (Stage::Under, None, None, Some(line)),
        village::Stage::Plan => (Stage::Plan, None, None, None),
        village::Stage::Draw => (Stage::Draw, None, None, None),
        village::Stage::Over => (Stage::Over, None, None, None),
    }
}

impl Player {
    fn new(owner: Seat, player: &village::Player, content: &Content) -> Self {
        Self {
            seat: seat(owner),
            points: player.score,
            hand_size: player.n_hand as u8,
            hand: player.hand.as_ref().map(|it| it.iter().map(|card| card.number()).collect()),
            tableau: player.tableau.as_ref().map(|it| Tableau::new(it, content)),
        }
    }
}

impl Tableau {
    fn new(tableau: &village::Tableau, content: &Content) -> Self {
        let track = |space: village::Space| {
            let laid = tableau.laid(space)?;
            Some(Track { space: space.to_string(), card: laid.card.number(), turned: laid.turned })
        };
        Self {
            border: tableau.letter().to_string(),
            money: tableau.money(),
            dial: tableau.points(),
            tracks: village::Space::all().filter_map(track).collect(),
            reach: texts(tableau.reach()),
            lines: village::Line::all().map(|it| Line::new(it, tableau, content)).collect(),
            score: Score::new(&village::Tally::of(content, tableau)),
        }
    }
}

impl Line {
    fn new(line: village::Line, tableau: &village::Tableau, content: &Content) -> Self {
        let score = tableau.course(line).score(content);
        let trips = score.trips.iter().flatten();
        Self {
            line: line.to_string(),
            spaces: texts(tableau.route(content, line).iter().map(|it| it.space)),
            is_completed: tableau.completed().contains(line),
            is_open: tableau.open().contains(line),
            trips: trips.map(|&(trip, points)| TripScore { trip: trip.to_string(), points }).collect(),
            barns: score.barns,
            farms: score.farms,
            halts: score.halts,
            signals: score.signals,
            has_siding: score.has_siding,
            terminus: score.terminus.map(|it| it.0.number()),
            paid: score.terminus.map(|it| it.1),
            total: score.points(),
        }
    }
}

impl Score {
    pub(crate) fn new(tally: &village::Tally) -> Self {
        Self {
            trips: tally.trips,
            features: tally.features,
            siding_lines: tally.n_siding_lines as u8,
            sidings: tally.sidings,
            money: tally.coins,
            total: tally.total(),
        }
    }
}
