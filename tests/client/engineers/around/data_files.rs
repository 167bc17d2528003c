//! A set of things and machines from a file, for a new game.

use std::path::PathBuf;

use bevy_egui::egui::accesskit::Role;
use client::app::request::{Request, SavePlace};
use client::app::screen::{Choosing, Screen};
use client::kit::notes;
use client::screens::game_shelf::games::GameShelf;
use engineers::action::Engineers;
use shell::record::Recorded;

use crate::access::tree::{Tree, press};
use crate::app::Client;

/// The New game screen of Engineers at Play.
fn new_game() -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.app.world_mut().resource_mut::<GameShelf>().choose_game(Engineers::NAME);
    client.ask(Request::Show(Screen::NewGame));
    // The form scrolls, so what is below is pressed as a screen reader does.
    Tree::begin(&mut client);
    client
}

/// A set in a file: the game's own with another name and a change.
fn data_file(client: &Client, name: &str, from: &str, to: &str) -> PathBuf {
    let text = include_str!("../../../../assets/games/engineers/data.ron").replacen("The Old Yard", "The New Yard", 1);
    assert!(text.contains(from), "{from}");
    let path = client.folder().join(name);
    std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    path
}

/// Price of a tool kit in the game at the table, and the name of its set.
fn set_of_game(client: &Client) -> (u16, String) {
    let data = &client.play_of::<Engineers>().history().setup().data;
    let price = data.file().tools.iter().find(|tool| tool.name == "tool_kit").unwrap().price;
    (price, data.file().name.clone())
}

#[test]
fn a_set_that_is_dropped_is_chosen_and_the_saved_game_has_it() {
    let mut client = new_game();
    let path = data_file(&client, "own.ron", "title: \"Tool kit\", price: 200", "title: \"Tool kit\", price: 120");
    client.drop_file(&path);
    client.rest();
    assert_eq!((client.screen(), client.notice()), (Screen::NewGame, None));
    client.click_on("Start game");
    let own = (120, "The New Yard".to_owned());
    assert_eq!(set_of_game(&client), own);
    let saved = client.folder().join("saved.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(saved.clone())));
    // It can still be chosen for another game, and the game's own set too.
    for (choice, set) in [("The game's own", (200, "The Old Yard".to_owned())), ("own.ron", own.clone())] {
        client.ask(Request::Show(Screen::NewGame));
        client.rest();
        press(&mut client, Role::RadioButton, choice);
        client.click_on("Start game");
        assert_eq!(set_of_game(&client), set);
    }
    let mut other = Client::new();
    other.open_game(saved);
    assert_eq!(set_of_game(&other), own);
}

#[test]
fn a_wrong_file_is_told_and_changes_nothing() {
    let mut client = new_game();
    let broken = data_file(&client, "broken.ron", "class: Blank, count: 5", "class: Blank, count: 6");
    client.drop_file(&broken);
    client.rest();
    let told = client.notice().unwrap();
    assert!(told.starts_with("broken.ron: ") && told.contains("101"), "{told}");
    let neither = client.folder().join("neither.ron");
    std::fs::write(&neither, "(neither: 1)").unwrap();
    client.drop_file(&neither);
    client.rest();
    let told = client.notice().unwrap();
    assert!(told.starts_with("neither.ron is neither a saved game nor a set of things and machines"), "{told}");
    client.click_on("Start game");
    assert_eq!(set_of_game(&client).1, "The Old Yard");
}

#[test]
fn a_file_is_chosen_in_a_dialog() {
    let mut client = new_game();
    press(&mut client, Role::Button, "From a file");
    assert!(client.app.world().contains_resource::<Choosing>());
}
