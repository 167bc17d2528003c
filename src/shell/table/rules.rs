//! Types and functions that a game gives, so that shared code can lay out its table and play at it.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use bevy::ecs::message::Message;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::ecs::system::{ReadOnlySystemParam, SystemParamItem};
use bevy::prelude::*;

use crate::language::InWords;
use crate::seats::SeatId;
use crate::stream::StreamPoint;

/// Reason for a refusal or a fault, in a sentence for players.
pub trait Reason: std::error::Error + InWords + Clone + Eq + Send + Sync + 'static {}

impl<T: std::error::Error + InWords + Clone + Eq + Send + Sync + 'static> Reason for T {}

/// The awaited choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwaitedChoice {
    /// Round in which it is made; 0 before the first one.
    pub round: u16,
    /// Seat that chooses; `None` once the game is over.
    pub seat: Option<SeatId>,
}

/// Rules of a game, implemented for a type without values that stands for the game.
pub trait Rules: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// Set-up that a game starts from.
    type Setup: GameSetup<Self>;
    /// The whole table as plain values.
    type Snapshot: GameSnapshot<Self>;
    /// Choice that the rules give a player.
    type Action: Clone + Debug + Eq + Send + Sync + 'static;
    /// Report of one thing that happened at the table.
    type Event: Message + Clone + Debug + Eq;
    /// Reason for refusing an action.
    type Refusal: Reason;
    /// Part of the order of play, such as a phase, whose systems have something to do.
    type Due: Copy + Debug + Eq + Send + Sync + 'static;
    /// System parameter that reads the whole table.
    type Param: ReadOnlySystemParam + 'static;
    /// Read access to the table.
    type Table<'a>;

    /// Reason for refusing every action while no player is awaited.
    const NOBODY_AWAITED: Self::Refusal;

    /// Adds the [`PlaySchedule`] of the game to an app.
    fn plugin(app: &mut App);

    /// Takes a table of this game out of a world, with all that was laid out for it but the random
    /// stream, which games share; does nothing if no table is laid out.
    fn clear_table(world: &mut World);

    /// The table that a system parameter reads.
    fn table<'a>(param: &'a SystemParamItem<'_, '_, Self::Param>) -> Self::Table<'a>;

    /// Part of the order of play that an action of the awaited player belongs to; `None` if no
    /// player is awaited or the world has no table.
    fn due_for_action(world: &World) -> Option<Self::Due>;

    /// The choice that is awaited at a table.
    fn awaited(table: &Self::Table<'_>) -> AwaitedChoice;
}

/// Set-up of a game.
pub trait GameSetup<G: Rules>: Clone + Debug + Eq + Send + Sync + 'static {
    /// Reason why a set-up can't be played.
    type Fault: Reason;

    /// Number of seats.
    fn seats(&self) -> u8;

    /// Seed of the random stream.
    fn seed(&self) -> u64;

    /// The same set-up with another seed.
    fn with_seed(&self, seed: u64) -> Self;

    /// Checks that the set-up can be played.
    ///
    /// # Errors
    /// [`Self::Fault`] of the first fault.
    fn check_setup(&self) -> Result<(), Self::Fault>;

    /// Lays out the table as it is before the first action, in place of any earlier table of the
    /// same game. The set-up has been checked.
    fn lay_out(&self, world: &mut World);
}

/// The whole table of a game as plain values.
pub trait GameSnapshot<G: Rules>: Clone + Debug + Eq + Send + Sync + 'static {
    /// Reason why a snapshot is not a table of a set-up.
    type Fault: Reason;

    /// Round of the table; 0 before the first one.
    fn round(&self) -> u16;

    /// Point of the random stream.
    fn stream_point(&self) -> StreamPoint;

    /// Puts the random stream at another point.
    fn set_stream_point(&mut self, point: StreamPoint);

    /// Copies the table.
    fn take(param: &SystemParamItem<'_, '_, G::Param>) -> Self;

    /// Checks that the snapshot, which may come from outside, is a table of a set-up.
    ///
    /// # Errors
    /// [`Self::Fault`] of the first fault.
    fn check_snapshot(&self, setup: &G::Setup) -> Result<(), Self::Fault>;

    /// Overwrites a table of the same set-up. The run of the schedule that follows has no action to
    /// apply: it brings up to date what follows from the rest.
    ///
    /// # Errors
    /// [`Self::Fault`] if the snapshot does not fit the table, which is unchanged then.
    fn write(&self, world: &mut World) -> Result<(), Self::Fault>;
}

/// Schedule of a game. One run takes the game from its present state through all that needs no
/// player.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaySchedule<G: Rules>(PhantomData<fn() -> G>);

impl<G: Rules> PlaySchedule<G> {
    /// The label of the schedule.
    pub const LABEL: Self = Self(PhantomData);

    /// A schedule without systems for a game whose systems form one chain and use no commands.
    pub fn new_schedule() -> Schedule {
        let mut schedule = Schedule::new(Self::LABEL);
        // Nothing of a chain could run in parallel.
        schedule.set_executor(SingleThreadedExecutor::new());
        // Without commands there is nothing to apply after a run.
        schedule.set_apply_final_deferred(false);
        schedule
    }
}
