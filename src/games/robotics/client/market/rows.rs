//! The market in two rows of squares, each with its price tags on it, for text that is too large
//! for tags on the disc. The disc lies below them; the tags ride from square to square with it.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::square_parts::{NUMBER, SquareParts, TAG, TAG_STEP};
use crate::parts::disc::SQUARES;
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, Space};

/// Number of squares in a row.
const COLUMNS: f32 = 4.0;
/// Column and row of each square: clockwise, the first in the upper row.
const CELLS: [[u8; 2]; SQUARES] = [[1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1], [0, 1], [0, 0]];
/// Gap between two squares, and to the edges of the room.
const GAP: f32 = Space::Xs.points();
/// Least height that is left above the tags for the picture, in points.
const PICTURE: f32 = 28.0;
/// Height of the line below the squares, where the disc lies, in points.
const FOOT: f32 = IconSize::Large.points();
/// Distance by which a plate lies higher than the one below it, in parts of its side.
const PLATE_STEP: f32 = 0.06;

/// Places of two rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowsLayout {
    room: Rect,
    /// Size of a square, in points.
    square: Vec2,
    /// Points that a unit of a tag has.
    pub tag_scale: f32,
    text: f32,
}

impl RowsLayout {
    /// Lays out the rows in a room, with text `text` times as large as usual.
    pub fn new(room: Rect, text: f32) -> Self {
        let inner = room.shrink(GAP);
        let width = (inner.width() - GAP * (COLUMNS - 1.0)) / COLUMNS;
        let height = (inner.height() - FOOT) / 2.0 - GAP;
        let wide = (width - 2.0 * GAP) / TAG.x;
        let high = (height - PICTURE - 2.0 * GAP) / (2.0 * TAG_STEP);
        let tag_scale = wide.min(high).min(text).max(f32::EPSILON);
        Self { room: inner, square: vec2(width, height), tag_scale, text }
    }

    /// Line below the squares.
    pub fn foot(&self) -> Rect {
        self.room.with_min_y(self.room.bottom() - FOOT)
    }

    /// Middle of the disc.
    pub fn middle(&self) -> Pos2 {
        self.foot().center()
    }

    /// Radius of the disc, in points.
    pub const fn radius(&self) -> f32 {
        FOOT / 2.0
    }

    fn frame(&self, square: usize) -> Rect {
        let [column, row] = CELLS[square % SQUARES].map(f32::from);
        let step = self.square + Vec2::splat(GAP);
        rect_at(self.room.left() + column * step.x, self.room.top() + row * step.y, self.square.x, self.square.y)
    }

    /// Places of the parts of a square.
    pub fn square(&self, square: usize) -> SquareParts {
        let frame = self.frame(square);
        let picture = frame.with_max_y(self.pair_in(frame).y - TAG_STEP * self.tag_scale).shrink(GAP);
        let side = picture.size().min_elem().max(0.0);
        let radius = (NUMBER * self.text).min(picture.height() / 2.0 + Space::Xxs.points());
        let inset = radius + Space::Xxs.points();
        let corner = pos2(picture.left(), picture.bottom() - side);
        SquareParts {
            frame,
            plate: Rect::from_min_size(corner, Vec2::splat(side)),
            plate_step: side * PLATE_STEP,
            number: frame.right_top() + vec2(-inset, inset),
            number_radius: radius,
            strip: None,
            prices: picture.with_min_x(corner.x + side + Space::Xs.points()),
        }
    }

    /// Middle of the pair of tags on a square.
    fn pair_in(&self, frame: Rect) -> Pos2 {
        pos2(frame.center().x, frame.bottom() - GAP - TAG_STEP * self.tag_scale)
    }

    /// Middle of the pair of tags that lies so many squares clockwise from the first.
    pub fn pair(&self, place: f32) -> Pos2 {
        let place = place.rem_euclid(SQUARES as f32);
        let before = place.floor();
        let middle = |square: usize| self.pair_in(self.frame(square % SQUARES));
        middle(before as usize).lerp(middle(before as usize + 1), place - before)
    }

    /// Whether a point is where the disc is taken to turn it.
    pub fn is_on_disc(&self, at: Pos2) -> bool {
        (at - self.middle()).length() <= self.radius()
    }
}
