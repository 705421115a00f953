//! The words of letters, in lower case and with umlauts written out, in German and in English.

use track::Side;

/// Words that carry no meaning of their own in a line of orders.
pub(super) const NOISE: &[&str] = &[
    "als",
    "an",
    "and",
    "are",
    "as",
    "at",
    "auf",
    "baue",
    "bauen",
    "be",
    "befehle",
    "beim",
    "bitte",
    "build",
    "cities",
    "danach",
    "dann",
    "das",
    "dem",
    "den",
    "der",
    "des",
    "die",
    "ein",
    "eine",
    "einen",
    "entschuldige",
    "entschuldigung",
    "feld",
    "felder",
    "folgende",
    "folgenden",
    "folgt",
    "following",
    "for",
    "fuer",
    "gern",
    "gerne",
    "gleis",
    "here",
    "hier",
    "i",
    "ich",
    "im",
    "in",
    "is",
    "ist",
    "kommen",
    "kommt",
    "lauten",
    "lautet",
    "lay",
    "lege",
    "legen",
    "legt",
    "like",
    "mein",
    "meine",
    "meinem",
    "meinen",
    "meiner",
    "meines",
    "mit",
    "moechte",
    "moechten",
    "move",
    "moves",
    "my",
    "nach",
    "nehme",
    "nimm",
    "now",
    "nun",
    "of",
    "on",
    "order",
    "orders",
    "p",
    "piece",
    "place",
    "plaettchen",
    "please",
    "ps",
    "put",
    "rolls",
    "s",
    "setze",
    "setzen",
    "sind",
    "sorry",
    "square",
    "staedte",
    "stations",
    "bahnhoefe",
    "take",
    "teil",
    "the",
    "then",
    "tile",
    "to",
    "town",
    "towns",
    "track",
    "und",
    "von",
    "want",
    "werden",
    "will",
    "wir",
    "with",
    "would",
    "wuerfe",
    "wuerfen",
    "zeichne",
    "zu",
    "zuege",
    "zug",
    "zugabgabe",
    "zuges",
    "zum",
    "zur",
];

/// Words that introduce orders, alone or beside headings; no choice of them says anything else.
pub(super) const INTRODUCTION: &[&str] = &[
    "abgabe",
    "am",
    "anbei",
    "and",
    "are",
    "as",
    "befehle",
    "below",
    "bitte",
    "come",
    "das",
    "der",
    "die",
    "dies",
    "diese",
    "dir",
    "find",
    "folgende",
    "folgenden",
    "folgt",
    "following",
    "follows",
    "for",
    "fuer",
    "game",
    "here",
    "hier",
    "hiermit",
    "i",
    "ich",
    "is",
    "ist",
    "kommen",
    "kommt",
    "lauten",
    "lautet",
    "mein",
    "meine",
    "meinen",
    "meiner",
    "move",
    "moves",
    "my",
    "nachfolgend",
    "now",
    "nun",
    "order",
    "orders",
    "p",
    "partie",
    "please",
    "ps",
    "rails",
    "s",
    "schicke",
    "send",
    "sende",
    "sending",
    "sind",
    "spiel",
    "the",
    "these",
    "this",
    "to",
    "und",
    "wie",
    "you",
    "zu",
    "zuege",
    "zug",
    "zugabgabe",
    "zum",
    "zur",
    "rolls",
    "schnell",
    "wuerfe",
    "ihnen",
    "euch",
    "of",
    "von",
];

/// Words that mark what follows as a change of an earlier letter.
pub(super) const CHANGE: &[&str] = &[
    "abaenderung",
    "aenderung",
    "aenderungen",
    "aendere",
    "change",
    "changed",
    "changes",
    "corrected",
    "correction",
    "corrections",
    "geaendert",
    "geaenderter",
    "korrektur",
    "korrekturen",
    "korrigiert",
    "zugaenderung",
];

/// Words before or behind the number of a roll.
pub(super) const ROLL: &[&str] = &["wurf", "roll", "wuerfelwurf", "throw"];

/// Words for the number of a roll.
pub(super) const ORDINALS: [&[&str]; 3] = [
    &["erster", "erste", "ersten", "erstens", "first"],
    &["zweiter", "zweite", "zweiten", "zweitens", "second"],
    &["dritter", "dritte", "dritten", "drittens", "third"],
];

/// Numbers of rolls in words.
pub(super) const NUMBERS: [&[&str]; 3] = [&["eins", "one"], &["zwei", "two"], &["drei", "three"]];

/// Numbers of rows in words.
pub(super) const ROWS: [&[&str]; 6] = [
    &["erste", "ersten", "first"],
    &["zweite", "zweiten", "second"],
    &["dritte", "dritten", "third"],
    &["vierte", "vierten", "fourth"],
    &["fuenfte", "fuenften", "fifth"],
    &["sechste", "sechsten", "sixth"],
];

/// Endings of English ordinals.
pub(super) const ENDINGS: &[&str] = &["st", "nd", "rd", "ter", "te"];

