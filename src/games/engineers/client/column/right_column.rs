//! The right column as a whole.

use bevy_egui::egui::{Id, LayerId, Order, Rect, UiBuilder, Vec2};

use super::inspector::{draw_inspector, popup_panel};
use super::log_facts;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::table::log_popup::{APART, open_log_rect, show_open_log};

/// Width of the inspector as a pop-up, in points at the usual text size.
const POPUP: f32 = 260.0;

/// Draws the column, or what replaces it where large text leaves no room for one.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    if !scene.regions.has_column() {
        draw_inspector_popup(pen, scene);
        return draw_log_popup(pen, scene);
    }
    let room = scene.regions.inspector;
    draw_inspector(pen, scene, room);
    let log = scene.regions.log;
    log_facts::draw_log(pen, scene, log);
}

/// Draws the log over the stage while it is open; its button is in the top bar.
fn draw_log_popup(pen: &mut Pen, scene: &mut Scene) {
    if pen.ui.is_enabled() && scene.view.log_is_open {
        let at_the_edge = Rect::from_min_size(scene.regions.stage.right_top(), Vec2::ZERO);
        let rect = open_log_rect(pen, &scene.regions, at_the_edge);
        show_open_log(pen, rect, |pen| log_facts::draw_log(pen, scene, rect));
    }
}

/// Draws the inspector over the half of the stage where the pointer is not.
fn draw_inspector_popup(pen: &mut Pen, scene: &Scene) {
    let is_free = pen.ui.is_enabled() && scene.question.is_none() && scene.held_item().is_none();
    if !is_free || !scene.interaction.own.dialog.is_none() || scene.view.log_is_open {
        return;
    }
    let stage = scene.regions.free_stage().shrink(APART);
    let width = (POPUP * pen.look.text).min(stage.width());
    let room = rect_at(stage.left(), stage.top(), width, stage.height());
    let Some(mut panel) = popup_panel(pen, scene, room) else { return };
    let height = panel.needed_height(&pen.ruler(), width).min(stage.height());
    let is_right = scene.pointer_position(pen.ui).is_some_and(|at| at.x > stage.center().x);
    let left = if is_right { stage.left() } else { stage.right() - width };
    let whole = pen.ui.ctx().content_rect();
    let layer = LayerId::new(Order::Tooltip, Id::new("inspector of the engineers"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    ui.set_clip_rect(whole);
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    show_panel(&mut above, rect_at(left, stage.top(), width, height), panel);
}

/// Draws the column of a watched game: the inspector, and the log that `draw_log` draws and that
/// needs a least height, in points.
pub fn draw_watched_column(
    pen: &mut Pen,
    scene: &mut Scene,
    least_log: f32,
    draw_log: impl FnOnce(&mut Pen, &mut Scene, Rect),
) {
    let above = scene.regions.inspector;
    let below = scene.regions.log;
    if below.height() < least_log {
        return draw_log(pen, scene, above.union(below));
    }
    draw_inspector(pen, scene, above);
    draw_log(pen, scene, below);
}
