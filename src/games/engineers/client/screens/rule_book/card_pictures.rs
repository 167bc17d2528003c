//! Pictures of machine cards on the pages of the rules.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Rect, Vec2, pos2, vec2};

use super::plan::HandPlan;
use crate::client::art::card_name::CardName;
use crate::client::art::names::{family_drawing, kind_drawing};
use crate::set::{DataSet, Need};
use crate::words::machine_name;
use client::kit::palette::YELLOW;
use client::kit::tokens::Space;
use client::kit::{Anchor, Block, Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;
use shell::language::Phrase;

// Lengths are in the units of the drawing of a card.

/// Size of a card, the places of its name and its points, and of the first of its needs.
const CARD: Vec2 = vec2(168.0, 300.0);
const NAME: Rect = Rect { min: pos2(6.0, 6.0), max: pos2(162.0, 96.0) };
const POINTS: Rect = Rect { min: pos2(12.0, 228.0), max: pos2(156.0, 288.0) };
const FIRST_NEED: Rect = Rect { min: pos2(12.0, 106.0), max: pos2(60.0, 162.0) };
/// Needs in a row.
const IN_ROW: u8 = 3;
/// Part of its place that the drawing of a need takes.
const NEED: f32 = 0.86;
/// Largest scale of a card at the usual text size.
const LARGEST: f32 = 0.85;
/// Space between two cards in a hand.
const APART: f32 = 12.0;
/// Factor by which letters are made smaller to fit, and most times that they are.
const SMALLER: f32 = 0.88;
const TRIES: u8 = 6;

/// Face of a card.
struct CardFace {
    name: Phrase,
    points: u16,
    needs: Vec<&'static str>,
}

impl CardFace {
    /// Face of the card of a machine by its name; `None` if the set has none.
    fn of(data: &DataSet, name: &str) -> Option<Self> {
        let machine = data.machine(data.find_machine(name)?);
        let drawing = |need: &Need| match *need {
            Need::Kind(kind) => data.get_kind(kind).map_or("slot_empty", kind_drawing),
            Need::Any(family) => family_drawing(family),
        };
        Some(Self {
            name: machine_name(machine),
            points: machine.points,
            needs: machine.needs.iter().map(drawing).collect(),
        })
    }

    /// Draws the face in a place of the shape of a card.
    fn draw(&self, pen: &mut Pen, place: Rect) {
        pen.draw_svg("machine_card_frame", place, Color32::WHITE);
        for (number, drawing) in (0..).zip(&self.needs) {
            let part = part_of(place, place_of_need(number));
            let side = part.size().min_elem() * NEED;
            pen.draw_svg(drawing, Rect::from_center_size(part.center(), Vec2::splat(side)), Color32::WHITE);
        }
        let name = part_of(place, NAME).shrink2(vec2(Space::Xxs.points(), 0.0));
        // A name that needs smaller letters is left to the words below the picture.
        if let Some(block) = self.fit_name(pen, name) {
            block.paint(pen, name, Align2::CENTER_CENTER);
        }
        let points = Phrase::words(self.points.to_string());
        let points_place = part_of(place, POINTS);
        let block = fit_words(pen, TextStyle::HEADING.in_colour(YELLOW), points_place, &points);
        block.paint(pen, points_place, Align2::CENTER_CENTER);
    }

    /// Lays out the name in whole words, or with words broken; in smaller letters where they may be
    /// used. `None` if it has no room.
    fn fit_name(&self, pen: &Pen, room: Rect) -> Option<Block> {
        let ruler = pen.ruler();
        let name = CardName::of(&self.name, |words| pen.tell(words));
        let small = TextStyle::BODY.scaled(ruler.least_letters(TextStyle::BODY));
        let ways = || std::iter::once(&name.whole).chain(&name.on_two).chain(&name.on_three);
        let forms = [TextStyle::STRONG, TextStyle::BODY, small];
        let forms = forms.into_iter().flat_map(|style| ways().map(move |way| (style, way)));
        let mut blocks = forms.map(|(style, way)| ruler.layout_anchored(style, Anchor::Middle, room.width(), way));
        blocks.find(|block| !block.breaks_a_word() && block.height() <= room.height())
    }
}

/// Place of a need on a card.
fn place_of_need(number: u8) -> Rect {
    let column = f32::from(number % IN_ROW);
    let row = f32::from(number / IN_ROW);
    FIRST_NEED.translate(vec2(column * FIRST_NEED.width(), row * FIRST_NEED.height()))
}

/// Part of a card, which is in a place.
fn part_of(place: Rect, part: Rect) -> Rect {
    let scale = place.width() / CARD.x;
    Rect::from_min_size(place.min + part.min.to_vec2() * scale, part.size() * scale)
}

/// Lays out words on as many lines as they need, with smaller letters where they do not fit.
fn fit_words(pen: &Pen, style: TextStyle, room: Rect, words: &Phrase) -> Block {
    let layout = |factor: f32| pen.ruler().layout_anchored(style.scaled(factor), Anchor::Middle, room.width(), words);
    let mut factor = 1.0;
    let mut block = layout(factor);
    for _ in 0..TRIES {
        if !block.breaks_a_word() && block.height() <= room.height() {
            break;
        }
        factor *= SMALLER;
        block = layout(factor);
    }
    block
}

/// Returns the picture of the card of a machine.
pub(super) fn card_picture(data: &Arc<DataSet>, name: &str) -> DrawPicture {
    let face = CardFace::of(data, name);
    Box::new(move |pen, rect| {
        if let Some((face, place)) = face.as_ref().zip(places_in(rect, 1, pen.look.text).first()) {
            face.draw(pen, *place);
        }
    })
}

/// Returns the picture of a hand of cards: those that are shown, then the backs of the others.
pub(super) fn hand_picture(data: &Arc<DataSet>, plan: &HandPlan) -> DrawPicture {
    let shown: Vec<CardFace> = plan.shown.iter().filter_map(|name| CardFace::of(data, name)).collect();
    let backs = usize::from(plan.backs);
    Box::new(move |pen, rect| {
        let places = places_in(rect, shown.len() + backs, pen.look.text);
        for (face, place) in shown.iter().zip(&places) {
            face.draw(pen, *place);
        }
        for place in places.iter().skip(shown.len()) {
            pen.draw_svg("machine_card_back", *place, Color32::WHITE);
        }
    })
}

/// Places of a number of cards side by side in the middle of a room.
fn places_in(room: Rect, count: usize, text: f32) -> Vec<Rect> {
    let whole = vec2(count as f32 * (CARD.x + APART) - APART, CARD.y);
    let scale = (room.shrink(Space::S.points()).size() / whole).min_elem().clamp(0.0, LARGEST * text);
    let corner = room.center() - whole * scale / 2.0;
    let place = |number: usize| {
        let at = vec2(number as f32 * (CARD.x + APART), 0.0) * scale;
        Rect::from_min_size(corner + at, CARD * scale)
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::limits::NEEDS;
    use client::kit::pen::rect_at;

    #[test]
    fn all_parts_of_a_card_are_on_it_and_all_cards_of_a_hand_in_the_picture() {
        let room = rect_at(10.0, 10.0, 220.0, 150.0);
        for count in 1..=3 {
            for card in places_in(room, count, 1.0) {
                assert!(room.contains_rect(card));
                let needs = (0..*NEEDS.end()).map(|number| place_of_need(number as u8));
                for part in needs.chain([NAME, POINTS]) {
                    assert!(card.expand(0.1).contains_rect(part_of(card, part)), "{part}");
                }
            }
        }
    }
}
