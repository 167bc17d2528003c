//! Facts about the stage of the build phase.

use super::try_on::{TryOn, WorkshopPlace, places_of_card};
use crate::cards::{CardId, DataSet, Slot};
use crate::client::art::robot::{PartIds, RobotFigure};
use crate::table::Table;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// A card in hand, as the player holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// Card.
    pub card: CardId,
    /// Place over which it is held.
    pub over: Option<WorkshopPlace>,
}

/// A card in hand, with its places.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldFacts {
    /// Card.
    pub card: CardId,
    /// Places for such a card.
    pub places: Vec<WorkshopPlace>,
    /// Consequences at the place over which it is held, or why it can't be put there.
    pub tried: Option<Result<TryOn, (WorkshopPlace, Phrase)>>,
}

/// Contents of the stage of the build phase.
#[derive(Clone, Debug)]
pub struct WorkshopFacts<'a> {
    pub(super) data: &'a DataSet,
    pub(super) colour: Colour,
    /// Robot as it is.
    pub figure: RobotFigure,
    /// Parts of the robot.
    pub parts: PartIds,
    /// Card in hand.
    pub held: Option<HeldFacts>,
    /// Slot whose part is on its way to the robot, and is not drawn.
    pub arriving: Option<Slot>,
    /// Places at which a press puts the card in hand down: those that it fits while keys hold it.
    pub pressable: Vec<WorkshopPlace>,
}

impl<'a> WorkshopFacts<'a> {
    /// The robot of a seat, in its colour, with a card in hand.
    pub fn of(table: &Table<'a>, seat: SeatId, colour: Colour, held: Option<HeldCard>) -> Self {
        let data = table.data();
        let parts: PartIds = table.robot(seat).loadout().0;
        let held = held.map(|held| HeldFacts {
            card: held.card,
            places: places_of_card(data, held.card),
            tried: held.over.map(|place| TryOn::new(table, seat, held.card, place).map_err(|why| (place, why))),
        });
        let figure = RobotFigure::new(data, &parts, colour);
        Self { data, colour, figure, parts, held, arriving: None, pressable: Vec::new() }
    }

    /// The card that is tried on, if it can be collected.
    pub fn tried(&self) -> Option<&TryOn> {
        self.held.as_ref()?.tried.as_ref()?.as_ref().ok()
    }

    /// The place over which a card is held that can't be put there, and why.
    pub fn refused(&self) -> Option<&(WorkshopPlace, Phrase)> {
        self.held.as_ref()?.tried.as_ref()?.as_ref().err()
    }

    /// Robot as it is shown: with the part that is tried on.
    pub fn shown_figure(&self) -> RobotFigure {
        let parts = self.tried().map(|tried| tried.parts);
        parts.map_or_else(|| self.figure.clone(), |parts| RobotFigure::new(self.data, &parts, self.colour))
    }
}
