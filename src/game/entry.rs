//! The entry point to a table in a world: beginning a game, acting, and going back.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::action::{Action, Illegal, TableEvent};
use crate::round::{self, Round};
use crate::table::request::PendingAction;
use crate::table::{RoundState, Setup, SetupError, Snapshot, SnapshotError, lay_out, restore};

/// Largest number of runs of the schedule after one action. Two runs take the game from any player
/// to the next, so a game that needs more than this is in an endless loop.
const MOST_RUNS_PER_ACTION: u32 = 16;

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
        run_until_choice(world, round);
    }))
}

/// Applies an action of the active player and runs the game to the next choice. Returns the events.
/// Every move of a person, a computer player or a replay comes through this function or
/// [`Game::act`](crate::game::Game::act).
///
/// # Errors
/// [`Illegal`] if the action is not legal, [`Illegal::GameOver`] also if the world has no table.
/// The table is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn act(world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    let mut acted = Ok(());
    let events = collect_events(world, |world, round| acted = apply_action(world, round, action));
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
pub(super) fn apply_action(world: &mut World, round: &mut Schedule, action: Action) -> Result<(), Illegal> {
    let awaited = world.get_resource::<RoundState>().filter(|state| state.turn.is_some());
    let due = awaited.map(|state| state.phase).ok_or(Illegal::GameOver)?;
    *world.resource_mut::<PendingAction>() =
        PendingAction { due: Some(due), action: Some(action), ..PendingAction::default() };
    round.run(world);
    run_until_choice(world, round).map_or(Ok(()), Err)
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
    world.schedule_scope(Round, |world, round| write_and_reassemble(world, round, snapshot))
}

/// Writes a snapshot of a game of the same set-up. The run that follows has no action to apply: it
/// reassembles the robots that differ.
pub(super) fn write_and_reassemble(
    world: &mut World,
    round: &mut Schedule,
    snapshot: &Snapshot,
) -> Result<(), SnapshotError> {
    let mut pools = snapshot.undrawn_pools(world.resource::<Setup>())?;
    let written = world.run_system_cached_with(restore::write_snapshot, (snapshot, &mut pools));
    debug_assert!(written.is_ok(), "a world without a table: {written:?}");
    round.run(world);
    Ok(())
}

/// Runs the schedule until a player is awaited or the game is over. Returns the reason for refusing
/// the action, if it was refused.
pub(super) fn run_until_choice(world: &mut World, round: &mut Schedule) -> Option<Illegal> {
    for _ in 0..MOST_RUNS_PER_ACTION {
        let mut request = world.resource_mut::<PendingAction>();
        if !request.is_open() {
            return request.refused.take();
        }
        round.run(world);
    }
    debug_assert!(!world.resource_mut::<PendingAction>().is_open(), "the order of play comes to no end");
    None
}
