//! A lesson: a position with seats, and steps.

use shell::language::Phrase;
use shell::seats::Seat;

use super::cast;
use super::step::LessonStep;
use crate::cards::CardId;
use crate::messages::MESSAGES;
use crate::table::{Setup, Snapshot};

/// A lesson. A test plays each of the game's own to its end.
#[derive(Clone, Debug)]
pub struct Lesson {
    number: u8,
    /// Id of the message that names it, with the attribute `.about`.
    message: &'static str,
    minutes: u8,
    picture: CardId,
    seats: Vec<Seat>,
    setup: Setup,
    start: Snapshot,
    steps: Vec<LessonStep>,
}

impl Lesson {
    /// A lesson about a card.
    pub(super) fn new(number: u8, message: &'static str, picture: CardId, table: (Setup, Snapshot)) -> Self {
        let (setup, start) = table;
        let seats = cast::seat_players(setup.seats);
        Self { number, message, minutes: 0, picture, seats, setup, start, steps: Vec::new() }
    }

    /// Adds the steps, which take so many minutes.
    pub(super) fn with_steps(self, minutes: u8, steps: Vec<LessonStep>) -> Self {
        Self { minutes, steps, ..self }
    }

    /// Number of the lesson, from 1.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Name of the lesson.
    pub fn name(&self) -> Phrase {
        Phrase::new(&MESSAGES, self.message)
    }

    /// Sentence about the subject of the lesson.
    pub fn about(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.about", self.message))
    }

    /// Approximate duration, in minutes.
    pub const fn minutes(&self) -> u8 {
        self.minutes
    }

    /// Card that the lesson is about, for its picture.
    pub const fn picture(&self) -> CardId {
        self.picture
    }

    /// Seats of the lesson: the learner, and a computer player whose actions are scripted.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Set-up of the lesson's table.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Table at the beginning.
    pub const fn start(&self) -> &Snapshot {
        &self.start
    }

    /// Steps in order.
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }
}
