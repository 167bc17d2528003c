//! Places of the parts of a square of the market, and the size of price tags.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

/// Width and height of a price tag as it is drawn.
pub const TAG: Vec2 = vec2(58.0, 24.0);
/// Distance between the middles of the two tags of a sector, in the units of [`TAG`].
pub const TAG_STEP: f32 = 26.0;

/// Radius of the ground of the number in stock, in points at the usual text size.
pub const NUMBER: f32 = 11.5;

/// Places of the parts of a square, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SquareParts {
    /// The whole square.
    pub frame: Rect,
    /// Lowest plate of its stack.
    pub plate: Rect,
    /// Distance by which each further plate lies higher.
    pub plate_step: f32,
    /// Middle of the number of components in stock.
    pub number: Pos2,
    /// Radius of the number's ground.
    pub number_radius: f32,
    /// Strip for lamps; `None` where there is no room for it.
    pub strip: Option<Rect>,
    /// Room for the prices ahead while they are shown: the strip or, where there is none, that of
    /// the number.
    pub prices: Rect,
}
