//! Queries for keys that go down in a frame. A key that is held repeats, which must never confirm
//! anything: a player who holds Enter would skip the hand-over and see another player's secrets.
//! Together with Ctrl, Alt or Cmd a key belongs to the system or means something else.

use bevy_egui::egui::{Context, Event, Key, Modifiers};

/// Whether a key goes down in this frame, without Ctrl, Alt or Cmd; Shift may be down too.
pub fn is_pressed(ctx: &Context, key: Key) -> bool {
    has_key_event(ctx, key, |modifiers, is_repeated| !is_repeated && is_plain(modifiers))
}

/// Whether a key goes down or repeats in this frame, without Ctrl, Alt or Cmd: for things that move
/// step by step.
pub fn is_pressed_or_repeated(ctx: &Context, key: Key) -> bool {
    has_key_event(ctx, key, |modifiers, _| is_plain(modifiers))
}

/// Whether a key goes down in this frame, alone or with Ctrl or Cmd, as undo and redo are used
/// elsewhere.
pub fn is_pressed_or_commanded(ctx: &Context, key: Key) -> bool {
    has_key_event(ctx, key, |modifiers, is_repeated| !is_repeated && !modifiers.alt)
}

/// Whether neither Ctrl, Alt nor Cmd is down.
pub const fn is_plain(modifiers: Modifiers) -> bool {
    !modifiers.alt && !modifiers.ctrl && !modifiers.command && !modifiers.mac_cmd
}

fn has_key_event(ctx: &Context, wanted: Key, counts: impl Fn(Modifiers, bool) -> bool) -> bool {
    ctx.input(|input| {
        input.events.iter().any(|event| match event {
            Event::Key { key, pressed: true, repeat, modifiers, .. } => *key == wanted && counts(*modifiers, *repeat),
            _ => false,
        })
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;

    /// Returns the results of the queries for a key that goes down with some modifiers, in its
    /// first frame and in one in which it is held.
    fn heard(modifiers: Modifiers, hears: fn(&Context, Key) -> bool) -> [bool; 2] {
        let ctx = Context::default();
        let event = Event::Key { key: Key::S, physical_key: None, pressed: true, repeat: false, modifiers };
        [(); 2].map(|()| {
            let mut is_heard = false;
            let input = RawInput { events: vec![event.clone()], ..RawInput::default() };
            ctx.run_ui(input, |ui| is_heard = hears(ui.ctx(), Key::S)).textures_delta.clear();
            is_heard
        })
    }

    #[test]
    fn a_key_that_is_held_confirms_nothing_and_goes_on_stepping() {
        assert_eq!(heard(Modifiers::NONE, is_pressed), [true, false]);
        assert_eq!(heard(Modifiers::NONE, is_pressed_or_repeated), [true, true]);
        assert_eq!(heard(Modifiers::SHIFT, is_pressed), [true, false]);
    }

    #[test]
    fn with_ctrl_or_alt_a_key_means_something_else() {
        for modifiers in [Modifiers::CTRL, Modifiers::ALT, Modifiers::COMMAND] {
            assert_eq!(
                (heard(modifiers, is_pressed), heard(modifiers, is_pressed_or_repeated)),
                ([false; 2], [false; 2])
            );
        }
        assert_eq!(heard(Modifiers::CTRL, is_pressed_or_commanded), [true, false]);
        assert_eq!(heard(Modifiers::ALT, is_pressed_or_commanded), [false; 2]);
    }
}
