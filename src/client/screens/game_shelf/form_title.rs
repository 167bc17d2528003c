//! Title of the form of a new game, with the game that was chosen on the shelf.

use bevy_egui::egui::{Color32, Vec2};

use super::games::GameShelf;
use crate::kit::TextStyle;
use crate::kit::panel::Node;
use crate::kit::panel::build::{choose, painted, row, text};
use crate::kit::spoken::Manner;
use crate::kit::tokens::Space;
use shell::language::{Phrase, phrase};

/// Width and height of the mark before the title, in points: those of the drawing.
const MARK: Vec2 = Vec2::new(33.0, 44.0);

/// Describes the title of the form. With several games the chosen one is named in it, after its
/// mark.
pub fn form_title<'a, M: 'a>(title: Phrase, shelf: &GameShelf) -> Node<'a, M> {
    let heading = |words: Phrase| text(TextStyle::DIALOG, words).manner(Manner::Heading);
    let Some(game) = shelf.chosen().filter(|_| shelf.has_several()) else { return heading(title) };
    let cover = &game.cover;
    let drawing = cover.mark;
    let mark = painted(MARK.x, MARK.y, move |pen, rect| pen.draw_svg(drawing, rect, Color32::WHITE));
    let whole = phrase!("shelf-form-title", title = &title, game = &cover.name);
    let short = phrase!("shelf-form-title", title = title, game = &cover.short_name);
    row([mark, choose([heading(whole), heading(short)])]).gap(Space::M)
}
