//! Exercises of Junkyard Bots, of which nothing becomes a game: lessons and puzzles.

use bevy::prelude::World;

use super::lesson_session::LessonSession;
use super::puzzle_session::PuzzleSession;
use super::turn_stage::TurnStage;
use crate::games::junkyard_bots::action::{Action, BuildPart, TableEvent};
use crate::games::junkyard_bots::lessons::LessonRun;
use crate::games::junkyard_bots::record::History;
use crate::games::junkyard_bots::table::Table;
use crate::shell::language::{InWords, Phrase};

/// A lesson or a puzzle at the table.
pub enum JunkyardBotsExercise {
    /// A lesson.
    Lesson(LessonSession),
    /// A puzzle.
    Puzzle(PuzzleSession),
}

impl JunkyardBotsExercise {
    /// The lesson, if it is one.
    pub const fn lesson(&self) -> Option<&LessonRun> {
        match self {
            Self::Lesson(lesson_session) => Some(lesson_session.running()),
            Self::Puzzle(_) => None,
        }
    }

    /// The puzzle, if it is one.
    pub const fn puzzle(&self) -> Option<&PuzzleSession> {
        match self {
            Self::Puzzle(puzzle_session) => Some(puzzle_session),
            Self::Lesson(_) => None,
        }
    }

    /// The history, read-only.
    pub(super) const fn history(&self) -> &History {
        match self {
            Self::Lesson(lesson_session) => lesson_session.game().history(),
            Self::Puzzle(puzzle_session) => puzzle_session.game().history(),
        }
    }

    /// Does an action of the seat whose turn it is.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed then.
    pub(super) fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Phrase> {
        match self {
            Self::Lesson(lesson_session) => lesson_session.act(world, action).map_err(|refused| refused.phrase()),
            Self::Puzzle(puzzle_session) => puzzle_session.act(world, action).map_err(|illegal| illegal.phrase()),
        }
    }

    /// Keeps a build in progress.
    pub(super) fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) {
        match self {
            Self::Lesson(lesson_session) => lesson_session.place(world, draft),
            Self::Puzzle(puzzle_session) => puzzle_session.keep_draft(world, draft),
        }
    }

    /// Whether the last action can be taken back. Lessons have a way back of their own.
    pub(super) const fn can_undo(&self) -> bool {
        match self {
            Self::Lesson(_) => false,
            Self::Puzzle(puzzle_session) => puzzle_session.can_undo(),
        }
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self, world: &mut World) {
        if let Self::Puzzle(puzzle_session) = self {
            puzzle_session.undo(world);
        }
    }

    /// The stage that the exercise waits in whatever the table's order of play is; `None` where it
    /// goes by that.
    pub(super) fn stage(&self) -> Option<TurnStage> {
        match self {
            Self::Lesson(_) => None,
            Self::Puzzle(puzzle_session) => Some(puzzle_session.stage()),
        }
    }

    /// The next action of a computer player, which does as the exercise says; `None` while it
    /// waits.
    pub(super) fn opponents_action(&self, table: &Table) -> Option<Action> {
        self.lesson().and_then(|lesson| lesson.opponents_action(table))
    }
}
