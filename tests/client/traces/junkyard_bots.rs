//! Junkyard Bots as a game whose traces can be told from those of others.

use std::path::{Path, PathBuf};

use bevy::prelude::State;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::Question;
use junkyard_bots::client::play::events::cue::TimedCue;
use junkyard_bots::table::Setup;

use super::{TracedGame, seats_of};
use crate::app::Client;

/// A saved game of Junkyard Bots.
pub fn junkyard_bots_file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v1_scrounge.ron")
}

impl TracedGame for JunkyardBots {
    const PATH: &'static str = "junkyard_bots::";
    const ALWAYS_RUN: &'static [(&'static str, &'static str)] = &[
        ("bevy_state::", "the library follows the state of the question, which belongs to a screen of all games"),
        ("screen::ask_for_frames<", "the same, for the frame in which that state changes"),
        ("found_puzzles::take_results", "puzzles are worked out in the background, whatever is played"),
    ];

    fn begin(client: &mut Client, letters: &str) {
        let setup = Setup::new(letters.len() as u8, 5);
        client.ask(StartRequest::<Self>::Begin(Box::new(setup), seats_of(letters).into()));
        assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    }

    fn saved_game(_: &Client) -> PathBuf {
        junkyard_bots_file()
    }

    fn assert_own_is_gone(client: &mut Client, pristine: &mut Client) {
        assert!(!client.has_messages::<TimedCue>() && !client.has_messages::<JunkyardRequest>());
        let question = client.app.world().get_resource::<State<Question>>();
        assert!(question.is_none_or(|question| question.is_none()));
        assert_eq!(format!("{:?}", client.view()), format!("{:?}", pristine.view()));
    }
}
