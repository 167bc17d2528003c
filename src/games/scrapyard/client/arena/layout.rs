//! Places of the battle map and of the lists at both sides of it.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::arena::Square;
use client::kit::pen::rect_at;
use client::kit::tokens::Space;
use client::table::regions::Regions;

/// Largest side of a square, in points.
const LARGEST: f32 = 64.0;
/// Heights and widths of the strips with letters above and with numbers at the left of the map, in
/// points at the usual text size.
const LETTERS: f32 = 20.0;
const NUMBERS: f32 = 18.0;
/// Width of the frame at the other two sides, and its distance from the stage's edge, in points.
const FRAME: f32 = 9.0;
const AROUND: f32 = 3.0;
/// Text size up to which the strips need no more room.
const STRIPS_GROW: f32 = 1.1;
/// Height and width of a figure at most, in squares.
const FIGURE: Vec2 = vec2(1.62, 1.42);
/// Height of the middle of a base from the upper edge of its square, and half its size, in squares.
const BASE: f32 = 0.84;
const BASE_HALF: Vec2 = vec2(0.42, 0.155);
/// Distance of a figure's feet below the middle of its base, in squares.
const FEET: f32 = 0.03;
/// Size of a plate, in points at the usual text size; its distance to the right of the middle of
/// the square and above the lower edge.
const PLATE: Vec2 = vec2(46.0, 22.0);
const PLATE_AT: Vec2 = vec2(3.0, 16.0);
/// Side of a square below which a plate stands in its middle.
const SMALL: f32 = 56.0;
/// Distance of the lists from the frame and from the edge of the stage, in points.
const APART: f32 = 6.0;
/// Least width of the battle order with names and of the signs of the marks with words, in points
/// at the usual text size.
const NAMES: f32 = 104.0;
const WORDS: f32 = 104.0;
/// Width of the battle order without names, in points at the usual text size.
const CHIPS: f32 = 60.0;
/// Greatest width of a list, in points.
const WIDEST: f32 = 150.0;
/// Radius of the ring around a robot in reach, and the height of its middle above that of the
/// square, in squares.
const RING: f32 = 0.38;
const RING_UP: f32 = 0.16;

/// Places of the battle map, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArenaLayout {
    /// Room on the stage: below the prompt.
    pub room: Rect,
    /// The squares.
    pub map: Rect,
    /// Side of a square.
    pub cell: f32,
    /// Numbers of columns and rows.
    pub size: (u8, u8),
    /// Factor by which text is larger than usual.
    text: f32,
}

/// Height of the second line of a prompt, with the space below it, in points at the usual text
/// size.
const SECOND_LINE: f32 = 26.0;

/// Room for the battle order at the left of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OrderRoom {
    /// Its rectangle.
    pub rect: Rect,
    /// Whether there is room for names.
    pub has_names: bool,
}

impl ArenaLayout {
    /// Lays out a map on the stage, below the prompt.
    pub fn on_stage(regions: &Regions, size: (u8, u8), text: f32) -> Self {
        Self::new(regions.free_stage(), size, text)
    }

    /// Lays out a map of so many columns and rows in a room, with text `text` times as large as
    /// usual.
    pub fn new(room: Rect, size: (u8, u8), text: f32) -> Self {
        let grown = (text / STRIPS_GROW).max(1.0);
        let strips = vec2(NUMBERS, LETTERS) * grown;
        let gap = Space::Xxs.points();
        let free = room.size() - strips - vec2(gap, gap + FRAME + AROUND);
        // The map stands in the middle of the width.
        let free = vec2(free.x - strips.x, free.y);
        let squares = vec2(size.0.max(1).into(), size.1.max(1).into());
        let cell = (free / squares).min_elem().min(LARGEST).floor().max(1.0);
        let whole = squares * cell;
        let top = room.top() + gap + strips.y;
        let spare = (room.bottom() - FRAME - AROUND - top - whole.y).max(0.0);
        let corner = pos2((room.center().x - whole.x / 2.0).round(), (top + spare / 2.0).round());
        Self { room, map: Rect::from_min_size(corner, whole), cell, size, text }
    }

