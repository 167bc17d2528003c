//! Write access to the table. Only the systems of the turn use a [`TableWriter`].

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::grid::{Cell, Placement};
use shell::seats::SeatId;
use shell::stream::Stream;

use super::components::{Counter, Joins, Nut, Workshop, WorkshopRobot};
use super::index::Index;
use super::location::Location;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::read::{Table, find_workshops};
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use crate::action::{LoosePlace, PlacedPart};
use crate::parts::{Kind, Part, PartCounts};

/// Components of a counter that are written.
type CounterWrite = (&'static Counter, &'static mut Nut, &'static mut Location, &'static mut Joins);

/// System parameter that moves counters and changes workshops. It keeps the counts of workshops,
/// market and scrap yard up to date as counters move.
#[derive(SystemParam)]
pub(crate) struct TableWriter<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    pub(crate) market: ResMut<'w, MarketState>,
    pub(crate) yard: ResMut<'w, ScrapYard>,
    pub(crate) orders: ResMut<'w, OrderCards>,
    pub(crate) stream: ResMut<'w, Stream>,
    counters: Query<'w, 's, CounterWrite>,
    workshops: Query<'w, 's, (&'static mut Workshop, &'static mut WorkshopRobot)>,
}

impl TableWriter<'_, '_> {
    /// The table, for reading.
    pub(crate) fn read<'a>(&'a self, state: &'a PlayState) -> Table<'a> {
        let workshops = find_workshops(&self.index, self.workshops.as_readonly());
        Table { setup: &self.setup, state, market: &self.market, yard: &self.yard, orders: &self.orders, workshops }
    }

    /// Set-up that the game started from.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes a seat's workshop; does nothing if there is no such seat.
    pub(crate) fn change_workshop(&mut self, seat: SeatId, change: impl FnOnce(&mut Workshop)) {
        let workshop = self.index.workshop(seat).and_then(|entity| self.workshops.get_mut(entity).ok());
        if let Some((mut shop, _)) = workshop {
            change(&mut shop);
        }
    }

    /// Draws a counter from the bag, each equally likely (10.1). It is nowhere but drawn until it
    /// is moved on. `None` if the bag is empty.
    pub(crate) fn draw(&mut self) -> Option<Kind> {
        let size = self.yard.bag.total();
        if size == 0 {
            return None;
        }
        let kind = self.yard.bag.nth(self.stream.below(size))?;
        self.move_counter(Part::plain(kind), Location::Bag, Location::Drawn);
        Some(kind)
    }

    /// Moves a component from its square to a seat's bench (9.1, 9.2).
    pub(crate) fn buy(&mut self, seat: SeatId, part: Part) {
        let Some(entity) = self.move_counter(Part::plain(part.kind), Location::Square, Location::bench(seat)) else {
            return;
        };
        if part.nut
            && let Ok((_, mut nut, ..)) = self.counters.get_mut(entity)
        {
            nut.0 = true;
            self.market.nuts = self.market.nuts.saturating_sub(1);
            self.change_workshop(seat, |shop| {
                let is_there = shop.bench.remove(Part::plain(part.kind));
                debug_assert!(is_there, "it was bought just now");
                shop.bench.add(part);
            });
        }
    }

    /// Moves a loose component within its workshop or to another.
    pub(crate) fn move_loose(&mut self, part: Part, from: (SeatId, LoosePlace), to: (SeatId, LoosePlace)) {
        let [from, to] = [from, to].map(|(seat, place)| Location::Loose { seat, place });
        self.move_counter(part, from, to);
    }

    /// Moves loose components of a workshop to the bench of another, those on the bench first
    /// (12.2).
    pub(crate) fn hand_over(&mut self, parts: &PartCounts, from: SeatId, to: SeatId) {
        for part in parts.each() {
            let place = self.place_of(part, from);
            self.move_loose(part, (from, place), (to, LoosePlace::Bench));
        }
    }

    /// Place of a loose component: the bench, or the store if the bench has none.
    pub(crate) fn place_of(&self, part: Part, seat: SeatId) -> LoosePlace {
        let workshop = self.index.workshop(seat).and_then(|entity| self.workshops.get(entity).ok());
        let is_on_bench = workshop.is_some_and(|(shop, _)| shop.bench.count(part) > 0);
        if is_on_bench { LoosePlace::Bench } else { LoosePlace::Store }
    }

    /// Scraps a loose component: it goes to the bag, a saboteur out of the game (8.5, 16.1).
    pub(crate) fn scrap(&mut self, part: Part, seat: SeatId, place: LoosePlace) {
        let to = if part.kind == Kind::Saboteur { Location::Gone } else { Location::Bag };
        self.move_counter(part, Location::Loose { seat, place }, to);
    }

