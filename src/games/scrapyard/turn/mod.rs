//! The order of play: set-up, build phase and battle, each step a system of one schedule.
//!
//! The system of a step runs when the step begins or when its player acts. It reads plain values
//! from the [`Table`], applies the rules, writes the result, and names the step that is due next.
//! [`check_action`] and [`legal_actions`] apply the same rules without writing.
//!
//! - [`build`]: the build phase (section 4);
//! - [`battle`]: the battle (sections 5, 6, 9 and 10);
//! - [`effects`]: the one interpreter of effects that wait (4.7, sections 7 and 8);
//! - `set_up`: set-up (section 3); [`legal`]: lists of legal actions; `order_of_play`: the system
//!   parameter of all steps.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use shell::table::PlaySchedule;

use crate::action::{Action, Illegal, Scrapyard, TableEvent};
use crate::table::{BattleStep, Due, Stage, Table, adjacency};

pub mod battle;
pub mod build;
pub mod effects;
pub mod legal;
mod order_of_play;
mod set_up;

pub use legal::{LegalActions, legal_actions};

use order_of_play::is_due;

/// Schedule of a game. One run takes the table from an action to the next choice.
pub const PLAY: PlaySchedule<Scrapyard> = PlaySchedule::LABEL;

/// Adds the schedule with the systems of all steps to an app.
pub fn plugin(app: &mut App) {
    let mut schedule = Schedule::new(PLAY);
    // The systems form one chain, so nothing could run in parallel.
    schedule.set_executor(SingleThreadedExecutor::new());
    // No system uses commands, so there is nothing to apply after a run.
    schedule.set_apply_final_deferred(false);
    schedule.add_systems(
        (
            set_up::set_up.run_if(is_due(Due::SetUp)),
            build::build_turn::build.run_if(is_due(Due::Build)),
            build::next_build_turn::begin_build_turn.run_if(is_due(Due::NextBuildTurn)),
            battle::begin_battle::begin_battle.run_if(is_due(Due::BeginBattle)),
            battle::act::act.run_if(is_due(Due::Act)),
            battle::end_turn::end_turn.run_if(is_due(Due::EndTurn)),
            battle::next_turn::begin_turn.run_if(is_due(Due::NextTurn)),
            battle::settle::settle.run_if(is_due(Due::Settle)),
            battle::ready::make_ready.run_if(is_due(Due::Ready)),
            adjacency::note_occupants,
        )
            .chain(),
    );
    app.add_schedule(schedule).add_message::<TableEvent>();
}

/// Checks an action without applying it.
///
/// # Errors
/// [`Illegal`] if the table would refuse the action.
pub fn check_action(table: &Table, action: &Action) -> Result<(), Illegal> {
    match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => Err(Illegal::GameOver),
        Stage::Build(turn) => build::build_turn::check_build(table, turn, action),
        Stage::Battle(turn) => match turn.step {
            BattleStep::Settle { .. } => battle::settle::check_settle(table, turn.seat, action),
            BattleStep::Act => battle::act::check_act(table, turn, action),
        },
    }
}
