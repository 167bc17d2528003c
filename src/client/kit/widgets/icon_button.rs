//! Small square buttons with an icon.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use crate::kit::palette::{CARD, CREAM, INK, RAISED};
use crate::kit::panel::build::painted;
use crate::kit::panel::{DISABLED, Node, State, Surface};
use crate::kit::pen::Pen;
use crate::kit::tokens::{IconSize, LineWidth, Radius, TargetHeight};
use shell::language::{Phrase, phrase};

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
