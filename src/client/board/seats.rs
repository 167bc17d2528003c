//! A card for each seat: who sits there, a picture, meters and badges. What they mean is for others
//! to know.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::art::Picture;
use crate::client::art::fonts::Face;
use crate::client::kit::letters::Hint;
use crate::client::kit::notes;
use crate::client::kit::palette::{
    CARD, CREAM, FAINT, GREEN, INK, INSET, LIGHT_RED, MUTED, PANEL, SECOND, YELLOW, faded,
};
use crate::client::kit::pen::area;
use crate::client::kit::points::LARGE;
use crate::client::kit::{Anchor, Block, Letters, Pen};
use crate::shell::language::Phrase;
use crate::shell::seats::{Colour, SeatId};

/// Lower cards show no status, and the figures of a bar beside it.
const TALL: f32 = 170.0;
/// From one meter to the next on a low card.
const LOW_STEP: f32 = 22.0;
/// Shorter bars say nothing that their figures don't.
const SHORTEST_BAR: f32 = 20.0;
/// What is between badges, and how large their icons are.
const BADGES_APART: f32 = 5.0;
const BADGE_ICON: f32 = 22.0;

/// What a card shows of a seat.
pub struct Card {
    /// Whose it is.
    pub seat: SeatId,
    /// Where it is.
    pub rect: Rect,
    /// What the player is called.
    pub name: String,
    /// The player's colour.
    pub colour: Colour,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether a computer plays the seat.
    pub is_computer: bool,
    /// What the player is doing, in a word or two.
    pub status: Phrase,
    /// A drawing of what the player has for a while, in the upper right corner.
    pub token: Option<&'static str>,
    /// What stands for the player; `None` where it has no room.
    pub picture: Option<Picture>,
    /// Meters, one below the other.
    pub meters: Vec<Meter>,
    /// Badges side by side.
    pub badges: Vec<Badge>,
}

/// A number out of a full one.
pub enum Meter {
    /// A lamp for each point.
    Lamps {
        /// The icon before them.
        icon: &'static str,
        /// How many are on.
        value: u8,
        /// How many there are.
        full: u8,
        /// Whether those that are on warn.
        is_low: bool,
    },
    /// A bar with its figures.
    Bar {
        /// The icon before it.
        icon: &'static str,
        /// How far it is filled.
        value: u16,
        /// What it can hold.
        full: u16,
    },
}

/// A number that may be changing.
pub struct Badge {
    /// Its icon.
    pub icon: &'static str,
    /// What it is.
    pub value: u16,
    /// What it was before what is being tried out; the same if nothing is.
    pub before: u16,
}

/// What a click leads to.
pub struct Link {
    /// In words.
    pub name: Phrase,
    /// What it is noted by.
    pub note: String,
    /// What the pointer is told.
    pub hint: Phrase,
}

/// Where things are on a card.
struct Places {
    /// The player's name.
    name: Block,
    /// The middle of the name's line or lines.
    name_middle: f32,
    /// The upper edge of the badges, and how high they are.
    badges: (f32, f32),
    /// What is left for meters between name and badges.
    meters: (f32, f32),
}

