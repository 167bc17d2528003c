//! The order of play: set-up, auction, and the steps of a turn, each a system of one schedule.
//!
//! The system of a step runs when the step begins or when its player acts. It reads plain values
//! from the [`Table`], applies the rules, writes the result, and names the step that is due next.
//! [`check_action`] and [`legal_actions`] apply the same rules without writing.
//!
//! - [`auction`], [`sale`], [`sabotage`], [`control`], [`trade`]: steps with a choice of their own;
//! - [`act`]: actions and free steps; [`purchase`], [`draw`], [`convert`], [`free_steps`]: their
//!   rules;
//! - `set_up`, `begin_turn`, `end_turn`: steps without a choice; [`goals`]: the end of the game;
//! - [`legal`]: lists of legal actions; `order_of_play`: the system parameter of all steps.

use bevy::prelude::*;
use shell::table::{PlaySchedule, is_due};

use crate::action::{Action, Illegal, Robotics, TableEvent};
use crate::table::{Due, Stage, Table, TurnStep, adjacency};

pub mod act;
pub mod auction;
mod begin_turn;
pub mod control;
pub mod convert;
pub mod draw;
mod end_turn;
pub mod free_steps;
pub mod goals;
pub mod legal;
mod order_of_play;
pub mod purchase;
pub mod sabotage;
pub mod sale;
mod set_up;
pub mod trade;

pub use begin_turn::actions_of_turn;
pub use legal::{FreeSteps, LegalActions, TurnActions, legal_actions};

/// Schedule of a game. One run takes the table from an action to the next choice.
pub const PLAY: PlaySchedule<Robotics> = PlaySchedule::LABEL;

/// Adds the schedule with the systems of all steps to an app.
pub fn plugin(app: &mut App) {
    let mut schedule = PlaySchedule::<Robotics>::new_schedule();
    // Most actions are those of a turn, and most lead to a choice of the same player: the other
    // steps before and after are passed over by one condition each.
    let seldom = (
        set_up::set_up.run_if(is_due::<Robotics>(Due::SetUp)),
        sale::sell_or_keep.run_if(is_due::<Robotics>(Due::Sale)),
        sabotage::play_saboteur.run_if(is_due::<Robotics>(Due::Sabotage)),
        control::use_control.run_if(is_due::<Robotics>(Due::Control)),
        trade::answer_offer.run_if(is_due::<Robotics>(Due::Answer)),
        trade::put_away.run_if(is_due::<Robotics>(Due::PutAway)),
    );
    let between_turns = (
        end_turn::end_turn.run_if(is_due::<Robotics>(Due::EndTurn)),
        auction::auction.run_if(is_due::<Robotics>(Due::Auction)),
        begin_turn::begin_turn.run_if(is_due::<Robotics>(Due::BeginTurn)),
    );
    schedule.add_systems(
        (
            seldom.chain().run_if(order_of_play::is_other_than_act_due),
            act::act.run_if(is_due::<Robotics>(Due::Act)),
            between_turns.chain().run_if(order_of_play::is_any_due),
            adjacency::join_changed_robots,
        )
            .chain(),
    );
    app.add_schedule(schedule).add_message::<TableEvent>();
}

/// Whether the awaited choice follows the one before without a new turn: a bid (4.1), a use of a
/// counter that was drawn, an answer to an offer, or what the active player does after it (12.7).
pub fn is_within_turn(table: &Table) -> bool {
    match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => false,
        Stage::Auction(_) => true,
        Stage::Turn(turn) => !begin_turn::is_at_beginning(table, turn),
    }
}

/// Checks an action without applying it.
///
/// # Errors
/// [`Illegal`] if the table would refuse the action.
pub fn check_action(table: &Table, action: &Action) -> Result<(), Illegal> {
    let turn = match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => return Err(Illegal::GameOver),
        Stage::Auction(auction) => return auction::check_bid(table, auction, action).map(drop),
        Stage::Turn(turn) => turn,
    };
    match &turn.step {
        TurnStep::Sale => sale::check_sale(table, turn, action).map(drop),
        TurnStep::Act => act::check_act(table, turn, action),
        TurnStep::Sabotage => sabotage::check_drawn(table, turn, action).map(drop),
        TurnStep::Control => control::check_control(action).map(drop),
        TurnStep::Answer { partner, .. } => trade::check_answer(table, turn, *partner, action),
        TurnStep::AnswerCounter { .. } => trade::check_counter_answer(action),
        TurnStep::PutAway { partner } => trade::check_put_away(table, *partner, action),
    }
}
