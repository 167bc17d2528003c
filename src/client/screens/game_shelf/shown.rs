//! The games of which boxes are shown: all of them, or as many as have room side by side. The
//! chosen one is always among them.

use std::ops::Range;

use bevy_egui::egui::{Id, Rect, Sense, Shape, Stroke, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::games::GameShelf;
use super::options::ShelfRequest;
use crate::kit::Pen;
use crate::kit::palette::{CARD, CREAM, INK, INSET, LINE, RAISED};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use shell::language::{Phrase, phrase};

/// Greatest number of boxes side by side.
const MOST_BOXES: usize = 4;
/// Size of the buttons that scroll, and the gap between one and the boxes, in points.
const ARROW: Vec2 = Vec2::new(TargetHeight::Action.points(), TargetHeight::Large.points());
const BESIDE: f32 = Space::S.points();

/// Name of the index of the first game that is shown, among the data of egui.
fn first_id() -> Id {
    Id::new("first game shown")
}

/// Returns the indices of the games of which boxes are shown.
pub(super) fn shown_games(pen: &Pen, shelf: &GameShelf) -> Range<usize> {
    let count = shelf.games().len().min(MOST_BOXES);
    let least = (shelf.number() + 1).saturating_sub(count);
    let most = shelf.number().min(shelf.games().len() - count);
    let first = pen.ui.ctx().data_mut(|data| {
        let first = data.get_temp_mut_or_default::<usize>(first_id());
        *first = (*first).clamp(least, most);
        *first
    });
    first..first + count
}

/// Width that the buttons that scroll take at both ends of the wall, in points.
pub(super) fn arrows_width(shelf: &GameShelf) -> f32 {
    if shelf.games().len() > MOST_BOXES { 2.0 * (ARROW.x + 2.0 * BESIDE) } else { 0.0 }
}

/// Draws the buttons that scroll by one box, if not all games are shown. If the chosen game is
/// scrolled away, its neighbour is chosen. Returns the request of a press.
pub(super) fn draw_arrows(pen: &mut Pen, wall: Rect, shelf: &GameShelf, shown: &Range<usize>) -> Option<ShelfRequest> {
    if shown.len() == shelf.games().len() {
        return None;
    }
    let half = ARROW.x / 2.0 + BESIDE;
    let mut first = shown.start;
    let left = Rect::from_center_size(pos2(wall.left() + half, wall.center().y), ARROW);
    if draw_arrow(pen, left, &phrase!("shelf-games-left"), -1.0, shown.start > 0) {
        first -= 1;
    }
    let right = Rect::from_center_size(pos2(wall.right() - half, wall.center().y), ARROW);
    if draw_arrow(pen, right, &phrase!("shelf-games-right"), 1.0, shown.end < shelf.games().len()) {
        first += 1;
    }
    if first == shown.start {
        return None;
    }
    pen.ui.ctx().data_mut(|data| data.insert_temp(first_id(), first));
    Some(ShelfRequest::Choose(shelf.number().clamp(first, first + shown.len() - 1)))
}

/// Draws a button with an arrow to the left, `way` -1, or to the right, 1. The keyboard does not
/// stop at it, because keys choose the games. Returns whether it was pressed.
fn draw_arrow(pen: &Pen, rect: Rect, name: &Phrase, way: f32, is_enabled: bool) -> bool {
    let sense = if is_enabled { Sense::CLICK } else { Sense::hover() };
    let response = pen.ui.interact(rect, Id::new(("shelf", name.id())), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_enabled, pen.tell(name)));
    let fill = match (is_enabled, response.hovered()) {
        (false, _) => INSET,
        (true, true) => RAISED,
        (true, false) => CARD,
    };
    pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), INK));
    let sign = if is_enabled { CREAM } else { LINE };
    let half = IconSize::Text.points() / 2.0;
    let at = |x: f32, y: f32| rect.center() + half * vec2(x * way, y);
    pen.painter().add(Shape::convex_polygon(vec![at(-1.0, -1.0), at(1.0, 0.0), at(-1.0, 1.0)], sign, Stroke::NONE));
    response.clicked()
}
