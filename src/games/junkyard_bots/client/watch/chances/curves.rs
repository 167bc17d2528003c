//! Curves of a chart: a line for each seat, with a band as wide as the uncertainty and wide enough
//! to be seen.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use crate::analysis::Outlook;
use client::kit::Pen;
use client::kit::palette::{INK, fade_colour};
use client::kit::tokens::{IconSize, LineWidth};
use shell::seats::Seat;

/// Half width of a band in standard errors: 95 of 100 chances are within.
pub const DEVIATIONS: f32 = 1.96;
/// Width of a line, and with the ink around it, in points.
const LINE: f32 = LineWidth::Row.points();
const INKED: f32 = LINE + LineWidth::Well.points();
/// Least distance from a line to the edge of its band where anything is uncertain, in points:
/// beyond the line's ink, to be seen.
const LEAST: f32 = INKED / 2.0 + LineWidth::Panel.points();
/// Opacity of a seat's colour in its band, and in the line that ends it.
const BAND: f32 = 0.34;
const EDGE: f32 = 0.8;
/// Places of a seat's symbols along its line, in parts of the game.
const SYMBOLS: [f32; 3] = [0.15, 0.5, 0.8];
/// Side of the symbol, in points.
const SIDE: f32 = IconSize::Sign.points();

/// Draws the curves; `spot` returns the point of a step and a chance.
pub fn draw_curves(pen: &mut Pen, outlooks: &[Outlook], seats: &[Seat], spot: &impl Fn(usize, f32) -> (f32, f32)) {
    for (number, seat) in seats.iter().enumerate() {
        let colour = pen.seat_colour(seat.colour);
        let edges = band_edges(outlooks, number, spot);
        pen.painter().add(band_mesh(&edges, fade_colour(colour, BAND)));
        for side in [0, 1] {
            let edge: Vec<Pos2> = edges.iter().map(|edge| edge[side]).collect();
            pen.painter().add(Shape::line(edge, Stroke::new(LineWidth::Thin.points(), fade_colour(colour, EDGE))));
        }
    }
    for (number, seat) in seats.iter().enumerate() {
        let line: Vec<Pos2> = outlooks
            .iter()
            .enumerate()
            .filter_map(|(step, outlook)| Some(spot(step, *outlook.chances.get(number)?).into()))
            .collect();
        pen.painter().add(Shape::line(line.clone(), Stroke::new(INKED, INK)));
        pen.painter().add(Shape::line(line, Stroke::new(LINE, pen.seat_colour(seat.colour))));
    }
    for part in SYMBOLS {
        let step = (outlooks.len() as f32 * part) as usize;
        for (number, seat) in seats.iter().enumerate() {
            if let Some(chance) = outlooks.get(step).and_then(|outlook| outlook.chances.get(number)) {
                let chip = Rect::from_center_size(spot(step, *chance).into(), Vec2::splat(SIDE));
                pen.draw_seat_chip(chip.left(), chip.top(), seat.colour, SIDE);
            }
        }
    }
}

/// Upper and lower edge of a seat's band after each step.
fn band_edges(outlooks: &[Outlook], seat: usize, spot: &impl Fn(usize, f32) -> (f32, f32)) -> Vec<[Pos2; 2]> {
    let edge = |(step, outlook): (usize, &Outlook)| {
        let chance = *outlook.chances.get(seat)?;
        let error = *outlook.errors.get(seat)?;
        let (x, middle) = spot(step, chance);
        let least = if error > 0.0 { LEAST } else { 0.0 };
        let reach = (spot(step, 0.0).1 - spot(step, 1.0).1) * DEVIATIONS * error;
        let top = spot(step, 1.0).1;
        let bottom = spot(step, 0.0).1;
        let at = |y: f32| pos2(x, y.clamp(top, bottom));
        Some([at(middle - reach.max(least)), at(middle + reach.max(least))])
    };
    outlooks.iter().enumerate().filter_map(edge).collect()
}

fn band_mesh(edges: &[[Pos2; 2]], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for edge in edges.iter().flatten() {
        mesh.colored_vertex(*edge, colour);
    }
    for pair in 0..(edges.len() as u32).saturating_sub(1) {
        let first = pair * 2;
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_seen_beside_their_lines_wherever_anything_is_uncertain() {
        let outlook = |chance: f32, error: f32| Outlook {
            chances: [chance, 1.0 - chance].into_iter().collect(),
            errors: [error, error].into_iter().collect(),
        };
        let outlooks = [outlook(0.5, 0.004), outlook(0.6, 0.03), outlook(0.98, 0.02), outlook(1.0, 0.0)];
        // A chart of 150 points.
        let spot = |step: usize, chance: f32| (step as f32 * 10.0, 150.0 - 150.0 * chance.clamp(0.0, 1.0));
        let of_first = band_edges(&outlooks, 0, &spot);
        let beyond_ink = |edge: &[Pos2; 2], middle: f32| (middle - edge[0].y, edge[1].y - middle);
        let (above, below) = beyond_ink(&of_first[0], 75.0);
        assert!(above >= INKED / 2.0 + 3.0 && below >= INKED / 2.0 + 3.0, "three points beyond the ink");
        let (above, below) = beyond_ink(&of_first[1], 60.0);
        assert!(
            (above - 150.0 * DEVIATIONS * 0.03).abs() < 0.1 && (below - above).abs() < 0.1,
            "as wide as it is uncertain"
        );
        assert!(of_first[2][0].y >= 0.0, "within the chart");
        assert_eq!(of_first[3][0], of_first[3][1], "what is certain has no band");
        assert_eq!(band_mesh(&of_first, Color32::WHITE).vertices.len(), 8);
    }
}
