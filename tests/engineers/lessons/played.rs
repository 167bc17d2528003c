//! A lesson that is played by the actions that it asks for, and otherwise.

use std::sync::Arc;

use engineers::action::{Action, TableEvent, WorkerId};
use engineers::game::Game;
use engineers::lessons::{LEARNER, Lesson, LessonRefusal, LessonRun, LessonStage, StepGoal, all_lessons};
use engineers::table::Setup;
use engineers::turn::legal_actions;
use shell::language::{Phrase, languages};

/// More inputs than any lesson takes.
pub const MOST_INPUTS: usize = 120;

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

    pub fn setup(&self) -> &Setup {
        self.running.lesson().setup()
    }

    pub fn legal(&mut self) -> Vec<Action> {
        self.game.read(|table| legal_actions(table).actions)
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

    /// The first action that the step asks for.
    fn asked_action(&mut self) -> Action {
        let running = &self.running;
        let asked = self.game.read(|table| running.suggested_action(table));
        let asked = asked.unwrap_or_else(|| panic!("{:?} asks for nothing legal", self.running.step()));
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

    /// Goes on until the step of a message begins: "home" in lesson 1 for
    /// `engineers-lesson-1-home`.
    pub fn go_to_step(&mut self, name: &str) -> Vec<TableEvent> {
        let id = format!("engineers-lesson-{}-{name}", self.running.lesson().number());
        let mut events = Vec::new();
        while self.running.text().is_some_and(|(instruction, _)| instruction.id() != id) {
            events.extend(self.go_on());
        }
        assert!(!self.running.is_over(), "there is no step {id}");
        events
    }

    /// Goes on to the end.
    pub fn finish(&mut self) -> Vec<TableEvent> {
        let mut events = Vec::new();
        for _ in 0..MOST_INPUTS {
            if self.running.is_over() {
                return events;
            }
            events.extend(self.go_on());
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

    /// Limit of a worker of the learner, called 1 to 4, and the actions left.
    pub fn limit_and_left(&mut self, number: u8) -> (u8, u8) {
        let worker = WorkerId(number - 1);
        self.game.read(|table| (table.limit(LEARNER, worker), table.actions_left(LEARNER, worker)))
    }
}

/// Asserts that every language has words, and not too long ones.
pub fn assert_told(told: &Phrase, longest: usize) {
    for language in languages::all_languages() {
        let words = language.tell(told);
        assert!(language.has_phrase(told) && !words.contains('{'), "{}: {words}", language.tag());
        assert!((1..=longest).contains(&words.chars().count()), "{}: {words}", language.tag());
    }
}
