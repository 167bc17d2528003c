//! Actions that give something up: they are asked about first.

use client::play::question::TableQuestion;
use shell::language::InWords;

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
    };
    executor.act(action);
}

/// Question before an action of the team on turn.
fn question_before(table: &Table, action: &Action) -> Question {
    let Some(seat) = acting_team(table) else { return Question::None };
    let done = table.job(seat).map_or(0, |job| job.done);
    match *action {
        Action::EndTurn => {
            let idle = table
                .workers(seat)
                .filter(|(worker, found)| found.spent == 0 && !found.is_aboard && table.limit(seat, *worker) > 0);
            let idle = idle.count() as u8;
            if idle > 0 { Question::EndTurn { idle } } else { Question::None }
        }
        Action::Discard { thing } => Question::Discard(thing),
        Action::BeginJoining { first, second } if done > 0 => {
            Question::NewJob { plan: JobPlan::Join(first, second), done }
        }
        Action::BeginDetaching { thing } if done > 0 => Question::NewJob { plan: JobPlan::Detach(thing), done },
        Action::HandInAll => Question::HandInAll,
        _ => Question::None,
    }
}
