//! Tags above a list of lessons, by which another game's lessons are chosen.

use bevy::prelude::*;

use super::games::GameShelf;
use super::tag::tag;
use crate::app::screen::Screen;
use crate::kit::panel::build::{row, wrapped_row};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::tokens::TargetHeight;

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

/// Describes the tags of the games that have lessons, if there are several. `message` is that of
/// the choice of the game at an index.
pub fn lesson_tags<'a, M: 'a>(shelf: &'a GameShelf, message: impl Fn(usize) -> M) -> Node<'a, M> {
    let games = shelf.games().iter().enumerate().filter(|(_, game)| game.cover.lessons > 0);
    if games.clone().count() < 2 {
        return Node::empty();
    }
    let tags = games.map(|(number, game)| {
        let is_chosen = number == shelf.number();
        row([tag(None, Some(&game.cover.name), is_chosen)])
            .target(TargetHeight::Action)
            .on(Surface::Bare)
            .press(message(number))
            .role(Role::Radio { is_chosen })
            .key(("lessons-of", number))
    });
    wrapped_row(tags)
}
