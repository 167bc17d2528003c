//! The order of play: set-up and the seven phases, a file each, as systems of one schedule.
//!
//! Each phase system either does nothing (the game is elsewhere), begins its phase, or takes what its player asks for.
//! It gathers plain values from the [`Table`], asks the pure rules of [`crate::robot`], writes the answer back, and
//! goes on to the next player or phase. [`check`] and [`legal_actions`] ask the same rules without writing.

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use crate::action::{Action, Illegal, Phase};
use crate::table::{Table, wiring};

mod battle;
mod blind;
mod end_turn;
mod factory;
mod legal;
mod order;
mod reveal;
mod scan;
mod scrounge;
mod set_up;
mod victory;

pub use legal::{LegalActions, Takes, Throws};

/// The schedule of the round.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round;

/// The round's own schedule: one run takes the game through as many phases as need no player, from wherever it is to
/// the end of the chain.
pub(crate) fn schedule() -> Schedule {
    let mut schedule = Schedule::new(Round);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.add_systems(
        (
            set_up::first_builds,
            reveal::reveal,
            scan::scan,
            scrounge::scrounge,
            battle::battle,
            factory::return_to_factory,
            wiring::wire,
            set_up::first_crystal,
            victory::check_for_victory,
            end_turn::end_turn,
        )
            .chain(),
    );
    schedule
}

/// Checks an action without doing it.
///
/// # Errors
/// Why the table would refuse it.
pub fn check(table: &Table, action: &Action) -> Result<(), Illegal> {
    let Some(turn) = &table.state().turn else { return Err(Illegal::GameOver) };
    match table.state().phase {
        Phase::SetUp => set_up::check(table, turn, action).map(drop),
        Phase::Scan => scan::check(table, turn, action).map(drop),
        Phase::Scrounge => scrounge::check(table, turn, action).map(drop),
        Phase::Battle => battle::check(table, turn, action).map(drop),
        Phase::Factory => factory::check(table, turn, action).map(drop),
        Phase::EndTurn => end_turn::check(table, action).map(drop),
        Phase::Reveal | Phase::Victory | Phase::Over => Err(Illegal::GameOver),
    }
}

/// What the player whose turn it is may do: what [`check`] accepts, and nothing else.
pub fn legal_actions(table: &Table) -> LegalActions {
    let Some(turn) = &table.state().turn else { return LegalActions::Over };
    match table.state().phase {
        Phase::SetUp => set_up::legal(table, turn),
        Phase::Scan => scan::legal(table, turn),
        Phase::Scrounge => scrounge::legal(table, turn),
        Phase::Battle => battle::legal(table, turn),
        Phase::Factory => factory::legal(table, turn),
        Phase::EndTurn => end_turn::legal(table),
        Phase::Reveal | Phase::Victory | Phase::Over => LegalActions::Over,
    }
}
