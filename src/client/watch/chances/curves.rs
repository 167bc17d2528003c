//! The curves of a chart: a line for each seat, with a band that is as wide as it is uncertain.

use bevy_egui::egui::{Color32, Mesh, Pos2, Shape, Stroke, pos2};

use crate::analysis::Outlook;
use crate::client::kit::Pen;
use crate::client::kit::palette::{INK, faded};
use crate::record::Seat;

/// How many standard errors a band is wide on either side: 95 of 100 chances are within.
const WIDE: f32 = 1.96;
/// How much of a seat's colour its band has.
const BAND: f32 = 0.22;
/// Where on its way a line has its seat's symbol, in parts of the game.
const SYMBOLS: [f32; 3] = [0.15, 0.5, 0.8];
/// How large the symbol is.
const SIDE: f32 = 15.0;

/// Draws the curves; `spot` tells where a step and a chance are.
pub fn show(pen: &mut Pen, outlooks: &[Outlook], seats: &[Seat], spot: &impl Fn(usize, f32) -> (f32, f32)) {
    for (number, seat) in seats.iter().enumerate() {
        let colour = pen.seat(seat.colour);
        pen.painter().add(band(outlooks, number, colour, spot));
    }
    for (number, seat) in seats.iter().enumerate() {
        let line: Vec<Pos2> = outlooks
            .iter()
            .enumerate()
            .filter_map(|(step, outlook)| Some(spot(step, *outlook.chances.get(number)?).into()))
            .collect();
        pen.painter().add(Shape::line(line.clone(), Stroke::new(5.5, INK)));
        pen.painter().add(Shape::line(line, Stroke::new(3.0, pen.seat(seat.colour))));
    }
    for part in SYMBOLS {
        let step = (outlooks.len() as f32 * part) as usize;
        for (number, seat) in seats.iter().enumerate() {
            if let Some(chance) = outlooks.get(step).and_then(|outlook| outlook.chances.get(number)) {
                let (x, y) = spot(step, *chance);
                pen.chip(x - SIDE / 2.0, y - SIDE / 2.0, seat.colour, SIDE);
            }
        }
    }
}

fn band(outlooks: &[Outlook], seat: usize, colour: Color32, spot: &impl Fn(usize, f32) -> (f32, f32)) -> Mesh {
    let (mut mesh, colour) = (Mesh::default(), faded(colour, BAND));
    for (step, outlook) in outlooks.iter().enumerate() {
        let (Some(chance), Some(error)) = (outlook.chances.get(seat), outlook.errors.get(seat)) else { continue };
        let (x, upper) = spot(step, chance + WIDE * error);
        let (_, lower) = spot(step, chance - WIDE * error);
        mesh.colored_vertex(pos2(x, upper), colour);
        mesh.colored_vertex(pos2(x, lower), colour);
    }
    for pair in 0..(mesh.vertices.len() as u32 / 2).saturating_sub(1) {
        let first = pair * 2;
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    mesh
}
