//! The way back for 30 Rails.

use kernel::BySeat;
use thirty::{Override, RuleSet, Setup, Sheet, SheetFile, Stage};

use wireform::{
    ViewError,
    back::{file, fill, in_line, seats},
};

use crate::view as plain;

impl plain::View {
    pub(crate) fn view(&self) -> Result<thirty::View, ViewError> {
        let rules: RuleSet = self.rules.parse().map_err(|it| ViewError::new("rules", &it))?;
        let n_seats = usize::from(self.seats);
        let setup = Setup::new(rules, n_seats);
        let setup = setup.ok_or_else(|| ViewError::new("seats", &format!("there is no game of {n_seats} seats")))?;
        let mut sheets = BySeat::new(n_seats, |_| Sheet::BLANK);
        fill(&mut sheets, &self.sheets, "sheets", |it| it.seat, |it| it.back(rules))?;
        let roll = |it: &plain::Roll| {
            let wrong = || ViewError::new("rolls", &format!("dice do not show {} and {}", it.white, it.colour));
            thirty::Roll::new(it.white, it.colour).ok_or_else(wrong)
        };
        Ok(thirty::View {
            setup,
            stage: match self.stage {
                plain::Stage::Setup => Stage::Setup,
                plain::Stage::Play => Stage::Play,
                plain::Stage::Over => Stage::Over,
            },
            n_rolls: turns(self.rolls_made, "rolls_made")?,
            rolls: self.rolls.iter().map(roll).collect::<Result<_, _>>()?,
            waiting: seats(&self.waiting, n_seats, "waiting")?,
            gone: seats(&self.gone, n_seats, "gone")?,
            sheets,
        })
    }
}

fn turns(turns: u8, field: &str) -> Result<u8, ViewError> {
    let is_fine = turns <= plain::ROLLS;
    is_fine.then_some(turns).ok_or_else(|| ViewError::new(field, &format!("expected 0 to 30, found {turns}")))
}

impl plain::Sheet {
    fn back(&self, rules: RuleSet) -> Result<Sheet, ViewError> {
        // A sheet file says all that is drawn, and its reader knows what can be.
        let text = file(format!("30-rails {rules}"), self.facts());
        let read = text.parse::<SheetFile>().map_err(|it| in_line(&text, it.line, &it.reason))?;
        let is_spent = |die| rules == RuleSet::Basic && !self.overrides.contains(&die);
        let spent = Override::new(is_spent(plain::Die::White), is_spent(plain::Die::Colour));
        let has_skipped = !self.setup_left.iter().any(|it| it == "skip");
        Ok(read.sheet.played(turns(self.turns, "turns")?, spent, has_skipped))
    }

    fn facts(&self) -> impl Iterator<Item = String> {
        let mountains = self.mountains.iter().map(|it| format!("mountain {it}"));
        let mine = self.mine.iter().map(|it| format!("mine {it}"));
        let stations = self.stations.iter().map(|(station, border)| format!("station {station} {border}"));
        let bonus = self.bonus.iter().map(|it| format!("bonus {it}"));
        let track = self.track.iter().map(|(square, piece)| format!("{square} = {piece}"));
        let crosses = self.crosses.iter().map(|it| format!("cross {it}"));
        let shares = self.shares.iter().map(|(line, shares)| format!("shares {line} {shares}"));
        mountains.chain(mine).chain(stations).chain(bonus).chain(track).chain(crosses).chain(shares)
    }
}
