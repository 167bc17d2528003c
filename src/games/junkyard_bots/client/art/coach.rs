//! Picture of a lesson's coach.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use client::kit::Pen;
use client::kit::palette::{GREEN, INK, YELLOW};
use client::kit::pen::rect_at;
use shell::grid::Rotation;

/// Draws the coach: a plain body with a smile in its window, one bulb, and one claw that waves.
pub fn draw_coach(pen: &mut Pen, rect: Rect) {
    let unit = rect.width() / 3.6;
    let body = rect_at(rect.left(), rect.top() + unit * 0.5, unit * 3.0, unit * 3.0);
    let stem = (
        pos2(body.left() + unit * 2.3, body.top() + unit * 0.15),
        pos2(body.left() + unit * 2.52, body.top() - unit * 0.4),
    );
    pen.draw_line(stem.0.into(), stem.1.into(), unit * 0.24, INK);
    pen.draw_line(stem.0.into(), stem.1.into(), unit * 0.11, Color32::from_rgb(0x92, 0xa6, 0xae));
    pen.painter().circle(stem.1, unit * 0.24, YELLOW, Stroke::new(unit * 0.09, INK));
    let claw = pos2(body.right() + unit * 0.45, body.top() + unit * 1.45);
    pen.draw_tile("claw_small", claw, (1.0, 1.0), unit * 1.05, Rotation::Right, Color32::WHITE);
    pen.draw_svg("body", body, Color32::WHITE);
    for x in [1.19, 1.81] {
        let eye =
            Rect::from_center_size(pos2(body.left() + unit * x, body.top() + unit * 1.2), vec2(0.25, 0.36) * unit);
        pen.fill_rect(eye, unit * 0.12, GREEN);
    }
    let middle = body.left() + unit * 1.5;
    let y = body.top() + unit * 1.55;
    let mouth = (-4..=4).map(|step| {
        let part = step as f32 / 4.0;
        pos2(middle + part * unit * 0.35, y + (1.0 - part * part) * unit * 0.16)
    });
    let smile = bevy_egui::egui::Shape::line(mouth.collect(), Stroke::new(unit * 0.1, GREEN));
    pen.painter().add(smile);
}
