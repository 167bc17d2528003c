//! A lesson that is played by the actions that it asks for, and otherwise.

use std::sync::Arc;

use shell::language::{Phrase, languages};
use shell::lessons::{AnyStep, LessonRefusal, LessonStage, StepKind, SteppedLesson, SteppedRun, TaughtInSteps};
use shell::table::{HeadlessGame, Rules};

use super::LessonsUnderTest;

/// Reason for which a lesson of a game refuses an action.
pub type RefusalIn<G> = LessonRefusal<<G as TaughtInSteps>::NotYet, <G as Rules>::Refusal>;

/// State of a lesson: the step, counted from 0, the table, and the actions of the learner.
pub type State<G> = (usize, <G as Rules>::Snapshot, Vec<<G as Rules>::Action>);

/// A lesson that is played.
pub struct PlayedLesson<G: LessonsUnderTest> {
    pub running: SteppedRun<G>,
    pub game: HeadlessGame<G>,
}

impl<G: LessonsUnderTest> PlayedLesson<G> {
    /// A lesson by its number, from 1.
    pub fn begin(number: usize) -> Self {
        Self::of(&G::all_lessons()[number - 1])
    }

    pub fn of(lesson: &Arc<SteppedLesson<G>>) -> Self {
        let game =
            HeadlessGame::from_snapshot(lesson.setup(), lesson.start()).unwrap_or_else(|fault| panic!("{fault}"));
        Self { running: SteppedRun::new(Arc::clone(lesson)), game }
    }

    /// The same state once more, to try something.
    pub fn copy(&mut self) -> Self {
        let now = self.game.snapshot();
        let game = HeadlessGame::from_snapshot(self.setup(), &now).unwrap();
        Self { running: self.running.clone(), game }
    }

    pub fn setup(&self) -> &G::Setup {
        self.running.lesson().setup()
    }

    pub fn state(&mut self) -> State<G> {
        let actions = self.running.learners_actions().cloned().collect();
        (self.running.step_number(), self.game.snapshot(), actions)
    }

    pub fn legal(&mut self) -> Vec<G::Action> {
        self.game.read(G::legal_actions)
    }

    pub fn check(&mut self, action: &G::Action) -> Result<(), RefusalIn<G>> {
        let running = &self.running;
        self.game.read(|table| running.check_action(table, action))
    }

    pub fn allowed(&mut self) -> Vec<G::Action> {
        let legal = self.legal();
        legal.into_iter().filter(|action| self.check(action).is_ok()).collect()
    }

    pub fn act(&mut self, action: G::Action) -> Vec<G::Event> {
        let name = format!("{action:?}");
        self.running.act(&mut self.game, action).unwrap_or_else(|refused| panic!("{name}: {refused}"))
    }

    /// Tries an action that must be refused and must change nothing.
    pub fn refused(&mut self, action: G::Action) -> RefusalIn<G> {
        let before = self.state();
        let refused = self.running.act(&mut self.game, action).unwrap_err();
        assert_eq!(self.state(), before);
        refused
    }

    /// An action that the step asks for.
    pub fn asked_action(&mut self) -> G::Action {
        let running = &self.running;
        let asked = self.game.read(|table| G::asked_action(running, table));
        let asked = asked.unwrap_or_else(|| panic!("{:?} asks for nothing legal", self.running.step()));
        assert_eq!(self.check(&asked), Ok(()), "{asked:?}");
        asked
    }

    /// Reads, watches or acts once.
    pub fn go_on(&mut self) -> Vec<G::Event> {
        let is_learners = self.is_learners_turn();
        match self.running.stage() {
            LessonStage::Reading => {
                assert!(self.running.go_on());
                Vec::new()
            }
            LessonStage::Watching => {
                assert!(!is_learners);
                let action = self.running.opponents_action().cloned().unwrap();
                self.act(action)
            }
            LessonStage::Acting => {
                assert!(is_learners);
                let action = self.asked_action();
                self.act(action)
            }
            LessonStage::Over => panic!("the lesson is over"),
        }
    }

    /// Goes on until a step begins, counted from 0.
    pub fn go_to(&mut self, step: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        while self.running.step_number() < step {
            events.extend(self.go_on());
        }
        assert_eq!(self.running.step_number(), step);
        events
    }

    /// Goes on to the end.
    pub fn finish(&mut self) -> Vec<G::Event> {
        let mut events = Vec::new();
        for _ in 0..G::MOST_INPUTS {
            if self.running.is_over() {
                return events;
            }
            events.extend(self.go_on());
        }
        panic!("lesson {} has no end", self.running.lesson().number());
    }

    pub fn is_learners_turn(&mut self) -> bool {
        self.game.read(G::awaited).seat == Some(G::LEARNER)
    }

    /// Whether the others act in the present step, or have just acted.
    pub fn is_watched(&self) -> bool {
        self.running.step().is_some_and(|step| matches!(step.kind(), StepKind::Watched(_)))
    }

    /// First step of such a kind or with such a goal, counted from 0.
    pub fn step_that(&self, is_it: impl Fn(&G::Step) -> bool) -> usize {
        self.running.lesson().steps().iter().position(is_it).unwrap()
    }

    /// First step in which the others act, counted from 0.
    pub fn watched_step(&self) -> usize {
        self.step_that(|step| matches!(step.kind(), StepKind::Watched(_)))
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
