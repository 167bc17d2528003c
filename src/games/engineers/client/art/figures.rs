//! Workers and trucks as they stand on the table.

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, vec2};

use super::names::{truck_drawing, worker_drawing};
use client::kit::Pen;
use client::kit::palette::{INK, YELLOW, fade_colour};
use client::kit::tokens::LineWidth;
use shell::seats::Colour;

/// Opacity of a worker who has spent all actions.
pub const SPENT: f32 = 0.55;
/// Half the size of the ring at the feet of the worker who is chosen, and the height of its middle,
/// in parts of the figure.
const RING: (f32, f32) = (0.46, 0.17);
const RING_AT: f32 = 0.9;
/// Factor by which the chosen worker is larger.
const LARGER: f32 = 1.1;

/// Paints a worker in a square place. The chosen one is larger, with a ring at the feet.
pub fn paint_worker(pen: &mut Pen, colour: Colour, place: Rect, is_chosen: bool, opacity: f32) {
    let mut rect = place;
    if is_chosen {
        let size = place.size() * LARGER;
        rect = Rect::from_min_size(place.center_bottom() - vec2(size.x / 2.0, size.y), size);
        let middle = rect.center_top() + vec2(0.0, RING_AT * rect.height());
        let half = vec2(RING.0, RING.1) * rect.width();
        for (width, hue) in [(LineWidth::Chosen, INK), (LineWidth::Well, YELLOW)] {
            pen.painter().add(Shape::ellipse_stroke(middle, half, Stroke::new(width.points(), hue)));
        }
    }
    pen.draw_svg(worker_drawing(colour), rect, fade_colour(Color32::WHITE, opacity));
}

/// Paints a truck in a square place.
pub fn paint_truck(pen: &mut Pen, colour: Colour, place: Rect, opacity: f32) {
    pen.draw_svg(truck_drawing(colour), place, fade_colour(Color32::WHITE, opacity));
}
