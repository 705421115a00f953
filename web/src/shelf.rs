//! The shelf: games that are kept in this browser, each as the text of its record, and the tables that were visited.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wire::api::Level;

use crate::settings::storage;

const GAME: &str = "platelayer-game-";
const TABLES: &str = "platelayer-tables";
const ORDER: &str = "platelayer-order-";

/// Who plays a seat of a game in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Player {
    /// Somebody in front of this screen.
    Person(String),
    /// The program.
    Bot(Bot),
}

/// The program in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "KeptBot")]
pub(crate) struct Bot {
    pub(crate) name: String,
    pub(crate) skill: Skill,
}

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Skill {
    #[default]
    Easy,
    Normal,
    Strong,
}

impl Skill {
    pub(crate) const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Strong];

    /// The name of the level.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Strong => "strong",
        }
    }

    /// The same for the server.
    pub(crate) const fn level(self) -> Level {
        match self {
            Self::Easy => Level::Easy,
            Self::Normal => Level::Normal,
            Self::Strong => Level::Strong,
        }
    }

    /// In words.
    pub(crate) fn words(self) -> String {
        level(self.level())
    }
}

/// How well a bot of the server plays, in words; programs can ask for more kinds than people.
pub(crate) fn level(level: Level) -> String {
    match level {
        Level::Random => t!("bot-random"),
        Level::Greedy => t!("bot-greedy"),
        Level::Easy => t!("bot-easy"),
        Level::Normal => t!("bot-normal"),
        Level::Strong => t!("bot-strong"),
    }
}

/// A bot as it was or is kept: once all were easy and had only a name.
#[derive(Deserialize)]
#[serde(untagged)]
enum KeptBot {
    Named(String),
    Skilled { name: String, skill: Skill },
}

impl From<KeptBot> for Bot {
    fn from(kept: KeptBot) -> Self {
        match kept {
            KeptBot::Named(name) => Self { name, skill: Skill::Easy },
            KeptBot::Skilled { name, skill } => Self { name, skill },
        }
    }
}

impl Player {
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Person(name) => name,
            Self::Bot(bot) => &bot.name,
        }
    }

    /// How well the bot plays, if it is one.
    pub(crate) const fn skill(&self) -> Option<Skill> {
        match self {
            Self::Person(_) => None,
            Self::Bot(bot) => Some(bot.skill),
        }
    }

    pub(crate) const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(_))
    }
}

/// A game that is kept in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Its name in this browser and for its dice.
    pub(crate) id: String,
    /// The game, by its name in the list.
    pub(crate) game: String,
    pub(crate) rules: String,
    pub(crate) players: Vec<Player>,
    /// The record with the seed: all that is needed to go on.
    pub(crate) record: String,
    /// The text of the content file that it is played with, if that is not compiled in.
    #[serde(default)]
    pub(crate) content: Option<String>,
    /// When it was changed, in milliseconds since 1970.
    pub(crate) changed: f64,
    /// The points, once it is over.
    #[serde(default)]
    pub(crate) scores: Option<Vec<i32>>,
    /// How many events there are, and whether anybody has decided anything: for the list.
    #[serde(default)]
    pub(crate) n_events: usize,
    /// Its address at the server, once it was uploaded.
    #[serde(default)]
    pub(crate) uploaded: Option<String>,
    /// How far it is on its way there, once somebody wanted to share it and it could not be sent.
    #[serde(default)]
    pub(crate) share: Option<Share>,
}

/// How far a game is on its way to the server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Share {
    /// It was tried so often, and is tried again.
    Waiting { tries: u8 },
    /// It was refused, or tried too often.
    Failed,
}

impl Kept {
    /// Whether no person has decided anything in it yet.
    pub(crate) fn is_untouched(&self) -> bool {
        let is_person = |line: &str| {
            let seat = line.split(' ').next().and_then(|it| it.trim_end_matches('!').parse::<usize>().ok());
            seat.and_then(|it| self.players.get(it)).is_some_and(|it| !it.is_bot())
        };
        !self.record.lines().any(is_person)
    }
}

/// A table at the server that was visited with this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Visited {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) at: f64,
    pub(crate) over: bool,
    #[serde(default)]
    pub(crate) rules: String,
    /// The names of those who sit there.
    #[serde(default)]
    pub(crate) names: Vec<String>,
    /// Whether the visitor has a seat.
    #[serde(default)]
    pub(crate) plays: bool,
}

impl Visited {
    /// A table that is looked at now.
    pub(crate) fn of(table: &wire::api::Table) -> Self {
        use wire::api::Status;
        Self {
            id: table.id.clone(),
            game: table.game.clone(),
            at: now(),
            over: matches!(table.status, Status::Over | Status::Closed),
            rules: table.rules.clone(),
            names: table.seats.iter().filter_map(|it| it.name.clone()).collect(),
            plays: table.you.is_some(),
        }
    }
}

