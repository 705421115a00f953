//! The way back for Rail Age.

use std::sync::Arc;

use kernel::BySeat;
use railage::{
    Action, Announcement, City, Desk, Die, DieSet, Drawing, Face, Land, Line, Map, Phase, Railage, Roll, Sheet,
    SheetView, SpecialLine, Stage,
};

use wireform::{
    ViewError,
    back::{fill, seats, setup},
};

use crate::view as plain;

impl plain::View {
    pub(crate) fn view(&self, contents: &[&str]) -> Result<railage::View, ViewError> {
        let n_seats = usize::from(self.seats);
        let setup = setup::<Railage>(&format!("{} {} seats {n_seats}", self.map, self.content), self.rules, contents)?;
        let map = Arc::clone(setup.map());
        let mut sheets = BySeat::new(n_seats, |_| None);
        fill(&mut sheets, &self.sheets, "sheets", |it| it.seat, |it| it.back(&map).map(Some))?;
        let mut mines = BySeat::new(n_seats, |_| None);
        fill(&mut mines, &self.players, "players", |it| it.seat, |it| it.mine.map(|it| face(it, "mine")).transpose())?;
        let mut announced = BySeat::new(n_seats, |_| Announcement::default());
        fill(&mut announced, &self.players, "players", |it| it.seat, |it| Ok(it.announcement()))?;
        Ok(railage::View {
            stage: match self.stage {
                plain::Stage::Mines => Stage::Mines,
                plain::Stage::Start => Stage::Start,
                plain::Stage::Roll => Stage::Roll,
                plain::Stage::Round => Stage::Round,
                plain::Stage::Over => Stage::Over,
            },
            round: self.round,
            is_last: self.is_last,
            roll: self.roll.map(|it| roll(it, "roll")).transpose()?,
            mines,
            waiting: seats(&self.waiting, n_seats, "waiting")?,
            announced,
            sheets,
            rules: self.rules,
            map,
        })
    }
}

fn face(number: u8, field: &str) -> Result<Face, ViewError> {
    Face::new(number.into()).ok_or_else(|| ViewError::new(field, &format!("a die does not show {number}")))
}

fn roll([first, second, third]: [u8; 3], field: &str) -> Result<Roll, ViewError> {
    Ok(Roll::new([face(first, field)?, face(second, field)?, face(third, field)?]))
}

impl plain::Player {
    fn announcement(&self) -> Announcement {
        let plain::Spaces { upper, lower } = &self.announced;
        Announcement {
            upper: upper.iter().copied().collect(),
            lower: lower.iter().copied().collect(),
            end: self.has_ended,
        }
    }
}

/// Reads each text as a part of an action, which the notation has a reader for.
fn read_all<T, C: FromIterator<T>>(
    texts: &[String],
    field: &str,
    action: impl Fn(&str) -> String,
    part: impl Fn(Action) -> Option<T>,
) -> Result<C, ViewError> {
    let read = |text: &String| {
        let action: Action = action(text).parse().map_err(|it| ViewError::new(field, &it))?;
        part(action).ok_or_else(|| ViewError::new(field, &format!("found `{text}`")))
    };
    texts.iter().map(read).collect()
}

fn cities<C: FromIterator<City>>(texts: &[String], field: &str) -> Result<C, ViewError> {
    read_all(texts, field, |it| format!("start {it}"), |it| if let Action::Start(it) = it { Some(it) } else { None })
}

fn lands<C: FromIterator<Land>>(texts: &[String], field: &str) -> Result<C, ViewError> {
    read_all(texts, field, |it| format!("dot {it}"), |it| if let Action::Dot(it) = it { Some(it) } else { None })
}

fn lines(texts: &[String], field: &str) -> Result<Vec<Line>, ViewError> {
    read_all(texts, field, |it| format!("line {it}"), |it| if let Action::Line(it) = it { Some(it) } else { None })
}

fn special_lines(texts: &[String], field: &str) -> Result<Vec<SpecialLine>, ViewError> {
    let line = |it| if let Action::Special { line, .. } = it { Some(line) } else { None };
    read_all(texts, field, |it| format!("special {it} die 1"), line)
}

impl plain::Sheet {
    fn back(&self, map: &Map) -> Result<SheetView, ViewError> {
        let drawing = Drawing {
            stations: cities(&self.stations, "stations")?,
            dots: lands(&self.dots, "dots")?,
            lines: lines(&self.lines, "lines")?,
            specials: special_lines(&self.special_lines, "special_lines")?,
            upper: self.upper,
            crossed: self.crossed_out,
            lower: self.lower,
            upper_points: self.points.upper.iter().copied().collect(),
            lower_points: self.points.lower.iter().copied().collect(),
        };
        let sheet = Sheet::drawn(map, &drawing);
        let sheet = sheet.ok_or_else(|| ViewError::new("lines", "no sheet of this map can look so"))?;
        Ok(SheetView { sheet, desk: self.desk.back()? })
    }
}

impl plain::Desk {
    fn back(&self) -> Result<Desk, ViewError> {
        let phase = match self.phase {
            plain::Phase::Start => Phase::Start,
            plain::Phase::Land => Phase::Land,
            plain::Phase::Roadbed => Phase::Roadbed,
            plain::Phase::Line => Phase::Line,
            plain::Phase::ExtraDot => Phase::ExtraDot,
            plain::Phase::ExtraLine => Phase::ExtraLine,
            plain::Phase::Ready => Phase::Ready,
        };
        // Before the first round a desk has dice that nobody has rolled.
        let roll = roll(self.roll.unwrap_or([1, 1, 1]), "desk.roll")?;
        let left = match *self.dice_left {
            [1, 2, 3] => Some(DieSet::ALL),
            [place] => Die::new(place.into()).map(DieSet::only),
            _ => None,
        };
        let left = left.ok_or_else(|| ViewError::new("desk.dice_left", "expected one of the three dice, or all"))?;
        Ok(Desk::new(phase, roll, left, self.has_special, self.has_marked))
    }
}
