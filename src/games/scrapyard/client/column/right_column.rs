//! The right column as a whole.

use bevy_egui::egui::Rect;

use super::inspector::draw_inspector;
use super::log_facts;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::table::log_popup::{draw_log_button, open_log_rect, show_open_log};

/// Draws the column, or what replaces it where large text leaves no room for one.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    if !scene.regions.has_column() {
        return draw_log_popup(pen, scene);
    }
    let room = scene.regions.inspector;
    draw_inspector(pen, scene, room);
    let log = scene.regions.log;
    log_facts::draw_log(pen, scene, log);
}

/// Draws the button of the log over the stage, and the log while it is open.
fn draw_log_popup(pen: &mut Pen, scene: &mut Scene) {
    let regions = scene.regions.clone();
    let place = draw_log_button(pen, &regions, &mut scene.view.log_is_open, "log", |_| true);
    if pen.ui.is_enabled() && scene.view.log_is_open {
        let rect = open_log_rect(pen, &scene.regions, place);
        show_open_log(pen, rect, |pen| log_facts::draw_log(pen, scene, rect));
    }
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