/// A move that is on its way to the server, kept until it has arrived.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    /// The move; without one the last move is taken back.
    pub(crate) action: Option<String>,
    /// The cursor of the position it is meant for.
    pub(crate) at: String,
}

/// Keeps a game; says whether there was room and permission.
pub(crate) fn keep(game: &Kept) -> bool {
    let text = serde_json::to_string(game).unwrap_or_default();
    storage().is_some_and(|it| it.set_item(&format!("{GAME}{}", game.id), &text).is_ok())
}

/// A game by its name.
pub(crate) fn find(id: &str) -> Option<Kept> {
    let text = storage()?.get_item(&format!("{GAME}{id}")).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Throws a game away.
pub(crate) fn remove(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// All games, the one that was played last first.
pub(crate) fn games() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|it| storage.key(it).ok().flatten());
    let mut res: Vec<Kept> = keys.filter_map(|it| find(it.strip_prefix(GAME)?)).collect();
    res.sort_by(|a, b| b.changed.total_cmp(&a.changed));
    res
}

/// The tables that were visited, the last one first.
pub(crate) fn visited() -> Vec<Visited> {
    let text = storage().and_then(|it| it.get_item(TABLES).ok().flatten()).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Remembers a table, or what became of it.
pub(crate) fn visit(table: Visited) {
    let mut tables = visited();
    tables.retain(|it| it.id != table.id);
    tables.insert(0, table);
    tables.truncate(50);
    if let Some(storage) = storage() {
        let _ = storage.set_item(TABLES, &serde_json::to_string(&tables).unwrap_or_default());
    }
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    let tables: Vec<_> = visited().into_iter().filter(|it| it.id != id).collect();
    if let Some(storage) = storage() {
        let _ = storage.set_item(TABLES, &serde_json::to_string(&tables).unwrap_or_default());
    }
}

/// The move that is on its way to a table.
pub(crate) fn order(table: &str) -> Option<Order> {
    let text = storage()?.get_item(&format!("{ORDER}{table}")).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Keeps the move that is on its way to a table, or forgets it.
pub(crate) fn set_order(table: &str, order: Option<&Order>) {
    let Some(storage) = storage() else { return };
    let key = format!("{ORDER}{table}");
    let _ = match order {
        Some(order) => storage.set_item(&key, &serde_json::to_string(order).unwrap_or_default()),
        None => storage.remove_item(&key),
    };
}

/// A moment that the server tells, as the browser counts: in milliseconds since 1970.
#[expect(clippy::cast_precision_loss, reason = "milliseconds are exact for another 280,000 years")]
pub(crate) const fn moment(at: i64) -> f64 {
    at as f64
}

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// Random bytes from the browser.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut res = [0; N];
    // A browser without a source of random numbers cannot even show this page.
    getrandom::fill(&mut res).expect("the browser has random numbers");
    res
}

/// A new name for a game: 16 letters and digits.
pub(crate) fn new_id() -> String {
    format!("{:016x}", u64::from_le_bytes(random()))
}

/// Lets the visitor save a file.
pub(crate) fn save(name: &str, kind: &str, text: &str) {
    let anchor = document().create_element("a").ok().map(wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>);
    let Some(anchor) = anchor else { return };
    let parts = js_sys::Array::of1(&text.into());
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options);
    let Ok(url) = blob.and_then(|it| web_sys::Url::create_object_url_with_blob(&it)) else { return };
    let _ = anchor.set_attribute("href", &url);
    let _ = anchor.set_attribute("download", name);
    anchor.click();
    let _ = web_sys::Url::revoke_object_url(&url);
}

#[cfg(test)]
mod tests {
    use super::{Bot, Kept, Player, Skill};

    fn kept(record: &str) -> Kept {
        let text = format!(
            r#"{{"id":"1","game":"some-game","rules":"usual","players":[{{"person":"Anna"}},{{"bot":"Bot 1"}}],"record":{},"changed":1.0}}"#,
            serde_json::json!(record)
        );
        serde_json::from_str(&text).expect("a kept game of before")
    }

    #[test]
    fn bots_of_older_games_are_easy_ones() {
        let bot = Player::Bot(Bot { name: "Bot 1".to_owned(), skill: Skill::Easy });
        assert_eq!(kept("").players[1], bot);
        let strong = Player::Bot(Bot { name: "Bot 1".to_owned(), skill: Skill::Strong });
        let text = serde_json::to_string(&strong).expect("JSON");
        assert_eq!(serde_json::from_str::<Player>(&text).expect("the same again"), strong);
    }

    #[test]
    fn a_game_is_untouched_until_a_person_decides() {
        assert!(kept("some-game 1 usual seats 2\ndice a b\n. first 1\n1 take 1 r1c1").is_untouched());
        assert!(!kept("some-game 1 usual seats 2\n. first 1\n1 done\n0 take 1 r1c1").is_untouched());
    }
}
