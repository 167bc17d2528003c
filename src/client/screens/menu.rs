//! The menu over the table. Escape opens and closes it.
//!
//! The game at the table says what the menu holds, and has a system that calls
//! [`MenuScreen::draw`] while the menu is open.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::notice::Notice;
use crate::app::request::{Purpose, Request, Tour};
use crate::app::screen::Screen;
use crate::app::{focus, sheet};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::input::is_pressed;
use crate::kit::notes;
use crate::kit::palette::{CARD, INK, RAISED, SECOND};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{self, ScrollKeys};
use crate::kit::text::letters::HoverHint;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::seats::{Seat, SeatId, SeatKind};
use shell::seats::{next_seat_kind, seat_kind};

/// Entry of the menu.
#[derive(Clone, Debug)]
pub struct MenuEntry {
    /// Label.
    pub label: Phrase,
    /// Icon before the label.
    pub icon: &'static str,
    /// Requests of a press.
    pub requests: Vec<Request>,
}

impl MenuEntry {
    /// Creates an entry that makes one request.
    pub fn new(label: Phrase, icon: &'static str, request: Request) -> Self {
        Self { label, icon, requests: vec![request] }
    }

    /// Creates an entry that closes the menu after a request.
    pub fn closing(label: Phrase, icon: &'static str, request: Request) -> Self {
        Self { label, icon, requests: vec![request, Request::CloseOverlay] }
    }

    /// Creates the entry that leads back to the table.
    pub fn play_on() -> Self {
        Self::new(phrase!("menu-play-on"), "play", Request::CloseOverlay)
    }

    /// Creates the entry that leads back to the result of a game that is over, with the icon of its
    /// end.
    pub fn back_to_result(icon: &'static str) -> Self {
        Self::new(phrase!("back-to-result"), icon, Request::Show(Screen::Victory))
    }

    /// Creates the entry that leads to the rules.
    pub fn how_to_play() -> Self {
        Self::new(phrase!("menu-how-to-play"), "help", Request::Show(Screen::HowToPlay))
    }
}

/// Contents of the menu.
#[derive(Clone, Debug)]
pub struct MenuContents<'a> {
    /// Sentence about how the game or exercise is kept.
    pub sentence: Phrase,
    /// Rows of one or two entries. The first entry is emphasized, and Enter presses it.
    pub rows: Vec<Vec<MenuEntry>>,
    /// Seats whose players can be changed.
    pub seats: &'a [Seat],
    /// Usual height of the panel, in points.
    pub height: f32,
}

/// Usual height of the menu of a game, in points.
pub const HEIGHT: f32 = 606.0;

/// Returns the rows for a game that can be saved and watched. `first` leads back to the game, and
/// `beside_watch` is the game's own entry beside the one that watches it.
pub fn rows_of_game(first: MenuEntry, beside_watch: Option<MenuEntry>) -> Vec<Vec<MenuEntry>> {
    let save = MenuEntry::new(phrase!("menu-save-as-file"), "save", Request::Choose(Purpose::Save));
    let copy = MenuEntry::closing(phrase!("menu-copy-as-text"), "copy", Request::CopyPlay);
    let watch = MenuEntry::new(phrase!("menu-watch"), "replay", Request::WatchPlay(Tour::default()));
    let load = MenuEntry::new(phrase!("menu-load"), "load", Request::Show(Screen::Load));
    let rows = vec![
        vec![first],
        vec![save, copy],
        [watch].into_iter().chain(beside_watch).collect(),
        vec![load, MenuEntry::how_to_play()],
    ];
    rows.into_iter().chain(last_rows()).collect()
}

/// Returns the last rows of every menu, which lead out of the game.
pub fn last_rows() -> [Vec<MenuEntry>; 2] {
    let settings = MenuEntry::new(phrase!("menu-settings"), "settings", Request::Show(Screen::Settings));
    let title = MenuEntry::new(phrase!("menu-main"), "menu", Request::Show(Screen::Title));
    let quit = MenuEntry::new(phrase!("menu-quit"), "quit", Request::Quit);
    [vec![settings, title], vec![quit]]
}

/// Returns the sentence about how a game is saved.
pub fn saving_sentence<G: ClientGame>(play: &Play<G>) -> Phrase {
    match play.fault() {
        Some(fault) => phrase!("menu-not-saved", fault = fault),
        None => phrase!("menu-saves-itself"),
    }
}

/// State with which the menu is drawn.
#[derive(SystemParam)]
pub struct MenuScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    settings: Res<'w, Settings>,
    art: ResMut<'w, Art>,
    chooser: Option<Res<'w, Chooser>>,
    notice: ResMut<'w, Notice>,
    requests: MessageWriter<'w, Request>,
}

