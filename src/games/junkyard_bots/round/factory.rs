//! Phase 5, return to factory: eating, rebuilding and ejecting (section 7).

use bevy::prelude::*;

use super::legal::LegalActions;
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use super::victory::is_end_certain;
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{GripperKind, PartId, TileId};
use crate::robot::build::Inventory;
use crate::robot::{Assembly, Connection};
use crate::table::{Choice, Location, Table, TableWriter, Turn};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, return_to_factory.in_set(InPhase(Phase::Factory)));
}

/// Lets each surviving player eat and rebuild, fastest first. Once the game is certain to end, the
/// players still to come only eat (7.2).
fn return_to_factory(mut order: OrderOfPlay, mut table: TableWriter) {
    let mut from = None;
    if let Some((turn, action)) = order.take_action() {
        let checked = check_rebuild(&table.read(&order.state), &turn, &action);
        match checked {
            Ok(build) => rebuild_robot(&mut order, &mut table, turn.seat, build),
            Err(illegal) => return order.refuse(illegal),
        }
        from = Some(turn.seat);
    }
    if !order.next_player(&mut table, from, begin_rebuild) {
        order.enter_phase(Phase::Victory);
    }
}

/// Begins the turn of a seat: it eats (7.1), and then rebuilds. If the game was certain to end
/// before it ate, it does not rebuild (7.2), and its claws eject what they hold, because they end
/// the phase empty (7.3).
fn begin_rebuild(order: &mut OrderOfPlay, table: &mut TableWriter, seat: SeatId) -> Option<Choice> {
    let certain = is_end_certain(&table.read(&order.state));
    eat_held_energy(order, table, seat);
    if !certain {
        return Some(Choice::Rebuild);
    }
    let left = table.read(&order.state).held(seat, GripperKind::Claw).map(|part| part.id).collect();
    eject_parts(order, table, seat, left);
    None
}

/// Lets a seat eat the energy in its mouths (7.1).
fn eat_held_energy(order: &mut OrderOfPlay, table: &mut TableWriter, seat: SeatId) {
    let before = table.read(&order.state).eaten(seat);
    let parts = table.eat_energy(seat);
    if parts.is_empty() {
        return;
    }
    order.state.used_up = true;
    let total = table.read(&order.state).eaten(seat);
    order.report(TableEvent::Ate { seat, parts, points: total - before, total });
}

/// Checks a rebuild (7.2). Returns the robot.
pub(super) fn check_rebuild(table: &Table, turn: &Turn, action: &Action) -> Result<Assembly, Illegal> {
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    rebuild_inventory(table, turn.seat).check_build(&table.setup().tiles, build)
}

/// Applies a rebuild.
fn rebuild_robot(order: &mut OrderOfPlay, table: &mut TableWriter, seat: SeatId, build: Assembly) {
    let rebuilt = table.rebuild(seat, build);
    order.report(TableEvent::Rebuilt { seat, attached: rebuilt.attached.iter().collect() });
    if !rebuilt.left_off.is_empty() {
        order.report(TableEvent::Ejected { seat, parts: rebuilt.left_off.iter().collect() });
    }
}

/// Puts parts of a robot face-up into the Junkyard.
fn eject_parts(order: &mut OrderOfPlay, table: &mut TableWriter, seat: SeatId, parts: Vec<PartId>) {
    for &part in &parts {
        table.relocate(part, Location::FaceUp);
    }
    if !parts.is_empty() {
        order.report(TableEvent::Ejected { seat, parts });
    }
}

/// Ejects attached parts that no path of links connects to the body (2.5). A build that names such
/// a part is refused before, so this only acts when something else has changed the links.
pub(super) fn eject_unlinked(mut order: OrderOfPlay, mut table: TableWriter) {
    let read = table.read(&order.state);
    let unlinked = |seat: SeatId| Some((seat, read.find_robot(seat)?.0.unlinked().to_vec()));
    let found: Vec<(SeatId, Vec<PartId>)> =
        read.seats().filter_map(unlinked).filter(|(_, parts)| !parts.is_empty()).collect();
    for (seat, parts) in found {
        eject_parts(&mut order, &mut table, seat, parts);
        // The robot must be reassembled without these parts.
        order.run_again();
    }
}

/// Legal actions of a rebuild.
pub(super) fn legal_rebuild(table: &Table, turn: &Turn) -> LegalActions {
    LegalActions::Build(rebuild_inventory(table, turn.seat))
}

/// Parts that a player may rebuild with: attached parts except the body, and robot parts in the
/// claws (7.2). Bombs have dropped from the claws before (6.7).
fn rebuild_inventory(table: &Table, seat: SeatId) -> Inventory {
    let robot = table.robot(seat);
    let attached = robot.assembly().parts()[1..].iter().filter_map(|placed| match placed.connection {
        Connection::Attached(tile) => Some((placed.part, tile)),
        Connection::Held { .. } => None,
    });
    let in_claws = robot.grippers(GripperKind::Claw).held_parts();
    let held = in_claws.iter().filter_map(|&part| Some((part, table.part(part)?.tile?)));
    let mut parts: Vec<(PartId, TileId)> = Vec::with_capacity(robot.assembly().parts().len());
    parts.extend(attached.chain(held));
    parts.sort_unstable_by_key(|&(part, _)| part);
    Inventory { body: table.setup().body(seat), parts, must_attach_all: false }
}
