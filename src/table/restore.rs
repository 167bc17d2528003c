//! Writing a snapshot into a world whose entities are there already.

use bevy::prelude::*;

use super::change::TableMut;
use super::setup::Rules;
use super::snapshot::{Snapshot, SnapshotError};
use super::wiring;

/// Puts the table of a world into the state of a snapshot of the same set-up.
///
/// # Errors
/// If the snapshot has other seats, parts or tiles than the world; the world is unchanged then.
pub(crate) fn restore(world: &mut World, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    let pools = snapshot.pools(&world.resource::<Rules>().0)?;
    let written = world.run_system_cached_with(write, (snapshot.clone(), pools));
    let wired = world.run_system_cached(wiring::wire);
    debug_assert!(written.is_ok() && wired.is_ok(), "a world without a table: {written:?}, {wired:?}");
    Ok(())
}

fn write(In((snapshot, pools)): In<(Snapshot, super::junkyard::Pools)>, mut table: TableMut) {
    table.rewrite(snapshot, pools);
}
