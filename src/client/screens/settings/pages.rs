//! The pages for reading, colours, motion and the window.

use bevy_egui::egui::{Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::controls::draw_slider;
use crate::app::sheet::has_large_text;
use crate::kit::choice::{choice_height, choice_width, draw_choice};
use crate::kit::palette::{CARD, CREAM, ColourSet, INK, INSET, SECOND, SIGN, YELLOW, YELLOW_WELL};
use crate::kit::pen::rect_at;
use crate::kit::switch::Switch;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Appearance, Letters, Pen};
use crate::settings::{Settings, Speed};
use shell::language::{Phrase, phrase};
use shell::seats::Colour;
use shell::seats::default_name;

const NAME: Letters = Letters::text(16.0, CREAM);
const NOTE: Letters = Letters::text(16.0, SECOND);
const PERCENT: Letters = Letters::display(18.0, YELLOW);
/// Margin of a card's contents, in points.
const MARGIN: f32 = 16.0;

/// Draws a card at the top of a page; returns the rectangle of its contents.
fn draw_card(pen: &Pen, room: Rect, high: f32) -> Rect {
    let rect = rect_at(room.left(), room.top(), room.width(), high);
    pen.draw_panel(rect, 10.0, CARD);
    rect.shrink2(vec2(MARGIN, 0.0))
}

/// Draws the page Reading: size of text, and explanations. Returns its height in points, as all
/// pages do.
pub(super) fn draw_reading_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let name = phrase!("settings-text-size");
    let percent = dragged_text_size(pen).unwrap_or(settings.text);
    let label = phrase!("settings-percent", percent = percent);
    let sample_text = phrase!("settings-text-sample", name = default_name(Colour::Orange));
    let line = pen.size(16.0) * 1.2;
    // The bar has a line of its own if it would be short beside its name.
    let beside = (100.0_f32.max(pen.wide(&name, NAME) + 20.0), 80.0_f32.max(pen.wide(&label, PERCENT) + 30.0));
    let is_below = has_large_text(pen) || beside.0 + beside.1 > 0.6 * room.width();
    let bar_top = if is_below { 16.0 + line + 16.0 } else { 19.0 };
    let sample_top = bar_top + 45.0;
    // The sample shows the text size that is being chosen.
    let letters = Letters::bold(18.0 * f32::from(percent) / f32::from(settings.text), CREAM);
    let words = room.width() - 2.0 * MARGIN - 70.0;
    let sample_high = 58.0_f32.max(pen.tall(&sample_text, letters, words) + 24.0);
    let inner = draw_card(pen, room, sample_top + sample_high + MARGIN);
    let middle = inner.top() + 16.0 + line / 2.0 - 1.0;
    pen.silently(|pen| pen.centred_text((inner.left(), middle), Anchor::Start, inner.width(), NAME, &name));
    pen.centred_text((inner.right(), middle), Anchor::End, inner.width(), PERCENT, label);
    let (left, right) = if is_below { (12.0, 12.0) } else { beside };
    let bar = rect_at(inner.left() + left, inner.top() + bar_top, inner.width() - left - right, 12.0);
    for step in 0..5 {
        let tick = bar.left() + bar.width() * step as f32 / 4.0;
        pen.draw_line((tick, bar.bottom() + 4.0), (tick, bar.bottom() + 11.0), 2.0, SECOND);
    }
    let part = f32::from(percent.saturating_sub(100)) / 100.0;
    let moved = draw_slider(pen, bar, &name, part, 0.25).map(|part| 100 + (part * 4.0).round() as u16 * 25);
    apply_dragged_size(pen, settings, moved);
    let sample = rect_at(inner.left(), inner.top() + sample_top, inner.width(), sample_high);
    pen.draw_panel(sample, 9.0, SIGN);
    pen.draw_left_edge(sample, 8.0, 8.0, pen.seat_colour(Colour::Orange));
    pen.draw_seat_chip(sample.left() + 20.0, sample.center().y - 14.0, Colour::Orange, 28.0);
    pen.centred_text((sample.left() + 60.0, sample.center().y), Anchor::Start, words, letters, sample_text);
    let below = room.with_min_y(sample.bottom() + MARGIN + 14.0);
    draw_explanations_switch(pen, below, settings) + below.top() - room.top()
}

/// Draws the switch for explaining things at their first time. Returns the height of its card.
fn draw_explanations_switch(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let name = phrase!("settings-explains");
    let switch = Switch { name: &name, value: None };
    let high = switch.height(pen, room.width() - 2.0 * MARGIN, 40.0);
    let inner = draw_card(pen, room, high + 2.0 * MARGIN);
    switch.show(pen, rect_at(inner.left(), inner.top() + MARGIN, inner.width(), high), &mut settings.explains);
    inner.height()
}

/// Text size to which the pointer drags the knob. It is set when the pointer lets go, because
/// growing text would move the knob away from the pointer.
fn dragged_text_size(pen: &Pen) -> Option<u16> {
    pen.ui.ctx().data(|data| data.get_temp(Id::new(DRAGGED)))
}

const DRAGGED: &str = "dragged-text-size";

fn apply_dragged_size(pen: &Pen, settings: &mut Settings, moved: Option<u16>) {
    let ctx = pen.ui.ctx();
    let wanted = moved.or(dragged_text_size(pen));
    if ctx.input(|input| input.pointer.any_down()) {
        if let Some(size) = moved {
            ctx.data_mut(|data| data.insert_temp(Id::new(DRAGGED), size));
        }
    } else if let Some(size) = wanted {
        settings.text = size;
        ctx.data_mut(|data| data.remove::<u16>(Id::new(DRAGGED)));
    }
}

