//! The time track as it is drawn.

use bevy_egui::egui::{Align2, Color32, Rangef, Rect, Stroke, Vec2, vec2};

use super::facts::{TokenStack, TrackFacts, TrackTarget};
use super::layout::TrackLayout;
use super::track_words::{TrackWords, place_words};
use crate::client::art::names::token_drawing;
use client::kit::palette::{GREEN, LIGHT_RED, SECOND, fade_colour};
use client::kit::spoken::{Manner, add_spoken_text_in_order};
use client::kit::tokens::{LineWidth, Radius};
use client::kit::{Pen, TextStyle, notes};
use shell::seats::SeatId;

/// Space between a square and its neighbour.
const BETWEEN: f32 = 1.0;
/// Opacity of the token of a player who has no more turns.
const OUT: f32 = 0.55;

/// Draws the time track in the foot of the stage. Tokens of seats that are on their way are left
/// out. Returns the places, to which motion moves them.
pub fn draw_track(pen: &mut Pen, foot: Rect, facts: &TrackFacts, on_their_way: &[SeatId]) -> TrackLayout {
    let layout = TrackLayout::new(foot, facts.line, facts.end, pen.look.text);
    draw_squares(pen, &layout, facts);
    draw_words(pen, &layout, facts);
    pen.draw_svg("track_line", layout.hazard_line(), Color32::WHITE);
    for stack in &facts.stacks {
        let shown = stack.tokens.iter().filter(|token| !on_their_way.contains(&token.seat));
        for (below, token) in shown.enumerate() {
            let tint = fade_colour(Color32::WHITE, if token.is_out { OUT } else { 1.0 });
            let place = layout.token(stack.square, below);
            pen.draw_svg(token_drawing(token.colour), place, tint);
            notes::record_place(pen.ui.ctx(), || format!("token {}", token.seat.index() + 1), place);
        }
    }
    if let Some(target) = &facts.target {
        draw_target(pen, &layout, target);
    }
    let told = pen.tell(&facts.told);
    add_spoken_text_in_order(pen.ui, "time-track", foot, Manner::Found, &told);
    layout
}

/// Draws the squares and their numbers.
fn draw_squares(pen: &mut Pen, layout: &TrackLayout, facts: &TrackFacts) {
    for square in 0..=facts.end {
        let drawing = if square > facts.line { "track_over" } else { "track_square" };
        pen.draw_svg(drawing, layout.square(square).shrink2(vec2(BETWEEN, 0.0)), Color32::WHITE);
    }
    for square in layout.numbered() {
        let colour = if square > facts.line { LIGHT_RED } else { SECOND };
        let number = pen.ruler().layout(TextStyle::FIGURE.in_colour(colour), f32::INFINITY, square.to_string());
        number.paint(pen, layout.number(square), Align2::CENTER_CENTER);
    }
}

/// Marks the square that a token would come to, with the token.
fn draw_target(pen: &mut Pen, layout: &TrackLayout, target: &TrackTarget) {
    let line = Stroke::new(LineWidth::Row.points(), if target.is_beyond { LIGHT_RED } else { GREEN });
    let frame = layout.square(target.square).expand2(Vec2::new(BETWEEN, 2.0 * BETWEEN));
    pen.stroke_rect(frame, Radius::Chip.points() / 2.0, line);
    pen.draw_svg("token_ghost", layout.ghost(target.square, target.below), Color32::WHITE);
}

/// Draws the words above the squares: a heading, the target, and the price of the red squares.
fn draw_words(pen: &Pen, layout: &TrackLayout, facts: &TrackFacts) {
    let words = TrackWords::of(&pen.ruler(), facts);
    let target = facts.target.as_ref().map(|target| layout.square(target.square).center().x);
    let is_high = |stack: &&TokenStack| stack.tokens.len() > 1;
    let stacks: Vec<Rangef> =
        facts.stacks.iter().filter(is_high).map(|stack| layout.token(stack.square, 0).x_range()).collect();
    for placed in place_words(layout.words(), target, &stacks, &words) {
        placed.words.paint(pen, placed.rect, Align2::LEFT_CENTER);
    }
}
