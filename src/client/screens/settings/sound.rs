//! Volumes, silence, and sounds in words.

use bevy_egui::egui::{Rect, Shape, Stroke, pos2, vec2};

use super::controls::{slider, switch};
use crate::client::art::fonts::Face;
use crate::client::input::Shortcut;
use crate::client::kit::button::choice;
use crate::client::kit::palette::{CARD, CREAM, INK, INSET, SECOND, STAGE, STAGE_LINE, YARD, YELLOW, rgb};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::{Captions, Settings};
use crate::client::sound::player::Player;
use crate::language::{Phrase, phrase};
use crate::record::Colour;

/// How high the cards are in a page as high as drawn, and how far apart.
const CARDS: [f32; 3] = [226.0, 64.0, 196.0];
const GAP: f32 = 14.0;

pub(super) fn show(pen: &mut Pen, body: Rect, settings: &mut Settings, player: &Player) {
    let drawn = CARDS.iter().sum::<f32>() + 2.0 * GAP;
    let scale = (body.height() / drawn).min(1.0);
    let mut top = body.top();
    let [volumes, behind, captions] = CARDS.map(|height| {
        let card = area(body.left(), top, body.width(), height * scale);
        top += (height + GAP) * scale;
        card
    });
    for card in [volumes, behind, captions] {
        pen.panel(card, 10.0, CARD);
    }
    show_volumes(pen, volumes, scale, settings, player);
    let row = behind.shrink2(vec2(18.0, 6.0));
    switch(pen, row, &phrase!("settings-silent-behind"), &mut settings.silent_behind);
    show_captions(pen, captions, scale, settings);
}

fn show_volumes(pen: &mut Pen, card: Rect, scale: f32, settings: &mut Settings, player: &Player) {
    let (left, width) = (card.left() + 18.0, card.width() - 36.0);
    let row = area(left, card.top() + 10.0 * scale, width, 44.0 * scale);
    switch(pen, row, &phrase!("settings-all-sound"), &mut settings.sound);
    let line = card.top() + 60.0 * scale;
    pen.line((left, line), (left + width, line), 2.0, INSET);
    let before = (settings.effects, settings.ambience);
    let row = |number: usize| area(left, card.top() + (72.0 + 56.0 * number as f32) * scale, width, 50.0 * scale);
    let effects = [phrase!("settings-effects"), phrase!("settings-effects-about")];
    let ambience = [phrase!("settings-ambience"), phrase!("settings-ambience-about")];
    let try_effects = volume(pen, row(0), 0, &effects, &mut settings.effects);
    let try_ambience = volume(pen, row(1), 1, &ambience, &mut settings.ambience);
    if try_effects || try_ambience {
        player.look_again();
    }
    // What is tried, and what was changed, is heard at once; while a knob is dragged, at every tenth.
    if try_effects || settings.effects / 10 != before.0 / 10 {
        player.play("snap_medium", 0.0);
    }
    if try_ambience {
        player.try_ambience();
    }
    let key = settings.keys.cap(Shortcut::Mute);
    let (colour, text) = match player.fault() {
        Some(why) => (YELLOW, phrase!("settings-no-sound", why = why)),
        None => (SECOND, phrase!("settings-mute", key = key)),
    };
    let size = pen.fitting(&text, Face::Text, 16.0, width);
    pen.text((left, card.bottom() - 20.0 * scale), Anchor::Start, Face::Text, size, colour, text);
}

/// The row of a volume, with its name and what it is about; returns whether it is to be tried.
fn volume(pen: &mut Pen, row: Rect, number: usize, [name, what]: &[Phrase; 2], volume: &mut u8) -> bool {
    let words = 180.0;
    let middle = row.center().y;
    // A low row has no room for what it is about.
    let has_room = row.height() > 2.2 * pen.size(16.0);
    let foot = if has_room { middle - 3.0 } else { middle + pen.size(16.0) * 0.36 };
    let size = pen.fitting(name, Face::Bold, 16.0, words);
    pen.text((row.left(), foot), Anchor::Start, Face::Bold, size, CREAM, name);
    if has_room {
        let below = middle + 4.0 + pen.size(16.0) * 0.8;
        let size = pen.fitting(what, Face::Text, 16.0, words);
        pen.text((row.left(), below), Anchor::Start, Face::Text, size, SECOND, what);
    }
    let button = area(row.right() - 86.0, row.top() + 2.0, 86.0, row.height() - 4.0);
    let bar = Rect::from_min_max(pos2(row.left() + 188.0, middle - 6.0), pos2(button.left() - 76.0, middle + 6.0));
    if let Some(part) = slider(pen, bar, name, f32::from(*volume) / 100.0, 0.05) {
        *volume = (part * 100.0).round() as u8;
    }
    let at = (button.left() - 22.0, middle + 6.0);
    pen.text_within(at, Anchor::End, Face::Display, 18.0, YELLOW, volume.to_string(), 46.0);
    Button::new(phrase!("settings-try"), Kind::Ghost, 16.0).icon("play").nth(number).show(pen, button)
}

