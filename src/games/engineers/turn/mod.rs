//! The order of play: set-up and turns, each step a system of one schedule.
//!
//! The system of a step runs when the step begins or when its player acts. It reads plain values
//! from the [`Table`], applies the rules, writes the result, and names the step that is due next.
//! [`check_action`] and [`legal_actions`] apply the same rules without writing.
//!
//! - `set_up`, `gates`: set-up (section 2); `next_turn`, `end_turn`: bounds of a turn (3.1, 3.7);
//! - `act`: the actions of a turn (section 3), by kind:
//!   [`moving`] (sections 4 and 6), [`carrying`] (5), [`zone`] (7 and 8), [`truck`] (9),
//!   [`work`] (10, 12, 13), [`mod@test`] (11), [`cards`] (15), [`deals`] (16);
//! - [`spending`]: actions that are spent (3.4, 5.9); [`handling`]: things that are moved (6.5,
//!   10.4); [`knowing`]: looks, closing and the notebook (sections 6 and 17); [`notes`]: entries of
//!   notebooks (17.2);
//! - [`legal`]: lists of legal actions; `order_of_play`: the system parameter of all steps.

use bevy::prelude::*;
use shell::table::{PlaySchedule, is_due};

use crate::action::{Action, Engineers, Illegal, TableEvent};
use crate::table::{Due, Stage, Table, adjacency};

mod act;
pub mod cards;
pub mod carrying;
pub mod deals;
mod end_turn;
mod gates;
pub mod handling;
pub mod knowing;
pub mod legal;
pub mod moving;
mod next_turn;
pub mod notes;
mod order_of_play;
mod set_up;
pub mod spending;
pub mod test;
pub mod truck;
pub mod work;
pub mod zone;

pub use legal::legal_actions;
pub use next_turn::outcome_of_round;

/// Schedule of a game. One run takes the table from an action to the next choice.
pub const PLAY: PlaySchedule<Engineers> = PlaySchedule::LABEL;

/// Adds the schedule with the systems of all steps to an app.
pub fn plugin(app: &mut App) {
    let mut schedule = PlaySchedule::<Engineers>::new_schedule();
    schedule.add_systems(
        (
            set_up::set_up.run_if(is_due::<Engineers>(Due::SetUp)),
            gates::take_gate.run_if(is_due::<Engineers>(Due::Gates)),
            act::act.run_if(is_due::<Engineers>(Due::Act)),
            deals::answer.run_if(is_due::<Engineers>(Due::Deal)),
            end_turn::end_turn.run_if(is_due::<Engineers>(Due::EndTurn)),
            next_turn::begin_turn.run_if(is_due::<Engineers>(Due::NextTurn)),
            adjacency::note_ways,
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
        Stage::Gates(_) => gates::check_gate(table, action),
        Stage::Turn(turn) => match &turn.deal {
            Some(deal) => deals::check_answer(table, deal, action),
            None => act::check_act(table, turn.seat, action),
        },
    }
}
