//! What a viewer may know of a game of Rail Age.

use kernel::Seat;
use railage::{Die, Map, SpaceSet, Tally};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use wireform::out::{first_rules, seat, seats, texts};

/// All that a viewer may know of a game of Rail Age.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageView)]
pub struct View {
    /// The name of the map.
    pub map: String,
    /// The hash of the file with the map.
    pub content: String,
    /// The number of the rules by which the game is played: those that it began with.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// How many seats there are.
    pub seats: u16,
    /// Where the game is.
    pub stage: Stage,
    /// How many rounds were begun.
    pub round: u8,
    /// Whether this round is the last one.
    pub is_last: bool,
    /// The three dice of the round, as they lie on the table.
    pub roll: Option<[u8; 3]>,
    /// The spaces whose points nobody has announced.
    pub points_left: Spaces,
    /// The seats that are waited for.
    pub waiting: Vec<u16>,
    /// What all know of every seat.
    pub players: Vec<Player>,
    /// The sheets that the viewer sees and that are sent: the viewer's own, and at the end those of all.
    pub sheets: Vec<Sheet>,
}

/// Where a game of Rail Age is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = RailageStage)]
pub enum Stage {
    /// One seat after the other rolls for its mine.
    Mines,
    /// Everybody draws the first ○.
    Start,
    /// The dice of a round are rolled.
    Roll,
    /// Everybody plays the round.
    Round,
    /// The game has ended.
    Over,
}

/// Spaces of the two tracks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageSpaces)]
pub struct Spaces {
    /// Upper spaces, counted from the left.
    pub upper: Vec<u8>,
    /// Lower spaces, counted from the right.
    pub lower: Vec<u8>,
}

/// What all know of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailagePlayer)]
pub struct Player {
    /// Which seat.
    pub seat: u16,
    /// What it rolled for its mine.
    pub mine: Option<u8>,
    /// The spaces whose points it has announced, in the rounds that are over.
    pub announced: Spaces,
    /// Whether it has announced the end.
    pub has_ended: bool,
}

/// One player's sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageSheet)]
pub struct Sheet {
    /// Whose it is.
    pub seat: u16,
    /// The cities with a ○.
    pub stations: Vec<String>,
    /// The land cells of the open areas, where dots and lines may be drawn.
    pub open: Vec<String>,
    /// The land cells with a dot, with and without a line.
    pub dots: Vec<String>,
    /// The land cells with a dot that no line has used.
    pub free_dots: Vec<String>,
    /// The lines in the order in which they were drawn, as `C C4 D1 D`.
    pub lines: Vec<String>,
    /// The special lines in the order in which they were drawn, as `C C4 M3`.
    pub special_lines: Vec<String>,
    /// The mines without a special line.
    pub mines_left: Vec<String>,
    /// How many upper spaces are reached, from the left.
    pub upper: u8,
    /// How many upper spaces are crossed out, from the right.
    pub crossed_out: u8,
    /// How many lower spaces are reached, from the right.
    pub lower: u8,
    /// The spaces whose points are gained.
    pub points: Spaces,
    /// Where the owner is in the round.
    pub desk: Desk,
    /// What the sheet is worth as it is.
    pub score: Score,
}

/// Where a seat is in the round, at its own pace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageDesk)]
pub struct Desk {
    /// What the seat decides next.
    pub phase: Phase,
    /// The dice as the seat has changed them; none before the first round.
    pub roll: Option<[u8; 3]>,
    /// The dice that were not chosen for a ○, by their places from 1.
    pub dice_left: Vec<u8>,
    /// Whether the special line of the round is drawn.
    pub has_special: bool,
    /// Whether a ○ was drawn in this round.
    pub has_marked: bool,
}

/// What a seat decides next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RailagePhase)]
pub enum Phase {
    /// The first ○.
    Start,
    /// Phase 1: a ○.
    Land,
    /// Phase 2: dots.
    Roadbed,
    /// Phase 3: a line.
    Line,
    /// The dot of an extra action.
    ExtraDot,
    /// The line of an extra action.
    ExtraLine,
    /// Nothing but to say that it is done.
    Ready,
}

/// What a sheet is worth, with the choice that makes it best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageScore)]
pub struct Score {
    /// The cities of the network that counts.
    pub network: Vec<String>,
    /// The cities of its trunk, from end to end.
    pub trunk: Vec<String>,
    /// The factor that the upper track has reached; 0 for none.
    pub factor: u8,
    /// The points of the trunk: its ○ times the factor.
    pub trunk_points: i32,
    /// The cities that score for their branches, the best first.
    pub branches: Vec<Branch>,
    /// The points of the branches.
    pub branch_points: i32,
    /// The points gained on the upper track.
    pub upper_points: i32,
    /// The points gained on the lower track.
    pub lower_points: i32,
    /// The whole score.
    pub total: i32,
    /// In how many columns both tracks are reached, which breaks ties.
    pub overlap: u8,
    /// The title of the score, for a player alone.
    pub title: Option<String>,
}

