//! Title of the form of a new game, with the game that was chosen on the shelf.

use bevy_egui::egui::Color32;

use super::games::GameShelf;
use crate::kit::pen::rect_at;
use crate::kit::{Pen, TextStyle};
use shell::language::{Phrase, phrase};

const TITLE: TextStyle = TextStyle::DIALOG;
/// Width and height of the mark before the title, and gap between both, in points.
const MARK: (f32, f32) = (33.0, 44.0);
const GAP: f32 = 14.0;

/// Draws the title of the form from a point on its baseline in a width. With several games the
/// chosen one is named in it, after its mark. Returns the width of the title, in points.
pub fn draw_form_title(pen: &mut Pen, at: (f32, f32), width: f32, title: Phrase, shelf: &GameShelf) -> f32 {
    let Some(game) = shelf.chosen().filter(|_| shelf.has_several()) else {
        return pen.head(at, TITLE.size, TITLE.colour, title);
    };
    let cover = &game.cover;
    let middle = at.1 - pen.size(TITLE.size) * 0.36;
    pen.draw_svg(cover.mark, rect_at(at.0, middle - MARK.1 / 2.0, MARK.0, MARK.1), Color32::WHITE);
    let before = MARK.0 + GAP;
    let whole = phrase!("shelf-form-title", title = &title, game = &cover.name);
    let has_room = pen.wide(&whole, TITLE) <= width - before;
    let shown = if has_room { whole } else { phrase!("shelf-form-title", title = title, game = &cover.short_name) };
    before + pen.head((at.0 + before, at.1), TITLE.size, TITLE.colour, shown)
}
