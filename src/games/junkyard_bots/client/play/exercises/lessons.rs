//! Beginning and skipping lessons, and the short real game after them.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::client::play::exercises::exercise::{JunkyardBotsExercise, lesson_at_table};
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lesson_session::LessonSession;
use crate::client::play::exercises::robots::robot_pictures;
use crate::game::Game;
use crate::lessons::{Lesson, library};
use crate::table::Setup;
use client::app::fault::OpenError;
use client::art::Composed;
use client::play::log::Log;
use client::play::open::any_seed;
use client::play::playing::{CurrentGame, Play};
use client::play::seating::seat_game;
use shell::seats::default_name;
use shell::seats::{Colour, Seat, SeatKind};

/// Returns the seats of a lesson, and of the first real game: the learner and Rusty.
fn lesson_seats() -> Vec<Seat> {
    let seat = |colour, kind| Seat { name: default_name(colour).to_owned(), colour, kind };
    vec![seat(Colour::Orange, SeatKind::Human), seat(Colour::Green, SeatKind::Computer(library::FIRST_OPPONENT))]
}

/// Returns the set-up and the seats of the short real game after the lessons.
pub fn first_real_game() -> (Setup, Vec<Seat>) {
    (library::first_real_game(any_seed()), lesson_seats())
}

/// Robots of the players of that game as they are in the lessons: the learner's, and the
/// opponent's.
pub fn robots_of_first_game() -> &'static [Arc<Composed>] {
    static ROBOTS: LazyLock<Vec<Arc<Composed>>> = LazyLock::new(|| {
        let lesson = library::all_lessons().iter().find(|lesson| lesson.start().state.round > 0);
        let robots = lesson.map(|lesson| {
            robot_pictures(lesson.setup(), lesson.start(), &lesson_seats(), |table| table.seats().collect())
        });
        robots.unwrap_or_default()
    });
    &ROBOTS
}

/// Begins or resumes the lesson with a number, from 0; `None` if there is none.
pub fn take_lesson(world: &mut World, number: usize) -> Option<Result<(), OpenError>> {
    library::all_lessons().get(number).map(|lesson| begin_lesson(world, lesson))
}

/// Begins or resumes the next lesson; `None` if all are done.
pub fn take_next_lesson(world: &mut World) -> Option<Result<(), OpenError>> {
    let next = world.resource::<Learned>().lessons.next_lesson()?;
    Some(begin_lesson(world, next))
}

/// Resumes a lesson where it was left, or begins it.
///
/// # Errors
/// [`OpenError`] if the lesson can't be laid out; the game in progress then goes on.
fn begin_lesson(world: &mut World, lesson: &Arc<Lesson>) -> Result<(), OpenError> {
    // The saved inputs are repeated on a table apart, and the position that they lead to is laid
    // out.
    let mut table = Game::from_snapshot(lesson.setup(), lesson.start())?;
    let running = world.resource::<Learned>().lessons.resume(lesson, &mut table);
    let lesson_session = LessonSession::lay_out(world, lesson_seats(), running, table.snapshot())?;
    seat_game(
        world,
        CurrentGame::<JunkyardBots>::Exercise(Box::new(JunkyardBotsExercise::Lesson(lesson_session))),
        Log::default(),
    );
    Ok(())
}

/// Counts the lesson at the table as done.
pub fn skip_lesson(world: &mut World) {
    let lesson = world
        .get_resource::<Play<JunkyardBots>>()
        .and_then(lesson_at_table)
        .map(|running| Arc::clone(running.lesson()));
    if let Some(lesson) = lesson {
        world.resource_mut::<Learned>().lessons.mark_done(&lesson);
    }
}
