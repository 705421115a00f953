//! What the bots of a game shall reach, as its `strength.txt` says it.
//!
//! A line is a rule set, the bots by commas, how many games, and an aim: `mean POINTS SECONDS`,
//! `steady POINTS SECONDS FEWEST`, `times FACTOR BOT`, `wins SHARE`. In the place of bots, `hindsight` has the strong bot
//! play, and the aim is by how many points the best game with the same dice is better.

use std::str::FromStr;

use anyhow::{Context, Result, bail};

use crate::{files, games, workspace::Workspace};

/// What is measured.
#[derive(Debug, Default)]
pub(crate) struct Aims {
    pub(crate) tournaments: Vec<Tournament>,
    pub(crate) hindsights: Vec<Hindsight>,
}

/// Games of the strong bot that are compared with the best that was possible.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hindsight {
    pub(crate) game: String,
    pub(crate) rules: String,
    pub(crate) n_games: u32,
    /// By how many points it is better at least, on average.
    pub(crate) points: f64,
}

/// What is played, and what shall come out.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Tournament {
    pub(crate) game: String,
    pub(crate) rules: String,
    pub(crate) bots: String,
    pub(crate) n_games: u32,
    pub(crate) aim: Aim,
}

/// What is aimed at.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Aim {
    /// At least this mean of the first bot, in at most so many seconds of one core per game.
    Mean(f64, f64),
    /// The same, and no game of it ends with fewer points than the last number.
    Steady(f64, f64, f64),
    /// At least so many times the mean of the same tournament of another bot.
    Times(f64, String),
    /// At least this share of wins of the first bot.
    Wins(f64),
}

/// What hindsight is called, here and on the command line.
pub(crate) const HINDSIGHT: &str = "hindsight";

/// The aims of all games of the list.
pub(crate) fn all(workspace: &Workspace) -> Result<Aims> {
    let mut aims = Aims::default();
    for game in games::all(workspace)? {
        let path = game.folder.join("strength.txt");
        aims.add(&files::read(workspace, &path)?, game.name()?, &workspace.short(&path))?;
    }
    Ok(aims)
}

impl Aims {
    fn add(&mut self, text: &str, game: &str, file: &str) -> Result<()> {
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        for (line, number) in lines {
            self.add_line(line, game).with_context(|| format!("{file}:{number}"))?;
        }
        Ok(())
    }

    fn add_line(&mut self, line: &str, game: &str) -> Result<()> {
        let words: Vec<_> = line.split(' ').collect();
        let [rules, bots, n_games, aim @ ..] = &*words else {
            bail!("expected rules, bots, a number of games and an aim");
        };
        let (game, rules, n_games) = (game.to_owned(), (*rules).to_owned(), number(n_games)?);
        let aim = match (*bots, aim) {
            (HINDSIGHT, [points]) => {
                self.hindsights.push(Hindsight { game, rules, n_games, points: number(points)? });
                return Ok(());
            }
            (_, ["mean", points, seconds]) => Aim::Mean(number(points)?, number(seconds)?),
            (_, ["steady", points, seconds, fewest]) => Aim::Steady(number(points)?, number(seconds)?, number(fewest)?),
            (_, ["times", factor, bot]) => Aim::Times(number(factor)?, (*bot).to_owned()),
            (_, ["wins", share]) => Aim::Wins(number(share)?),
            _ => bail!("`{}` is no aim", aim.join(" ")),
        };
        self.tournaments.push(Tournament { game, rules, bots: (*bots).to_owned(), n_games, aim });
        Ok(())
    }
}

fn number<T: FromStr>(word: &str) -> Result<T> {
    word.parse().ok().with_context(|| format!("`{word}` is no number"))
}

#[cfg(test)]
mod tests {
    use super::{Aim, Aims, all};
    use crate::workspace::Workspace;

    #[test]
    fn every_game_of_the_list_has_aims() {
        let workspace = Workspace::here();
        let Aims { tournaments, hindsights } = all(&workspace).expect("aims");
        for game in crate::games::all(&workspace).expect("the list") {
            let rule_sets = game.rule_sets().expect("rule sets");
            let mut own = tournaments.iter().filter(|it| it.game == game.name().expect("a name")).peekable();
            assert!(own.peek().is_some(), "{}", game.word);
            assert!(own.all(|it| rule_sets.contains(&it.rules.as_str()) && it.n_games > 0), "{}", game.word);
        }
        assert!(!hindsights.is_empty());
    }

    fn read(text: &str) -> anyhow::Result<Aims> {
        let mut aims = Aims::default();
        aims.add(text, "toy", "f")?;
        Ok(aims)
    }

    #[test]
    fn lines_are_aims_or_faults() {
        let aims = read("# x\n\na strong,greedy 5 wins 0.5\na hindsight 2 20\n").expect("aims");
        let [tournament] = &*aims.tournaments else { panic!("{aims:?}") };
        assert_eq!((tournament.bots.as_str(), tournament.n_games), ("strong,greedy", 5));
        assert_eq!(tournament.aim, Aim::Wins(0.5));
        assert_eq!((aims.hindsights.len(), aims.hindsights[0].n_games), (1, 2));
        let error = |line: &str| format!("{:#}", read(line).expect_err(line));
        assert_eq!(error("a strong 5 luck 1"), "f:1: `luck 1` is no aim");
        assert_eq!(error("a strong x wins 1"), "f:1: `x` is no number");
        assert_eq!(error("a strong"), "f:1: expected rules, bots, a number of games and an aim");
    }
}
