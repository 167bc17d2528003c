//! Kinds of characters by their visible effect.

use unicode_general_category::{GeneralCategory, get_general_category};

/// Blank characters that Unicode classes as letters or symbols: fillers of Hangul, the empty
/// pattern of Braille.
const BLANKS: [char; 5] = ['\u{115F}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{FFA0}'];

/// Zero-width joiner and non-joiner, which choose between forms of the letters beside them.
pub(super) const JOINER: char = '\u{200D}';
pub(super) const NON_JOINER: char = '\u{200C}';

/// Kind of a character, which decides its treatment in a text from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LetterKind {
    /// Visible character: a letter, a digit, a sign.
    Seen,
    /// Space of any width.
    Space,
    /// Mark above, below or around the character before it.
    Mark,
    /// Invisible character that selects a form of the characters beside it.
    Form,
    /// Invisible character without a use in a name.
    Unseen,
    /// Character that controls its display: a terminal, the direction of a line, its end.
    Steering,
}

/// Whether a character is a space or visible without a look-up in Unicode's tables: most characters
/// of European languages.
pub(super) const fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{2AF}' | '\u{2010}'..='\u{2027}')
}

/// Kind of a character.
pub(super) fn kind_of_letter(letter: char) -> LetterKind {
    if (' '..='~').contains(&letter) {
        return if letter == ' ' { LetterKind::Space } else { LetterKind::Seen };
    }
    match letter {
        '\t' => LetterKind::Space,
        JOINER | NON_JOINER | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' | '\u{E0020}'..='\u{E007F}' => {
            LetterKind::Form
        }
        '\u{180B}'..='\u{180F}' => LetterKind::Form,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
            LetterKind::Steering
        }
        '\u{034F}' | '\u{17B4}' | '\u{17B5}' | '\u{E0000}'..='\u{E0FFF}' => LetterKind::Unseen,
        _ if BLANKS.contains(&letter) => LetterKind::Unseen,
        _ => by_category(letter),
    }
}

fn by_category(letter: char) -> LetterKind {
    match get_general_category(letter) {
        GeneralCategory::Control => LetterKind::Steering,
        // The number signs of Arabic, Syriac and Kaithi are format characters but visible.
        GeneralCategory::Format if is_number_sign(letter) => LetterKind::Seen,
        GeneralCategory::Format => LetterKind::Unseen,
        GeneralCategory::SpaceSeparator => LetterKind::Space,
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => LetterKind::Mark,
        // U+FFFE with its bytes swapped is a byte-order mark, and a terminal may do anything with a
        // noncharacter.
        GeneralCategory::Unassigned if is_noncharacter(letter) => LetterKind::Steering,
        _ => LetterKind::Seen,
    }
}

const fn is_number_sign(letter: char) -> bool {
    matches!(letter, '\u{0600}'..='\u{0605}' | '\u{06DD}' | '\u{070F}' | '\u{0890}'..='\u{0891}' | '\u{08E2}' | '\u{110BD}' | '\u{110CD}')
}

const fn is_noncharacter(letter: char) -> bool {
    let code = letter as u32;
    code & 0xFFFE == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF)
}

/// Whether a character belongs to the blocks that Unicode reserves for scripts that are written
/// from right to left.
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
