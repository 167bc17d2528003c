//! Pictures that are turned or seen through.

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Vec2, pos2, vec2};

use client::art::Picture;
use client::kit::Pen;

/// Width and height of a picture in units of its own; a square if it has none.
pub fn picture_units(picture: &Picture) -> Vec2 {
    match picture {
        Picture::Composed(composed) => composed.size().into(),
        Picture::Drawing(_) => Vec2::splat(1.0),
    }
}

/// Largest rectangle of a picture's shape within a room, standing on its lower edge.
pub fn standing_in(picture: &Picture, room: Rect) -> Rect {
    let units = picture_units(picture);
    let unit = (room.width() / units.x).min(room.height() / units.y);
    Align2::CENTER_BOTTOM.align_size_within_rect(units * unit, room)
}

/// Draws a picture about its middle, turned clockwise by an angle in radians; the tint is
/// multiplied with its colours.
pub fn draw_turned(pen: &mut Pen, picture: &Picture, rect: Rect, angle: f32, tint: Color32) {
    let texture = pen.art.get_texture(pen.ui.ctx(), picture.clone(), rect.size());
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), tint);
    mesh.rotate(Rot2::from_angle(angle), rect.center());
    pen.painter().add(mesh);
}

/// Rectangle of a picture about a middle, with `unit` points for each of its units.
pub fn in_units(picture: &Picture, middle: Pos2, unit: f32) -> Rect {
    let units = picture_units(picture);
    Rect::from_center_size(middle, vec2(units.x * unit, units.y * unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_stands_on_the_lower_edge_of_its_room() {
        let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(40.0, 100.0));
        let rect = standing_in(&Picture::Drawing("body"), room);
        assert_eq!((rect.bottom(), rect.size()), (120.0, vec2(40.0, 40.0)));
    }
}
