//! The places for rummaged cards that go back, as they are drawn.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::facts::{RummageFacts, RummagePlace, RummagePlaceFacts, RummagePlaceState};
use super::layout::RummageLayout;
use crate::client::art::card::{CardFace, CardLook, draw_card_backs};
use crate::client::art::painting::fit_line_or_none;
use crate::messages::phrase;
use client::kit::palette::{CREAM, GREEN, GREEN_WELL, INSET, MUTED, SECOND, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Lengths of dashes and gaps, in points.
const DASH: f32 = 8.0;
const DASH_GAP: f32 = 7.0;
/// Style of the name of a place.
const NAME: TextStyle = TextStyle::bold(17.0, CREAM);
/// Opacity of a place that waits.
const WAITING: f32 = 0.55;
/// Half the width of the head of the arrow, and height of the arrow, in points.
const ARROW_HEAD: f32 = 10.0;
const ARROW: f32 = 40.0;
/// Number of backs of the pile.
const BACKS: usize = 3;

/// Name of a place.
pub fn name_of_place(place: RummagePlace) -> Phrase {
    match place {
        RummagePlace::OnTop => phrase!("scrapyard-rummage-on-top"),
        RummagePlace::AtBottom => phrase!("scrapyard-rummage-at-bottom"),
    }
}

/// Words about the cards that a place takes.
pub fn words_of_place(facts: &RummagePlaceFacts) -> Phrase {
    let left = facts.takes.saturating_sub(facts.cards.len()) as u32;
    phrase!("scrapyard-rummage-takes", count = left)
}

/// Draws a place: its frame, its name and an arrow, and the cards that lie there.
pub fn draw_place(pen: &mut Pen, layout: &RummageLayout, facts: &RummageFacts, place: &RummagePlaceFacts) {
    let rect = layout.place(place.place);
    let opacity = if place.state == RummagePlaceState::Waiting { WAITING } else { 1.0 };
    let (fill, line) = match place.state {
        RummagePlaceState::Waiting => (INSET, MUTED),
        RummagePlaceState::Open => (INSET, GREEN),
        RummagePlaceState::Lit => (GREEN_WELL, GREEN),
        RummagePlaceState::Full => (INSET, YELLOW),
    };
    pen.fill_rect(rect, Radius::Panel.points(), fill);
    let stroke = Stroke::new(LineWidth::Well.points(), fade_colour(line, opacity));
    if matches!(place.state, RummagePlaceState::Lit | RummagePlaceState::Full) {
        pen.stroke_rect(rect, Radius::Panel.points(), stroke);
    } else {
        pen.draw_dashed_rect(rect, stroke, DASH, DASH_GAP);
    }
    let mut right = layout.card_in_place(place.place, 0).right();
    if place.cards.is_empty() {
        let back = layout.card_in_place(place.place, 0);
        draw_card_backs(pen, back, BACKS, fade_colour(Color32::WHITE, opacity));
    }
    // The topmost card is drawn last.
    for (number, card) in place.cards.iter().enumerate().rev() {
        let rect = layout.card_in_place(place.place, number);
        right = right.max(rect.right());
        if let Some(card) = facts.cards.iter().find(|shown| shown.number == *card) {
            CardFace::of(facts.data, card.id, None).draw(pen, rect, CardLook::PLAIN);
        }
    }
    draw_words(pen, rect.with_min_x(right + Space::M.points()), place, opacity);
}

/// Draws the name, the arrow and the words beside the cards of a place, as far as they have room.
fn draw_words(pen: &Pen, room: Rect, place: &RummagePlaceFacts, opacity: f32) {
    let room = room.shrink2(vec2(Space::Xs.points(), Space::S.points()));
    let ruler = pen.ruler();
    let style = NAME.in_colour(fade_colour(SECOND, opacity));
    let name = fit_line_or_none(&ruler, style, room.width().max(1.0), &name_of_place(place.place));
    let mut below = room;
    if let Some(name) = name {
        let line = Rect::from_min_size(room.min, vec2(room.width(), name.size().y));
        name.paint(pen, line, Align2::LEFT_CENTER);
        below = room.with_min_y(line.bottom() + Space::Xs.points());
    }
    if below.height() < ARROW {
        return;
    }
    let arrow = Rect::from_min_size(below.min, vec2(2.0 * ARROW_HEAD, below.height().min(ARROW)));
    let arrow = arrow.translate(vec2(0.0, (below.height() - arrow.height()) / 2.0));
    draw_arrow(pen, arrow, place.place, fade_colour(MUTED, opacity));
    let beside = below.with_min_x(arrow.right() + Space::M.points());
    let style = TextStyle::NOTE.in_colour(fade_colour(MUTED, opacity));
    let words = ruler.layout(style, beside.width(), words_of_place(place));
    if words.size().y <= beside.height() && !words.breaks_a_word() {
        words.paint(pen, beside, Align2::LEFT_CENTER);
    }
}

/// Draws an arrow up or down.
fn draw_arrow(pen: &Pen, rect: Rect, place: RummagePlace, colour: Color32) {
    let line = Stroke::new(Space::Xs.points(), colour);
    let middle = rect.center().x;
    let (from, to, way) = match place {
        RummagePlace::OnTop => (rect.bottom(), rect.top(), 1.0),
        RummagePlace::AtBottom => (rect.top(), rect.bottom(), -1.0),
    };
    let tip = pos2(middle, to);
    let head = Vec2::new(ARROW_HEAD, ARROW_HEAD * way);
    pen.painter().line_segment([pos2(middle, from), tip], line);
    pen.painter().add(Shape::line(vec![tip + Vec2::new(-head.x, head.y), tip, tip + head], line));
}
