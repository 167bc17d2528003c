//! Tags above a list of lessons, by which another game's lessons are chosen.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Sense, WidgetInfo, WidgetType, vec2};

use super::games::GameShelf;
use super::tag::Tag;
use crate::app::screen::Screen;
use crate::kit::Pen;
use crate::kit::wrap::wrap_into_rows;

/// Least height of a tag that can be pressed, gap between two tags, and gap below them, in points.
const TARGET: f32 = 44.0;
const GAP: f32 = 10.0;
const BELOW: f32 = 10.0;

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

/// Draws the tags of the games that have lessons from the upper edge of a room, if there are
/// several. Returns the upper edge of the room that is left below them, in points, and the index of
/// the game whose tag was pressed.
pub fn draw_lesson_tags(pen: &mut Pen, room: Rect, shelf: &GameShelf) -> (f32, Option<usize>) {
    let games = shelf.games().iter().enumerate().filter(|(_, game)| game.cover.lessons > 0);
    let tags: Vec<(usize, Tag)> = games.map(|(number, game)| (number, Tag::without_key(pen, &game.cover))).collect();
    if tags.len() < 2 {
        return (room.top(), None);
    }
    let widths: Vec<f32> = tags.iter().map(|(_, tag)| tag.width).collect();
    let height = TARGET.max(tags[0].1.height);
    let places = wrap_into_rows(room, &widths, height, GAP);
    let mut pressed = None;
    for ((number, mut tag), place) in tags.into_iter().zip(&places) {
        let is_chosen = number == shelf.number();
        let response = pen.interact_focusable(*place, Id::new(("lessons of", number)), Sense::click());
        let name = || pen.tell(&shelf.games()[number].cover.short_name);
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, name()));
        tag.rect = Rect::from_center_size(place.center(), vec2(place.width(), tag.height));
        tag.draw(pen, is_chosen);
        pen.draw_focus_ring(&response, tag.rect.expand(3.5), 8.0);
        if response.clicked() {
            pressed = Some(number);
        }
    }
    (places.last().map_or(room.top(), |place| place.bottom() + BELOW), pressed)
}
