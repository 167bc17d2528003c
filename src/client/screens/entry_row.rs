//! Row of a saved game in the list: its picture, its players, its state, and the time of saving.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::game_sign::{GameSign, MARK};
use super::saved::{Entry, title, when};
use crate::app::sheet;
use crate::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, RAISED, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Pen, TextStyle};
use crate::play::window_games::SavedFacts;
use shell::language::{Phrase, phrase};

const TITLE: TextStyle = TextStyle::HEADING;
const TIME: TextStyle = TextStyle::NOTE;
const SENTENCE: TextStyle = TextStyle::STRONG;
const NAME: TextStyle = TextStyle::NOTE;
/// Margin at the right of the words, in points.
const RIGHT: f32 = 16.0;
/// Least gap between words at the left and at the right of a line, in points.
const BETWEEN: f32 = 16.0;
/// Width of a seat's chip with the gap after it, and gap between two seats, in points.
const CHIP: f32 = 27.0;
const APART: f32 = 13.0;

/// Sizes of the parts of a row, in points.
struct RowSizes {
    /// Left edge of the picture, and its side.
    picture: (f32, f32),
    /// Left edge of the words.
    left: f32,
    /// Margin above and below the words.
    margin: f32,
    /// Height that the title takes, and the least gap below it.
    title: (f32, f32),
    /// The same of the sentence.
    sentence: (f32, f32),
    /// Least height of the row.
    least: f32,
}

/// Sizes of a row without the mark of its game.
const USUAL: RowSizes = RowSizes {
    picture: (12.0, 74.0),
    left: 102.0,
    margin: 11.0,
    title: (26.0, 4.0),
    sentence: (27.0, 8.0),
    least: 96.0,
};
/// Sizes of a row with the mark of its game.
const WITH_MARK: RowSizes = RowSizes {
    picture: (62.0, 66.0),
    left: 144.0,
    margin: 9.0,
    title: (25.0, 3.0),
    sentence: (24.0, 4.0),
    least: 88.0,
};
/// Left edge of the mark, in points.
const MARK_LEFT: f32 = 15.0;

/// Name of the game in a row.
struct NamePlace<'a> {
    name: &'a Phrase,
    /// Line of its own, in points below the upper edge of the row; `None` beside the sentence.
    down: Option<f32>,
}

/// Layout of a row; its lines are in points below its upper edge.
pub struct EntryRow<'a> {
    sizes: &'static RowSizes,
    /// Sign of the game; `None` where nothing shows the game.
    game: Option<GameSign<'a>>,
    name: Option<NamePlace<'a>>,
    /// Width of the words, in points.
    room: f32,
    /// Width of the title, in points, and whether the time is beside it.
    title: (f32, bool),
    time: f32,
    sentence: f32,
    /// Line that says that the game is not proved, if it has one of its own.
    doubt: Option<f32>,
    seats: Vec<Rect>,
    /// Whether the seats have names; they are in the title too.
    has_names: bool,
    why: f32,
    high: f32,
}

/// Sentence on the state of a saved game, or on a damaged file.
fn state_of(entry: &Entry) -> Phrase {
    entry.held.as_ref().map_or_else(|_| phrase!("saved-damaged"), |saved| saved.sentence.clone())
}

