//! Card of the chosen game: its name, who made it, a sentence, and its facts.

use bevy_egui::egui::{Rect, pos2};

use super::games::ShelvedGame;
use super::wells::Wells;
use crate::kit::palette::{CREAM, YELLOW};
use crate::kit::{Anchor, Pen, TextStyle};

const NAME: TextStyle = TextStyle::display(24.0, YELLOW);
const CREDIT: TextStyle = TextStyle::NOTE;
const SENTENCE: TextStyle = TextStyle::text(17.5, CREAM);
/// Margins of the card, in points.
const SIDE: f32 = 20.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 20.0;
/// Gaps between the name and the credit beside it, above the sentence, and above the wells, in
/// points.
const BESIDE: f32 = 14.0;
const ABOVE_SENTENCE: f32 = 9.0;
const ABOVE_WELLS: f32 = 20.0;

/// Card of a game, laid out in a width.
pub(super) struct CoverCard<'a> {
    game: &'a ShelvedGame,
    /// Width of its contents, in points.
    room: f32,
    /// Width of the name, if the credit is beside it.
    name_width: Option<f32>,
    name_height: f32,
    credit_height: f32,
    sentence_height: f32,
    wells: Wells,
}

impl<'a> CoverCard<'a> {
    /// Lays out the card of a game in a width.
    pub(super) fn new(pen: &Pen, game: &'a ShelvedGame, width: f32) -> Self {
        let room = width - 2.0 * SIDE;
        let cover = &game.cover;
        let name_width = pen.wide(&cover.name, NAME);
        let has_room = name_width + BESIDE + pen.wide(&cover.credit, CREDIT) <= room;
        Self {
            game,
            room,
            name_width: has_room.then_some(name_width),
            name_height: pen.tall(&cover.name, NAME, room),
            credit_height: if has_room { 0.0 } else { pen.tall(&cover.credit, CREDIT, room) },
            sentence_height: pen.tall(&cover.sentence, SENTENCE, room),
            wells: Wells::new(pen, game, room),
        }
    }

    /// Height that the card needs, in points.
    pub(super) fn height(&self) -> f32 {
        let words = self.name_height + self.credit_height + ABOVE_SENTENCE + self.sentence_height;
        TOP + words + ABOVE_WELLS + self.wells.height + BOTTOM
    }

    /// Draws the contents of the card.
    pub(super) fn draw(&self, pen: &mut Pen, rect: Rect) {
        let cover = &self.game.cover;
        let left = rect.left() + SIDE;
        let mut top = rect.top() + TOP;
        pen.title(pos2(left, top), self.room, NAME, &cover.name);
        if let Some(name_width) = self.name_width {
            let baseline = top + pen.size(NAME.size) * 0.92;
            let x = left + name_width + BESIDE;
            pen.text((x, baseline), Anchor::Start, CREDIT.face, CREDIT.size, CREDIT.colour, &cover.credit);
        }
        top += self.name_height;
        if self.name_width.is_none() {
            top += pen.passage(pos2(left, top), self.room, CREDIT, &cover.credit);
        }
        top += ABOVE_SENTENCE;
        top += pen.passage(pos2(left, top), self.room, SENTENCE, &cover.sentence) + ABOVE_WELLS;
        self.wells.draw(pen, pos2(left, top));
    }
}
