//! Throwing the switch (11.1 to 11.8).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::odds::{is_machine_of, odds, once_thing, steady};
use crate::action::{Grades, Illegal, TableEvent, ThingId};
use crate::set::limits::DIE;
use crate::set::{Grade, MachineId};
use crate::table::{CardPlace, Place, Table};
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::work::zone_work::{find_own_thing, sorted_whole};
use crate::turn::{cards, handling};

/// Checks the test of the assembly that a thing is in, for a card of the team (11.1, 11.2). A
/// worker of the team must be on foot in the zone, as one aboard the truck does nothing else (9.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_test(
    table: &Table,
    seat: SeatId,
    thing: ThingId,
    machine: MachineId,
    with_once: bool,
) -> Result<(), Illegal> {
    if !table.has_card(seat, machine) {
        return Err(Illegal::NotYourCard);
    }
    let zone = table.zone_square(seat);
    if !table.workers(seat).any(|(_, worker)| !worker.is_aboard && Some(worker.square) == zone) {
        return Err(Illegal::NotInZone);
    }
    find_own_thing(table, seat, thing)?;
    if !is_machine_of(table, seat, thing, machine) {
        return Err(Illegal::NotTheMachine);
    }
    if table.state().is_faulty(&sorted_whole(table, thing)) {
        return Err(Illegal::Faulty);
    }
    if with_once && once_thing(table, seat).is_none() { Err(Illegal::NothingToUseUp) } else { Ok(()) }
}

/// Tests the assembly that a thing is in, for a card of the team. The turn ends by it (11.2).
pub(crate) fn throw_switch(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, machine: MachineId, with_once: bool) {
    let table = order.read();
    let components = sorted_whole(&table, thing);
    let grades = grades_of(&table, &components);
    let value = odds(&table, seat, thing, with_once);
    let steady = steady(&table, seat, with_once);
    let used_up = if with_once { once_thing(&table, seat) } else { None };
    order.table.set_card(machine, CardPlace::Hand { seat, is_shown: true });
    if let Some(used_up) = used_up {
        handling::move_whole(order, seat, used_up, Place::Away);
    }
    let roll = order.roll_die();
    let works = roll <= value && roll < DIE;
    order.report(TableEvent::Tested { seat, machine, grades, steady, used_up, value, roll, works });
    if works || roll == DIE {
        damage(order, seat, &components);
    }
    if works {
        cards::after_success(order, seat, machine);
    } else {
        note_fault(order, components);
    }
}

/// Components with their grades now.
fn grades_of(table: &Table, components: &[ThingId]) -> Grades {
    let grade_of = |&component: &ThingId| Some((component, table.find_thing(component)?.grade()?));
    components.iter().filter_map(grade_of).collect()
}

/// Puts a damage marker on each component that is not broken (11.8).
fn damage(order: &mut OrderOfPlay, seat: SeatId, components: &[ThingId]) {
    let before = grades_of(&order.read(), components);
    let whole = before.iter().filter(|(_, grade)| *grade != Grade::Broken);
    let damaged: SmallVec<[ThingId; 6]> = whole.map(|&(component, _)| component).collect();
    if damaged.is_empty() {
        return;
    }
    for &component in &damaged {
        order.table.change_condition(component, |condition| condition.damage = condition.damage.saturating_add(1));
    }
    let grades = grades_of(&order.read(), &damaged);
    order.report(TableEvent::Damaged { seat, grades });
}

/// Notes a set of components as faulty (12.1). The sets are kept sorted.
fn note_fault(order: &mut OrderOfPlay, components: SmallVec<[ThingId; 6]>) {
    if let Err(index) = order.state.faults.binary_search(&components) {
        order.state.faults.insert(index, components);
    }
}
