//! What was agreed when a game was opened: the file `game.toml`.

use std::path::Path;

use kernel::{Dice, Seed, TableId};
use paper::{NoSuchStock, Stock};
use serde::{Deserialize, Serialize};

use super::{clock, folder::Folder};
use crate::{fault::Fault, files};

/// The agreement of a game. It never changes.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agreement {
    /// The name of the game in letters, and of its dice.
    pub(crate) game: String,
    /// The time zone of deadlines.
    pub(crate) zone: String,
    /// The days between two deadlines.
    pub(crate) days: u16,
    /// The time of day of deadlines.
    pub(crate) hour: String,
    /// The language of the zine.
    pub(crate) language: String,
    /// Who the mails are from.
    pub(crate) referee: String,
    /// The paper of reports; games of before it was asked for have the usual one.
    #[serde(default = "usual_paper")]
    pub(crate) paper: String,
    /// SHA-256 of the seed of the dice.
    pub(crate) commitment: String,
}

fn usual_paper() -> String {
    Stock::default().to_string()
}

const HEAD: &str = "# A game of 30 Rails by post. What stands here was agreed before it began and does not change.\n";

impl Agreement {
    /// Reads `game.toml`, and checks that the file `seed` belongs to it.
    pub(crate) fn read(folder: &Folder) -> Result<(Self, Dice), Fault> {
        let path = folder.path("game.toml");
        let text = files::read(&path)?;
        let res: Self = toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |it| 1 + text[..it.start.min(text.len())].matches('\n').count());
            Fault::line(&path, line, error.message())
        })?;
        let path_of_seed = folder.path("seed");
        let seed = read_seed(&path_of_seed)?;
        if seed.commitment().to_string() != res.commitment {
            let why = "this is not the seed that game.toml was written for: its SHA-256 is another one";
            return Err(Fault::line(&path_of_seed, 1, why));
        }
        let id: TableId =
            res.game.parse().map_err(|error| Fault::input(format!("{}: game: {error}", path.display())))?;
        clock::zone(&res.zone)?;
        res.stock().map_err(|error| Fault::input(format!("{}: paper: {error}", path.display())))?;
        Ok((res, Dice::new(seed, id)))
    }

    /// The paper of reports.
    pub(crate) fn stock(&self) -> Result<Stock, NoSuchStock> {
        self.paper.parse()
    }

    pub(crate) fn to_toml(&self) -> Result<String, Fault> {
        let text = toml::to_string(self).map_err(|error| Fault::input(format!("game.toml: {error}")))?;
        Ok(format!("{HEAD}{text}"))
    }
}

/// The secret of the dice.
pub(crate) fn read_seed(path: &Path) -> Result<Seed, Fault> {
    files::read(path)?.trim().parse().map_err(|error| Fault::line(path, 1, error))
}
