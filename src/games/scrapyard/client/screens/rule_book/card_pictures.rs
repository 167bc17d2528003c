//! Pictures of cards on the pages of the rules: a card, rummaged cards, and a hand.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect, pos2};

use super::plan::HandPlan;
use crate::cards::{CardId, DataSet};
use crate::client::art::card::{CARD, CardFace, CardLook, draw_card_back};
use client::kit::Pen;
use client::kit::tokens::Space;
use client::screens::how_to_play::book::DrawPicture;

/// Largest scale of a card's drawing at the usual text size.
const LARGEST: f32 = 1.25;
/// Part of a card's width that the next one in a row leaves uncovered at least.
const UNCOVERED: f32 = 0.4;
/// Angle of the outer cards of a rummage, in radians.
const TURNED: f32 = 0.05;
/// A card in the build phase.
const PRICED: CardLook = CardLook { is_priced: true, ..CardLook::PLAIN };

/// Returns the picture of a card.
pub(super) fn card_picture(data: &DataSet, name: &str) -> DrawPicture {
    let face = face_of(data, name);
    Box::new(move |pen, rect| {
        let Some(face) = &face else { return };
        for place in places_in_row(rect, 1, pen.look.text) {
            face.draw(pen, place, PRICED);
        }
    })
}

/// Returns the picture of rummaged cards, the outer ones of which are turned.
pub(super) fn rummage_picture(data: &DataSet, names: &[String]) -> DrawPicture {
    let faces: Vec<CardFace> = names.iter().filter_map(|name| face_of(data, name)).collect();
    Box::new(move |pen, rect| {
        let middle = (faces.len() as f32 - 1.0) / 2.0;
        let places = places_in_row(rect, faces.len(), pen.look.text);
        for (number, (face, place)) in faces.iter().zip(places).enumerate() {
            face.draw(pen, place, CardLook { angle: (number as f32 - middle) * TURNED, ..PRICED });
        }
    })
}

/// Returns the picture of a hand.
pub(super) fn hand_picture(data: &Arc<DataSet>, hand: &HandPlan) -> DrawPicture {
    let faces: Vec<CardFace> = hand.cards.iter().filter_map(|name| face_of(data, name)).collect();
    let is_hidden = hand.is_hidden;
    Box::new(move |pen, rect| draw_hand(pen, rect, &faces, is_hidden))
}

fn draw_hand(pen: &mut Pen, rect: Rect, faces: &[CardFace], is_hidden: bool) {
    let places = places_in_row(rect, faces.len(), pen.look.text);
    for (number, (face, place)) in faces.iter().zip(&places).enumerate() {
        let next = places.get(number + 1).map_or(place.right(), Rect::left);
        let uncovered = (next - place.left()) / place.width();
        if is_hidden {
            draw_card_back(pen, *place, Color32::WHITE);
        } else if uncovered < 1.0 {
            face.draw_covered(pen, *place, CardLook::PLAIN, uncovered);
        } else {
            face.draw(pen, *place, CardLook::PLAIN);
        }
    }
}

/// Face of a card that nobody has, by its name; `None` if there is none.
fn face_of(data: &DataSet, name: &str) -> Option<CardFace> {
    data.card_named(name).map(|id: CardId| CardFace::of(data, id, None))
}

/// Places of cards in a row in the middle of a rectangle, which lie upon one another if there is
/// little room. They grow with the text, as far as they have room.
fn places_in_row(rect: Rect, count: usize, text: f32) -> Vec<Rect> {
    let gap = Space::S.points();
    let room = rect.shrink(gap);
    let others = count.saturating_sub(1) as f32;
    let high = room.height() / CARD.y;
    let wide = room.width() / (CARD.x * (1.0 + others * UNCOVERED));
    let size = CARD * high.min(wide).clamp(0.0, LARGEST * text);
    let step = if others > 0.0 { ((room.width() - size.x) / others).min(size.x + gap) } else { 0.0 };
    let left = room.center().x - (size.x + others * step) / 2.0;
    let top = room.center().y - size.y / 2.0;
    (0..count).map(|number| Rect::from_min_size(pos2(left + step * number as f32, top), size)).collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Vec2, vec2};

    use super::*;

    #[test]
    fn cards_of_a_row_are_inside_the_picture_and_all_seen() {
        for room in [vec2(210.0, 130.0), vec2(330.0, 200.0), vec2(660.0, 300.0)] {
            let rect = Rect::from_min_size(Vec2::ZERO.to_pos2(), room);
            for count in 1..=5 {
                let places = places_in_row(rect, count, 1.0);
                assert!(places.iter().all(|place| rect.expand(0.1).contains_rect(*place)), "{room} {count}");
                let uncovered = |pair: &[Rect]| pair[1].left() - pair[0].left();
                assert!(places.windows(2).all(|pair| uncovered(pair) >= pair[0].width() * UNCOVERED - 0.1));
            }
        }
    }
}
