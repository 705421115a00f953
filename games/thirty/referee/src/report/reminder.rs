//! Reminders: what is there of a player's orders, what is missing, and how to write it before the deadline.

use kernel::Seat;

use super::{
    Edition, Report,
    block::Block,
    for_round, legend,
    receipt::{lines, missing},
    round_name, tag,
};
use crate::{Language, ROUND_OF_SETUP, Standing, words::fill};

impl Edition<'_> {
    /// A reminder for a player of whom so much has come; `None` if nothing is missing, and once the game is over.
    pub fn reminder(&self, seat: Seat, standing: &Standing, language: Language) -> Option<Report> {
        let words = language.words();
        let round = self.season.round()?;
        let is_setup = round == ROUND_OF_SETUP;
        let lacks = self.season.lacks(seat, standing.orders.as_ref());
        if lacks.is_empty() {
            return None;
        }
        let subject = fill(words.subject_reminder, &[("round", &round_name(round, language))]);
        let subject = format!("{} {subject}", tag(self.game, round));
        let mut blocks = vec![Block::Text(fill(words.greeting, &[("name", &self.name(seat))]))];
        let named = for_round(round, language);
        match &standing.orders {
            None => {
                let nothing = fill(words.nothing_understood, &[("round", &named)]);
                blocks.push(Block::Text(format!("{nothing} {}", self.deadline(language))));
            }
            Some(orders) => {
                let some = fill(words.reminder_partial, &[("round", &named)]);
                blocks.push(Block::Text(format!("{some} {}", self.deadline(language))));
                blocks.push(Block::Text(words.reminder_so_far.to_owned()));
                blocks.push(Block::Code(lines(orders, is_setup, language)));
                blocks.push(Block::Text(missing(&lacks, language)));
                blocks.push(Block::Text(words.reminder_how.to_owned()));
            }
        }
        if !standing.held.is_empty() {
            let what = lines(&standing.held, false, language).join("; ");
            blocks.push(Block::Text(fill(words.open_orders, &[("what", &what)])));
        }
        blocks.push(Block::Heading(words.your_map.to_owned()));
        blocks.push(self.map(seat, language));
        blocks.extend(legend::of(&blocks, language));
        self.push_next(&mut blocks, Some(seat), language);
        blocks.push(Block::Text(words.reminder_crossed.to_owned()));
        Some(Report::of(subject, &blocks, language))
    }
}
