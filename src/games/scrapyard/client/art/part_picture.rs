//! Picture of a part as it is on a robot, while it is on its way there or drops.

use std::sync::Arc;

use super::tiles::{TileBounds, tiles_of_part};
use crate::cards::{CardId, DataSet, Slot};
use client::art::{Composed, Picture};
use shell::grid::Cell;
use shell::seats::Colour;

/// Picture of a part as it is on a robot.
#[derive(Clone, Debug, PartialEq)]
pub struct PartPicture {
    /// The picture.
    pub picture: Picture,
    /// Its place on the robot's grid.
    pub bounds: TileBounds,
}

impl PartPicture {
    /// Picture of a part in a slot, in a seat's colour; `None` if it has no tiles.
    pub fn of(data: &DataSet, card: CardId, slot: Slot, colour: Colour) -> Option<Self> {
        let tiles = tiles_of_part(data, card, slot, Some(colour)).tiles;
        let bounds = TileBounds::of(&tiles)?;
        // A picture is made of whole cells.
        let low = Cell::new(bounds.low.0.floor() as i16, bounds.low.1.floor() as i16);
        let high = Cell::new(bounds.high.0.ceil() as i16, bounds.high.1.ceil() as i16);
        let point = |cell: Cell| (f32::from(cell.x), f32::from(cell.y));
        let bounds = TileBounds { low: point(low), high: point(high) };
        Some(Self { picture: Picture::Composed(Arc::new(Composed::new(tiles, low, high))), bounds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_has_the_place_that_it_has_on_the_robot() {
        let data = DataSet::standard();
        let bounds = |name: &str, slot| {
            let card = data.card_named(name).unwrap();
            PartPicture::of(&data, card, slot, Colour::Orange).unwrap().bounds
        };
        let cannon = bounds("potato_cannon", Slot::RightArm);
        assert_eq!((cannon.low, cannon.high), ((3.0, 1.0), (6.0, 2.0)));
        let boots = bounds("army_boots", Slot::Legs);
        assert_eq!((boots.low, boots.high), ((0.0, -1.0), (3.0, 0.0)));
        assert!(PartPicture::of(&data, CardId(250), Slot::Head, Colour::Orange).is_none());
    }
}
