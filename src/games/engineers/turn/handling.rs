//! Things that are moved: to whom they are open then (6.5), and the job that is lost by it (10.4).

use shell::seats::{SeatId, SeatSet};
use smallvec::SmallVec;

use super::notes;
use super::order_of_play::OrderOfPlay;
use crate::action::{TableEvent, ThingId};
use crate::table::{JobPlan, Place, Setup, Table, ThingView};

/// Teams to whom something is open that a team has laid or looked at: that team, or with an open
/// table all (6.3, 21.1).
pub fn open_by(setup: &Setup, seat: SeatId) -> SeatSet {
    if setup.options.open_table { setup.all_seats().collect() } else { [seat].into_iter().collect() }
}

/// Teams to whom something is open that nobody has laid or looked at since it was moved: none, or
/// with an open table all (6.5, 21.1).
pub fn open_by_nobody(setup: &Setup) -> SeatSet {
    if setup.options.open_table { setup.all_seats().collect() } else { SeatSet::EMPTY }
}

/// A thing or a whole assembly, and all that is packed in it (5.11, 5.14).
pub fn with_packed(table: &Table, thing: ThingId) -> SmallVec<[ThingId; 6]> {
    let mut things = table.whole(thing);
    things.extend(table.places().at(Place::Packed(thing)));
    things
}

/// Moves a thing for a team, an assembly as a whole (5.11), with all that is packed in it (5.14).
/// Face down it is open to that team alone (6.3, 6.5), anywhere else to nobody. Notebooks note it
/// (17.2), and a job of which the thing is part is lost (10.4).
pub(crate) fn move_whole(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, place: Place) {
    let table = order.read();
    let components = table.whole(thing);
    let moved = with_packed(&table, thing);
    lose_job_with(order, &components);
    notes::note_moved(order, seat, &moved);
    let setup = order.table.setup();
    let open = if matches!(place, Place::FaceDown(_)) { open_by(setup, seat) } else { open_by_nobody(setup) };
    for component in components {
        order.table.move_thing(component, place);
    }
    for thing in moved {
        order.table.set_open(thing, open);
    }
}

/// Loses the job of any team that one of some things is part of (10.4).
pub(crate) fn lose_job_with(order: &mut OrderOfPlay, things: &[ThingId]) {
    let table = order.read();
    let is_part = |thing: ThingId| table.whole(thing).iter().any(|component| things.contains(component));
    let touched = table.seats().filter(|&seat| {
        table.job(seat).is_some_and(|job| match job.plan {
            JobPlan::Join(first, second) => is_part(first) || is_part(second),
            JobPlan::Detach(thing) => is_part(thing),
        })
    });
    let touched: Vec<SeatId> = touched.collect();
    for seat in touched {
        lose_job(order, seat);
    }
}

/// Loses the job of a team, with the man-actions that were done (10.4).
pub(crate) fn lose_job(order: &mut OrderOfPlay, seat: SeatId) {
    if let Some(job) = order.read().job(seat) {
        order.table.change_team(seat, |team| team.job = None);
        order.report(TableEvent::JobLost { seat, job: job.plan.job(), done: job.done });
    }
}

/// Whether a team that gets a thing finds it blank again: it is a blank that the team has not
/// defined, though another team had (14.5).
pub fn is_blank_again(thing: &ThingView, seat: SeatId) -> bool {
    let is_defined_by_others = thing.of.definitions.iter().any(Option::is_some);
    let own = thing.of.definitions.get(seat.index()).copied().flatten();
    thing.is_blank() && own.is_none() && is_defined_by_others
}

/// Reports the blanks among a thing, its assembly and what is packed in it that are blank again to
/// a team that gets them (14.5).
pub(crate) fn report_blanks(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId) {
    let table = order.read();
    let things = with_packed(&table, thing);
    let blanks =
        things.into_iter().filter(|&thing| table.find_thing(thing).is_some_and(|thing| is_blank_again(&thing, seat)));
    let blanks: SmallVec<[ThingId; 6]> = blanks.collect();
    for thing in blanks {
        order.report(TableEvent::BlankAgain { seat, thing });
    }
}
