//! The client at a table of any game: the game, the interaction with its table, and commands.

use std::path::{Path, PathBuf};

use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::play::advice::pending::Advice;
use client::play::command::Command;
use client::play::game::ClientGame;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::start::lessons::{StartRequest, TaughtInWindow};
use client::play::turn_stage::TurnStage;
use shell::seats::{Seat, SeatId};
use shell::table::{Restorable, Rules, TableIn, read_table};

use super::{Client, in_english};

/// Most stages between two choices.
const MOST_STAGES: usize = 50;

/// Path of a kept saved game.
pub fn kept_game(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/{name}.ron"))
}

impl Client {
    /// Begins a game.
    pub fn begin_game<G: TaughtInWindow>(&mut self, setup: G::Setup, seats: Vec<Seat>) {
        notes::start_recording();
        self.ask(StartRequest::<G>::Begin(Box::new(setup), seats.into()));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table));
    }

    /// Opens a saved game.
    pub fn open_game(&mut self, file: PathBuf) {
        notes::start_recording();
        self.ask(Request::Open(file.clone()));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table), "{}", file.display());
    }

    /// Reads the table of a game.
    pub fn read_of<G: Rules, R>(&mut self, ask: impl FnOnce(&G::Table<'_>) -> R) -> R {
        read_table::<G, R>(self.app.world_mut(), ask).expect("a table of the game is laid out")
    }

    /// The whole table of a game as it is now.
    pub fn snapshot_of<G: Rules>(&mut self) -> G::Snapshot {
        TableIn::<G>::of(self.app.world_mut()).expect("a table of the game is laid out").snapshot()
    }

    /// The game that is played.
    pub fn play_of<G: ClientGame>(&self) -> &Play<G> {
        self.app.world().resource()
    }

    /// The interaction of the players with the table of a game.
    pub fn interaction_of<G: ClientGame>(&self) -> &Interaction<G> {
        self.app.world().resource()
    }

    /// Sends a command to the table of a game.
    pub fn command_of<G: ClientGame>(&mut self, command: impl Into<Command<G>>) {
        self.app.world_mut().write_message(command.into());
        self.rest();
    }

    /// Number of steps of a game.
    pub fn steps_of<G: ClientGame>(&self) -> usize {
        self.play_of::<G>().history().steps().len()
    }

    /// Actions of a game so far.
    pub fn actions_of<G: ClientGame>(&self) -> Vec<G::Action> {
        self.play_of::<G>().history().steps().iter().map(|step| step.action.clone()).collect()
    }

    /// Seat whose choice a game awaits.
    pub fn awaited_of<G: Rules>(&mut self) -> Option<SeatId> {
        self.read_of::<G, _>(|table| G::awaited(table).seat)
    }

    /// Reason why the last attempt was not possible, in English.
    pub fn reason_of<G: ClientGame>(&self) -> Option<String> {
        self.interaction_of::<G>().reason_not.as_ref().map(in_english)
    }

    /// Whether advice for a player of a game is being worked out.
    pub fn is_advised<G: ClientGame>(&self) -> bool {
        self.app.world().resource::<Advice<G>>().is_coming()
    }

    /// Ends all that is shown, handed over or covered before the next choice.
    pub fn advance_to_choice<G: ClientGame>(&mut self) {
        for _ in 0..MOST_STAGES {
            if matches!(self.interaction_of::<G>().stage, TurnStage::Choosing | TurnStage::Over) {
                return;
            }
            self.command_of::<G>(Command::Advance);
        }
        panic!("the game does not go on: {:?}", self.interaction_of::<G>().stage);
    }

    /// Clicks on the thing with a name.
    pub fn click_on(&mut self, name: &str) {
        let (x, y) = self.place(name);
        self.click(x, y);
        self.move_to(1.0, 1.0);
        self.rest();
    }

    /// Drags from one named thing to another.
    pub fn drag_named(&mut self, from: &str, to: &str) {
        let from = self.place(from);
        let to = self.place(to);
        self.drag(from, to);
        self.drop();
    }
}
