//! Pictures composed of several drawings on a grid.

use std::hash::{Hash, Hasher};

use resvg::tiny_skia::{Pixmap, Transform as Shift};

use super::drawings::Drawings;
use shell::grid::{Cell, Rotation, Side};

/// A drawing at its place in a picture, in cells of a grid; `y` grows upwards.
#[derive(Clone, Copy, Debug)]
pub struct PlacedDrawing {
    /// Name of the drawing.
    pub drawing: &'static str,
    /// Centre.
    pub centre: (f32, f32),
    /// Width and height before it is turned.
    pub size: (f32, f32),
    /// Quarter turns, clockwise.
    pub rotation: Rotation,
}

impl PlacedDrawing {
    /// Returns a key that is equal for drawings that look the same.
    fn key(&self) -> (&'static str, [u32; 4], Rotation) {
        let lengths = [self.centre.0, self.centre.1, self.size.0, self.size.1];
        (self.drawing, lengths.map(f32::to_bits), self.rotation)
    }
}

impl PartialEq for PlacedDrawing {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for PlacedDrawing {}

impl Hash for PlacedDrawing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// Drawing of a socket on a side of a cell. It has the edge at the bottom.
pub fn socket_drawing(drawing: &'static str, cell: Cell, side: Side) -> PlacedDrawing {
    let rotation = match side {
        Side::Bottom => Rotation::Up,
        Side::Left => Rotation::Right,
        Side::Top => Rotation::Down,
        Side::Right => Rotation::Left,
    };
    let centre = (f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
    PlacedDrawing { drawing, centre, size: (1.0, 1.0), rotation }
}

/// Several drawings as one picture. Equal ones look the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Composed {
    items: Vec<PlacedDrawing>,
    low: Cell,
    high: Cell,
}

impl Composed {
    /// A picture of drawings, from the back to the front, between a lower-left and an upper-right
    /// corner.
    pub const fn new(items: Vec<PlacedDrawing>, low: Cell, high: Cell) -> Self {
        Self { items, low, high }
    }

    /// Lower-left and upper-right corners, in cells.
    pub const fn bounds(&self) -> (Cell, Cell) {
        (self.low, self.high)
    }

    /// Names of its drawings, from the back to the front.
    pub fn drawing_names(&self) -> Vec<&'static str> {
        self.items.iter().map(|item| item.drawing).collect()
    }

    /// Width and height in cells.
    pub fn size(&self) -> (f32, f32) {
        (f32::from(self.high.x - self.low.x), f32::from(self.high.y - self.low.y))
    }

    /// Renders the picture as large as it fits.
    pub fn render_into(&self, drawings: &mut Drawings, pixels: &mut Pixmap) {
        let (width, height) = self.size();
        let cell = (pixels.width() as f32 / width).min(pixels.height() as f32 / height);
        for item in &self.items {
            let Some(tree) = drawings.load_tree(item.drawing) else { continue };
            let x = item.centre.0 - f32::from(self.low.x);
            let y = f32::from(self.high.y) - item.centre.1;
            let (wide, tall) = item.size;
            let own = tree.size();
            let shift = Shift::from_translate(x * cell, y * cell)
                .pre_rotate(item.rotation as u8 as f32 * 90.0)
                .pre_scale(wide * cell / own.width(), tall * cell / own.height())
                .pre_translate(-own.width() / 2.0, -own.height() / 2.0);
            resvg::render(tree, shift, &mut pixels.as_mut());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHECK: PlacedDrawing =
        PlacedDrawing { drawing: "check", centre: (0.5, 0.5), size: (1.0, 1.0), rotation: Rotation::Up };

    fn picture(items: &[PlacedDrawing]) -> Composed {
        Composed::new(items.to_vec(), Cell::new(0, 0), Cell::new(2, 1))
    }

    #[test]
    fn pictures_are_equal_if_all_their_drawings_are_in_the_same_places() {
        assert_eq!(picture(&[CHECK]), picture(&[CHECK]));
        for other in [
            PlacedDrawing { drawing: "cross", ..CHECK },
            PlacedDrawing { centre: (1.5, 0.5), ..CHECK },
            PlacedDrawing { size: (1.0, 2.0), ..CHECK },
            PlacedDrawing { rotation: Rotation::Down, ..CHECK },
        ] {
            assert_ne!(picture(&[other]), picture(&[CHECK]));
        }
        assert_ne!(picture(&[CHECK]), Composed::new(vec![CHECK], Cell::new(0, 0), Cell::new(1, 1)));
    }

    #[test]
    fn a_drawing_is_drawn_where_it_is_placed() {
        let mut pixels = Pixmap::new(80, 40).unwrap();
        picture(&[PlacedDrawing { centre: (1.5, 0.5), ..CHECK }]).render_into(&mut Drawings::default(), &mut pixels);
        let is_drawn = |left: u32| {
            let columns = left..left + 40;
            columns.flat_map(|x| (0..40).map(move |y| (x, y))).any(|(x, y)| pixels.pixel(x, y).unwrap().alpha() > 0)
        };
        assert!(!is_drawn(0) && is_drawn(40));
    }
}
