//! The cruiser that beams the winner up.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect};

use crate::client::art::Picture;
use crate::client::kit::Pen;
use crate::client::kit::pen::area;

/// Draws the cruiser, and the winner who has risen so far, from 0 to 1.
pub fn show(pen: &mut Pen, whole: Rect, winner: Option<&Picture>, part: f32) {
    let middle = (whole.width() - 590.0).max(400.0) / 2.0 + 10.0;
    let top = (whole.center().y - 144.0).max(whole.top() + 244.0);
    if let Some(Picture::Robot(robot)) = winner {
        let height = whole.bottom() - 40.0 - top;
        pen.drawing("beam", area(middle - 256.0, top, 512.0, height), Color32::WHITE);
        let eased = EaseFunction::SineInOut.sample_clamped(part);
        let size = robot.size();
        let cell = (300.0 / size.0).min(330.0 / size.1).min(54.0);
        let foot = whole.bottom() - 60.0 - eased * 60.0;
        let sway = (part * 12.0).sin() * 4.0 * (1.0 - part);
        let rect = area(middle - size.0 * cell / 2.0 + sway, foot - size.1 * cell, size.0 * cell, size.1 * cell);
        pen.robot("winner", robot, rect);
    }
    pen.drawing("cruiser", area(middle - 250.0, top - 236.0, 500.0, 250.0), Color32::WHITE);
}
