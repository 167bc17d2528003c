//! Sign of the game that a saved game is of: the game's mark and its short name.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::game_shelf::cover::Cover;
use super::game_shelf::games::GameShelf;
use super::saved::Entry;
use crate::kit::palette::{INSET, LINE, MUTED};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Size of the mark in a row of the list, in points.
pub const MARK: Vec2 = vec2(38.0, 50.0);

/// Sign of a saved game's game, which may not be known.
#[derive(Clone, Copy)]
pub struct GameSign<'a> {
    cover: Option<&'a Cover>,
}

impl<'a> GameSign<'a> {
    /// Returns the sign of a saved game; `None` with one game, which nothing shows.
    pub fn of(shelf: &'a GameShelf, entry: &Entry) -> Option<Self> {
        let cover = entry.game.as_deref().and_then(|game| shelf.cover_of(game));
        shelf.has_several().then_some(Self { cover })
    }

    /// Returns the short name of the game; `None` if the game is not known.
    pub fn name(self) -> Option<&'a Phrase> {
        self.cover.map(|cover| &cover.short_name)
    }

    /// Draws the mark; that of a game that is not known is an empty frame.
    pub fn draw_mark(self, pen: &mut Pen, rect: Rect) {
        if let Some(cover) = self.cover {
            pen.draw_svg(cover.mark, rect, Color32::WHITE);
            return;
        }
        pen.draw_rect(rect.shrink(1.5), 6.0, INSET, Stroke::new(2.5, LINE));
        let letters = TextStyle::HEADING.in_colour(MUTED);
        pen.silently(|pen| pen.centred_text(rect.center().into(), Anchor::Middle, rect.width(), letters, "?"));
    }
}
