//! Check of a snapshot, which may come from outside the program.

use super::{check_pieces, check_state, check_team, check_thing};
use crate::table::{Setup, Snapshot, SnapshotError, Table};

/// Checks that a snapshot is a table of a set-up, so that play can go on from it. Each check relies
/// on those before it: numbers of things, kinds and seats are valid when they are used.
///
/// # Errors
/// [`SnapshotError`] of the first fault.
pub(super) fn check_snapshot(snapshot: &Snapshot, setup: &Setup) -> Result<(), SnapshotError> {
    let position = &snapshot.position;
    position.check_size(setup)?;
    check_pieces::check_pieces(position, setup)?;
    check_state::check_seats(&position.state, setup).map_err(SnapshotError::State)?;
    let table = Table::of_position(setup, position);
    for thing in table.things() {
        check_thing::check_thing(&table, &thing)
            .map_err(|fault| check_pieces::fault_of(position, &setup.data, thing.id, fault))?;
    }
    for (index, components) in position.assemblies.iter().enumerate() {
        if !check_thing::is_assembly_sound(&table, components) {
            return Err(SnapshotError::Assembly { number: index + 1 });
        }
    }
    for seat in setup.all_seats() {
        check_team::check_team(&table, seat).map_err(|fault| SnapshotError::Team { seat, fault })?;
    }
    check_team::check_money(&table)?;
    check_state::check_state(&table).map_err(SnapshotError::State)
}
