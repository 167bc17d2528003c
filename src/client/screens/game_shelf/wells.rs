//! Wells with the facts about a game: players, time, lessons and saved games.

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use super::games::ShelvedGame;
use crate::kit::marks::Lamps;
use crate::kit::palette::{GREEN, INSET, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

const WORDS: TextStyle = TextStyle::STRONG;
/// Usual height of a well, and gap between two, in points.
const HIGH: f32 = 44.0;
const GAP: f32 = 10.0;
/// Margin at both ends of a well, in points.
const MARGIN: f32 = 14.0;
/// Side of an icon, and gap between a sign and the words, in points.
const ICON: f32 = 22.0;
const SIGN_GAP: f32 = 10.0;
/// Side of a lamp, and gap between two, in points.
const LAMP: f32 = 14.0;
const LAMP_GAP: f32 = 4.0;

/// Sign before the words of a well.
#[derive(Clone, Copy)]
enum WellSign {
    Icon(&'static str),
    /// A lamp for each lesson, of which the first `lit` are on.
    Lamps {
        count: u8,
        lit: u8,
    },
}

impl WellSign {
    fn width(self) -> f32 {
        match self {
            Self::Icon(_) => ICON,
            Self::Lamps { count, .. } => f32::from(count) * (LAMP + LAMP_GAP) - LAMP_GAP,
        }
    }
}

/// Well with a fact.
struct Well {
    sign: WellSign,
    words: Phrase,
    /// Place below the upper-left corner of all wells.
    place: Rect,
}

impl Well {
    fn new(sign: WellSign, words: Phrase) -> Self {
        Self { sign, words, place: Rect::ZERO }
    }

    /// Width of its contents and margins, in points.
    fn width(&self, pen: &Pen) -> f32 {
        2.0 * MARGIN + self.sign.width() + SIGN_GAP + pen.wide(&self.words, WORDS) + 1.0
    }

    fn draw(&self, pen: &mut Pen, at: Pos2) {
        let place = self.place.translate(at.to_vec2());
        pen.draw_inset(place, 8.0, INSET);
        let room = place.width() - 2.0 * MARGIN - self.sign.width() - SIGN_GAP;
        let left = place.left() + (place.width() - self.width(pen)).max(0.0) / 2.0 + MARGIN;
        let middle = place.center().y;
        match self.sign {
            WellSign::Icon(icon) => pen.draw_icon(icon, left, middle - ICON / 2.0, ICON, YELLOW),
            WellSign::Lamps { count, lit } => {
                let size = vec2(LAMP, LAMP);
                let lamps = Lamps { count, lit, size, gap: LAMP_GAP, colour: GREEN };
                pen.draw_lamps(pos2(left, middle - LAMP / 2.0), &lamps);
            }
        }
        let words_at = (left + self.sign.width() + SIGN_GAP, middle);
        pen.centred_text(words_at, Anchor::Start, room, WORDS, &self.words);
    }
}

/// Wells of a game, side by side in as many rows as they need.
pub(super) struct Wells {
    wells: Vec<Well>,
    /// Height of all rows, in points.
    pub height: f32,
}

impl Wells {
    /// Lays out the wells of a game in a width. The wells of a row share its width.
    pub(super) fn new(pen: &Pen, game: &ShelvedGame, width: f32) -> Self {
        let mut wells = wells_of(game);
        let high = HIGH.max(pen.size(16.0) + 26.0);
        let mut top = 0.0;
        let mut begin = 0;
        while begin < wells.len() {
            let count = count_in_row(pen, &wells[begin..], width);
            let row = &mut wells[begin..begin + count];
            let spare = width - row.iter().map(|well| well.width(pen)).sum::<f32>() - GAP * (count - 1) as f32;
            let mut left = 0.0;
            for well in row {
                let wide = (well.width(pen) + spare / count as f32).min(width);
                well.place = rect_at(left, top, wide, high);
                left += wide + GAP;
            }
            begin += count;
            top += high + GAP;
        }
        Self { wells, height: top - GAP }
    }

    /// Draws the wells from their upper-left corner.
    pub(super) fn draw(&self, pen: &mut Pen, at: Pos2) {
        self.wells.iter().for_each(|well| well.draw(pen, at));
    }
}

/// Returns the number of the first wells that have room side by side; at least one.
fn count_in_row(pen: &Pen, wells: &[Well], width: f32) -> usize {
    let mut right = -GAP;
    let has_room = |well: &&Well| {
        right += GAP + well.width(pen);
        right <= width
    };
    wells.iter().take_while(has_room).count().max(1)
}

fn wells_of(game: &ShelvedGame) -> Vec<Well> {
    let count = game.cover.lessons;
    let is_done = game.lessons_done >= count;
    let sign = if is_done { WellSign::Icon("check") } else { WellSign::Lamps { count, lit: game.lessons_done } };
    let always = [
        Well::new(WellSign::Icon("human"), game.cover.players_in_words()),
        Well::new(WellSign::Icon("clock"), game.cover.minutes_in_words()),
    ];
    let lessons = game.lessons_in_words().map(|words| Well::new(sign, words));
    let saved = game.saved_in_words().map(|words| Well::new(WellSign::Icon("save"), words));
    always.into_iter().chain(lessons).chain(saved).collect()
}
