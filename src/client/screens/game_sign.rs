//! Sign of the game that a saved game is of: the game's mark and its name.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::game_shelf::cover::Cover;
use super::game_shelf::games::GameShelf;
use super::saved::Entry;
use crate::kit::palette::{INSET, LINE, MUTED};
use crate::kit::panel::build::{painted, text};
use crate::kit::panel::{Node, State, Surface};
use crate::kit::text::Anchor;
use crate::kit::tokens::{LineWidth, Radius};
use crate::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Size of the mark in a row of the list, in points: three wide and four high, as the box.
const MARK: Vec2 = Vec2::new(38.0, 50.0);

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

    /// Returns the name of the game; `None` if the game is not known.
    pub fn name(self) -> Option<&'a Phrase> {
        self.cover.map(|cover| &cover.name)
    }

    /// Describes the mark; that of a game that is not known is an empty frame.
    pub fn mark<M: 'a>(self) -> Node<'a, M> {
        let Some(cover) = self.cover else {
            let frame = |pen: &mut Pen, rect: Rect, _: State| {
                pen.draw_rect(rect, Radius::Chip.points(), INSET, Stroke::new(LineWidth::Row.points(), LINE));
            };
            return text(TextStyle::HEADING.in_colour(MUTED), "?")
                .anchor(Anchor::Middle)
                .exactly_wide(MARK.x)
                .at_least_high(MARK.y)
                .silent()
                .on(Surface::Painted(Box::new(frame)));
        };
        painted(MARK.x, MARK.y, |pen, rect| pen.draw_svg(cover.mark, rect, Color32::WHITE))
    }
}
