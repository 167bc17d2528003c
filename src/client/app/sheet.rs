//! Backgrounds, panels and lists of whole screens and dialogs.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    self, Color32, Id, LayerId, Order, Pos2, Rect, Sense, Stroke, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus;
use crate::art::Art;
use crate::input::is_pressed;
use crate::kit::notes;
use crate::kit::palette::{CREAM, INK, PANEL, RAISED, YELLOW};
use crate::kit::panel::{Node, show_panel};
use crate::kit::pen::rect_at;
use crate::kit::points::is_laid_out;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{Radius, Space};
use crate::kit::{Anchor, Appearance, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::Text;

/// Whether Enter presses a screen's default button: not while a widget has the keyboard focus. To
/// be called before the screen is drawn, because a text field gives up the focus at Enter.
pub fn is_enter_pressed(ctx: &egui::Context) -> bool {
    is_pressed(ctx, egui::Key::Enter) && ctx.memory(|memory| memory.focused().is_none())
}

/// Keys of a frame that answer a dialog: Enter presses its default button, and Escape the one that
/// leaves it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct DialogKeys {
    presses_default: bool,
    leaves: bool,
}

impl DialogKeys {
    /// Reads the keys, before the dialog is drawn. In a text field Escape only leaves the field.
    pub fn read(ctx: &egui::Context) -> Self {
        let leaves = is_pressed(ctx, egui::Key::Escape) && !focus::has_left_field(ctx);
        Self { presses_default: is_enter_pressed(ctx), leaves }
    }

    /// Message of the button that a key presses. `default` is that of the default button, and
    /// `leaves` that of the button that leaves the dialog.
    pub fn answer<M>(self, default: Option<M>, leaves: M) -> Option<M> {
        if self.leaves { Some(leaves) } else { default.filter(|_| self.presses_default) }
    }
}

/// Draws a whole screen.
pub fn draw_screen(
    ctx: &egui::Context,
    settings: &Settings,
    art: &mut Art,
    name: &str,
    draw: impl FnOnce(&mut Pen, Rect),
) {
    if !is_laid_out(ctx) {
        return;
    }
    let whole = ctx.content_rect();
    focus::register_sheet(ctx, Id::new(name), LayerId::background());
    let mut ui =
        egui::Ui::new(ctx.clone(), Id::new(name), UiBuilder::new().layer_id(LayerId::background()).max_rect(whole));
    let look = Appearance { speaks: true, ..settings.appearance_in(ctx) };
    draw(&mut Pen { ui: &mut ui, art, look }, whole);
}

/// Draws a modal layer over everything else, which it darkens and keeps from receiving input.
pub fn draw_modal_layer(
    ctx: &egui::Context,
    settings: &Settings,
    art: &mut Art,
    name: &str,
    draw: impl FnOnce(&mut Pen, Rect),
) {
    let whole = ctx.content_rect();
    let look = Appearance { speaks: true, ..settings.appearance_in(ctx) };
    egui::Area::new(Id::new(name)).order(Order::Middle).fixed_pos(whole.min).movable(false).constrain(false).show(
        ctx,
        |ui| {
            ui.set_clip_rect(whole);
            // The layer takes every click, but not the keyboard focus, which stays with its own
            // widgets.
            ui.allocate_rect(whole, Sense::CLICK | Sense::DRAG);
            focus::register_sheet(ctx, Id::new(name), ui.layer_id());
            ctx.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
            ui.painter().rect_filled(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 190));
            // Its very first pass only measures it; the layer is then neither visible nor receives
            // input.
            let listens = !ui.is_sizing_pass();
            notes::if_listening(ctx, listens, || draw(&mut Pen { ui, art, look }, whole));
        },
    );
}

/// Draws the dusk behind dialogs.
pub fn draw_dusk(pen: &mut Pen, whole: Rect) {
    draw_backdrop(pen, "backdrop_dusk", whole);
    pen.fill_rect(whole, 0.0, Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, 140));
}

/// Draws a dialog's panel in the middle of the window and returns its rectangle. `size` is in
/// points at the usual text size; it grows with the text as far as the window has room.
pub fn draw_dialog_panel(pen: &Pen, whole: Rect, size: (f32, f32)) -> Rect {
    let rect = dialog_rect(pen, whole, size.into());
    pen.draw_panel(rect, Radius::Dialog.points(), PANEL);
    rect
}

/// Rectangle of a dialog's panel: some of the window stays visible around it.
fn dialog_rect(pen: &Pen, whole: Rect, size: Vec2) -> Rect {
    let most = whole.shrink(Space::M.points()).size();
    Rect::from_center_size(whole.center(), (size * pen.look.text).min(most))
}

/// Shows a dialog in the middle of the window, as high as its contents need. The width is in points
/// at the usual text size. Returns the messages of what was pressed.
pub fn show_dialog<M>(pen: &mut Pen, whole: Rect, width: f32, mut contents: Node<M>) -> Vec<M> {
    // The width that the panel gets does not depend on its height.
    let room = dialog_rect(pen, whole, vec2(width, 0.0));
    let height = contents.height_in(&pen.ruler(), room.width());
    let rect = draw_dialog_panel(pen, whole, (width, height / pen.look.text));
    show_panel(pen, rect, contents)
}

