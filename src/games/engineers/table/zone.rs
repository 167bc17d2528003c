//! Room in zones and trucks, and the stock of the shop (sections 7 to 9).

use shell::seats::SeatId;

use super::components::place::Place;
use super::read::Table;
use crate::set::KindId;
use crate::set::limits::{PARKED_ROOM, TOOLS_OF_A_KIND, TRUCK_ROOM, ZONE_ROOM};

impl Table<'_> {
    /// Whether the truck of a team is parked: it stands in the own zone without a driver (9.7).
    pub fn is_parked(&self, seat: SeatId) -> bool {
        let truck = self.truck(seat);
        truck.driver.is_none() && self.zone_square(seat) == Some(truck.square)
    }

    /// Room that is taken in the zone of a team (7.2): each thing face up and each component counts
    /// one, a container with all that is in it one, the parked truck five.
    pub fn room_taken(&self, seat: SeatId) -> u8 {
        let things = self.places().at(Place::Zone(seat)).len() as u8;
        things.saturating_add(if self.is_parked(seat) { PARKED_ROOM } else { 0 })
    }

    /// Room that is left in the zone of a team.
    pub fn room_left(&self, seat: SeatId) -> u8 {
        ZONE_ROOM.saturating_sub(self.room_taken(seat))
    }

    /// Units that are aboard a team's truck: workers, things and each component (9.1).
    pub fn units_aboard(&self, seat: SeatId) -> u8 {
        let workers = self.workers(seat).filter(|(_, worker)| worker.is_aboard).count() as u8;
        workers.saturating_add(self.places().at(Place::Truck(seat)).len() as u8)
    }

    /// Units for which a team's truck has room (9.1).
    pub fn truck_room_left(&self, seat: SeatId) -> u8 {
        TRUCK_ROOM.saturating_sub(self.units_aboard(seat))
    }

    /// Tools of a kind that the shops have (8.1, 8.5); 0 for what is no tool.
    pub fn stock(&self, kind: KindId) -> u8 {
        if !self.data().is_tool(kind) {
            return 0;
        }
        let out = self.things().filter(|thing| thing.of.kind == kind && thing.place.is_in_game()).count();
        TOOLS_OF_A_KIND.saturating_sub(out as u8)
    }
}
