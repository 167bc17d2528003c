//! Drawings of the program, read once, and their pixels.

use std::collections::{HashMap, HashSet};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform as Shift};
use resvg::usvg::{Options, Tree};

use super::figures::FIGURE_DRAWINGS;
use super::files::{DrawingTable, SHARED_DRAWINGS};

/// Largest file of a drawing that is kept as it was read, in bytes. Larger ones are backdrops: each
/// is drawn once for a size of the window, and takes some megabytes when it is read.
const LARGEST_KEPT: usize = 100_000;

/// Drawings of some tables, each read at its first use.
pub struct Drawings {
    tables: Vec<DrawingTable>,
    trees: HashMap<&'static str, Tree>,
}

impl Default for Drawings {
    /// The drawings that all games share.
    fn default() -> Self {
        Self { tables: vec![SHARED_DRAWINGS, FIGURE_DRAWINGS], trees: HashMap::new() }
    }
}

impl Drawings {
    /// Adds the drawings of a game.
    pub fn add_table(&mut self, table: DrawingTable) {
        self.tables.push(table);
    }

    /// Returns a drawing by its name, which is read at first use; `None` for an unknown name, which
    /// a test keeps from happening.
    pub fn load_tree(&mut self, name: &'static str) -> Option<&Tree> {
        if !self.trees.contains_key(name) {
            let file = self.tables.iter().find_map(|table| table.find_drawing(name))?;
            self.trees.insert(name, Tree::from_str(file.svg, &Options::default()).ok()?);
        }
        self.trees.get(name)
    }

    /// Renders a drawing scaled to the size of `pixels`, and keeps it for the next time unless it
    /// is a large one. Draws nothing for an unknown name.
    pub fn render_drawing(&mut self, name: &'static str, pixels: &mut Pixmap) {
        let width = pixels.width() as f32;
        let height = pixels.height() as f32;
        let Some(tree) = self.load_tree(name) else { return };
        draw_tree(tree, pixels, width, height);
        let file = self.tables.iter().find_map(|table| table.find_drawing(name));
        if file.is_some_and(|file| file.svg.len() > LARGEST_KEPT) {
            self.trees.remove(name);
        }
    }
}

/// Names of the drawings of a game that can't be read, or that have the name of another drawing. A
/// test of each game keeps it empty.
pub fn faulty_drawings(of_game: DrawingTable) -> Vec<&'static str> {
    let mut drawings = Drawings::default();
    let mut names: HashSet<&str> = drawings.tables.iter().flat_map(|table| table.0).map(|file| file.name).collect();
    drawings.add_table(of_game);
    let names_of_game = of_game.0.iter().map(|file| file.name);
    names_of_game.filter(|&name| !names.insert(name) || drawings.load_tree(name).is_none()).collect()
}

/// Renders a drawing scaled to a width and height in pixels.
pub fn draw_tree(tree: &Tree, pixels: &mut Pixmap, width: f32, height: f32) {
    let size = tree.size();
    let fit = Shift::from_scale(width / size.width(), height / size.height());
    resvg::render(tree, fit, &mut pixels.as_mut());
}

/// Pixels as red, green, blue and alpha, not multiplied by alpha.
pub fn straight_pixels(pixels: &Pixmap) -> Vec<u8> {
    let colours = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    colours.flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shared_drawing_can_be_read() {
        let mut drawings = Drawings::default();
        for file in SHARED_DRAWINGS.0.iter().chain(FIGURE_DRAWINGS.0) {
            assert!(drawings.load_tree(file.name).is_some(), "{}", file.name);
        }
    }
}
