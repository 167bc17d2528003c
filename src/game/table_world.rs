//! The table in the world of an app, to read and to play at.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::entry::{act, write_and_reassemble};
use super::playable::{Playable, Restorable};
use crate::action::{Action, Illegal, TableEvent};
use crate::round::Round;
use crate::table::{Snapshot, SnapshotError, Table, TableParam, snapshot};

/// World of an app with the round's [`plugin`](super::plugin) in which a table is laid out.
pub struct TableWorld<'w> {
    /// World with a table: nothing that is done by this type takes it away.
    world: &'w mut World,
    reader: SystemState<TableParam<'static, 'static>>,
}

impl<'w> TableWorld<'w> {
    /// World with its table; `None` if no table is laid out there, or if
    /// [`plugin`](super::plugin) was not added to its app.
    pub fn of(world: &'w mut World) -> Option<Self> {
        let mut reader = SystemState::new(world);
        let has_rounds = world.get_resource::<Schedules>().is_some_and(|schedules| schedules.contains(Round));
        let is_laid_out = has_rounds && reader.get(world).is_ok();
        is_laid_out.then_some(Self { world, reader })
    }

    #[expect(clippy::expect_used, reason = "a table was there when this was made, and the world was borrowed since")]
    fn param(&mut self) -> TableParam<'_, '_> {
        self.reader.get(self.world).expect("the table of a world is not taken away")
    }
}

/// Reads the table of a world; `None` if no table is laid out there.
pub fn read_table<R>(world: &mut World, ask: impl FnOnce(&Table) -> R) -> Option<R> {
    TableWorld::of(world).map(|mut table| table.read(ask))
}

impl Playable for TableWorld<'_> {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        act(self.world, action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        ask(&self.param().table())
    }
}

impl Restorable for TableWorld<'_> {
    fn snapshot(&mut self) -> Snapshot {
        snapshot::take_snapshot(&self.param())
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        self.world.schedule_scope(Round, |world, round| write_and_reassemble(world, round, snapshot))
    }
}