impl Places {
    fn of(pen: &Pen, card: &Card) -> Self {
        let rect = card.rect;
        let room = rect.width() - if card.token.is_some() { 102.0 } else { 66.0 };
        let name = match pen.measure(&card.name, Face::Display, 19.0) <= room {
            true => pen.block(&card.name, Face::Display, (Anchor::Start, 19.0, room), CREAM),
            false => pen.name_block(&card.name, Letters::bold(16.0, CREAM), room),
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

/// Draws a card; numbers take some seconds to change. Returns where the picture is.
pub fn show(pen: &mut Pen, card: &Card, seconds: f32) -> Option<Rect> {
    surface(pen, card);
    let rect = card.rect;
    let places = Places::of(pen, card);
    let left = rect.left() + 14.0;
    pen.chip(left, (places.name_middle - 14.3).round(), card.colour, 28.0);
    pen.put_level(left + 37.0, places.name_middle, &places.name);
    if let Some(token) = card.token {
        pen.drawing(token, area(rect.right() - 46.0, rect.top() + 9.0, 32.0, 32.0), Color32::WHITE);
    }
    let spot = card.picture.as_ref().map(|picture| {
        let top = places.meters.0 - rect.top();
        let spot = area(left, rect.top() + top, 84.0, (rect.height() - top - 47.0).min(80.0));
        well(pen, card.seat, picture, spot);
        spot
    });
    numbers(pen, card, if spot.is_some() { left + 92.0 } else { left }, &places, seconds);
    let shares = badge_widths(pen, card);
    let mut x = left;
    for (badge, width) in card.badges.iter().zip(shares) {
        show_badge(pen, card, badge, area(x, places.badges.0, width, places.badges.1), seconds);
        x += width + BADGES_APART;
    }
    spot
}

/// Listens to clicks on a rectangle for a seat; returns whether it was clicked.
pub fn listen(pen: &mut Pen, seat: SeatId, rect: Rect, link: &Link) -> bool {
    let response = pen.ui.interact(rect, Id::new(("look closer", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&link.name)));
    notes::note(pen.ui.ctx(), || link.note.clone(), rect);
    if response.hovered() || response.has_focus() {
        pen.frame(rect.expand(2.0), 11.0, Stroke::new(2.5, CREAM));
    }
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand).hint(pen.tell(&link.hint));
    clicked
}

/// The card without anything on it.
fn surface(pen: &Pen, card: &Card) {
    let rect = card.rect;
    let hue = pen.seat(card.colour);
    if card.is_active {
        let x = rect.right();
        let y = rect.center().y;
        let point = vec![pos2(x, y - 16.0), pos2(x + 14.0, y), pos2(x, y + 16.0)];
        pen.painter().add(Shape::convex_polygon(point, hue, Stroke::new(3.0, INK)));
        pen.panel(rect, 10.0, CARD);
        pen.frame(rect.shrink(3.5), 7.5, Stroke::new(4.0, hue));
    } else {
        pen.panel(rect, 10.0, PANEL);
        pen.edge(rect, 8.0, 7.0, hue);
    }
}

/// The picture on its ground.
fn well(pen: &mut Pen, seat: SeatId, picture: &Picture, rect: Rect) {
    pen.inset(rect, 7.0, INSET);
    let floor = Rect::from_min_max(pos2(rect.left() + 1.0, rect.bottom() - 11.0), rect.max - vec2(1.0, 1.0));
    pen.fill(floor, 6.0, Color32::from_rgb(0x0f, 0x19, 0x1e));
    pen.figure(seat, picture, rect, 10.0);
}

/// The status and the meters, from `x` on.
fn numbers(pen: &mut Pen, card: &Card, x: f32, places: &Places, seconds: f32) {
    let top = card.rect.top();
    let right = card.rect.right() - 23.0;
    let is_tall = card.rect.height() >= TALL;
    let lines = if is_tall { status_line(pen, card, (x, top + 62.0), right) } else { 0 };
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
                lamps(pen, (x, y), end, icon, (full, value), is_low)
            }
            Meter::Bar { icon, value, full } => {
                pen.icon(icon, x, y, 20.0, Color32::WHITE);
                let id = Id::new(("bar", icon, card.seat));
                let shown = pen.ui.ctx().animate_value_with_time(id, f32::from(value), seconds);
                bar(pen, (x, y), right, is_below, (shown, full));
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

/// A lamp for each point. Returns how wide it is with its icon.
fn lamps(
    pen: &mut Pen,
    (x, y): (f32, f32),
    right: f32,
    icon: &'static str,
    (full, value): (u8, u8),
    is_low: bool,
) -> f32 {
    pen.icon(icon, x, y, 20.0, Color32::WHITE);
    let on = if is_low { Color32::from_rgb(0xff, 0x7a, 0x6b) } else { YELLOW };
    let lamp = ((right - x - 25.0 + 2.6) / f32::from(full.max(1)) - 2.6).clamp(4.0, 20.0);
    pen.lamps(x + 25.0, y + 3.0, (full, value), (lamp, 14.0), 2.6, on);
    25.0 + f32::from(full) * (lamp + 2.6)
}

/// A bar and its figures, below it or beside it. Where figures leave no room for a bar there is
/// none.
fn bar(pen: &Pen, (x, y): (f32, f32), right: f32, is_below: bool, (shown, full): (f32, u16)) {
    let label = format!("{shown:.0} / {full}");
    let at = if is_below { (right, y + 31.0) } else { (right + 8.0, y + 10.0 + 6.0 * pen.look.text) };
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let end = if is_below { right } else { right - wide };
    if end - x - 25.0 >= SHORTEST_BAR {
        pen.meter(Rect::from_min_max(pos2(x + 25.0, y + 4.0), pos2(end, y + 16.0)), shown, full);
    }
}

/// What the player is doing. Returns over how many lines it is.
fn status_line(pen: &mut Pen, card: &Card, at: (f32, f32), right: f32) -> usize {
    let mut x = at.0;
    if card.is_computer {
        pen.icon("bot", x, at.1 - 15.0, 18.0, SECOND);
        x += 25.0;
    }
    let (face, colour) = if card.is_active { (Face::Bold, CREAM) } else { (Face::Text, SECOND) };
    let status = pen.block(&card.status, face, (Anchor::Start, 16.0, right - x + 13.0), colour);
    pen.put(pos2(x, at.1 - pen.size(16.0)), &status);
    status.lines()
}

/// How wide each badge is: as the others, if there is room for all numbers, or as its number needs.
fn badge_widths(pen: &Pen, card: &Card) -> Vec<f32> {
    let count = card.badges.len() as f32;
    let room = card.rect.width() - 28.0 - BADGES_APART * (count - 1.0);
    let needs: Vec<f32> = card
        .badges
        .iter()
        .map(|badge| BADGE_ICON + 10.0 + pen.measure(badge.value.to_string(), Face::Display, 16.0))
        .collect();
    if needs.iter().all(|&need| need <= room / count) {
        return vec![room / count; card.badges.len()];
    }
    let more = (room - needs.iter().sum::<f32>()) / count;
    needs.into_iter().map(|need| need + more).collect()
}

/// One of the badges along the lower edge of a card.
fn show_badge(pen: &mut Pen, card: &Card, badge: &Badge, place: Rect, seconds: f32) {
    let (fill, line, text) = match badge.value.cmp(&badge.before) {
        Ordering::Greater => (Color32::from_rgb(0x1d, 0x4a, 0x3f), GREEN, GREEN),
        Ordering::Less => (Color32::from_rgb(0x47, 0x21, 0x1f), LIGHT_RED, LIGHT_RED),
        Ordering::Equal => (INSET, INK, if badge.value == 0 { MUTED } else { CREAM }),
    };
    pen.outlined(place, 6.0, fill, Stroke::new(2.0, line));
    let shown = pen.rolled((badge.icon, card.seat), badge.value, seconds).to_string();
    let number = pen.measure(&shown, Face::Display, 16.0);
    let icon = (place.width() - 10.0 - number).clamp(12.0, BADGE_ICON);
    let tint = if badge.value == 0 { faded(Color32::WHITE, FAINT) } else { Color32::WHITE };
    let middle = place.center().y;
    pen.icon(badge.icon, place.left() + 4.0, middle - icon / 2.0, icon, tint);
    let at = (place.right() - 6.0, middle + 0.5 + 6.0 * pen.look.text);
    pen.text(at, Anchor::End, Face::Display, 16.0, text, shown);
}
