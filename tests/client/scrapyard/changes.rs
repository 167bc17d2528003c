//! Scrapyard and another game one after another at the same table: nothing of one game is left once
//! the other is there.

use std::path::PathBuf;

use bevy::prelude::State;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use robotics::action::Robotics;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::client::play::events::cue::TimedCue;
use scrapyard::client::play::{Command, Order, Question, ScrapyardCommand, TurnButton};
use scrapyard::client::scene::view::TableUi;
use scrapyard::table::Setup;

use super::table::sample;
use crate::app::Client;
use crate::traces::{TracedGame, scenarios, seats_of};

impl TracedGame for Scrapyard {
    const PATH: &'static str = "scrapyard::";
    const ALWAYS_RUN: &'static [(&'static str, &'static str)] = &[
        ("bevy_state::", "the library follows the state of the question, which belongs to a screen of all games"),
        ("screen::ask_for_frames<", "the same, for the frame in which that state changes"),
    ];

    fn begin(client: &mut Client, letters: &str) {
        client.begin_game::<Self>(Setup::new(letters.len() as u8, 5), seats_of(letters));
    }

    fn saved_game(_: &Client) -> PathBuf {
        sample("step")
    }

    fn assert_own_is_gone(client: &mut Client, pristine: &mut Client) {
        assert!(!client.has_messages::<TimedCue>() && !client.has_messages::<StartRequest<Self>>());
        let question = client.app.world().get_resource::<State<Question>>();
        assert!(question.is_none_or(|question| question.is_none()));
        let view = |client: &Client| format!("{:?}", client.app.world().resource::<TableUi>());
        assert_eq!(view(client), view(pristine));
    }
}

#[test]
fn systems_of_scrapyard_run_at_its_own_table() {
    scenarios::assert_is_traced::<Scrapyard>(Client::new, "PlayState", "draw_table_screen");
}

#[test]
fn nothing_of_a_game_is_left_when_a_file_of_the_other_is_opened() {
    scenarios::open_one_after_another::<JunkyardBots, Scrapyard>(Client::new);
    scenarios::open_one_after_another::<Robotics, Scrapyard>(Client::new);
}

#[test]
fn nothing_of_a_game_is_left_when_the_other_is_continued() {
    scenarios::continue_after_another::<JunkyardBots, Scrapyard>(Client::new, Action::Pass);
}

#[test]
fn nothing_of_a_game_is_left_when_the_other_is_watched() {
    scenarios::watch_one_beside_another::<JunkyardBots, Scrapyard>(Client::new);
}

#[test]
fn a_replay_of_scrapyard_that_leads_back_to_no_game_leaves_nothing() {
    scenarios::watch_without_a_game::<Scrapyard>(Client::new);
}

#[test]
fn commands_and_thoughts_of_scrapyard_end_with_it() {
    scenarios::command_before_another::<JunkyardBots, Scrapyard>(Client::new, Action::Pass);
}

#[test]
fn nothing_of_a_lesson_is_left_when_the_other_game_comes() {
    let mut client = Client::new();
    client.ask(StartRequest::<Scrapyard>::TakeLesson(0));
    JunkyardBots::begin(&mut client, "pp");
    client.assert_is_gone::<Scrapyard, JunkyardBots>(Client::new, Screen::Table);
    client.ask(StartRequest::<JunkyardBots>::TakeLesson(0));
    Scrapyard::begin(&mut client, "pp");
    client.assert_is_gone::<JunkyardBots, Scrapyard>(Client::new, Screen::Table);
}

#[test]
fn what_is_begun_at_the_table_and_a_question_go_with_the_game() {
    let mut client = Client::new();
    Scrapyard::begin(&mut client, "pp");
    client.scrapyard_command(ScrapyardCommand::Button(TurnButton::Rummage));
    assert_eq!(client.scrapyard_begun().order, Some(Order::Rummage));
    client.scrapyard_command(Command::Hint);
    client.scrapyard_command(ScrapyardCommand::Button(TurnButton::Pass));
    assert!(!client.scrapyard_question().is_none());
    JunkyardBots::begin(&mut client, "pp");
    client.assert_is_gone::<Scrapyard, JunkyardBots>(Client::new, Screen::Table);
}
