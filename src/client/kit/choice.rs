//! Radio buttons side by side, of which one is chosen.

use bevy_egui::egui::{Id, Rect, Sense, Stroke, WidgetInfo, WidgetType};

use super::palette::{CREAM, INK, INSET, RAISED, YELLOW};
use super::pen::Pen;
use super::text::{Anchor, TextStyle};
use shell::language::Text;

/// Draws a radio button. `called` is its name for screen readers, which no other in the frame has.
/// Returns whether it was clicked.
pub fn draw_choice<'t>(
    pen: &mut Pen,
    rect: Rect,
    icon: Option<&'static str>,
    name: impl Into<Text<'t>>,
    called: impl Into<Text<'t>>,
    chosen: bool,
) -> bool {
    let name = &*pen.told(name);
    let called = &*pen.told(called);
    let response = pen.interact_focusable(rect, choice_id(called), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, called));
    let (fill, text) = match (chosen, response.hovered() || response.has_focus()) {
        (true, _) => (YELLOW, INK),
        (_, true) => (RAISED, CREAM),
        _ => (INSET, CREAM),
    };
    pen.draw_rect(rect, 8.0, fill, Stroke::new(2.5, INK));
    pen.draw_focus_ring(&response, rect.expand(3.5), 10.5);
    let before = if icon.is_some() { CHOICE_ICON } else { 0.0 };
    let room = rect.width() - CHOICE_MARGIN - before;
    let wide = pen.wide(name, CHOICE).min(room);
    let left = rect.center().x - (before + wide) / 2.0;
    if let Some(icon) = icon {
        pen.draw_icon(icon, left, rect.center().y - 11.0, 22.0, text);
    }
    let at = (left + before + wide / 2.0, rect.center().y);
    pen.silently(|pen| pen.centred_text(at, Anchor::Middle, room, TextStyle { colour: text, ..CHOICE }, name));
    response.clicked()
}

/// Id of a radio button.
pub fn choice_id(called: &str) -> Id {
    Id::new(("choice", called))
}

const CHOICE: TextStyle = TextStyle::STRONG;
/// Width of an icon and the gap after it, and width of both side margins, in points.
const CHOICE_ICON: f32 = 28.0;
const CHOICE_MARGIN: f32 = 14.0;

/// Width of a radio button with its name on one line, in points.
pub fn choice_width<'t>(pen: &Pen, icon: Option<&'static str>, name: impl Into<Text<'t>>) -> f32 {
    let before = if icon.is_some() { CHOICE_ICON } else { 0.0 };
    pen.wide(name, CHOICE) + before + CHOICE_MARGIN + 2.0
}
