//! Buttons of the shelf. Each acts for the chosen game.

use super::games::GameShelf;
use super::options::ShelfRequest;
use crate::kit::panel::Node;
use crate::kit::panel::build::{spacer, wrapped_row};
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind};
use shell::language::{Phrase, phrase};

/// Least width of the button that plays, and of the one that leaves the shelf, in points.
const PLAY: f32 = 178.0;
const BACK: f32 = 112.0;
/// Key of the button that plays, in a description.
pub(super) const PLAY_BUTTON: &str = "play";

/// Describes the buttons from the left. On a new machine the lessons are emphasized. The button
/// that plays is hidden, because it is shown before all others.
pub(super) fn foot<'a>(shelf: &GameShelf) -> Node<'a, ShelfRequest> {
    let lessons = if has_lessons(shelf) {
        let button = slate(phrase!("shelf-lessons")).with_icon("human");
        main_if(begins_with_lessons(shelf), button).sends(ShelfRequest::Lessons)
    } else {
        Node::empty()
    };
    wrapped_row([
        lessons,
        slate(phrase!("menu-how-to-play")).with_icon("help").sends(ShelfRequest::HowToPlay),
        spacer(),
        slate(phrase!("new-game-back")).sends(ShelfRequest::Back).at_least_wide(BACK),
        play_button(shelf).hidden(),
    ])
    .gap(Space::M)
}

/// Describes the button that plays.
pub(super) fn play_button<'a>(shelf: &GameShelf) -> Node<'a, ShelfRequest> {
    let button = Button::large(phrase!("shelf-play"), ButtonKind::Slate).with_icon("play");
    main_if(!begins_with_lessons(shelf), button).sends(ShelfRequest::Play).key(PLAY_BUTTON).at_least_wide(PLAY)
}

/// Request of the button that Enter presses.
pub(super) fn default_request(shelf: &GameShelf) -> ShelfRequest {
    if begins_with_lessons(shelf) { ShelfRequest::Lessons } else { ShelfRequest::Play }
}

/// Whether the chosen game has lessons.
pub(super) fn has_lessons(shelf: &GameShelf) -> bool {
    shelf.chosen().is_some_and(|game| game.cover.lessons > 0)
}

fn begins_with_lessons(shelf: &GameShelf) -> bool {
    has_lessons(shelf) && shelf.is_new()
}

fn slate(label: Phrase) -> Button<'static> {
    Button::usual(label, ButtonKind::Slate)
}

/// Makes a button the one that Enter presses, if it is the main one.
fn main_if(is_main: bool, button: Button<'static>) -> Button<'static> {
    if is_main { Button { kind: ButtonKind::Primary, ..button }.as_default() } else { button }
}
