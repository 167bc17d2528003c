//! Name of a card on its pile: on one line or two, broken where its language breaks it.

use crate::client::art::name_breaks::ways_to_break;
use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::text::Ruler;
use client::kit::{Block, TextStyle};

/// Room for the name of a card: a width for a single line, and one for each of two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TitleRoom {
    /// Width of a single line, in points.
    pub single: f32,
    /// Widths of the first and the second of two lines.
    pub two: [f32; 2],
}

/// Lays out a name on one line or two, in bold letters, else in those of running text, else
/// smaller, as far as it must be.
pub fn lay_out_title(ruler: &Ruler, name: &str, style: TextStyle, room: TitleRoom) -> Vec<Block> {
    let breaks = ruler.look.tell(&phrase!("scrapyard-pile-word-breaks"));
    let ways = ways_to_break(name, &breaks);
    let plain = TextStyle { face: Face::Text, ..style };
    let bold = best_way(ruler, &ways, style, room);
    let (style, best) = match bold {
        Some((factor, lines)) if factor >= 1.0 => (style, Some((factor, lines))),
        _ => (plain, best_way(ruler, &ways, plain, room)),
    };
    let Some((factor, lines)) = best else { return Vec::new() };
    lines.iter().map(|line| ruler.layout(style.scaled(factor.min(1.0)), f32::INFINITY, *line)).collect()
}

/// The way whose letters can be largest, with their size in parts of the usual one. A single line
/// is taken if it fits.
fn best_way<'w>(
    ruler: &Ruler,
    ways: &'w [Vec<String>],
    style: TextStyle,
    room: TitleRoom,
) -> Option<(f32, Vec<&'w str>)> {
    let factor = |lines: &[String]| {
        let width = |line: &String| ruler.layout(style, f32::INFINITY, line.as_str()).size().x.max(1.0);
        match lines {
            [line] => room.single / width(line),
            lines => lines.iter().zip(room.two).map(|(line, room)| room / width(line)).fold(f32::INFINITY, f32::min),
        }
    };
    let mut best: Option<(f32, &Vec<String>)> = None;
    for lines in ways {
        let factor = factor(lines);
        if best.is_none_or(|(known, _)| factor > known) {
            best = Some((factor, lines));
        }
        if factor >= 1.0 && lines.len() == 1 {
            break;
        }
    }
    best.map(|(factor, lines)| (factor, lines.iter().map(String::as_str).collect()))
}
