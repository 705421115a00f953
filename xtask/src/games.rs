//! The list of games, and what each tells of itself in the text of its `meta.rs`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{files, workspace::Workspace};

/// One folder of games in a line, in the order in which they are shown.
pub(crate) const LIST: &str = "games/list.txt";

/// A game of the list.
#[derive(Debug)]
pub(crate) struct Game {
    /// Its folder below `games`, which is also the name of its crate.
    pub(crate) word: String,
    pub(crate) folder: PathBuf,
    /// The code of its constants.
    meta: String,
}

/// All games of the list.
pub(crate) fn all(workspace: &Workspace) -> Result<Vec<Game>> {
    let list = files::read(workspace, Path::new(LIST))?;
    let game = |word: &str| {
        let folder = workspace.root().join("games").join(word);
        let meta = files::read(workspace, &folder.join("src/meta.rs"))?;
        Ok(Game { word: word.to_owned(), folder, meta })
    };
    list.lines().map(game).collect()
}

/// The folders in `games` that hold a crate and are not on the list.
pub(crate) fn unlisted(workspace: &Workspace, games: &[Game]) -> Result<Vec<String>> {
    let mut unlisted = Vec::new();
    for entry in fs::read_dir(workspace.root().join("games")).context("cannot list games")? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() && !games.iter().any(|it| it.folder == path) {
            unlisted.push(workspace.short(&path));
        }
    }
    unlisted.sort();
    Ok(unlisted)
}

impl Game {
    /// A game with this text of constants.
    #[cfg(test)]
    pub(crate) fn new(word: &str, meta: &str) -> Self {
        Self { word: word.to_owned(), folder: PathBuf::from("games").join(word), meta: meta.to_owned() }
    }

    /// The name of its type, and of whatever stands for it among others of its kind.
    pub(crate) fn type_name(&self) -> String {
        let mut letters = self.word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// The name by which players call for it.
    pub(crate) fn name(&self) -> Result<&str> {
        self.text("name")
    }

    /// Its name on a page.
    pub(crate) fn title(&self) -> Result<&str> {
        self.text("title")
    }

    /// What it is, in one sentence.
    pub(crate) fn summary(&self) -> Result<&str> {
        self.text("summary")
    }

    /// How many may play, as `1 to 1,024`.
    pub(crate) fn seats(&self) -> Result<String> {
        let seats = self.after("seats: (").and_then(|it| it.split(')').next());
        let (least, most) = seats.and_then(|it| it.split_once(", ")).with_context(|| self.lacks("seats"))?;
        let (thousands, rest) = most.split_at(most.len().saturating_sub(3));
        let comma = if thousands.is_empty() { "" } else { "," };
        Ok(format!("{least} to {thousands}{comma}{rest}"))
    }

    /// The names of its rule sets, the usual one first.
    pub(crate) fn rule_sets(&self) -> Result<Vec<&str>> {
        let sets = self.after("rule_sets: &[").and_then(|it| it.split("seats:").next());
        let sets = sets.with_context(|| self.lacks("rule_sets"))?;
        Ok(sets.split("name: \"").skip(1).filter_map(|it| it.split('"').next()).collect())
    }

    /// Whether it is there for those who write games, and not offered to players.
    pub(crate) fn is_example(&self) -> bool {
        self.after("is_example: true").is_some()
    }

    fn text(&self, field: &str) -> Result<&str> {
        let value = self.after(&format!("{field}: \"")).and_then(|it| it.split('"').next());
        value.with_context(|| self.lacks(field))
    }

    fn after(&self, mark: &str) -> Option<&str> {
        self.meta.split_once(mark).map(|(_, rest)| rest)
    }

    fn lacks(&self, field: &str) -> String {
        format!("games/{}/src/meta.rs: has no `{field}` that is written out", self.word)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Game, all, unlisted};
    use crate::workspace::Workspace;

    /// The constants of a game that does not exist.
    pub(crate) const TOY: &str = "pub const META: Meta = Meta { name: \"a-toy\", title: \"A Toy\", summary: \"is small\", \
         rule_sets: &[RuleSet { name: \"old\", summary: \"x\" }, RuleSet { name: \"new\", summary: \"y\" }], seats: (1, 1024), is_example: false };";

    #[test]
    fn every_game_of_the_list_tells_of_itself() {
        let workspace = Workspace::here();
        let games = all(&workspace).expect("a list");
        assert!(games.len() > 3);
        for game in &games {
            assert!(game.name().is_ok_and(|it| !it.is_empty()) && game.title().is_ok() && game.summary().is_ok());
            assert!(game.seats().is_ok_and(|it| it.contains(" to ")));
            assert!(game.rule_sets().is_ok_and(|it| !it.is_empty()));
        }
        assert!(unlisted(&workspace, &games).expect("folders").is_empty());
        assert_eq!(unlisted(&workspace, &games[1..]).expect("folders"), [format!("games/{}", games[0].word)]);
    }

    #[test]
    fn constants_are_read_from_code() {
        let toy = Game::new("toy", TOY);
        assert_eq!((toy.type_name().as_str(), toy.name().expect("a name")), ("Toy", "a-toy"));
        assert_eq!((toy.title().expect("a title"), toy.summary().expect("a summary")), ("A Toy", "is small"));
        assert_eq!(toy.seats().expect("seats"), "1 to 1,024");
        assert_eq!(toy.rule_sets().expect("rules"), ["old", "new"]);
        let error = Game::new("toy", "name: NAME").name().expect_err("no text");
        assert_eq!(error.to_string(), "games/toy/src/meta.rs: has no `name` that is written out");
    }
}
