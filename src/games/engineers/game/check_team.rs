//! Check of the teams of a snapshot: workers, truck, zone, cards, job and notebook.

use shell::seats::SeatId;

use crate::action::ThingId;
use crate::set::limits::{BASE_LIMIT, CARDS, HANDS, LINK_MA, MOST_MARKERS, OBJECTS, TRUCK_ROOM, ZONE_ROOM};
use crate::set::{Grade, Kind};
use crate::table::snapshot_error::TeamFault;
use crate::table::{Entry, JobPlan, NotebookOption, Place, SnapshotError, Stage, Table, Worker};

/// Checks a team.
pub(super) fn check_team(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    let is_in_gates = matches!(table.state().stage, Stage::Gates(_));
    let gate = table.team(seat).gate;
    let is_taken_once = gate.is_none_or(|gate| table.owner_of(gate) == Some(seat));
    if !is_taken_once || gate.is_none() && !is_in_gates {
        return Err(TeamFault::Gate);
    }
    check_built(table, seat)?;
    if table.hand(seat).count() != usize::from(CARDS) {
        return Err(TeamFault::Hand);
    }
    for (_, worker) in table.workers(seat) {
        check_worker(table, seat, worker)?;
    }
    check_loads(table, seat)?;
    check_job(table, seat)?;
    check_truck(table, seat)?;
    if table.units_aboard(seat) > TRUCK_ROOM {
        return Err(TeamFault::Aboard);
    }
    if table.room_taken(seat) > ZONE_ROOM {
        return Err(TeamFault::Room);
    }
    check_notebook(table, seat)
}

/// Checks that all money could come from the start and from scrap, so that no sum overflows: tools
/// cost more than they bring, and no object is sold twice (2.7, 8.3, 8.4).
pub(super) fn check_money(table: &Table) -> Result<(), SnapshotError> {
    let start: u32 = table.setup().options.money.iter().copied().map(u32::from).sum();
    let best_price = Grade::ALL.into_iter().map(|grade| table.data().scrap_price(grade)).max().unwrap_or(0);
    let most = start + u32::from(OBJECTS) * u32::from(best_price);
    let richest = table.seats().max_by_key(|&seat| table.team(seat).money);
    let total: u32 = table.seats().map(|seat| u32::from(table.team(seat).money)).sum();
    match richest {
        Some(seat) if total > most => Err(SnapshotError::Team { seat, fault: TeamFault::Money }),
        _ => Ok(()),
    }
}

/// Checks the machines that worked: at most one a turn, as a test ends the turn (11.2, 11.7).
fn check_built(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    let team = table.team(seat);
    let are_machines = team.built.iter().all(|&machine| table.data().get_machine(machine).is_some());
    let is_sound = are_machines && team.built.len() <= usize::from(team.turns);
    if is_sound { Ok(()) } else { Err(TeamFault::Built) }
}

/// Checks that a worker aboard is where the truck is, and that no worker has spent more actions, or
/// has more markers, than any worker can (3.2, 9.2, 13.1).
fn check_worker(table: &Table, seat: SeatId, worker: &Worker) -> Result<(), TeamFault> {
    let stride = table.data().kind_ids().filter_map(|kind| Kind::stride(table.data().kind(kind))).max();
    let most = BASE_LIMIT.saturating_add(MOST_MARKERS).saturating_add(stride.unwrap_or(0));
    let is_sound = (!worker.is_aboard || worker.square == table.truck(seat).square)
        && worker.spent <= most
        && worker.strength <= MOST_MARKERS
        && worker.stamina <= MOST_MARKERS;
    if is_sound { Ok(()) } else { Err(TeamFault::Worker) }
}

/// Checks that nobody carries more than two hands can, wears two of a kind, or shares in two things
/// (5.2, 5.6).
fn check_loads(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    for (worker, _) in table.workers(seat) {
        let held = || table.held_by(seat, worker).filter(|(_, thing)| table.first_of(thing.id) == thing.id);
        let shared = held().filter(|(workers, _)| workers.len() > 1).count();
        let is_worn_twice = |thing: ThingId, kind| {
            held().any(|(_, other)| other.id != thing && other.of.kind == kind && other.own_kind().is_worn())
        };
        let wears_two = held().any(|(_, thing)| is_worn_twice(thing.id, thing.of.kind));
        if table.load(seat, worker).hands > u16::from(HANDS) || shared > 1 || wears_two {
            return Err(TeamFault::Load);
        }
    }
    Ok(())
}

/// Checks that the job is not finished and that its things lie in the zone as they did when it was
/// begun: else it would be lost (10.2, 10.4).
fn check_job(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    let Some(job) = table.job(seat) else { return Ok(()) };
    let lies_here = |thing| table.find_thing(thing).is_some_and(|thing| thing.place == Place::Zone(seat));
    let is_joined = |thing| table.find_thing(thing).is_some_and(|thing| thing.assembly().is_some());
    let can_join = |thing| {
        let is_component = table.find_thing(thing).is_some_and(|thing| thing.is_component(seat));
        lies_here(thing) && (is_component || is_joined(thing))
    };
    let is_sound = match job.plan {
        JobPlan::Join(first, second) => {
            can_join(first) && can_join(second) && table.first_of(first) != table.first_of(second)
        }
        JobPlan::Detach(thing) => lies_here(thing) && is_joined(thing),
    };
    if is_sound && job.done < LINK_MA { Ok(()) } else { Err(TeamFault::Job) }
}

/// Checks that the truck is on the road with its driver aboard (9.3, 9.6). While the team is not on
/// turn, the truck is in no other zone, and in its own zone it is parked (9.7, 9.8).
fn check_truck(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    let truck = table.truck(seat);
    let is_driver_aboard =
        truck.driver.is_none_or(|driver| table.find_worker(seat, driver).is_some_and(|driver| driver.is_aboard));
    let is_on_turn = table.turn().is_some_and(|turn| turn.seat == seat);
    let may_stand = match table.zone_on(truck.square) {
        Some(owner) => is_on_turn || owner == seat && truck.driver.is_none(),
        None => true,
    };
    if truck.square.is_road() && is_driver_aboard && may_stand { Ok(()) } else { Err(TeamFault::Truck) }
}

/// Checks that a team without a notebook has nothing in one, and that each entry names a thing as
/// the team could have seen it (17.1, 17.2).
fn check_notebook(table: &Table, seat: SeatId) -> Result<(), TeamFault> {
    let notebook = table.notebook(seat);
    let options = &table.setup().options;
    let can_own = options.notebook != NotebookOption::None && !options.open_table;
    let is_empty = notebook.entries.is_empty() && notebook.searched.is_empty();
    let is_sound = (can_own || !notebook.is_owned)
        && (table.has_notebook(seat) || is_empty)
        && notebook.entries.is_sorted_by(|one, other| one.thing < other.thing)
        && notebook.entries.iter().all(|entry| is_entry_sound(table, seat, entry));
    if is_sound { Ok(()) } else { Err(TeamFault::Notebook) }
}

/// Whether an entry has the kind of its thing, a grade unless the thing is a tool, and a round that
/// has begun.
fn is_entry_sound(table: &Table, seat: SeatId, entry: &Entry) -> bool {
    table.find_thing(entry.thing).is_some_and(|thing| {
        let is_kind = entry.kind == thing.of.kind || entry.kind == thing.kind_id(seat);
        is_kind && entry.grade.is_some() != thing.is_tool() && (1..=table.state().round).contains(&entry.round)
    })
}
