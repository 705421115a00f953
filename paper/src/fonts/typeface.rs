//! One bundled font: its letters, their widths, and the form in which a document takes it.

use std::collections::HashMap;

use krilla::text::{Font, GlyphId};
use skrifa::{FontRef, MetadataProvider as _, instance::LocationRef, instance::Size};

/// A letter of a font.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: GlyphId,
    /// How wide it is, as a multiple of the size.
    pub(crate) advance: f32,
}

/// A font.
pub(crate) struct Typeface {
    pub(crate) font: Font,
    glyphs: HashMap<char, Glyph>,
}

impl Typeface {
    /// Reads a font that is compiled in.
    pub(super) fn read(bytes: &'static [u8]) -> Self {
        let font = Font::new(bytes.into(), 0).expect("a bundled font can be read");
        let face = FontRef::new(bytes).expect("a bundled font can be read");
        let metrics = face.glyph_metrics(Size::unscaled(), LocationRef::default());
        let em = font.units_per_em();
        let glyph = |(code, id): (u32, skrifa::GlyphId)| {
            let advance = metrics.advance_width(id)? / em;
            Some((char::from_u32(code)?, Glyph { id: GlyphId::new(id.to_u32()), advance }))
        };
        Self { glyphs: face.charmap().mappings().filter_map(glyph).collect(), font }
    }

    pub(crate) fn has(&self, letter: char) -> bool {
        self.glyphs.contains_key(&letter)
    }

    pub(crate) fn glyph(&self, letter: char) -> Option<Glyph> {
        self.glyphs.get(&letter).copied()
    }
}
