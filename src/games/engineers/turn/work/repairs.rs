//! Mending and improving of components (12.7, 12.8). Neither finds a fault.

use shell::seats::SeatId;

use super::zone_work::{Means, find_means, find_own_component};
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::set::{Grade, Kind};
use crate::table::{Place, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks taking a damage marker off a component (12.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_mend(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    spending::find_in_zone(table, seat, worker)?;
    if find_own_component(table, seat, thing)?.condition.damage == 0 {
        return Err(Illegal::NotDamaged);
    }
    let means = find_means(table, seat, worker, Kind::mend)?;
    spending::check_actions(table, seat, worker, means.actions)
}

/// Checks raising a component by a grade (12.8).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_improve(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    spending::find_in_zone(table, seat, worker)?;
    if find_own_component(table, seat, thing)?.grade() == Some(Grade::A) {
        return Err(Illegal::BestGrade);
    }
    let means = find_means(table, seat, worker, Kind::improve)?;
    spending::check_actions(table, seat, worker, means.actions)
}

/// Takes a damage marker off a component.
pub(super) fn mend(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let Ok(means) = find_means(&order.read(), seat, worker, Kind::mend) else { return };
    use_means(order, seat, worker, means);
    order.table.change_condition(thing, |condition| condition.damage = condition.damage.saturating_sub(1));
    let grade = grade_of(&order.read(), thing);
    order.report(TableEvent::Mended { seat, worker, thing, grade });
}

/// Raises a component by a grade, by an improvement marker.
pub(super) fn improve(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let Ok(means) = find_means(&order.read(), seat, worker, Kind::improve) else { return };
    let used_up = use_means(order, seat, worker, means);
    order.table.change_condition(thing, |condition| condition.improvements = condition.improvements.saturating_add(1));
    let grade = grade_of(&order.read(), thing);
    order.report(TableEvent::Improved { seat, worker, thing, grade, used_up });
}

/// Spends the actions of an act. Returns the thing that left the game by it, if any (1.10).
pub(crate) fn use_means(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, means: Means) -> Option<ThingId> {
    spending::spend(order, seat, worker, means.actions);
    let used_up = means.is_once.then_some(means.thing);
    if let Some(used_up) = used_up {
        handling::move_whole(order, seat, used_up, Place::Away);
    }
    used_up
}

fn grade_of(table: &Table, thing: ThingId) -> Grade {
    table.find_thing(thing).and_then(|thing| thing.grade()).unwrap_or(Grade::Broken)
}
