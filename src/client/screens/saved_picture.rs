//! Picture of a saved game: the player whose turn it is, or a cross for a damaged file.

use bevy_egui::egui::{Color32, Id, Rect, Vec2};

use super::saved::Entry;
use crate::kit::palette::LIGHT_RED;
use crate::kit::panel::build::widget;
use crate::kit::panel::{HeightRange, Node, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, Space};

/// Opacity of the drawing that stands for a picture, of 255.
const FAINT: u8 = 120;

/// Describes the picture of a saved game, with a least and an ideal height in points.
pub fn saved_picture<M>(entry: &Entry, least: f32, ideal: f32) -> Node<'_, M> {
    widget(SavedPicture { entry, heights: HeightRange { least, ideal } })
}

struct SavedPicture<'a> {
    entry: &'a Entry,
    heights: HeightRange,
}

impl<M> Widget<M> for SavedPicture<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        self.heights
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let square = |side: f32| Rect::from_center_size(rect.center(), Vec2::splat(side));
        let margin = Space::Xs.points();
        let inner = rect.size().min_elem();
        match &self.entry.held {
            Err(_) => pen.draw_svg("cross", square(IconSize::Large.points().min(inner / 2.0)), LIGHT_RED),
            Ok(saved) => match &saved.picture {
                Some(picture) => pen.draw_seat_picture(&self.entry.path, picture, rect, margin),
                None => {
                    let drawing = square(inner - Space::Xl.points());
                    pen.draw_svg(saved.drawing, drawing, Color32::from_white_alpha(FAINT));
                }
            },
        }
        None
    }
}
