//! Pictures that fade at one place and appear at another, where motion is reduced.

use bevy_egui::egui::{Color32, Rect};

use crate::kit::Pen;
use crate::kit::palette::fade_colour;

/// Drawing and its rectangle.
pub type DrawingInPlace = (&'static str, Rect);

/// Picture that fades at one place and appears at another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrossFade {
    /// Drawing that fades.
    pub leaves: DrawingInPlace,
    /// Drawing that appears; `None` for a thing that is gone then.
    pub comes: Option<DrawingInPlace>,
    /// Whether it is seen at the first place until it fades.
    pub waits_in_sight: bool,
}

impl CrossFade {
    /// Drawings at `part` of the time, from 0 to 1, each with its opacity.
    fn drawings_at(&self, part: f32) -> impl Iterator<Item = (DrawingInPlace, f32)> + use<> {
        let comes = self.comes.map(|comes| (comes, part));
        [(self.leaves, 1.0 - part)].into_iter().chain(comes)
    }

    /// Draws the picture at `part` of the time, from 0 to 1.
    pub(super) fn draw_at(&self, pen: &mut Pen, part: f32) {
        for ((drawing, rect), opacity) in self.drawings_at(part) {
            pen.draw_svg(drawing, rect, fade_colour(Color32::WHITE, opacity));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::pen::rect_at;

    #[test]
    fn a_picture_fades_where_it_was_and_appears_where_it_comes_to() {
        let leaves = ("nut", rect_at(0.0, 0.0, 20.0, 20.0));
        let comes = ("nut", rect_at(300.0, 100.0, 60.0, 60.0));
        let fade = CrossFade { leaves, comes: Some(comes), waits_in_sight: true };
        assert_eq!(fade.drawings_at(0.25).collect::<Vec<_>>(), [(leaves, 0.75), (comes, 0.25)]);
        let gone = CrossFade { comes: None, ..fade };
        assert_eq!(gone.drawings_at(1.0).collect::<Vec<_>>(), [(leaves, 0.0)]);
    }
}
