//! What a viewer may know of a game of 30 Rails.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use thirty::{Pair, Part, RuleSet, Station, Tally};
use utoipa::ToSchema;

use wireform::out::{seat, seats, text_map, texts};

/// The rolls of a whole game.
pub(crate) const ROLLS: u8 = 30;

/// All that a viewer may know of a game of 30 Rails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyView)]
pub struct View {
    /// The rule set: `basic`, `advanced` or `postal`.
    pub rules: String,
    /// How many seats there are.
    pub seats: u16,
    /// Where the game is.
    pub stage: Stage,
    /// How many rolls were made, 0 to 30.
    pub rolls_made: u8,
    /// How many rolls are still to come.
    pub rolls_left: u8,
    /// The rolls of this turn or, by post, of this round.
    pub rolls: Vec<Roll>,
    /// The seats that are waited for.
    pub waiting: Vec<u16>,
    /// The seats that have left.
    pub gone: Vec<u16>,
    /// The sheets that are sent: the viewer's own as it is, others as they were when they were last shown.
    pub sheets: Vec<Sheet>,
}

/// Where a game of 30 Rails is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ThirtyStage)]
pub enum Stage {
    /// Mountains are rolled, or players set up their sheets.
    Setup,
    /// Players place.
    Play,
    /// The game has ended.
    Over,
}

/// The two dice of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyRoll)]
pub struct Roll {
    /// The white die: a row or a column.
    pub white: u8,
    /// The coloured die: a piece of track.
    pub colour: u8,
}

/// One player's sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtySheet)]
pub struct Sheet {
    /// Whose it is.
    pub seat: u16,
    /// The parts of the setup that are still to be decided: `skip`, `mine`, `station 1` to `station 4`, `bonus`.
    pub setup_left: Vec<String>,
    /// The squares with a mountain.
    pub mountains: Vec<String>,
    /// The square with the mine.
    pub mine: Option<String>,
    /// The border square of each station that is set, by its number.
    pub stations: BTreeMap<String, String>,
    /// The bonus square.
    pub bonus: Option<String>,
    /// The piece of every square with track, as `"x5/y2": "1a"`.
    pub track: BTreeMap<String, String>,
    /// The squares with an X.
    pub crosses: Vec<String>,
    /// The squares where nothing is drawn.
    pub empty: Vec<String>,
    /// The shares of each line that has some, in the advanced game.
    pub shares: BTreeMap<String, u8>,
    /// The dice that can still be overridden, in the basic game: `white` and `colour`.
    pub overrides: Vec<Die>,
    /// How many rolls were used.
    pub turns: u8,
    /// The roll that is to be placed next.
    pub roll: Option<Roll>,
    /// What the sheet is worth as it is.
    pub score: Score,
}

/// A die of 30 Rails.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ThirtyDie)]
pub enum Die {
    /// The white die: a row or a column.
    White,
    /// The coloured die: a piece of track.
    Colour,
}

/// What a sheet is worth, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyScore)]
pub struct Score {
    /// The lines between connected stations.
    pub lines: Vec<Line>,
    /// The stations that are connected to the mine.
    pub mine_stations: Vec<u8>,
    /// The points for the mine.
    pub mine_points: u8,
    /// The whole score.
    pub total: i32,
    /// `okay`, `good` or `excellent`, if the score is worth it; by post there are no grades.
    pub grade: Option<String>,
}

/// A line between two connected stations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyLine)]
pub struct Line {
    /// Its stations, as `1-2`.
    pub line: String,
    /// The points of the pair.
    pub points: u8,
    /// The squares that the shortest line passes.
    pub length: u8,
    /// The points for the bonus square.
    pub bonus: u8,
    /// Its shares, in the advanced game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<u8>,
    /// What it adds to the score: points, length and bonus, but in the advanced game no more than its shares.
    pub total: u8,
}

impl View {
    pub(crate) fn of(view: &thirty::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        let sheets = view.sheets.iter().filter(|it| shown(it.0));
        Self {
            rules: view.setup.rules().to_string(),
            seats: view.setup.n_seats() as u16,
            stage: match view.stage {
                thirty::Stage::Setup => Stage::Setup,
                thirty::Stage::Play => Stage::Play,
                thirty::Stage::Over => Stage::Over,
            },
            rolls_made: view.n_rolls,
            rolls_left: ROLLS.saturating_sub(view.n_rolls),
            rolls: view.rolls.iter().copied().map(Roll::new).collect(),
            waiting: seats(&view.waiting),
            gone: seats(&view.gone),
            sheets: sheets.map(|(seat, sheet)| Sheet::new(seat, sheet, view)).collect(),
        }
    }
}

impl Roll {
    fn new(roll: thirty::Roll) -> Self {
        Self { white: roll.white(), colour: roll.colour().die() }
    }
}

impl Sheet {
    fn new(owner: Seat, sheet: &thirty::Sheet, view: &thirty::View) -> Self {
        let rules = view.setup.rules();
        let overrides = [(Die::White, sheet.can_override_white()), (Die::Colour, sheet.can_override_colour())];
        let is_left = |it: &(Die, bool)| it.1 && rules == RuleSet::Basic;
        let stations = Station::ALL.into_iter().filter_map(|it| Some((it, sheet.station(it)?)));
        let shares = Pair::ALL.into_iter().filter(|&it| sheet.shares(it) > 0);
        Self {
            seat: seat(owner),
            setup_left: texts(Part::ALL.into_iter().filter(|&it| !sheet.has(it))),
            mountains: texts(sheet.mountains()),
            mine: sheet.mine().map(|it| it.to_string()),
            stations: text_map(stations),
            bonus: sheet.bonus_square().map(|it| it.to_string()),
            track: text_map(sheet.track()),
            crosses: texts(sheet.crosses()),
            empty: texts(sheet.free()),
            shares: shares.map(|it| (it.to_string(), sheet.shares(it))).collect(),
            overrides: overrides.into_iter().filter(is_left).map(|it| it.0).collect(),
            turns: sheet.n_turns(),
            roll: view.roll(sheet).map(Roll::new),
            score: Score::new(&Tally::of(sheet, rules)),
        }
    }
}

impl Score {
    fn new(tally: &Tally) -> Self {
        let line = |it: thirty::Line| Line {
            line: it.pair.to_string(),
            points: thirty::points(it.pair),
            length: it.squares,
            bonus: it.bonus,
            shares: it.shares,
            total: it.total(),
        };
        Self {
            lines: tally.lines().map(line).collect(),
            mine_stations: tally.linked().map(Station::number).collect(),
            mine_points: tally.mine(),
            total: tally.total(),
            grade: tally.grade().map(|it| it.to_string()),
        }
    }
}