impl<'a> EntryRow<'a> {
    /// Lays out the row of a saved game, with the sign of its game if there is one.
    pub fn of(pen: &Pen, width: f32, entry: &Entry, game: Option<GameSign<'a>>) -> Self {
        let sizes = if game.is_some() { &WITH_MARK } else { &USUAL };
        let room = width - sizes.left - RIGHT;
        let time_wide = pen.wide(when(entry.written), TIME);
        let is_beside = pen.wide(title(entry), TITLE) + BETWEEN + time_wide <= room;
        let title_room = if is_beside { room - BETWEEN - time_wide } else { room };
        let title_high = pen.tall(title(entry), TITLE, title_room);
        let line = pen.tall("0", TIME, room);
        let margin = sizes.margin;
        let time = if is_beside { margin } else { margin + title_high };
        let sentence = margin + sizes.title.0.max(title_high + sizes.title.1) + if is_beside { 0.0 } else { line };
        let state = state_of(entry);
        let state_high = pen.tall(&state, SENTENCE, room);
        let mut name = game.and_then(GameSign::name).map(|name| NamePlace { name, down: None });
        let name_wide = name.as_ref().map_or(0.0, |place| BETWEEN + pen.wide(place.name, TIME));
        let state_wide = pen.wide(&state, SENTENCE);
        let has_room_for_name = state_wide + name_wide <= room;
        if let Some(name) = name.as_mut().filter(|_| !has_room_for_name) {
            name.down = Some(sentence + state_high);
        }
        let name_line = if has_room_for_name { 0.0 } else { line };
        let mut doubt = None;
        let has_names = game.is_none() || !sheet::has_larger_text(pen);
        let mut seats = Vec::new();
        let mut why = 0.0;
        let end = match &entry.held {
            Err(reason) => {
                why = sentence + state_high + name_line + 4.0;
                why + pen.tall(reason, NAME, room) + margin
            }
            Ok(saved) => {
                let mark = pen.wide(phrase!("saved-not-proved"), SENTENCE) + 12.0;
                let has_mark = saved.doubt.is_some();
                let fits = !has_mark || state_wide + mark + name_wide <= room;
                doubt = (!fits).then_some(sentence + state_high + name_line);
                let doubt_line = if fits { 0.0 } else { line };
                let chips = sentence + sizes.sentence.0.max(state_high + sizes.sentence.1) + name_line + doubt_line;
                let most = pen.size(96.0);
                let width = |name: &str| if has_names { CHIP + pen.wide(name, NAME).min(most) } else { CHIP };
                let widths: Vec<f32> = saved.seats.iter().map(|seat| width(&seat.name)).collect();
                let apart = if has_names { APART } else { 0.0 };
                seats = wrap_into_rows(rect_at(sizes.left, chips, room, 0.0), &widths, 20.0_f32.max(line), apart);
                seats.last().map_or(chips, Rect::bottom) + margin
            }
        };
        let title = (title_room, is_beside);
        let high = end.max(sizes.least);
        Self { sizes, game, name, room, title, time, sentence, doubt, seats, has_names, why, high }
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
        if let Some(game) = self.game {
            let middle = rect.top() + self.sizes.least / 2.0;
            game.draw_mark(pen, Rect::from_min_size(pos2(rect.left() + MARK_LEFT, middle - MARK.y / 2.0), MARK));
        }
        let (well_left, well_side) = self.sizes.picture;
        let well = rect_at(rect.left() + well_left, rect.top() + 11.0, well_side, well_side);
        pen.draw_inset(well, 7.0, INSET);
        match &entry.held {
            Ok(SavedFacts { picture: Some(picture), .. }) => pen.draw_seat_picture(&entry.path, picture, well, 4.0),
            Ok(saved) => pen.draw_svg(saved.drawing, well.shrink(12.0), Color32::from_white_alpha(120)),
            Err(_) => pen.draw_icon("cross", well.center().x - 15.0, well.center().y - 15.0, 30.0, LIGHT_RED),
        }
        let at = |down: f32| pos2(rect.left() + self.sizes.left, rect.top() + down);
        let (title_room, is_beside) = self.title;
        pen.passage(at(self.sizes.margin), title_room, TITLE, title(entry));
        let time = when(entry.written);
        if is_beside {
            let middle = rect.top() + self.time + pen.tall(&time, TIME, self.room) / 2.0;
            pen.centred_text((rect.right() - RIGHT, middle), Anchor::End, self.room, TIME, time);
        } else {
            pen.passage(at(self.time), self.room, TIME, time);
        }
        self.draw_game_name(pen, rect, entry);
        match &entry.held {
            Err(why) => {
                let damaged = TextStyle { colour: LIGHT_RED, ..SENTENCE };
                pen.passage(at(self.sentence), self.room, damaged, phrase!("saved-damaged"));
                pen.passage(at(self.why), self.room, TextStyle { colour: CREAM, ..NAME }, why);
            }
            Ok(saved) => self.saved(pen, rect, saved),
        }
    }

    /// Draws the name of the game below the time, or below the sentence.
    fn draw_game_name(&self, pen: &mut Pen, rect: Rect, entry: &Entry) {
        let Some(NamePlace { name, down }) = &self.name else { return };
        if let Some(down) = down {
            pen.passage(rect.min + vec2(self.sizes.left, *down), self.room, TIME, *name);
            return;
        }
        let middle = rect.top() + self.sentence + pen.tall(state_of(entry), SENTENCE, self.room) / 2.0;
        pen.centred_text((rect.right() - RIGHT, middle), Anchor::End, self.room, TIME, *name);
    }

    fn saved(&self, pen: &mut Pen, rect: Rect, saved: &SavedFacts) {
        let at = |down: f32| pos2(rect.left() + self.sizes.left, rect.top() + down);
        let high = pen.passage(at(self.sentence), self.room, SENTENCE, &saved.sentence);
        if saved.doubt.is_some() {
            let letters: TextStyle = TextStyle { colour: YELLOW, ..SENTENCE };
            let text: Phrase = phrase!("saved-not-proved");
            match self.doubt {
                Some(down) => drop(pen.passage(at(down), self.room, letters, text)),
                None => {
                    let beside = self.name.as_ref().filter(|name| name.down.is_none());
                    let name = beside.map_or(0.0, |place| BETWEEN + pen.wide(place.name, TIME));
                    let at = (rect.right() - RIGHT - name, at(self.sentence).y + high / 2.0);
                    pen.centred_text(at, Anchor::End, self.room, letters, text);
                }
            }
        }
        for (seat, place) in saved.seats.iter().zip(&self.seats) {
            let place = place.translate(rect.min.to_vec2());
            pen.draw_seat_chip(place.left(), place.center().y - 10.0, seat.colour, 20.0);
            if self.has_names {
                let baseline = place.center().y + pen.size(16.0) * 0.36;
                pen.own_name((place.left() + CHIP, baseline), place.width() - CHIP + 0.5, NAME, &seat.name);
            }
        }
    }
}
