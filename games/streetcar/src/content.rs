//! The mix of tiles that a game is played with, as a file that anybody can write.
//!
//! ```text
//! 30-streetcar-rails tiles
//! title My copy
//! source printed       # or reconstructed, or own
//! S 7                  # how many straights, and so on for all twelve shapes
//! ```

use std::{fmt, str::FromStr, sync::LazyLock};

use kernel::ContentId;

use crate::Shape;

/// Where the numbers of a mix come from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Put together again from what is known of the printed game.
    Reconstructed,
    /// Counted from a copy of the printed game.
    Printed,
    /// Made up.
    Own,
}

impl Source {
    const ALL: [Self; 3] = [Self::Reconstructed, Self::Printed, Self::Own];
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["reconstructed", "printed", "own"][*self as usize])
    }
}

/// A mix of tiles: how many there are of each shape.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tiles {
    id: ContentId,
    source: Source,
    counts: [u8; Shape::COUNT],
}

impl Tiles {
    /// The fewest tiles of a mix: five lie face down, thirty are drawn.
    pub const FEWEST: u16 = 35;

    /// The mixes that are built in, the usual one first.
    pub fn built_in() -> &'static [TileFile] {
        &*BUILT_IN
    }

    /// The usual mix of thirty-five tiles.
    pub fn usual() -> Self {
        BUILT_IN[0].tiles
    }

    /// Whether a lot decides for every game which tiles of the mix are used (R7a).
    ///
    /// Nobody sees what that lot decides, so it is no event of its own: to draw from 35 tiles that were drawn from all is to
    /// draw from all.
    pub fn is_drawn_by_lot(&self) -> bool {
        self.total() > Self::FEWEST
    }

    /// The hash of its file.
    pub const fn id(&self) -> ContentId {
        self.id
    }

    /// Where its numbers come from.
    pub const fn source(&self) -> Source {
        self.source
    }

    /// How many tiles of this shape there are.
    pub const fn count(&self, shape: Shape) -> u16 {
        self.counts[shape.index()] as u16
    }

    /// How many tiles there are.
    pub fn total(&self) -> u16 {
        self.counts.into_iter().map(u16::from).sum()
    }

    /// The mix with this hash or built-in name, among the built-in ones and the content files that are offered.
    pub fn find(name: &str, contents: &[&str]) -> Result<Self, TilesError> {
        if let Some(file) = BUILT_IN.iter().find(|it| it.name == Some(name) || it.tiles.id.to_string() == name) {
            return Ok(file.tiles);
        }
        let offered = contents.iter().find(|it| ContentId::of(it).to_string() == name);
        let text = offered.ok_or_else(|| TilesError::Unknown { name: short(name) })?;
        Ok(text.parse::<TileFile>()?.tiles)
    }
}

/// Why there are no such tiles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TilesError {
    /// No file has this name or hash.
    #[error("expected the tiles tiles-35, tiles-101 or the hash of a content file that is at hand, found `{name}`")]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// The file with this hash holds no tiles.
    #[error("the content file with that hash cannot be read: {0}")]
    Unreadable(#[from] ContentError),
}

/// A file with a mix of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileFile {
    /// Its name, if it is built in.
    pub name: Option<&'static str>,
    /// What the mix is called.
    pub title: String,
    /// The mix.
    pub tiles: Tiles,
}

static BUILT_IN: LazyLock<[TileFile; 2]> = LazyLock::new(|| {
    let texts = [
        ("tiles-35", include_str!("../content/tiles-35.txt")),
        ("tiles-101", include_str!("../content/tiles-101.txt")),
    ];
    texts.map(|(name, text)| TileFile {
        name: Some(name),
        ..text.parse().expect("the built-in files are read by the tests")
    })
});

/// Where a content file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {field}: {reason}")]
pub struct ContentError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// The word that the line begins with, or the one that is missing.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// The longest title, in letters.
const LONGEST_TITLE: usize = 60;

/// What the first word of a line can be.
const FIELDS: &str = "30-streetcar-rails, title, source or one of S C R L Y D W T O X Z M";

#[derive(Default)]
struct Reading {
    has_head: bool,
    title: Option<String>,
    source: Option<Source>,
    counts: [Option<u8>; Shape::COUNT],
}

impl Reading {
    fn take(&mut self, field: &str, value: &str) -> Result<(), String> {
        let is_new = match field {
            "30-streetcar-rails" if value == "tiles" => !std::mem::replace(&mut self.has_head, true),
            "30-streetcar-rails" => return Err(format!("expected `tiles`, found `{}`", short(value))),
            "title" if value.is_empty() => return Err("expected what the mix is called, found nothing".to_owned()),
            "title" if value.chars().count() > LONGEST_TITLE => {
                return Err(format!("expected {LONGEST_TITLE} letters at most, found {}", value.chars().count()));
            }
            "title" => self.title.replace(value.to_owned()).is_none(),
            "source" => {
                let source = Source::ALL.into_iter().find(|it| it.to_string() == value);
                let wrong = || format!("expected reconstructed, printed or own, found `{}`", short(value));
                self.source.replace(source.ok_or_else(wrong)?).is_none()
            }
            _ => {
                let shape = Shape::ALL.into_iter().find(|it| it.code() == field);
                let shape = shape.ok_or_else(|| format!("expected {FIELDS}"))?;
                let count = value.parse().map_err(|_| format!("expected 0 to 255 tiles, found `{}`", short(value)))?;
                self.counts[shape.index()].replace(count).is_none()
            }
        };
        if is_new { Ok(()) } else { Err("given twice".to_owned()) }
    }

    fn finish(self, text: &str) -> Result<TileFile, (String, String)> {
        let missing =
            |field: &str, example: &str| (field.to_owned(), format!("missing, write `{example}` for example"));
        if !self.has_head {
            return Err(missing("30-streetcar-rails", "30-streetcar-rails tiles"));
        }
        let title = self.title.ok_or_else(|| missing("title", "title My copy"))?;
        let source = self.source.ok_or_else(|| missing("source", "source own"))?;
        let mut counts = [0; Shape::COUNT];
        for ((shape, count), slot) in Shape::ALL.into_iter().zip(self.counts).zip(&mut counts) {
            *slot = count.ok_or_else(|| missing(shape.code(), &format!("{shape} 0")))?;
        }
        let tiles = Tiles { id: ContentId::of(text), source, counts };
        if tiles.total() < Tiles::FEWEST {
            let reason = format!("expected {} tiles or more in all, found {}", Tiles::FEWEST, tiles.total());
            return Err((Shape::Mirror.code().to_owned(), reason));
        }
        Ok(TileFile { name: None, title, tiles })
    }
}

/// The beginning of a text, for a message.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}

impl FromStr for TileFile {
    type Err = ContentError;

    fn from_str(text: &str) -> Result<Self, ContentError> {
        let mut reading = Reading::default();
        let mut n_lines = 1;
        for (content, line) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
            n_lines = line;
            let content = content.split('#').next().unwrap_or_default().trim();
            let (field, value) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
            if !field.is_empty() {
                let told = |reason| ContentError { line, field: short(field), reason };
                reading.take(field, value.trim()).map_err(told)?;
            }
        }
        reading.finish(text).map_err(|(field, reason)| ContentError { line: n_lines, field, reason })
    }
}
