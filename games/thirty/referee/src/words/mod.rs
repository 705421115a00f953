//! The words of reports: one table of messages for each language.

mod english;
mod german;
mod plain;

use std::{fmt, str::FromStr};

use jiff::civil::DateTime;

pub(crate) use self::plain::{action, objection, part, piece_name, slot};

/// A language in which reports are written.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// German.
    German,
    /// English.
    English,
}

/// The text names no language of reports.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a language, de or en")]
pub struct ParseLanguageError;

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::German, Self::English];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::English => "en",
        }
    }

    pub(crate) const fn words(self) -> &'static Words {
        match self {
            Self::German => &german::WORDS,
            Self::English => &english::WORDS,
        }
    }

    /// A day and a time, in words.
    pub(crate) fn moment(self, moment: DateTime) -> String {
        let words = self.words();
        let weekday =
            words.weekdays.split(' ').nth(usize::from(moment.weekday().to_monday_zero_offset().unsigned_abs()));
        let month = words.months.split(' ').nth(usize::from(moment.month().unsigned_abs()).saturating_sub(1));
        fill(
            words.moment,
            &[
                ("weekday", weekday.unwrap_or_default()),
                ("day", &moment.day().to_string()),
                ("month", month.unwrap_or_default()),
                ("year", &moment.year().to_string()),
                ("time", &format!("{:02}:{:02}", moment.hour(), moment.minute())),
            ],
        )
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        let names = |it: &Self| match it {
            Self::German => ["de", "german", "deutsch"],
            Self::English => ["en", "english", "englisch"],
        };
        Self::ALL.into_iter().find(|it| names(it).contains(&text.to_lowercase().as_str())).ok_or(ParseLanguageError)
    }
}

/// A message with its gaps filled.
pub(crate) fn fill(message: &str, values: &[(&str, &str)]) -> String {
    let mut res = String::with_capacity(message.len() + 32);
    let mut rest = message;
    // Once from the left to the right, so that a value with braces in it stays as it is.
    while let Some((before, (name, after))) = rest.split_once('{').and_then(|(a, b)| Some((a, b.split_once('}')?))) {
        res.push_str(before);
        res.push_str(values.iter().find(|it| it.0 == name).map_or("", |it| it.1));
        rest = after;
    }
    res + rest
}

macro_rules! words {
    ($($name:ident),* $(,)?) => {
        /// All messages of one language.
        pub(crate) struct Words {
            $(pub(crate) $name: &'static str,)*
        }

        #[cfg(test)]
        impl Words {
            fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($name), self.$name)),*]
            }
        }
    };
}

words! {
    // Days and subjects.
    weekdays, months, moment, subject_setup, for_setup, subject_round, subject_final, subject_letter, subject_counts_now, subject_reminder,
    correction_mark,
    // Headings.
    title_open, title_setup, title_round, title_final, greeting, your_setup, your_round, your_map, map_of, standings, last_gains,
    all_setups, all_orders, next_round, next_setup, how_to_answer, final_scores, lines, remarks_read,
    // The round.
    roll, placed, illegal, missing, void, nothing_received, blocked_why, corrected, still_counts, nmr_legend,
    // The signs of maps: as text, in colours, drawn.
    sign_mountain, sign_mine, sign_bonus, sign_blocked, sign_empty, sign_open, coloured_bonus, coloured_open,
    coloured_line, drawn_mountain, drawn_mine, drawn_bonus, drawn_blocked, drawn_open,
    // The setup.
    part_chosen, part_illegal, part_missing, skip_none, skip_row, mountains_at, what_it_is, what_setup_needs,
    // The next rolls.
    roll_offer, any_square, deadline, no_deadline, paused, answer_mail, answer_paper, head_game, head_player, head_round, answer_round, answer_setup, answer_change, last_round, game_over,
    winner, winners, pledge, seed_published,
    // Tables.
    place, player, brought_forward, this_round, total, line, worth, squares, bonus, mine, none,
    // Confirmations.
    got_letter, counts, replaces, changes, incomplete, no_orders, late, wrong_round, understood, not_understood,
    nothing_understood, still_missing, complete, unclear, conditional, twice, which_roll, in_signature, in_quotation,
    too_long, held, open_orders, would_be_illegal, attachment, draft, withdrawn, somebody_else, two_rounds, other_game,
    other_dice, bearing, subject_line, line_number, line_numbers, dice_differ, write_again, counts_now,
    // Reminders.
    reminder_partial, reminder_so_far, reminder_how, reminder_crossed,
    // Parts and pieces.
    part_skip, part_town, part_mine, part_bonus, slot_roll, curve, straight, double_curve, crossover, y_junction, junction,
    // Objections.
    no_mountain, mine_alone, mine_needs_mountain, side_taken, not_empty, mine_on_bonus, off_the_roll, wrong_piece,
    no_square, no_border, no_piece, no_mountain_there, part_done,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gaps(message: &str) -> Vec<&str> {
        let mut res: Vec<_> = message.split('{').skip(1).filter_map(|it| it.split_once('}')).map(|it| it.0).collect();
        res.sort_unstable();
        res.dedup();
        res
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_gaps() {
        let (german, english) = (german::WORDS.all(), english::WORDS.all());
        assert!(german.len() > 80);
        for ((name, german), (_, english)) in german.into_iter().zip(english) {
            assert!(!german.is_empty() && !english.is_empty(), "{name}");
            assert_eq!(gaps(german), gaps(english), "{name}");
        }
    }

    #[test]
    fn moments_are_told_as_people_say_them() {
        let moment = jiff::civil::date(2026, 12, 1).at(20, 0, 0, 0);
        assert_eq!(Language::German.moment(moment), "Dienstag, 1. Dezember 2026, 20:00 Uhr");
        assert_eq!(Language::English.moment(moment), "Tuesday, 1 December 2026, 20:00");
        let moment = jiff::civil::date(2027, 1, 31).at(7, 5, 0, 0);
        assert_eq!(Language::English.moment(moment), "Sunday, 31 January 2027, 07:05");
    }

    #[test]
    fn gaps_are_filled_once() {
        assert_eq!(fill("{a} and {b}{c}", &[("a", "{b}"), ("b", "2")]), "{b} and 2");
        assert_eq!(fill("open {brace", &[]), "open {brace");
    }

    #[test]
    fn languages_are_read() {
        assert_eq!("DE".parse(), Ok(Language::German));
        assert_eq!("english".parse(), Ok(Language::English));
        assert_eq!("fr".parse::<Language>(), Err(ParseLanguageError));
    }
}
