//! Small square buttons with an icon.

use bevy_egui::egui::{Rect, Sense, Stroke, WidgetInfo, WidgetType, vec2};

use crate::kit::button::button_id;
use crate::kit::palette::{CARD, CREAM, INK, RAISED};
use crate::kit::panel::build::{icon, row};
use crate::kit::panel::{DISABLED, Node, Surface, explain_disabled};
use crate::kit::pen::Pen;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use shell::language::Text;

/// Describes a small square button with an icon, which sends a message; its name is shown as a
/// hint.
pub fn icon_press<'a, M: 'a>(name_of_icon: &'static str, name: impl Into<Text<'a>>, message: M) -> Node<'a, M> {
    let name = name.into();
    row([icon(name_of_icon, IconSize::Text, CREAM)])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(|pen, rect, state| {
            let fill = if state.is_hovered { RAISED } else { CARD };
            pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), INK));
            state.draw_ring(pen, rect, Radius::Row);
        })))
        .press(message)
        .called(name.clone())
        .hint(name)
}

/// Draws a small square button with an icon; its name is shown as a hint. Returns whether it was
/// pressed.
#[track_caller]
pub fn icon_button<'t>(
    pen: &mut Pen,
    rect: Rect,
    icon: &'static str,
    name: impl Into<Text<'t>>,
    closed: Option<Text<'t>>,
) -> bool {
    numbered_icon_button(pen, 0, rect, icon, name, closed)
}

/// Draws one of several icon buttons that the same line of code draws, as [`icon_button`] does.
#[track_caller]
pub fn numbered_icon_button<'t>(
    pen: &mut Pen,
    number: usize,
    rect: Rect,
    icon: &'static str,
    name: impl Into<Text<'t>>,
    closed: Option<Text<'t>>,
) -> bool {
    let name = &*pen.told(name);
    let closed = closed.map(|why| pen.told(why));
    let id = button_id(pen, rect, number);
    let sense = if closed.is_some() { Sense::hover() } else { Sense::click() };
    let response = pen.interact_focusable(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, closed.is_none(), name));
    let fill = match (closed.is_some(), response.hovered()) {
        (true, _) => DISABLED[0],
        (false, true) => RAISED,
        (false, false) => CARD,
    };
    pen.draw_rect(rect, 8.0, fill, Stroke::new(2.5, INK));
    pen.draw_focus_ring(&response, rect.expand(3.0), 9.0);
    let side = rect.height() * 0.53;
    let tint = if closed.is_some() { DISABLED[3] } else { CREAM };
    let corner = rect.center() - vec2(side, side) / 2.0;
    pen.draw_icon(icon, corner.x, corner.y, side, tint);
    let clicked = response.clicked();
    match closed {
        Some(why) => explain_disabled(response, &format!("{name}: {why}")),
        None => response.on_hover_hint(name),
    };
    clicked
}
