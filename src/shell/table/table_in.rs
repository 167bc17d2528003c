//! The table in the world of an app, to read and to play at.

use bevy::ecs::system::{SystemParamItem, SystemState};
use bevy::prelude::*;

use super::entry::{SnapshotFault, act, write_and_update};
use super::playable::{Playable, Restorable};
use super::rules::{GameSnapshot, PlaySchedule, Rules};

/// World of an app with a game's [`Rules::plugin`] in which a table of that game is laid out.
pub struct TableIn<'w, G: Rules> {
    /// World with a table: nothing that is done by this type takes it away.
    world: &'w mut World,
    reader: SystemState<G::Param>,
}

impl<'w, G: Rules> TableIn<'w, G> {
    /// World with its table; `None` if no table of the game is laid out there, or if
    /// [`Rules::plugin`] was not added to its app.
    pub fn of(world: &'w mut World) -> Option<Self> {
        let mut reader = SystemState::new(world);
        let label = PlaySchedule::<G>::LABEL;
        let has_schedule = world.get_resource::<Schedules>().is_some_and(|schedules| schedules.contains(label));
        let is_laid_out = has_schedule && reader.get(world).is_ok();
        is_laid_out.then_some(Self { world, reader })
    }

    #[expect(clippy::expect_used, reason = "a table was there when this was made, and the world was borrowed since")]
    fn param(&mut self) -> SystemParamItem<'_, '_, G::Param> {
        self.reader.get(self.world).expect("the table of a world is not taken away")
    }
}

/// Reads the table of a world; `None` if no table of the game is laid out there.
pub fn read_table<G: Rules, R>(world: &mut World, ask: impl FnOnce(&G::Table<'_>) -> R) -> Option<R> {
    TableIn::<G>::of(world).map(|mut table| table.read(ask))
}

impl<G: Rules> Playable for TableIn<'_, G> {
    type Game = G;

    fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        act::<G>(self.world, action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&G::Table<'_>) -> R) -> R {
        ask(&G::table(&self.param()))
    }
}

impl<G: Rules> Restorable for TableIn<'_, G> {
    fn snapshot(&mut self) -> G::Snapshot {
        G::Snapshot::take(&self.param())
    }

    fn restore(&mut self, snapshot: &G::Snapshot) -> Result<(), SnapshotFault<G>> {
        let label = PlaySchedule::<G>::LABEL;
        self.world.schedule_scope(label, |world, schedule| write_and_update::<G>(world, schedule, snapshot))
    }
}
