//! A game without a window.

use bevy::ecs::system::{SystemParamItem, SystemState};
use bevy::prelude::*;

use super::entry::{SetupFault, SnapshotFault, apply_action, run_until_choice, write_and_update};
use super::playable::{Playable, Restorable};
use super::rules::{GameSetup, GameSnapshot, PlaySchedule, Rules};

/// Game without a window, in a world of its own.
pub struct HeadlessGame<G: Rules> {
    world: World,
    schedule: Schedule,
    reader: SystemState<G::Param>,
}

impl<G: Rules> HeadlessGame<G> {
    /// Begins a game. Returns it with the events up to the first choice.
    ///
    /// # Errors
    /// [`GameSetup::Fault`] if the set-up can't be played.
    pub fn new(setup: &G::Setup) -> Result<(Self, Vec<G::Event>), SetupFault<G>> {
        setup.check_setup()?;
        let mut game = Self::with_laid_out_table(setup);
        run_until_choice::<G>(&mut game.world, &mut game.schedule);
        let events = game.take_events();
        Ok((game, events))
    }

    /// A game whose table is laid out but which has not begun. The caller has checked the set-up.
    fn with_laid_out_table(setup: &G::Setup) -> Self {
        let mut app = App::empty();
        app.add_plugins(G::plugin);
        let mut world = std::mem::take(app.world_mut());
        let label = PlaySchedule::<G>::LABEL;
        let schedule = world.resource_mut::<Schedules>().remove(label).unwrap_or_else(|| Schedule::new(label));
        setup.lay_out(&mut world);
        // The reader is made last, because the laid-out world has every resource and component that
        // it reads.
        let reader = SystemState::new(&mut world);
        Self { world, schedule, reader }
    }

    /// Removes and returns the events reported so far.
    fn take_events(&mut self) -> Vec<G::Event> {
        self.world.resource_mut::<Messages<G::Event>>().drain().collect()
    }

    /// Begins another game in the same world. Returns the events up to the first choice.
    ///
    /// # Errors
    /// [`GameSetup::Fault`] if the set-up can't be played; the present game continues then.
    pub fn restart(&mut self, setup: &G::Setup) -> Result<Vec<G::Event>, SetupFault<G>> {
        setup.check_setup()?;
        setup.lay_out(&mut self.world);
        run_until_choice::<G>(&mut self.world, &mut self.schedule);
        self.world.clear_trackers();
        Ok(self.take_events())
    }

    /// A game that continues from a snapshot, which may come from outside and is checked first.
    ///
    /// # Errors
    /// [`GameSnapshot::Fault`] if the snapshot is not a table of this set-up.
    pub fn from_snapshot(setup: &G::Setup, snapshot: &G::Snapshot) -> Result<Self, SnapshotFault<G>> {
        snapshot.check_snapshot(setup)?;
        let mut game = Self::with_laid_out_table(setup);
        game.restore(snapshot)?;
        Ok(game)
    }

    /// Continues from a snapshot of a game of the same set-up, in place: the quick way to try many
    /// continuations. The snapshot is trusted to be sound, as [`Self::snapshot`] makes it; it is
    /// only checked that it fits this game.
    ///
    /// # Errors
    /// [`GameSnapshot::Fault`] if it does not fit; the game is unchanged then.
    pub fn restore(&mut self, snapshot: &G::Snapshot) -> Result<(), SnapshotFault<G>> {
        let restored = write_and_update::<G>(&mut self.world, &mut self.schedule, snapshot);
        // `World` records every removed component until `clear_trackers` is called. An app calls it
        // at every frame; this world has no frames, and is forked thousands of times.
        self.world.clear_trackers();
        restored
    }

    /// Applies an action of the awaited player and runs the game to the next choice. Returns the
    /// events.
    ///
    /// # Errors
    /// [`Rules::Refusal`] if the action is not legal; the table is unchanged then.
    pub fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        apply_action::<G>(&mut self.world, &mut self.schedule, action)?;
        Ok(self.take_events())
    }

    /// Calls `ask` with the table and returns its answer.
    pub fn read<R>(&mut self, ask: impl FnOnce(&G::Table<'_>) -> R) -> R {
        ask(&G::table(&self.param()))
    }

    /// Copies the whole table as plain values.
    pub fn snapshot(&mut self) -> G::Snapshot {
        G::Snapshot::take(&self.param())
    }

    /// The world that holds the table, for reading.
    pub const fn world(&self) -> &World {
        &self.world
    }

    #[expect(clippy::expect_used, reason = "its world is its own and has a table from the first line to the last")]
    fn param(&mut self) -> SystemParamItem<'_, '_, G::Param> {
        self.reader.get(&self.world).expect("a game's world holds its table from its first line to its last")
    }
}

impl<G: Rules> Playable for HeadlessGame<G> {
    type Game = G;

    fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&G::Table<'_>) -> R) -> R {
        self.read(ask)
    }
}

impl<G: Rules> Restorable for HeadlessGame<G> {
    fn snapshot(&mut self) -> G::Snapshot {
        self.snapshot()
    }

    fn restore(&mut self, snapshot: &G::Snapshot) -> Result<(), SnapshotFault<G>> {
        self.restore(snapshot)
    }
}
