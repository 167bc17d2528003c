//! Small square buttons with an icon.

use bevy_egui::egui::{Color32, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2};

use crate::kit::button::button_id;
use crate::kit::palette::{CARD, CREAM, INK, RAISED};
use crate::kit::panel::build::painted;
use crate::kit::panel::{DISABLED, Node, State, Surface, explain_disabled};
use crate::kit::pen::Pen;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{IconSize, LineWidth, Radius, TargetHeight};
use shell::language::{Phrase, Text, phrase};

/// Describes a small square button with an icon, which sends a message; its name is shown as a
/// hint. It is disabled if there is a reason. Its size does not grow with the text.
pub fn small_button<'a, M: 'a>(
    icon: &'static str,
    name: Phrase,
    disabled_because: Option<Phrase>,
    message: M,
) -> Node<'a, M> {
    let is_enabled = disabled_because.is_none();
    let side = TargetHeight::Row.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(IconSize::Text.points()));
        pen.draw_svg(icon, place, tint(is_enabled));
    };
    let face = move |pen: &mut Pen, rect: Rect, state: State| {
        let line = Stroke::new(LineWidth::Row.points(), INK);
        pen.draw_rect(rect, Radius::Row.points(), fill(is_enabled, state.is_hovered), line);
        state.draw_ring(pen, rect, Radius::Row);
    };
    let why = disabled_because.map(|why| phrase!("settings-name-and-value", name = &name, value = why));
    painted(side, side, draw)
        .on(Surface::Painted(Box::new(face)))
        .press(message)
        .called(name.clone())
        .hint(name)
        .disabled_because(why)
}

const fn fill(is_enabled: bool, is_hovered: bool) -> Color32 {
    match (is_enabled, is_hovered) {
        (false, _) => DISABLED[0],
        (true, true) => RAISED,
        (true, false) => CARD,
    }
}

const fn tint(is_enabled: bool) -> Color32 {
    if is_enabled { CREAM } else { DISABLED[3] }
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
    let fill = fill(closed.is_none(), response.hovered());
    pen.draw_rect(rect, 8.0, fill, Stroke::new(2.5, INK));
    pen.draw_focus_ring(&response, rect.expand(3.0), 9.0);
    let side = rect.height() * 0.53;
    let tint = tint(closed.is_none());
    let corner = rect.center() - vec2(side, side) / 2.0;
    pen.draw_icon(icon, corner.x, corner.y, side, tint);
    let clicked = response.clicked();
    match closed {
        Some(why) => explain_disabled(response, &format!("{name}: {why}")),
        None => response.on_hover_hint(name),
    };
    clicked
}
