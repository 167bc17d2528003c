//! The rules of Junkyard Bots, as shared code plays them.

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::*;

use crate::action::{Action, Illegal, JunkyardBots, Phase, TableEvent};
use crate::round;
use crate::table::{RoundState, Setup, SetupError, Snapshot, SnapshotError, Table, TableParam};
use crate::table::{lay_out, restore, snapshot};
use shell::stream::StreamPoint;
use shell::table::{AwaitedChoice, GameSetup, GameSnapshot, Rules};

impl Rules for JunkyardBots {
    type Setup = Setup;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = TableEvent;
    type Refusal = Illegal;
    type Due = Phase;
    type Param = TableParam<'static, 'static>;
    type Table<'a> = Table<'a>;

    const NOBODY_AWAITED: Illegal = Illegal::GameOver;

    fn plugin(app: &mut App) {
        app.add_plugins(round::plugin);
    }

    fn clear_table(world: &mut World) {
        lay_out::clear_table(world);
    }

    fn table<'a>(param: &'a SystemParamItem<'_, '_, Self::Param>) -> Table<'a> {
        param.table()
    }

    fn due_for_action(world: &World) -> Option<Phase> {
        let awaited = world.get_resource::<RoundState>().filter(|state| state.turn.is_some());
        awaited.map(|state| state.phase)
    }

    fn awaited(table: &Table<'_>) -> AwaitedChoice {
        AwaitedChoice { round: table.state().round, seat: table.state().active_seat() }
    }
}

impl GameSetup<JunkyardBots> for Setup {
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

impl GameSnapshot<JunkyardBots> for Snapshot {
    type Fault = SnapshotError;

    fn round(&self) -> u16 {
        self.state.round
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
        self.check(setup)
    }

    /// In the run that follows, the adjacency systems reassemble the robots that differ.
    fn write(&self, world: &mut World) -> Result<(), SnapshotError> {
        let mut pools = self.undrawn_pools(world.resource::<Setup>())?;
        let written = world.run_system_cached_with(restore::write_snapshot, (self, &mut pools));
        debug_assert!(written.is_ok(), "a world without a table: {written:?}");
        Ok(())
    }
}
