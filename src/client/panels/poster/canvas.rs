//! Canvas on which a picture to share is drawn.

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform as Shift};
use resvg::usvg::Tree;

use super::contents::PosterDrawing;
use crate::art::Composed;
use crate::art::drawings::{Drawings, draw_tree};
use crate::art::files::DrawingTable;

/// Square picture, and the drawings that can be put on it.
pub(super) struct Canvas {
    drawings: Drawings,
    pixels: Pixmap,
}

impl Canvas {
    /// Creates an empty canvas on some pixels, for the drawings of all games and those of a table.
    pub(super) fn new(pixels: Pixmap, table: DrawingTable) -> Self {
        let mut drawings = Drawings::default();
        drawings.add_table(table);
        Self { drawings, pixels }
    }

    /// Draws over the whole picture.
    pub(super) fn draw_whole(&mut self, tree: &Tree) {
        resvg::render(tree, Shift::identity(), &mut self.pixels.as_mut());
    }

    /// Draws a figure that stands on a ground line, in the middle; `cell` is the side of a cell and
    /// `ground` the line's distance from the top, both in pixels.
    pub(super) fn draw_standing(&mut self, figure: &Composed, cell: f32, ground: f32) {
        let (wide, tall) = figure.size();
        let size = |cells: f32| ((cells * cell).round() as u32).max(1);
        let Some(mut own) = Pixmap::new(size(wide), size(tall)) else { return };
        figure.render_into(&mut self.drawings, &mut own);
        let x = (self.pixels.width() as i32 - own.width() as i32) / 2;
        let y = ground as i32 - own.height() as i32;
        self.draw_pixels(&own, x, y);
    }

    /// Draws one of the program's drawings as a square with an upper-left corner, in pixels. White
    /// drawings are seat symbols, which are drawn as dark as ink.
    pub(super) fn draw_icon(&mut self, name: &'static str, corner: (f32, f32), side: f32) {
        let Some(tree) = self.drawings.load_tree(name) else { return };
        let Some(mut own) = Pixmap::new(side as u32, side as u32) else { return };
        draw_tree(tree, &mut own, side, side);
        if name.starts_with("seat_") {
            ink_pixels(&mut own);
        }
        self.draw_pixels(&own, corner.0 as i32, corner.1 as i32);
    }

    /// Draws a drawing of a scene.
    pub(super) fn draw_in_scene(&mut self, drawn: PosterDrawing) {
        let Some(tree) = self.drawings.load_tree(drawn.drawing) else { return };
        let own = tree.size();
        let shift = Shift::from_translate(drawn.middle.0, drawn.middle.1)
            .pre_rotate(drawn.angle)
            .pre_scale(drawn.size.0 / own.width(), drawn.size.1 / own.height())
            .pre_translate(-own.width() / 2.0, -own.height() / 2.0);
        resvg::render(tree, shift, &mut self.pixels.as_mut());
    }

    fn draw_pixels(&mut self, own: &Pixmap, x: i32, y: i32) {
        self.pixels.draw_pixmap(x, y, own.as_ref(), &PixmapPaint::default(), Shift::identity(), None);
    }

    /// The finished picture.
    pub(super) fn into_pixels(self) -> Pixmap {
        self.pixels
    }
}

/// Makes all pixels as dark as ink and keeps their opacity.
fn ink_pixels(pixels: &mut Pixmap) {
    for pixel in pixels.data_mut().chunks_exact_mut(4) {
        let alpha = u16::from(pixel[3]);
        for (channel, ink) in pixel.iter_mut().zip([0x14_u16, 0x18, 0x1b]) {
            *channel = (ink * alpha / 255) as u8;
        }
    }
}
