//! Lessons that are lists of steps under test, whatever the game.
//!
//! - `played`: a lesson that is played;
//! - `whole`: every lesson from its beginning to its end;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

pub mod played;
pub mod ways;
pub mod whole;

use shell::lessons::{SteppedLesson, SteppedRun, Taught, TaughtInSteps};

/// A game whose lessons are under test.
pub trait LessonsUnderTest: TaughtInSteps + Taught<Lesson = SteppedLesson<Self>, Run = SteppedRun<Self>> {
    /// More inputs than any lesson takes.
    const MOST_INPUTS: usize;

    /// All legal actions of the awaited player.
    fn legal_actions(table: &Self::Table<'_>) -> Vec<Self::Action>;

    /// An action that leads on; `None` if there is none.
    fn asked_action(running: &SteppedRun<Self>, table: &Self::Table<'_>) -> Option<Self::Action> {
        running.suggested_action(table)
    }
}
