//! A lesson that is played by the actions that it asks for, and otherwise.

use std::sync::Arc;

use robotics::action::{Action, TableEvent};
use robotics::game::Game;
use robotics::lessons::{LEARNER, Lesson, LessonRefusal, LessonRun, LessonStage, StepGoal, Wanted, all_lessons};
use robotics::table::Setup;
use robotics::turn::legal_actions;
use shell::language::{Phrase, languages};

use crate::table::convert;
use shell::lessons::AnyStep;

/// More inputs than any lesson takes.
pub const MOST_INPUTS: usize = 60;

/// The robot into which the second lesson has the learner convert.
const SKYLIGHT_POLISHER: &str = "
    .. H^ ..
    S> T^ P>
    .. S^ ..
";

/// A lesson that is played.
pub struct PlayedLesson {
    pub running: LessonRun,
    pub game: Game,
}

impl PlayedLesson {
    pub fn begin(number: usize) -> Self {
        Self::of(&all_lessons()[number - 1])
    }

    pub fn of(lesson: &Arc<Lesson>) -> Self {
        let game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap_or_else(|fault| panic!("{fault}"));
        Self { running: LessonRun::new(Arc::clone(lesson)), game }
    }

    /// The same state once more, to try something.
    pub fn copy(&mut self) -> Self {
        let game = Game::from_snapshot(self.running.lesson().setup(), &self.game.snapshot()).unwrap();
        Self { running: self.running.clone(), game }
    }

    pub fn setup(&self) -> &Setup {
        self.running.lesson().setup()
    }

    pub fn legal(&mut self) -> Vec<Action> {
        self.game.read(|table| legal_actions(table).each())
    }

    pub fn check(&mut self, action: &Action) -> Result<(), LessonRefusal> {
        let running = &self.running;
        self.game.read(|table| running.check_action(table, action))
    }

    pub fn allowed(&mut self) -> Vec<Action> {
        let legal = self.legal();
        legal.into_iter().filter(|action| self.check(action).is_ok()).collect()
    }

    pub fn act(&mut self, action: Action) -> Vec<TableEvent> {
        let name = format!("{action:?}");
        self.running.act(&mut self.game, action).unwrap_or_else(|refused| panic!("{name}: {refused}"))
    }

    /// Tries an action that must be refused and must change nothing.
    pub fn refused(&mut self, action: Action) -> LessonRefusal {
        let before = (self.game.snapshot(), self.running.step_number());
        let refused = self.running.act(&mut self.game, action).unwrap_err();
        assert_eq!((self.game.snapshot(), self.running.step_number()), before);
        refused
    }

    /// The action that the step asks for.
    pub fn asked_action(&mut self) -> Action {
        let step = self.running.step().unwrap().clone();
        let asked = match step.goal() {
            StepGoal::Acted(Wanted::Offer(partner, terms)) => Action::Offer { partner: *partner, terms: *terms },
            StepGoal::Acted(Wanted::ConvertFor(_)) => convert(SKYLIGHT_POLISHER, "plunger"),
            _ => {
                let legal = self.legal();
                let wanted = |action: &&Action| self.game.read(|table| step.wants_action(table, action));
                // A turn ends with an empty bench.
                let found = legal.iter().find(wanted).or_else(|| {
                    let is_store = |action: &&Action| matches!(action, Action::Store(_));
                    legal.iter().find(is_store)
                });
                found.unwrap_or_else(|| panic!("{:?} asks for nothing legal", step.goal())).clone()
            }
        };
        assert_eq!(self.check(&asked), Ok(()), "{asked:?}");
        asked
    }

    /// Reads, watches or acts once.
    pub fn go_on(&mut self) -> Vec<TableEvent> {
        let awaited = self.game.read(|table| table.state().awaited_seat());
        match self.running.stage() {
            LessonStage::Reading => {
                assert!(self.running.go_on());
                Vec::new()
            }
            LessonStage::Watching => {
                assert_ne!(awaited, Some(LEARNER));
                let action = self.running.opponents_action().cloned().unwrap();
                self.act(action)
            }
            LessonStage::Acting => {
                assert_eq!(awaited, Some(LEARNER));
                let action = self.asked_action();
                self.act(action)
            }
            LessonStage::Over => panic!("the lesson is over"),
        }
    }

    /// Goes on until a step begins, counted from 0.
    pub fn go_to(&mut self, step: usize) -> Vec<TableEvent> {
        let mut events = Vec::new();
        while self.running.step_number() < step {
            events.extend(self.go_on());
        }
        assert_eq!(self.running.step_number(), step);
        events
    }

    /// Goes on to the end.
    pub fn finish(&mut self) {
        for _ in 0..MOST_INPUTS {
            if self.running.is_over() {
                return;
            }
            self.go_on();
        }
        panic!("lesson {} has no end", self.running.lesson().number());
    }

    /// Whether the others act in the present step, or have just acted.
    pub fn is_watched(&self) -> bool {
        self.running.step().is_some_and(|step| matches!(step.goal(), StepGoal::Watched(_)))
    }

    /// Step that begins with such a goal.
    pub fn step_that(&self, is_it: impl Fn(&StepGoal) -> bool) -> usize {
        self.running.lesson().steps().iter().position(|step| is_it(step.goal())).unwrap()
    }
}

/// Asserts that every language has words, and not too long ones.
pub fn assert_told(told: &Phrase, longest: usize) {
    for language in languages::all_languages() {
        let words = language.tell(told);
        assert!(language.has_phrase(told) && !words.contains(['{', '$']), "{}: {words}", language.tag());
        assert!((1..=longest).contains(&words.chars().count()), "{}: {words}", language.tag());
    }
}
