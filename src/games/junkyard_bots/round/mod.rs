//! The order of play: set-up and the seven phases, each a plugin that adds systems to one schedule.
//!
//! The systems of a phase run when the phase begins or when its player acts. They read plain values
//! from the [`Table`], apply the pure rules of [`crate::robot`], write the
//! result, and give the turn to the next player or enter the next phase. [`check_action`] and
//! [`legal_actions`] apply the same rules without writing.

use bevy::ecs::schedule::{InternedSystemSet, ScheduleConfigs};
use bevy::prelude::*;

use crate::action::{Action, Illegal, JunkyardBots, Phase, TableEvent};
use crate::table::{Table, adjacency};
use shell::table::{PlaySchedule, is_due};

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
mod sets;
mod victory;

pub use legal::{Attacks, LegalActions, Takes};
pub use sets::{InPhase, ROUND};

use sets::RoundSet;

/// Adds the schedule of the round to an app, with the systems of all phases.
pub fn plugin(app: &mut App) {
    let mut schedule = PlaySchedule::<JunkyardBots>::new_schedule();
    schedule.configure_sets(
        (
            in_phase(Phase::SetUp),
            in_phase(Phase::Reveal),
            in_phase(Phase::Scan),
            in_phase(Phase::Scrounge),
            in_phase(Phase::Battle),
            in_phase(Phase::Factory),
            // Unlinked parts are ejected (2.5), and speed is computed again, before the crystal
            // goes to the fastest robot (8.4).
            RoundSet::Adjacency.run_if(adjacency::has_changed),
            in_phase(Phase::Victory),
            in_phase(Phase::EndTurn),
        )
            .chain(),
    );
    app.add_schedule(schedule).add_message::<TableEvent>().add_plugins((
        set_up::plugin,
        reveal::plugin,
        scan::plugin,
        scrounge::plugin,
        battle::plugin,
        factory::plugin,
        victory::plugin,
        end_turn::plugin,
    ));
    let keep_adjacency = (adjacency::link_changed_robots, adjacency::measure_changed_robots, factory::eject_unlinked);
    app.add_systems(ROUND, keep_adjacency.chain().in_set(RoundSet::Adjacency));
}

fn in_phase(phase: Phase) -> ScheduleConfigs<InternedSystemSet> {
    InPhase(phase).run_if(is_due::<JunkyardBots>(phase))
}

/// Checks an action without applying it.
///
/// # Errors
/// [`Illegal`] if the table would refuse the action.
pub fn check_action(table: &Table, action: &Action) -> Result<(), Illegal> {
    let Some(turn) = &table.state().turn else { return Err(Illegal::GameOver) };
    match table.state().phase {
        Phase::SetUp => set_up::check_first_build(table, turn, action).map(drop),
        Phase::Scan => scan::check_draw(table, turn, action).map(drop),
        Phase::Scrounge => scrounge::check_take(table, turn, action).map(drop),
        Phase::Battle => battle::check_attack(table, turn, action).map(drop),
        Phase::Factory => factory::check_rebuild(table, turn, action).map(drop),
        Phase::EndTurn => end_turn::check_crystal(table, action).map(drop),
        Phase::Reveal | Phase::Victory | Phase::Over => Err(Illegal::GameOver),
    }
}

/// Legal actions of the active player: exactly those that [`check_action`] accepts.
pub fn legal_actions(table: &Table) -> LegalActions {
    let Some(turn) = &table.state().turn else { return LegalActions::Over };
    match table.state().phase {
        Phase::SetUp => set_up::legal_first_build(table, turn),
        Phase::Scan => scan::legal_draws(table, turn),
        Phase::Scrounge => scrounge::legal_takes(table, turn),
        Phase::Battle => battle::legal_attacks(table, turn),
        Phase::Factory => factory::legal_rebuild(table, turn),
        Phase::EndTurn => end_turn::legal_receivers(table),
        Phase::Reveal | Phase::Victory | Phase::Over => LegalActions::Over,
    }
}
