//! Games above a list of lessons, by which another game's lessons are chosen.

use bevy::prelude::*;

use super::game_choice::{GameChoice, GameEntry};
use super::games::GameShelf;
use crate::app::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Lessons), choose_game_with_lessons);
}

/// Chooses the first game that has lessons if the chosen one has none.
fn choose_game_with_lessons(mut shelf: ResMut<GameShelf>) {
    let has_lessons = shelf.chosen().is_some_and(|game| game.cover.lessons > 0);
    let first = shelf.games().iter().position(|game| game.cover.lessons > 0);
    if let Some(first) = first.filter(|_| !has_lessons) {
        shelf.choose(first);
    }
}

/// The games that have lessons, if there are several. `message` is that of the choice of the game
/// at an index.
pub fn games_with_lessons<'a, M: Clone + PartialEq + 'a>(
    shelf: &'a GameShelf,
    message: fn(usize) -> M,
) -> GameChoice<'a, M> {
    let games = shelf.games().iter().enumerate().filter(|(_, game)| game.cover.lessons > 0);
    let entries: Vec<_> =
        games.map(|(number, game)| GameEntry::of(&game.cover, number == shelf.number(), message(number))).collect();
    GameChoice::new("lessons", if entries.len() > 1 { entries } else { Vec::new() })
}
