//! Sliders.

use bevy_egui::egui::{CursorIcon, EventFilter, Id, Key, Rect, Response, Sense, Stroke, Vec2, WidgetInfo, pos2};

use crate::kit::focus::RING;
use crate::kit::palette::{CREAM, INK, INSET, SECOND, YELLOW};
use crate::kit::panel::{HeightRange, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::pen::rect_at;
use crate::kit::text::Ruler;
use crate::kit::tokens::{LineWidth, Radius, Space};
use shell::language::Phrase;

/// Size of the knob, height of the bar, and least and usual width of the whole, in points.
const KNOB: Vec2 = Vec2::new(20.0, 30.0);
const BAR: f32 = 12.0;
const LEAST: f32 = 96.0;
const IDEAL: f32 = 200.0;

/// Slider, whose knob is dragged, or moved by the arrow keys once it has the keyboard.
pub struct Slider<'a, M> {
    /// Name for screen readers.
    pub name: Phrase,
    /// Value, from 0 to 1.
    pub value: f32,
    /// Change of the value by an arrow key.
    pub step: f32,
    /// Number of marks below the bar.
    pub marks: u8,
    /// Message of a new value.
    pub message: Box<dyn FnOnce(f32) -> M + 'a>,
}

impl<M> Widget<M> for Slider<'_, M> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange { least: LEAST, ideal: IDEAL }
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        let marks = if self.marks > 0 { Space::M.points() } else { 0.0 };
        HeightRange::fixed((KNOB.y + Space::S.points() + marks).max(ruler.least_target()))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M> {
        let response = pen.interact_focusable(rect, id, Sense::click_and_drag());
        let name = pen.tell(&self.name);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(self.value * 100.0), &name));
        let bar = Rect::from_center_size(rect.center(), Vec2::new(rect.width() - KNOB.x, BAR));
        let dragged = response.interact_pointer_pos().map(|at| ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0));
        let moved = dragged.or_else(|| self.moved_by_keys(pen, &response));
        if response.clicked() {
            response.request_focus();
        }
        self.draw_marks(pen, bar);
        draw_bar(pen, bar, moved.unwrap_or(self.value), response.hovered() || response.has_focus());
        response.on_hover_cursor(CursorIcon::ResizeHorizontal);
        moved.map(self.message)
    }
}

impl<M> Slider<'_, M> {
    /// Value to which the arrow keys move the knob in this frame.
    fn moved_by_keys(&self, pen: &Pen, response: &Response) -> Option<f32> {
        if !response.has_focus() {
            return None;
        }
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        pen.ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let presses = |key| pen.ui.input(|input| input.num_presses(key)) as f32;
        let steps = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        (steps != 0.0).then(|| (self.value + steps * self.step).clamp(0.0, 1.0))
    }

    fn draw_marks(&self, pen: &Pen, bar: Rect) {
        for mark in 0..self.marks {
            let x = bar.left() + bar.width() * f32::from(mark) / f32::from(self.marks.max(2) - 1);
            let top = bar.bottom() + Space::Xs.points();
            pen.draw_line((x, top), (x, top + Space::S.points()), LineWidth::Well.points(), SECOND);
        }
    }
}

/// Draws the bar and the knob at a value.
fn draw_bar(pen: &Pen, bar: Rect, value: f32, is_touched: bool) {
    pen.draw_rect(bar, bar.height() / 2.0, INSET, Stroke::new(LineWidth::Well.points(), INK));
    let middle = pos2(bar.left() + bar.width() * value, bar.center().y);
    let inner = bar.shrink(LineWidth::Panel.points());
    pen.fill_rect(inner.with_max_x(middle.x), inner.height() / 2.0, YELLOW);
    let knob = Rect::from_center_size(middle, KNOB);
    pen.draw_rect(knob, Radius::Chip.points(), YELLOW, Stroke::new(LineWidth::Row.points(), INK));
    let groove = Space::M.points();
    for x in [middle.x - LineWidth::Panel.points(), middle.x + LineWidth::Panel.points()] {
        let mark = rect_at(x, middle.y - groove / 2.0, 0.0, groove);
        pen.draw_line((x, mark.top()), (x, mark.bottom()), LineWidth::Well.points(), INK);
    }
    if is_touched {
        pen.stroke_rect(knob.expand(Space::Xs.points()), Radius::Row.points(), Stroke::new(RING, CREAM));
    }
}