pub(super) const GAME: &[&str] = &["spiel", "game", "partie"];
pub(super) const PLAYER: &[&str] = &["spieler", "spielerin", "player", "name"];
pub(super) const ROUND: &[&str] = &["runde", "round", "rd", "spielrunde"];
pub(super) const SETUP: &[&str] =
    &["setup", "aufbau", "startaufbau", "aufstellung", "startaufstellung", "spielaufbau", "vorbereitung"];
pub(super) const TOWN: &[&str] = &["stadt", "town", "city", "station", "bahnhof"];
/// The sides of the map.
pub(super) const SIDES: &[(&[&str], Side)] = &[
    (&["links", "left", "westen", "west"], Side::West),
    (&["rechts", "right", "osten", "east"], Side::East),
    (&["oben", "top", "norden", "north"], Side::North),
    (&["unten", "bottom", "sueden", "south"], Side::South),
];
pub(super) const MOUNTAIN: &[&str] = &["berg", "mountain", "berges", "gebirge"];
pub(super) const MOUNTAINS: &[&str] = &["berge", "bergen", "mountains"];
pub(super) const REMOVE: &[&str] = &[
    "weg",
    "entfernen",
    "entferne",
    "entfernt",
    "entfaellt",
    "raus",
    "streichen",
    "streiche",
    "gestrichen",
    "loeschen",
    "fort",
    "remove",
    "removed",
    "removing",
    "delete",
    "drop",
    "away",
    "off",
    "out",
    "leave",
    "abtragen",
    "entfallen",
    "entfernender",
    "entfernter",
    "faellt",
    "verschwinden",
    "verschwindet",
    "wegnehmen",
];

/// Words between a mountain and the word that it goes.
pub(super) const GOING: &[&str] = &[
    "to", "zu", "the", "den", "der", "bitte", "please", "soll", "wird", "be", "can", "darf", "geht", "goes", "is",
    "ist", "kann", "kommt", "may", "muss", "must", "shall", "should", "werden",
];

/// Words by which mountains stay.
pub(super) const KEEP: &[&str] = &["behalte", "behalten", "keep", "lass", "lasse", "leave", "let"];
pub(super) const STAY: &[&str] = &["bleiben", "remain", "stay", "stehen"];
pub(super) const NONE: &[&str] = &["keinen", "keiner", "keine", "keins", "none", "no", "nothing", "kein"];
pub(super) const MINE: &[&str] = &["mine", "bergwerk", "kohlemine"];
pub(super) const BONUS: &[&str] = &["bonus", "bonusfeld", "bonussquare"];
pub(super) const COLUMN: &[&str] = &["x", "spalte", "column", "col"];
pub(super) const ROW: &[&str] = &["y", "zeile", "reihe", "row"];

/// Words that dice are called by where they are cited.
pub(super) const DICE: &[&str] = &[
    "w", "weiss", "white", "r", "rot", "red", "f", "farbig", "farbe", "colour", "color", "coloured", "colored",
    "wuerfel", "dice",
];

/// What the pieces of the coloured die are called.
pub(super) const PIECES: &[(&str, u8)] = &[
    ("kurve", 1),
    ("curve", 1),
    ("gerade", 2),
    ("straight", 2),
    ("doppelkurve", 3),
    ("double", 3),
    ("tunnel", 4),
    ("bruecke", 4),
    ("bridge", 4),
    ("kreuzung", 4),
    ("crossover", 4),
    ("crossing", 4),
    ("yweiche", 5),
    ("weiche", 6),
    ("junction", 6),
    ("switch", 6),
    ("points", 6),
    ("linksweiche", 6),
    ("rechtsweiche", 6),
];

/// Words for a straight that stands, and for one that lies.
pub(super) const UPRIGHT: &[&str] = &["senkrecht", "senkrechte", "vertikal", "vertical", "vertically", "hochkant"];
pub(super) const FLAT: &[&str] =
    &["waagrecht", "waagerecht", "waagrechte", "waagerechte", "horizontal", "horizontally", "quer", "liegend"];

/// The numbers of rounds in words.
pub(super) const ROUNDS: [&[&str]; 10] = [
    &["erste", "ersten", "first", "eins", "one"],
    &["zweite", "zweiten", "second", "zwei", "two"],
    &["dritte", "dritten", "third", "drei", "three"],
    &["vierte", "vierten", "fourth", "vier", "four"],
    &["fuenfte", "fuenften", "fifth", "fuenf", "five"],
    &["sechste", "sechsten", "sixth", "sechs", "six"],
    &["siebte", "siebten", "seventh", "sieben", "seven"],
    &["achte", "achten", "eighth", "acht", "eight"],
    &["neunte", "neunten", "ninth", "neun", "nine"],
    &["zehnte", "zehnten", "tenth", "zehn", "ten"],
];

/// The same as Roman numerals.
pub(super) const ROMAN: [&str; 10] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

pub(super) fn has(list: &[&str], word: &str) -> bool {
    list.contains(&word)
}
