//! Room in zones and trucks, the stock of the shop (sections 7 to 9), and things on squares.

use shell::seats::SeatId;

use super::components::place::Place;
use super::read::Table;
use super::thing::ThingView;
use crate::set::limits::{MOST_KINDS, PARKED_ROOM, TOOLS_OF_A_KIND, TRUCK_ROOM, ZONE_ROOM};
use crate::set::{KindId, WorkPlace};
use crate::yard::Square;

impl<'a> Table<'a> {
    /// Things whose effects a team has because they lie face up in its zone (1.10).
    pub fn tools_in_zone(&self, seat: SeatId) -> impl Iterator<Item = ThingView<'a>> + '_ {
        self.at(Place::Zone(seat)).filter(move |thing| thing.kind(seat).place == WorkPlace::Zone)
    }

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
        self.stocks()[kind.index()]
    }

    /// Tools of all kinds that the shops have (8.1, 8.5), by kind; 0 for what is no tool.
    pub fn stocks(&self) -> [u8; MOST_KINDS] {
        let out = self.store.count_kinds_in_game();
        let mut stocks = [0; MOST_KINDS];
        for kind in self.data().tool_ids() {
            stocks[kind.index()] = TOOLS_OF_A_KIND.saturating_sub(out[kind.index()]);
        }
        stocks
    }

    /// Number of things face down on a square, unseen ones included, packed ones not (19.1). An
    /// assembly is one thing (5.11).
    pub fn number_face_down(&self, square: Square) -> u16 {
        let seen = self.wholes_at(Place::FaceDown(square)).count() as u16;
        seen + u16::from(self.unseen().contains(square))
    }

    /// Numbers of things face down on all squares, by their indices, counted as on one square.
    pub fn numbers_face_down(&self) -> [u16; Square::COUNT] {
        let mut numbers = [0; Square::COUNT];
        for square in self.unseen().iter() {
            numbers[square.index()] = 1;
        }
        for (square, thing) in self.places().face_down() {
            let is_counted = self.find_thing(thing).is_some_and(|thing| self.is_whole(&thing));
            numbers[square.index()] += u16::from(is_counted);
        }
        numbers
    }
}
