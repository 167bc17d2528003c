//! The lessons of Junkyard Bots for shared code: what is kept of them between sessions.

use std::sync::Arc;

use shell::language::Phrase;
use shell::lessons::{self, AnyLesson, AnyLessonRun, Taught};

use super::lesson::Lesson;
use super::library;
use super::run::{LessonInput, LessonRun};
use crate::game::{JunkyardBots, Restorable};

/// Finished lessons, and unfinished ones to be resumed.
pub type LessonProgress = lessons::LessonProgress<JunkyardBots>;

impl Taught for JunkyardBots {
    type Lesson = Lesson;
    type Run = LessonRun;
    type KeptInput = LessonInput;

    fn all_lessons() -> &'static [Arc<Lesson>] {
        library::all_lessons()
    }
}

impl AnyLesson for Lesson {
    type Id = String;

    fn id(&self) -> String {
        self.id().to_owned()
    }

    fn name(&self) -> Phrase {
        self.name()
    }

    fn about(&self) -> Phrase {
        self.about()
    }

    fn minutes(&self) -> u8 {
        self.minutes()
    }

    fn step_count(&self) -> usize {
        self.steps().len()
    }
}

impl AnyLessonRun<JunkyardBots> for LessonRun {
    fn lesson(&self) -> &Arc<Lesson> {
        self.lesson()
    }

    fn step_number(&self) -> usize {
        self.step_number()
    }

    fn inputs_to_keep(&self) -> Vec<LessonInput> {
        self.kept().to_vec()
    }

    fn resume_kept(
        lesson: &Arc<Lesson>,
        table: &mut impl Restorable<Game = JunkyardBots>,
        _: usize,
        inputs: &[LessonInput],
    ) -> Self {
        Self::resume(Arc::clone(lesson), table, inputs)
    }
}
