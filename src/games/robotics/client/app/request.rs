//! Requests that only screens of this game make of the app.

use bevy::prelude::Message;

use crate::table::Setup;
use client::app::request::{GameMessage, Request};
use shell::seats::Seat;

/// Request that this game makes of the app.
#[derive(Message, Clone, Debug)]
pub enum RoboticsRequest {
    /// Begins a game.
    Begin(Box<Setup>, Vec<Seat>),
    /// Begins or resumes a lesson, by its number from 0.
    TakeLesson(usize),
    /// Counts the lesson at the table as done, and begins or resumes the next one.
    SkipLesson,
    /// Begins or resumes the next lesson.
    NextLesson,
    /// Forgets which lessons are done.
    ForgetLessons,
    /// Begins the short real game after the lessons.
    FirstRealGame,
}

impl From<RoboticsRequest> for Request {
    fn from(request: RoboticsRequest) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}
