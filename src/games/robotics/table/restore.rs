//! Restoring the table of a world from a snapshot.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::SeatId;
use shell::table::PlayResources;

use super::components::{Joins, Nut, Workshop, WorkshopRobot};
use super::index::Index;
use super::location::Location;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::{PlayState, TurnStep};
use super::position::Position;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use super::snapshot::Snapshot;
use crate::action::{LoosePlace, Robotics};
use crate::parts::{Kind, Part};

/// The whole table.
#[derive(SystemParam)]
pub(crate) struct WholeTable<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    counters: Query<'w, 's, (&'static mut Nut, &'static mut Location, &'static mut Joins)>,
    workshops: Query<'w, 's, (&'static mut Workshop, &'static mut WorkshopRobot)>,
    market: ResMut<'w, MarketState>,
    yard: ResMut<'w, ScrapYard>,
    orders: ResMut<'w, OrderCards>,
    state: ResMut<'w, PlayState>,
    play: PlayResources<'w, Robotics>,
}

/// Overwrites the whole table with a snapshot that fits it. The counters of a kind are
/// interchangeable, so they take its locations in any order.
pub(crate) fn write_snapshot(InRef(snapshot): InRef<Snapshot>, mut table: WholeTable) {
    let Position { state, market, yard, orders, workshops, .. } = &snapshot.position;
    table.state.clone_from(state);
    table.market.clone_from(market);
    table.yard.clone_from(yard);
    table.orders.clone_from(orders);
    for (workshop, &entity) in workshops.iter().zip(&table.index.workshops) {
        if let Ok((mut own, _)) = table.workshops.get_mut(entity) {
            own.clone_from(workshop);
        }
    }
    table.place_counters(&snapshot.position);
    table.play.restore(snapshot.stream);
}

impl WholeTable<'_, '_> {
    /// Gives every counter its location, and the robots their components.
    fn place_counters(&mut self, position: &Position) {
        let mut unplaced = self.index.counters.clone();
        let mut place = |counters: &mut Query<(&mut Nut, &mut Location, &mut Joins)>, part: Part, to: Location| {
            let entity = unplaced[part.kind.index()].pop()?;
            if let Ok((mut nut, mut location, mut joins)) = counters.get_mut(entity) {
                nut.set_if_neq(Nut(part.nut));
                location.set_if_neq(to);
                joins.set_if_neq(Joins::default());
            }
            Some(entity)
        };
        for (seat, shop) in (0..).map(SeatId).zip(&position.workshops) {
            for loose in [LoosePlace::Bench, LoosePlace::Store] {
                for part in shop.loose(loose).each() {
                    place(&mut self.counters, part, Location::Loose { seat, place: loose });
                }
            }
        }
        for ((seat, robot), &workshop) in (0..).map(SeatId).zip(&position.robots).zip(&self.index.workshops) {
            let Ok((_, mut own)) = self.workshops.get_mut(workshop) else { continue };
            *own = WorkshopRobot::default();
            for placed in robot.placed() {
                let to = Location::Attached { seat, at: placed.at };
                if let Some(entity) = place(&mut self.counters, placed.part, to) {
                    own.push(&self.setup.data, placed, entity);
                }
            }
        }
        for (kind, count) in position.market.stock.iter() {
            for _ in 0..count {
                place(&mut self.counters, Part::plain(kind), Location::Square);
            }
        }
        for (kind, location, count) in special_counters(position) {
            for _ in 0..count {
                place(&mut self.counters, Part::plain(kind), location);
            }
        }
        for (kind, count) in position.yard.bag.iter() {
            for _ in 0..count {
                place(&mut self.counters, Part::plain(kind), Location::Bag);
            }
        }
    }
}

/// Special counters outside of the bag and the workshops, with their locations and numbers.
pub(crate) fn special_counters(position: &Position) -> [(Kind, Location, u8); 5] {
    let yard = &position.yard;
    let is_drawn = |step: &TurnStep| u8::from(position.state.turn().is_some_and(|turn| turn.step == *step));
    [
        (Kind::ManufacturingControl, Location::SetAside, yard.controls_aside),
        (Kind::ManufacturingControl, Location::Warning, u8::from(yard.warning.is_some())),
        (Kind::ManufacturingControl, Location::Drawn, is_drawn(&TurnStep::Control)),
        (Kind::Saboteur, Location::Drawn, is_drawn(&TurnStep::Sabotage)),
        (Kind::Saboteur, Location::Gone, yard.saboteurs_gone),
    ]
}
