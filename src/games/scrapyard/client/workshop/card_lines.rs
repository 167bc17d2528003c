//! Lines about a card: icon, number and sentence of each thing that it gives or does.

use bevy_egui::egui::{Rect, vec2};

use crate::cards::Card;
use crate::client::art::names::CardIcon;
use crate::client::art::painting::draw_card_icon;
use crate::words::{CardLine, Feature, card_lines};
use client::kit::palette::{CREAM, SECOND};
use client::kit::panel::build::{painted, row, text};
use client::kit::panel::{Align, Node};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Width of the column with the numbers, in points at the usual text size.
const NUMBERS: f32 = 22.0;

/// Icon and number of a thing on a card.
fn icon_of_feature(feature: Feature) -> (CardIcon, Option<u8>) {
    match feature {
        Feature::Armour(number) => (CardIcon::ARMOUR, Some(number)),
        Feature::Batteries(number) => (CardIcon::BATTERY, Some(number)),
        Feature::Speed(number) => (CardIcon::SPEED, Some(number)),
        Feature::Attack { damage, .. } => (CardIcon::DAMAGE, Some(damage)),
        Feature::Trait(of_part) => (CardIcon::of_trait(of_part), of_part.number()),
        Feature::Cost(batteries) => (CardIcon::of_cost(batteries), Some(batteries)),
        Feature::Aim(aim) => (CardIcon::RANGE, aim.range()),
        Feature::Effect(effect) => (CardIcon::of_effect(effect), Some(effect.number())),
        Feature::Build(effect) => (CardIcon::of_build_effect(effect), effect.number()),
    }
}

/// Describes the lines about a card.
pub(super) fn lines_of_card<'a, M: 'a>(card: &Card) -> Vec<Node<'a, M>> {
    card_lines(card).into_iter().map(line_node).collect()
}

fn line_node<'a, M: 'a>(line: CardLine) -> Node<'a, M> {
    let (icon, number) = icon_of_feature(line.feature);
    let number = Phrase::words(number.map(|number| number.to_string()).unwrap_or_default());
    let side = IconSize::Row.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        // The icon stands beside the first line of the sentence.
        let place = Rect::from_min_size(rect.min, vec2(side, side));
        draw_card_icon(pen, icon, place.translate(vec2(0.0, -Space::Xxs.points())), CREAM);
    };
    let sign = painted(side, side, draw).align(Align::Start);
    let number = text(TextStyle::FIGURE, number).anchor(Anchor::End).align(Align::Start).at_least_wide(NUMBERS);
    let words = text(TextStyle::NOTE.in_colour(SECOND), line.words).align(Align::Start).grow();
    row([sign, number.silent(), words]).gap(Space::S)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;

    #[test]
    fn every_line_of_every_card_has_an_icon() {
        for card in DataSet::standard().cards() {
            for line in card_lines(card) {
                let (icon, _) = icon_of_feature(line.feature);
                assert!(crate::client::art::names::find_drawing(icon.name).is_some(), "{}", card.name);
            }
        }
    }
}
