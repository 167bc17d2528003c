//! Curves of a chart: a line for each seat, with a band as wide as the uncertainty and wide enough
//! to be seen.

use bevy_egui::egui::{Color32, Mesh, Pos2, Shape, Stroke, pos2};

use crate::analysis::Outlook;
use client::kit::Pen;
use client::kit::palette::{INK, fade_colour};
use shell::seats::Seat;

/// Half width of a band in standard errors: 95 of 100 chances are within.
const WIDE: f32 = 1.96;
/// Least distance from a line to the edge of its band where anything is uncertain, in points:
/// beyond the line's ink, to be seen.
const LEAST: f32 = 6.0;
/// Opacity of a seat's colour in its band, and in the line that ends it with its width in points.
const BAND: f32 = 0.34;
const EDGE: (f32, f32) = (0.8, 1.0);
/// Width of a line with its ink, and without, in points.
const LINE: (f32, f32) = (4.5, 2.5);
/// Places of a seat's symbols along its line, in parts of the game.
const SYMBOLS: [f32; 3] = [0.15, 0.5, 0.8];
/// Side of the symbol, in points.
const SIDE: f32 = 15.0;

/// Draws the curves; `spot` returns the point of a step and a chance.
pub fn draw_curves(pen: &mut Pen, outlooks: &[Outlook], seats: &[Seat], spot: &impl Fn(usize, f32) -> (f32, f32)) {
    for (number, seat) in seats.iter().enumerate() {
        let colour = pen.seat_colour(seat.colour);
        let edges = band_edges(outlooks, number, spot);
        pen.painter().add(band_mesh(&edges, fade_colour(colour, BAND)));
        for side in [0, 1] {
            let edge: Vec<Pos2> = edges.iter().map(|edge| edge[side]).collect();
            pen.painter().add(Shape::line(edge, Stroke::new(EDGE.1, fade_colour(colour, EDGE.0))));
        }
    }
    for (number, seat) in seats.iter().enumerate() {
        let line: Vec<Pos2> = outlooks
            .iter()
            .enumerate()
            .filter_map(|(step, outlook)| Some(spot(step, *outlook.chances.get(number)?).into()))
            .collect();
        pen.painter().add(Shape::line(line.clone(), Stroke::new(LINE.0, INK)));
        pen.painter().add(Shape::line(line, Stroke::new(LINE.1, pen.seat_colour(seat.colour))));
    }
    for part in SYMBOLS {
        let step = (outlooks.len() as f32 * part) as usize;
        for (number, seat) in seats.iter().enumerate() {
            if let Some(chance) = outlooks.get(step).and_then(|outlook| outlook.chances.get(number)) {
                let (x, y) = spot(step, *chance);
                pen.draw_seat_chip(x - SIDE / 2.0, y - SIDE / 2.0, seat.colour, SIDE);
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
        let reach = (spot(step, 0.0).1 - spot(step, 1.0).1) * WIDE * error;
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
        assert!(above >= LINE.0 / 2.0 + 3.0 && below >= LINE.0 / 2.0 + 3.0, "three points beyond the ink");
        let (above, below) = beyond_ink(&of_first[1], 60.0);
        assert!((above - 150.0 * WIDE * 0.03).abs() < 0.1 && (below - above).abs() < 0.1, "as wide as it is uncertain");
        assert!(of_first[2][0].y >= 0.0, "within the chart");
        assert_eq!(of_first[3][0], of_first[3][1], "what is certain has no band");
        assert_eq!(band_mesh(&of_first, Color32::WHITE).vertices.len(), 8);
    }
}
