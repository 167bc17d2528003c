//! Types and functions that a game adds to its rules, if it has lessons.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::language::Phrase;
use crate::table::{Restorable, Rules};

/// Rules of a game that has lessons.
pub trait Taught: Rules {
    /// A lesson.
    type Lesson: AnyLesson + 'static;
    /// A lesson in progress.
    type Run: AnyLessonRun<Self>;
    /// Input of the learner as it is kept, from which a lesson is resumed.
    type KeptInput: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// All lessons in order.
    fn all_lessons() -> &'static [Arc<Self::Lesson>];
}

/// Identifier of a lesson of a game.
pub type LessonId<G> = <<G as Taught>::Lesson as AnyLesson>::Id;

/// A lesson of a game.
pub trait AnyLesson {
    /// Identifier, by which kept progress names the lesson.
    type Id: Clone + Debug + Ord + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Identifier of the lesson.
    fn id(&self) -> Self::Id;

    /// Name of the lesson.
    fn name(&self) -> Phrase;

    /// Sentence about the subject of the lesson.
    fn about(&self) -> Phrase;

    /// Approximate duration, in minutes.
    fn minutes(&self) -> u8;

    /// Number of steps.
    fn step_count(&self) -> usize;
}

/// A lesson of a game in progress. It holds no table: the caller lays out the table at which the
/// lesson starts.
pub trait AnyLessonRun<G: Taught>: Sized {
    /// The lesson.
    fn lesson(&self) -> &Arc<G::Lesson>;

    /// Index of the present step, from 0, which is the number of finished steps.
    fn step_number(&self) -> usize;

    /// Inputs of the learner so far.
    fn inputs_to_keep(&self) -> Vec<G::KeptInput>;

    /// Resumes a lesson that was left at a step, counted from 0, by repeating the learner's inputs
    /// on a table that is at its start. Without any it begins at its start. If an input is no
    /// longer possible because the lesson has changed, that input and all later ones are dropped.
    fn resume_kept(
        lesson: &Arc<G::Lesson>,
        table: &mut impl Restorable<Game = G>,
        step: usize,
        inputs: &[G::KeptInput],
    ) -> Self;
}
