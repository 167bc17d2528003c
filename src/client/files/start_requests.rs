//! Fulfils requests to put a game or a lesson on the table.

use bevy::prelude::World;

use super::game_requests::GameRequest;
use crate::app::fault::{Done, Fault};
use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::play::start::lessons::{StartRequest, TaughtInWindow};

impl<G: TaughtInWindow> GameRequest for StartRequest<G> {
    fn shows_table(&self) -> bool {
        !matches!(self, Self::ForgetLessons)
    }

    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        let needs_lesson = matches!(self, Self::SkipLesson | Self::NextLesson);
        let started = self.start(world);
        if started.is_none() && needs_lesson {
            // No lesson is left: the list says so.
            world.write_message(Request::Show(Screen::Lessons));
        }
        started.map(|started| started.map_err(Fault::Begin).map(|()| None))
    }
}
