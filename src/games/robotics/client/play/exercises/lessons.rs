//! Beginning and skipping lessons, and the short real game after them.

use std::sync::{Arc, LazyLock};

use bevy::prelude::World;

use super::exercise::{RoboticsExercise, lesson_at_table};
use super::learned::Learned;
use crate::action::Robotics;
use crate::client::art::robot::picture_of_robot;
use crate::game::Game;
use crate::lessons::{LEARNER, Lesson, all_lessons, library};
use crate::table::{Setup, SnapshotError};
use client::app::fault::OpenError;
use client::art::{Composed, Picture};
use client::play::log::Log;
use client::play::open::any_seed;
use client::play::playing::{CurrentGame, Play};
use client::play::seating::seat_game;
use shell::language::InWords;
use shell::seats::Seat;
use shell::table::restore;

/// Indexes of the lessons whose robots are shown for the real game: the learner's, and an
/// opponent's.
const SHOWN_ROBOTS: [usize; 2] = [2, 1];

/// Returns the set-up and the seats of the short real game after the lessons.
pub fn first_real_game() -> (Setup, Vec<Seat>) {
    library::first_real_game(any_seed())
}

/// Robots for the real game, as they are in lessons: the learner's, and an opponent's.
pub fn robots_of_first_game() -> &'static [Arc<Composed>] {
    static ROBOTS: LazyLock<Vec<Arc<Composed>>> = LazyLock::new(|| {
        let robot = |number: usize| {
            let start = &all_lessons().get(number)?.start().position;
            picture_of_robot(start.robots.get(LEARNER.index())?)
        };
        let composed = |picture: Picture| match picture {
            Picture::Composed(composed) => Some(composed),
            Picture::Drawing(_) => None,
        };
        SHOWN_ROBOTS.into_iter().filter_map(robot).filter_map(composed).collect()
    });
    &ROBOTS
}

/// Begins or resumes the lesson with an index, from 0; `None` if there is none.
pub fn take_lesson(world: &mut World, number: usize) -> Option<Result<(), OpenError>> {
    all_lessons().get(number).map(|lesson| begin_lesson(world, lesson))
}

/// Begins or resumes the next lesson; `None` if all are done.
pub fn take_next_lesson(world: &mut World) -> Option<Result<(), OpenError>> {
    let next = world.get_resource_or_init::<Learned>().lessons.next_lesson()?;
    Some(begin_lesson(world, next))
}

/// Resumes a lesson where it was left, or begins it.
///
/// # Errors
/// [`OpenError`] if the lesson can't be laid out; the game in progress then goes on.
fn begin_lesson(world: &mut World, lesson: &Arc<Lesson>) -> Result<(), OpenError> {
    let unplayable = |error: SnapshotError| OpenError::Unplayable(error.phrase());
    // The saved actions are repeated on a table apart, and the position that they lead to is laid
    // out.
    let mut table = Game::from_snapshot(lesson.setup(), lesson.start()).map_err(unplayable)?;
    let running = world.get_resource_or_init::<Learned>().lessons.resume(lesson, &mut table);
    restore::<Robotics>(world, lesson.setup(), &table.snapshot()).map_err(unplayable)?;
    let exercise = Box::new(RoboticsExercise::new(running));
    seat_game(world, CurrentGame::<Robotics>::Exercise(exercise), Log::default());
    Ok(())
}

/// Counts the lesson at the table as done.
pub fn skip_lesson(world: &mut World) {
    let running = world.get_resource::<Play<Robotics>>().and_then(lesson_at_table);
    if let Some(lesson) = running.map(|running| Arc::clone(running.lesson())) {
        world.get_resource_or_init::<Learned>().lessons.mark_done(&lesson);
    }
}
