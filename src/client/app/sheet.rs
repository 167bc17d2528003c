//! Backgrounds, panels and lists of whole screens and dialogs.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32, Id, LayerId, Order, Rect, Sense, Stroke, UiBuilder, Vec2, vec2};

use super::focus;
use crate::art::Art;
use crate::input::is_pressed;
use crate::kit::notes;
use crate::kit::palette::{INK, PANEL};
use crate::kit::panel::build::{groove, row};
use crate::kit::panel::{Node, show_panel};
use crate::kit::points::{LARGE, is_laid_out};
use crate::kit::tokens::{Radius, Space};
use crate::kit::{Appearance, Pen};
use crate::settings::Settings;

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

/// Drawing behind dialogs and results.
pub const BACKDROP: &str = "backdrop_dusk";

/// Draws the dusk behind dialogs.
pub fn draw_dusk(pen: &mut Pen, whole: Rect) {
    draw_backdrop(pen, BACKDROP, whole);
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

/// Rectangle of the panel of a dialog that is as high as its contents need. The width is in points
/// at the usual text size.
fn rect_of_contents<M>(pen: &Pen, whole: Rect, width: f32, contents: &mut Node<M>) -> Rect {
    // The width that the panel gets does not depend on its height.
    let room = dialog_rect(pen, whole, vec2(width, 0.0)).width();
    let height = contents.needed_height(&pen.ruler(), room) / pen.look.text;
    dialog_rect(pen, whole, vec2(width, height))
}

/// Draws the panel of a dialog, and its contents inside.
fn show_dialog_in<M>(pen: &mut Pen, rect: Rect, contents: Node<M>) -> Vec<M> {
    pen.draw_panel(rect, Radius::Dialog.points(), PANEL);
    show_panel(pen, rect, contents)
}

/// Shows a dialog in the middle of the window, as high as its contents need. The width is in points
/// at the usual text size. Returns the messages of what was pressed.
pub fn show_dialog<M>(pen: &mut Pen, whole: Rect, width: f32, mut contents: Node<M>) -> Vec<M> {
    let rect = rect_of_contents(pen, whole, width, &mut contents);
    show_dialog_in(pen, rect, contents)
}

/// Shows a dialog as [`show_dialog`] does, but with its upper edge where it would be with the
/// `tallest` contents: what both have above keeps its place.
pub fn show_dialog_from_top<M, T>(
    pen: &mut Pen,
    whole: Rect,
    width: f32,
    mut contents: Node<M>,
    mut tallest: Node<T>,
) -> Vec<M> {
    let rect = rect_of_contents(pen, whole, width, &mut contents);
    let top = rect_of_contents(pen, whole, width, &mut tallest).top().min(rect.top());
    show_dialog_in(pen, rect.translate(vec2(0.0, top - rect.top())), contents)
}

/// Draws the rivets in the corners of a dialog's panel.
pub fn draw_rivets(pen: &Pen, rect: Rect) {
    let inner = rect.shrink(11.0);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        pen.painter().circle(corner, 3.2, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(1.4, INK));
    }
}

/// Width of the list of pages at a dialog's left, and of one that shows only icons, in points.
const LIST: f32 = 232.0;
const NARROW: f32 = 56.0;

/// Least width of a page beside a list with names, with the margins around both, in points at the
/// usual text size.
const PAGE_BESIDE_NAMES: f32 = 590.0;

/// Whether the list of pages of a dialog shows only icons: its names grow with the text, and where
/// that is large the page beside them may have too little width.
pub fn has_narrow_list(pen: &Pen, dialog: Rect) -> bool {
    has_large_text(pen) && dialog.width() < (LIST + PAGE_BESIDE_NAMES) * pen.look.text
}

/// Describes a dialog with a list of pages and beside it the open page. A narrow list shows only
/// icons; the names of another one grow with large text, of which `larger` is the factor.
pub fn list_and_page<'a, M: 'a>(is_narrow: bool, larger: f32, list: Node<'a, M>, page: Node<'a, M>) -> Node<'a, M> {
    let wide = if larger > LARGE { LIST * larger } else { LIST };
    let list = list.exactly_wide(if is_narrow { NARROW } else { wide });
    row([list.fill(), groove().fill(), page.grow().fill()]).gap(Space::L).inside(Space::Xl)
}

/// Whether text is so large that things drawn side by side are placed one below the other.
pub fn has_large_text(pen: &Pen) -> bool {
    pen.look.text > LARGE
}

/// Draws a backdrop of 1600 by 900 points, scaled to cover an area.
pub fn draw_backdrop(pen: &mut Pen, name: &'static str, whole: Rect) {
    let scale = (whole.width() / 1600.0).max(whole.height() / 900.0);
    let rect = Rect::from_center_size(whole.center(), vec2(1600.0, 900.0) * scale);
    pen.draw_svg(name, rect, Color32::WHITE);
}
