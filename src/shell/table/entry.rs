//! The entry point to a table in a world: beginning a game, acting, and going back.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::pending::PendingAction;
use super::rules::{GameSetup, GameSnapshot, PlaySchedule, Rules};

/// Largest number of runs of the schedule after one action. Two runs take a game from any player to
/// the next, so a game that needs more than this is in an endless loop.
const MOST_RUNS_PER_ACTION: u32 = 16;

/// Fault of a set-up of a game.
pub type SetupFault<G> = <<G as Rules>::Setup as GameSetup<G>>::Fault;

/// Fault of a snapshot of a game.
pub type SnapshotFault<G> = <<G as Rules>::Snapshot as GameSnapshot<G>>::Fault;

/// Lays out the table of a set-up in the world of an app with the game's [`Rules::plugin`], in
/// place of any earlier table, and begins the game. Returns the events up to the first choice;
/// systems of the app also receive them as messages.
///
/// # Errors
/// [`GameSetup::Fault`] if the set-up can't be played; the world is unchanged then.
///
/// # Panics
/// If the plugin was not added to the app.
pub fn begin_game<G: Rules>(world: &mut World, setup: &G::Setup) -> Result<Vec<G::Event>, SetupFault<G>> {
    setup.check_setup()?;
    setup.lay_out(world);
    Ok(collect_events::<G>(world, |world, schedule| {
        run_until_choice::<G>(world, schedule);
    }))
}

/// Applies an action of the awaited player and runs the game to the next choice. Returns the
/// events. Every move of a person, a computer player or a replay comes through this function or
/// [`HeadlessGame::act`](super::HeadlessGame::act).
///
/// # Errors
/// [`Rules::Refusal`] if the action is not legal or nobody is awaited. The table is unchanged then.
///
/// # Panics
/// If the game's [`Rules::plugin`] was not added to the app.
pub fn act<G: Rules>(world: &mut World, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
    let mut acted = Ok(());
    let events = collect_events::<G>(world, |world, schedule| acted = apply_action::<G>(world, schedule, action));
    acted.map(|()| events)
}

/// Runs the schedule and returns the events that it reports. The messages stay in the world for
/// other readers.
fn collect_events<G: Rules>(world: &mut World, run: impl FnOnce(&mut World, &mut Schedule)) -> Vec<G::Event> {
    let mut cursor =
        world.get_resource::<Messages<G::Event>>().map_or_else(MessageCursor::default, Messages::get_cursor_current);
    world.schedule_scope(PlaySchedule::<G>::LABEL, run);
    let events = world.get_resource::<Messages<G::Event>>();
    events.map_or_else(Vec::new, |events| cursor.read(events).cloned().collect())
}

/// Applies an action by runs of the schedule.
pub(super) fn apply_action<G: Rules>(
    world: &mut World,
    schedule: &mut Schedule,
    action: G::Action,
) -> Result<(), G::Refusal> {
    let due = G::due_for_action(world).ok_or(G::NOBODY_AWAITED)?;
    *world.resource_mut::<PendingAction<G>>() = PendingAction::of_action(due, action);
    schedule.run(world);
    run_until_choice::<G>(world, schedule).map_or(Ok(()), Err)
}

/// Restores the table of a world from a snapshot, which may come from outside and is checked first.
///
/// # Errors
/// [`GameSnapshot::Fault`] if the snapshot is not a table of this set-up; the world is unchanged
/// then.
///
/// # Panics
/// If the game's [`Rules::plugin`] was not added to the app.
pub fn restore<G: Rules>(world: &mut World, setup: &G::Setup, snapshot: &G::Snapshot) -> Result<(), SnapshotFault<G>> {
    snapshot.check_snapshot(setup)?;
    setup.lay_out(world);
    world.schedule_scope(PlaySchedule::<G>::LABEL, |world, schedule| write_and_update::<G>(world, schedule, snapshot))
}

/// Writes a snapshot of a game of the same set-up, and brings up to date what follows from it.
pub(super) fn write_and_update<G: Rules>(
    world: &mut World,
    schedule: &mut Schedule,
    snapshot: &G::Snapshot,
) -> Result<(), SnapshotFault<G>> {
    snapshot.write(world)?;
    schedule.run(world);
    Ok(())
}

/// Runs the schedule until a player is awaited or the game is over. Returns the reason for refusing
/// the action, if it was refused.
pub(super) fn run_until_choice<G: Rules>(world: &mut World, schedule: &mut Schedule) -> Option<G::Refusal> {
    for _ in 0..MOST_RUNS_PER_ACTION {
        let mut pending = world.resource_mut::<PendingAction<G>>();
        if !pending.take_needs_run() {
            return pending.refused.take();
        }
        schedule.run(world);
    }
    let needs_run = world.resource_mut::<PendingAction<G>>().take_needs_run();
    debug_assert!(!needs_run, "the order of play comes to no end");
    None
}
