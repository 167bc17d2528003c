//! Keys that go down and up, and the meaning of a press on any layout.
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
//! A press has at most two meanings: the first two that rules 2 to 4 give. They stay the same from
//! the time when the key goes down until it goes up, whatever else is pressed meanwhile: if Shift
//! goes down in between, the release of "!" is that of "1".

use std::collections::HashMap;

use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::helpers::bevy_to_egui_key;

use super::layout::{Layout, digit, key_of, position};

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
pub fn meaning(code: KeyCode, logical: &Logical, layout: &Layout) -> Option<Meaning> {
    let sign = sign_of(logical);
    if sign.is_none()
        && let Some(key) = bevy_to_egui_key(logical)
    {
        return Some(Meaning { key, or: None });
    }
    let by_position = position(code);
    let by_digit = by_position.filter(|key| digit(*key).is_some());
    let by_plain = layout.plain(code).and_then(key_of);
    let by_position = by_position.filter(|key| !layout.has(*key));
    let mut all = [sign.and_then(key_of), by_digit, by_plain, by_position].into_iter().flatten();
    let key = all.next()?;
    Some(Meaning { key, or: all.find(|or| *or != key) })
}

/// Returns the sign that a press types; `None` if it does not type exactly one.
fn sign_of(logical: &Logical) -> Option<char> {
    match logical {
        Logical::Character(text) => {
            let mut signs = text.chars();
            signs.next().filter(|sign| signs.next().is_none() && !sign.is_control())
        }
        Logical::Dead(sign) => *sign,
        _ => None,
    }
}

/// A modifier key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Modifier {
    Shift,
    Ctrl,
    Alt,
    AltGraph,
    System,
}

impl Modifier {
    fn of(code: KeyCode, logical: &Logical) -> Option<Self> {
        Some(match logical {
            Logical::Shift => Self::Shift,
            Logical::Control => Self::Ctrl,
            Logical::Alt => Self::Alt,
            // Some systems report Alt as Meta while Shift is down.
            Logical::Meta if matches!(code, KeyCode::AltLeft | KeyCode::AltRight) => Self::Alt,
            Logical::AltGraph => Self::AltGraph,
            Logical::Super | Logical::Meta => Self::System,
            _ => return None,
        })
    }
}

/// The keys that are down, with their meanings when they went down, and the layout as far as known.
#[derive(Clone, Debug, Default)]
pub struct Keyboard {
    down: HashMap<KeyCode, Meaning>,
    modifiers: HashMap<KeyCode, Modifier>,
    layout: Layout,
}

