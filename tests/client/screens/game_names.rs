//! Screens that tell of several games which one they are for: the form of a new game, the end of a
//! game, and the lessons.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;
use client::screens::game_shelf::games::GameShelf;

use super::game_shelf::{chosen, open_shelf, shelf_in};
use super::new_game::click;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::sizes::faults::faults;

/// Whether a screen reader finds a heading that begins with some words.
fn has_heading(client: &mut Client, begins: &str) -> bool {
    Tree::begin(client);
    Tree::of(client).find(Role::Heading, begins).is_some()
}

#[test]
fn the_form_names_its_game_where_there_are_several() {
    let mut client = open_shelf(2);
    click(&mut client, "Play");
    assert_eq!(client.screen(), Screen::NewGame);
    assert!(has_heading(&mut client, "New game: Junkyard Bots"));
    click(&mut client, "Back");
    assert_eq!(client.screen(), Screen::GameShelf);
    let mut client = shelf_in(1, 1280.0, 800.0, 100, "en");
    click(&mut client, "New game");
    assert!(has_heading(&mut client, "New game") && !has_heading(&mut client, "New game: "));
}

/// The end of a game with as many games on the shelf.
fn at_end(count: usize) -> Client {
    let mut client = shelf_in(count, 1280.0, 800.0, 100, "en");
    let path = client.folder().join("game.ron");
    let text = crate::table::panels::finished().saved_text(std::time::SystemTime::UNIX_EPOCH);
    std::fs::write(&path, text).unwrap();
    client.ask(Request::Open(path));
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    client
}

#[test]
fn a_new_game_after_the_end_may_be_another_one_and_play_again_is_the_same_one() {
    let mut client = at_end(2);
    click(&mut client, "New game");
    assert_eq!((client.screen(), chosen(&client)), (Screen::GameShelf, "Junkyard Bots"));
    client.escape();
    assert_eq!(client.screen(), Screen::Victory);
    client.rest();
    click(&mut client, "Play again");
    assert_eq!(client.screen(), Screen::Table);
    let mut client = at_end(1);
    click(&mut client, "New game");
    assert_eq!(client.screen(), Screen::NewGame);
}

/// Tags above the lessons.
fn lesson_tags(client: &mut Client) -> Vec<&'static str> {
    client.ask(Request::Show(Screen::Lessons));
    Tree::begin(client);
    let tree = Tree::of(client);
    let names = ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play"];
    names.into_iter().filter(|name| tree.find(Role::RadioButton, name).is_some()).collect()
}

#[test]
fn tags_above_the_lessons_lead_to_those_of_another_game() {
    let mut client = shelf_in(4, 1280.0, 800.0, 100, "en");
    assert_eq!(lesson_tags(&mut client), ["Junkyard Bots", "Robotics", "Engineers at Play"]);
    click(&mut client, "Robotics");
    assert_eq!((chosen(&client), client.screen()), ("Robotics", Screen::Lessons));
    // Of two games here, one has lessons.
    assert!(lesson_tags(&mut shelf_in(2, 1280.0, 800.0, 100, "en")).is_empty());
}

#[test]
fn the_lessons_of_one_game_at_a_time_are_drawn_whichever_was_chosen_before() {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.ask(Request::Show(Screen::Lessons));
    // Two lists in one frame would fail, as their rows have the same ids.
    for name in ["Robotics", "Engineers at Play", "Scrapyard", "Junkyard Bots", "Engineers at Play", "Junkyard Bots"] {
        click(&mut client, name);
        assert_eq!(client.screen(), Screen::Lessons);
        assert!(chosen(&client).starts_with(name), "{name}");
    }
}

#[test]
fn the_lessons_are_those_of_a_game_that_has_some() {
    let mut client = shelf_in(2, 1280.0, 800.0, 100, "en");
    client.app.world_mut().resource_mut::<GameShelf>().choose(1);
    client.ask(Request::Show(Screen::Lessons));
    assert_eq!(chosen(&client), "Junkyard Bots");
}

#[test]
fn nothing_is_cut_or_written_over_with_several_games() {
    let mut wrong = BTreeSet::new();
    for (width, height, percent) in
        [(1280.0, 800.0, 100), (1024.0, 640.0, 100), (1280.0, 800.0, 150), (1280.0, 800.0, 200)]
    {
        for language in ["en", "de", "es"] {
            let mut client = shelf_in(4, width, height, percent, language);
            for screen in [Screen::NewGame, Screen::Lessons, Screen::HowToPlay] {
                client.ask(Request::Show(screen));
                let found = faults(&mut client, percent);
                wrong.extend(
                    found.into_iter().map(|fault| format!("{screen:?}, {width}, {percent} %, {language}: {fault}")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}
