//! The rooms of all workshops on the whole stage.

use bevy_egui::egui::{Color32, Rect, Stroke, UiBuilder, pos2};

use super::room::draw_room;
use super::visits::visited_losses;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::palette::{INK, rgb};
use client::kit::tokens::{LineWidth, Space};

/// Colour of the stage between the rooms.
const BETWEEN: Color32 = rgb(0x0f_171c);

/// Draws all workshops on the whole stage.
pub fn draw_control(pen: &mut Pen, scene: &mut Scene) {
    let Some(losses) = visited_losses(pen, scene) else { return };
    let stage = scene.regions.stage;
    pen.draw_rect(stage, Space::M.points(), BETWEEN, Stroke::new(LineWidth::Panel.points(), INK));
    let area = stage.shrink(Space::M.points());
    let area = area.with_min_y((scene.regions.prompt.bottom() + Space::Xs.points()).max(area.top()));
    for ((loss, state), rect) in losses.iter().zip(places_of_rooms(losses.len(), area)) {
        let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect).id_salt(("room", loss.seat)));
        child.shrink_clip_rect(rect.expand(LineWidth::Panel.points()));
        draw_room(&mut Pen { ui: &mut child, art: pen.art, look: pen.look }, scene, loss, *state, rect);
    }
}

/// Places of so many rooms in an area, row by row: up to two in one row, more in two rows.
fn places_of_rooms(count: usize, area: Rect) -> Vec<Rect> {
    let rows = if count > 2 { 2 } else { 1 };
    let first = count.div_ceil(rows);
    let gap = Space::M.points();
    let height = (area.height() - gap * (rows as f32 - 1.0)) / rows as f32;
    let place = |number: usize| {
        let row = number / first;
        let in_row = if row == 0 { first } else { count - first };
        let width = (area.width() - gap * (in_row as f32 - 1.0)) / in_row as f32;
        let left = area.left() + (number - row * first) as f32 * (width + gap);
        let top = area.top() + row as f32 * (height + gap);
        Rect::from_min_max(pos2(left, top), pos2(left + width, top + height))
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Pos2, vec2};

    #[test]
    fn rooms_fill_the_stage_without_covering_each_other() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(732.0, 466.0));
        for count in 2..=5 {
            let rooms = places_of_rooms(count, area);
            assert_eq!(rooms.len(), count);
            for (number, room) in rooms.iter().enumerate() {
                assert!(area.expand(1.0).contains_rect(*room) && room.width() > 230.0 && room.height() > 220.0);
                assert!(rooms[..number].iter().all(|other| !other.shrink(1.0).intersects(*room)));
            }
        }
        let five = places_of_rooms(5, area);
        assert!(five[..3].iter().all(|room| room.top() == area.top()), "three above, two below");
    }
}
