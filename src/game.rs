//! The headless game: a world, the round's schedule, and the one door.
//!
//! [`Game`] owns a world of its own. A window whose app has the table in its main world adds the [`plugin`] and uses
//! the same functions on that world: [`begin`], [`act`], [`restore()`] and the [`TableParam`] of any system. Whatever
//! plays at either kind of table takes it as a [`Door`].

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use crate::action::{Action, Illegal, TableEvent};
use crate::parts::SeatId;
use crate::round::{self, LegalActions, Round};
use crate::table::change::{Request, Told};
use crate::table::{
    RoundState, Setup, SetupError, Snapshot, SnapshotError, Table, TableParam, View, restore, snapshot,
};

/// How often the schedule may run after one action. Two runs take the game from any player to the next.
const MOST_RUNS: u32 = 16;

/// Gives an app the round's schedule. The table itself comes with [`begin`].
pub fn plugin(app: &mut App) {
    app.add_schedule(round::schedule());
}

/// Lays out the table of a set-up in the world of an app with the [`plugin`] and lets the game begin. A table that is there already makes
/// way. Returns what happened up to the first choice.
///
/// # Errors
/// Why the set-up can't be played; the world is unchanged then.
///
/// # Panics
/// If the app has not the [`plugin`].
pub fn begin(world: &mut World, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
    world.schedule_scope(Round, |world, round| begin_with(world, round, setup))
}

/// The one door: lets the player whose turn it is do something, and the game go on to the next choice.
///
/// # Errors
/// Why the action is not legal; the table is unchanged then. Without a table there is no game to play:
/// [`Illegal::GameOver`].
///
/// # Panics
/// If the app has not the [`plugin`].
pub fn act(world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    world.schedule_scope(Round, |world, round| act_with(world, round, action))
}

fn begin_with(world: &mut World, round: &mut Schedule, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
    setup.check()?;
    snapshot::lay_out(world, setup);
    settle(world, round);
    Ok(told(world))
}

fn act_with(world: &mut World, round: &mut Schedule, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    if world.get_resource::<RoundState>().is_none_or(|state| state.turn.is_none()) {
        return Err(Illegal::GameOver);
    }
    world.resource_mut::<Request>().action = Some(action);
    round.run(world);
    if let Some(illegal) = world.resource_mut::<Request>().refused.take() {
        return Err(illegal);
    }
    settle(world, round);
    Ok(told(world))
}

/// Puts the table of a world into the state of a snapshot, which may come from anywhere.
///
/// # Errors
/// Why the snapshot is no table of this set-up; the world is unchanged then.
pub fn restore(world: &mut World, setup: &Setup, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    snapshot.check(setup)?;
    snapshot::lay_out(world, setup);
    restore::restore(world, snapshot)
}

/// Runs the schedule until a player is awaited or the game is over.
fn settle(world: &mut World, round: &mut Schedule) {
    for _ in 0..MOST_RUNS {
        if world.resource::<RoundState>().is_settled() {
            return;
        }
        round.run(world);
    }
    debug_assert!(world.resource::<RoundState>().is_settled(), "the order of play goes round in a circle");
}

fn told(world: &mut World) -> Vec<TableEvent> {
    std::mem::take(&mut world.resource_mut::<Told>().0)
}

/// A table to play at: a [`Game`], or the main world of an app with the [`plugin`] after [`begin`] or [`restore()`].
pub trait Door {
    /// Lets the player whose turn it is do something, and the game go on to the next choice.
    ///
    /// # Errors
    /// Why the action is not legal; the table is unchanged then.
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal>;

    /// Reads the table.
    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R;

    /// The whole table as plain values.
    fn snapshot(&mut self) -> Snapshot;

    /// Goes back to a snapshot of the same game.
    ///
    /// # Errors
    /// If the snapshot has other seats or parts than this game; the game is unchanged then.
    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError>;
}

impl Door for World {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        act(self, action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        let mut reader = SystemState::<TableParam>::new(self);
        ask(&reader.get(self).expect(TABLE_IS_THERE).table())
    }

    fn snapshot(&mut self) -> Snapshot {
        let mut reader = SystemState::<TableParam>::new(self);
        snapshot::take(&reader.get(self).expect(TABLE_IS_THERE))
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        restore::restore(self, snapshot)
    }
}

impl Door for Game {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.read(ask)
    }

    fn snapshot(&mut self) -> Snapshot {
        self.snapshot()
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        self.restore(snapshot)
    }
}

/// Why reading a table does not fail.
const TABLE_IS_THERE: &str = "a game's world holds its table from its first line to its last";

/// A game without a window.
pub struct Game {
    world: World,
    round: Schedule,
    reader: SystemState<TableParam<'static, 'static>>,
}

impl Game {
    /// A new game, and what happened up to the first choice.
    ///
    /// # Errors
    /// Why the set-up can't be played.
    pub fn new(setup: &Setup) -> Result<(Self, Vec<TableEvent>), SetupError> {
        let mut world = World::new();
        let mut round = round::schedule();
        let events = begin_with(&mut world, &mut round, setup)?;
        let reader = SystemState::new(&mut world);
        Ok((Self { world, round, reader }, events))
    }

    /// Begins another game in the same world. Returns what happened up to the first choice.
    ///
    /// # Errors
    /// Why the set-up can't be played; the present game goes on then.
    pub fn restart(&mut self, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
        begin_with(&mut self.world, &mut self.round, setup)
    }

    /// A game that goes on from a snapshot, which may come from anywhere.
    ///
    /// # Errors
    /// Why the snapshot is no table of this set-up.
    pub fn from_snapshot(setup: &Setup, snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        let mut world = World::new();
        restore(&mut world, setup, snapshot)?;
        // The world has every resource and component now, so the reader finds what it reads.
        let reader = SystemState::new(&mut world);
        let game = Self { world, round: round::schedule(), reader };
        Ok(game)
    }

    /// Goes on from a snapshot of a game of the same set-up, in place: the quick way to try something many times.
    /// The snapshot is trusted to be sound as [`Self::snapshot`] made it; only what could not be written is refused.
    ///
    /// # Errors
    /// If the snapshot has other seats or parts than this game; the game is unchanged then.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        restore::restore(&mut self.world, snapshot)
    }

    /// Lets the player whose turn it is do something, and the game go on to the next choice.
    ///
    /// # Errors
    /// Why the action is not legal; the table is unchanged then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        act_with(&mut self.world, &mut self.round, action)
    }

    /// Reads the table.
    pub fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        ask(&self.param().table())
    }

    /// Checks an action without doing it.
    ///
    /// # Errors
    /// Why the table would refuse it.
    pub fn check(&mut self, action: &Action) -> Result<(), Illegal> {
        self.read(|table| round::check(table, action))
    }

    /// What the player whose turn it is may do.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.read(round::legal_actions)
    }

    /// What a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.read(|table| View::of(table, seat))
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        snapshot::take(&self.param())
    }

    /// Round, phase and turn.
    pub fn state(&self) -> &RoundState {
        self.world.resource::<RoundState>()
    }

    /// The world the table lives in, to look at.
    pub const fn world(&self) -> &World {
        &self.world
    }

    fn param(&mut self) -> TableParam<'_, '_> {
        self.reader.get(&self.world).expect(TABLE_IS_THERE)
    }
}
