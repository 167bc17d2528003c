//! Picture of a card: a part as its tiles, an action as its drawing.

use std::sync::Arc;

use super::names::find_drawing;
use super::tiles::{TileBounds, tiles_of_part};
use crate::cards::{Card, CardId, DataSet, Face, PartKind, Slot};
use client::art::composed::PlacedDrawing;
use client::art::{Composed, Picture};
use shell::grid::Cell;
use shell::seats::Colour;

/// Drawing of an action whose data set names none.
const NO_PICTURE: &str = "picture_junk_code";
/// Width and height of the drawing of an action, in units.
const ACTION: (f32, f32) = (128.0, 80.0);
/// Distance of the middles of two small legs on their card, in cells.
const LEGS_APART: f32 = 1.2;

/// Picture of a card, with its width and height in cells or units of the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPicture {
    /// The picture.
    pub picture: Picture,
    /// Width, in tenths of a cell.
    width: u16,
    /// Height, in tenths of a cell.
    height: u16,
}

impl CardPicture {
    /// Picture of a card. A part has its own tiles only: an arm as on the right side. A colour is
    /// that of the seat that has the part.
    pub fn of(data: &DataSet, id: CardId, colour: Option<Colour>) -> Self {
        match data.find_card(id).map(|card| (card, &card.face)) {
            Some((_, Face::Part(part))) => Self::of_tiles(&tiles_on_card(data, id, part.kind, colour)),
            Some((card, Face::Action(_))) => Self::of_drawing(action_drawing(card)),
            None => Self::of_drawing(NO_PICTURE),
        }
    }

    /// Width and height as far as their proportion is asked for.
    pub const fn size(&self) -> (f32, f32) {
        (self.width as f32, self.height as f32)
    }

    fn of_drawing(name: &'static str) -> Self {
        let (width, height) = ACTION;
        Self { picture: Picture::Drawing(name), width: width as u16, height: height as u16 }
    }

    /// Composes tiles on a grid of tenths of a cell, because two small legs are no whole number of
    /// cells wide.
    fn of_tiles(tiles: &[PlacedDrawing]) -> Self {
        let Some(bounds) = TileBounds::of(tiles) else { return Self::of_drawing(NO_PICTURE) };
        let (width, height) = bounds.size();
        let tenths = |length: f32| (length * TENTHS).round();
        let placed = tiles.iter().map(|drawn| PlacedDrawing {
            centre: ((drawn.centre.0 - bounds.low.0) * TENTHS, (drawn.centre.1 - bounds.low.1) * TENTHS),
            size: (drawn.size.0 * TENTHS, drawn.size.1 * TENTHS),
            ..*drawn
        });
        let high = Cell::new(tenths(width) as i16, tenths(height) as i16);
        let composed = Composed::new(placed.collect(), Cell::new(0, 0), high);
        Self {
            picture: Picture::Composed(Arc::new(composed)),
            width: tenths(width) as u16,
            height: tenths(height) as u16,
        }
    }
}

/// Steps of a cell on the grid of a card's picture.
pub const TENTHS: f32 = 10.0;

/// Drawing of an action. One of another data set may name any drawing.
fn action_drawing(card: &Card) -> &'static str {
    card.art.first().and_then(|name| find_drawing(name)).unwrap_or(NO_PICTURE)
}

/// Tiles of a part as its card shows them: upright, and an arm as on the right side.
fn tiles_on_card(data: &DataSet, id: CardId, kind: PartKind, colour: Option<Colour>) -> Vec<PlacedDrawing> {
    let slot = match kind {
        PartKind::Head => Slot::Head,
        PartKind::Torso => Slot::Torso,
        PartKind::Legs => Slot::Legs,
        PartKind::Arm => Slot::RightArm,
    };
    let mut tiles = tiles_of_part(data, id, slot, colour).tiles;
    if slot == Slot::Legs
        && let [left, right] = tiles.as_mut_slice()
        && left.centre.1 == right.centre.1
    {
        right.centre.0 = left.centre.0 + LEGS_APART;
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(name: &str) -> CardPicture {
        let data = DataSet::standard();
        CardPicture::of(&data, data.card_named(name).unwrap(), None)
    }

    #[test]
    fn a_part_shows_its_own_tiles_in_their_proportions() {
        assert_eq!(picture("potato_cannon").size(), (30.0, 10.0));
        assert_eq!(picture("wrecking_ball").size(), (30.0, 20.0));
        assert_eq!(picture("periscope").size(), (10.0, 30.0));
        assert_eq!(picture("army_boots").size(), (22.0, 10.0));
        assert_eq!(picture("boiler").size(), (30.0, 30.0));
        let Picture::Composed(composed) = picture("boiler").picture else { panic!("no drawing of its own") };
        assert_eq!(composed.drawing_names(), ["body", "flame"]);
    }

    #[test]
    fn an_action_shows_its_drawing() {
        assert_eq!(picture("zap").picture, Picture::Drawing("picture_zap"));
        assert_eq!(picture("zap").size(), (128.0, 80.0));
        let data = DataSet::standard();
        assert_eq!(CardPicture::of(&data, CardId(250), None).picture, Picture::Drawing(NO_PICTURE));
    }
}
