//! Engineers at Play and another game one after another at the same table: nothing of one game is
//! left once the other is there.

use std::path::PathBuf;

use bevy::prelude::State;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use engineers::action::{Action, Engineers};
use engineers::client::play::events::cue::TimedCue;
use engineers::client::play::{Dialog, Question, TurnButton};
use engineers::client::scene::view::TableUi;
use engineers::table::Setup;
use junkyard_bots::action::JunkyardBots;
use robotics::action::Robotics;

use super::scene::Scene;
use super::table::{client_at, sample};
use crate::app::Client;
use crate::traces::{TracedGame, scenarios, seats_of};

impl TracedGame for Engineers {
    const PATH: &'static str = "engineers::";
    const ALWAYS_RUN: &'static [(&'static str, &'static str)] = &[
        ("bevy_state::", "the library follows the state of the question, which belongs to a screen of all games"),
        ("screen::ask_for_frames<", "the same, for the frame in which that state changes"),
    ];

    fn begin(client: &mut Client, letters: &str) {
        client.begin_game::<Self>(Setup::new(letters.len() as u8, 5), seats_of(letters));
    }

    fn saved_game(_: &Client) -> PathBuf {
        sample("job")
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
fn systems_of_engineers_at_play_run_at_its_own_table() {
    scenarios::assert_is_traced::<Engineers>(Client::new, "PlayState", "draw_table_screen");
}

#[test]
fn nothing_of_a_game_is_left_when_a_file_of_the_other_is_opened() {
    scenarios::open_one_after_another::<JunkyardBots, Engineers>(Client::new);
    scenarios::open_one_after_another::<Robotics, Engineers>(Client::new);
}

#[test]
fn nothing_of_a_game_is_left_when_the_other_is_watched() {
    scenarios::watch_one_beside_another::<JunkyardBots, Engineers>(Client::new);
}

#[test]
fn a_replay_of_engineers_at_play_that_leads_back_to_no_game_leaves_nothing() {
    scenarios::watch_without_a_game::<Engineers>(Client::new);
}

#[test]
fn commands_and_thoughts_of_engineers_at_play_end_with_it() {
    scenarios::command_before_another::<JunkyardBots, Engineers>(Client::new, Action::EndTurn);
}

#[test]
fn nothing_of_a_lesson_is_left_when_the_other_game_comes() {
    let mut client = Client::new();
    client.ask(StartRequest::<Engineers>::TakeLesson(0));
    JunkyardBots::begin(&mut client, "pp");
    client.assert_is_gone::<Engineers, JunkyardBots>(Client::new, Screen::Table);
    client.ask(StartRequest::<JunkyardBots>::TakeLesson(0));
    Engineers::begin(&mut client, "pp");
    client.assert_is_gone::<JunkyardBots, Engineers>(Client::new, Screen::Table);
}

#[test]
fn a_dialog_and_a_question_go_with_the_game() {
    let mut client = client_at(Scene::new(2));
    client.press_button(TurnButton::Workbench);
    assert_eq!(client.engineers_begun().dialog, Dialog::Workbench);
    client.press_button(TurnButton::EndTurn);
    assert!(!client.engineers_question().is_none());
    JunkyardBots::begin(&mut client, "pp");
    client.assert_is_gone::<Engineers, JunkyardBots>(Client::new, Screen::Table);
}
