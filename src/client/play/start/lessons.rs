//! Lessons in the window, and requests to put a game or a lesson on the table.

use std::sync::Arc;

use bevy::prelude::*;

use super::learned::LearnedLessons;
use super::open;
use crate::app::fault::OpenError;
use crate::app::request::{GameMessage, Request};
use crate::play::correspondence::seating_plan::SeatingPlan;
use crate::play::executor::Execute;
use crate::play::playing::Play;
use shell::lessons::{AnyLesson, AnyLessonRun, LessonProgress, Taught};
use shell::seats::Seat;

/// Additions to a game that has lessons, so that they are taken in a window.
pub trait TaughtInWindow: Execute + Taught {
    /// Kept progress of the player, of which that in the lessons is a part.
    type Learned: LearnedLessons<Self>;

    /// Lesson at the table; `None` if a game is played there, or another exercise.
    fn lesson_at_table(play: &Play<Self>) -> Option<&Self::Run>;

    /// Puts a lesson on the table, where it was left or at its beginning.
    ///
    /// # Errors
    /// [`OpenError`] if the lesson can't be laid out; the game in progress then goes on.
    fn lay_out_lesson(world: &mut World, lesson: &Arc<Self::Lesson>) -> Result<(), OpenError>;

    /// Set-up and seats of the short real game after the lessons.
    fn first_real_game() -> (Self::Setup, Vec<Seat>);
}

/// Request to put a game or a lesson on the table, or to forget which lessons are done.
#[derive(Message, Clone, Debug)]
pub enum StartRequest<G: TaughtInWindow> {
    /// Begins a game.
    Begin(Box<G::Setup>, SeatingPlan),
    /// Begins or resumes a lesson, by its index from 0; does nothing if there is none.
    TakeLesson(usize),
    /// Counts the lesson at the table as done, and goes on with the next one.
    SkipLesson,
    /// Begins or resumes the lesson after the one at the table, if that is done; else the lesson to
    /// go on with. After the last lesson, the list of lessons is shown.
    NextLesson,
    /// Begins the short real game after the lessons.
    FirstRealGame,
    /// Forgets which lessons are done.
    ForgetLessons,
}

impl<G: TaughtInWindow> From<StartRequest<G>> for Request {
    fn from(request: StartRequest<G>) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}

impl<G: TaughtInWindow> StartRequest<G> {
    /// Puts the game or the lesson on the table; `None` if the request does not, or if no lesson is
    /// left.
    ///
    /// # Errors
    /// [`OpenError`]; the game in progress then goes on.
    pub fn start(self, world: &mut World) -> Option<Result<(), OpenError>> {
        match self {
            Self::Begin(setup, plan) => Some(open::begin::<G>(world, *setup, plan)),
            Self::TakeLesson(index) => G::all_lessons().get(index).map(|lesson| G::lay_out_lesson(world, lesson)),
            Self::SkipLesson => {
                skip_lesson::<G>(world);
                take_next_lesson::<G>(world)
            }
            Self::NextLesson => take_next_lesson::<G>(world),
            Self::FirstRealGame => {
                let (setup, seats) = G::first_real_game();
                Some(open::begin::<G>(world, setup, seats))
            }
            Self::ForgetLessons => {
                progress::<G>(world).start_over();
                None
            }
        }
    }
}

/// Begins or resumes the lesson after the one at the table, if that is done; else the one to go on
/// with. `None` after the last lesson, and if all are done.
fn take_next_lesson<G: TaughtInWindow>(world: &mut World) -> Option<Result<(), OpenError>> {
    let next = match done_at_table::<G>(world) {
        Some(done) => G::all_lessons().iter().skip_while(|lesson| lesson.id() != done.id()).nth(1)?,
        None => progress::<G>(world).next_lesson()?,
    };
    Some(G::lay_out_lesson(world, next))
}

/// Lesson at the table, if it is done.
fn done_at_table<G: TaughtInWindow>(world: &mut World) -> Option<Arc<G::Lesson>> {
    let lesson = Arc::clone(world.get_resource::<Play<G>>().and_then(G::lesson_at_table)?.lesson());
    progress::<G>(world).is_done(&lesson).then_some(lesson)
}

/// Counts the lesson at the table as done.
fn skip_lesson<G: TaughtInWindow>(world: &mut World) {
    let running = world.get_resource::<Play<G>>().and_then(G::lesson_at_table);
    if let Some(lesson) = running.map(|running| Arc::clone(running.lesson())) {
        progress::<G>(world).mark_done(&lesson);
    }
}

/// Progress in the lessons, as it is kept.
fn progress<G: TaughtInWindow>(world: &mut World) -> &mut LessonProgress<G> {
    world.get_resource_or_init::<G::Learned>().into_inner().lessons_mut()
}
