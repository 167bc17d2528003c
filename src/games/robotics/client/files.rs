//! Fulfils the requests of this game.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::app::request::RoboticsRequest;
use crate::action::Robotics;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons;
use client::app::fault::{Done, Fault};
use client::app::jobs::FinishJobs;
use client::app::notice::Notice;
use client::app::request::{FulfilRequests, Request};
use client::app::screen::Screen;
use client::files::opening::show_table;
use client::play::{ExecuteCommands, open};

pub(super) fn plugin(app: &mut App) {
    let fulfil = fulfil_requests
        .in_set(FulfilRequests::OfGame)
        .before(ExecuteCommands)
        .before(FinishJobs)
        .run_if(on_message::<RoboticsRequest>);
    app.add_systems(Update, fulfil);
}

/// Fulfils the requests made since the last frame, in order.
fn fulfil_requests(world: &mut World, mut cursor: Local<MessageCursor<RoboticsRequest>>) {
    let requests: Vec<RoboticsRequest> = cursor.read(world.resource::<Messages<RoboticsRequest>>()).cloned().collect();
    for request in requests {
        let shows_table = request.shows_table();
        let Some(went) = fulfil_request(world, request) else { continue };
        if went.is_ok() && shows_table {
            show_table(world);
        }
        world.resource_mut::<Notice>().show_outcome(went);
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Fulfils a request; `None` if its outcome is told elsewhere.
fn fulfil_request(world: &mut World, request: RoboticsRequest) -> Option<Result<Option<Done>, Fault>> {
    let begun = match request {
        RoboticsRequest::Begin(setup, seats) => open::begin::<Robotics>(world, *setup, seats),
        RoboticsRequest::TakeLesson(number) => lessons::take_lesson(world, number)?,
        RoboticsRequest::SkipLesson | RoboticsRequest::NextLesson => {
            if matches!(request, RoboticsRequest::SkipLesson) {
                lessons::skip_lesson(world);
            }
            let Some(begun) = lessons::take_next_lesson(world) else {
                world.write_message(Request::Show(Screen::Lessons));
                return None;
            };
            begun
        }
        RoboticsRequest::ForgetLessons => {
            world.get_resource_or_init::<Learned>().lessons.start_over();
            return None;
        }
        RoboticsRequest::FirstRealGame => {
            let (setup, seats) = lessons::first_real_game();
            open::begin::<Robotics>(world, setup, seats)
        }
    };
    Some(begun.map_err(Fault::Begin).map(|()| None))
}
