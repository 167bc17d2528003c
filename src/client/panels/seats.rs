//! Cards of the seats: a player's name, a picture, meters and badges. The caller defines their
//! meaning.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::seat_figures::{BADGES_APART, Badge, Meter, badge_widths, draw_badge, draw_bar, draw_lamps};
use crate::art::Picture;
use crate::art::fonts::Face;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, PANEL, SECOND};
use crate::kit::pen::rect_at;
use crate::kit::points::LARGE;
use crate::kit::text::letters::HoverHint;
use crate::kit::{Anchor, Block, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Height from which a card shows the status, and the figures of a bar below it, in points.
const TALL: f32 = 170.0;
/// Distance from one meter to the next on a low card, in points.
const LOW_STEP: f32 = 22.0;

/// Contents of the card of a seat.
pub struct SeatCard {
    /// Seat.
    pub seat: SeatId,
    /// Rectangle of the card.
    pub rect: Rect,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether a computer plays the seat.
    pub is_computer: bool,
    /// State of the player, in a word or two.
    pub status: Phrase,
    /// Drawing of a temporary possession of the player, in the upper right corner.
    pub token: Option<&'static str>,
    /// Picture of the player; `None` if there is no room for it.
    pub picture: Option<Picture>,
    /// Meters, one below the other.
    pub meters: Vec<Meter>,
    /// Badges side by side.
    pub badges: Vec<Badge>,
}

/// Target of a click.
pub struct Link {
    /// Name in words.
    pub name: Phrase,
    /// Name in the notes for tests.
    pub note: String,
    /// Hint at the pointer.
    pub hint: Phrase,
}

/// Layout of the contents of a card.
struct CardPlaces {
    /// Name of the player.
    name: Block,
    /// Vertical middle of the name's line or lines, in points.
    name_middle: f32,
    /// Upper edge of the badges, and their height, in points.
    badges: (f32, f32),
    /// Upper and lower end of the room for meters between name and badges, in points.
    meters: (f32, f32),
}

impl CardPlaces {
    fn of(pen: &Pen, card: &SeatCard) -> Self {
        let rect = card.rect;
        let room = rect.width() - if card.token.is_some() { 102.0 } else { 66.0 };
        let name = match pen.measure(&card.name, Face::Display, 19.0) <= room {
            true => pen.block(&card.name, TextStyle::NAME, Anchor::Start, room),
            false => pen.name_block(&card.name, TextStyle::STRONG, room),
        };
        if pen.look.text <= LARGE {
            let top = if rect.height() < TALL { 44.0 } else { 48.0 };
            let badges = (rect.bottom() - 42.0, 31.0);
            return Self { name, name_middle: rect.top() + 26.35, badges, meters: (rect.top() + top, badges.0) };
        }
        let high = pen.size(16.0).max(31.0);
        let badges = (rect.bottom() - 9.0 - high, high);
        let foot = rect.top() + 4.0 + name.height().max(36.0);
        let name_middle = rect.top() + 4.0 + name.height().max(36.0) / 2.0;
        Self { name, name_middle, badges, meters: (foot, badges.0) }
    }
}

/// Draws a card; its numbers take `seconds` to change. Returns the rectangle of the picture.
pub fn draw_seat_card(pen: &mut Pen, card: &SeatCard, seconds: f32) -> Option<Rect> {
    draw_surface(pen, card);
    let rect = card.rect;
    let places = CardPlaces::of(pen, card);
    let left = rect.left() + 14.0;
    pen.draw_seat_chip(left, (places.name_middle - 14.3).round(), card.colour, 28.0);
    pen.put_level(left + 37.0, places.name_middle, &places.name);
    if let Some(token) = card.token {
        pen.draw_svg(token, rect_at(rect.right() - 46.0, rect.top() + 9.0, 32.0, 32.0), Color32::WHITE);
    }
    let spot = card.picture.as_ref().map(|picture| {
        let top = places.meters.0 - rect.top();
        let spot = rect_at(left, rect.top() + top, 84.0, (rect.height() - top - 47.0).min(80.0));
        draw_picture(pen, card.seat, picture, spot);
        spot
    });
    draw_meters(pen, card, if spot.is_some() { left + 92.0 } else { left }, &places, seconds);
    let badges = &card.badges;
    let room = rect.width() - 28.0 - BADGES_APART * (badges.len() as f32 - 1.0);
    let mut x = left;
    for (badge, width) in badges.iter().zip(badge_widths(pen, badges, room)) {
        draw_badge(pen, card.seat, badge, rect_at(x, places.badges.0, width, places.badges.1), seconds);
        x += width + BADGES_APART;
    }
    spot
}

/// Listens for clicks on a rectangle of a seat; returns whether it was clicked.
pub fn is_card_clicked(pen: &mut Pen, seat: SeatId, rect: Rect, link: &Link) -> bool {
    let response = pen.ui.interact(rect, Id::new(("look closer", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&link.name)));
    notes::record_place(pen.ui.ctx(), || link.note.clone(), rect);
    if response.hovered() || response.has_focus() {
        pen.stroke_rect(rect.expand(2.0), 11.0, Stroke::new(2.5, CREAM));
    }
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&link.hint));
    clicked
}

