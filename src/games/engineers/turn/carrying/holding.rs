//! Hands of workers, and what they may hold (5.2, 5.5, 5.6).

use shell::seats::SeatId;

use crate::action::{Illegal, ThingId, WorkerId, WorkerSet};
use crate::set::limits::{HANDS, WORKERS};
use crate::table::{Place, Table};
use crate::turn::spending;

/// Checks that some workers, alone or together, can hold a thing, whether they carry it already or
/// not: hands are free for it, nobody wears two of its kind, and nobody shares in two things (5.2,
/// 5.5, 5.6).
///
/// # Errors
/// [`Illegal::NoHands`], [`Illegal::TooMuchForAll`], [`Illegal::WornAlready`] or
/// [`Illegal::SharesAlready`].
pub fn check_can_hold(table: &Table, seat: SeatId, workers: WorkerSet, thing: ThingId) -> Result<(), Illegal> {
    for worker in workers.iter() {
        check_hands(table, seat, worker, thing, workers.len())?;
        if wears_another(table, seat, worker, thing) {
            return Err(Illegal::WornAlready);
        }
        if workers.len() > 1 && shares_in_another(table, seat, worker, thing) {
            return Err(Illegal::SharesAlready);
        }
    }
    Ok(())
}

/// Checks that the hands of a worker allow the share of one of so many carriers of a thing, besides
/// all other things (5.2).
fn check_hands(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId, carriers: u8) -> Result<(), Illegal> {
    let weight = table.weight(thing, seat);
    let needs = weight.shared_by(carriers).hands;
    let taken: u16 = others_held(table, seat, worker, thing)
        .map(|(workers, other)| table.weight(other, seat).shared_by(workers.len()).hands)
        .sum();
    let free = u16::from(HANDS).saturating_sub(taken);
    if needs <= free {
        return Ok(());
    }
    let is_too_much = weight.hands > u16::from(HANDS * WORKERS);
    let needs = needs as u8;
    let free = free as u8;
    Err(if is_too_much { Illegal::TooMuchForAll { needs, free } } else { Illegal::NoHands { needs, free } })
}

/// Whether a worker wears another thing of the kind of a thing that is worn (5.2).
fn wears_another(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> bool {
    let Some(found) = table.find_thing(thing).filter(|thing| thing.own_kind().is_worn()) else { return false };
    let mut others = others_held(table, seat, worker, thing).filter_map(|(_, other)| table.find_thing(other));
    others.any(|other| other.of.kind == found.of.kind)
}

/// Whether a worker shares in another thing than this one (5.6).
fn shares_in_another(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> bool {
    others_held(table, seat, worker, thing).any(|(workers, _)| workers.len() > 1)
}

/// Things that a worker carries besides one, each assembly once, with those who carry it.
fn others_held<'a>(
    table: &'a Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
) -> impl Iterator<Item = (WorkerSet, ThingId)> + 'a {
    let first = table.first_of(thing);
    let held = table.held_by(seat, worker).map(|(workers, other)| (workers, other.id));
    held.filter(move |&(_, other)| other != first && table.first_of(other) == other)
}

/// Workers who carry a thing, one of whom is this worker, who is on foot.
///
/// # Errors
/// [`Illegal`] of a worker who is not, or [`Illegal::NotCarried`].
pub fn find_carried(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<WorkerSet, Illegal> {
    spending::find_on_foot(table, seat, worker)?;
    let carriers = find_carriers(table, seat, thing)?;
    if carriers.contains(worker) { Ok(carriers) } else { Err(Illegal::NotCarried) }
}

/// Workers of a team who carry a thing.
///
/// # Errors
/// [`Illegal::NoSuch`], or [`Illegal::NotCarried`] if none does.
pub fn find_carriers(table: &Table, seat: SeatId, thing: ThingId) -> Result<WorkerSet, Illegal> {
    match table.find_thing(thing).ok_or(Illegal::NoSuch)?.place {
        Place::Held(of, workers) if of == seat => Ok(workers),
        _ => Err(Illegal::NotCarried),
    }
}

/// Checks that workers are on foot on the square of another one.
///
/// # Errors
/// [`Illegal::Aboard`] or [`Illegal::OtherSquare`].
pub fn check_beside(table: &Table, seat: SeatId, worker: WorkerId, others: WorkerSet) -> Result<(), Illegal> {
    let square = spending::find_worker(table, seat, worker)?.square;
    others.iter().try_for_each(|other| {
        let found = spending::find_on_foot(table, seat, other)?;
        if found.square == square { Ok(()) } else { Err(Illegal::OtherSquare) }
    })
}
