//! Keys that mean the same at every table.

use bevy_egui::egui::{Context, Id, Key, Memory};

use super::output::TableOutput;
use super::regions::Regions;
use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::input::{self, Listener, Shortcut, is_pressed_or_repeated};
use crate::kit::Pen;
use crate::kit::focus::{self, FocusKind, Focusable};
use crate::kit::meanings::Meanings;
use crate::kit::points::LARGE;
use crate::play::command::Command;
use crate::play::game::ClientGame;
use crate::settings::Settings;

/// Distance that a key scrolls the log, in heights of the log.
const PAGE: f32 = 0.8;

/// Widget that had the focus when a question was asked over it.
#[derive(Clone, Copy, Debug, Default)]
struct FocusBeforeQuestion(Option<Id>);

/// Leaves the keys of this frame to the table, before its widgets are drawn: its own keys choose
/// and confirm, and a button must not hear Enter too. While a question is open, or the table moves
/// the focus between its own buttons, these hear Enter; a question takes the focus from them.
/// Behind a menu or a dialog in front of the table nothing is changed.
pub fn leave_keys_to_table(ctx: &Context, is_behind: bool, is_asked: bool, moves_focus_itself: bool) {
    if is_behind {
        return;
    }
    if is_asked {
        focus::keep_focus(ctx);
        take_focus_for_question(ctx);
        return;
    }
    if moves_focus_itself {
        focus::keep_focus(ctx);
    } else {
        forget_focus(ctx);
        focus::leave_keys_to_screen(ctx);
    }
}

/// Takes the focus from what has it when a question opens, and keeps in mind what had it.
fn take_focus_for_question(ctx: &Context) {
    let is_taken = ctx.data(|data| data.get_temp::<FocusBeforeQuestion>(place_of_focus()).is_some());
    if is_taken {
        return;
    }
    let focused = ctx.memory(Memory::focused);
    ctx.data_mut(|data| data.insert_temp(place_of_focus(), FocusBeforeQuestion(focused)));
    ctx.memory_mut(|memory| focused.into_iter().for_each(|id| memory.surrender_focus(id)));
}

/// Gives the focus back to the one of some widgets that had it when a question was asked; to be
/// called once these are drawn, while no question is open. What is gone does not get it.
pub fn return_focus(ctx: &Context, widgets: &[Focusable]) {
    if let Some(id) = forget_focus(ctx).filter(|id| widgets.iter().any(|widget| widget.id == *id)) {
        focus::give_focus(ctx, id);
    }
}

/// Returns the widget that had the focus when a question was asked, once.
fn forget_focus(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp::<FocusBeforeQuestion>(place_of_focus()))?.0
}

fn place_of_focus() -> Id {
    Id::new("focus before the question")
}

/// Moves the keyboard focus by Tab or an arrow from one of some widgets to the next or the one
/// before, in a ring. The one that Enter presses by default counts as focused until one is.
pub fn step_focus(keys: Listener, widgets: &[Focusable]) {
    let Some(step) = step_of_choice(keys) else { return };
    let focused = keys.ctx.memory(Memory::focused);
    let default = || widgets.iter().position(|widget| widget.kind == FocusKind::Default);
    let at = widgets.iter().position(|widget| Some(widget.id) == focused).or_else(default);
    if let Some(next) = next_in_ring(at, widgets.len(), step) {
        focus::give_focus(keys.ctx, widgets[next].id);
    }
}

/// Whether buttons of a table show their keys: unless the player does without them, a finger
/// (`is_touched`) has no use for them, or large text needs the room.
pub fn shows_caps(pen: &Pen, settings: &Settings, is_touched: bool) -> bool {
    settings.shows_keys && !is_touched && pen.look.text <= LARGE
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
