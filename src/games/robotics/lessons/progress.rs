//! The lessons of Robotics for shared code: what is kept of them between sessions.

use std::sync::Arc;

use shell::language::Phrase;
use shell::lessons::{self, AnyLesson, AnyLessonRun, Taught};
use shell::record::{ActionText, Texts};
use shell::table::Restorable;

use super::lesson::Lesson;
use super::library;
use super::run::LessonRun;
use crate::action::{Action, Robotics};
use crate::record::text::RoboticsTexts;

/// Lessons that are done, and those that were left.
pub type LessonProgress = lessons::LessonProgress<Robotics>;

impl Taught for Robotics {
    type Lesson = Lesson;
    type Run = LessonRun;
    /// Text of an action of the learner, as in saved games.
    type KeptInput = ActionText<Self>;

    fn all_lessons() -> &'static [Arc<Lesson>] {
        library::all_lessons()
    }
}

impl AnyLesson for Lesson {
    /// Number of the lesson.
    type Id = u8;

    fn id(&self) -> u8 {
        self.number()
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

impl AnyLessonRun<Robotics> for LessonRun {
    fn lesson(&self) -> &Arc<Lesson> {
        self.lesson()
    }

    fn step_number(&self) -> usize {
        self.step_number()
    }

    fn inputs_to_keep(&self) -> Vec<ActionText<Robotics>> {
        let texts = RoboticsTexts::new(self.lesson().setup(), self.lesson().seats());
        self.learners_actions().map(|action| texts.write_action(action)).collect()
    }

    fn resume_kept(
        lesson: &Arc<Lesson>,
        table: &mut impl Restorable<Game = Robotics>,
        step: usize,
        inputs: &[ActionText<Robotics>],
    ) -> Self {
        let texts = RoboticsTexts::new(lesson.setup(), lesson.seats());
        // What is no action of this lesson ends the list.
        let actions = inputs.iter().map_while(|text| texts.read_action(text, &Phrase::default()).ok());
        let actions: Vec<Action> = actions.collect();
        Self::resume(Arc::clone(lesson), table, step, &actions)
    }
}
