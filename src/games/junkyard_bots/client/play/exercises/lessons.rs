//! The lessons in the window, and the short real game after them.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::client::play::exercises::exercise::{JunkyardBotsExercise, lesson_at_table};
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lesson_session::LessonSession;
use crate::client::play::exercises::robots::robot_pictures;
use crate::game::Game;
use crate::lessons::{Lesson, LessonRun, library};
use crate::table::Setup;
use client::app::fault::OpenError;
use client::art::Composed;
use client::play::log::Log;
use client::play::playing::{CurrentGame, Play};
use client::play::seating::seat_game;
use client::play::start::lessons::TaughtInWindow;
use client::play::start::open::any_seed;
use shell::seats::default_name;
use shell::seats::{Colour, Seat, SeatKind};

/// Returns the seats of a lesson, and of the first real game: the learner and Rusty.
fn lesson_seats() -> Vec<Seat> {
    let seat = |colour, kind| Seat { name: default_name(colour).to_owned(), colour, kind };
    vec![seat(Colour::Orange, SeatKind::Human), seat(Colour::Green, SeatKind::Computer(library::FIRST_OPPONENT))]
}

/// Robots for the real game after the lessons, as they are in the lessons: the learner's, and the
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

impl TaughtInWindow for JunkyardBots {
    type Learned = Learned;

    fn lesson_at_table(play: &Play<Self>) -> Option<&LessonRun> {
        lesson_at_table(play)
    }

    fn lay_out_lesson(world: &mut World, lesson: &Arc<Lesson>) -> Result<(), OpenError> {
        // The saved inputs are repeated on a table apart, and the position that they lead to is
        // laid out.
        let mut table = Game::from_snapshot(lesson.setup(), lesson.start())?;
        let running = world.resource::<Learned>().lessons.resume(lesson, &mut table);
        let lesson_session = LessonSession::lay_out(world, lesson_seats(), running, table.snapshot())?;
        let exercise = Box::new(JunkyardBotsExercise::Lesson(lesson_session));
        seat_game(world, CurrentGame::<Self>::Exercise(exercise), Log::default());
        Ok(())
    }

    fn first_real_game() -> (Setup, Vec<Seat>) {
        (library::first_real_game(any_seed()), lesson_seats())
    }
}
