//! Buttons of the shelf. Each acts for the chosen game.

use super::games::GameShelf;
use super::options::ShelfRequest;
use crate::kit::panel::Node;
use crate::kit::panel::build::{choose, row, spacer, wrapped_row};
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind};
use shell::language::{Phrase, phrase};

/// Least width of the button that plays, and of the one that leaves the shelf, in points.
const PLAY: f32 = 178.0;
const BACK: f32 = 112.0;
/// Key of the button that plays, in a description.
pub(super) const PLAY_BUTTON: &str = "play";

/// Describes the buttons from the left. On a new machine the lessons are emphasized. The button
/// that plays is hidden, because it is shown before all others. It is the last one on a single
/// line, and the first one where the buttons need several, unless that is the one of the lessons.
pub(super) fn foot<'a>(shelf: &GameShelf) -> Node<'a, ShelfRequest> {
    let how_to_play = || slate(phrase!("menu-how-to-play")).with_icon("help").sends(ShelfRequest::HowToPlay);
    let back = |least: f32| slate(phrase!("new-game-back")).sends(ShelfRequest::Back).at_least_wide(least);
    let play = |least: f32| play_button(shelf).at_least_wide(least).hidden();
    let line = |back: Node<'a, ShelfRequest>, play: Node<'a, ShelfRequest>| {
        row([lessons_button(shelf), how_to_play(), spacer(), back, play]).gap(Space::M)
    };
    let first = if begins_with_lessons(shelf) {
        [lessons_button(shelf), play(PLAY)]
    } else {
        [play(PLAY), lessons_button(shelf)]
    };
    choose([
        line(back(BACK), play(PLAY)),
        line(back(0.0), play(0.0)),
        wrapped_row(first).and([how_to_play(), spacer(), back(BACK)]).gap(Space::M),
    ])
}

/// Describes the button of the lessons, if the chosen game has some.
fn lessons_button<'a>(shelf: &GameShelf) -> Node<'a, ShelfRequest> {
    if !has_lessons(shelf) {
        return Node::empty();
    }
    let button = slate(phrase!("shelf-lessons")).with_icon("human");
    main_if(begins_with_lessons(shelf), button).sends(ShelfRequest::Lessons)
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
