//! Keys as they go down and up, and which key a press stands for on any layout.
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
//! A press has two meanings at most, the first of rule 2 to 4 that apply. They stay what they were
//! when the key went down until that key goes up, whatever else is pressed meanwhile, as the
//! release of "1" is one of "!" if Shift went down between.

use std::collections::HashMap;

use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::helpers::bevy_to_egui_key;

use super::layout::{Layout, digit, key_of, position};

/// What a press stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The key that is meant first.
    pub key: Key,
    /// The key that is meant where no shortcut has the first.
    pub or: Option<Key>,
}

/// The meaning of a press on a layout; `None` for what can be no shortcut, such as Shift.
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

/// The sign that a press gives, if it is one.
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

/// A key that changes what others mean.
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
            // Some systems call Alt so while Shift is down.
            Logical::Meta if matches!(code, KeyCode::AltLeft | KeyCode::AltRight) => Self::Alt,
            Logical::AltGraph => Self::AltGraph,
            Logical::Super | Logical::Meta => Self::System,
            _ => return None,
        })
    }
}

/// The keys that are down, each with what it meant when it went down, and the layout as far as it
/// is known.
#[derive(Clone, Debug, Default)]
pub struct Keyboard {
    down: HashMap<KeyCode, Meaning>,
    modifiers: HashMap<KeyCode, Modifier>,
    layout: Layout,
}

impl Keyboard {
    /// The layout, as far as it is known.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Takes a layout that the system has told.
    pub fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
    }

    /// Whether Shift is down.
    pub fn shift(&self) -> bool {
        self.has(Modifier::Shift)
    }

    /// Whether Ctrl is down; it is not by AltGr, which some systems make of Ctrl and Alt.
    pub fn ctrl(&self) -> bool {
        self.has(Modifier::Ctrl) && !self.has(Modifier::AltGraph)
    }

    /// Whether Alt is down.
    pub fn alt(&self) -> bool {
        self.has(Modifier::Alt) && !self.has(Modifier::AltGraph)
    }

    /// Whether the system's own key is down: Cmd, or the one with its sign.
    pub fn system(&self) -> bool {
        self.has(Modifier::System)
    }

    fn has(&self, modifier: Modifier) -> bool {
        self.modifiers.values().any(|own| *own == modifier)
    }

    /// The keys that change others, as the interface has them.
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

    /// Tells the interface what a key does. Returns whether the layout is another one than was
    /// known.
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

    /// All keys are up: the keyboard belongs to another window.
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
            // A release may have got lost, and another key may mean the same: this is a press all
            // the same.
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

    /// The text that a press writes, if it is one that writes.
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
        // The interface finds out itself whether a press repeats.
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

    /// What the interface is told of the keys that go down ("+") and up ("-").
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
        // The layout is another one meanwhile.
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
        // Its release got lost.
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
        // With Shift, X11 calls Alt another key, and Alt again when it goes up.
        assert!(after('+', KeyCode::AltLeft, Logical::Meta).alt);
        assert!(!after('-', KeyCode::ShiftRight, Logical::Shift).shift);
        assert_eq!(after('-', KeyCode::AltLeft, Logical::Alt), Modifiers::NONE);
        // Windows has AltGr as Ctrl and Alt.
        after('+', KeyCode::ControlLeft, Logical::Control);
        assert_eq!(after('+', KeyCode::AltRight, Logical::AltGraph), Modifiers::NONE);
    }
}
