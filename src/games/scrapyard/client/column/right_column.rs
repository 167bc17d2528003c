//! The right column as a whole.

use bevy_egui::egui::{Rect, Vec2};

use super::inspector::draw_inspector;
use super::log_facts;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::table::log_popup::{open_log_rect, show_open_log};

/// Draws the column, or what replaces it where large text leaves no room for one.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    if !scene.regions.has_column() {
        return draw_log_popup(pen, scene);
    }
    let room = scene.regions.inspector;
    pen.aloud(|pen| draw_inspector(pen, scene, room));
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
    pen.aloud(|pen| draw_inspector(pen, scene, above));
    draw_log(pen, scene, below);
}
