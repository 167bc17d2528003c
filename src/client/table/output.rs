//! Commands and requests that the panels of a table screen leave.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::{MessageWriter, ResMut};
use bevy::window::RequestRedraw;

use crate::app::frames::NextFrame;
use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::play::command::Command;
use crate::play::game::ClientGame;
use crate::play::turn_stage::TurnStage;

/// Commands and requests of one frame.
#[derive(Clone, Debug)]
pub struct TableOutput<G: ClientGame> {
    /// Commands to the table.
    pub commands: Vec<Command<G>>,
    /// Requests to the app.
    pub requests: Vec<Request>,
    /// Time until the next frame is due, if nothing happens before.
    pub due: Option<Duration>,
}

impl<G: ClientGame> Default for TableOutput<G> {
    fn default() -> Self {
        Self { commands: Vec::new(), requests: Vec::new(), due: None }
    }
}

impl<G: ClientGame> TableOutput<G> {
    /// Adds a command to the table, which is done at the end of the frame.
    pub fn send_command(&mut self, command: impl Into<Command<G>>) {
        self.commands.push(command.into());
    }

    /// Adds a request to the app, which is done at the end of the frame.
    pub fn send_request(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// Goes on from a stage: to the results of a game that is over, or in the game.
    pub fn go_on(&mut self, stage: &TurnStage<G>) {
        if *stage == TurnStage::Over {
            self.send_request(Request::Show(Screen::Victory));
        } else {
            self.send_command(Command::Advance);
        }
    }
}

/// Writers of what the panels of a table screen leave.
#[derive(SystemParam)]
pub struct OutputWriters<'w, G: ClientGame> {
    commands: MessageWriter<'w, Command<G>>,
    redraw: MessageWriter<'w, RequestRedraw>,
    next: ResMut<'w, NextFrame>,
}

impl<G: ClientGame> OutputWriters<'_, G> {
    /// Writes the commands and requests of a frame, and asks for the next frame.
    pub fn write(&mut self, output: TableOutput<G>, requests: &mut MessageWriter<Request>) {
        if !output.commands.is_empty() || !output.requests.is_empty() {
            self.redraw.write(RequestRedraw);
        }
        if let Some(due) = output.due {
            self.next.request_within(due);
        }
        self.commands.write_batch(output.commands);
        requests.write_batch(output.requests);
    }
}