    /// Attaches a loose component, as a check has found possible (8.3).
    pub(crate) fn attach(&mut self, placed: PlacedPart, seat: SeatId, from: LoosePlace) {
        let at = placed.at;
        self.move_counter(placed.part, Location::Loose { seat, place: from }, Location::Attached { seat, at });
    }

    /// Takes a component off a robot to another location.
    pub(crate) fn take_off(&mut self, placed: PlacedPart, seat: SeatId, to: Location) {
        self.move_counter(placed.part, Location::Attached { seat, at: placed.at }, to);
    }

    /// Moves a drawn counter on.
    pub(crate) fn move_drawn(&mut self, kind: Kind, to: Location) {
        self.move_counter(Part::plain(kind), Location::Drawn, to);
    }

    /// Moves all manufacturing controls that were set aside to the bag (11.7).
    pub(crate) fn return_controls(&mut self) {
        for _ in 0..self.yard.controls_aside {
            self.move_counter(Part::plain(Kind::ManufacturingControl), Location::SetAside, Location::Bag);
        }
    }

    /// Sets aside the control that lies as a warning (16.2).
    pub(crate) fn end_warning(&mut self) {
        if self.yard.warning.take().is_some() {
            self.move_counter(Part::plain(Kind::ManufacturingControl), Location::Warning, Location::SetAside);
        }
    }

    /// Moves one counter, and updates the counts of both locations. A nut comes off where the
    /// counter goes to the bag or the market (9.4). Returns its entity; `None`, and no change, if
    /// no such counter is there.
    fn move_counter(&mut self, part: Part, from: Location, to: Location) -> Option<Entity> {
        let entity = self.index.counters(part.kind).iter().copied().find(|&entity| {
            let found = self.counters.get(entity).ok();
            found.is_some_and(|(_, nut, location, _)| *location == from && nut.0 == part.nut)
        });
        debug_assert!(entity.is_some(), "no {part:?} at {from:?}");
        let entity = entity?;
        let loses_nut = part.nut && matches!(to, Location::Bag | Location::Square);
        if let Ok((_, mut nut, mut location, mut joins)) = self.counters.get_mut(entity) {
            *location = to;
            nut.0 = part.nut && !loses_nut;
            if matches!(from, Location::Attached { .. }) {
                joins.set_if_neq(Joins::default());
            }
        }
        self.market.nuts += u8::from(loses_nut);
        self.count_out(part, from);
        self.count_in(Part { kind: part.kind, nut: part.nut && !loses_nut }, to, entity);
        Some(entity)
    }

    /// Takes a counter out of the counts of its location.
    fn count_out(&mut self, part: Part, from: Location) {
        match from {
            Location::Bag => self.yard.bag[part.kind] -= 1,
            Location::Square => self.market.stock[part.kind] -= 1,
            Location::Loose { seat, place } => self.change_workshop(seat, |shop| {
                let is_there = shop.loose_mut(place).remove(part);
                debug_assert!(is_there, "the counts follow from the locations");
            }),
            Location::Attached { seat, at } => self.take_off_robot(seat, at.cell),
            Location::SetAside => self.yard.controls_aside -= 1,
            Location::Gone => self.yard.saboteurs_gone -= 1,
            Location::Drawn | Location::Warning => {}
        }
    }

    /// Adds a counter to the counts of its new location.
    fn count_in(&mut self, part: Part, to: Location, entity: Entity) {
        match to {
            Location::Bag => self.yard.bag[part.kind] += 1,
            Location::Square => self.market.stock[part.kind] += 1,
            Location::Loose { seat, place } => self.change_workshop(seat, |shop| shop.loose_mut(place).add(part)),
            Location::Attached { seat, at } => self.put_on_robot(seat, part, at, entity),
            Location::SetAside => self.yard.controls_aside += 1,
            Location::Gone => self.yard.saboteurs_gone += 1,
            Location::Drawn | Location::Warning => {}
        }
    }

    fn take_off_robot(&mut self, seat: SeatId, cell: Cell) {
        if let Some((_, mut robot)) = self.index.workshop(seat).and_then(|entity| self.workshops.get_mut(entity).ok()) {
            robot.take_off(cell);
        }
    }

    fn put_on_robot(&mut self, seat: SeatId, part: Part, at: Placement, entity: Entity) {
        let workshop = self.index.workshop(seat).and_then(|workshop| self.workshops.get_mut(workshop).ok());
        if let Some((_, mut robot)) = workshop {
            robot.push(&self.setup.data, PlacedPart { part, at }, entity);
        }
    }
}
