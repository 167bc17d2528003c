//! Phase 5, return to factory: eating, rebuilding, ejecting (section 7).

use crate::action::{Action, Illegal, Phase, Placed, TableEvent};
use crate::parts::{Gripper, PartId, SeatId};
use crate::robot::build::Workshop;
use crate::table::Row;
use crate::table::change::Entry;
use crate::table::{Choice, Lies, Table, TableMut, Turn};

use super::victory::is_certain;
use super::{LegalActions, order};

/// Each surviving player eats and rebuilds, fastest first; once the end is certain, players only eat.
pub(super) fn return_to_factory(mut table: TableMut) {
    let from = match table.enter(Phase::Factory) {
        Entry::Elsewhere => return,
        Entry::Begins => None,
        Entry::Asked(turn, action) => match check(&table.read(), &turn, &action) {
            Ok(build) => {
                rebuild(&mut table, turn.seat, build);
                Some(turn.seat)
            }
            Err(illegal) => return table.refuse(illegal),
        },
    };
    if !order::pass_on(&mut table, from, begin) {
        table.go_on_to(Phase::Victory);
    }
}

/// Eats (7.1); a rebuild follows unless the game was certain to end before (7.2).
fn begin(table: &mut TableMut, seat: SeatId) -> Option<Choice> {
    let certain = is_certain(&table.read());
    eat(table, seat);
    if !certain {
        return Some(Choice::Rebuild);
    }
    let left = table.read().in_claws(seat).iter().map(|row| row.id).collect();
    eject(table, seat, left);
    None
}

fn eat(table: &mut TableMut, seat: SeatId) {
    let meal = table.read().held(seat, Gripper::Mouth);
    if meal.is_empty() {
        return;
    }
    for row in &meal {
        table.lay(row.id, Lies::Eaten(seat));
    }
    table.state_mut().used_up = true;
    let points = meal.iter().map(|row| u16::from(row.points())).sum();
    let total = table.read().eaten(seat);
    table.tell(TableEvent::Ate { seat, parts: meal.iter().map(|row| row.id).collect(), points, total });
}

/// Checks a rebuild (7.2) and returns it.
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<Vec<Placed>, Illegal> {
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    workshop(table, turn.seat).check(table.tiles(), build)?;
    Ok(build.clone())
}

fn rebuild(table: &mut TableMut, seat: SeatId, build: Vec<Placed>) {
    let own = own_parts(&table.read(), seat);
    let stays = |id: PartId| build.iter().any(|placed| placed.part == id);
    let attached = own.iter().filter(|row| matches!(row.lies, Lies::Held { .. }) && stays(row.id)).map(|row| row.id);
    let attached = attached.collect();
    let left_off = own.iter().filter(|row| !stays(row.id)).map(|row| row.id).collect();
    for Placed { part, place } in build {
        table.lay(part, Lies::Attached { seat, place });
    }
    table.tell(TableEvent::Rebuilt { seat, attached });
    eject(table, seat, left_off);
}

fn eject(table: &mut TableMut, seat: SeatId, parts: Vec<PartId>) {
    for &part in &parts {
        table.lay(part, Lies::FaceUp);
    }
    if !parts.is_empty() {
        table.tell(TableEvent::Ejected { seat, parts });
    }
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    LegalActions::Build(workshop(table, turn.seat))
}

fn workshop(table: &Table, seat: SeatId) -> Workshop {
    let parts = own_parts(table, seat).into_iter().filter_map(|row| Some((row.id, row.tile?))).collect();
    Workshop { body: table.setup().body(seat), parts, all: false }
}

/// What a player may build with: attached parts, the body apart, and the robot parts in the claws (7.2). Bombs have
/// left the claws before.
fn own_parts(table: &Table, seat: SeatId) -> Vec<Row> {
    table.parts_where(|row| match row.lies {
        Lies::Attached { seat: own, .. } => own == seat && row.size.is_some(),
        Lies::Held { seat: own, by: Gripper::Claw, .. } => own == seat,
        _ => false,
    })
}
