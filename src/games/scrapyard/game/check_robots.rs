//! Check of the robots of a snapshot.

use shell::seats::SeatId;

use crate::cards::{PartFace, Slot};
use crate::table::snapshot_error::RobotFault;
use crate::table::{BattleStep, Condition, RobotView, Stage, Table};

/// Most shields of a robot, beyond which no game comes.
const MOST_SHIELDS: u16 = 1_000;

/// Checks the robot of a seat: its parts fit (2.1), and all else fits the phase.
pub(super) fn check_robot(table: &Table, seat: SeatId) -> Result<(), RobotFault> {
    let robot = table.robot(seat);
    let fits = |slot: &Slot| robot.part(*slot).part().is_some_and(|part: &PartFace| part.kind == slot.kind());
    if !Slot::ALL.iter().all(fits) {
        return Err(RobotFault::Part);
    }
    if robot.cards().unseen_hand > 0 {
        return Err(RobotFault::UnseenHand);
    }
    if table.state().is_battle() { check_in_battle(table, &robot) } else { check_in_building(&robot) }
}

/// Checks a robot in the build phase: it has no square, no tokens, and no cards but in the discard
/// pile (3.1, 4.5).
fn check_in_building(robot: &RobotView) -> Result<(), RobotFault> {
    if robot.stands() {
        return Err(RobotFault::Square);
    }
    if *robot.condition() != Condition::default() {
        return Err(RobotFault::Tokens);
    }
    let cards = robot.cards();
    let lies_elsewhere = cards.number() > cards.discard.len() || !cards.trash.is_empty();
    if lies_elsewhere { Err(RobotFault::Cards) } else { Ok(()) }
}

/// Checks a robot in battle: it is a wreck, or its square, tokens and cards are possible.
fn check_in_battle(table: &Table, robot: &RobotView) -> Result<(), RobotFault> {
    let condition = robot.condition();
    let Some(square) = condition.square else { return check_wreck(robot) };
    let is_taken = table.squares_of_others(robot.seat()).contains(&square);
    if !table.arena().is_free(square) || is_taken {
        return Err(RobotFault::Square);
    }
    if condition.armour > robot.full_armour()
        || condition.unused > robot.batteries()
        || condition.shields > MOST_SHIELDS
    {
        return Err(RobotFault::Tokens);
    }
    let is_over = table.state().outcome().is_some();
    if robot.toughness() <= 0 && !is_over {
        return Err(RobotFault::Toughness);
    }
    let acts = table.state().battle().is_some_and(|turn| turn.seat == robot.seat() && turn.step == BattleStep::Act);
    let may_use = acts || is_over || matches!(table.state().stage, Stage::SetUp);
    if !robot.cards().used.is_empty() && !may_use { Err(RobotFault::Cards) } else { Ok(()) }
}

/// Checks a wrecked robot: all that it had has left the game (9.4).
fn check_wreck(robot: &RobotView) -> Result<(), RobotFault> {
    if *robot.condition() != Condition::default() {
        return Err(RobotFault::Tokens);
    }
    let cards = robot.cards();
    if cards.number() > 0 || !cards.trash.is_empty() { Err(RobotFault::Cards) } else { Ok(()) }
}
