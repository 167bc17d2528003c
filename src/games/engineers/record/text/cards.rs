//! Conversion between the places of cards and their lists.

use shell::seats::SeatId;

use super::fault::SavedFault;
use super::names::{GameNames, NameReader};
use crate::set::MachineId;
use crate::table::CardPlace;

/// Names of the cards at a place.
pub(super) fn cards_at(cards: &[CardPlace], place: CardPlace, names: &GameNames) -> Vec<String> {
    let machines = (0..).map(MachineId).zip(cards);
    names.machine_names(machines.filter(|(_, at)| **at == place).map(|(machine, _)| machine))
}

/// Card in the hand of a team.
pub(super) const fn in_hand(seat: SeatId, is_shown: bool) -> CardPlace {
    CardPlace::Hand { seat, is_shown }
}

/// Places of the cards that lists have named so far.
pub(super) struct CardPlaces<'a> {
    places: Vec<Option<CardPlace>>,
    reader: NameReader<'a>,
}

impl<'a> CardPlaces<'a> {
    /// No card named yet.
    pub(super) fn new(reader: NameReader<'a>) -> Self {
        let machines = reader.names().setup().data.machine_ids().count();
        Self { places: vec![None; machines], reader }
    }

    /// Puts the cards of a list at a place.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a card that was listed before.
    pub(super) fn put(&mut self, names: &[String], place: CardPlace) -> Result<(), SavedFault> {
        for name in names {
            let machine = self.reader.read_machine(name)?;
            let free = self.places.get_mut(machine.index()).filter(|place| place.is_none());
            *free.ok_or_else(|| self.reader.listed_twice(name))? = Some(place);
        }
        Ok(())
    }

    /// The places of all cards.
    ///
    /// # Errors
    /// [`SavedFault::NoCard`] for a card that no list has named.
    pub(super) fn all(self) -> Result<Vec<CardPlace>, SavedFault> {
        let names = self.reader.names();
        let machines = (0..).map(MachineId).zip(self.places);
        machines.map(|(machine, place)| place.ok_or_else(|| SavedFault::NoCard(names.machine_name(machine)))).collect()
    }
}
