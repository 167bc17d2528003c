//! Guidance for the player of a lesson: where to look, which part to move next, and one way to
//! reach the step.

use super::answer::Shown;
use super::goal::{Goal, awaited_build, draft_robot, is_learners_turn};
use super::look::{Look, Spot};
use super::next_move::{Move, OnTheWay};
use super::running::Running;
use super::step::Step;
use crate::action::Action;
use crate::language::Phrase;
use crate::round;
use crate::table::Table;

impl Running {
    /// Spots to look at now: those of the next move, then those that the step names. Empty while
    /// the others have their turn, unless the step is only read or watched.
    pub fn look(&self, table: &Table) -> Vec<Spot> {
        let Some(step) = self.step().filter(|_| !self.waits_for_others(table)) else { return Vec::new() };
        let next = self.next_move(table);
        // The button that ends a build is not marked before the build is right.
        let looks: &[Look] = if next.is_some() && matches!(step.goal, Goal::Built(_)) { &[] } else { &step.look };
        let moved = next.map(Move::spots).unwrap_or_default();
        moved.into_iter().chain(looks.iter().filter_map(|look| look.spot(table))).collect()
    }

    /// Whether the present step has to wait because another robot has its turn.
    pub fn waits_for_others(&self, table: &Table) -> bool {
        let waits = |step: &Step| !step.is_read() && step.goal != Goal::Watched;
        self.step().is_some_and(waits) && !is_learners_turn(table)
    }

    /// Sentence about the first need that the build in progress does not meet; `None` if it meets
    /// all, or if there is no legal build to judge.
    pub fn unmet(&self, table: &Table) -> Option<Phrase> {
        self.step()?.unmet(&draft_robot(table, &self.draft(table))?)
    }

    /// Next move of one part towards the model answer; `None` if nothing has to be moved.
    pub fn next_move(&self, table: &Table) -> Option<Move> {
        match self.model(table).or_else(|| self.other_way(table))? {
            Shown::Act(Action::Build(_)) if self.unmet(table).is_none() => None,
            Shown::Draft(model) | Shown::Act(Action::Build(model)) => {
                OnTheWay { table, before: &self.draft_before(table), draft: &self.draft(table), model: &model }.next()
            }
            Shown::Act(action) => Move::of_action(table, &action),
            Shown::GoOn | Shown::Wait => None,
        }
    }

    /// Whether nothing that the step allows is possible any more, so that [`Self::back`] is the
    /// only way out. A test checks that the lessons of the game never get there.
    pub fn is_stuck(&self, table: &Table) -> bool {
        let Some(step) = self.step() else { return false };
        match &step.goal {
            Goal::Read => false,
            _ if self.is_opponents_turn(table) => false,
            Goal::Draft(_) | Goal::Built(_) => awaited_build(table).is_none(),
            _ => !round::legal_actions(table).iter().any(|action| self.may(table, &action).is_ok()),
        }
    }

    /// Next thing to show the player; `None` if the lesson is finished or stuck.
    pub fn show(&self, table: &Table) -> Option<Shown> {
        let step = self.step()?;
        if step.is_read() {
            return Some(Shown::GoOn);
        }
        if self.is_opponents_turn(table) {
            return Some(Shown::Wait);
        }
        let next = self.next_move(table);
        // A build is shown part by part.
        let part_by_part = |model: Shown| match (model, next) {
            (Shown::Draft(_) | Shown::Act(Action::Build(_)), Some(next)) => Shown::Draft(next.done(&self.draft(table))),
            (model, _) => model,
        };
        let model = self.model(table).map(part_by_part);
        model.or_else(|| self.other_way(table))
    }

    /// First legal action that the step allows, for a player who has left the way of the model
    /// answers: every allowed action leads on.
    fn other_way(&self, table: &Table) -> Option<Shown> {
        round::legal_actions(table).iter().map(Shown::Act).find(|shown| self.is_possible(table, shown))
    }

    /// First of the step's model answers that is possible now.
    fn model(&self, table: &Table) -> Option<Shown> {
        let answers = self.step()?.model.iter().filter_map(|answer| answer.at(table));
        answers.into_iter().find(|shown| self.is_possible(table, shown))
    }

    fn is_possible(&self, table: &Table, shown: &Shown) -> bool {
        match shown {
            Shown::Act(action) => self.may(table, action).is_ok() && round::check(table, action).is_ok(),
            Shown::Draft(_) | Shown::GoOn | Shown::Wait => true,
        }
    }
}
