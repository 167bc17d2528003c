//! The lessons in the window, and the short real game after them.

use std::sync::Arc;

use bevy::prelude::World;

use super::exercise::{ScrapyardExercise, lesson_at_table};
use super::learned::Learned;
use crate::action::Scrapyard;
use crate::game::Game;
use crate::lessons::{Lesson, LessonRun, library};
use crate::table::{Setup, SnapshotError};
use client::app::fault::OpenError;
use client::play::log::Log;
use client::play::playing::{CurrentGame, Play};
use client::play::seating::seat_game;
use client::play::start::lessons::TaughtInWindow;
use client::play::start::open::any_seed;
use shell::language::InWords;
use shell::seats::Seat;
use shell::table::restore;

impl TaughtInWindow for Scrapyard {
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
        let exercise = Box::new(ScrapyardExercise::new(running));
        seat_game(world, CurrentGame::<Self>::Exercise(exercise), Log::default());
        Ok(())
    }

    fn first_real_game() -> (Setup, Vec<Seat>) {
        library::first_real_game(any_seed())
    }
}