impl Keyboard {
    /// Returns the layout, as far as it is known.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Sets the layout, as queried from the system.
    pub fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
    }

    /// Whether Shift is down.
    pub fn shift(&self) -> bool {
        self.has(Modifier::Shift)
    }

    /// Whether Ctrl is down. AltGr does not count, although some systems report it as Ctrl and Alt.
    pub fn ctrl(&self) -> bool {
        self.has(Modifier::Ctrl) && !self.has(Modifier::AltGraph)
    }

    /// Whether Alt is down; AltGr does not count.
    pub fn alt(&self) -> bool {
        self.has(Modifier::Alt) && !self.has(Modifier::AltGraph)
    }

    /// Whether the system's own key is down: Cmd, or the Windows key.
    pub fn system(&self) -> bool {
        self.has(Modifier::System)
    }

    fn has(&self, modifier: Modifier) -> bool {
        self.modifiers.values().any(|own| *own == modifier)
    }

    /// Returns the modifiers as egui represents them.
    pub fn modifiers(&self) -> Modifiers {
        let is_mac = cfg!(target_os = "macos");
        Modifiers {
            alt: self.alt(),
            ctrl: self.ctrl(),
            shift: self.shift(),
            mac_cmd: is_mac && self.system(),
            command: if is_mac { self.system() } else { self.ctrl() },
        }
    }

    /// Processes a key event and passes the resulting egui events to `tell`. Returns whether the
    /// layout has turned out to be another one than was known.
    pub fn hear(&mut self, input: &KeyboardInput, tell: &mut impl FnMut(Event)) -> bool {
        if !input.state.is_pressed() {
            self.modifiers.remove(&input.key_code);
            self.release(input.key_code, tell);
            return false;
        }
        if let Some(modifier) = Modifier::of(input.key_code, &input.logical_key) {
            self.modifiers.insert(input.key_code, modifier);
        }
        let is_other = self.learn(input);
        self.press(input, tell);
        is_other
    }

    /// Releases all keys, because another window has the keyboard focus now.
    pub fn let_go(&mut self, tell: &mut impl FnMut(Event)) {
        self.modifiers.clear();
        let down: Vec<KeyCode> = self.down.keys().copied().collect();
        down.into_iter().for_each(|code| self.release(code, tell));
    }

    fn learn(&mut self, input: &KeyboardInput) -> bool {
        let others = [Modifier::Ctrl, Modifier::Alt, Modifier::AltGraph, Modifier::System];
        if others.into_iter().any(|other| self.has(other)) {
            return false;
        }
        sign_of(&input.logical_key).is_some_and(|sign| self.layout.learn(input.key_code, self.shift(), sign))
    }

    fn press(&mut self, input: &KeyboardInput, tell: &mut impl FnMut(Event)) {
        self.write_text(&input.logical_key, tell);
        let code = input.key_code;
        let held = self.down.get(&code).copied().filter(|_| input.repeat);
        let Some(now) = held.or_else(|| meaning(code, &input.logical_key, &self.layout)) else { return };
        if held.is_none() {
            // The release may have been lost, or another key may mean the same: this still is a
            // press.
            self.release(code, tell);
            if self.down.values().any(|other| other.key == now.key) {
                tell(self.event(now, false));
            }
            self.down.insert(code, now);
        }
        tell(self.event(now, true));
    }

    fn release(&mut self, code: KeyCode, tell: &mut impl FnMut(Event)) {
        let Some(meant) = self.down.remove(&code) else { return };
        if !self.down.values().any(|other| other.key == meant.key) {
            tell(self.event(meant, false));
        }
    }

    /// Passes on the text that a press types, if there is any.
    fn write_text(&self, logical: &Logical, tell: &mut impl FnMut(Event)) {
        if self.ctrl() || self.system() {
            return;
        }
        match logical {
            Logical::Character(text) if !text.chars().any(char::is_control) => tell(Event::Text(text.to_string())),
            Logical::Space => tell(Event::Text(" ".to_owned())),
            _ => {}
        }
    }

    fn event(&self, meant: Meaning, pressed: bool) -> Event {
        // egui finds out itself whether a press repeats.
        Event::Key { key: meant.key, physical_key: meant.or, pressed, repeat: false, modifiers: self.modifiers() }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::entity::Entity;
    use bevy::input::ButtonState;

    use super::*;

    fn character(sign: char) -> Logical {
        Logical::Character(sign.to_string().into())
    }

    fn input(key_code: KeyCode, logical_key: Logical, state: ButtonState, repeat: bool) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat, window: Entity::PLACEHOLDER }
    }

    /// Returns the egui events of strokes: down ("+"), repeated ("=") or up ("-").
    fn told(keyboard: &mut Keyboard, strokes: &[(char, KeyCode, Logical)]) -> Vec<(Key, bool)> {
        let mut told = Vec::new();
        for (way, code, logical) in strokes {
            let state = if *way == '-' { ButtonState::Released } else { ButtonState::Pressed };
            keyboard.hear(&input(*code, logical.clone(), state, *way == '='), &mut |event| {
                if let Event::Key { key, pressed, .. } = event {
                    told.push((key, pressed));
                }
            });
        }
        told
    }

    #[test]
    fn a_key_is_up_again_whatever_went_down_meanwhile() {
        let mut keyboard = Keyboard::default();
        let one = character('1');
        let shift = (KeyCode::ShiftLeft, Logical::Shift);
        let strokes = [
            ('+', KeyCode::Digit1, one.clone()),
            ('+', shift.0, shift.1.clone()),
            ('-', KeyCode::Digit1, character('!')),
            ('-', shift.0, shift.1),
            ('+', KeyCode::Digit1, one),
        ];
        assert_eq!(told(&mut keyboard, &strokes), [(Key::Num1, true), (Key::Num1, false), (Key::Num1, true)]);
        // Meanwhile the layout has changed.
        let strokes = [('+', KeyCode::KeyZ, character('z')), ('-', KeyCode::KeyZ, character('я'))];
        assert_eq!(told(&mut keyboard, &strokes), [(Key::Z, true), (Key::Z, false)]);
    }

    #[test]
    fn each_of_two_keys_that_mean_the_same_is_pressed_by_itself() {
        let mut keyboard = Keyboard::default();
        let enter = |way, code| (way, code, Logical::Enter);
        let strokes = [
            enter('+', KeyCode::Enter),
            enter('=', KeyCode::Enter),
            enter('+', KeyCode::NumpadEnter),
            enter('-', KeyCode::Enter),
            enter('-', KeyCode::NumpadEnter),
        ];
        let [down, up] = [(Key::Enter, true), (Key::Enter, false)];
        assert_eq!(told(&mut keyboard, &strokes), [down, down, up, down, up], "a repeated press is no new one");
        // Its release was lost.
        let strokes = [enter('+', KeyCode::Enter), enter('+', KeyCode::Enter)];
        assert_eq!(told(&mut keyboard, &strokes), [down, up, down]);
    }

    #[test]
    fn all_keys_are_up_when_the_keyboard_is_lost() {
        let mut keyboard = Keyboard::default();
        let shift = ('+', KeyCode::ShiftRight, Logical::Shift);
        told(&mut keyboard, &[shift, ('+', KeyCode::KeyM, character('M'))]);
        assert!(keyboard.modifiers().shift);
        let mut events = Vec::new();
        keyboard.let_go(&mut |event| events.push(event));
        assert!(matches!(events[..], [Event::Key { key: Key::M, pressed: false, .. }]), "{events:?}");
        assert_eq!(keyboard.modifiers(), Modifiers::NONE);
    }

    #[test]
    fn modifiers_are_down_as_long_as_one_of_their_keys_is() {
        let mut keyboard = Keyboard::default();
        let mut after = |way, code, logical| {
            told(&mut keyboard, &[(way, code, logical)]);
            keyboard.modifiers()
        };
        assert!(after('+', KeyCode::ShiftLeft, Logical::Shift).shift);
        assert!(after('+', KeyCode::ShiftRight, Logical::Shift).shift);
        assert!(after('-', KeyCode::ShiftLeft, Logical::Shift).shift, "the other one is still down");
        // With Shift, X11 reports Alt as another key when it goes down, and as Alt when it goes up.
        assert!(after('+', KeyCode::AltLeft, Logical::Meta).alt);
        assert!(!after('-', KeyCode::ShiftRight, Logical::Shift).shift);
        assert_eq!(after('-', KeyCode::AltLeft, Logical::Alt), Modifiers::NONE);
        // Windows reports AltGr as Ctrl and Alt.
        after('+', KeyCode::ControlLeft, Logical::Control);
        assert_eq!(after('+', KeyCode::AltRight, Logical::AltGraph), Modifiers::NONE);
    }
}