/// Draws a dialog's panel with its title and subtitle. Returns its rectangle, and the y coordinate
/// at which its contents begin, in points.
pub fn draw_titled_dialog<'t>(
    pen: &mut Pen,
    whole: Rect,
    size: (f32, f32),
    title: impl Into<Text<'t>>,
    sub: impl Into<Text<'t>>,
) -> (Rect, f32) {
    let rect = draw_dialog_panel(pen, whole, size);
    draw_rivets(pen, rect);
    let x = rect.left() + 36.0;
    let y = rect.top() + 22.0 + pen.size(32.0);
    pen.head((x, y), 32.0, YELLOW, title);
    let high = pen.passage(pos2(x, y + 13.0), rect.width() - 72.0, TextStyle::LEAD, sub);
    (rect, y + 29.0 + high)
}

/// Draws the rivets in the corners of a dialog's panel.
pub fn draw_rivets(pen: &Pen, rect: Rect) {
    let inner = rect.shrink(11.0);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        pen.painter().circle(corner, 3.2, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(1.4, INK));
    }
}

/// Areas of the list of pages at a dialog's left and of the page beside it. With larger text the
/// list is only as wide as its icons.
pub struct ListAndPage {
    /// Area of the list.
    pub list: Rect,
    /// Area of the page, from the dialog's upper edge to its lower one.
    pub page: Rect,
}

impl ListAndPage {
    /// Lays out both in a dialog, and draws the divider between them.
    pub fn of(pen: &Pen, rect: Rect) -> Self {
        let (left, wide, gap) = if has_large_text(pen) { (14.0, NARROW, 14.0) } else { (24.0, 232.0, 24.0) };
        let list = rect_at(rect.left() + left, rect.top(), wide, rect.height());
        let groove = list.right() + 14.0;
        pen.draw_divider(groove, rect.top() + 18.0, rect.bottom() - 18.0);
        Self { list, page: Rect::from_min_max(pos2(groove + gap, rect.top()), rect.max - vec2(gap + 8.0, 0.0)) }
    }
}

/// Width of a list that shows only icons, in points.
const NARROW: f32 = 64.0;

/// Whether text is so large that things drawn side by side are placed one below the other.
pub fn has_large_text(pen: &Pen) -> bool {
    pen.look.text > 1.1
}

/// Whether text is larger than designed, as in small windows, so that room is scarce.
pub fn has_larger_text(pen: &Pen) -> bool {
    pen.look.text > 1.01
}

/// Draws a backdrop of 1600 by 900 points, scaled to cover an area.
pub fn draw_backdrop(pen: &mut Pen, name: &'static str, whole: Rect) {
    let scale = (whole.width() / 1600.0).max(whole.height() / 900.0);
    let rect = Rect::from_center_size(whole.center(), vec2(1600.0, 900.0) * scale);
    pen.draw_svg(name, rect, Color32::WHITE);
}

/// Draws a row of the list at a dialog's left. `lead` draws the icon before its name, centred at a
/// point in a colour. A narrow row shows only the icon, and the name as a tooltip. Returns whether
/// the row was clicked.
pub fn draw_list_row<'t>(
    pen: &mut Pen,
    place: Rect,
    number: usize,
    name: impl Into<Text<'t>>,
    is_on: bool,
    lead: impl FnOnce(&mut Pen, Pos2, Color32),
) -> bool {
    let name = &*pen.told(name);
    // The id does not depend on the name, which changes with the language.
    let response = pen.interact_focusable(place, Id::new(("list row", number)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_on, name));
    if is_on {
        pen.draw_rect(place, 9.0, YELLOW, Stroke::new(2.5, INK));
    } else if response.hovered() {
        pen.fill_rect(place, 9.0, RAISED);
    }
    pen.draw_focus_ring(&response, place.expand(3.0), 10.0);
    let colour = if is_on { INK } else { CREAM };
    if place.width() <= NARROW {
        lead(pen, place.center(), colour);
        return response.on_hover_hint(name).clicked();
    }
    lead(pen, place.left_center() + vec2(28.0, 0.0), colour);
    let letters = if is_on { TextStyle::ENTRY_CHOSEN.in_colour(colour) } else { TextStyle::LEAD.in_colour(colour) };
    let x = place.left() + 56.0;
    let at = (x, place.center().y);
    pen.silently(|pen| pen.centred_text(at, Anchor::Start, place.right() - x - 8.0, letters, name));
    response.clicked()
}

/// Returns the height that a row of such a list needs for its name, in points, at least `drawn`.
pub fn list_row_height<'t>(pen: &Pen, list: Rect, name: impl Into<Text<'t>>, drawn: f32) -> f32 {
    if list.width() <= NARROW {
        return drawn.max(38.0);
    }
    drawn.max(pen.tall(name, TextStyle::ENTRY_CHOSEN, list.width() - 64.0) + 8.0)
}
