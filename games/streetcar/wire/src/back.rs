//! The way back for 30 Streetcar Rails.

use kernel::{BySeat, Game as _, Reader};
use streetcar::{Board, BoardFile, Draw, Shape, Stage, Streetcar, Unseen};
use track::Square;

use wireform::{
    ViewError,
    back::{file, fill, in_line, seats, setup},
};

use crate::view as plain;

impl plain::View {
    pub(crate) fn view(&self, contents: &[&str]) -> Result<streetcar::View, ViewError> {
        let n_seats = usize::from(self.seats);
        let setup = setup::<Streetcar>(&format!("tiles {} seats {n_seats}", self.content), Streetcar::RULES, contents)?;
        let mut boards = BySeat::new(n_seats, |_| Board::BLANK);
        fill(&mut boards, &self.boards, "boards", |it| it.seat, |it| it.back(&self.content, contents))?;
        let unseen = Unseen::left(setup.tiles(), |shape| self.unseen.get(shape.code()).copied().unwrap_or(0));
        if self.draws_made > plain::DRAWS {
            return Err(ViewError::new("draws_made", &format!("expected 0 to 30, found {}", self.draws_made)));
        }
        Ok(streetcar::View {
            setup,
            stage: match self.stage {
                plain::Stage::Stations => Stage::Stations,
                plain::Stage::Zones => Stage::Zones,
                plain::Stage::Choices => Stage::Choices,
                plain::Stage::Play => Stage::Play,
                plain::Stage::Over => Stage::Over,
            },
            rolled: self.rolled.iter().map(|it| square(it)).collect::<Result<_, _>>()?,
            n_draws: self.draws_made,
            draw: self.draw.as_ref().map(plain::Draw::back).transpose()?,
            unseen: unseen.ok_or_else(|| ViewError::new("unseen", "more tiles than there are"))?,
            waiting: seats(&self.waiting, n_seats, "waiting")?,
            gone: seats(&self.gone, n_seats, "gone")?,
            boards,
        })
    }
}

fn square(text: &str) -> Result<Square, ViewError> {
    let mut reader = Reader::new(text);
    let square = Square::read(&mut reader).and_then(|it| reader.end().map(|()| it));
    square.map_err(|it| ViewError::new("rolled", &it))
}

impl plain::Draw {
    fn back(&self) -> Result<Draw, ViewError> {
        let shape = Shape::ALL.into_iter().find(|it| it.code() == self.tile);
        let wrong = || ViewError::new("draw", &format!("there is no tile `{}` with the die {}", self.tile, self.die));
        shape.and_then(|it| Draw::new(it, self.die)).ok_or_else(wrong)
    }
}

impl plain::Board {
    fn back(&self, tiles: &str, contents: &[&str]) -> Result<Board, ViewError> {
        // A board file says all that lies there, and its reader knows what can.
        let text = file(format!("30-streetcar-rails\ntiles {tiles}"), self.facts());
        let read = BoardFile::read(&text, contents).map_err(|it| in_line(&text, it.line, &it.reason))?;
        Ok(read.board)
    }

    fn facts(&self) -> impl Iterator<Item = String> {
        let stations = self.stations.iter().map(|(station, border)| format!("station {station} {border}"));
        let zones = self.zones.iter().map(|it| format!("zone {it}"));
        let central = self.central.iter().map(|it| format!("central {it}"));
        let track = self.track.iter().map(|(square, tile)| format!("{square} = {tile}"));
        stations.chain(zones).chain(central).chain(track)
    }
}
