//! Crates, open things and sketches as they are painted.

use bevy_egui::egui::{Color32, Rect, Stroke, vec2};

use super::facts::{YardFacts, YardSquare};
use super::layout::YardLayout;
use super::lying::{NotedThing, OpenThing};
use super::standing::{LyingAt, spread_on};
use crate::client::art::sketches::sketch_drawing;
use crate::client::art::tags::{TagLook, paint_small_tag, paint_tag};
use crate::client::art::thing_picture::{ThingPicture, paint_grade, paint_thing};
use client::kit::Pen;
use client::kit::palette::{BROWN_WELL, CREAM, INK, RED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use shell::language::Phrase;

/// Lengths of the dashes and gaps around an open thing, in points.
const DASH: f32 = 4.0;
const GAP: f32 = 3.0;
/// Part of its place that the picture of a thing takes.
const PICTURE: f32 = 0.84;
/// Opacity of pencil, and of a slip that was struck out.
const PENCIL: f32 = 0.82;
const STRUCK: f32 = 0.5;
/// Number of things from which on a tag says how many there are.
const COUNTED_FROM: u16 = 2;
/// Number of figures in a square from which on one of them stands at its lower left.
const MANY: usize = 4;

/// Paints crates, open things and sketches in all squares.
pub fn paint_lying(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts) {
    let own = facts.own_colour.map_or(YELLOW, |colour| pen.seat_colour(colour));
    for square in &facts.squares {
        let spread = spread_on(layout, square);
        if let Some(place) = spread.crate_at {
            pen.draw_svg("crate", place, Color32::WHITE);
        }
        for (place, lying) in spread.placed {
            match lying {
                LyingAt::Open(index) => {
                    if let Some(open) = square.open.get(index).filter(|open| open.on_way.is_none()) {
                        paint_open(pen, open, place, own);
                    }
                }
                LyingAt::Noted(index) => paint_note(pen, &square.noted[index], place),
            }
        }
    }
}

/// Paints the numbers of things that lie in squares, above all that stands there.
pub fn paint_numbers(pen: &Pen, layout: &YardLayout, facts: &YardFacts) {
    let is_counted = |square: &&YardSquare| square.lying >= COUNTED_FROM;
    for square in facts.squares.iter().filter(is_counted) {
        // Where somebody stands, the tags at the lower right are those of what is carried; where
        // many do, also those at the lower left.
        let place = layout.square(square.square);
        let figures = facts.figures_on(square.square).count();
        let words = Phrase::words(square.lying.to_string());
        match figures {
            0 => paint_tag(pen, place.right_bottom(), &words, TagLook::Lying),
            1..MANY => paint_small_tag(pen, &words, TagLook::Lying, |size| place.left_bottom() + vec2(size.x, 0.0)),
            _ => paint_small_tag(pen, &words, TagLook::Lying, |size| place.center_bottom() + vec2(size.x / 2.0, 0.0)),
        };
    }
}

/// Paints a thing that is open to the viewer.
pub fn paint_open(pen: &mut Pen, thing: &OpenThing, place: Rect, own: Color32) {
    pen.fill_rect(place, Radius::Chip.points() / 2.0, BROWN_WELL);
    pen.draw_dashed_rect(place.shrink(1.0), Stroke::new(LineWidth::Well.points(), own), DASH, GAP);
    paint_thing(pen, &thing.picture, inner(place));
}

/// Paints an entry of the notebook: a sketch on a slip of paper, struck out if the thing is gone.
pub fn paint_note(pen: &mut Pen, noted: &NotedThing, place: Rect) {
    let opacity = if noted.is_gone() { STRUCK } else { 1.0 };
    let line = Stroke::new(LineWidth::Thin.points(), fade_colour(INK, opacity));
    pen.draw_rect(place.shrink(1.0), Space::Xxs.points(), fade_colour(CREAM, opacity), line);
    let ThingPicture { drawing, grade, .. } = noted.picture;
    let tint = fade_colour(Color32::WHITE, PENCIL * opacity);
    pen.draw_svg(sketch_drawing(drawing), inner(place), tint);
    if noted.is_gone() {
        let stroke = Stroke::new(LineWidth::Panel.points(), RED);
        pen.painter().line_segment([place.left_bottom(), place.right_top()], stroke);
    } else if let Some(grade) = grade {
        paint_grade(pen, grade, inner(place));
    }
}

fn inner(place: Rect) -> Rect {
    Rect::from_center_size(place.center(), place.size() * PICTURE)
}
