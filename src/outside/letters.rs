//! Kinds of characters that matter for what a person sees of a text.

use unicode_general_category::{GeneralCategory, get_general_category};

/// Blank although Unicode counts them as letters or symbols: fillers of Hangul, the empty pattern
/// of Braille.
const BLANKS: [char; 5] = ['\u{115F}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{FFA0}'];

/// Zero-width joiner and non-joiner, which choose between forms of the letters beside them.
pub(super) const JOINER: char = '\u{200D}';
pub(super) const NON_JOINER: char = '\u{200C}';

/// How a character is met in a text from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A letter, a digit, a sign: something that is seen.
    Seen,
    /// A space of any width.
    Space,
    /// Something above, below or around the character before it.
    Mark,
    /// Chooses a form of what is beside it, and is not seen itself.
    Form,
    /// Not seen, and without a use in a name.
    Unseen,
    /// Steers what shows it: a terminal, the order of a line, its end.
    Steering,
}

/// Whether a character is plainly seen, without asking the tables: most of what European languages
/// are written with.
pub(super) const fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{2AF}' | '\u{2010}'..='\u{2027}')
}

/// The kind of a character.
pub(super) fn kind(letter: char) -> Kind {
    if (' '..='~').contains(&letter) {
        return if letter == ' ' { Kind::Space } else { Kind::Seen };
    }
    match letter {
        '\t' => Kind::Space,
        JOINER | NON_JOINER | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' | '\u{E0020}'..='\u{E007F}' => {
            Kind::Form
        }
        '\u{180B}'..='\u{180F}' => Kind::Form,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => Kind::Steering,
        '\u{034F}' | '\u{17B4}' | '\u{17B5}' | '\u{E0000}'..='\u{E0FFF}' => Kind::Unseen,
        _ if BLANKS.contains(&letter) => Kind::Unseen,
        _ => by_category(letter),
    }
}

fn by_category(letter: char) -> Kind {
    match get_general_category(letter) {
        GeneralCategory::Control => Kind::Steering,
        // The signs that Arabic, Syriac and Kaithi write below or before numbers are seen.
        GeneralCategory::Format if is_number_sign(letter) => Kind::Seen,
        GeneralCategory::Format => Kind::Unseen,
        GeneralCategory::SpaceSeparator => Kind::Space,
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => Kind::Mark,
        // U+FFFE turned around is a byte-order mark; terminals may take such characters for
        // anything.
        GeneralCategory::Unassigned if is_noncharacter(letter) => Kind::Steering,
        _ => Kind::Seen,
    }
}

const fn is_number_sign(letter: char) -> bool {
    matches!(letter, '\u{0600}'..='\u{0605}' | '\u{06DD}' | '\u{070F}' | '\u{0890}'..='\u{0891}' | '\u{08E2}' | '\u{110BD}' | '\u{110CD}')
}

const fn is_noncharacter(letter: char) -> bool {
    let code = letter as u32;
    code & 0xFFFE == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF)
}

/// Whether a character is of a script that is written from right to left: the blocks that Unicode
/// keeps for such scripts.
pub const fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{0590}'..='\u{08FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}
