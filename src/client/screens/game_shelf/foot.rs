//! Buttons of the shelf. Each acts for the chosen game.

use bevy_egui::egui::{Rect, vec2};

use super::games::GameShelf;
use super::options::ShelfRequest;
use crate::kit::button::row_of_buttons;
use crate::kit::{Button, ButtonKind, Pen};
use shell::language::phrase;

/// Usual height of the buttons, and gap between two, in points.
const HIGH: f32 = 56.0;
const GAP: f32 = 12.0;

/// Button, with its request and its usual width in points.
struct ShelfButton {
    request: ShelfRequest,
    button: Button<'static>,
    width: f32,
}

/// Returns the buttons from the left. On a new machine the lessons are emphasized.
fn foot_buttons(shelf: &GameShelf) -> Vec<ShelfButton> {
    let has_lessons = shelf.chosen().is_some_and(|game| game.cover.lessons > 0);
    let begins_with_lessons = has_lessons && shelf.is_new();
    let main = |button: Button<'static>, is_main: bool| {
        if is_main { Button { kind: ButtonKind::Primary, ..button }.as_default() } else { button }
    };
    let slate = |label, size| Button::new(label, ButtonKind::Slate, size);
    let lessons = main(slate(phrase!("shelf-lessons"), 18.0).with_icon("human"), begins_with_lessons);
    let how_to_play = slate(phrase!("menu-how-to-play"), 18.0).with_icon("help");
    let back = slate(phrase!("new-game-back"), 18.0);
    let play = main(slate(phrase!("shelf-play"), 21.0).with_icon("play"), !begins_with_lessons);
    let lessons = ShelfButton { request: ShelfRequest::Lessons, button: lessons, width: 150.0 };
    let others = [
        ShelfButton { request: ShelfRequest::HowToPlay, button: how_to_play, width: 204.0 },
        ShelfButton { request: ShelfRequest::Back, button: back, width: 112.0 },
        ShelfButton { request: ShelfRequest::Play, button: play, width: 178.0 },
    ];
    has_lessons.then_some(lessons).into_iter().chain(others).collect()
}

/// Buttons and their places.
pub(super) struct ShelfFoot {
    buttons: Vec<(ShelfButton, Rect)>,
    /// Upper edge of the buttons, in points from the top of the window.
    pub top: f32,
}

impl ShelfFoot {
    /// Lays out the buttons at the lower edge of a room; Back and Play at its right if all are in
    /// one row.
    pub(super) fn new(pen: &Pen, room: Rect, shelf: &GameShelf) -> Self {
        let buttons = foot_buttons(shelf);
        let sized: Vec<(&Button, f32)> = buttons.iter().map(|foot| (&foot.button, foot.width)).collect();
        let mut places = row_of_buttons(pen, room, &sized, HIGH, GAP);
        let bottom = places.last().map_or(room.top(), Rect::bottom);
        let right = places.last().map_or(room.right(), Rect::right);
        let is_one_row = places.first().map(Rect::top) == places.last().map(Rect::top);
        let count = places.len();
        for (number, place) in places.iter_mut().enumerate() {
            let is_at_the_right = is_one_row && number + 2 >= count;
            let aside = if is_at_the_right { room.right() - right } else { 0.0 };
            *place = place.translate(vec2(aside, room.bottom() - bottom));
        }
        let top = places.first().map_or(room.bottom(), Rect::top);
        Self { buttons: buttons.into_iter().zip(places).collect(), top }
    }

    /// Draws the button that plays, or all others. Returns the request of the one that was pressed.
    pub(super) fn draw(&self, pen: &mut Pen, plays: bool) -> Option<ShelfRequest> {
        let mut asked = None;
        for (number, (foot, place)) in self.buttons.iter().enumerate() {
            let is_drawn = (foot.request == ShelfRequest::Play) == plays;
            if is_drawn && foot.button.clone().with_number(number).show(pen, *place) {
                asked = Some(foot.request);
            }
        }
        asked
    }

    /// Returns the request of the button that Enter presses.
    pub(super) fn default_request(shelf: &GameShelf) -> Option<ShelfRequest> {
        foot_buttons(shelf).into_iter().find(|foot| foot.button.default).map(|foot| foot.request)
    }
}
