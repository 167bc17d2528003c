//! Strength and stamina (section 13).

use shell::seats::SeatId;

use super::zone_work::find_own_thing;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::set::limits::MOST_MARKERS;
use crate::set::{Stat, WorkPlace};
use crate::table::{Place, Table, ThingView, Worker};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks the training of a worker on a thing of the own zone (13.1, 13.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_train(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    let found = spending::find_in_zone(table, seat, worker)?;
    let thing = find_own_thing(table, seat, thing)?;
    if trainings_of(&thing, seat).next().is_none() {
        return Err(Illegal::NoToolForThat);
    }
    let (_, actions) = find_training(&thing, seat, found).ok_or(Illegal::MostMarkers)?;
    if table.turn().is_some_and(|turn| turn.trained_on.contains(&thing.id)) {
        return Err(Illegal::TrainedAlready);
    }
    spending::check_actions(table, seat, worker, actions)
}

/// Trains a worker on a thing of the own zone: a marker, which counts at once (13.2).
pub(super) fn train(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let table = order.read();
    let Some(found) = table.find_thing(thing) else { return };
    let Some((stat, actions)) = find_training(&found, seat, table.worker(seat, worker)) else { return };
    let is_once = found.kind(seat).is_once;
    spending::spend(order, seat, worker, actions);
    order.table.change_worker(seat, worker, |worker| *worker.markers_mut(stat) += 1);
    if let Some(turn) = order.state.turn_mut() {
        turn.trained_on.push(thing);
    }
    if is_once {
        handling::move_whole(order, seat, thing, Place::Away);
    }
    order.report(TableEvent::Trained { seat, worker, thing, stat });
}

/// Markers that a thing gives from the zone, with the actions that each costs (1.10, 13.2).
fn trainings_of<'a>(thing: &ThingView<'a>, seat: SeatId) -> impl Iterator<Item = (Stat, u8)> + use<'a> {
    let kind = thing.kind(seat);
    let works = kind.place == WorkPlace::Zone;
    Stat::BOTH.into_iter().filter(move |_| works).filter_map(|stat| Some((stat, kind.train(stat)?)))
}

/// The first marker that a thing gives and of which a worker has not the most (13.1), with the
/// actions that it costs.
fn find_training(thing: &ThingView, seat: SeatId, worker: &Worker) -> Option<(Stat, u8)> {
    trainings_of(thing, seat).find(|&(stat, _)| worker.markers(stat) < MOST_MARKERS)
}
