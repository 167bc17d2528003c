//! The parts that an order needs, small and side by side.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, Vec2, pos2, vec2};

use super::order_facts::{Need, Whereabouts};
use crate::client::art::drawing_of;
use client::kit::Pen;
use client::kit::palette::{GREEN, INK, PAPER_TEXT, YELLOW, fade_colour, rgb};
use client::kit::panel::{HeightRange, Widget, WidthRange};
use client::kit::pen::rect_at;
use client::kit::text::Ruler;
use client::kit::tokens::{LineWidth, Space};

/// Usual and least side of a cell, and the gap between two, in points.
const SIDE: f32 = 25.0;
const LEAST_SIDE: f32 = 18.0;
const GAP: f32 = 3.5;
/// Radius of a cell's corners, and the space between its edge and the part, in points.
const CORNER: f32 = 5.0;
const INSIDE: f32 = LineWidth::Thin.points();
/// Radius of a tick, and the distances of its middle from the lower right corner of a cell, in
/// points.
const TICK: f32 = 6.4;
const TICK_AT: Vec2 = vec2(2.5, 1.5);
/// Lengths of the dashes and gaps around a part that is loose, in points.
const DASHES: (f32, f32) = (4.0, 3.0);
/// Opacity of a part that is missing.
const MISSING: f32 = 0.55;

/// Cell of a part that is in the robot.
const IN_CELL: Color32 = rgb(0x1d_4a3f);
/// Cell of a part that is missing, and its edge.
const MISSING_CELL: Color32 = rgb(0xc9_b48a);
const MISSING_EDGE: Color32 = rgb(0x8f_7b52);

/// Size of the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellSize {
    /// As large as they are drawn at most; smaller in little room.
    Usual,
    /// As small as they can be.
    Least,
}

/// Parts that an order needs, as a widget.
pub struct NeedCells<'a> {
    /// The parts.
    pub needs: &'a [Need],
    /// Size that their cells should have.
    pub size: CellSize,
}

impl NeedCells<'_> {
    /// Width of all with cells of a side.
    fn width(&self, side: f32) -> f32 {
        let count = self.needs.len() as f32;
        count * (side + GAP) - GAP
    }
}

impl<M> Widget<M> for NeedCells<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        let ideal = match self.size {
            CellSize::Usual => SIDE,
            CellSize::Least => LEAST_SIDE,
        };
        WidthRange { least: self.width(LEAST_SIDE), ideal: self.width(ideal) }
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange { least: LEAST_SIDE, ideal: SIDE }
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let in_width = (rect.width() + GAP) / self.needs.len().max(1) as f32 - GAP;
        let side = SIDE.min(rect.height()).min(in_width);
        let top = rect.center().y - side / 2.0;
        for (number, need) in self.needs.iter().enumerate() {
            draw_need(pen, rect_at(rect.left() + number as f32 * (side + GAP), top, side, side), *need);
        }
        None
    }
}

/// Draws a part in its cell.
fn draw_need(pen: &mut Pen, cell: Rect, need: Need) {
    let well = LineWidth::Well.points();
    let inner = cell.shrink(INSIDE);
    let drawing = drawing_of(need.kind);
    match need.at {
        Whereabouts::Robot => {
            pen.draw_rect(cell, CORNER, IN_CELL, Stroke::new(well, INK));
            pen.draw_svg(drawing, inner, Color32::WHITE);
            draw_tick(pen, cell);
        }
        Whereabouts::Loose => {
            pen.fill_rect(cell, CORNER, PAPER_TEXT);
            pen.draw_dashed_rect(cell, Stroke::new(well, YELLOW), DASHES.0, DASHES.1);
            pen.draw_svg(drawing, inner, Color32::WHITE);
        }
        Whereabouts::Missing => {
            pen.draw_rect(cell, CORNER, MISSING_CELL, Stroke::new(LineWidth::Thin.points(), MISSING_EDGE));
            pen.draw_svg(drawing, inner, fade_colour(Color32::WHITE, MISSING));
        }
    }
}

/// Draws the tick of a part that is in the robot.
fn draw_tick(pen: &mut Pen, cell: Rect) {
    let middle = pos2(cell.right(), cell.bottom()) - TICK_AT;
    pen.painter().circle(middle, TICK, GREEN, Stroke::new(LineWidth::Thin.points(), INK));
    let side = Vec2::splat(2.0 * TICK - Space::Xs.points());
    pen.draw_svg("check", Rect::from_center_size(middle, side), INK);
}
