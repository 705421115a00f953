//! What lies in front of one player: border pieces, tracks, trips, money and points. All of it is open.

use serde::{Deserialize, Serialize};

use crate::{
    Card, Content, Facts, Laid, Letter, Line, LineSet, Space, SpaceSet, Start, TerminusCard, Terrain, Trip,
    content::Trips,
    facts::Sum,
    route::{Head, Passage, Side},
    score::LineScore,
};

/// The tableau of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tableau {
    letter: Letter,
    laid: [Option<Laid>; Space::COUNT],
    placed: SpaceSet,
    courses: [Course; Line::COUNT],
    /// Which line comes into a space next, from above and from the left.
    waiting: [u8; Head::COUNT],
    completed: LineSet,
    /// The completed lines that were scored.
    resolved: LineSet,
    /// The lines that a trip can be assigned to.
    open: LineSet,
    money: u16,
    points: u16,
}

/// All that is to be seen of a tableau, from which the tableau follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// The letter of the border pieces.
    pub letter: Letter,
    /// The tracks and where they lie.
    pub laid: Vec<(Space, Laid)>,
    /// The trips of every line, in the order of [`Line::all`], and the terminus card once it is resolved.
    pub lines: [(Vec<Trip>, Option<TerminusCard>); Line::COUNT],
    /// The money.
    pub money: u16,
    /// The points on the scoring dial.
    pub points: u16,
}

/// One line of a tableau, as far as it goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Course {
    sum: Sum,
    start: Terrain,
    end: Terrain,
    n_trips: u8,
    trips: [Option<Trip>; 2],
    terminus: Option<TerminusCard>,
}

impl Course {
    /// Its characteristics so far; final when it is completed.
    pub const fn facts(&self) -> Facts {
        Facts { sum: self.sum, start: self.start, end: self.end, n_trips: self.n_trips }
    }

    /// The trips that are or were assigned to it, in the order in which they were planned.
    pub fn trips(&self) -> impl Iterator<Item = Trip> {
        self.trips.into_iter().flatten()
    }

    /// The terminus card that was played for it, once it is resolved.
    pub const fn terminus(&self) -> Option<TerminusCard> {
        self.terminus
    }

    /// What it scores, or would score if it were completed as it is.
    pub fn score(&self, content: &Content) -> LineScore {
        let facts = self.facts();
        LineScore::of(&facts, self.trips, self.terminus.map(|it| (it, content.terminus(it).pay(&facts))))
    }

    pub(crate) const fn both_trips(&self) -> [Option<Trip>; 2] {
        self.trips
    }
}

/// No line comes in there next.
const NO_LINE: u8 = Line::COUNT as u8;

/// Where the lines wait before there is any track.
const WAITING: [u8; Head::COUNT] = {
    let mut res = [NO_LINE; Head::COUNT];
    let mut line = 0;
    while line < Line::COUNT {
        res[Head::FIRST[line].index()] = line as u8;
        line += 1;
    }
    res
};

impl Tableau {
    /// The money that everybody begins with.
    pub(crate) const FIRST_MONEY: u16 = 5;

    /// Nothing but border pieces.
    pub(crate) const fn new(content: &Content, letter: Letter) -> Self {
        *content.first_tableau(letter)
    }

    /// Nothing but the border pieces of this letter, with which the lines start.
    pub(crate) fn without_tracks(letter: Letter, starts: &[Start; Line::COUNT]) -> Self {
        let course = |start: &Start| {
            let (sum, terrain) = (Sum::of(start.terrain, start.feature, None), start.terrain);
            Course { sum, start: terrain, end: terrain, n_trips: 0, trips: [None; 2], terminus: None }
        };
        Self {
            letter,
            laid: [None; Space::COUNT],
            placed: SpaceSet::EMPTY,
            courses: starts.each_ref().map(course),
            waiting: WAITING,
            completed: LineSet::EMPTY,
            resolved: LineSet::EMPTY,
            open: LineSet::ALL,
            money: Self::FIRST_MONEY,
            points: 0,
        }
    }

    /// The tableau where this lies; `None` if none can look so.
    ///
    /// It says nothing of whether the cards were there to take.
    pub fn told(content: &Content, telling: &Telling) -> Option<Self> {
        let mut res = Self::new(content, telling.letter);
        for &(space, laid) in &telling.laid {
            if res.placed.contains(space) {
                return None;
            }
            res.lay(content, space, laid);
        }
        for (line, (trips, terminus)) in Line::all().zip(&telling.lines) {
            if trips.len() > 2 || terminus.is_some() && !res.completed.contains(line) {
                return None;
            }
            for &trip in trips {
                res.assign(line, trip);
            }
            if let Some(terminus) = *terminus {
                res.play(line, terminus);
            }
        }
        (res.money, res.points) = (telling.money, telling.points);
        Some(res)
    }

    /// The letter of its border pieces.
    pub const fn letter(&self) -> Letter {
        self.letter
    }

    /// The track in a space.
    pub const fn laid(&self, space: Space) -> Option<Laid> {
        self.laid[space.index()]
    }

    /// The spaces with a track.
    pub const fn placed(&self) -> SpaceSet {
        self.placed
    }

    /// The empty spaces that have a border piece or a track beside them.
    pub const fn reach(&self) -> SpaceSet {
        self.placed.reach()
    }

    /// One of its lines.
    pub const fn course(&self, line: Line) -> &Course {
        &self.courses[line.index()]
    }

    /// The completed lines.
    pub const fn completed(&self) -> LineSet {
        self.completed
    }

    /// The completed lines that were scored.
    pub const fn resolved(&self) -> LineSet {
        self.resolved
    }

