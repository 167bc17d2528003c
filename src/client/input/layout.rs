//! The keyboard's layout: the signs on its keys, as far as they are known.
//!
//! Every system has its own means to query the layout, and winit reports a key's sign only when the
//! key is pressed. So a layout is learnt: from presses, and at the start from the X server where
//! there is one. A press that contradicts the known signs shows that the player has switched to
//! another layout, and all known signs are forgotten.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::Key;
use bevy_egui::helpers::bevy_to_egui_physical_key;

/// The keys in which layouts differ, row by row.
pub const ROWS: [&[KeyCode]; 4] = {
    use KeyCode::*;
    [
        &[Backquote, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0, Minus, Equal],
        &[KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, BracketLeft, BracketRight],
        &[KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK, KeyL, Semicolon, Quote, Backslash],
        &[KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Comma, Period, Slash],
    ]
};

/// The signs of one key, as far as they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Sign without Shift.
    pub plain: Option<char>,
    /// Sign with Shift.
    pub shifted: Option<char>,
}

/// The layout in use, as far as it is known. Clones share their signs until one of them learns
/// more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyboardLayout(Arc<BTreeMap<KeyCode, Signs>>);

impl KeyboardLayout {
    /// Creates a layout from signs; keys outside of [`ROWS`] are left out.
    pub fn of(signs: impl IntoIterator<Item = (KeyCode, Signs)>) -> Self {
        Self(Arc::new(signs.into_iter().filter(|(code, _)| is_in_main_block(*code)).collect()))
    }

    /// Records the sign that a press has typed, with or without Shift. Returns whether it
    /// contradicts the known signs, which are forgotten then.
    pub fn learn_sign(&mut self, code: KeyCode, is_shifted: bool, sign: char) -> bool {
        if !is_in_main_block(code) {
            return false;
        }
        let sign = if is_shifted { sign } else { lower_case(sign) };
        let known = self.0.get(&code).copied().unwrap_or_default();
        let before = if is_shifted { known.shifted } else { known.plain };
        // With Caps Lock some layouts type a key's other sign.
        let other = if is_shifted { known.plain } else { known.shifted };
        if before == Some(sign) || other == Some(sign) {
            return false;
        }
        // Some layouts have Latin letters with Shift.
        let contradicts = before.is_some() || (!is_shifted && self.has_other_script(sign));
        let signs = Arc::make_mut(&mut self.0);
        if contradicts {
            signs.clear();
        }
        let entry = signs.entry(code).or_default();
        *(if is_shifted { &mut entry.shifted } else { &mut entry.plain }) = Some(sign);
        contradicts
    }

    /// Returns the sign of a key without Shift.
    pub fn plain_sign(&self, code: KeyCode) -> Option<char> {
        self.0.get(&code)?.plain
    }

    /// Whether this layout can type the sign of `key`: a digit with or without Shift, a letter or
    /// another sign without it.
    pub fn can_type(&self, key: Key) -> bool {
        let has = |sign: Option<char>| sign.and_then(key_of) == Some(key);
        let is_plain = self.0.values().any(|signs| has(signs.plain));
        let is_shifted = || digit_of(key).is_some() && self.0.values().any(|signs| has(signs.shifted));
        // A layout that has one Latin letter has all of them.
        is_plain || is_shifted() || (letter_of(key).is_some() && self.is_latin())
    }

    /// Returns the sign on the cap of the key that stands for `key`, if it is another sign: the one
    /// in the same position of a layout that lacks that of `key`.
    pub fn foreign_cap(&self, key: Key) -> Option<String> {
        if digit_of(key).is_some() || self.can_type(key) {
            return None;
        }
        let sign =
            self.0.iter().find(|(code, _)| key_at_position(**code) == Some(key)).and_then(|(_, signs)| signs.plain)?;
        let is_by_position = letter_of(key).is_some() || key_of(sign).is_none();
        is_by_position.then(|| upper_case(sign).to_string())
    }

    fn is_latin(&self) -> bool {
        self.0.values().any(|signs| signs.plain.is_some_and(|sign| sign.is_ascii_lowercase()))
    }

    /// Whether a letter belongs to another script than the known letters.
    fn has_other_script(&self, sign: char) -> bool {
        let Some(is_latin) = is_latin_letter(sign) else { return false };
        let known = self.0.values().filter_map(|signs| signs.plain);
        known.filter_map(is_latin_letter).any(|known| known != is_latin)
    }
}

/// Returns the key that has this sign on an English layout.
pub fn key_of(sign: char) -> Option<Key> {
    Key::from_name(sign.encode_utf8(&mut [0; 4]))
}

/// Returns the key in this position of an English layout.
pub fn key_at_position(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Quote => Some(Key::Quote),
        _ => bevy_to_egui_physical_key(&code),
    }
}

/// Returns the digit of a key; `None` if it is not a digit.
pub fn digit_of(key: Key) -> Option<char> {
    sign_of(key).filter(char::is_ascii_digit)
}

fn letter_of(key: Key) -> Option<char> {
    sign_of(key).filter(char::is_ascii_uppercase)
}

/// Returns the sign of a key; `None` if its name is longer.
fn sign_of(key: Key) -> Option<char> {
    let mut signs = key.symbol_or_name().chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// Whether a key is one of [`ROWS`].
fn is_in_main_block(code: KeyCode) -> bool {
    ROWS.iter().any(|row| row.contains(&code))
}

/// Whether a letter is Latin; `None` if the sign is not a letter.
fn is_latin_letter(sign: char) -> Option<bool> {
    sign.is_alphabetic()
        .then_some(matches!(sign, 'A'..='Z' | 'a'..='z' | '\u{aa}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}'))
}

/// Returns the lower case of a sign, or the sign itself if that is not a single character.
fn lower_case(sign: char) -> char {
    let mut lower = sign.to_lowercase();
    lower.next().filter(|_| lower.next().is_none()).unwrap_or(sign)
}

/// Returns the upper case of a sign, or the sign itself if that is not a single character.
fn upper_case(sign: char) -> char {
    let mut upper = sign.to_uppercase();
    upper.next().filter(|_| upper.next().is_none()).unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_that_contradicts_what_is_known_is_another_layout() {
        let mut layout = KeyboardLayout::default();
        assert!(!layout.learn_sign(KeyCode::KeyA, false, 'a'));
        assert!(!layout.learn_sign(KeyCode::KeyA, false, 'A'), "Caps Lock");
        assert!(!layout.learn_sign(KeyCode::Digit1, true, '!'));
        assert!(!layout.learn_sign(KeyCode::Digit1, false, '1'));
        assert!(!layout.learn_sign(KeyCode::Digit1, false, '!'), "Caps Lock that shifts digits too");
        assert!(layout.can_type(Key::W), "who has one Latin letter has all");
        assert!(!layout.learn_sign(KeyCode::Semicolon, false, 'ö'), "a Latin letter, too");
        assert!(layout.learn_sign(KeyCode::KeyZ, false, 'я'), "another script");
        assert_eq!((layout.plain_sign(KeyCode::KeyA), layout.can_type(Key::W)), (None, false));
        assert!(layout.learn_sign(KeyCode::KeyZ, false, 'w'), "another letter");
        assert!(!layout.learn_sign(KeyCode::Numpad1, false, '1') && layout.plain_sign(KeyCode::Numpad1).is_none());
    }
}