    /// Widths of the strip with numbers and height of that with letters.
    fn strips(&self) -> Vec2 {
        vec2(NUMBERS, LETTERS) * (self.text / STRIPS_GROW).max(1.0)
    }

    /// Frame around the map, with the strips of letters and numbers.
    pub fn frame(&self) -> Rect {
        let strips = self.strips();
        Rect::from_min_max(self.map.min - strips, self.map.max + Vec2::splat(FRAME))
    }

    /// Room of the letter above a column.
    pub fn letter(&self, column: u8) -> Rect {
        let top = self.frame().top();
        rect_at(self.map.left() + f32::from(column) * self.cell, top, self.cell, self.map.top() - top)
    }

    /// Room of the number at the left of a row.
    pub fn number(&self, row: u8) -> Rect {
        let left = self.frame().left();
        rect_at(left, self.map.top() + f32::from(row) * self.cell, self.map.left() - left, self.cell)
    }

    /// Rectangle of a square.
    pub fn square(&self, square: Square) -> Rect {
        self.square_of((f32::from(square.column), f32::from(square.row)))
    }

    /// Rectangle of a place between squares, in columns and rows.
    pub fn square_of(&self, at: (f32, f32)) -> Rect {
        rect_at(self.map.left() + at.0 * self.cell, self.map.top() + at.1 * self.cell, self.cell, self.cell)
    }

    /// Square under a point; `None` beside the map.
    pub fn square_at(&self, at: Pos2) -> Option<Square> {
        let place = (at - self.map.min) / self.cell;
        let is_there = self.map.contains(at) && place.x < f32::from(self.size.0) && place.y < f32::from(self.size.1);
        is_there.then(|| Square::new(place.x as u8, place.y as u8))
    }

    /// Middle of a base and half its size, for a figure at a place.
    pub fn base(&self, at: (f32, f32)) -> (Pos2, Vec2) {
        let square = self.square_of(at);
        (pos2(square.center().x, square.top() + BASE * self.cell), BASE_HALF * self.cell)
    }

    /// Largest room of a figure at a place; it stands on the lower edge.
    pub fn figure(&self, at: (f32, f32)) -> Rect {
        let (middle, _) = self.base(at);
        let size = FIGURE * self.cell;
        rect_at(middle.x - size.x / 2.0, middle.y + FEET * self.cell - size.y, size.x, size.y)
    }

    /// Plate of a figure at a place: to the right of its base, or in the middle of a small square.
    pub fn plate(&self, at: (f32, f32)) -> Rect {
        let square = self.square_of(at);
        let size = PLATE * self.text;
        let top = square.bottom() - PLATE_AT.y;
        if self.cell >= SMALL {
            return rect_at(square.center().x + PLATE_AT.x, top, size.x, size.y);
        }
        let most = self.cell - Space::Xxs.points();
        let size = size.min(Vec2::splat(most));
        rect_at(square.center().x - size.x / 2.0, top, size.x, size.y)
    }

    /// Middle and radius of the ring around a robot at a place.
    pub fn ring(&self, at: (f32, f32)) -> (Pos2, f32) {
        (self.square_of(at).center() - vec2(0.0, RING_UP * self.cell), RING * self.cell)
    }

    /// Room at the left of the map for the battle order; `None` if there is too little.
    pub fn order(&self) -> Option<OrderRoom> {
        let left = self.room.left() + APART;
        let width = (self.frame().left() - APART - left).min(WIDEST);
        let rect = Rect::from_min_max(pos2(left, self.list_top()), pos2(left + width, self.room.bottom() - APART));
        let has_names = width >= NAMES * self.text;
        (has_names || width >= CHIPS * self.text).then_some(OrderRoom { rect, has_names })
    }

