//! Sliders.

use bevy_egui::egui::{CursorIcon, EventFilter, Id, Key, Rect, Sense, Stroke, WidgetInfo, pos2, vec2};

use crate::input::is_pressed_or_repeated;
use crate::kit::Pen;
use crate::kit::focus::RING;
use crate::kit::palette::{CREAM, INK, INSET, YELLOW};
use shell::language::Phrase;

/// Draws a slider, whose knob is dragged, or moved by the arrow keys once it has the keyboard.
/// Values are from 0 to 1; a press of an arrow changes the value by `step`. Returns the new value,
/// if it was moved.
pub(super) fn draw_slider(pen: &mut Pen, bar: Rect, name: &Phrase, value: f32, step: f32) -> Option<f32> {
    let response = pen.interact_focusable(bar.expand(14.0), Id::new(("slider", name.id())), Sense::click_and_drag());
    let name = pen.tell(name);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value * 100.0), &name));
    let mut moved = response.interact_pointer_pos().map(|at| ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0));
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        pen.ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let ctx = pen.ui.ctx();
        let way = f32::from(u8::from(is_pressed_or_repeated(ctx, Key::ArrowRight)))
            - f32::from(u8::from(is_pressed_or_repeated(ctx, Key::ArrowLeft)));
        if way != 0.0 {
            moved = Some((value + way * step).clamp(0.0, 1.0));
        }
    }
    if response.clicked() {
        response.request_focus();
    }
    let shown = moved.unwrap_or(value);
    pen.draw_rect(bar, 6.0, INSET, Stroke::new(2.0, INK));
    let middle = pos2(bar.left() + bar.width() * shown, bar.center().y);
    pen.fill_rect(bar.with_max_x(middle.x).shrink(3.0), 3.0, YELLOW);
    let knob = Rect::from_center_size(middle, vec2(20.0, 30.0));
    pen.draw_rect(knob, 6.0, YELLOW, Stroke::new(2.5, INK));
    for x in [-3.0, 3.0] {
        pen.draw_line((middle.x + x, middle.y - 6.0), (middle.x + x, middle.y + 6.0), 2.0, INK);
    }
    if response.hovered() || response.has_focus() {
        pen.stroke_rect(knob.expand(4.0), 8.0, Stroke::new(RING, CREAM));
    }
    response.on_hover_cursor(CursorIcon::ResizeHorizontal);
    moved
}
