//! The cruiser that beams the winner up.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect};

use client::art::Picture;
use client::kit::Pen;
use client::kit::pen::rect_at;
use client::screens::victory::ResultScene;

/// Usual width and height of the scene, in points.
const DRAWN: (f32, f32) = (540.0, 740.0);

/// Time for which the winner rises, in seconds at the usual speed.
const RISES: f32 = 2.4;

/// Returns the scene with the winner, if there is one.
pub fn cruiser_scene(winner: Option<Picture>) -> ResultScene {
    ResultScene {
        lasts: RISES,
        is_above_picture: false,
        draw: Box::new(move |pen, room, part| draw_cruiser(pen, room, winner.as_ref(), part)),
    }
}

/// Draws the cruiser in the middle of a room, and the winner, who has risen by `part`, from 0 to 1.
fn draw_cruiser(pen: &mut Pen, room: Rect, winner: Option<&Picture>, part: f32) {
    let scale = (room.width() / DRAWN.0).min(room.height() / DRAWN.1).clamp(0.5, 1.0);
    let middle = room.center().x;
    let top = room.top() + (room.height() * 0.5 - 144.0 * scale).max(240.0 * scale).min(256.0);
    if let Some(Picture::Composed(robot)) = winner {
        let height = room.bottom() - 40.0 * scale - top;
        let wide = 512.0 * scale;
        pen.draw_svg("beam", rect_at(middle - wide / 2.0, top, wide, height), Color32::WHITE);
        let eased = EaseFunction::SineInOut.sample_clamped(part);
        let size = robot.size();
        let most = (330.0 * scale).min(height - 110.0 * scale);
        let cell = (300.0 * scale / size.0).min(most / size.1).clamp(4.0, 54.0);
        let foot = room.bottom() - (60.0 + eased * 60.0) * scale;
        let sway = (part * 12.0).sin() * 4.0 * (1.0 - part);
        let rect = rect_at(middle - size.0 * cell / 2.0 + sway, foot - size.1 * cell, size.0 * cell, size.1 * cell);
        pen.draw_composed("winner", robot, rect);
    }
    let cruiser = rect_at(middle - 250.0 * scale, top - 236.0 * scale, 500.0 * scale, 250.0 * scale);
    pen.draw_svg("cruiser", cruiser, Color32::WHITE);
}
