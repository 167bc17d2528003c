//! The lessons in the window, and the short real game after them.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::Rect;

use super::learned::Learned;
use crate::action::Engineers;
use crate::client::art::coach::draw_coach;
use crate::client::play::command::EngineersCommand;
use crate::lessons::{Lesson, LessonRun, library};
use crate::messages::phrase;
use crate::table::Setup;
use client::app::fault::OpenError;
use client::kit::Pen;
use client::play::playing::Play;
use client::play::start::lessons::TaughtInWindow;
use client::play::start::open::any_seed;
use client::play::start::stepped::{SteppedInWindow, lay_out_stepped_lesson, lesson_at_table};
use client::screens::lessons::coach::Coached;
use shell::language::Phrase;
use shell::seats::Seat;

impl TaughtInWindow for Engineers {
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

impl SteppedInWindow for Engineers {
    const READ_ON: EngineersCommand = EngineersCommand::ReadOn;
    const STEP_BACK: EngineersCommand = EngineersCommand::StepBack;
}

impl Coached for Engineers {
    const DRAW_COACH: fn(&mut Pen, Rect) = draw_coach;

    fn all_lessons_done(count: usize) -> Phrase {
        phrase!("engineers-coach-all-done", count = count)
    }
}