/// A city that scores for its branches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageBranch)]
pub struct Branch {
    /// The city.
    pub city: String,
    /// How many lines and special lines leave it.
    pub lines: u8,
    /// What they are worth.
    pub points: i32,
}

impl View {
    pub(crate) fn of(view: &railage::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        let is_solo = view.sheets.n_seats() == 1;
        let sheets = view.sheets.iter().filter(|it| shown(it.0)).filter_map(|(seat, it)| Some((seat, it.as_ref()?)));
        let players = view.mines.iter().zip(view.announced.as_slice());
        Self {
            map: view.map.name().to_owned(),
            content: view.map.id().to_string(),
            rules: view.rules,
            seats: view.sheets.n_seats() as u16,
            stage: match view.stage {
                railage::Stage::Mines => Stage::Mines,
                railage::Stage::Start => Stage::Start,
                railage::Stage::Roll => Stage::Roll,
                railage::Stage::Round => Stage::Round,
                railage::Stage::Over => Stage::Over,
            },
            round: view.round,
            is_last: view.is_last,
            roll: view.roll.map(faces),
            points_left: points_left(view),
            waiting: seats(&view.waiting),
            players: players
                .map(|((owner, mine), announced)| Player {
                    seat: seat(owner),
                    mine: mine.map(railage::Face::number),
                    announced: Spaces::new(announced.upper, announced.lower),
                    has_ended: announced.end,
                })
                .collect(),
            sheets: sheets.map(|(seat, it)| Sheet::new(seat, it, &view.map, is_solo)).collect(),
        }
    }
}

fn faces(roll: railage::Roll) -> [u8; 3] {
    Die::ALL.map(|it| roll.face(it).number())
}

fn points_left(view: &railage::View) -> Spaces {
    let tracks = view.map.tracks();
    let announced = view.announced.as_slice();
    let spaces = || 1..=tracks.columns();
    let is_left = |it: &u8, of: fn(&railage::Announcement) -> SpaceSet| !announced.iter().any(|a| of(a).contains(*it));
    let upper = spaces().filter(|&it| tracks.upper_points(it).is_some()).filter(|it| is_left(it, |a| a.upper));
    let lower = spaces().filter(|&it| tracks.lower_points(it).is_some()).filter(|it| is_left(it, |a| a.lower));
    Spaces { upper: upper.collect(), lower: lower.collect() }
}

impl Spaces {
    fn new(upper: SpaceSet, lower: SpaceSet) -> Self {
        Self { upper: upper.iter().collect(), lower: lower.iter().collect() }
    }
}

impl Sheet {
    fn new(owner: Seat, view: &railage::SheetView, map: &Map, is_solo: bool) -> Self {
        let sheet = &view.sheet;
        Self {
            seat: seat(owner),
            stations: texts(sheet.stations()),
            open: texts(sheet.open().iter()),
            dots: texts(sheet.dots().iter()),
            free_dots: texts(sheet.free().iter()),
            lines: texts(sheet.lines()),
            special_lines: texts(sheet.specials()),
            mines_left: texts(map.mines().minus(sheet.mines()).iter()),
            upper: sheet.upper(),
            crossed_out: sheet.crossed(),
            lower: sheet.lower(),
            points: Spaces::new(sheet.upper_points(), sheet.lower_points()),
            desk: Desk::new(view.desk),
            score: Score::new(&Tally::of(sheet, map), is_solo),
        }
    }
}

impl Desk {
    fn new(desk: railage::Desk) -> Self {
        let phase = match desk.phase() {
            railage::Phase::Start => Phase::Start,
            railage::Phase::Land => Phase::Land,
            railage::Phase::Roadbed => Phase::Roadbed,
            railage::Phase::Line => Phase::Line,
            railage::Phase::ExtraDot => Phase::ExtraDot,
            railage::Phase::ExtraLine => Phase::ExtraLine,
            railage::Phase::Ready => Phase::Ready,
        };
        Self {
            phase,
            roll: (phase != Phase::Start).then(|| faces(desk.roll())),
            dice_left: desk.left().iter().map(|it| it.index() as u8 + 1).collect(),
            has_special: desk.has_special(),
            has_marked: desk.has_marked(),
        }
    }
}

impl Score {
    /// The score of a sheet, of which it is not known how many played: a title is told as for a player alone.
    pub(crate) fn of_sheet(sheet: &railage::Sheet, map: &Map) -> Self {
        Self::new(&Tally::of(sheet, map), true)
    }

    fn new(tally: &Tally, is_solo: bool) -> Self {
        let branch =
            |it: railage::Branch| Branch { city: it.city.to_string(), lines: it.n_lines as u8, points: it.points };
        Self {
            network: texts(tally.network()),
            trunk: texts(tally.trunk().as_slice()),
            factor: tally.factor(),
            trunk_points: tally.trunk_points(),
            branches: tally.branches().map(branch).collect(),
            branch_points: tally.branch_points(),
            upper_points: tally.upper_points(),
            lower_points: tally.lower_points(),
            total: tally.total(),
            overlap: tally.overlap(),
            title: is_solo.then(|| tally.title().to_string()),
        }
    }
}
