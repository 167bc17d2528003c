//! Name of a card on its face: on one line or on two, or left out where it has no room.

use bevy_egui::egui::{Vec2, vec2};

use super::painting::Turned;
use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::text::Ruler;
use client::kit::text::name_breaks::{NameBreak, breaks_of_name, ways_to_break};
use client::kit::{Block, Pen, TextStyle};
use shell::language::Phrase;

/// Most lines of a name.
const MOST_LINES: usize = 2;
/// Greatest costs of its breaks, in the order in which they are tried: whole words, then words that
/// are broken where the list marks it, then any.
const COSTS: [u8; 3] = [0, NameBreak::IN_WORD, u8::MAX];
/// Distance between its lines, and height of the letters of one line with what hangs below them, in
/// parts of the size of the letters.
const LINES_APART: f32 = 1.06;
const LETTERS: f32 = 0.9;

/// Name of a card, laid out.
#[derive(Clone, Debug)]
pub struct CardTitle {
    lines: Vec<Block>,
    /// Distance between the middles of its lines, in points.
    step: f32,
    /// Height from the top of its letters to the bottom, in points.
    height: f32,
}

impl CardTitle {
    /// Lays out a name in a room: on as few lines as it can be, in the style, or else in the face
    /// of running text. `None` if it has no room.
    pub fn fit(ruler: &Ruler, name: &Phrase, style: TextStyle, room: Vec2) -> Option<Self> {
        let letters = style.size * ruler.look.text;
        let step = letters * LINES_APART;
        let height = |lines: usize| letters * LETTERS + step * lines.saturating_sub(1) as f32;
        let name = ruler.look.tell(name);
        let breaks = breaks_of_name(&name, &ruler.look.tell(&phrase!("scrapyard-pile-word-breaks")));
        let plain = TextStyle { face: Face::Text, ..style };
        let counts = (1..=MOST_LINES).filter(|&lines| height(lines) <= room.y);
        let of_count = |lines| COSTS.into_iter().flat_map(move |cost| [(lines, cost, style), (lines, cost, plain)]);
        let lines = counts.flat_map(of_count).find_map(|(count, most_cost, style)| {
            let ways = ways_to_break(&name, &breaks, count - 1).into_iter().filter(|way| way.cost <= most_cost);
            let laid_out = ways.map(|way| lay_out_lines(ruler, &way.lines, style));
            let fitting = laid_out.filter(|lines| width_of(lines) <= room.x);
            fitting.min_by(|one, other| width_of(one).total_cmp(&width_of(other)))
        })?;
        Some(Self { height: height(lines.len()), lines, step })
    }

    /// Height from the top of its letters to the bottom, in points.
    pub const fn height(&self) -> f32 {
        self.height
    }

    /// Draws the name on a thing, with its middle at a distance from the thing's.
    pub fn draw(&self, pen: &Pen, on: Turned, middle: Vec2) {
        let first = middle.y - self.step * self.lines.len().saturating_sub(1) as f32 / 2.0;
        for (number, line) in self.lines.iter().enumerate() {
            on.draw_text(pen, line, vec2(middle.x, first + self.step * number as f32));
        }
    }
}

fn lay_out_lines(ruler: &Ruler, lines: &[String], style: TextStyle) -> Vec<Block> {
    lines.iter().map(|line| ruler.layout(style, f32::INFINITY, line.as_str())).collect()
}

/// Width of the widest line, in points.
fn width_of(lines: &[Block]) -> f32 {
    lines.iter().map(|line| line.size().x).fold(0.0, f32::max)
}
