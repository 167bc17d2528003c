//! Switches and sliders.

use bevy_egui::egui::{
    Color32, CursorIcon, EventFilter, Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::client::art::fonts::Face;
use crate::client::input::stepped;
use crate::client::kit::palette::{CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen, notes};
use crate::language::{Phrase, phrase};

/// A row with a switch at its end.
pub(super) fn switch(pen: &mut Pen, row: Rect, name: &Phrase, on: &mut bool) {
    switch_of(pen, row, name, None, on);
}

/// The same, and after its name what it stands for now.
pub(super) fn switch_of(pen: &mut Pen, row: Rect, name: &Phrase, value: Option<&str>, on: &mut bool) {
    let place = area(row.right() - 66.0, row.center().y - 16.0, 64.0, 32.0);
    // It keeps the keyboard when it changes the language.
    let response = pen.ui.interact(row, Id::new(("switch", name.id())), Sense::click());
    let called = match value {
        Some(value) => pen.tell(&phrase!("settings-name-and-value", name = name, value = value)),
        None => pen.tell(name),
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, &called));
    notes::note(pen.ui.ctx(), || pen.tell(name), place);
    if response.clicked() {
        *on = !*on;
    }
    if response.has_focus() {
        pen.frame(place.expand(4.0), 19.0, Stroke::new(2.5, CREAM));
    }
    let foot = row.center().y + pen.size(16.0) * 0.36;
    let words = [phrase!("settings-on"), phrase!("settings-off")];
    let widest = words.iter().map(|word| pen.measure(word, Face::Bold, 16.0)).fold(0.0, f32::max);
    let colour = if *on { GREEN } else { SECOND };
    pen.text((place.left() - 12.0, foot), Anchor::End, Face::Bold, 16.0, colour, &words[usize::from(!*on)]);
    let wide = pen.measure(name, Face::Text, 16.0) + value.map_or(0.0, |value| pen.measure(value, Face::Bold, 16.0));
    let size = 16.0 * ((place.left() - row.left() - widest - 36.0) / wide).min(1.0);
    let wide = pen.text((row.left(), foot), Anchor::Start, Face::Text, size, CREAM, name);
    if let Some(value) = value {
        pen.text((row.left() + wide + 12.0, foot), Anchor::Start, Face::Bold, size, YELLOW, value);
    }
    let fill = if *on { Color32::from_rgb(0x1f, 0x8f, 0x68) } else { INSET };
    pen.outlined(place, 16.0, fill, Stroke::new(2.5, INK));
    let x = if *on { place.right() - 17.0 } else { place.left() + 17.0 };
    pen.painter().circle(pos2(x, place.center().y), 12.0, if *on { CREAM } else { SECOND }, Stroke::new(2.0, INK));
    pen.icon(if *on { "check" } else { "cross" }, x - 7.0, place.center().y - 7.0, 14.0, INK);
}

/// A bar with a knob that is dragged, or moved by the arrow keys once it has the keyboard. Values are from 0 to 1, a press of an arrow
/// is a step of `step`. Returns the new value, if it was moved.
pub(super) fn slider(pen: &mut Pen, bar: Rect, name: &Phrase, value: f32, step: f32) -> Option<f32> {
    let response = pen.ui.interact(bar.expand(14.0), Id::new(("slider", name.id())), Sense::click_and_drag());
    let name = pen.tell(name);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value * 100.0), &name));
    notes::note(pen.ui.ctx(), || name.clone(), bar);
    let mut moved = response.interact_pointer_pos().map(|at| ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0));
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        pen.ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let ctx = pen.ui.ctx();
        let way =
            f32::from(u8::from(stepped(ctx, Key::ArrowRight))) - f32::from(u8::from(stepped(ctx, Key::ArrowLeft)));
        if way != 0.0 {
            moved = Some((value + way * step).clamp(0.0, 1.0));
        }
    }
    if response.clicked() {
        response.request_focus();
    }
    let shown = moved.unwrap_or(value);
    pen.outlined(bar, 6.0, INSET, Stroke::new(2.0, INK));
    let middle = pos2(bar.left() + bar.width() * shown, bar.center().y);
    pen.fill(bar.with_max_x(middle.x).shrink(3.0), 3.0, YELLOW);
    let knob = Rect::from_center_size(middle, vec2(20.0, 30.0));
    pen.outlined(knob, 6.0, YELLOW, Stroke::new(2.5, INK));
    for x in [-3.0, 3.0] {
        pen.line((middle.x + x, middle.y - 6.0), (middle.x + x, middle.y + 6.0), 2.0, INK);
    }
    if response.hovered() || response.has_focus() {
        pen.frame(knob.expand(4.0), 8.0, Stroke::new(2.5, CREAM));
    }
    response.on_hover_cursor(CursorIcon::ResizeHorizontal);
    moved
}
