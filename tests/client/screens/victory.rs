//! The victory screen: awards, portraits, and the next game of the same seats.

use std::time::Duration;

use client::app::request::Request;
use client::app::screen::{Choosing, Screen};

use crate::app::Client;

#[test]
fn a_finished_game_leads_to_the_victory_screen() {
    let mut client = Client::at(&mut crate::table::panels::finished());
    assert_eq!(client.screen(), Screen::Table);
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
}

/// The victory screen of a finished game.
pub fn at_victory() -> Client {
    let mut client = Client::at(&mut crate::table::panels::finished());
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    client
}

#[test]
fn again_is_one_press_to_the_first_build_of_the_same_seats() {
    let mut client = at_victory();
    let setup = client.play().history().setup().clone();
    let seats = client.play().seats().to_vec();
    // Just after the result has come, nobody wants another game yet.
    client.rest();
    crate::screens::new_game::click(&mut client, "Play again");
    assert_eq!(client.screen(), Screen::Table);
    let history = client.play().history();
    assert_eq!((history.seats(), history.steps().len()), (seats.as_slice(), 0));
    let again = history.setup();
    assert_eq!((&again.tiles, again.seats, again.energy_to_win), (&setup.tiles, setup.seats, setup.energy_to_win));
    assert_ne!(again.seed, setup.seed);
    let state = client.app.world().resource::<junkyard_bots::table::RoundState>();
    assert!(matches!(state.turn.as_ref().unwrap().choice, junkyard_bots::table::Choice::FirstBuild));
}

#[test]
fn enter_that_is_pressed_once_too_often_shows_the_result_and_begins_no_game() {
    let mut client = Client::at(&mut crate::table::panels::finished());
    client.set_pace(Duration::from_millis(1));
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    client.set_pace(Duration::from_millis(400));
    client.rest();
    client.enter();
    assert_eq!(client.screen(), Screen::Table, "later it plays again");
}

#[test]
fn awards_and_a_portrait_are_shown_and_a_press_on_it_asks_where_to() {
    client::kit::notes::start_recording();
    let mut client = at_victory();
    let chronicle = junkyard_bots::record::chronicle_of(client.play().history()).unwrap();
    let given = junkyard_bots::record::awards::choose_awards(&chronicle, &client.play().history().setup().tiles);
    let noted = client.noted();
    let is_there = |title: &str| noted.iter().any(|(name, _)| name == title);
    let titles = [
        "Hardest hit",
        "Luckiest blind take",
        "Longest pipe",
        "Most parts",
        "Biggest meal",
        "Best dodger",
        "Fastest robot",
        "Toughest robot",
        "Best scrounger",
    ];
    assert_eq!(titles.into_iter().filter(|title| is_there(title)).count(), given.len(), "{noted:?}");
    crate::screens::new_game::click(&mut client, "Save portrait");
    assert!(client.app.world().contains_resource::<Choosing>());
}

#[test]
fn back_from_the_title_a_finished_game_shows_its_result() {
    let mut client = at_victory();
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
    let said = client.noted();
    assert!(said.iter().all(|(name, _)| name != "Back to the table"), "{said:?}");
    crate::screens::new_game::click(&mut client, "Continue");
    assert_eq!(client.screen(), Screen::Victory);
    client.ask(Request::Show(Screen::Table));
    client.ask(Request::OpenMenu);
    crate::screens::new_game::click(&mut client, "Back to the result");
    assert_eq!(client.screen(), Screen::Victory);
}
