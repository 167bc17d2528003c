//! The log as a button over the stage, for text so large that a column has no room for it, and the
//! log that the button opens.

use bevy_egui::egui::{Area, Id, Order, Rect, pos2, vec2};

use super::regions::Regions;
use crate::kit::panel::show_panel;
use crate::kit::pen::rect_at;
use crate::kit::tokens::{Space, TargetHeight};
use crate::kit::{Button, ButtonKind, Pen};
use shell::language::phrase;

/// Width of the log, in points at the usual text size.
const WIDTH: f32 = 300.0;
/// Gap between pop-ups and other things, in points.
pub const APART: f32 = Space::S.points();

/// Draws the button with an icon in the corner of the stage, unless its place is not free. A press
/// opens or closes the log. Returns the place.
pub fn draw_log_button(
    pen: &mut Pen,
    regions: &Regions,
    is_open: &mut bool,
    icon: &'static str,
    is_free: impl FnOnce(Rect) -> bool,
) -> Rect {
    let name = if *is_open { phrase!("popup-close") } else { phrase!("popup-log") };
    let button = Button::usual(name, ButtonKind::Slate).with_icon(icon).sends(());
    let mut button = button.target(TargetHeight::Row).key("log");
    let width = button.needed_width(&pen.ruler());
    let height = button.needed_height(&pen.ruler(), width);
    let corner = regions.stage.shrink2(vec2(Space::M.points(), APART)).right_bottom();
    let place = rect_at(corner.x - width, corner.y - height, width, height);
    if is_free(place) && !show_panel(pen, place, button).is_empty() {
        *is_open = !*is_open;
    }
    place
}

/// Rectangle of the open log over the stage and the tray, beside its button.
pub fn open_log_rect(pen: &Pen, regions: &Regions, button: Rect) -> Rect {
    let stage = regions.stage;
    let wide = (WIDTH * pen.look.text).min(stage.width() - 2.0 * APART);
    let right = button.left() - APART;
    let left = (right - wide).max(stage.left() + APART);
    let top = regions.prompt.bottom() + APART;
    Rect::from_min_max(pos2(left, top), pos2(right, pen.ui.ctx().content_rect().bottom() - APART))
}

/// Shows the open log, which `draw` draws, on a layer of its own over the stage.
pub fn show_open_log(pen: &mut Pen, rect: Rect, draw: impl FnOnce(&mut Pen)) {
    let ctx = pen.ui.ctx().clone();
    let look = pen.look;
    let id = Id::new("log over the stage");
    let over = Area::new(id).order(Order::Middle).fixed_pos(rect.min).constrain(false).movable(false);
    over.show(&ctx, |ui| {
        ui.set_min_size(rect.size());
        draw(&mut Pen { ui, art: pen.art, look });
    });
}
