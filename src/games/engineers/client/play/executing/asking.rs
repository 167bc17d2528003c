//! Actions that give something up: they are asked about first.

use client::play::question::TableQuestion;
use shell::language::InWords;
use shell::seats::SeatId;

use super::work_choice::work_order;
use crate::action::{Action, Engineers};
use crate::client::play::deed::acting_team;
use crate::client::play::question::Question;
use crate::game::read_table;
use crate::table::{JobPlan, Table};
use crate::turn::check_action;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Does an action of the rules, unless it gives something up: then it is asked about first. Returns
/// whether it was not refused.
pub(crate) fn try_action(executor: &mut Executor, action: Action) -> bool {
    let question = read_table(executor.world, |table| question_before(table, &action)).unwrap_or_default();
    if question.is_none() || executor.play.is_exercise() {
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
        Question::NewJob { plan: JobPlan::Join(first, second), .. } => Action::BeginJoining { first, second },
        Question::NewJob { plan: JobPlan::Detach(thing), .. } => Action::BeginDetaching { thing },
        Question::HandInAll => Action::HandInAll,
        Question::Define { thing, kind } => Action::Define { thing, kind },
    };
    executor.act(action);
}

/// Question before an action of the team on turn.
fn question_before(table: &Table, action: &Action) -> Question {
    let Some(seat) = acting_team(table) else { return Question::None };
    let done = table.job(seat).map_or(0, |job| job.done);
    match *action {
        Action::EndTurn => match idle_workers(table, seat) {
            0 => Question::None,
            idle => Question::EndTurn { idle },
        },
        Action::Discard { thing } => Question::Discard(thing),
        Action::BeginJoining { first, second } if done > 0 => {
            Question::NewJob { plan: JobPlan::Join(first, second), done }
        }
        Action::BeginDetaching { thing } if done > 0 => Question::NewJob { plan: JobPlan::Detach(thing), done },
        Action::HandInAll => Question::HandInAll,
        Action::Define { thing, kind } => Question::Define { thing, kind },
        _ => Question::None,
    }
}

/// Number of workers of a team who have done nothing in this turn and could. A worker at home is
/// idle only where work waits there, or where the whole team has done nothing.
fn idle_workers(table: &Table, seat: SeatId) -> u8 {
    let has_work = work_order(table, seat).is_some() || table.workers(seat).all(|(_, worker)| worker.spent == 0);
    let home = table.zone_square(seat);
    let idle = table.workers(seat).filter(|(worker, found)| {
        let is_called = has_work || home != Some(found.square);
        is_called && found.spent == 0 && !found.is_aboard && table.limit(seat, *worker) > 0
    });
    idle.count() as u8
}
