//! Pictures of tests to share, from the screen of a finished game and from a replay.

use client::app::request::{Control, Request, SavePlace, Tour};
use client::app::screen::{Choosing, Screen};
use client::panels::poster::request::PictureRequest;
use engineers::action::{Action, Engineers};
use engineers::client::screens::results::test_pictures::picture_of_best_test;
use shell::seats::SeatId;

use super::super::table::sample;
use crate::app::Client;

/// The client at the results of a finished game.
fn at_results() -> Client {
    let mut client = Client::new();
    client.open_game(sample("finished"));
    client.ask(Request::Show(Screen::Victory));
    client.rest();
    client
}

/// Numbers of the steps with a test, and the seats that made them.
fn tests_of_game(client: &Client) -> Vec<(usize, SeatId)> {
    let steps = client.play_of::<Engineers>().history().steps().iter().enumerate();
    let tests = steps.filter(|(_, step)| matches!(step.action, Action::Test { .. }));
    tests.map(|(before, step)| (before + 1, step.seat)).collect()
}

/// Picture of a team's best test as a file; `None` if there is none.
fn saved_picture(client: &mut Client, seat: SeatId) -> Option<Vec<u8>> {
    let to = client.folder().join(format!("test_{}.png", seat.0));
    client.ask(PictureRequest::Save { picture: picture_of_best_test(seat), to: SavePlace::replacing(to.clone()) });
    std::fs::read(to).ok()
}

#[test]
fn each_team_that_has_tested_a_machine_has_a_picture_of_its_best_test() {
    let mut client = at_results();
    let tests = tests_of_game(&client);
    assert!(!tests.is_empty());
    let mut pictures = Vec::new();
    for seat in client.engineers(|table| table.seats().collect::<Vec<_>>()) {
        let has_tested = tests.iter().any(|(_, of)| *of == seat);
        let picture = saved_picture(&mut client, seat);
        assert_eq!(picture.is_some(), has_tested, "{seat:?}");
        pictures.extend(picture);
    }
    assert!(pictures.iter().all(|picture| picture.starts_with(b"\x89PNG") && picture.len() > 20_000));
    assert!(pictures.windows(2).all(|two| two[0] != two[1]));
    client.click_on("Save this test as a picture");
    assert!(client.app.world().contains_resource::<Choosing>());
}

#[test]
fn a_test_in_a_replay_is_saved_as_a_picture_by_its_button() {
    let mut client = Client::new();
    client.open_game(sample("finished"));
    let (step, _) = tests_of_game(&client)[0];
    client.ask(Request::WatchPlay(Tour { from: step - 1, until: None, is_paused: true }));
    let has_button = |client: &mut Client| {
        client.rest();
        client.noted().iter().any(|(name, _)| name == "Save this test as a picture")
    };
    client.ask(Request::Replay(Control::GoTo(step)));
    assert!(has_button(&mut client), "{:?}", client.noted());
    client.click_on("Save this test as a picture");
    assert!(client.app.world().contains_resource::<Choosing>());
    client.escape();
    client.ask(Request::Replay(Control::GoTo(step - 1)));
    assert!(!has_button(&mut client));
}

#[test]
fn there_is_no_picture_beside_the_results() {
    let mut client = at_results();
    client.ask(Request::Show(Screen::Table));
    assert_eq!(saved_picture(&mut client, SeatId(0)), None);
    assert!(client.fault().is_some());
}