/// Draws the page Colours: the colours of the seats.
pub(super) fn draw_colours_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let width = (room.width() - 2.0 * MARGIN - 16.0) / 3.0;
    let letters = Letters::bold(16.0, CREAM);
    let names = ColourSet::ALL.map(|set| pen.tell(&set.name()));
    let name_high = names.iter().map(|name| pen.tall(name, letters, width - 10.0)).fold(0.0, f32::max);
    let high = 96.0_f32.max(62.0 + name_high + 12.0);
    let text = phrase!("settings-colours-symbols");
    let text_high = pen.tall(&text, NOTE, room.width() - 2.0 * MARGIN);
    let inner = draw_card(pen, room, MARGIN + high + 14.0 + text_high + MARGIN);
    for (number, (set, name)) in ColourSet::ALL.into_iter().zip(&names).enumerate() {
        let place = rect_at(inner.left() + number as f32 * (width + 8.0), inner.top() + MARGIN, width, high);
        let is_on = settings.colours == set;
        let response = pen.interact_focusable(place, Id::new(("colours", number)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, name));
        if response.clicked() {
            settings.colours = set;
        }
        let (fill, line, wide) = if is_on { (YELLOW_WELL, YELLOW, 3.0) } else { (INSET, INK, 2.0) };
        pen.draw_rect(place, 9.0, fill, Stroke::new(wide, line));
        pen.draw_focus_ring(&response, place.expand(4.0), 12.0);
        let colours = Colour::ALL.len() as f32;
        let step = ((width - 16.0) / colours).min(31.0);
        let look = Appearance { colours: set, ..pen.look };
        let mut swatch = Pen { ui: &mut *pen.ui, art: &mut *pen.art, look };
        for (at, colour) in Colour::ALL.into_iter().enumerate() {
            swatch.draw_seat_chip(
                place.center().x - step * colours / 2.0 + 2.0 + at as f32 * step,
                place.top() + 18.0,
                colour,
                step - 5.0,
            );
        }
        let letters = Letters { colour: if is_on { YELLOW } else { CREAM }, ..letters };
        let at = (place.center().x, place.bottom() - 12.0 - name_high / 2.0);
        pen.silently(|pen| pen.centred_text(at, Anchor::Middle, width - 10.0, letters, name));
    }
    let at = pos2(inner.left(), inner.top() + MARGIN + high + 14.0);
    pen.passage(at, inner.width(), NOTE, text);
    at.y + text_high + MARGIN - room.top()
}

/// Draws the page Motion: the speed of animations.
pub(super) fn draw_motion_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let label = phrase!("settings-speed");
    let inner_width = room.width() - 2.0 * MARGIN;
    let names = Speed::ALL.map(Speed::name);
    let beside = pen.wide(&label, NAME) + 14.0;
    let widest = names.iter().map(|name| choice_width(pen, None, name) + 6.0).fold(0.0, f32::max);
    let is_below = beside + 4.0 * widest > inner_width;
    let (left, top) = if is_below { (0.0, 18.0 + pen.size(16.0) * 1.2 + 8.0) } else { (beside, 18.0) };
    let wide = ((inner_width - left) / 4.0).max(widest.min(inner_width / 2.0));
    let places =
        wrap_into_rows(rect_at(left, top, inner_width - left, 0.0), &[wide - 6.0; 4], 44.0 * pen.look.text, 6.0);
    let places_end = places.last().map_or(top, Rect::bottom);
    let name = phrase!("settings-reduced-motion");
    let reduced = Switch { name: &name, value: None };
    let row_high = reduced.height(pen, inner_width, 40.0);
    let inner = draw_card(pen, room, places_end + 22.0 + row_high + MARGIN);
    let middle = inner.top() + if is_below { 16.0 + pen.size(8.0) } else { 18.0 + 22.0 * pen.look.text };
    pen.centred_text((inner.left(), middle), Anchor::Start, inner_width, NAME, label);
    for ((speed, name), place) in Speed::ALL.into_iter().zip(&names).zip(places) {
        let place = place.translate(inner.min.to_vec2());
        if draw_choice(pen, place, None, name, name, settings.speed == speed) {
            settings.speed = speed;
        }
    }
    let row = rect_at(inner.left(), inner.top() + places_end + 22.0, inner_width, row_high);
    reduced.show(pen, row, &mut settings.reduced_motion);
    row.bottom() + MARGIN - room.top()
}

/// Draws the page Window: a window or the whole screen.
pub(super) fn draw_window_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let width = (room.width() - 2.0 * MARGIN - 8.0) / 2.0;
    let choices: [(Phrase, bool); 2] =
        [(phrase!("settings-in-window"), false), (phrase!("settings-full-screen"), true)];
    let high = choices.iter().fold(44.0, |high, (name, _)| choice_height(pen, width, None, name, high));
    let text = phrase!("settings-window-size");
    let text_high = pen.tall(&text, NOTE, room.width() - 2.0 * MARGIN);
    let inner = draw_card(pen, room, 18.0 + high + 14.0 + text_high + MARGIN);
    for (number, (name, full)) in choices.into_iter().enumerate() {
        let place = rect_at(inner.left() + number as f32 * (width + 8.0), inner.top() + 18.0, width, high);
        if draw_choice(pen, place, None, &name, &name, settings.full_screen == full) {
            settings.full_screen = full;
        }
    }
    let at = pos2(inner.left(), inner.top() + 18.0 + high + 14.0);
    pen.passage(at, inner.width(), NOTE, text);
    at.y + text_high + MARGIN - room.top()
}
