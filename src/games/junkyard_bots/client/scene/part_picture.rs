//! Pictures of parts in panels: upright, and as large as their room allows.

use bevy_egui::egui::{Color32, Id, Rect, Vec2};

use super::contents::{Scene, cells_of};
use crate::parts::PartId;
use client::kit::Pen;
use client::kit::panel::build::painted;
use client::kit::panel::{HeightRange, Node, Widget, WidthRange};
use client::kit::text::Ruler;
use client::kit::tokens::Space;
use shell::grid::Rotation;

/// Drawing of a part as the audience may see it, and its size in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PartDrawing {
    /// The part.
    pub part: PartId,
    /// Name of the drawing.
    pub drawing: &'static str,
    /// Width and height, in cells.
    pub cells: Vec2,
}

impl PartDrawing {
    /// Drawing of a part of the table; `None` for one whose size nobody knows.
    pub fn of(scene: &Scene, part: PartId) -> Option<Self> {
        let size = scene.table.part(part)?.size?;
        Some(Self { part, drawing: scene.part_drawing(part), cells: cells_of(size).into() })
    }

    /// Side of a cell if the whole is drawn in a square.
    pub fn cell_in_square(&self, side: f32) -> f32 {
        side / self.cells.max_elem()
    }
}

/// Picture of a part, which can tell where it is while it is in view.
pub struct PartPicture<M> {
    /// The drawing.
    pub drawn: PartDrawing,
    /// Least and greatest side of a cell, in points.
    pub cell: WidthRange,
    /// Message with the part and the rectangle of its picture, if that is of interest.
    pub tells: Option<fn(PartId, Rect) -> M>,
}

impl<M> Widget<M> for PartPicture<M> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        let WidthRange { least, ideal } = self.cell;
        WidthRange { least: self.drawn.cells.x * least, ideal: self.drawn.cells.x * ideal }
    }

    fn heights(&self, _: &Ruler, width: f32) -> HeightRange {
        let Vec2 { x, y } = self.drawn.cells;
        let cell = (width / x).min(self.cell.ideal);
        HeightRange { least: y * cell.min(self.cell.least), ideal: y * cell }
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let PartDrawing { part, drawing, cells } = self.drawn;
        let cell = (rect.size() / cells).min_elem().min(self.cell.ideal);
        pen.draw_tile(drawing, rect.center(), cells.into(), cell, Rotation::Up, Color32::WHITE);
        let place = Rect::from_center_size(rect.center(), cells * cell);
        self.tells.filter(|_| pen.ui.is_rect_visible(place)).map(|tells| tells(part, place))
    }
}

/// Describes points of weight as dots.
pub fn pips<'a, M: 'a>(points: u8) -> Node<'a, M> {
    let step = Space::M.points();
    let radius = Space::Xs.points();
    let draw = move |pen: &mut Pen, rect: Rect| pen.draw_pips(rect.center(), points, radius, step);
    painted(f32::from(points) * step, Space::S.points(), draw)
}
