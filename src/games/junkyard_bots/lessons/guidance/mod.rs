//! Guidance for the player of a lesson: where to look, which part to move next, and one way to
//! reach the step.

mod next_move;

pub use next_move::PartMove;

use self::next_move::BuildGuide;
use super::run::LessonRun;
use super::step::{LessonStep, LookTarget, Spot, StepGoal, Suggestion, awaited_build, draft_robot, is_learners_turn};
use crate::action::Action;
use crate::round;
use crate::table::Table;
use shell::language::Phrase;

impl LessonRun {
    /// Spots to look at now: those of the next move, then those that the step names. Empty while
    /// the others have their turn, unless the step is only read or watched.
    pub fn spots_to_mark(&self, table: &Table) -> Vec<Spot> {
        let Some(step) = self.step().filter(|_| !self.waits_for_others(table)) else { return Vec::new() };
        let next = self.next_move(table);
        // The button that ends a build is not marked before the build is right.
        let looks: &[LookTarget] =
            if next.is_some() && matches!(step.goal, StepGoal::Built(_)) { &[] } else { &step.look };
        let moved = next.map(PartMove::spots).unwrap_or_default();
        moved.into_iter().chain(looks.iter().filter_map(|look| look.spot_at(table))).collect()
    }

    /// Whether the present step has to wait because another robot has its turn.
    pub fn waits_for_others(&self, table: &Table) -> bool {
        let waits = |step: &LessonStep| !step.is_read() && step.goal != StepGoal::Watched;
        self.step().is_some_and(waits) && !is_learners_turn(table)
    }

    /// Sentence about the first need that the build in progress does not meet; `None` if it meets
    /// all, or if there is no legal build to judge.
    pub fn unmet_need(&self, table: &Table) -> Option<Phrase> {
        self.step()?.unmet_need(&draft_robot(table, &self.current_draft(table))?)
    }

    /// Next move of one part towards the model answer; `None` if nothing has to be moved.
    pub fn next_move(&self, table: &Table) -> Option<PartMove> {
        match self.possible_model_answer(table).or_else(|| self.other_way(table))? {
            Suggestion::Act(Action::Build(_)) if self.unmet_need(table).is_none() => None,
            Suggestion::Draft(model) | Suggestion::Act(Action::Build(model)) => BuildGuide {
                table,
                before: &self.draft_before(table),
                draft: &self.current_draft(table),
                model: &model,
            }
            .next_move(),
            Suggestion::Act(action) => PartMove::of_action(table, &action),
            Suggestion::GoOn | Suggestion::Wait => None,
        }
    }

    /// Whether nothing that the step allows is possible any more, so that [`Self::go_back`] is the
    /// only way out. A test checks that the lessons of the game never get there.
    pub fn is_stuck(&self, table: &Table) -> bool {
        let Some(step) = self.step() else { return false };
        match &step.goal {
            StepGoal::Read => false,
            _ if self.is_opponents_turn(table) => false,
            StepGoal::Draft(_) | StepGoal::Built(_) => awaited_build(table).is_none(),
            _ => !round::legal_actions(table).iter().any(|action| self.check_action(table, &action).is_ok()),
        }
    }

    /// Next thing to show the player; `None` if the lesson is finished or stuck.
    pub fn next_suggestion(&self, table: &Table) -> Option<Suggestion> {
        let step = self.step()?;
        if step.is_read() {
            return Some(Suggestion::GoOn);
        }
        if self.is_opponents_turn(table) {
            return Some(Suggestion::Wait);
        }
        let next = self.next_move(table);
        // A build is shown part by part.
        let part_by_part = |model: Suggestion| match (model, next) {
            (Suggestion::Draft(_) | Suggestion::Act(Action::Build(_)), Some(next)) => {
                Suggestion::Draft(next.applied_to(&self.current_draft(table)))
            }
            (model, _) => model,
        };
        let model = self.possible_model_answer(table).map(part_by_part);
        model.or_else(|| self.other_way(table))
    }

    /// First legal action that the step allows, for a player who has left the way of the model
    /// answers: every allowed action leads on.
    fn other_way(&self, table: &Table) -> Option<Suggestion> {
        round::legal_actions(table).iter().map(Suggestion::Act).find(|shown| self.is_possible(table, shown))
    }

    /// First of the step's model answers that is possible now.
    fn possible_model_answer(&self, table: &Table) -> Option<Suggestion> {
        let answers = self.step()?.model.iter().filter_map(|answer| answer.suggestion_at(table));
        answers.into_iter().find(|shown| self.is_possible(table, shown))
    }

    fn is_possible(&self, table: &Table, shown: &Suggestion) -> bool {
        match shown {
            Suggestion::Act(action) => {
                self.check_action(table, action).is_ok() && round::check_action(table, action).is_ok()
            }
            Suggestion::Draft(_) | Suggestion::GoOn | Suggestion::Wait => true,
        }
    }
}
