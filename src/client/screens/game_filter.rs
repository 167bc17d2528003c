//! Row above the list of saved games that lists those of one game alone. With one game there is no
//! such row.

use bevy_egui::egui::{Color32, Id, Key, Memory, Rect, Response, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2};

use super::game_shelf::cover::Cover;
use super::game_shelf::games::GameShelf;
use super::saved_games::SavedGames;
use crate::app::sheet;
use crate::input::is_pressed_or_repeated;
use crate::kit::focus;
use crate::kit::palette::{CARD, CREAM, FAINT, INK, INSET, RAISED, SECOND, YELLOW, fade_colour};
use crate::kit::pen::rect_at;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Height of the row with the usual text, gap between two entries, and gap below the row, in
/// points.
const HIGH: f32 = 50.0;
const GAP: f32 = 8.0;
const BELOW: f32 = 12.0;
/// Size of a mark, margin at both ends of an entry, and gap between its parts, in points.
const MARK: Vec2 = vec2(30.0, 40.0);
const MARGIN: f32 = 14.0;
const APART: f32 = 10.0;
/// Greatest width that an entry has beyond what it needs, in points.
const MOST_SPARE: f32 = 32.0;
const WORDS: TextStyle = TextStyle::STRONG;

/// Entry of the row: a game, or all games.
struct FilterEntry<'a> {
    /// Cover of the game; `None` for all games.
    cover: Option<&'a Cover>,
    /// Name as it is read out.
    name: Phrase,
    /// Whether the name is drawn.
    has_name: bool,
    /// Number of saved games.
    count: usize,
    is_chosen: bool,
}

/// Returns the entries: all games, and each game.
fn filter_entries<'a>(pen: &Pen, room: f32, saved_games: &SavedGames, shelf: &'a GameShelf) -> Vec<FilterEntry<'a>> {
    let games = shelf.games().iter().map(|game| Some(&game.cover));
    let entry = |cover: Option<&'a Cover>| {
        let game = cover.map(|cover| cover.game);
        FilterEntry {
            cover,
            name: cover.map_or_else(|| phrase!("saved-all-games"), |cover| cover.short_name.clone()),
            has_name: true,
            count: saved_games.count_of(game),
            is_chosen: saved_games.game() == game,
        }
    };
    let mut entries: Vec<_> = [None].into_iter().chain(games).map(entry).collect();
    let all = entries.iter().map(|entry| entry.width(pen) + GAP).sum::<f32>() - GAP;
    if sheet::has_larger_text(pen) || all > room {
        let keeps_chosen = !sheet::has_large_text(pen);
        for entry in &mut entries {
            entry.has_name = entry.cover.is_none() || (keeps_chosen && entry.is_chosen);
        }
    }
    entries
}

impl FilterEntry<'_> {
    fn game(&self) -> Option<&'static str> {
        self.cover.map(|cover| cover.game)
    }

    fn own_id(&self) -> Id {
        Id::new(("saved games of", self.game()))
    }

    /// Whether the entry can be chosen.
    const fn is_enabled(&self) -> bool {
        self.count > 0 || self.is_chosen || self.cover.is_none()
    }

    fn mark_width(&self) -> f32 {
        if self.cover.is_some() { MARK.x + APART } else { 0.0 }
    }

    fn name_width(&self, pen: &Pen) -> f32 {
        if self.has_name { pen.wide(&self.name, WORDS) + APART } else { 0.0 }
    }

    fn count_width(&self, pen: &Pen) -> f32 {
        pen.wide(self.count.to_string(), WORDS) + 16.0
    }

    /// Width that the entry needs, in points.
    fn width(&self, pen: &Pen) -> f32 {
        2.0 * MARGIN + self.mark_width() + self.name_width(pen) + self.count_width(pen)
    }

    /// Listens to clicks. The chosen entry alone can have the keyboard, because the arrows choose
    /// the others.
    fn listen(&self, pen: &Pen, rect: Rect) -> Response {
        let response = match (self.is_chosen, self.is_enabled()) {
            (true, _) => pen.interact_focusable(rect, self.own_id(), Sense::click()),
            (_, true) => pen.ui.interact(rect, self.own_id(), Sense::CLICK),
            _ => pen.ui.interact(rect, self.own_id(), Sense::hover()),
        };
        let saved = phrase!("shelf-saved", count = self.count);
        let words = if self.is_chosen {
            phrase!("saved-spoken-filter-on", name = &self.name, saved = saved)
        } else {
            phrase!("saved-spoken-filter-off", name = &self.name, saved = saved)
        };
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::RadioButton, self.is_enabled(), self.is_chosen, pen.tell(&words))
        });
        response
    }

    fn draw(&self, pen: &mut Pen, rect: Rect, response: &Response) {
        let (fill, text, well, number) = match (self.is_chosen, self.is_enabled() && response.hovered()) {
            (true, _) => (YELLOW, INK, INK, CREAM),
            (_, true) => (RAISED, CREAM, CARD, SECOND),
            _ => (INSET, CREAM, CARD, SECOND),
        };
        let fade = |colour: Color32| if self.is_enabled() { colour } else { fade_colour(colour, FAINT) };
        pen.draw_rect(rect, 9.0, fill, Stroke::new(2.5, INK));
        pen.draw_focus_ring(response, rect.expand(3.5), 11.0);
        let middle = rect.center().y;
        let mut left = rect.center().x - self.width(pen) / 2.0 + MARGIN;
        if let Some(cover) = self.cover {
            pen.draw_svg(cover.mark, rect_at(left, middle - MARK.y / 2.0, MARK.x, MARK.y), fade(Color32::WHITE));
        }
        left += self.mark_width();
        let count_width = self.count_width(pen);
        pen.silently(|pen| {
            if self.has_name {
                let letters = TextStyle { colour: fade(text), ..WORDS };
                pen.centred_text((left, middle), Anchor::Start, f32::INFINITY, letters, &self.name);
            }
            left += self.name_width(pen);
            let high = 24.0_f32.max(pen.size(16.0) + 8.0);
            pen.fill_rect(rect_at(left, middle - high / 2.0, count_width, high), 7.0, fade(well));
            let letters = TextStyle { colour: fade(number), ..WORDS };
            let at = (left + count_width / 2.0, middle);
            pen.centred_text(at, Anchor::Middle, count_width, letters, self.count.to_string());
        });
    }
}

