//! Places on the drawing of a card, and its strips: where a name takes more room, the window is
//! lower.

use bevy_egui::egui::{Vec2, vec2};

/// Width and height of a card, in units of its drawing.
pub const CARD: Vec2 = vec2(128.0, 176.0);
/// Middle and size of its window, in units; the picture leaves a margin.
pub(super) const WINDOW: Vec2 = vec2(64.0, 77.0);
pub(super) const PICTURE: Vec2 = vec2(94.0, 66.0);
/// Height of the middle of its title, width and height of the room of the title, and how much
/// higher the room can be because the window is lower, in units.
pub(super) const TITLE: f32 = 126.0;
pub(super) const TITLE_ROOM: Vec2 = vec2(112.0, 22.0);
pub(super) const MOST_RISE: f32 = 36.0;
/// Edges of the strips of the drawing, in units: the head with the upper part of the window, the
/// part that can be lower, the lower edge of the window, the room of the title, which can be
/// higher, and the foot.
pub(super) const STRIPS: [f32; 6] = [0.0, 60.0, 105.0, 118.0, 137.0, CARD.y];

/// Edges of the strips of the drawing and where they are drawn, in parts of its height, for a title
/// that is higher by some units.
pub(super) fn strips_with(rise: f32) -> [(f32, f32); STRIPS.len()] {
    let [top, window, edge, title, foot, bottom] = STRIPS;
    let heights = [top, window, edge - rise, title - rise, foot, bottom];
    std::array::from_fn(|number| (STRIPS[number] / CARD.y, heights[number] / CARD.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_high_title_rises_into_the_window_and_leaves_a_picture() {
        let heights = |rise: f32| strips_with(rise).map(|(_, height)| height * CARD.y);
        let near =
            |one: [f32; 6], other: [f32; 6]| one.iter().zip(other).all(|(one, other)| (one - other).abs() < 0.01);
        assert!(near(heights(0.0), STRIPS) && near(heights(10.0), [0.0, 60.0, 95.0, 108.0, 137.0, CARD.y]));
        assert!(heights(MOST_RISE).windows(2).all(|pair| pair[0] < pair[1]));
    }
}