    /// The lines that a trip can be assigned to: not completed, and with fewer than two.
    pub const fn open(&self) -> LineSet {
        self.open
    }

    /// The money.
    pub const fn money(&self) -> u16 {
        self.money
    }

    /// The points on the scoring dial.
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// How many lines have a siding.
    pub fn n_siding_lines(&self) -> usize {
        self.courses.iter().filter(|it| it.sum.has_siding()).count()
    }

    /// The line that comes into an empty space next, from above or from the left, if one has come that far.
    pub const fn arriving(&self, space: Space, from: Side) -> Option<Line> {
        Line::nth(self.waiting[Head::of(space, from).index()])
    }

    /// The spaces that a line runs through, from its border piece as far as there is track.
    pub fn route(&self, content: &Content, line: Line) -> Vec<Passage> {
        let mut route = Vec::new();
        let mut head = Head::FIRST[line.index()];
        while let Some((space, laid)) = head.space().and_then(|space| Some((space, self.laid(space)?))) {
            let card = content.card(laid.card);
            let next = head.next(card.shape);
            route.push(head.passage(space, card.shape));
            head = next;
        }
        route
    }

    /// Lays a track, and says which lines it completes.
    pub(crate) fn lay(&mut self, content: &Content, space: Space, laid: Laid) -> LineSet {
        self.laid[space.index()] = Some(laid);
        self.placed = self.placed.with(space);
        let mut completed = LineSet::EMPTY;
        for mut head in Head::into(space) {
            let index = std::mem::replace(&mut self.waiting[head.index()], NO_LINE);
            if index == NO_LINE {
                continue;
            }
            let line = Line::at(index);
            let course = &mut self.courses[line.index()];
            while let Some(laid) = head.space().and_then(|it| self.laid[it.index()]) {
                let lay = content.lay(laid.card, laid.turned);
                course.sum += &lay.sums[head.entry()];
                course.end = lay.terrain;
                head = head.next(lay.shape);
            }
            if head == Head::EDGE {
                completed = completed.with(line);
                self.completed = self.completed.with(line);
                self.open = self.open.without(line);
            } else {
                self.waiting[head.index()] = index;
            }
        }
        completed
    }

    /// Assigns a trip to an open line.
    pub(crate) fn assign(&mut self, line: Line, trip: Trip) {
        let course = &mut self.courses[line.index()];
        course.trips[usize::from(course.n_trips)] = Some(trip);
        course.n_trips += 1;
        if course.n_trips == 2 {
            self.open = self.open.without(line);
        }
    }

    /// Notes a trip of a line that may be completed by now.
    pub(crate) fn plan(&mut self, line: Line, trip: Trip) {
        self.assign(line, trip);
        self.open = self.open.minus(self.completed);
    }

    /// Scores a completed line and plays a terminus card for it.
    pub(crate) fn resolve(&mut self, content: &Content, line: Line, terminus: TerminusCard) {
        self.close(line, Some(terminus));
        self.money += content.terminus(terminus).pay(&self.courses[line.index()].facts());
    }

    /// Scores a completed line, for which perhaps it is not known which terminus card was played.
    pub(crate) fn close(&mut self, line: Line, terminus: Option<TerminusCard>) {
        let course = &mut self.courses[line.index()];
        course.terminus = terminus;
        let facts = course.facts();
        let trips: u16 = course.trips().map(|it| it.score(&facts)).sum();
        self.points += trips + facts.feature_points();
        self.resolved = self.resolved.with(line);
    }

    /// Notes the terminus card of a line whose points and money are told.
    fn play(&mut self, line: Line, terminus: TerminusCard) {
        self.courses[line.index()].terminus = Some(terminus);
        self.resolved = self.resolved.with(line);
    }

    pub(crate) const fn set_money(&mut self, money: u16) {
        self.money = money;
    }

    pub(crate) const fn pay(&mut self, money: u16) {
        self.money -= money;
    }

    pub(crate) const fn gain(&mut self, money: u16) {
        self.money += money;
    }
}

/// What a snapshot keeps of a tableau; its lines follow from the tracks.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct TableauMemory {
    letter: u8,
    /// The number of the card in each space, and whether it is turned.
    laid: [Option<(u8, bool)>; Space::COUNT],
    /// For each line the places of its trips, and its terminus card.
    courses: [([Option<u8>; 2], Option<u8>); Line::COUNT],
    money: u16,
    points: u16,
}

impl Tableau {
    pub(crate) fn memory(&self, trips: &Trips) -> TableauMemory {
        TableauMemory {
            letter: self.letter.index() as u8,
            laid: self.laid.map(|it| it.map(|it| (it.card.number(), it.turned))),
            courses: self.courses.map(|it| {
                (it.trips.map(|trip| trip.map(|trip| trips.face(trip))), it.terminus.map(TerminusCard::number))
            }),
            money: self.money,
            points: self.points,
        }
    }
}

impl TableauMemory {
    /// Lays everything again.
    pub(crate) fn recall(&self, content: &Content) -> Option<Tableau> {
        let mut res = Tableau::new(content, *Letter::ALL.get(usize::from(self.letter))?);
        for (space, laid) in Space::all().zip(self.laid) {
            if let Some((card, turned)) = laid {
                res.lay(content, space, Laid { card: Card::new(card)?, turned });
            }
        }
        for (line, (trips, terminus)) in Line::all().zip(self.courses) {
            for face in trips.into_iter().flatten() {
                let face = content.faces().faces().find(|&it| it == face)?;
                res.assign(line, content.faces().trip(face));
            }
            if let Some(number) = terminus {
                res.play(line, TerminusCard::new(number)?);
            }
        }
        (res.money, res.points) = (self.money, self.points);
        Some(res)
    }
}
