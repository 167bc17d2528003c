//! Places of the yard, its road, and of the panel beside it.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::yard::Square;
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::tokens::Space;
use client::table::regions::Regions;

/// Squares of yard and road in a row and in a column (2.3).
const SIDE: f32 = 12.0;
/// Space at the left of the yard, between yard and panel, and at the right of the panel, in points.
const LEFT: f32 = 14.0;
const BETWEEN: f32 = Space::L.points();
const RIGHT: f32 = 10.0;
/// Space between the yard and the lower edge of the stage, in points.
const BELOW: f32 = Space::Xxs.points();
/// Usual, least and greatest width of the panel, in points at the usual text size.
const PANEL: f32 = 236.0;
const LEAST_PANEL: f32 = 140.0;
const WIDEST_PANEL: f32 = 300.0;
/// Side of a square in points that the yard keeps at the cost of the panel's width.
const SMALL: f32 = 34.0;
/// Side of a square, in points, below which the panel is left out if squares are larger then.
const LEAST_SQUARE: f32 = 15.0;
/// Greatest side of a square, in points.
const LARGEST: f32 = 64.0;

/// Places of the yard on the stage, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct YardLayout {
    /// Part of the window that shows yard and road.
    pub view: Rect,
    /// All squares of yard and road; larger than the view while it is enlarged.
    pub grid: Rect,
    /// Side of a square.
    pub cell: f32,
    /// Room for the panel of a construction zone; `None` if there is too little.
    pub panel: Option<Rect>,
}

impl YardLayout {
    /// Lays the yard out on the stage below the prompt, with text `text` times as large as usual.
    pub fn on_stage(regions: &Regions, text: f32) -> Self {
        Self::new(regions.free_stage(), text)
    }

    /// Lays the yard out in a room. The panel beside it gives width first, then the yard, then the
    /// panel is left out.
    pub fn new(room: Rect, text: f32) -> Self {
        // At the usual text size of small windows the panel needs no more width.
        let text = (text / LARGE).max(1.0);
        let by_height = ((room.height() - BELOW) / SIDE).min(LARGEST);
        let around = LEFT + BETWEEN + RIGHT;
        let beside = |panel: f32| (room.width() - around - panel * text) / SIDE;
        let usual = by_height.min(beside(PANEL));
        let cell = usual.max(by_height.min(SMALL).min(beside(LEAST_PANEL))).floor();
        let alone = by_height.min((room.width() - 2.0 * LEFT) / SIDE).floor().max(1.0);
        // A panel that would make the squares much smaller is left out.
        let has_panel = cell * 2.0 > alone && cell >= alone.min(LEAST_SQUARE);
        let cell = if has_panel { cell } else { alone };
        let yard = cell * SIDE;
        let free = room.width() - around - yard;
        let width = if has_panel { free.min(WIDEST_PANEL * text) } else { 0.0 };
        let whole = if has_panel { around + yard + width } else { yard + 2.0 * LEFT };
        let left = room.left() + ((room.width() - whole) / 2.0).max(0.0).round() + LEFT;
        let spare = (room.height() - BELOW - yard).max(0.0);
        let top = (room.top() + spare / 2.0).round();
        let view = rect_at(left, top, yard, yard);
        let panel = has_panel.then(|| {
            let left = view.right() + BETWEEN;
            Rect::from_min_max(pos2(left, room.top()), pos2(left + width, room.bottom() - BELOW - Space::Xxs.points()))
        });
        Self { view, grid: view, cell, panel }
    }

    /// The same with a view as wide as squares of a larger size need, at the cost of the panel's
    /// width above the usual one: a yard that is seen in part has no reason to be seen in a square.
    #[must_use]
    pub fn widened(self, cell: f32, text: f32) -> Self {
        let Some(panel) = self.panel else { return self };
        let spare = (panel.width() - PANEL * (text / LARGE).max(1.0)).max(0.0);
        let more = (cell * SIDE - self.view.width()).clamp(0.0, spare).floor();
        let view = self.view.with_max_x(self.view.right() + more);
        let size = Vec2::splat(view.size().max_elem());
        let wide = Self { view, panel: Some(panel.with_min_x(panel.left() + more)), ..self };
        wide.with_grid(view.center() - size / 2.0, size)
    }

