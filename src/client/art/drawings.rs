//! The drawings that the program carries, read once.

use std::collections::HashMap;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform as Shift};
use resvg::usvg::{Options, Tree};

use super::files;

/// The drawings once they have been read.
#[derive(Default)]
pub struct Trees(HashMap<&'static str, Tree>);

impl Trees {
    /// A drawing of the program; an unknown name is an empty picture, which a test keeps from
    /// happening.
    pub(super) fn get(&mut self, name: &'static str) -> Option<&Tree> {
        if !self.0.contains_key(name) {
            let (_, text) = files::find(name)?;
            self.0.insert(name, Tree::from_str(text, &Options::default()).ok()?);
        }
        self.0.get(name)
    }
}

/// Draws a drawing over the whole of some pixels' width and height.
pub(super) fn draw_tree(tree: &Tree, pixels: &mut Pixmap, width: f32, height: f32) {
    let size = tree.size();
    let fit = Shift::from_scale(width / size.width(), height / size.height());
    resvg::render(tree, fit, &mut pixels.as_mut());
}

/// Pixels as red, green, blue and alpha, not multiplied by alpha.
pub(super) fn straight(pixels: &Pixmap) -> Vec<u8> {
    let colours = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    colours.flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_read() {
        for (name, _) in files::ALL {
            assert!(Trees::default().get(name).is_some(), "{name}");
        }
    }
}
