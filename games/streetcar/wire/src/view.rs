//! What a viewer may know of a game of 30 Streetcar Rails.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use streetcar::{Shape, Station, Tally, Tiles};
use utoipa::ToSchema;

use wireform::out::{seat, seats, text_map, texts};

/// The tiles that are drawn in a whole game.
pub(crate) const DRAWS: u8 = 30;

/// All that a viewer may know of a game of 30 Streetcar Rails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarView)]
pub struct View {
    /// The rule set, `tiles-35` or `tiles-101`; none where the tiles come from a file of one's own.
    pub rules: Option<String>,
    /// The hash of the file with the mix of tiles.
    pub content: String,
    /// How many seats there are.
    pub seats: u16,
    /// Where the game is.
    pub stage: Stage,
    /// The squares that the dice of the setup named, before any zone moved.
    pub rolled: Vec<String>,
    /// How many tiles were drawn, 0 to 30.
    pub draws_made: u8,
    /// How many tiles are still to be drawn.
    pub draws_left: u8,
    /// The tile and the die that are being played.
    pub draw: Option<Draw>,
    /// How many tiles of each shape nobody has seen yet, as `"S": 7`.
    pub unseen: BTreeMap<String, u16>,
    /// The seats that are waited for.
    pub waiting: Vec<u16>,
    /// The seats that have left.
    pub gone: Vec<u16>,
    /// The boards that are sent: the viewer's own as it is, others as they were when they were last shown.
    pub boards: Vec<Board>,
}

/// Where a game of 30 Streetcar Rails is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = StreetcarStage)]
pub enum Stage {
    /// Players set their stations.
    Stations,
    /// The dice of the pedestrian zones are rolled.
    Zones,
    /// Players take a zone back and set the central station.
    Choices,
    /// Tiles are drawn and laid.
    Play,
    /// The game has ended.
    Over,
}

/// What a turn brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarDraw)]
pub struct Draw {
    /// The letter of the shape of the tile.
    pub tile: String,
    /// The die: a row or a column.
    pub die: u8,
}

/// One player's board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarBoard)]
pub struct Board {
    /// Whose it is.
    pub seat: u16,
    /// What the player decides next in the setup: `station 1` to `station 4`, `remove` or `central`.
    pub setup_next: Option<String>,
    /// The border square of each station that is set, by its number.
    pub stations: BTreeMap<String, String>,
    /// The pedestrian zones.
    pub zones: Vec<String>,
    /// The square with the central station.
    pub central: Option<String>,
    /// The tile of every square with track, as `"x5/y2": "Rb"`.
    pub track: BTreeMap<String, String>,
    /// The squares where nothing lies.
    pub empty: Vec<String>,
    /// What the board is worth as it is.
    pub score: Score,
}

/// What a board is worth, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarScore)]
pub struct Score {
    /// The lines between connected stations.
    pub lines: Vec<Line>,
    /// The stations that are connected to the central station.
    pub central_stations: Vec<u8>,
    /// The points for the central station.
    pub central_points: i32,
    /// The whole score.
    pub total: i32,
}

/// A line between two connected stations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarLine)]
pub struct Line {
    /// Its stations, as `1-2`.
    pub line: String,
    /// The numbers of the stations together.
    pub points: u8,
    /// The squares that the shortest drive passes, each passage counted.
    pub length: u8,
    /// The trees that it passes, each passage counted.
    pub trees: u8,
    /// What it adds to the score: points, length and trees.
    pub total: i32,
}

/// The name of the rule set with these tiles, if they are built in.
pub(crate) fn rules(tiles: &Tiles) -> Option<String> {
    let file = Tiles::built_in().iter().find(|it| it.tiles.id() == tiles.id())?;
    file.name.map(str::to_owned)
}

impl View {
    pub(crate) fn of(view: &streetcar::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        let boards = view.boards.iter().filter(|it| shown(it.0));
        Self {
            rules: rules(view.setup.tiles()),
            content: view.setup.tiles().id().to_string(),
            seats: view.setup.n_seats() as u16,
            stage: match view.stage {
                streetcar::Stage::Stations => Stage::Stations,
                streetcar::Stage::Zones => Stage::Zones,
                streetcar::Stage::Choices => Stage::Choices,
                streetcar::Stage::Play => Stage::Play,
                streetcar::Stage::Over => Stage::Over,
            },
            rolled: texts(&view.rolled),
            draws_made: view.n_draws,
            draws_left: DRAWS.saturating_sub(view.n_draws),
            draw: view.draw.map(|it| Draw { tile: it.shape().to_string(), die: it.die() }),
            unseen: Shape::ALL.into_iter().map(|it| (it.to_string(), view.unseen.count(it))).collect(),
            waiting: seats(&view.waiting),
            gone: seats(&view.gone),
            boards: boards.map(|(seat, board)| Board::new(seat, board, view.stage)).collect(),
        }
    }
}

impl Board {
    fn new(owner: Seat, board: &streetcar::Board, stage: streetcar::Stage) -> Self {
        let stations = Station::ALL.into_iter().filter_map(|it| Some((it, board.station(it)?)));
        Self {
            seat: seat(owner),
            setup_next: board.missing_part(stage).map(|it| it.to_string()),
            stations: text_map(stations),
            zones: texts(board.zones()),
            central: board.central().map(|it| it.to_string()),
            track: text_map(board.track()),
            empty: texts(board.free()),
            score: Score::new(&Tally::of(board)),
        }
    }
}

impl Score {
    fn new(tally: &Tally) -> Self {
        let line = |it: streetcar::Line| Line {
            line: it.pair.to_string(),
            points: streetcar::points(it.pair),
            length: it.squares,
            trees: it.trees,
            total: it.total(),
        };
        Self {
            lines: tally.lines().map(line).collect(),
            central_stations: tally.linked().map(Station::number).collect(),
            central_points: tally.central(),
            total: tally.total(),
        }
    }
}
