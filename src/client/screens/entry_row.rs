//! Row of a saved game in the list: its picture, its players, its state, and the time of saving.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use super::saved::{Entry, title, when};
use crate::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, RAISED, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Letters, Pen};
use crate::play::window_games::SavedFacts;
use shell::language::{Phrase, phrase};

const TITLE: Letters = Letters::display(18.0, CREAM);
const TIME: Letters = Letters::text(16.0, SECOND);
const SENTENCE: Letters = Letters::bold(16.0, CREAM);
const NAME: Letters = Letters::text(16.0, SECOND);
/// Left edge of the words, and margin at their right, in points.
const LEFT: f32 = 102.0;
const RIGHT: f32 = 16.0;
/// Width of a seat's chip with the gap after it, and gap between two seats, in points.
const CHIP: f32 = 27.0;
const APART: f32 = 13.0;

/// Layout of a row; its lines are in points below its upper edge.
pub struct EntryRow {
    /// Width of the words, in points.
    room: f32,
    /// Width of the title, in points, and whether the time is beside it.
    title: (f32, bool),
    time: f32,
    sentence: f32,
    /// Line that says that the game is not proved, if it has one of its own.
    doubt: Option<f32>,
    seats: Vec<Rect>,
    why: f32,
    high: f32,
}

impl EntryRow {
    /// Lays out the row of a game.
    pub fn of(pen: &Pen, width: f32, entry: &Entry) -> Self {
        let room = width - LEFT - RIGHT;
        let time_wide = pen.wide(when(entry.written), TIME);
        let is_beside = pen.wide(title(entry), TITLE) + 16.0 + time_wide <= room;
        let title_room = if is_beside { room - 16.0 - time_wide } else { room };
        let title_high = pen.tall(title(entry), TITLE, title_room);
        let line = pen.tall("0", TIME, room);
        let time = if is_beside { 11.0 } else { 11.0 + title_high };
        let sentence = 11.0 + 26.0_f32.max(title_high + 4.0) + if is_beside { 0.0 } else { line };
        let mut doubt = None;
        let mut seats = Vec::new();
        let mut why = 0.0;
        let end = match &entry.held {
            Err(reason) => {
                why = sentence + pen.tall(phrase!("saved-damaged"), SENTENCE, room) + 4.0;
                why + pen.tall(reason, NAME, room) + 11.0
            }
            Ok(saved) => {
                let mark = pen.wide(phrase!("saved-not-proved"), SENTENCE) + 12.0;
                let has_mark = saved.doubt.is_some();
                let fits = !has_mark || pen.wide(&saved.sentence, SENTENCE) + mark <= room;
                let words = pen.tall(&saved.sentence, SENTENCE, room);
                doubt = (!fits).then_some(sentence + words);
                let chips = sentence + 27.0_f32.max(words + 8.0) + if fits { 0.0 } else { line };
                let most = pen.size(96.0);
                let widths: Vec<f32> =
                    saved.seats.iter().map(|seat| CHIP + pen.wide(&seat.name, NAME).min(most)).collect();
                seats = wrap_into_rows(rect_at(LEFT, chips, room, 0.0), &widths, 20.0_f32.max(line), APART);
                seats.last().map_or(chips, Rect::bottom) + 11.0
            }
        };
        Self { room, title: (title_room, is_beside), time, sentence, doubt, seats, why, high: end.max(96.0) }
    }

    /// Height of the row, in points.
    pub const fn high(&self) -> f32 {
        self.high
    }

    /// Draws the row.
    pub fn show(&self, pen: &mut Pen, rect: Rect, entry: &Entry, is_chosen: bool, is_hovered: bool) {
        let (fill, line, wide) = match (&entry.held, is_chosen) {
            (_, true) => (RAISED, YELLOW, 3.5),
            (Err(_), _) => (Color32::from_rgb(0x3d, 0x27, 0x27), INK, 2.5),
            (Ok(_), _) if is_hovered => (RAISED, INK, 2.5),
            (Ok(_), _) => (CARD, INK, 2.5),
        };
        pen.draw_rect(rect.shrink(2.0), 10.0, fill, Stroke::new(wide, line));
        let well = rect_at(rect.left() + 12.0, rect.top() + 11.0, 74.0, 74.0);
        pen.draw_inset(well, 7.0, INSET);
        match &entry.held {
            Ok(SavedFacts { picture: Some(picture), .. }) => pen.draw_seat_picture(&entry.path, picture, well, 4.0),
            Ok(saved) => pen.draw_svg(saved.drawing, well.shrink(12.0), Color32::from_white_alpha(120)),
            Err(_) => pen.draw_icon("cross", well.left() + 22.0, well.top() + 22.0, 30.0, LIGHT_RED),
        }
        let at = |down: f32| pos2(rect.left() + LEFT, rect.top() + down);
        let (title_room, is_beside) = self.title;
        pen.passage(at(11.0), title_room, TITLE, title(entry));
        let time = when(entry.written);
        if is_beside {
            let middle = rect.top() + self.time + pen.tall(&time, TIME, self.room) / 2.0;
            pen.centred_text((rect.right() - RIGHT, middle), Anchor::End, self.room, TIME, time);
        } else {
            pen.passage(at(self.time), self.room, TIME, time);
        }
        match &entry.held {
            Err(why) => {
                let damaged = Letters { colour: LIGHT_RED, ..SENTENCE };
                pen.passage(at(self.sentence), self.room, damaged, phrase!("saved-damaged"));
                pen.passage(at(self.why), self.room, Letters { colour: CREAM, ..NAME }, why);
            }
            Ok(saved) => self.saved(pen, rect, saved),
        }
    }

    fn saved(&self, pen: &mut Pen, rect: Rect, saved: &SavedFacts) {
        let at = |down: f32| pos2(rect.left() + LEFT, rect.top() + down);
        let high = pen.passage(at(self.sentence), self.room, SENTENCE, &saved.sentence);
        if saved.doubt.is_some() {
            let letters: Letters = Letters { colour: YELLOW, ..SENTENCE };
            let text: Phrase = phrase!("saved-not-proved");
            match self.doubt {
                Some(down) => drop(pen.passage(at(down), self.room, letters, text)),
                None => {
                    let at = (rect.right() - RIGHT, at(self.sentence).y + high / 2.0);
                    pen.centred_text(at, Anchor::End, self.room, letters, text);
                }
            }
        }
        for (seat, place) in saved.seats.iter().zip(&self.seats) {
            let place = place.translate(rect.min.to_vec2());
            pen.draw_seat_chip(place.left(), place.center().y - 10.0, seat.colour, 20.0);
            let baseline = place.center().y + pen.size(16.0) * 0.36;
            pen.own_name((place.left() + CHIP, baseline), place.width() - CHIP + 0.5, NAME, &seat.name);
        }
    }
}
