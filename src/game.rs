//! The headless game: a world, the round's schedule, and the one entry point for actions.
//!
//! [`Game`] owns a world of its own. An app with a window has the table in its main world instead:
//! it adds the [`plugin`], calls [`begin_game`], [`act`] and [`restore()`] on that world, and its
//! systems read the table through [`TableParam`]. Code that plays at either kind of table takes it
//! as a [`Playable`]; code that also goes back takes it as a [`Restorable`].

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

/// Largest number of runs of the schedule after one action. Two runs take the game from any player
/// to the next, so a game that needs more than this is in an endless loop.
const MOST_RUNS: u32 = 16;

/// Adds the round's schedule to an app. [`begin_game`] adds the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(round::plugin);
}

/// Lays out the table of a set-up in the world of an app with the [`plugin`], in place of any
/// earlier table, and begins the game. Returns the events up to the first choice; systems of the
/// app also receive them as messages.
///
/// # Errors
/// [`SetupError`] if the set-up can't be played; the world is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn begin_game(world: &mut World, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
    setup.check()?;
    lay_out::lay_out(world, setup);
    Ok(collect_events(world, |world, round| {
        settle_adjacency(world, round);
    }))
}

/// Applies an action of the active player and runs the game to the next choice. Returns the events.
/// Every move of a person, a computer player or a replay comes through this function or
/// [`Game::act`].
///
/// # Errors
/// [`Illegal`] if the action is not legal, [`Illegal::GameOver`] also if the world has no table.
/// The table is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn act(world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    let mut acted = Ok(());
    let events = collect_events(world, |world, round| acted = act_with(world, round, action));
    acted.map(|()| events)
}

/// Runs the round and returns the events that it reports. The messages stay in the world for other
/// readers.
fn collect_events(world: &mut World, run: impl FnOnce(&mut World, &mut Schedule)) -> Vec<TableEvent> {
    let mut cursor =
        world.get_resource::<Messages<TableEvent>>().map_or_else(MessageCursor::default, Messages::get_cursor_current);
    world.schedule_scope(Round, run);
    let events = world.get_resource::<Messages<TableEvent>>();
    events.map_or_else(Vec::new, |events| cursor.read(events).cloned().collect())
}

/// Applies an action by runs of the round's schedule.
fn act_with(world: &mut World, round: &mut Schedule, action: Action) -> Result<(), Illegal> {
    let awaited = world.get_resource::<RoundState>().filter(|state| state.turn.is_some());
    let due = awaited.map(|state| state.phase).ok_or(Illegal::GameOver)?;
    *world.resource_mut::<PendingAction>() =
        PendingAction { due: Some(due), action: Some(action), ..PendingAction::default() };
    round.run(world);
    settle_adjacency(world, round).map_or(Ok(()), Err)
}

/// Restores the table of a world from a snapshot, which may come from outside and is checked first.
///
/// # Errors
/// [`SnapshotError`] if the snapshot is not a table of this set-up; the world is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn restore(world: &mut World, setup: &Setup, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    snapshot.check(setup)?;
    lay_out::lay_out(world, setup);
    world.schedule_scope(Round, |world, round| restore_with(world, round, snapshot))
}

/// Writes a snapshot of a game of the same set-up. The run that follows has no action to apply: it
/// reassembles the robots that differ.
fn restore_with(world: &mut World, round: &mut Schedule, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    let mut pools = snapshot.undrawn_pools(world.resource::<Setup>())?;
    let written = world.run_system_cached_with(restore::write_snapshot, (snapshot, &mut pools));
    debug_assert!(written.is_ok(), "a world without a table: {written:?}");
    round.run(world);
    Ok(())
}

/// Runs the schedule until a player is awaited or the game is over. Returns the reason for refusing
/// the action, if it was refused.
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

/// Game that can be played: a table alone, or one that also records the steps.
pub trait Playable {
    /// Applies an action of the active player and runs the game to the next choice. Returns the
    /// events.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; the table is unchanged then.
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal>;

    /// Calls `ask` with the table and returns its answer.
    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R;
}

/// Table that can return to an earlier state: a [`Game`], or the main world of an app with the
/// [`plugin`] after [`begin_game`] or [`restore()`].
pub trait Restorable: Playable {
    /// Copies the whole table as plain values.
    fn snapshot(&mut self) -> Snapshot;

    /// Returns to a snapshot of the same game.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot does not fit the parts and seats of this game; the game is
    /// unchanged then.
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

/// Panic message for a world without a table, which callers of the traits rule out.
const TABLE_IS_THERE: &str = "a game's world holds its table from its first line to its last";

/// Headless game: a world that holds the table, with the round's schedule beside it.
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
        let mut game = Self::before_it_begins(setup);
        settle_adjacency(&mut game.world, &mut game.round);
        let events = game.take_events();
        Ok((game, events))
    }

    /// A game whose table is laid out but which has not begun. The caller has checked the set-up.
    fn before_it_begins(setup: &Setup) -> Self {
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
        settle_adjacency(&mut self.world, &mut self.round);
        self.world.clear_trackers();
        Ok(self.take_events())
    }

    /// A game that continues from a snapshot, which may come from outside and is checked first.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot is not a table of this set-up.
    pub fn from_snapshot(setup: &Setup, snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        snapshot.check(setup)?;
        let mut game = Self::before_it_begins(setup);
        game.restore(snapshot)?;
        Ok(game)
    }

    /// Continues from a snapshot of a game of the same set-up, in place: the quick way to try many
    /// continuations. The snapshot is trusted to be sound, as [`Self::snapshot`] makes it; only its
    /// seats, parts and tiles are compared with this game.
    ///
    /// # Errors
    /// [`SnapshotError`] if they do not fit; the game is unchanged then.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), SnapshotError> {
        let restored = restore_with(&mut self.world, &mut self.round, snapshot);
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
        act_with(&mut self.world, &mut self.round, action)?;
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
        self.reader.get(&self.world).expect(TABLE_IS_THERE)
    }
}
