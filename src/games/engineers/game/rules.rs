//! The rules of Engineers at Play, as shared code plays them.

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::*;
use shell::stream::StreamPoint;
use shell::table::{AwaitedChoice, GameSetup, GameSnapshot, Rules};

use super::check;
use crate::action::{Action, Engineers, Illegal, TableEvent};
use crate::table::{Due, PlayState, Setup, SetupError, Snapshot, SnapshotError, Stage, Table, TableParam};
use crate::table::{lay_out, restore, snapshot};
use crate::turn;

impl Rules for Engineers {
    type Setup = Setup;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = TableEvent;
    type Refusal = Illegal;
    type Due = Due;
    type Param = TableParam<'static, 'static>;
    type Table<'a> = Table<'a>;

    const NOBODY_AWAITED: Illegal = Illegal::GameOver;

    fn plugin(app: &mut App) {
        app.add_plugins(turn::plugin);
    }

    fn clear_table(world: &mut World) {
        lay_out::clear_table(world);
    }

    fn table<'a>(param: &'a SystemParamItem<'_, '_, Self::Param>) -> Table<'a> {
        param.table()
    }

    fn due_for_action(world: &World) -> Option<Due> {
        match &world.get_resource::<PlayState>()?.stage {
            Stage::SetUp | Stage::Over(_) => None,
            Stage::Gates(_) => Some(Due::Gates),
            Stage::Turn(turn) => Some(if turn.deal.is_some() { Due::Deal } else { Due::Act }),
        }
    }

    fn awaited(table: &Table<'_>) -> AwaitedChoice {
        AwaitedChoice { round: table.state().round, seat: table.state().awaited_seat() }
    }
}

impl GameSetup<Engineers> for Setup {
    type Fault = SetupError;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn with_seed(&self, seed: u64) -> Self {
        Self { seed, ..self.clone() }
    }

    fn check_setup(&self) -> Result<(), SetupError> {
        self.check()
    }

    fn lay_out(&self, world: &mut World) {
        lay_out::lay_out(world, self);
    }
}

impl GameSnapshot<Engineers> for Snapshot {
    type Fault = SnapshotError;

    fn round(&self) -> u16 {
        self.position.state.round
    }

    fn stream_point(&self) -> StreamPoint {
        self.stream
    }

    fn set_stream_point(&mut self, point: StreamPoint) {
        self.stream = point;
    }

    fn take(param: &TableParam<'_, '_>) -> Self {
        snapshot::take_snapshot(param)
    }

    fn check_snapshot(&self, setup: &Setup) -> Result<(), SnapshotError> {
        check::check_snapshot(self, setup)
    }

    /// In the run that follows, the adjacency system notes ways and zones on the squares.
    fn write(&self, world: &mut World) -> Result<(), SnapshotError> {
        self.position.check_size(world.resource::<Setup>())?;
        let written = world.run_system_cached_with(restore::write_snapshot, self);
        debug_assert!(written.is_ok(), "a world without a table: {written:?}");
        Ok(())
    }
}
