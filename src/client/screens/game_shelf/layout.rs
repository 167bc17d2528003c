//! Places of the boxes before the wall, and of the board on which they stand.

use std::ops::Range;

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::kit::panel::HeightRange;
use crate::kit::tokens::Space;

/// Height of a box with the usual text, and of the lowest, below which a list of marks replaces the
/// boxes, in points.
pub(super) const BOX_HEIGHT: f32 = 288.0;
const LEAST_BOX_HEIGHT: f32 = 120.0;
/// Width of a box, and of the gap between two, in parts of a box's height.
const BOX_SHAPE: f32 = 0.75;
const BOX_GAP: f32 = Space::Xl.points() / BOX_HEIGHT;
/// Room above the boxes, and height of the wall below their feet, in points.
const ABOVE_BOXES: f32 = Space::Xxl.points();
const BELOW_FEET: f32 = Space::L.points();
/// Height of the board beyond that of a tag, and the part of it that is above the feet, in points.
const AROUND_TAG: f32 = Space::Xl.points();
const ABOVE_FEET: f32 = Space::S.points();
/// Part of the board by which it is wider than the wall at each end, and of the wall by which it is
/// wider than the card, in points.
const WIDER: f32 = Space::M.points();

/// Boxes that stand side by side before the wall.
pub(super) struct RowLayout {
    /// The wall.
    pub wall: Rect,
    /// The board, on which the boxes stand.
    pub board: Rect,
    /// Indices of the games of which boxes are shown.
    pub shown: Range<usize>,
    /// The boxes at rest, of the games that are shown.
    pub boxes: Vec<Rect>,
    /// Width that a tag has on the board, in points.
    pub tag_room: f32,
}

/// Room from top to bottom that the wall and the board need for tags of a height, in points.
pub(super) fn room_of_boxes(tag: f32) -> HeightRange {
    let around = ABOVE_BOXES + AROUND_TAG + tag - ABOVE_FEET;
    HeightRange { least: LEAST_BOX_HEIGHT + around, ideal: BOX_HEIGHT + around }
}

impl RowLayout {
    /// Lays out the boxes of some games in a rectangle. `tag` is the size of the largest tag, and
    /// `arrows` the width that is kept at both ends of the wall together.
    pub(super) fn new(rect: Rect, shown: Range<usize>, tag: Vec2, arrows: f32) -> Self {
        let feet = rect.bottom() - AROUND_TAG - tag.y + ABOVE_FEET;
        let wall = rect.expand2(vec2(WIDER, 0.0)).with_max_y(feet + BELOW_FEET);
        let board = rect.expand2(vec2(2.0 * WIDER, 0.0)).with_min_y(feet - ABOVE_FEET);
        let count = shown.len() as f32;
        let most = (wall.width() - arrows) / count;
        let height = (feet - wall.top() - ABOVE_BOXES).min(BOX_HEIGHT).min(most / (BOX_SHAPE + BOX_GAP));
        let step = (height * (BOX_SHAPE + BOX_GAP)).max(tag.x + Space::M.points()).min(most);
        let size = vec2(height * BOX_SHAPE, height);
        let first = wall.center().x - (count - 1.0) / 2.0 * step - size.x / 2.0;
        let lefts = (0..shown.len()).map(|place| first + place as f32 * step);
        let boxes = lefts.map(|left| Rect::from_min_size(pos2(left, feet - height), size)).collect();
        Self { wall, board, shown, boxes, tag_room: step }
    }
}
