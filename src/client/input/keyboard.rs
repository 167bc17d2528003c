//! Keys that go down and up. The meanings of a press stay the same from the time when the key goes
//! down until it goes up, whatever else is pressed meanwhile: if Shift goes down in between, the
//! release of "!" is that of "1".

use std::collections::HashMap;

use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy_egui::egui::{Event, Modifiers};

use super::layout::KeyboardLayout;
use super::meaning::{Meaning, meaning_of_press, typed_sign};

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
    layout: KeyboardLayout,
}

impl Keyboard {
    /// Returns the layout, as far as it is known.
    pub const fn layout(&self) -> &KeyboardLayout {
        &self.layout
    }

    /// Sets the layout, as queried from the system.
    pub fn set_layout(&mut self, layout: KeyboardLayout) {
        self.layout = layout;
    }

    /// Whether Shift is down.
    pub fn is_shift_down(&self) -> bool {
        self.is_down(Modifier::Shift)
    }

    /// Whether Ctrl is down. AltGr does not count, although some systems report it as Ctrl and Alt.
    pub fn is_ctrl_down(&self) -> bool {
        self.is_down(Modifier::Ctrl) && !self.is_down(Modifier::AltGraph)
    }

    /// Whether Alt is down; AltGr does not count.
    pub fn is_alt_down(&self) -> bool {
        self.is_down(Modifier::Alt) && !self.is_down(Modifier::AltGraph)
    }

    /// Whether the system's own key is down: Cmd, or the Windows key.
    pub fn is_system_key_down(&self) -> bool {
        self.is_down(Modifier::System)
    }

    fn is_down(&self, modifier: Modifier) -> bool {
        self.modifiers.values().any(|own| *own == modifier)
    }

    /// Returns the modifiers as egui represents them.
    pub fn modifiers(&self) -> Modifiers {
        let is_mac = cfg!(target_os = "macos");
        Modifiers {
            alt: self.is_alt_down(),
            ctrl: self.is_ctrl_down(),
            shift: self.is_shift_down(),
            mac_cmd: is_mac && self.is_system_key_down(),
            command: if is_mac { self.is_system_key_down() } else { self.is_ctrl_down() },
        }
    }

    /// Processes a key event and passes the resulting egui events to `tell`. Returns whether the
    /// layout has turned out to be another one than was known.
    pub fn process_input(&mut self, input: &KeyboardInput, tell: &mut impl FnMut(Event)) -> bool {
        if !input.state.is_pressed() {
            self.modifiers.remove(&input.key_code);
            self.release_key(input.key_code, tell);
            return false;
        }
        if let Some(modifier) = Modifier::of(input.key_code, &input.logical_key) {
            self.modifiers.insert(input.key_code, modifier);
        }
        let is_other = self.learn_layout(input);
        self.press_key(input, tell);
        is_other
    }

    /// Releases all keys, because another window has the keyboard focus now.
    pub fn release_all(&mut self, tell: &mut impl FnMut(Event)) {
        self.modifiers.clear();
        let down: Vec<KeyCode> = self.down.keys().copied().collect();
        down.into_iter().for_each(|code| self.release_key(code, tell));
    }

    fn learn_layout(&mut self, input: &KeyboardInput) -> bool {
        let others = [Modifier::Ctrl, Modifier::Alt, Modifier::AltGraph, Modifier::System];
        if others.into_iter().any(|other| self.is_down(other)) {
            return false;
        }
        typed_sign(&input.logical_key)
            .is_some_and(|sign| self.layout.learn_sign(input.key_code, self.is_shift_down(), sign))
    }

    fn press_key(&mut self, input: &KeyboardInput, tell: &mut impl FnMut(Event)) {
        self.write_text(&input.logical_key, tell);
        let code = input.key_code;
        let held = self.down.get(&code).copied().filter(|_| input.repeat);
        let Some(now) = held.or_else(|| meaning_of_press(code, &input.logical_key, &self.layout)) else { return };
        if held.is_none() {
            // The release may have been lost, or another key may mean the same: this still is a
            // press.
            self.release_key(code, tell);
            if self.down.values().any(|other| other.key == now.key) {
                tell(self.key_event(now, false));
            }
            self.down.insert(code, now);
        }
        tell(self.key_event(now, true));
    }

    fn release_key(&mut self, code: KeyCode, tell: &mut impl FnMut(Event)) {
        let Some(meant) = self.down.remove(&code) else { return };
        if !self.down.values().any(|other| other.key == meant.key) {
            tell(self.key_event(meant, false));
        }
    }

    /// Passes on the text that a press types, if there is any.
    fn write_text(&self, logical: &Logical, tell: &mut impl FnMut(Event)) {
        if self.is_ctrl_down() || self.is_system_key_down() {
            return;
        }
        match logical {
            Logical::Character(text) if !text.chars().any(char::is_control) => tell(Event::Text(text.to_string())),
            Logical::Space => tell(Event::Text(" ".to_owned())),
            _ => {}
        }
    }

    fn key_event(&self, meant: Meaning, pressed: bool) -> Event {
        // egui finds out itself whether a press repeats.
        Event::Key { key: meant.key, physical_key: meant.or, pressed, repeat: false, modifiers: self.modifiers() }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::entity::Entity;
    use bevy::input::ButtonState;
    use bevy_egui::egui::Key;

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
            keyboard.process_input(&input(*code, logical.clone(), state, *way == '='), &mut |event| {
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
        keyboard.release_all(&mut |event| events.push(event));
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
