//! Keys that mean the same at every table.

use bevy_egui::egui::{Context, Key};

use super::output::TableOutput;
use super::regions::Regions;
use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::input::{self, Listener, Shortcut, is_pressed_or_repeated};
use crate::kit::focus;
use crate::kit::meanings::Meanings;
use crate::play::command::Command;
use crate::play::game::ClientGame;

/// Distance that a key scrolls the log, in heights of the log.
const PAGE: f32 = 0.8;

/// Leaves the keys of this frame to the table, before its widgets are drawn: its own keys choose
/// and confirm, and a button must not hear Enter too. While a sign or a dialog on the table moves
/// the focus between its own buttons, these hear Enter. Behind a menu or a dialog in front of the
/// table nothing is changed.
pub fn leave_keys_to_table(ctx: &Context, is_behind: bool, moves_focus_itself: bool) {
    match (is_behind, moves_focus_itself) {
        (true, _) => {}
        (false, true) => focus::keep_focus(ctx),
        (false, false) => focus::leave_keys_to_screen(ctx),
    }
}

/// Whether a guarded key was pressed and the press counts, which it does not just after the meaning
/// of the key has changed. Guarded keys are those that advance the game, decide, or give something
/// up; their meanings are [recorded](Meanings::record_key) in every frame.
pub fn is_guarded_key_pressed(keys: Listener, meanings: &mut Meanings, shortcut: Shortcut) -> bool {
    keys.is_pressed(shortcut) && meanings.accepts_key(shortcut)
}

/// Returns the answer that a key gives to an open question. Enter presses the answer that has the
/// focus, if one has.
pub fn answer_by_key(keys: Listener, meanings: &mut Meanings) -> Option<bool> {
    let has_focus = keys.ctx.memory(|memory| memory.focused().is_some());
    if has_focus && input::is_pressed(keys.ctx, Key::Enter) {
        return None;
    }
    if is_guarded_key_pressed(keys, meanings, Shortcut::YES) {
        return Some(true);
    }
    keys.is_pressed(Shortcut::NO).then_some(false)
}

/// Listens to the keys that undo, redo, and ask for a hint or for the rules.
pub fn listen_to_shared_keys<G: ClientGame>(keys: Listener, output: &mut TableOutput<G>) {
    if keys.is_pressed_or_commanded(Shortcut::UNDO) {
        output.send_command(if keys.is_shift_down() { Command::Redo } else { Command::Undo });
    } else if keys.is_pressed_or_commanded(Shortcut::REDO) {
        output.send_command(Command::Redo);
    }
    if keys.is_pressed(Shortcut::HINT) {
        output.send_command(Command::Hint);
    }
    if keys.is_pressed(Shortcut::HELP) {
        output.send_request(Request::Show(Screen::HowToPlay));
    }
}

/// Listens to the key that opens and closes the log where there is no column for it.
pub fn listen_to_log_key(keys: Listener, regions: &Regions, is_open: &mut bool) {
    if keys.is_pressed(Shortcut::LOG) && !regions.has_column() {
        *is_open = !*is_open;
        keys.ctx.request_repaint();
    }
}

/// Distance that the pressed keys scroll the log down, in heights of the log.
pub fn log_scrolled_by_keys(keys: Listener) -> f32 {
    let mut pages = 0.0;
    for (shortcut, by) in [(Shortcut::LOG_UP, -PAGE), (Shortcut::LOG_DOWN, PAGE)] {
        if keys.is_pressed_or_repeated(shortcut) {
            pages += by;
            keys.ctx.request_repaint();
        }
    }
    pages
}

/// Direction of the arrow key that is pressed; `y` grows upwards.
pub fn arrow_direction(ctx: &Context) -> Option<(i16, i16)> {
    let arrows =
        [(Key::ArrowLeft, (-1, 0)), (Key::ArrowRight, (1, 0)), (Key::ArrowUp, (0, 1)), (Key::ArrowDown, (0, -1))];
    arrows.into_iter().find(|(key, _)| is_pressed_or_repeated(ctx, *key)).map(|(_, way)| way)
}

/// Step that a pressed key makes in a choice: 1 to the next thing, or -1 to the one before.
pub fn step_of_choice(keys: Listener) -> Option<i16> {
    let by_arrow = arrow_direction(keys.ctx).map(|(x, y)| x - y);
    let by_tab =
        || keys.is_pressed_or_repeated(Shortcut::NEXT_THING).then(|| if keys.is_shift_down() { -1 } else { 1 });
    by_arrow.or_else(by_tab)
}

/// Number of the thing that is chosen after a step from the one numbered `at` among `count`, which
/// are in a ring; `None` if there are none.
pub fn next_in_ring(at: Option<usize>, count: usize, step: i16) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, step > 0) {
        (None, true) => 0,
        (None, false) => last,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + last) % count,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_goes_round_in_a_ring() {
        assert_eq!([1, -1].map(|step| next_in_ring(None, 3, step)), [Some(0), Some(2)]);
        assert_eq!([1, -1].map(|step| next_in_ring(Some(0), 3, step)), [Some(1), Some(2)]);
        assert_eq!([1, -1].map(|step| next_in_ring(Some(2), 3, step)), [Some(0), Some(1)]);
        assert_eq!([1, -1].map(|step| next_in_ring(Some(0), 1, step)), [Some(0), Some(0)]);
        assert_eq!(next_in_ring(None, 0, 1), None);
    }
}