/// Draws the card without its contents.
fn draw_surface(pen: &Pen, card: &SeatCard) {
    let rect = card.rect;
    let hue = pen.seat_colour(card.colour);
    if card.is_active {
        let x = rect.right();
        let y = rect.center().y;
        let point = vec![pos2(x, y - 16.0), pos2(x + 14.0, y), pos2(x, y + 16.0)];
        pen.painter().add(Shape::convex_polygon(point, hue, Stroke::new(3.0, INK)));
        pen.draw_panel(rect, 10.0, CARD);
        pen.stroke_rect(rect.shrink(3.5), 7.5, Stroke::new(4.0, hue));
    } else {
        pen.draw_panel(rect, 10.0, PANEL);
        pen.draw_left_edge(rect, 8.0, 7.0, hue);
    }
}

/// Draws the picture on its ground.
fn draw_picture(pen: &mut Pen, seat: SeatId, picture: &Picture, rect: Rect) {
    pen.draw_inset(rect, 7.0, INSET);
    let floor = Rect::from_min_max(pos2(rect.left() + 1.0, rect.bottom() - 11.0), rect.max - vec2(1.0, 1.0));
    pen.fill_rect(floor, 6.0, Color32::from_rgb(0x0f, 0x19, 0x1e));
    pen.draw_seat_picture(seat, picture, rect, 10.0);
}

/// Draws the status and the meters, from `x` on.
fn draw_meters(pen: &mut Pen, card: &SeatCard, x: f32, places: &CardPlaces, seconds: f32) {
    let top = card.rect.top();
    let right = card.rect.right() - 23.0;
    let is_tall = card.rect.height() >= TALL;
    let lines = if is_tall { draw_status(pen, card, (x, top + 62.0), right) } else { 0 };
    let (from, to) = places.meters;
    let is_below = is_tall && lines < 2;
    let (first, step) = if pen.look.text > LARGE {
        ((from + to) / 2.0 - LOW_STEP, LOW_STEP)
    } else if is_below {
        (top + 71.0, 26.0)
    } else if is_tall {
        (top + 87.0, LOW_STEP)
    } else {
        (top + 45.0, LOW_STEP)
    };
    // Between a name of two lines and the badges there is room for one row.
    let is_one_row = to - from < 2.0 * LOW_STEP - 1.0;
    let mut x = x;
    let mut y = if is_one_row { (from + to) / 2.0 - 10.0 } else { first };
    for meter in &card.meters {
        let wide = match *meter {
            Meter::Lamps { icon, value, full, is_low } => {
                let end = if is_one_row { (x + right) / 2.0 - 20.0 } else { right };
                draw_lamps(pen, pos2(x, y), end, icon, full, value, is_low)
            }
            Meter::Bar { icon, value, full } => {
                pen.draw_icon(icon, x, y, 20.0, Color32::WHITE);
                let id = Id::new(("bar", icon, card.seat));
                let shown = pen.ui.ctx().animate_value_with_time(id, f32::from(value), seconds);
                draw_bar(pen, pos2(x, y), right, is_below, shown, full);
                right - x
            }
        };
        if is_one_row {
            x += wide + 10.0;
        } else {
            y += step;
        }
    }
}

/// Draws the state of the player. Returns its number of lines.
fn draw_status(pen: &mut Pen, card: &SeatCard, at: (f32, f32), right: f32) -> usize {
    let mut x = at.0;
    if card.is_computer {
        pen.draw_icon("bot", x, at.1 - 15.0, 18.0, SECOND);
        x += 25.0;
    }
    let (face, colour) = if card.is_active { (Face::Bold, CREAM) } else { (Face::Text, SECOND) };
    let status = pen.block(&card.status, TextStyle { face, size: 16.0, colour }, Anchor::Start, right - x + 13.0);
    pen.put(pos2(x, at.1 - pen.size(16.0)), &status);
    status.lines()
}
