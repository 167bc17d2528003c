//! A lesson: a position with seats, and steps.

use super::rules::AnyLesson;
use super::steps::TaughtInSteps;
use crate::language::Phrase;
use crate::seats::Seat;

/// A lesson. A test plays each of a game's own to its end.
#[derive(Clone, Debug)]
pub struct SteppedLesson<G: TaughtInSteps> {
    number: u8,
    name: Phrase,
    about: Phrase,
    minutes: u8,
    picture: G::Subject,
    table: LessonTable<G>,
    steps: Vec<G::Step>,
}

/// Table at which a lesson begins.
#[derive(Clone, Debug)]
pub struct LessonTable<G: TaughtInSteps> {
    /// Set-up of the table.
    pub setup: G::Setup,
    /// Seats: the learner, and computer players whose actions are scripted.
    pub seats: Vec<Seat>,
    /// Table at the beginning.
    pub start: G::Snapshot,
}

impl<G: TaughtInSteps> SteppedLesson<G> {
    /// A lesson without steps, with its number from 1. `about` is a sentence about its subject.
    pub const fn new(number: u8, name: Phrase, about: Phrase, picture: G::Subject, table: LessonTable<G>) -> Self {
        Self { number, name, about, minutes: 0, picture, table, steps: Vec::new() }
    }

    /// Adds the steps, which take so many minutes.
    #[must_use]
    pub fn with_steps(self, minutes: u8, steps: Vec<G::Step>) -> Self {
        Self { minutes, steps, ..self }
    }

    /// Number of the lesson, from 1.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Name of the lesson.
    pub fn name(&self) -> Phrase {
        self.name.clone()
    }

    /// Sentence about the subject of the lesson.
    pub fn about(&self) -> Phrase {
        self.about.clone()
    }

    /// Approximate duration, in minutes.
    pub const fn minutes(&self) -> u8 {
        self.minutes
    }

    /// Thing that the lesson is about, for its picture.
    pub const fn picture(&self) -> G::Subject {
        self.picture
    }

    /// Seats of the lesson: the learner, and computer players whose actions are scripted.
    pub fn seats(&self) -> &[Seat] {
        &self.table.seats
    }

    /// Set-up of the lesson's table.
    pub const fn setup(&self) -> &G::Setup {
        &self.table.setup
    }

    /// Table at the beginning.
    pub const fn start(&self) -> &G::Snapshot {
        &self.table.start
    }

    /// Steps in order.
    pub fn steps(&self) -> &[G::Step] {
        &self.steps
    }
}

impl<G: TaughtInSteps> AnyLesson for SteppedLesson<G> {
    /// Number of the lesson.
    type Id = u8;

    fn id(&self) -> u8 {
        self.number
    }

    fn name(&self) -> Phrase {
        self.name()
    }

    fn about(&self) -> Phrase {
        self.about()
    }

    fn minutes(&self) -> u8 {
        self.minutes
    }

    fn step_count(&self) -> usize {
        self.steps.len()
    }
}
