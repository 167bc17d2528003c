//! The books of rules of all games on the shelf: which one is open, and at which page.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;

use super::game_shelf::chosen;
use super::new_game::click;
use super::several_games::{tells, with_all_games};
use crate::access::focus::{focused_name, tab_to};
use crate::access::tree::Tree;
use crate::app::Client;

#[test]
fn how_to_play_names_its_game_and_its_tags_lead_to_others() {
    let mut client = with_all_games("Scrapyard", Screen::HowToPlay);
    assert!(tells(&mut client, "How to play: Scrapyard"));
    (0..30).for_each(|_| client.arrow_right());
    assert!(Tree::of(&mut client).find(Role::Heading, "Keys").is_some());
    click(&mut client, "Robotics");
    assert!(tells(&mut client, "How to play: Robotics"));
    assert_eq!(chosen(&client), "Scrapyard", "only the book is another");
    assert_in_view(&mut client, "The aim");
    // The keyboard goes along the tags, and turns no page there.
    tab_to(&mut client, "RadioButton Robotics");
    client.arrow_right();
    assert_eq!(focused_name(&mut client), "RadioButton Engineers at Play");
    client.arrow_right();
    assert!(tells(&mut client, "How to play: Engineers at Play"));
    assert_in_view(&mut client, "The aim");
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(focused_name(&mut client), "RadioButton Scrapyard");
    assert_in_view(&mut client, "Keys");
    client.escape();
    client.ask(Request::Show(Screen::HowToPlay));
    assert!(tells(&mut client, "How to play: Scrapyard"), "it begins with the chosen game");
}

#[test]
fn the_tags_of_the_games_keep_their_places_and_the_list_comes_back_to_the_open_page() {
    let mut client = with_all_games("Junkyard Bots", Screen::HowToPlay);
    Tree::begin(&mut client);
    let tag = |client: &mut Client| Tree::of(client).middle(Role::RadioButton, "Robotics");
    let before = tag(&mut client);
    click(&mut client, "Engineers at Play");
    assert_eq!(tag(&mut client), before, "however long the heading is");
    click(&mut client, "Junkyard Bots");
    (0..30).for_each(|_| client.arrow_right());
    client.escape();
    client.ask(Request::Show(Screen::HowToPlay));
    assert_in_view(&mut client, "Keys");
}

#[test]
fn the_help_key_leads_from_the_lessons_to_the_rules_and_back() {
    let mut client = with_all_games("Scrapyard", Screen::Lessons);
    client.key(KeyCode::F1, Key::F1);
    assert!(tells(&mut client, "How to play: Scrapyard"));
    client.escape();
    assert_eq!((client.screen(), chosen(&client)), (Screen::Lessons, "Scrapyard"));
}

#[test]
fn a_page_of_one_game_is_at_its_top_although_that_of_another_was_scrolled() {
    let mut client = with_all_games("Scrapyard", Screen::HowToPlay);
    Tree::begin(&mut client);
    let keys_of = |client: &mut Client, game: &str| {
        click(client, game);
        (0..30).for_each(|_| client.arrow_right());
    };
    let height = |client: &mut Client| {
        client.rest();
        Tree::of(client).find(Role::Heading, "At the table").and_then(|(_, node)| node.bounds()).map(|it| it.y0)
    };
    keys_of(&mut client, "Robotics");
    let top = height(&mut client);
    keys_of(&mut client, "Scrapyard");
    assert!(top.is_some() && height(&mut client) == top);
    client.key(KeyCode::End, Key::End);
    let scrolled = height(&mut client);
    assert_ne!(scrolled, top);
    click(&mut client, "Robotics");
    assert_eq!(height(&mut client), top);
    click(&mut client, "Scrapyard");
    assert_eq!(height(&mut client), scrolled, "each keeps its own place");
}

#[test]
fn how_to_play_comes_back_from_the_settings_to_the_same_book() {
    let mut client = with_all_games("Scrapyard", Screen::HowToPlay);
    click(&mut client, "Engineers at Play");
    // The page before the last one.
    (0..30).for_each(|_| client.arrow_right());
    client.key(KeyCode::ArrowUp, Key::ArrowUp);
    client.rest();
    click(&mut client, "Open the settings");
    assert_eq!(client.screen(), Screen::Settings);
    client.escape();
    assert!(tells(&mut client, "How to play: Engineers at Play"));
}

/// Asserts that the entry of the open page is in view in the list of pages.
fn assert_in_view(client: &mut Client, page: &str) {
    client.rest();
    let tree = Tree::of(client);
    let (_, y) = tree.middle(Role::RadioButton, page);
    let (_, top) = tree.middle(Role::RadioButton, "Junkyard Bots");
    assert!(y > top && y < 740.0, "{page} is at {y}, the tags are at {top}");
}
