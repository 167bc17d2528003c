//! The headless game: a world, the round's schedule, and the one entry point.
//!
//! [`Game`] owns a world of its own. A window whose app has the table in its main world adds the
//! [`plugin`] and uses the same functions on that world: [`begin_game`], [`act`], [`restore()`] and
//! the [`TableParam`] of any system. Whatever plays at either kind of table takes it as a
//! [`Playable`], and what goes back at it as a [`Restorable`].

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use crate::action::{Action, Illegal, TableEvent};
use crate::parts::SeatId;
use crate::round::{self, LegalActions, Round};
use crate::table::request::PendingAction;
use crate::table::{
    RoundState, Setup, SetupError, Snapshot, SnapshotError, Table, TableParam, View, lay_out, restore, snapshot,
};

/// Most runs of the schedule after one action. Two runs take the game from any player to the
/// next.
const MOST_RUNS: u32 = 16;

/// Gives an app the round's schedule. The table itself comes with [`begin_game`].
pub fn plugin(app: &mut App) {
    app.add_plugins(round::plugin);
}

/// Lays out the table of a set-up in the world of an app with the [`plugin`] and lets the game
/// begin. A table that is there already makes way. Returns what happened up to the first choice;
/// whoever listens in the app reads it as messages.
///
/// # Errors
/// Why the set-up can't be played; the world is unchanged then.
///
/// # Panics
/// If the app has not the [`plugin`].
pub fn begin_game(world: &mut World, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
    setup.check()?;
    lay_out::lay_out(world, setup);
    Ok(collect_events(world, |world, round| {
        settle_adjacency(world, round);
    }))
}

/// The one entry point: lets the player whose turn it is do something, and the game go on to the
/// next choice.
///
/// # Errors
/// Why the action is not legal; the table is unchanged then. Without a table there is no game to
/// play: [`Illegal::GameOver`].
///
/// # Panics
/// If the app has not the [`plugin`].
pub fn act(world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    let mut acted = Ok(());
    let events = collect_events(world, |world, round| acted = act_with(world, round, action));
    acted.map(|()| events)
}

/// Runs the round and returns what it reports; the messages stay there for others.
fn collect_events(world: &mut World, run: impl FnOnce(&mut World, &mut Schedule)) -> Vec<TableEvent> {
    let mut cursor =
        world.get_resource::<Messages<TableEvent>>().map_or_else(MessageCursor::default, Messages::get_cursor_current);
    world.schedule_scope(Round, run);
    let events = world.get_resource::<Messages<TableEvent>>();
    events.map_or_else(Vec::new, |events| cursor.read(events).cloned().collect())
}

fn act_with(world: &mut World, round: &mut Schedule, action: Action) -> Result<(), Illegal> {
    let awaited = world.get_resource::<RoundState>().filter(|state| state.turn.is_some());
    let due = awaited.map(|state| state.phase).ok_or(Illegal::GameOver)?;
    *world.resource_mut::<PendingAction>() =
        PendingAction { due: Some(due), action: Some(action), ..PendingAction::default() };
    round.run(world);
    settle_adjacency(world, round).map_or(Ok(()), Err)
}

/// Puts the table of a world into the state of a snapshot, which may come from anywhere.
///
/// # Errors
/// Why the snapshot is no table of this set-up; the world is unchanged then.
///
/// # Panics
/// If the app has not the [`plugin`].
pub fn restore(world: &mut World, setup: &Setup, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    snapshot.check(setup)?;
    lay_out::lay_out(world, setup);
    world.schedule_scope(Round, |world, round| restore_with(world, round, snapshot))
}

/// Writes a snapshot of a game of the same set-up. The run that follows has no action to do: it
/// puts the robots together.
fn restore_with(world: &mut World, round: &mut Schedule, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    let mut pools = snapshot.undrawn_pools(world.resource::<Setup>())?;
    let written = world.run_system_cached_with(restore::write_snapshot, (snapshot, &mut pools));
    debug_assert!(written.is_ok(), "a world without a table: {written:?}");
    round.run(world);
    Ok(())
}

/// Runs the schedule until a player is awaited or the game is over. Returns why what was asked for
/// was refused, if it was.
fn settle_adjacency(world: &mut World, round: &mut Schedule) -> Option<Illegal> {
    for _ in 0..MOST_RUNS {
        let mut request = world.resource_mut::<PendingAction>();
        if !request.is_open() {
            return request.refused.take();
        }
        round.run(world);
    }
    debug_assert!(!world.resource_mut::<PendingAction>().is_open(), "the order of play comes to no end");
    None
}

