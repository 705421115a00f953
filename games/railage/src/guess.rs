//! Games that look to a player like the one that is played, to try moves ahead: the hidden sheets of the others are blank.

use std::sync::Arc;

use kernel::{BySeat, Seat};

use crate::{Announcement, Desk, Face, Railage, Roll, Setup, Sheet, Stage, View};

impl Railage {
    /// A game in which `seat` sees what `view` shows, at a decision of that seat.
    ///
    /// What the others draw changes nothing for `seat` but what they announce, and that is known.
    /// `None` if `view` is not one of `seat` that has to decide.
    pub fn guessed(view: &View, seat: Seat) -> Option<Self> {
        let setup = Setup::new(Arc::clone(&view.map), view.sheets.as_slice().len())?.by_rules(view.rules)?;
        if !view.waiting.contains(seat) || !matches!(view.stage, Stage::Start | Stage::Round) {
            return None;
        }
        view.sheets.get(seat)?.as_ref()?;
        let n_seats = setup.n_seats();
        let blank = view.roll.map_or(Desk::START, Desk::open);
        let shown = |it: Seat| view.sheets.get(it).and_then(Option::as_ref);
        let mut mines: [Option<Face>; Setup::MOST_SEATS] = Default::default();
        let mut announced: [Announcement; Setup::MOST_SEATS] = Default::default();
        for it in Seat::first(n_seats) {
            mines[it.index()] = *view.mines.get(it)?;
            announced[it.index()] = *view.announced.get(it)?;
        }
        Some(Self {
            stage: view.stage,
            round: view.round,
            is_last: view.is_last,
            roll: view.roll.unwrap_or_else(|| Roll::nth(0)),
            waiting: view.waiting.clone(),
            mines,
            announced,
            sheets: BySeat::new(n_seats, |it| shown(it).map_or(Sheet::BLANK, |it| it.sheet.clone())),
            desks: BySeat::new(n_seats, |it| shown(it).map_or(blank, |it| it.desk)),
            setup,
        })
    }
}
