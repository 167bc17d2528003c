//! Exercises of Junkyard Bots: lessons and puzzles, which are not saved as games.

use bevy::prelude::World;

use crate::action::{Action, BuildPart, JunkyardBots, TableEvent};
use crate::client::play::events::shows::JunkyardBotsShow;
use crate::client::play::exercises::lesson_session::LessonSession;
use crate::client::play::exercises::puzzle_session::PuzzleSession;
use crate::lessons::LessonRun;
use crate::puzzles::to_text;
use crate::record::History;
use crate::table::Table;
use client::play::game::{Exercise, ExerciseStage};
use client::play::playing::Play;
use shell::language::{InWords, Phrase};

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
}

impl Exercise<JunkyardBots> for JunkyardBotsExercise {
    fn history(&self) -> &History {
        match self {
            Self::Lesson(lesson_session) => lesson_session.game().history(),
            Self::Puzzle(puzzle_session) => puzzle_session.game().history(),
        }
    }

    fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Phrase> {
        match self {
            Self::Lesson(lesson_session) => lesson_session.act(world, action).map_err(|refused| refused.phrase()),
            Self::Puzzle(puzzle_session) => puzzle_session.act(world, action).map_err(|illegal| illegal.phrase()),
        }
    }

    fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) {
        match self {
            Self::Lesson(lesson_session) => lesson_session.keep_draft(world, draft),
            Self::Puzzle(puzzle_session) => puzzle_session.keep_draft(world, draft),
        }
    }

    /// Whether there is an action to undo; never in lessons, which have a way back of their own.
    fn can_undo(&self) -> bool {
        match self {
            Self::Lesson(_) => false,
            Self::Puzzle(puzzle_session) => puzzle_session.can_undo(),
        }
    }

    fn undo(&mut self, world: &mut World) {
        if let Self::Puzzle(puzzle_session) = self {
            puzzle_session.undo(world);
        }
    }

    fn stage(&self) -> ExerciseStage<JunkyardBots> {
        match self {
            Self::Lesson(_) => ExerciseStage::Table,
            Self::Puzzle(puzzle_session) if puzzle_session.is_judged() => {
                let from = puzzle_session.proved().puzzle().seat();
                ExerciseStage::Show { from, show: JunkyardBotsShow::Judged }
            }
            Self::Puzzle(_) => ExerciseStage::Choosing,
        }
    }

    /// Returns the action of a lesson's opponent; in a puzzle nobody else plays.
    fn opponents_action(&self, table: &Table) -> Option<Action> {
        self.lesson().and_then(|lesson| lesson.opponents_action(table))
    }
}

/// Returns the lesson at the table, if the game is one.
pub fn lesson_at_table(play: &Play<JunkyardBots>) -> Option<&LessonRun> {
    play.exercise()?.lesson()
}

/// Returns the puzzle at the table, if the game is one.
pub fn puzzle_at_table(play: &Play<JunkyardBots>) -> Option<&PuzzleSession> {
    play.exercise()?.puzzle()
}

/// Returns the puzzle at the table as text to share, if the game is one.
pub fn text_of_puzzle_at_table(play: &Play<JunkyardBots>) -> Option<String> {
    puzzle_at_table(play).map(|puzzle_session| to_text(puzzle_session.proved().puzzle()))
}
