//! Step of a turn, as the ribbon and the card of its player show it.

use crate::action::Action;
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::table::{Turn, TurnStep};
use shell::seats::SeatId;

/// Step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShownStep {
    /// Sale of the robot (5.1).
    Sell,
    /// Action with this number, from 1 (5.2).
    Action(u8),
    /// Putting away (8.2).
    PutAway,
}

/// Step of a turn of some actions that is shown: while something is shown, the one that it belongs
/// to.
pub(super) fn shown_step(scene: &Scene, turn: &Turn, actions: u8) -> ShownStep {
    let now = step_of_turn(turn, actions);
    let TurnStage::Show { from, show, .. } = &scene.interaction.stage else { return now };
    let is_in_turn = |seat: SeatId| seat == turn.seat || turn.offers.get(seat.index()).is_some_and(|made| *made > 0);
    match show {
        RoboticsShow::Sale(_) => ShownStep::Sell,
        _ if !is_in_turn(*from) => ShownStep::PutAway,
        RoboticsShow::Drawn(_)
        | RoboticsShow::Control { .. }
        | RoboticsShow::Sabotage { .. }
        | RoboticsShow::Trade { .. } => ShownStep::Action(number_done(turn, actions)),
        RoboticsShow::ComputerStep { .. } | RoboticsShow::Refused => {
            let last = scene.play.history().steps().last();
            last.and_then(|last| step_of_action(&last.action, turn, actions)).unwrap_or(now)
        }
    }
}

/// Step that an action just done was; `None` for one that leaves the turn at its step.
const fn step_of_action(action: &Action, turn: &Turn, actions: u8) -> Option<ShownStep> {
    match action {
        Action::Sell(_) | Action::KeepRobot => Some(ShownStep::Sell),
        Action::Buy { .. } | Action::Draw | Action::Convert(_) | Action::Pass => {
            Some(ShownStep::Action(number_done(turn, actions)))
        }
        _ => None,
    }
}

/// Number of the action that was done last, from 1.
const fn number_done(turn: &Turn, actions: u8) -> u8 {
    let done = actions.saturating_sub(turn.actions_left);
    if done == 0 { 1 } else { done }
}

/// Step that a turn is at.
const fn step_of_turn(turn: &Turn, actions: u8) -> ShownStep {
    let done = actions.saturating_sub(turn.actions_left);
    match turn.step {
        TurnStep::Sale => ShownStep::Sell,
        // The action of the draw or the trade goes on.
        TurnStep::Sabotage | TurnStep::Control | TurnStep::PutAway { .. } if done > 0 => ShownStep::Action(done),
        _ if turn.actions_left == 0 => ShownStep::PutAway,
        _ => ShownStep::Action(done + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::play::test_table::ACTIVE;
    use crate::parts::{Kind, Market};
    use crate::table::play_state::ACTIONS_PER_TURN;

    #[test]
    fn rule_5_2_an_action_that_is_shown_is_the_one_just_done_and_a_free_step_belongs_to_the_next() {
        let turn = |left| Turn::beginning(ACTIVE, 3, TurnStep::Act, left);
        let buys = Action::Buy { kind: Kind::Head, market: Market::Regular };
        let shown = |action: &Action, left| {
            let turn = turn(left);
            step_of_action(action, &turn, ACTIONS_PER_TURN).unwrap_or_else(|| step_of_turn(&turn, ACTIONS_PER_TURN))
        };
        assert_eq!(shown(&buys, 1), ShownStep::Action(1));
        assert_eq!(shown(&buys, 0), ShownStep::Action(2));
        let stores = Action::Store(crate::parts::Part::plain(Kind::Head));
        assert_eq!([shown(&stores, 1), shown(&stores, 0)], [ShownStep::Action(2), ShownStep::PutAway]);
        assert_eq!(shown(&Action::KeepRobot, 2), ShownStep::Sell);
    }
}