    /// The same with squares of another size, so that a point of the view stays where it is. The
    /// squares fill the view at least.
    #[must_use]
    pub fn enlarged(self, cell: f32, about: Pos2) -> Self {
        let cell = cell.clamp(self.whole_cell(), LARGEST.max(self.whole_cell()));
        let part = (about - self.grid.min) / self.grid.size();
        let size = Vec2::splat(cell * SIDE);
        self.with_grid(about - part * size, size)
    }

    /// The same with squares of another size, and with a point of the grid, in columns and rows, in
    /// the middle of the view. The squares fill the view.
    #[must_use]
    pub fn around(self, cell: f32, middle: Pos2) -> Self {
        let large = self.enlarged(cell, self.view.center());
        large.with_grid(large.view.center() - middle.to_vec2() * large.cell, large.grid.size())
    }

    /// Point of the grid in the middle of the view, in columns and rows.
    pub fn middle(&self) -> Pos2 {
        ((self.view.center() - self.grid.min) / self.cell).to_pos2()
    }

    /// Least side of a square with which the squares fill the view.
    fn whole_cell(&self) -> f32 {
        self.view.size().max_elem() / SIDE
    }

    /// Whether a part of the yard is out of view.
    pub fn is_enlarged(&self) -> bool {
        (self.grid.size() - self.view.size()).max_elem() > 0.5
    }

    /// The same, moved by a distance in points as far as the squares fill the view.
    #[must_use]
    pub fn moved(self, by: Vec2) -> Self {
        self.with_grid(self.grid.min + by, self.grid.size())
    }

    /// The same, moved so that a square is in the view as a whole.
    #[must_use]
    pub fn showing(self, square: Square) -> Self {
        let rect = self.square(square);
        let by = |low: f32, high: f32, from: f32, to: f32| {
            if low < from { from - low } else { (to - high).min(0.0) }
        };
        let x = by(rect.left(), rect.right(), self.view.left(), self.view.right());
        let y = by(rect.top(), rect.bottom(), self.view.top(), self.view.bottom());
        self.with_grid(self.grid.min + vec2(x, y), self.grid.size())
    }

    /// The same with squares elsewhere, as far as they leave none of the view empty.
    fn with_grid(self, corner: Pos2, size: Vec2) -> Self {
        let least = self.view.max - size;
        let corner = pos2(
            corner.x.clamp(least.x.min(self.view.left()), self.view.left()),
            corner.y.clamp(least.y.min(self.view.top()), self.view.top()),
        );
        Self { grid: Rect::from_min_size(corner, size), cell: size.x / SIDE, ..self }
    }

    /// Rectangle of a square.
    pub fn square(&self, square: Square) -> Rect {
        self.square_of((f32::from(square.column()), f32::from(square.row())))
    }

    /// Rectangle of a place between squares, in columns and rows.
    pub fn square_of(&self, at: (f32, f32)) -> Rect {
        rect_at(self.grid.left() + at.0 * self.cell, self.grid.top() + at.1 * self.cell, self.cell, self.cell)
    }

