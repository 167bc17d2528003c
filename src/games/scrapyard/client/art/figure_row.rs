//! A row of icons with numbers, as many as there is room for.

use bevy_egui::egui::{Color32, Vec2, vec2};

use super::figures::CardFigure;
use super::painting::Turned;
use client::art::Picture;
use client::kit::palette::fade_colour;
use client::kit::text::Ruler;
use client::kit::tokens::Space;
use client::kit::{Block, Pen, TextStyle};

/// Gap between an icon and its number, in points.
const BETWEEN: f32 = Space::Xxs.points();
/// Gaps between a figure and the next one, in points: the usual one, and the least.
const GAPS: [f32; 2] = [Space::S.points(), Space::Xs.points()];

/// Icon with its number, laid out.
#[derive(Clone, Debug)]
struct ShownFigure {
    figure: CardFigure,
    size: Vec2,
    number: Option<Block>,
}

impl ShownFigure {
    fn width(&self) -> f32 {
        self.size.x + self.number.as_ref().map_or(0.0, |number| BETWEEN + number.size().x)
    }
}

/// Row of icons with numbers, laid out.
#[derive(Clone, Debug)]
pub struct FigureRow {
    shown: Vec<ShownFigure>,
    gap: f32,
    style: TextStyle,
}

impl FigureRow {
    /// Lays out figures in a width, with icons of a height. If they have no room, they stand closer
    /// together, then their icons are smaller by `smaller`, and at last the last ones are left out.
    pub fn fit(ruler: &Ruler, figures: &[CardFigure], style: TextStyle, width: f32, icons: [f32; 2]) -> Self {
        let [usual, smaller] = icons;
        let tries = [(usual, GAPS[0]), (usual, GAPS[1]), (smaller, GAPS[1])];
        let rows = tries.map(|(icon, gap)| Self::lay_out(ruler, figures, style, icon, gap));
        let [_, _, closest] = &rows;
        let mut closest = closest.clone();
        if let Some(row) = rows.into_iter().find(|row| row.width() <= width) {
            return row;
        }
        while closest.width() > width && closest.shown.pop().is_some() {}
        closest
    }

    fn lay_out(ruler: &Ruler, figures: &[CardFigure], style: TextStyle, icon: f32, gap: f32) -> Self {
        let shown = figures.iter().map(|&figure| ShownFigure {
            figure,
            size: figure.icon.size(icon),
            number: figure.number.map(|number| ruler.layout(style, f32::INFINITY, number.to_string())),
        });
        Self { shown: shown.collect(), gap, style }
    }

    /// Number of figures that have room.
    pub const fn count(&self) -> usize {
        self.shown.len()
    }

    /// Width, in points.
    pub fn width(&self) -> f32 {
        let figures: f32 = self.shown.iter().map(ShownFigure::width).sum();
        figures + self.gap * self.shown.len().saturating_sub(1) as f32
    }

    /// Paints the row on a thing, from a point that is left of it and at half its height.
    pub fn paint(&self, pen: &mut Pen, on: Turned, from: Vec2, opacity: f32) {
        let mut x = from.x;
        let tint = |colour: Color32| fade_colour(colour, opacity);
        for shown in &self.shown {
            let icon = shown.figure.icon;
            let middle = vec2(x + shown.size.x / 2.0, from.y);
            on.draw_picture(pen, Picture::Drawing(icon.name), middle, shown.size, tint(icon.tint(self.style.colour)));
            if let Some(number) = &shown.number {
                let middle = x + shown.size.x + BETWEEN + number.size().x / 2.0;
                on.draw_text(pen, number, vec2(middle, from.y));
            }
            x += shown.width() + self.gap;
        }
    }
}
