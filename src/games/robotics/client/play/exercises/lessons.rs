//! The lessons in the window, and the short real game after them.

use std::sync::{Arc, LazyLock};

use bevy::prelude::World;
use bevy_egui::egui::Rect;

use super::learned::Learned;
use crate::action::Robotics;
use crate::client::art::coach::draw_coach;
use crate::client::art::robot::picture_of_robot;
use crate::client::play::command::RoboticsCommand;
use crate::lessons::{LEARNER, Lesson, LessonRun, all_lessons, library};
use crate::messages::phrase;
use crate::table::Setup;
use client::app::fault::OpenError;
use client::art::{Composed, Picture};
use client::kit::Pen;
use client::play::playing::Play;
use client::play::start::lessons::TaughtInWindow;
use client::play::start::open::any_seed;
use client::play::start::stepped::{SteppedInWindow, lay_out_stepped_lesson, lesson_at_table};
use client::screens::lessons::coach::Coached;
use shell::language::Phrase;
use shell::seats::Seat;

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
        lay_out_stepped_lesson::<Self>(world, lesson)
    }

    fn first_real_game() -> (Setup, Vec<Seat>) {
        library::first_real_game(any_seed())
    }
}

impl SteppedInWindow for Robotics {
    const READ_ON: RoboticsCommand = RoboticsCommand::ReadOn;
    const STEP_BACK: RoboticsCommand = RoboticsCommand::StepBack;
}

impl Coached for Robotics {
    const DRAW_COACH: fn(&mut Pen, Rect) = draw_coach;

    fn all_lessons_done(count: usize) -> Phrase {
        phrase!("robotics-coach-all-done", count = count)
    }
}
