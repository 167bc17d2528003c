//! Reading, colours, motion and the window.

use bevy_egui::egui::{Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2};

use super::controls::{slider, switch};
use crate::client::art::fonts::Face;
use crate::client::kit::button::choice;
use crate::client::kit::palette::{CREAM, ColourSet, INK, INSET, SECOND, SIGN, YELLOW, YELLOW_WELL};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Look, Pen};
use crate::client::settings::{Settings, Speed};
use crate::client::words::usual_name;
use crate::language::phrase;
use crate::record::Colour;

pub(super) fn reading(pen: &mut Pen, rect: Rect, settings: &mut Settings) {
    let (x, y) = (rect.left() + 16.0, rect.top() + 16.0);
    let name = phrase!("settings-text-size");
    let wide = pen.plain((x, y + 14.0), CREAM, &name);
    let label = phrase!("settings-percent", percent = settings.text);
    pen.text((rect.right() - 16.0, y + 15.0), Anchor::End, Face::Display, 18.0, YELLOW, label);
    let bar = Rect::from_min_max(
        pos2(x + (100.0 * pen.look.text.min(1.4)).max(wide + 20.0), y + 3.0),
        pos2(rect.right() - 96.0 * pen.look.text.min(1.4), y + 15.0),
    );
    for step in 0..5 {
        let tick = bar.left() + bar.width() * step as f32 / 4.0;
        pen.line((tick, bar.bottom() + 4.0), (tick, bar.bottom() + 11.0), 2.0, SECOND);
    }
    let part = f32::from(settings.text - 100) / 100.0;
    if let Some(part) = slider(pen, bar, &name, part, 0.25) {
        settings.text = 100 + (part * 4.0).round() as u16 * 25;
    }
    // Text that grows under the pointer while it is dragged would run away from it: the sample shows what comes.
    let sample = area(x, rect.top() + 64.0, rect.width() - 32.0, 58.0);
    pen.panel(sample, 9.0, SIGN);
    pen.edge(sample, 8.0, 8.0, pen.seat(Colour::Orange));
    pen.chip(sample.left() + 20.0, sample.top() + 15.0, Colour::Orange, 28.0);
    let at = (sample.left() + 60.0, sample.top() + 36.0);
    let text = phrase!("settings-text-sample", name = usual_name(Colour::Orange));
    let size = pen.fitting(&text, Face::Bold, 18.0, sample.width() - 70.0);
    pen.text(at, Anchor::Start, Face::Bold, size, CREAM, text);
}

pub(super) fn colours(pen: &mut Pen, rect: Rect, settings: &mut Settings) {
    let width = (rect.width() - 32.0 - 16.0) / 3.0;
    for (number, set) in ColourSet::ALL.into_iter().enumerate() {
        let place = area(rect.left() + 16.0 + number as f32 * (width + 8.0), rect.top() + 16.0, width, 96.0);
        let is_on = settings.colours == set;
        let response = pen.ui.interact(place, Id::new(("colours", number)), Sense::click());
        let name = pen.tell(&set.name());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, &name));
        if response.clicked() {
            settings.colours = set;
        }
        let (fill, line, wide) = if is_on { (YELLOW_WELL, YELLOW, 3.0) } else { (INSET, INK, 2.0) };
        pen.outlined(place, 9.0, fill, Stroke::new(wide, line));
        let chips = Colour::ALL.into_iter().enumerate();
        let step = ((width - 16.0) / 4.0).min(31.0);
        let look = Look { colours: set, ..pen.look };
        let mut swatch = Pen { ui: &mut *pen.ui, art: &mut *pen.art, look };
        for (at, colour) in chips {
            swatch.chip(place.center().x - step * 2.0 + 2.0 + at as f32 * step, place.top() + 18.0, colour, step - 5.0);
        }
        let size = pen.fitting(&name, Face::Bold, 16.0, width - 10.0);
        let (at, colour) = ((place.center().x, place.bottom() - 16.0), if is_on { YELLOW } else { CREAM });
        pen.text(at, Anchor::Middle, Face::Bold, size, colour, &name);
    }
    let text = phrase!("settings-colours-symbols");
    let size = pen.fitting(&text, Face::Text, 16.0, rect.width() - 32.0);
    pen.text((rect.left() + 16.0, rect.top() + 142.0), Anchor::Start, Face::Text, size, SECOND, text);
}

pub(super) fn motion(pen: &mut Pen, rect: Rect, settings: &mut Settings) {
    let left =
        rect.left() + 30.0 + pen.plain((rect.left() + 16.0, rect.top() + 44.0), CREAM, phrase!("settings-speed"));
    let width = (rect.right() - 16.0 - left) / 4.0;
    for (number, speed) in Speed::ALL.into_iter().enumerate() {
        let place = area(left + number as f32 * width, rect.top() + 18.0, width - 6.0, 44.0);
        if choice(pen, place, None, speed.name(), speed.name(), settings.speed == speed) {
            settings.speed = speed;
        }
    }
    let row = area(rect.left() + 16.0, rect.top() + 84.0, rect.width() - 32.0, 40.0);
    switch(pen, row, &phrase!("settings-reduced-motion"), &mut settings.reduced_motion);
}

pub(super) fn window(pen: &mut Pen, rect: Rect, settings: &mut Settings) {
    let width = (rect.width() - 40.0) / 2.0;
    let choices = [(phrase!("settings-in-window"), false), (phrase!("settings-full-screen"), true)];
    for (number, (name, full)) in choices.into_iter().enumerate() {
        let place = area(rect.left() + 16.0 + number as f32 * (width + 8.0), rect.top() + 18.0, width, 44.0);
        if choice(pen, place, None, &name, &name, settings.full_screen == full) {
            settings.full_screen = full;
        }
    }
    let text = phrase!("settings-window-size");
    let size = pen.fitting(&text, Face::Text, 16.0, rect.width() - 32.0);
    pen.text((rect.left() + 16.0, rect.top() + 92.0), Anchor::Start, Face::Text, size, SECOND, text);
}