impl MenuScreen<'_, '_> {
    /// Draws the menu and makes the requests of an entry that is pressed. Returns the seat to give
    /// to a kind of player, if one was pressed.
    ///
    /// # Errors
    /// The error of a window without an interface.
    pub fn draw(&mut self, menu: &MenuContents) -> Result<Option<(SeatId, SeatKind)>> {
        let ctx = self.contexts.ctx_mut()?.clone();
        if self.chooser.is_some() {
            focus::keep_top_sheet(&ctx);
            return Ok(None);
        }
        let mut pressed_requests = None;
        let mut given_seat = None;
        let enter = sheet::is_enter_pressed(&ctx);
        sheet::draw_modal_layer(&ctx, &self.settings, &mut self.art, "menu", |pen, whole| {
            let rect = sheet::draw_dialog_panel(pen, whole, (560.0, menu.height));
            scroll::draw_scrolled(pen, rect.shrink2(vec2(32.0, 20.0)), "menu", ScrollKeys::Pages, |pen, room| {
                let x = room.left() + 4.0;
                let wide = room.width() - 8.0;
                let mut top = room.top() + 4.0;
                top += pen.title(pos2(x, top), wide, TextStyle::DIALOG, phrase!("menu-title")) + 5.0;
                top += pen.passage(pos2(x, top), wide, TextStyle::NOTE, &menu.sentence) + 15.0;
                let (high, entry) = draw_rows(pen, room.with_min_y(top), &menu.rows);
                pressed_requests = entry.map(|entry| entry.requests.clone());
                top += high + 18.0;
                if !menu.seats.is_empty() {
                    let (high, seat) = draw_seats(pen, room.with_min_y(top), menu.seats);
                    given_seat = seat;
                    top += high;
                }
                top - room.top()
            });
        });
        if enter {
            pressed_requests = menu.rows.first().and_then(|row| row.first()).map(|entry| entry.requests.clone());
        } else if is_pressed(&ctx, Key::Escape) {
            pressed_requests = Some(vec![Request::CloseOverlay]);
        }
        if let Some(pressed_requests) = pressed_requests {
            self.notice.clear_messages();
            self.requests.write_batch(pressed_requests);
        }
        Ok(given_seat)
    }
}

/// Draws the players of the seats; a click gives a seat to the next kind of player. Returns the
/// height, in points, and the seat and kind of player that were asked for.
fn draw_seats(pen: &mut Pen, room: Rect, seats: &[Seat]) -> (f32, Option<(SeatId, SeatKind)>) {
    // Four in a row are too narrow for large text.
    let count = if sheet::has_large_text(pen) { seats.len().min(2) } else { seats.len() } as f32;
    let wide = (room.width() - 8.0 * (count - 1.0)) / count;
    let kinds: Vec<String> = seats.iter().map(|seat| pen.tell(&seat_kind(seat.kind))).collect();
    let letters = TextStyle::NOTE;
    let kind_top = 12.0 + pen.size(18.0);
    let kind_high = kinds.iter().map(|kind| pen.tall(kind, letters, wide - 46.0)).fold(0.0, f32::max);
    let places = wrap_into_rows(room, &vec![wide; seats.len()], 58.0_f32.max(kind_top + kind_high + 8.0), 8.0);
    let mut handed = None;
    for (((number, seat), kind), place) in (0_u8..).zip(seats).zip(&kinds).zip(&places) {
        let response = pen.interact_focusable(*place, Id::new(("seat kind", number)), Sense::click());
        let name = phrase!("menu-seat-kind", name = &seat.name, kind = kind);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&name)));
        notes::record_place(pen.ui.ctx(), || format!("seat kind {number}"), *place);
        pen.draw_rect(*place, 9.0, if response.hovered() { RAISED } else { CARD }, Stroke::new(2.5, INK));
        pen.draw_focus_ring(&response, place.expand(3.5), 12.0);
        pen.draw_seat_chip(place.left() + 10.0, place.top() + pen.size(19.0) - 11.0, seat.colour, 22.0);
        let at = (place.left() + 39.0, place.top() + 9.0 + pen.size(16.0));
        pen.silently(|pen| {
            pen.own_name(at, wide - 46.0, TextStyle::STRONG, &seat.name);
            pen.passage(pos2(at.0, place.top() + kind_top), wide - 46.0, letters, kind);
        });
        let icon = if seat.kind == SeatKind::Human { "human" } else { "bot" };
        pen.draw_icon(icon, place.left() + 11.0, place.top() + kind_top + 3.0, 20.0, SECOND);
        if response.clicked() {
            handed = Some((SeatId(number), next_seat_kind(seat.kind)));
        }
        let hint = pen.tell(&phrase!("menu-give-seat"));
        response.on_hover_hint(hint);
    }
    (places.last().map_or(0.0, |last| last.bottom() - room.top()), handed)
}

/// Draws the rows of entries; returns their height, in points, and the entry that was pressed.
fn draw_rows<'a>(pen: &mut Pen, room: Rect, rows: &'a [Vec<MenuEntry>]) -> (f32, Option<&'a MenuEntry>) {
    let mut pressed = None;
    let mut top = room.top();
    for (number, row) in rows.iter().enumerate() {
        let wide = (room.width() - 12.0 * (row.len() - 1) as f32) / row.len() as f32;
        let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
        let button = |entry: &'a MenuEntry| Button::new(&entry.label, kind, 19.0).with_icon(entry.icon);
        let high = row.iter().fold(58.0, |high, entry| button(entry).height(pen, wide, high));
        for (column, entry) in row.iter().enumerate() {
            let place = rect_at(room.left() + column as f32 * (wide + 12.0), top, wide, high);
            let button = button(entry).with_number(2 * number + column);
            let button = if number == 0 { button.as_default() } else { button };
            if button.show(pen, place) {
                pressed = Some(entry);
            }
        }
        top += high + 10.0;
    }
    (top - 10.0 - room.top(), pressed)
}
