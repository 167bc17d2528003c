//! What whole screens and dialogs are drawn on.

use bevy_egui::egui::{
    self, Color32, Id, LayerId, Order, Rect, Sense, Stroke, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input::pressed;
use crate::client::kit::notes;
use crate::client::kit::palette::{CREAM, INK, PANEL, RAISED, SECOND, YELLOW};
use crate::client::kit::points::is_laid_out;
use crate::client::kit::{Anchor, Look, Pen};
use crate::client::settings::Settings;
use crate::language::Text;

/// Whether Enter presses a screen's default button: not while something else has the keyboard. To be asked before the
/// screen is drawn, because a text field lets the keyboard go at Enter.
pub fn enter(ctx: &egui::Context) -> bool {
    pressed(ctx, egui::Key::Enter) && ctx.memory(|memory| memory.focused().is_none())
}

/// Draws a whole screen.
pub fn sheet(ctx: &egui::Context, settings: &Settings, art: &mut Art, name: &str, draw: impl FnOnce(&mut Pen, Rect)) {
    if !is_laid_out(ctx) {
        return;
    }
    let whole = ctx.content_rect();
    let mut ui =
        egui::Ui::new(ctx.clone(), Id::new(name), UiBuilder::new().layer_id(LayerId::background()).max_rect(whole));
    let look = Look { speaks: true, ..settings.look(ctx) };
    draw(&mut Pen { ui: &mut ui, art, look }, whole);
}

/// Draws something over whatever is there, which it darkens and keeps from listening.
pub fn over(ctx: &egui::Context, settings: &Settings, art: &mut Art, name: &str, draw: impl FnOnce(&mut Pen, Rect)) {
    let whole = ctx.content_rect();
    let look = Look { speaks: true, ..settings.look(ctx) };
    egui::Area::new(Id::new(name)).order(Order::Middle).fixed_pos(whole.min).movable(false).constrain(false).show(
        ctx,
        |ui| {
            ui.set_clip_rect(whole);
            ui.allocate_rect(whole, Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 190));
            // Its size is found out in its very first frame, in which it is neither seen nor listens.
            let listens = !ui.is_sizing_pass();
            notes::if_listening(ctx, listens, || draw(&mut Pen { ui, art, look }, whole));
        },
    );
}

/// The dusk behind dialogs.
pub fn dusk(pen: &mut Pen, whole: Rect) {
    backdrop(pen, "backdrop_dusk", whole);
    pen.fill(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 140));
}

/// A dialog's panel with its title, in the middle of the window. Returns its rectangle.
pub fn dialog<'t>(
    pen: &mut Pen,
    whole: Rect,
    size: (f32, f32),
    title: impl Into<Text<'t>>,
    sub: impl Into<Text<'t>>,
) -> Rect {
    let size = vec2(size.0.min(whole.width() - 24.0), size.1.min(whole.height() - 24.0));
    let rect = Rect::from_center_size(whole.center(), size);
    pen.panel(rect, 16.0, PANEL);
    for corner in [
        rect.left_top() + vec2(11.0, 11.0),
        rect.right_top() + vec2(-11.0, 11.0),
        rect.left_bottom() + vec2(11.0, -11.0),
        rect.right_bottom() - vec2(11.0, 11.0),
    ] {
        pen.painter().circle(corner, 3.2, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(1.4, INK));
    }
    pen.head((rect.left() + 36.0, rect.top() + 54.0), 32.0, YELLOW, title);
    let at = (rect.left() + 36.0, rect.top() + 84.0);
    pen.text_within(at, Anchor::Start, Face::Text, 17.0, SECOND, sub, rect.width() - 72.0);
    rect
}

/// A backdrop of 1600 by 900, scaled to cover.
pub fn backdrop(pen: &mut Pen, name: &'static str, whole: Rect) {
    let scale = (whole.width() / 1600.0).max(whole.height() / 900.0);
    let rect = Rect::from_center_size(whole.center(), vec2(1600.0, 900.0) * scale);
    pen.drawing(name, rect, Color32::WHITE);
}

/// A row of the list at a dialog's left; `lead` draws what stands before its name. Returns whether it was chosen.
pub fn list_row<'t>(
    pen: &mut Pen,
    place: Rect,
    name: impl Into<Text<'t>>,
    is_on: bool,
    lead: impl FnOnce(&mut Pen, Color32),
) -> bool {
    let name = &*pen.told(name);
    // Rows stay where they are, whatever the language calls them.
    let id = pen.ui.id().with(("list row", place.min.x as i32, place.min.y as i32));
    let response = pen.ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, name));
    notes::note(pen.ui.ctx(), || name.to_owned(), place);
    if is_on {
        pen.outlined(place, 9.0, YELLOW, Stroke::new(2.5, INK));
    } else if response.hovered() {
        pen.fill(place, 9.0, RAISED);
    }
    if response.has_focus() {
        pen.frame(place.expand(2.0), 10.0, Stroke::new(2.5, CREAM));
    }
    lead(pen, if is_on { INK } else { CREAM });
    let face = if is_on { Face::Bold } else { Face::Text };
    let (x, y) = (place.left() + 56.0, place.center().y + 6.0);
    let colour = if is_on { INK } else { CREAM };
    pen.silently(|pen| pen.text_within((x, y), Anchor::Start, face, 17.0, colour, name, place.right() - x - 8.0));
    response.clicked()
}
