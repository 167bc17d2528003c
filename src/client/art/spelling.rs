//! Spells texts in letters that have faces. A letter without a face is replaced by its code point,
//! so that it still differs from others, or left out if it only colours or joins its neighbours.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::coverage::{own_face_with, own_faces};
use super::system_faces::SystemFace;

/// Placeholder of a letter while a face for it is searched for.
const ON_ITS_WAY: char = '◻';

/// Whether a text has only letters that every face of the program has.
pub fn is_plain(text: &str) -> bool {
    text.chars().all(is_common)
}

/// Faces for text besides the program's own.
#[derive(Clone, Debug, Default)]
pub struct Faces {
    /// Faces of the system that were loaded.
    pub of_the_system: Vec<SystemFace>,
    /// TextStyle that no face of the system has either.
    pub without: BTreeSet<char>,
}

impl Faces {
    /// Whether a letter needs a face that has not been searched for yet.
    pub fn is_wanted(&self, letter: char) -> bool {
        !is_common(letter)
            && !is_unwritten(letter)
            && self.face_with(letter).is_none()
            && !self.without.contains(&letter)
    }

    /// Returns the index of the first face that has a letter.
    fn face_with(&self, letter: char) -> Option<usize> {
        let of_the_system = || self.of_the_system.iter().position(|face| face.letters.has_letter(letter));
        own_face_with(letter).or_else(|| of_the_system().map(|number| own_faces() + number))
    }

    /// Returns a text in letters that have faces. Adds to `wanted` the letters whose faces have not
    /// been searched for yet.
    pub fn spell_text<'t>(&self, text: &'t str, wanted: &mut BTreeSet<char>) -> Cow<'t, str> {
        if is_plain(text) {
            return text.into();
        }
        let composed: String = text.nfc().collect();
        let mut spelled = String::with_capacity(composed.len());
        for cluster in composed.graphemes(true) {
            self.spell_cluster(cluster, wanted, &mut spelled);
        }
        spelled.into()
    }

    /// Spells a grapheme cluster, which is drawn with the face of its first character. Characters
    /// that colour or join emoji stay only if that face has all characters of the cluster.
    fn spell_cluster(&self, cluster: &str, wanted: &mut BTreeSet<char>, spelled: &mut String) {
        let first = cluster.chars().next().and_then(|letter| self.face_with(letter));
        let seen = |letter: &char| !is_unwritten(*letter);
        let is_of_one_face =
            first.is_some() && cluster.chars().filter(seen).all(|letter| self.face_with(letter) == first);
        for (number, letter) in cluster.chars().enumerate() {
            let is_alone = number == 0;
            if is_common(letter) || is_isolate(letter) {
                spelled.push(letter);
            } else if is_unwritten(letter) || (is_skin_colour(letter) && !is_alone) {
                if is_of_one_face && !is_choice_of_look(letter) {
                    spelled.push(letter);
                }
            } else if self.face_with(letter).is_some() {
                spelled.push(letter);
            } else if letter.is_whitespace() {
                spelled.push(' ');
            } else if self.without.contains(&letter) {
                // Writing to a string does not fail.
                let _ = write!(spelled, "U+{:04X}", letter as u32);
            } else {
                wanted.insert(letter);
                spelled.push(ON_ITS_WAY);
            }
        }
    }
}

/// Whether every face of the program is known to have a letter: printable ASCII, Latin-1 and
/// punctuation.
const fn is_common(letter: char) -> bool {
    matches!(letter, '\n' | ' '..='~' | '\u{A0}'..='\u{AC}' | '\u{AE}'..='\u{FF}' | '–' | '—' | '‘'..='‚' | '“'..='„' | '…')
}

/// Whether a character has no glyph of its own: a joiner, a variation selector or an isolate.
const fn is_unwritten(letter: char) -> bool {
    matches!(
        letter,
        '\u{200C}' | '\u{200D}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{180B}'..='\u{180F}'
            | '\u{E0020}'..='\u{E007F}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// Whether a character isolates words that have a direction of their own.
const fn is_isolate(letter: char) -> bool {
    matches!(letter, '\u{2066}'..='\u{2069}')
}

/// Whether a character selects a coloured or a plain glyph; here all glyphs are plain.
const fn is_choice_of_look(letter: char) -> bool {
    matches!(letter, '\u{FE0E}' | '\u{FE0F}')
}

const fn is_skin_colour(letter: char) -> bool {
    matches!(letter, '\u{1F3FB}'..='\u{1F3FF}')
}

#[cfg(test)]
mod tests {
    use fontdb::Database;

    use super::*;
    use crate::art::system_faces::Fonts;

    fn spelled(faces: &Faces, text: &str) -> (String, String) {
        let mut wanted = BTreeSet::new();
        let spelled = faces.spell_text(text, &mut wanted).into_owned();
        (spelled, wanted.into_iter().collect())
    }

    #[test]
    fn letters_that_the_program_has_are_spelled_as_they_are() {
        for text in ["Mara", "Zoë Đặng Ł", "Жучка", "“ß” – …", "👍", "two\nlines"] {
            assert_eq!(spelled(&Faces::default(), text), (text.to_owned(), String::new()));
        }
        assert_eq!(
            spelled(&Faces::default(), "a\u{306}\u{323}").0,
            "ặ",
            "one face has the letter and another its marks"
        );
    }

    #[test]
    fn letters_without_a_face_are_looked_for_and_then_told_by_their_numbers() {
        let mut faces = Faces::default();
        assert_eq!(spelled(&faces, "李 a 小"), ("◻ a ◻".to_owned(), "小李".to_owned()));
        assert!(faces.is_wanted('李') && !faces.is_wanted('a') && !faces.is_wanted('\u{200d}'));
        faces.without = BTreeSet::from(['李', '小']);
        assert_eq!(spelled(&faces, "李 a 小"), ("U+674E a U+5C0F".to_owned(), String::new()));
        assert!(!faces.is_wanted('李'));
    }

    #[test]
    fn joined_and_coloured_emoji_show_no_boxes() {
        let family = "👩\u{200d}👩\u{200d}👧\u{200d}👦🇩🇪👍🏽";
        let (shown, wanted) = spelled(&Faces::default(), family);
        assert_eq!((shown.replace('\u{200d}', ""), wanted), ("👩👩👧👦🇩🇪👍".to_owned(), String::new()));
        assert_eq!(spelled(&Faces::default(), "❤\u{fe0f}").0, "❤");
    }

    #[test]
    fn a_face_that_was_found_is_used() {
        let mut database = Database::new();
        let hack = &crate::art::fonts::font_definitions().font_data["Hack"];
        database.load_font_data(hack.font.to_vec());
        let of_the_system = Fonts::only(database).faces_with(&BTreeSet::from(['◌']), 0);
        let faces = Faces { of_the_system, without: BTreeSet::new() };
        assert_eq!(spelled(&faces, "◌ a"), ("◌ a".to_owned(), String::new()));
    }
}