fn show_captions(pen: &mut Pen, card: Rect, scale: f32, settings: &mut Settings) {
    let (left, width) = (card.left() + 18.0, card.width() - 36.0);
    let foot = card.top() + 36.0 * scale;
    let title = phrase!("settings-captions");
    let size = pen.fitting(&title, Face::Display, 18.0, 110.0);
    let after = left + pen.text((left, foot), Anchor::Start, Face::Display, size, CREAM, title) + 14.0;
    let widths = [72.0, 116.0, 128.0];
    let mut x = left + width - widths.iter().sum::<f32>() - 8.0;
    let about = phrase!("settings-captions-about");
    pen.text_within((after, foot), Anchor::Start, Face::Text, 16.0, SECOND, about, x - after - 12.0);
    for (captions, wide) in Captions::ALL.into_iter().zip(widths) {
        let place = area(x, card.top() + 12.0 * scale, wide, 44.0 * scale);
        let called = phrase!("settings-captions-where", place = captions.name());
        if choice(pen, place, None, captions.name(), called, settings.captions == captions) {
            settings.captions = captions;
        }
        x += wide + 4.0;
    }
    sample(pen, area(left, card.top() + 68.0 * scale, width, card.height() - 86.0 * scale), settings.captions);
}

/// What captions look like, where they are chosen to be.
fn sample(pen: &mut Pen, rect: Rect, captions: Captions) {
    pen.inset(rect, 8.0, STAGE);
    let inner = rect.shrink(3.0);
    let ground = inner.with_min_y(rect.top() + rect.height() * 0.56);
    for line in 1..11 {
        let x = inner.left() + inner.width() * line as f32 / 11.0;
        pen.line((x, inner.top()), (x, ground.top() - 8.0), 1.5, STAGE_LINE);
    }
    pen.fill(ground, 0.0, YARD);
    let edge = ground.with_min_y(ground.top() - 8.0).with_max_y(ground.top());
    pen.fill(edge, 0.0, INK);
    let count = (edge.width() / 22.0) as u16;
    for stripe in 0..count {
        let x = edge.left() + 6.0 + f32::from(stripe) * edge.width() / f32::from(count);
        let corners = vec![
            pos2(x + 6.0, edge.top()),
            pos2(x + 15.0, edge.top()),
            pos2(x + 9.0, edge.bottom()),
            pos2(x, edge.bottom()),
        ];
        pen.painter().add(Shape::convex_polygon(corners, YELLOW, Stroke::NONE));
    }
    let at = (rect.left() + 16.0, rect.top() + rect.height() * 0.25 + 6.0);
    let text = match captions {
        Captions::Off => phrase!("settings-captions-sample-off"),
        Captions::Log => phrase!("settings-captions-sample-log"),
        Captions::Table => phrase!("settings-captions-sample-table"),
    };
    let size = pen.fitting(&text, Face::Bold, 16.0, rect.width() - 32.0);
    pen.text(at, Anchor::Start, Face::Bold, size, CREAM, text);
    let middle = ground.center().y;
    let spring = phrase!("caption-threw");
    match captions {
        Captions::Off => {}
        Captions::Log => {
            pen.chip(rect.left() + 18.0, middle - 11.0, Colour::Green, 22.0);
            let at = (rect.left() + 50.0, middle + 6.0);
            let line = phrase!("caption-in-log", caption = spring);
            pen.text_within(at, Anchor::Start, Face::Text, 16.0, SECOND, line, rect.width() - 70.0);
        }
        Captions::Table => {
            let size = pen.fitting(&spring, Face::Text, 17.0, rect.width() - 130.0);
            let wide = 74.0 + pen.measure(&spring, Face::Text, size) + 16.0;
            let pill = Rect::from_center_size(ground.center(), vec2(wide, 34.0_f32.min(ground.height() - 6.0)));
            pen.outlined(pill, 8.0, INSET, Stroke::new(2.0, rgb(0x46_6a7c)));
            pen.icon("sound_on", pill.left() + 13.0, middle - 11.0, 22.0, YELLOW);
            pen.chip(pill.left() + 42.0, middle - 11.0, Colour::Green, 22.0);
            let at = (pill.left() + 74.0, middle + pen.size(size) * 0.35);
            pen.text(at, Anchor::Start, Face::Text, size, CREAM, spring);
        }
    }
}
