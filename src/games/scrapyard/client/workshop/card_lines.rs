//! Lines about a card: icon and sentence of each thing that it gives or does.

use bevy_egui::egui::{Rect, vec2};

use crate::cards::Card;
use crate::client::art::names::CardIcon;
use crate::client::art::painting::draw_card_icon;
use crate::words::{CardLine, card_lines};
use client::kit::palette::{CREAM, SECOND};
use client::kit::panel::build::{painted, row, text};
use client::kit::panel::{Align, Node};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Pen, TextStyle};

/// Describes the lines about a card.
pub(super) fn lines_of_card<'a, M: 'a>(card: &Card) -> Vec<Node<'a, M>> {
    card_lines(card).into_iter().map(line_node).collect()
}

fn line_node<'a, M: 'a>(line: CardLine) -> Node<'a, M> {
    let icon = CardIcon::of_feature(line.feature);
    let side = IconSize::Row.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        // The icon stands beside the first line of the sentence.
        let place = Rect::from_min_size(rect.min, vec2(side, side));
        draw_card_icon(pen, icon, place.translate(vec2(0.0, -Space::Xxs.points())), CREAM);
    };
    let sign = painted(side, side, draw).align(Align::Start);
    let words = text(TextStyle::NOTE.in_colour(SECOND), line.words).align(Align::Start).grow();
    row([sign, words]).gap(Space::S)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;

    #[test]
    fn every_line_of_every_card_has_an_icon() {
        for card in DataSet::standard().cards() {
            for line in card_lines(card) {
                let icon = CardIcon::of_feature(line.feature);
                assert!(crate::client::art::names::find_drawing(icon.name).is_some(), "{}", card.name);
            }
        }
    }
}
