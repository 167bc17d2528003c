//! Characters that faces have.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::fonts::{Face, font_definitions};

/// A set of characters, a bit each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage(BTreeMap<u32, u64>);

impl Coverage {
    /// Reads the characters of a face of a font file; none if the file is no font.
    pub fn of_face(data: &[u8], index: u32) -> Self {
        let mut coverage = Self::default();
        if let Ok(font) = FontRef::from_index(data, index) {
            for (code, glyph) in font.charmap().mappings() {
                if glyph != GlyphId::NOTDEF {
                    *coverage.0.entry(code / u64::BITS).or_default() |= 1 << (code % u64::BITS);
                }
            }
        }
        coverage
    }

    /// Whether the set has a character.
    pub fn has_letter(&self, letter: char) -> bool {
        let code = letter as u32;
        self.0.get(&(code / u64::BITS)).is_some_and(|bits| bits & 1 << (code % u64::BITS) != 0)
    }
}

/// Characters of the faces of headings, in the order in which egui looks for a glyph in them. Other
/// text has the same faces.
static OWN: LazyLock<Vec<Coverage>> = LazyLock::new(|| {
    let fonts = font_definitions();
    let family = fonts.families.get(&Face::Display.font_id(1.0).family).into_iter().flatten();
    let data = family.filter_map(|name| fonts.font_data.get(name));
    data.map(|data| Coverage::of_face(&data.font, data.index)).collect()
});

/// Returns the index of the first of the program's own faces that has a character.
pub fn own_face_with(letter: char) -> Option<usize> {
    OWN.iter().position(|face| face.has_letter(letter))
}

/// Returns the number of the program's own faces.
pub fn own_faces() -> usize {
    OWN.len()
}

/// Whether a face has an outline of a character. Text is drawn from outlines; bitmaps and coloured
/// glyphs have none.
pub fn has_outline(data: &[u8], index: u32, letter: char) -> bool {
    let Ok(font) = FontRef::from_index(data, index) else { return false };
    let Some(glyph) = font.charmap().map(letter).filter(|glyph| *glyph != GlyphId::NOTDEF) else { return false };
    let Some(outline) = font.outline_glyphs().get(glyph) else { return false };
    let mut lines = LineCount(0);
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    outline.draw(settings, &mut lines).is_ok() && lines.0 > 0
}

/// Counts the lines and curves of an outline.
struct LineCount(usize);

impl OutlinePen for LineCount {
    fn move_to(&mut self, _: f32, _: f32) {}

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 += 1;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_of_the_program_has_the_same_letters() {
        let fonts = font_definitions();
        let family = |face: Face| {
            let mut family = fonts.families[&face.font_id(16.0).family].clone();
            family.sort();
            family
        };
        assert_eq!(family(Face::Text), family(Face::Display));
        assert_eq!(family(Face::Bold), family(Face::Display));
        for letter in ['a', 'ặ', 'Ж', 'Ω', '…', '👍'] {
            assert!(own_face_with(letter).is_some(), "{letter}");
        }
        assert_eq!(own_face_with('李'), None);
    }

    #[test]
    fn a_space_has_no_outline_and_a_letter_has_one() {
        let fonts = font_definitions();
        let barlow = &fonts.font_data["Barlow Medium"].font;
        assert!(has_outline(barlow, 0, 'a') && has_outline(barlow, 0, 'ặ'));
        assert!(!has_outline(barlow, 0, ' ') && !has_outline(barlow, 0, '李') && !has_outline(b"no font", 0, 'a'));
        let coverage = Coverage::of_face(barlow, 0);
        assert!(coverage.has_letter(' ') && coverage.has_letter('ặ') && !coverage.has_letter('李'));
        assert_eq!(Coverage::of_face(b"no font", 0), Coverage::default());
    }
}
