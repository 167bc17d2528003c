//! Meaning of the press of a key, on any layout.
//!
//! The rule, for every layout that a system offers:
//!
//! 1. A key with a name (Enter, an arrow, F1) is that key.
//! 2. Any other key is the one whose sign it gives as it is pressed: Z is where the layout has Z,
//!    and "+" is "+", with Shift or without.
//! 3. Where no shortcut is meant by that sign, it is a digit, if it is in the row of digits or on
//!    the number pad: "&" of a French keyboard is 1, and so is "!" of an English one; else the sign
//!    that the key gives without Shift.
//! 4. A key whose sign no shortcut can have is the key in the same position of an English keyboard,
//!    unless the layout has that one elsewhere: where letters are Cyrillic, Greek or Hebrew, Z is
//!    the key that is left of X.
//!
//! A press has at most two meanings: the first two that rules 2 to 4 give.

use bevy::input::keyboard::{Key as Logical, KeyCode};
use bevy_egui::egui::Key;
use bevy_egui::helpers::bevy_to_egui_key;

use super::layout::{KeyboardLayout, digit_of, key_at_position, key_of};

/// Meaning of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// First meaning.
    pub key: Key,
    /// Second meaning, which counts where no shortcut has the first.
    pub or: Option<Key>,
}

/// Returns the meaning of a press on a layout; `None` for keys that can't be shortcuts, such as
/// Shift.
pub fn meaning_of_press(code: KeyCode, logical: &Logical, layout: &KeyboardLayout) -> Option<Meaning> {
    let sign = typed_sign(logical);
    if sign.is_none()
        && let Some(key) = bevy_to_egui_key(logical)
    {
        return Some(Meaning { key, or: None });
    }
    let by_position = key_at_position(code);
    let by_digit = by_position.filter(|key| digit_of(*key).is_some());
    let by_plain = layout.plain_sign(code).and_then(key_of);
    let by_position = by_position.filter(|key| !layout.can_type(*key));
    let mut all = [sign.and_then(key_of), by_digit, by_plain, by_position].into_iter().flatten();
    let key = all.next()?;
    Some(Meaning { key, or: all.find(|or| *or != key) })
}

/// Returns the sign that a press types; `None` if it does not type exactly one.
pub(super) fn typed_sign(logical: &Logical) -> Option<char> {
    match logical {
        Logical::Character(text) => {
            let mut signs = text.chars();
            signs.next().filter(|sign| signs.next().is_none() && !sign.is_control())
        }
        Logical::Dead(sign) => *sign,
        _ => None,
    }
}