    /// Room at the right of the map for the signs of the marks; `None` if there is too little.
    pub fn legend(&self) -> Option<Rect> {
        // Plates of the last column stand out of the frame.
        let plate = self.plate((f32::from(self.size.0.saturating_sub(1)), 0.0));
        let left = self.frame().right().max(plate.right()) + APART;
        let width = (self.room.right() - APART - left).min(WIDEST);
        let rect = Rect::from_min_max(pos2(left, self.list_top()), pos2(left + width, self.room.bottom() - APART));
        (width >= WORDS * self.text).then_some(rect)
    }

    /// Upper edge of the lists, below the second line of a prompt with a reason.
    fn list_top(&self) -> f32 {
        self.room.top() + SECOND_LINE * self.text
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_battle::WINDOWS;
    use super::*;

    /// Maps of the game, the smallest, and large ones of other data sets.
    const MAPS: [(u8, u8); 7] = [(9, 7), (7, 7), (5, 5), (8, 6), (5, 7), (15, 15), (15, 5)];

    fn layouts() -> impl Iterator<Item = ArenaLayout> {
        WINDOWS.into_iter().flat_map(|(window, text)| {
            MAPS.into_iter().map(move |size| {
                let regions = Regions::new(window, text, 4);
                ArenaLayout::on_stage(&regions, size, text)
            })
        })
    }

    #[test]
    fn the_usual_window_has_the_map_as_drawn() {
        let all: Vec<ArenaLayout> = layouts().collect();
        assert_eq!((all[1].cell, all[1].map), (64.0, rect_at(410.0, 146.0, 448.0, 448.0)));
        assert_eq!((all[0].cell, all[0].map), (64.0, rect_at(346.0, 146.0, 576.0, 448.0)));
        assert!(all[1].order().is_some_and(|room| room.has_names) && all[1].legend().is_some());
        assert!(all[0].order().is_some_and(|room| !room.has_names) && all[0].legend().is_none());
        // At 1024 by 640 pixels letters are larger in points, but the squares keep their size.
        assert_eq!((all[7].cell, all[8].cell), (64.0, 64.0));
        assert!(all[8].order().is_some_and(|room| room.has_names) && all[8].legend().is_some());
    }

    #[test]
    fn nothing_stands_out_of_the_room_or_over_the_lists() {
        for layout in layouts() {
            let frame = layout.frame();
            assert!(layout.room.expand(0.1).contains_rect(frame), "{frame} in {}", layout.room);
            assert!(frame.contains_rect(layout.map) && layout.cell >= 11.0, "{layout:?}");
            for list in layout.order().map(|room| room.rect).into_iter().chain(layout.legend()) {
                assert!(layout.room.contains_rect(list) && !list.intersects(frame), "{list} beside {frame}");
            }
        }
    }

    #[test]
    fn every_square_is_found_and_named_beside_the_map() {
        for layout in layouts() {
            let (columns, rows) = layout.size;
            for square in (0..rows).flat_map(|row| (0..columns).map(move |column| Square::new(column, row))) {
                let rect = layout.square(square);
                assert_eq!(layout.square_at(rect.center()), Some(square));
                assert!(layout.map.expand(0.1).contains_rect(rect));
                assert!(layout.letter(square.column).x_range() == rect.x_range());
                assert!(layout.number(square.row).y_range() == rect.y_range());
            }
            assert_eq!(layout.square_at(layout.map.max + vec2(1.0, 1.0)), None);
            assert_eq!(layout.square_at(layout.map.min - vec2(1.0, 1.0)), None);
            assert!(!layout.letter(0).intersects(layout.map.shrink(0.1)) && layout.letter(0).height() >= 16.0);
        }
    }

    #[test]
    fn plates_of_robots_side_by_side_do_not_overlap() {
        for layout in layouts() {
            let plate = layout.plate((1.0, 1.0));
            for beside in [(2.0, 1.0), (1.0, 2.0)] {
                assert!(!plate.shrink(0.5).intersects(layout.plate(beside)), "{plate} in squares of {}", layout.cell);
            }
        }
    }
}
