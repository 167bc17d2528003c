//! Commands and requests that the panels of a table screen leave.

use std::time::Duration;

use crate::app::request::Request;
use crate::play::command::Command;
use crate::play::game::ClientGame;

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
}
