//! Check of places, access and assemblies of the things of a snapshot.

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{ThingId, WorkerSet};
use crate::set::{Class, Hold};
use crate::table::snapshot_error::ThingFault;
use crate::table::{Place, Table, ThingView};

/// Checks that a thing is where it can be, and is open and tied only to those to whom it can be.
pub(super) fn check_thing(table: &Table, thing: &ThingView) -> Result<(), ThingFault> {
    check_place(table, thing)?;
    check_open(table, thing)?;
    check_tied(table, thing)?;
    let is_joined_soundly = thing.assembly().is_none_or(|assembly| table.assembly(assembly).contains(&thing.id));
    if is_joined_soundly { Ok(()) } else { Err(ThingFault::Joined) }
}

/// Checks the place of a thing.
fn check_place(table: &Table, thing: &ThingView) -> Result<(), ThingFault> {
    let has_seat = |seat: SeatId| table.setup().has_seat(seat);
    match thing.place {
        Place::Away | Place::FaceDown(_) => Ok(()),
        Place::Zone(seat) | Place::Truck(seat) if has_seat(seat) => Ok(()),
        Place::Held(seat, workers) if has_seat(seat) => check_carriers(table, thing, seat, workers),
        Place::Packed(container) => check_packed(table, thing, container),
        Place::Unused | Place::Zone(_) | Place::Truck(_) | Place::Held(..) => Err(ThingFault::Place),
    }
}

/// Checks that all who carry a thing stand in one square. A worker aboard can only wear a thing,
/// alone, with nothing in it (5.6, 9.2).
fn check_carriers(table: &Table, thing: &ThingView, seat: SeatId, workers: WorkerSet) -> Result<(), ThingFault> {
    let carriers: SmallVec<[_; 4]> = workers.iter().filter_map(|worker| table.find_worker(seat, worker)).collect();
    let first = carriers.first().ok_or(ThingFault::Carriers)?;
    let is_worn_empty = || {
        carriers.len() == 1
            && table.bare_weight(thing.id, seat).hands == 0
            && table.at(Place::Packed(thing.id)).next().is_none()
    };
    let are_together = carriers.iter().all(|worker| worker.square == first.square);
    let may_be_aboard = carriers.iter().all(|worker| !worker.is_aboard) || is_worn_empty();
    if are_together && may_be_aboard { Ok(()) } else { Err(ThingFault::Carriers) }
}

/// Checks that a thing fits its container, as the team that packed it sees the thing, and that the
/// container holds no more things than it has slots (5.12).
fn check_packed(table: &Table, thing: &ThingView, container: ThingId) -> Result<(), ThingFault> {
    let found = table.find_thing(container).ok_or(ThingFault::Container)?;
    let Some(Hold { slots, hands, .. }) = found.own_kind().hold() else { return Err(ThingFault::Container) };
    let is_container_placed = found.place.is_in_game() && !matches!(found.place, Place::Packed(_));
    let fits = |seat: SeatId| table.bare_weight(thing.id, seat).hands <= u16::from(hands);
    let is_sound = is_container_placed
        && !thing.own_kind().is_container()
        && table.seats().any(fits)
        && table.places().at(Place::Packed(container)).len() <= usize::from(slots);
    if is_sound { Ok(()) } else { Err(ThingFault::Container) }
}

/// Checks that a thing is open to teams of the table, and only while it lies face down, by itself
/// or in a container (6.3). On an open table it is open anywhere (21.1).
fn check_open(table: &Table, thing: &ThingView) -> Result<(), ThingFault> {
    let around = match thing.place {
        Place::Packed(container) => table.find_thing(container).map_or(thing.place, |container| container.place),
        place => place,
    };
    let may_be_open = matches!(around, Place::FaceDown(_)) || table.setup().options.open_table;
    let are_seats = thing.access.open.iter().all(|seat| table.setup().has_seat(seat));
    if are_seats && (may_be_open || thing.access.open.is_empty()) { Ok(()) } else { Err(ThingFault::Open) }
}

/// Checks that a thing is tied only in a turn, if it is a tool or a powerup, and that no other
/// worker of the team on turn carries it (5.9).
fn check_tied(table: &Table, thing: &ThingView) -> Result<(), ThingFault> {
    let tied = thing.access.tied;
    if tied.is_empty() {
        return Ok(());
    }
    let Some(turn) = table.turn() else { return Err(ThingFault::Tied) };
    let is_tool = matches!(thing.own_kind().class, Class::Tool | Class::Powerup);
    let is_with_others = match thing.place {
        Place::Held(seat, workers) => seat == turn.seat && !workers.minus(tied).is_empty(),
        _ => false,
    };
    if is_tool && !is_with_others { Ok(()) } else { Err(ThingFault::Tied) }
}

/// Whether the components of an assembly are two or more, each listed once and joined in it, at one
/// place in the game, and junk or a blank that some team has defined (10.1, 14.3).
pub(super) fn is_assembly_sound(table: &Table, components: &[ThingId]) -> bool {
    let Some(&first) = components.first() else { return true };
    let Some(first) = table.find_thing(first) else { return false };
    let is_listed_once = |thing: &ThingId| components.iter().filter(|&other| other == thing).count() == 1;
    let fits = |thing: &ThingId| {
        table.find_thing(*thing).is_some_and(|thing| {
            let is_component = table.seats().any(|seat| thing.is_component(seat));
            is_component && thing.place == first.place && thing.joined == first.joined
        })
    };
    components.len() > 1
        && first.place.is_in_game()
        && first.assembly().is_some_and(|assembly| table.assembly(assembly) == components)
        && components.iter().all(|thing| is_listed_once(thing) && fits(thing))
}
