//! A game without a window.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::entry::{apply_action, plugin, run_until_choice, write_and_reassemble};
use super::playable::{Playable, Restorable};
use crate::action::{Action, Illegal, TableEvent};
use crate::round::{self, LegalActions, Round};
use crate::shell::seats::SeatId;
use crate::table::{
    RoundState, Setup, SetupError, Snapshot, SnapshotError, Table, TableParam, View, lay_out, snapshot,
};

/// Game without a window, in a world of its own.
pub struct Game {
    world: World,
    round: Schedule,
    reader: SystemState<TableParam<'static, 'static>>,
}

impl Game {
    /// Begins a game. Returns it with the events up to the first choice.
    ///
    /// # Errors
    /// [`SetupError`] if the set-up can't be played.
    pub fn new(setup: &Setup) -> Result<(Self, Vec<TableEvent>), SetupError> {
        setup.check()?;
        let mut game = Self::with_laid_out_table(setup);
        run_until_choice(&mut game.world, &mut game.round);
        let events = game.take_events();
        Ok((game, events))
    }

    /// A game whose table is laid out but which has not begun. The caller has checked the set-up.
    fn with_laid_out_table(setup: &Setup) -> Self {
        let mut app = App::empty();
        app.add_plugins(plugin);
        let mut world = std::mem::take(app.world_mut());
        let round = world.resource_mut::<Schedules>().remove(Round).unwrap_or_else(|| Schedule::new(Round));
        lay_out::lay_out(&mut world, setup);
        // The reader is made last, because the laid-out world has every resource and component that
        // it reads.
        let reader = SystemState::new(&mut world);
        Self { world, round, reader }
    }

    /// Removes and returns the events reported so far.
    fn take_events(&mut self) -> Vec<TableEvent> {
        self.world.resource_mut::<Messages<TableEvent>>().drain().collect()
    }

    /// Begins another game in the same world. Returns the events up to the first choice.
    ///
    /// # Errors
    /// [`SetupError`] if the set-up can't be played; the present game continues then.
    pub fn restart(&mut self, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
        setup.check()?;
        lay_out::lay_out(&mut self.world, setup);
        run_until_choice(&mut self.world, &mut self.round);
        self.world.clear_trackers();
        Ok(self.take_events())
    }

    /// A game that continues from a snapshot, which may come from outside and is checked first.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot is not a table of this set-up.
    pub fn from_snapshot(setup: &Setup, snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        snapshot.check(setup)?;
        let mut game = Self::with_laid_out_table(setup);
        game.restore(snapshot)?;
        Ok(game)
    }

    /// Continues from a snapshot of a game of the same set-up, in place: the quick way to try many
    /// continuations. The snapshot is trusted to be sound, as [`Self::snapshot`] makes it; only its
    /// seats, parts and tiles are compared with this game.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot does not fit the parts and seats of this game; the game is
    /// unchanged then.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        let restored = write_and_reassemble(&mut self.world, &mut self.round, snapshot);
        // `World` records every removed component until `clear_trackers` is called. An app calls it
        // at every frame; this world has no frames, and is forked thousands of times.
        self.world.clear_trackers();
        restored
    }

    /// Applies an action of the active player and runs the game to the next choice. Returns the
    /// events.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; the table is unchanged then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        apply_action(&mut self.world, &mut self.round, action)?;
        Ok(self.take_events())
    }

    /// Calls `ask` with the table and returns its answer.
    pub fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        ask(&self.param().table())
    }

    /// Checks an action without applying it.
    ///
    /// # Errors
    /// [`Illegal`] if the table would refuse the action.
    pub fn check(&mut self, action: &Action) -> Result<(), Illegal> {
        self.read(|table| round::check_action(table, action))
    }

    /// Legal actions of the active player.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.read(round::legal_actions)
    }

    /// View of a seat: everything that it may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.read(|table| View::of(table, seat))
    }

    /// Copies the whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        snapshot::take_snapshot(&self.param())
    }

    /// Round, phase and turn.
    pub fn state(&self) -> &RoundState {
        self.world.resource::<RoundState>()
    }

    /// The world that holds the table, for reading.
    pub const fn world(&self) -> &World {
        &self.world
    }

    #[expect(clippy::expect_used, reason = "its world is its own and has a table from the first line to the last")]
    fn param(&mut self) -> TableParam<'_, '_> {
        self.reader.get(&self.world).expect("a game's world holds its table from its first line to its last")
    }
}

impl Playable for Game {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.read(ask)
    }
}

impl Restorable for Game {
    fn snapshot(&mut self) -> Snapshot {
        self.snapshot()
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        self.restore(snapshot)
    }
}
