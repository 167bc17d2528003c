//! The lessons in the window, and the short real game after them.

use std::sync::{Arc, LazyLock};

use bevy::prelude::World;

use super::exercise::{RoboticsExercise, lesson_at_table};
use super::learned::Learned;
use crate::action::Robotics;
use crate::client::art::robot::picture_of_robot;
use crate::game::Game;
use crate::lessons::{LEARNER, Lesson, LessonRun, all_lessons, library};
use crate::table::{Setup, SnapshotError};
use client::app::fault::OpenError;
use client::art::{Composed, Picture};
use client::play::log::Log;
use client::play::playing::{CurrentGame, Play};
use client::play::seating::seat_game;
use client::play::start::lessons::TaughtInWindow;
use client::play::start::open::any_seed;
use shell::language::InWords;
use shell::seats::Seat;
use shell::table::restore;

/// Indexes of the lessons whose robots are shown for the real game: the learner's, and an
/// opponent's.
const SHOWN_ROBOTS: [usize; 2] = [2, 1];

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

impl TaughtInWindow for Robotics {
    type Learned = Learned;

    fn lesson_at_table(play: &Play<Self>) -> Option<&LessonRun> {
        lesson_at_table(play)
    }

    fn lay_out_lesson(world: &mut World, lesson: &Arc<Lesson>) -> Result<(), OpenError> {
        let unplayable = |error: SnapshotError| OpenError::Unplayable(error.phrase());
        // The saved actions are repeated on a table apart, and the position that they lead to is
        // laid out.
        let mut table = Game::from_snapshot(lesson.setup(), lesson.start()).map_err(unplayable)?;
        let running = world.get_resource_or_init::<Learned>().lessons.resume(lesson, &mut table);
        restore::<Self>(world, lesson.setup(), &table.snapshot()).map_err(unplayable)?;
        let exercise = Box::new(RoboticsExercise::new(running));
        seat_game(world, CurrentGame::<Self>::Exercise(exercise), Log::default());
        Ok(())
    }

    fn first_real_game() -> (Setup, Vec<Seat>) {
        library::first_real_game(any_seed())
    }
}
