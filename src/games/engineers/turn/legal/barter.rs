//! All that two teams could exchange (16.2).

use shell::seats::SeatId;

use crate::action::{Goods, Terms, ThingId};
use crate::table::{Place, Table};

/// Tries to find terms for which both zones have room.
const TRIES: u32 = 6;

/// Goods that one team could give, and room for what it gets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BarterSide {
    /// Things of its zone, assemblies by their first component, each with the room that it takes.
    pub things: Vec<(ThingId, u8)>,
    /// Its money in dollars.
    pub money: u16,
    /// Room that is left in its zone.
    pub room: u8,
}

/// All that two teams could exchange: something of each for something of the other, as far as both
/// zones have room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barter {
    /// Team that makes the offer.
    pub own: BarterSide,
    /// Its partner.
    pub other: BarterSide,
}

impl BarterSide {
    fn of(table: &Table, seat: SeatId) -> Self {
        let wholes = table.wholes_at(Place::Zone(seat));
        let things = wholes.map(|thing| (thing.id, table.size_of(&thing))).collect();
        Self { things, money: table.team(seat).money, room: table.room_left(seat) }
    }

    fn is_empty(&self) -> bool {
        self.things.is_empty() && self.money == 0
    }

    /// Some of the goods, perhaps none, and the room that they take: in half of the cases any sum
    /// of money, and each thing in a third.
    fn pick(&self, below: &mut impl FnMut(u32) -> u32) -> (Goods, u8) {
        let money = if self.money > 0 && below(2) == 0 { below(self.money.into()) as u16 + 1 } else { 0 };
        let picked: Vec<&(ThingId, u8)> = self.things.iter().filter(|_| below(3) == 0).collect();
        let room = picked.iter().map(|(_, room)| room).sum();
        (Goods { things: picked.iter().map(|(thing, _)| *thing).collect(), money }, room)
    }
}

impl Barter {
    /// All that a team could exchange with a partner; `None` if one of them has nothing.
    pub fn between(table: &Table, seat: SeatId, partner: SeatId) -> Option<Self> {
        let own = BarterSide::of(table, seat);
        let other = BarterSide::of(table, partner);
        (!own.is_empty() && !other.is_empty()).then_some(Self { own, other })
    }

    /// Terms of a legal offer; `None` if none were found.
    pub fn pick(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Terms> {
        (0..TRIES).find_map(|_| {
            let (given, given_room) = self.own.pick(below);
            let (wanted, wanted_room) = self.other.pick(below);
            let has_room = wanted_room <= self.own.room.saturating_add(given_room)
                && given_room <= self.other.room.saturating_add(wanted_room);
            let is_legal = has_room && !given.is_empty() && !wanted.is_empty();
            is_legal.then_some(Terms { given, wanted })
        })
    }
}
