//! Keys of the shelf.

use bevy_egui::egui::Context;

use crate::input::shortcuts::shortcuts;
use crate::input::{Listener, Shortcut, Shortcuts};
use shell::language::MESSAGES;

shortcuts! {
    ALL in self, of None, told by &MESSAGES, prefix "";
    PREVIOUS_GAME = PreviousGame: Shelf, [ArrowLeft], "key-previous-game";
    NEXT_GAME = NextGame: Shelf, [ArrowRight], "key-next-game";
    LEFTMOST_GAME = LeftmostGame: Shelf, [Home], "key-leftmost-game";
    RIGHTMOST_GAME = RightmostGame: Shelf, [End], "key-rightmost-game";
    GAME_1 = Game1: Shelf, [Num1], "key-game-1";
    GAME_2 = Game2: Shelf, [Num2], "key-game-2";
    GAME_3 = Game3: Shelf, [Num3], "key-game-3";
    GAME_4 = Game4: Shelf, [Num4], "key-game-4";
    LESSONS = Lessons: Shelf, [L], "key-lessons";
}

/// Shortcuts that choose a game by its place, from the left.
pub(super) const NUMBERS: [Shortcut; 4] = [GAME_1, GAME_2, GAME_3, GAME_4];

/// Returns the index of the game that the keys of this frame choose, after the one at the index
/// `chosen`. `count` is the number of games.
pub(super) fn chosen_by_keys(ctx: &Context, shortcuts: &Shortcuts, chosen: usize, count: usize) -> Option<usize> {
    let keys = Listener { ctx, shortcuts };
    let last = count.saturating_sub(1);
    if keys.is_pressed_or_repeated(PREVIOUS_GAME) {
        Some(chosen.saturating_sub(1))
    } else if keys.is_pressed_or_repeated(NEXT_GAME) {
        Some(last.min(chosen + 1))
    } else if keys.is_pressed(LEFTMOST_GAME) {
        Some(0)
    } else if keys.is_pressed(RIGHTMOST_GAME) {
        Some(last)
    } else {
        NUMBERS.into_iter().position(|number| keys.is_pressed(number)).filter(|number| *number <= last)
    }
}