/// Returns places of the entries side by side, in as many rows as they need.
fn entry_places(pen: &Pen, room: Rect, entries: &[FilterEntry]) -> Vec<Rect> {
    let widths: Vec<f32> = entries.iter().map(|entry| entry.width(pen)).collect();
    let count = widths.len() as f32;
    let spare = (room.width() - widths.iter().sum::<f32>() - GAP * (count - 1.0)) / count;
    let widths: Vec<f32> = widths.into_iter().map(|width| width + spare.clamp(0.0, MOST_SPARE)).collect();
    wrap_into_rows(room, &widths, HIGH.max(pen.size(16.0) + 18.0), GAP)
}

/// Draws the row from the upper edge of a room, if there are several games. Returns the upper edge
/// of the room that is left below it, in points.
pub fn draw_game_filter(pen: &mut Pen, room: Rect, saved_games: &mut SavedGames, shelf: &GameShelf) -> f32 {
    if !shelf.has_several() {
        return room.top();
    }
    let entries = filter_entries(pen, room.width(), saved_games, shelf);
    let places = entry_places(pen, room, &entries);
    let mut asked = None;
    for (number, (entry, place)) in entries.iter().zip(&places).enumerate() {
        let response = entry.listen(pen, *place);
        entry.draw(pen, *place, &response);
        if entry.is_enabled() && response.clicked() {
            asked = Some(entry);
        }
        if response.has_focus() {
            asked = asked.or(entry_by_arrows(pen, &entries, number));
        }
    }
    if let Some(entry) = asked {
        choose_entry(pen, &entries, entry);
        saved_games.list_game(entry.game());
    }
    places.last().map_or(room.top(), |place| place.bottom() + BELOW)
}

/// Returns the entry to which an arrow key leads from the one at an index: the next one that can be
/// chosen.
fn entry_by_arrows<'e, 'c>(pen: &Pen, entries: &'e [FilterEntry<'c>], from: usize) -> Option<&'e FilterEntry<'c>> {
    let ctx = pen.ui.ctx();
    let is_enabled = |entry: &&FilterEntry| entry.is_enabled();
    if is_pressed_or_repeated(ctx, Key::ArrowLeft) {
        entries[..from].iter().rev().find(is_enabled)
    } else if is_pressed_or_repeated(ctx, Key::ArrowRight) {
        entries[from + 1..].iter().find(is_enabled)
    } else {
        None
    }
}

/// Gives the keyboard to an entry that is chosen if the one chosen before has it.
fn choose_entry(pen: &Pen, entries: &[FilterEntry], chosen: &FilterEntry) {
    let ctx = pen.ui.ctx();
    let before = entries.iter().find(|entry| entry.is_chosen).map(FilterEntry::own_id);
    if before.is_some() && ctx.memory(Memory::focused) == before {
        focus::give_focus(ctx, chosen.own_id());
    }
    ctx.request_repaint();
}
