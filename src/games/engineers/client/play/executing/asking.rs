//! Actions that give something up: they are asked about first.

use client::play::question::TableQuestion;
use client::settings::Settings;
use shell::language::InWords;
use shell::seats::SeatId;

use crate::action::{Action, Engineers};
use crate::client::play::deed::acting_team;
use crate::client::play::question::Question;
use crate::game::read_table;
use crate::orders::Orders;
use crate::table::{JobPlan, Table};
use crate::turn::check_action;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Does an action of the rules, unless it gives something up: then it is asked about first. Returns
/// whether it was not refused.
pub(crate) fn try_action(executor: &mut Executor, action: Action) -> bool {
    let orders = &executor.interaction.own.orders;
    let question = read_table(executor.world, |table| question_before(table, orders, &action)).unwrap_or_default();
    let is_unwanted =
        matches!(question, Question::EndTurn { .. }) && !executor.world.resource::<Settings>().asks_before_giving_up;
    if question.is_none() || is_unwanted || executor.play.is_exercise() {
        return executor.act(action);
    }
    // What is not legal is refused without a question.
    match read_table(executor.world, |table| check_action(table, &action)) {
        Some(Err(why)) => {
            executor.refuse(why.phrase());
            false
        }
        _ => {
            question.ask(executor.world);
            true
        }
    }
}

/// Does what the open question asked about.
pub(crate) fn answer_yes(executor: &mut Executor) {
    let question = Question::now(executor.world);
    Question::None.ask(executor.world);
    let action = match question {
        Question::None => return,
        Question::EndTurn { .. } => Action::EndTurn,
        Question::Discard(thing) => Action::Discard { thing },
        Question::Sell { worker, thing } => Action::Sell { worker, thing },
        Question::NewJob { plan: JobPlan::Join(first, second), .. } => Action::BeginJoining { first, second },
        Question::NewJob { plan: JobPlan::Detach(thing), .. } => Action::BeginDetaching { thing },
        Question::HandInAll => Action::HandInAll,
        Question::Define { thing, kind } => Action::Define { thing, kind },
    };
    executor.act(action);
}

/// Question before an action of the team on turn, whose workers have orders.
fn question_before(table: &Table, orders: &Orders, action: &Action) -> Question {
    let Some(seat) = acting_team(table) else { return Question::None };
    let done = table.job(seat).map_or(0, |job| job.done);
    match *action {
        Action::EndTurn => question_before_end(table, orders, seat),
        Action::Discard { thing } => Question::Discard(thing),
        Action::Sell { worker, thing } if table.whole(thing).len() > 1 => Question::Sell { worker, thing },
        Action::BeginJoining { first, second } if done > 0 => {
            Question::NewJob { plan: JobPlan::Join(first, second), done }
        }
        Action::BeginDetaching { thing } if done > 0 => Question::NewJob { plan: JobPlan::Detach(thing), done },
        Action::HandInAll => Question::HandInAll,
        Action::Define { thing, kind } => Question::Define { thing, kind },
        _ => Question::None,
    }
}

/// Question before the end of the turn, if workers of the team have all their actions left and no
/// order for them. Those who rode in a truck that was driven have been of use.
fn question_before_end(table: &Table, orders: &Orders, seat: SeatId) -> Question {
    let driver = table.truck(seat).driver.and_then(|driver| table.find_worker(seat, driver));
    let was_driven = driver.is_some_and(|driver| driver.spent > 0);
    let unused = table.workers(seat).filter(|(worker, found)| {
        let has_ridden = found.is_aboard && was_driven;
        found.spent == 0 && !has_ridden && orders.of(seat, *worker).is_none()
    });
    let limits: Vec<u8> = unused.map(|(worker, _)| table.limit(seat, worker)).filter(|limit| *limit > 0).collect();
    match limits.len() as u8 {
        0 => Question::None,
        idle => Question::EndTurn { idle, actions: limits.into_iter().map(u16::from).sum() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{ThingId, WorkerId};
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn rule_8_4_an_assembly_is_sold_after_a_question_and_a_thing_without() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "bucket").joined(&[0, 1]);
        let asked = |number: u16| {
            let sale = Action::Sell { worker: WorkerId(0), thing: ThingId(number) };
            question_before(&yard.table(), &Orders::default(), &sale)
        };
        assert_eq!(asked(0), Question::Sell { worker: WorkerId(0), thing: ThingId(0) });
        assert_eq!(asked(2), Question::None);
    }
}
