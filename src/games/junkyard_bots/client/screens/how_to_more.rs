//! The pages after those of the rules: rulings, accessibility, and all keys.

use bevy_egui::egui::{Rect, pos2};

use client::app::sheet::has_large_text;
use client::input::bindings::english_key_cap;
use client::input::{Shortcut, Shortcuts};
use client::kit::palette::YELLOW;
use client::kit::pen::rect_at;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{MESSAGES, Phrase, phrase};

const TEXT: TextStyle = TextStyle::BODY;
const HEADING: TextStyle = TextStyle::HEADING.in_colour(YELLOW);

/// Draws the rulings: decisions of this game where the rulebook is silent. Returns their height, in
/// points.
pub fn draw_rulings(pen: &Pen, room: Rect, rulings: &[(String, Phrase)]) -> f32 {
    let mut top = room.top();
    let letters = TextStyle::FIGURE.in_colour(YELLOW);
    let number_wide = rulings.iter().map(|(number, _)| pen.wide(number, letters) + 12.0).fold(56.0, f32::max);
    for (number, text) in rulings {
        pen.passage(pos2(room.left(), top), number_wide, letters, number);
        let width = room.width() - number_wide;
        top += pen.passage(pos2(room.left() + number_wide, top), width, TEXT, text) + 10.0;
    }
    top - 10.0 - room.top()
}

/// Endings of the ids of messages on the page about accessibility.
const ACCESSIBILITY: [&str; 8] = ["text", "colours", "motion", "sound", "keys", "reader", "touch", "languages"];

/// Draws the page about accessibility. Returns its height, in points, and whether the button for
/// the settings was pressed.
pub fn draw_accessibility(pen: &mut Pen, room: Rect) -> (f32, bool) {
    let settings = Button::new(phrase!("how-to-accessibility.settings"), ButtonKind::Slate, 17.0).with_icon("settings");
    let wide = settings.width(pen).max(200.0).min(room.width());
    let place = rect_at(room.left(), room.top(), wide, settings.height(pen, wide, 48.0));
    let is_asked = settings.show(pen, place);
    let mut top = place.bottom() + 14.0;
    for what in ACCESSIBILITY {
        let of = |attribute: &str| Phrase::new(&MESSAGES, format!("how-to-accessibility-{what}.{attribute}"));
        top += pen.title(pos2(room.left(), top), room.width(), HEADING, of("title")) + 2.0;
        top += pen.passage(pos2(room.left(), top), room.width(), TEXT, of("text")) + 12.0;
    }
    (top - 12.0 - room.top(), is_asked)
}

/// Draws all keys with their effects. Returns the height of the page, in points.
pub fn draw_keys(pen: &Pen, room: Rect, shortcuts: &Shortcuts) -> f32 {
    let mut top = room.top();
    for group in shortcuts.groups() {
        let heading = Phrase::new(&MESSAGES, group.name);
        top += pen.title(pos2(room.left(), top + 8.0), room.width(), HEADING, heading) + 18.0;
        for shortcut in shortcuts.all_in(group.places) {
            top += draw_key_row(pen, room.with_min_y(top), shortcut, shortcuts);
        }
    }
    top - room.top()
}

fn draw_key_row(pen: &Pen, room: Rect, shortcut: Shortcut, shortcuts: &Shortcuts) -> f32 {
    let caps: Vec<Phrase> = shortcuts.keys_of(shortcut).map(english_key_cap).collect();
    let bold = TextStyle::STRONG;
    let wide: f32 = caps.iter().map(|cap| pen.wide(cap, bold) + 22.0).sum();
    let drawn = if has_large_text(pen) { 340.0 } else { 250.0 };
    let left = room.left() + wide.max(drawn);
    let width = room.right() - left;
    // Four long caps leave no room beside them.
    let is_below = width < 0.4 * room.width();
    let line = (34.0 * pen.look.text).max(pen.size(16.0) + 18.0);
    let (at, high) = if is_below {
        let words = pen.tall(shortcut.words(), TEXT, room.width());
        ((room.left(), room.top() + line + words / 2.0), line + words + 6.0)
    } else {
        let high = line.max(pen.tall(shortcut.words(), TEXT, width) + 8.0);
        ((left, room.top() + high / 2.0), high)
    };
    let middle = if is_below { room.top() + line / 2.0 } else { at.1 };
    let mut x = room.left();
    for cap in caps {
        x += pen.draw_keycap(x, middle - 13.0, cap) + 8.0;
    }
    pen.centred_text(at, Anchor::Start, if is_below { room.width() } else { width }, TEXT, shortcut.words());
    high
}
