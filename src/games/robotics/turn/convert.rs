//! Conversion of a robot (section 13).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Build, Illegal, LoosePlace, PlacedPart, TableEvent};
use crate::parts::PartCounts;
use crate::robot::Robot;
use crate::table::{Location, Table};

/// Components of a checked build that come from the store or go to the bag. Components of one kind
/// and nut are interchangeable: those of the old robot are built in first, then those on the bench,
/// then those in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// Loose components that are built in from the store.
    pub from_store: PartCounts,
    /// Components of the old robot that go to the bag.
    pub scrapped: PartCounts,
}

/// Takes the robot apart and builds the new one (13.1).
pub(super) fn convert(order: &mut OrderOfPlay, seat: SeatId, build: &Build) {
    let Ok(conversion) = check_convert(&order.read(), seat, build) else { return };
    let before: Vec<PlacedPart> = order.read().workshop(seat).robot.placed().collect();
    // The old robot's components lie on the bench for a moment, with those that lie there anyway.
    for placed in &before {
        order.table.take_off(*placed, seat, Location::bench(seat));
    }
    let mut from_store = conversion.from_store;
    for placed in &build.robot {
        let is_stored = from_store.remove(placed.part);
        order.table.attach(*placed, seat, if is_stored { LoosePlace::Store } else { LoosePlace::Bench });
    }
    for part in conversion.scrapped.each() {
        order.table.scrap(part, seat, LoosePlace::Bench);
    }
    for part in build.stored.each() {
        order.table.move_loose(part, (seat, LoosePlace::Bench), (seat, LoosePlace::Store));
    }
    let scrapped = conversion.scrapped;
    order.report(TableEvent::Converted { seat, before, stored: build.stored, scrapped });
}

/// Checks a conversion.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_convert(table: &Table, seat: SeatId, build: &Build) -> Result<Conversion, Illegal> {
    let workshop = table.workshop(seat);
    if workshop.robot.is_empty() {
        return Err(Illegal::NoRobot);
    }
    let old = workshop.robot.counts();
    let used: PartCounts = build.robot.iter().map(|placed| placed.part).collect();
    let loose_used = used.without(&old);
    if !workshop.shop.all_loose().contains_all(&loose_used) {
        return Err(Illegal::NotYoursToBuild);
    }
    let left_over = old.without(&used);
    if !left_over.contains_all(&build.stored) {
        return Err(Illegal::NotLeftOver);
    }
    Robot::build(table.data(), &build.robot)?;
    let from_store = loose_used.without(&workshop.shop.bench);
    let stored = workshop.shop.store.total() - from_store.total() + build.stored.total();
    let most = table.data().most_stored();
    if stored > most {
        return Err(Illegal::StoreFull { most });
    }
    Ok(Conversion { from_store, scrapped: left_over.without(&build.stored) })
}