    /// Square under a point; `None` beside the view.
    pub fn square_at(&self, at: Pos2) -> Option<Square> {
        let place = (at - self.grid.min) / self.cell;
        let is_there = self.view.contains(at) && place.min_elem() >= 0.0;
        is_there.then(|| Square::at(place.x as u8, place.y as u8)).flatten()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::test_yard::WINDOWS;
    use super::*;

    /// Layouts in windows of several sizes, with and without the right column.
    pub fn layouts() -> impl Iterator<Item = (Regions, YardLayout)> {
        WINDOWS.into_iter().flat_map(|(window, text)| {
            let regions = Regions::new(window, text, 4);
            let alone = regions.clone().without_column();
            [regions, alone].map(|regions| (regions.clone(), YardLayout::on_stage(&regions, text)))
        })
    }

    #[test]
    fn the_usual_window_has_the_yard_as_drawn() {
        let usual = YardLayout::on_stage(&Regions::new(vec2(1280.0, 800.0), 1.0, 4), 1.0);
        assert_eq!((usual.cell, usual.view), (40.0, rect_at(270.0, 124.0, 480.0, 480.0)));
        assert_eq!(usual.panel.map(|panel| (panel.left(), panel.width())), Some((766.0, 236.0)));
        // At 1024 by 640 pixels letters are larger in points, but the squares keep their size.
        let small = YardLayout::on_stage(&Regions::new(vec2(1280.0, 800.0), 1.094, 4), 1.094);
        assert_eq!((small.cell, small.panel.is_some()), (40.0, true));
    }

    #[test]
    fn nothing_stands_out_of_the_stage_or_over_the_panel() {
        for (regions, layout) in layouts() {
            let room = regions.stage.with_min_y(regions.prompt.bottom() - 0.1);
            assert!(room.contains_rect(layout.view) && layout.cell >= 15.0, "{layout:?} in {room}");
            if let Some(panel) = layout.panel {
                assert!(room.contains_rect(panel) && !panel.intersects(layout.view), "{panel} beside {layout:?}");
                assert!(panel.width() >= LEAST_PANEL, "{panel}");
            }
        }
    }

    #[test]
    fn an_enlarged_yard_fills_the_view_and_keeps_the_point_under_the_pointer() {
        for (_, layout) in layouts() {
            for square in Square::all() {
                let about = layout.square(square).center();
                let large = layout.enlarged(layout.cell * 1.2, about);
                assert!((large.cell - layout.cell * 1.2).abs() < 0.01 || large.cell >= LARGEST, "{large:?}");
                assert_eq!(large.square_at(about), Some(square));
                assert!(large.grid.expand(0.1).contains_rect(large.view));
                let shown = large.showing(square);
                assert!(shown.view.expand(0.1).contains_rect(shown.square(square)), "{square}");
                assert!(shown.grid.expand(0.1).contains_rect(shown.view));
            }
            let large = layout.enlarged(layout.cell * 1.2, layout.view.max).moved(vec2(7.0, 4.0));
            let again = layout.around(large.cell, large.middle());
            assert!((again.grid.min - large.grid.min).length() < 0.1 && again.is_enlarged() == large.is_enlarged());
            assert!(!layout.is_enlarged() && layout.moved(vec2(5.0, 5.0)) == layout);
            let same = layout.enlarged(1.0, layout.view.center());
            assert!((same.grid.min - layout.grid.min).length() < 0.1 && (same.cell - layout.cell).abs() < 0.01);
        }
    }

    #[test]
    fn a_yard_that_is_seen_in_part_takes_the_width_that_its_panel_can_spare() {
        for (regions, layout) in layouts() {
            let cell = layout.cell * 1.5;
            let wide = layout.widened(cell, 1.4);
            assert!(wide.view.height() == layout.view.height() && wide.view.width() <= cell * SIDE, "{wide:?}");
            assert!(wide.grid.expand(0.1).contains_rect(wide.view) && regions.stage.contains_rect(wide.view));
            let Some((narrow, panel)) = wide.panel.zip(layout.panel) else {
                assert_eq!(wide, layout);
                continue;
            };
            assert_eq!(panel.right(), narrow.right());
            assert!(!narrow.intersects(wide.view) && narrow.width() >= panel.width().min(PANEL), "{narrow}");
            assert!(wide.around(cell, wide.middle()).is_enlarged());
            assert_eq!(wide.is_enlarged(), wide != layout);
        }
    }
}