/// A game to play: a table alone, or one that also records the steps.
pub trait Playable {
    /// Lets the player whose turn it is do something, and the game go on to the next choice.
    ///
    /// # Errors
    /// Why the action is not legal; the table is unchanged then.
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal>;

    /// Reads the table.
    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R;
}

/// A table that can go back: a [`Game`], or the main world of an app with the [`plugin`] after
/// [`begin_game`] or [`restore()`].
pub trait Restorable: Playable {
    /// The whole table as plain values.
    fn snapshot(&mut self) -> Snapshot;

    /// Goes back to a snapshot of the same game.
    ///
    /// # Errors
    /// If the snapshot has other seats or parts than this game; the game is unchanged then.
    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError>;
}

impl Playable for World {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        act(self, action)
    }

    #[expect(clippy::expect_used, reason = "the caller answers for there being a table, as the trait's docs say")]
    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        let mut reader = SystemState::<TableParam>::new(self);
        ask(&reader.get(self).expect(TABLE_IS_THERE).table())
    }
}

impl Restorable for World {
    #[expect(clippy::expect_used, reason = "the caller answers for there being a table, as the trait's docs say")]
    fn snapshot(&mut self) -> Snapshot {
        let mut reader = SystemState::<TableParam>::new(self);
        snapshot::take_snapshot(&reader.get(self).expect(TABLE_IS_THERE))
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        self.schedule_scope(Round, |world, round| restore_with(world, round, snapshot))
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

/// Reason for which reading a table does not fail.
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
        setup.check()?;
        let mut game = Self::before_it_begins(setup);
        settle_adjacency(&mut game.world, &mut game.round);
        let events = game.take_events();
        Ok((game, events))
    }

    /// The table of a set-up that has been checked, laid out.
    fn before_it_begins(setup: &Setup) -> Self {
        let mut app = App::empty();
        app.add_plugins(plugin);
        let mut world = std::mem::take(app.world_mut());
        let round = world.resource_mut::<Schedules>().remove(Round).unwrap_or_else(|| Schedule::new(Round));
        lay_out::lay_out(&mut world, setup);
        // The world has every resource and component now, so the reader finds what it reads.
        let reader = SystemState::new(&mut world);
        Self { world, round, reader }
    }

    fn take_events(&mut self) -> Vec<TableEvent> {
        self.world.resource_mut::<Messages<TableEvent>>().drain().collect()
    }

    /// Begins another game in the same world. Returns what happened up to the first choice.
    ///
    /// # Errors
    /// Why the set-up can't be played; the present game goes on then.
    pub fn restart(&mut self, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
        setup.check()?;
        lay_out::lay_out(&mut self.world, setup);
        settle_adjacency(&mut self.world, &mut self.round);
        self.world.clear_trackers();
        Ok(self.take_events())
    }

    /// A game that goes on from a snapshot, which may come from anywhere.
    ///
    /// # Errors
    /// Why the snapshot is no table of this set-up.
    pub fn from_snapshot(setup: &Setup, snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        snapshot.check(setup)?;
        let mut game = Self::before_it_begins(setup);
        game.restore(snapshot)?;
        Ok(game)
    }

    /// Goes on from a snapshot of a game of the same set-up, in place: the quick way to try
    /// something many times. The snapshot is trusted to be sound as [`Self::snapshot`] made it;
    /// only what could not be written is refused.
    ///
    /// # Errors
    /// If the snapshot has other seats or parts than this game; the game is unchanged then.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        let restored = restore_with(&mut self.world, &mut self.round, snapshot);
        // The world keeps word of every component that is taken off until it is told that nobody
        // asks any more. An app does so at every frame; this world has none, and is forked
        // thousands of times.
        self.world.clear_trackers();
        restored
    }

    /// Lets the player whose turn it is do something, and the game go on to the next choice.
    ///
    /// # Errors
    /// Why the action is not legal; the table is unchanged then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        act_with(&mut self.world, &mut self.round, action)?;
        Ok(self.take_events())
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
        self.read(|table| round::check_action(table, action))
    }

    /// Legal actions of the active player.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.read(round::legal_actions)
    }

    /// Everything that a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.read(|table| View::of(table, seat))
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        snapshot::take_snapshot(&self.param())
    }

    /// Round, phase and turn.
    pub fn state(&self) -> &RoundState {
        self.world.resource::<RoundState>()
    }

    /// The world the table lives in, to look at.
    pub const fn world(&self) -> &World {
        &self.world
    }

    #[expect(clippy::expect_used, reason = "its world is its own and has a table from the first line to the last")]
    fn param(&mut self) -> TableParam<'_, '_> {
        self.reader.get(&self.world).expect(TABLE_IS_THERE)
    }
}
