//! Rectangles of pictures of any shape.

use bevy_egui::egui::{Align2, Rect, Vec2};

use client::art::Picture;

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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    #[test]
    fn a_picture_stands_on_the_lower_edge_of_its_room() {
        let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(40.0, 100.0));
        let rect = standing_in(&Picture::Drawing("body"), room);
        assert_eq!((rect.bottom(), rect.size()), (120.0, vec2(40.0, 40.0)));
    }
}
