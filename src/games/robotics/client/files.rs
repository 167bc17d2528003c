//! Fulfils the requests of this game.

use bevy::prelude::*;

use super::app::request::RoboticsRequest;
use crate::action::Robotics;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons;
use client::app::fault::{Done, Fault};
use client::app::request::Request;
use client::app::screen::Screen;
use client::files::game_requests::{GameRequest, add_requests};
use client::play::open;

pub(super) fn plugin(app: &mut App) {
    add_requests::<RoboticsRequest>(app);
}

impl GameRequest for RoboticsRequest {
    fn shows_table(&self) -> bool {
        matches!(
            self,
            Self::Begin(..) | Self::TakeLesson(_) | Self::SkipLesson | Self::NextLesson | Self::FirstRealGame
        )
    }

    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        let begun = match self {
            Self::Begin(setup, seats) => open::begin::<Robotics>(world, *setup, seats),
            Self::TakeLesson(number) => lessons::take_lesson(world, number)?,
            Self::SkipLesson | Self::NextLesson => {
                if matches!(self, Self::SkipLesson) {
                    lessons::skip_lesson(world);
                }
                let Some(begun) = lessons::take_next_lesson(world) else {
                    world.write_message(Request::Show(Screen::Lessons));
                    return None;
                };
                begun
            }
            Self::ForgetLessons => {
                world.get_resource_or_init::<Learned>().lessons.start_over();
                return None;
            }
            Self::FirstRealGame => {
                let (setup, seats) = lessons::first_real_game();
                open::begin::<Robotics>(world, setup, seats)
            }
        };
        Some(begun.map_err(Fault::Begin).map(|()| None))
    }
}
