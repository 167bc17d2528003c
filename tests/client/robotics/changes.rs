//! Robotics and Junkyard Bots one after another at the same table: nothing of one game is left once
//! the other is there, and its screen is as if the other had never been opened.

use std::path::PathBuf;

use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, State};
use client::app::request::Request;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use robotics::action::{Action, Robotics};
use robotics::client::play::events::cue::TimedCue;
use robotics::client::play::offer::OfferSide;
use robotics::client::play::{Command, Question, RoboticsCommand};
use robotics::client::scene::view::TableUi;
use robotics::table::Setup;

use super::table::sample;
use crate::app::Client;
use crate::traces::{ScreenFacts, TracedGame, junkyard_bots_file, scenarios, seats_of};

impl TracedGame for Robotics {
    const PATH: &'static str = "robotics::";
    const ALWAYS_RUN: &'static [(&'static str, &'static str)] = &[
        ("bevy_state::", "the library follows the state of the question, which belongs to a screen of all games"),
        ("screen::ask_for_frames<", "the same, for the frame in which that state changes"),
    ];

    fn begin(client: &mut Client, letters: &str) {
        client.begin_robotics(Setup::new(letters.len() as u8, 5), seats_of(letters));
    }

    fn saved_game(_: &Client) -> PathBuf {
        sample("turn")
    }

    fn assert_own_is_gone(client: &mut Client, pristine: &mut Client) {
        assert!(!client.has_messages::<TimedCue>() && !client.has_messages::<StartRequest<Robotics>>());
        let question = client.app.world().get_resource::<State<Question>>();
        assert!(question.is_none_or(|question| question.is_none()));
        let view = |client: &Client| format!("{:?}", client.app.world().resource::<TableUi>());
        assert_eq!(view(client), view(pristine));
    }
}

#[test]
fn systems_of_robotics_run_at_its_own_table() {
    scenarios::assert_is_traced::<Robotics>(Client::new, "PlayState", "draw_table_screen");
}

#[test]
fn nothing_of_a_game_is_left_when_a_file_of_the_other_is_opened() {
    scenarios::open_one_after_another::<JunkyardBots, Robotics>(Client::new);
}

#[test]
fn nothing_of_a_game_is_left_when_the_other_is_continued() {
    scenarios::continue_after_another::<JunkyardBots, Robotics>(Client::new, Action::PassBid);
}

#[test]
fn nothing_of_a_game_is_left_when_the_other_is_watched() {
    scenarios::watch_one_beside_another::<JunkyardBots, Robotics>(Client::new);
}

#[test]
fn a_replay_of_robotics_that_leads_back_to_no_game_leaves_nothing() {
    scenarios::watch_without_a_game::<Robotics>(Client::new);
}

#[test]
fn commands_and_thoughts_of_robotics_end_with_it() {
    scenarios::command_before_another::<JunkyardBots, Robotics>(Client::new, Action::PassBid);
}

#[test]
fn nothing_of_a_lesson_is_left_when_the_other_game_comes() {
    let mut client = Client::new();
    client.ask(StartRequest::<Robotics>::TakeLesson(0));
    JunkyardBots::begin(&mut client, "pp");
    client.assert_is_gone::<Robotics, JunkyardBots>(Client::new, Screen::Table);
    client.ask(StartRequest::<JunkyardBots>::TakeLesson(0));
    Robotics::begin(&mut client, "pp");
    client.assert_is_gone::<JunkyardBots, Robotics>(Client::new, Screen::Table);
}

/// Leaves as much as possible in the making at a table of Robotics: an offer, a hint, a thing that
/// is chosen, an attempt that was refused, and a question.
fn use_robotics(client: &mut Client) {
    client.open_sample("turn");
    client.robotics_command(RoboticsCommand::BeginOffer(None));
    client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 2));
    client.robotics_command(RoboticsCommand::LeaveOffer);
    client.robotics_command(Command::Hint);
    client.key(KeyCode::Tab, Key::Tab);
    client.robotics_command(RoboticsCommand::Sabotage);
    assert!(client.robotics_reason().is_some(), "no saboteur was drawn");
    client.robotics_command(RoboticsCommand::Done);
    assert!(!client.robotics_question().is_none(), "a question is open");
}

/// Leaves a hint, a chosen part and a part in hand at a table of Junkyard Bots.
fn use_junkyard_bots(client: &mut Client) {
    client.ask(Request::Open(junkyard_bots_file()));
    client.letter('h');
    client.key(KeyCode::Tab, Key::Tab);
    client.enter();
}

#[test]
fn the_table_is_shown_and_told_as_if_the_other_game_had_never_been_there() {
    type Steps = (fn(&mut Client), fn() -> PathBuf);
    let both: [Steps; 2] = [(use_robotics, junkyard_bots_file), (use_junkyard_bots, || sample("turn"))];
    for (use_other, file) in both {
        let mut client = Client::new();
        use_other(&mut client);
        let mut pristine = Client::new();
        for client in [&mut client, &mut pristine] {
            client.ask(Request::Open(file()));
            assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
        }
        ScreenFacts::by(&mut client).assert_is_as_in(&ScreenFacts::by(&mut pristine));
    }
}
