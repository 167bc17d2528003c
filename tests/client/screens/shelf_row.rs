//! The row of boxes on the shelf: a list for screen readers that scrolls if there are many games,
//! and the motion at Play.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use client::app::screen::Screen;
use client::settings::{Settings, Speed};

use super::game_shelf::{chosen, open_shelf};
use super::new_game::click;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::sizes::faults::faults;

/// Beginnings of the names of the games of which boxes are shown.
fn boxes(client: &mut Client) -> Vec<String> {
    Tree::begin(client);
    let all = Tree::of(client).all();
    let names = ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play", "A fifth game", "A sixth game"];
    let is_shown = |name: &&str| all.lines().any(|line| line.starts_with(*name) && line.contains(" of 6"));
    names.into_iter().filter(is_shown).map(str::to_owned).collect()
}

#[test]
fn the_boxes_are_a_list_of_options() {
    let mut client = open_shelf(3);
    Tree::begin(&mut client);
    let tree = Tree::of(&mut client);
    let (_, list) = tree.find(Role::ListBox, "Games").unwrap_or_else(|| panic!("{}", tree.all()));
    assert_eq!(list.children().len(), 3);
    for name in ["Junkyard Bots, 1 of 3, chosen", "Scrapyard Robot Battle, 2 of 3", "Robotics, 3 of 3"] {
        assert!(tree.find(Role::ListBoxOption, name).is_some_and(|(id, _)| list.children().contains(id)), "{name}");
    }
}

#[test]
fn many_boxes_scroll_and_the_chosen_one_is_always_shown() {
    let mut client = open_shelf(6);
    assert_eq!(boxes(&mut client), ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play"]);
    client.key(KeyCode::End, Key::End);
    assert_eq!(chosen(&client), "A sixth game");
    assert_eq!(boxes(&mut client), ["Robotics", "Engineers at Play", "A fifth game", "A sixth game"]);
    // The row stays while the choice moves inside it.
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(boxes(&mut client), ["Robotics", "Engineers at Play", "A fifth game", "A sixth game"]);
    client.key(KeyCode::Home, Key::Home);
    assert_eq!((chosen(&client), boxes(&mut client)[0].as_str()), ("Junkyard Bots", "Junkyard Bots"));
}

#[test]
fn arrows_scroll_by_one_box_and_take_the_choice_along() {
    let mut client = open_shelf(6);
    click(&mut client, "Games to the right");
    assert_eq!(chosen(&client), "Scrapyard Robot Battle");
    assert_eq!(boxes(&mut client), ["Scrapyard", "Robotics", "Engineers at Play", "A fifth game"]);
    click(&mut client, "Games to the right");
    assert_eq!(boxes(&mut client).last().unwrap(), "A sixth game");
    assert_eq!(chosen(&client), "Robotics");
    click(&mut client, "Games to the left");
    assert_eq!((chosen(&client), boxes(&mut client)[0].as_str()), ("Robotics", "Scrapyard"));
    assert!(faults(&mut client, 100).is_empty());
}

/// The shelf with animations, of which each frame takes some milliseconds.
fn moving_shelf(is_reduced: bool) -> Client {
    let mut client = open_shelf(2);
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Normal;
    settings.reduced_motion = is_reduced;
    client.rest();
    client.set_pace(Duration::from_millis(20));
    client
}

/// Presses Play, and lets two frames pass.
fn play(client: &mut Client) {
    let (x, y) = client.place("Play");
    client.move_to(x, y);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        client.button(MouseButton::Left, state);
    }
    client.app.update();
    client.app.update();
}

#[test]
fn the_box_rises_before_its_game_is_shown() {
    let mut client = moving_shelf(false);
    play(&mut client);
    assert_eq!(client.screen(), Screen::GameShelf);
    (0..12).for_each(|_| client.app.update());
    assert_eq!(client.screen(), Screen::NewGame);
    client.escape();
    assert_eq!(client.screen(), Screen::GameShelf, "it is shown once");
}

#[test]
fn any_input_skips_the_motion_and_reduced_motion_has_none() {
    let mut client = moving_shelf(false);
    play(&mut client);
    client.one_key(KeyCode::KeyB, &Key::Character("b".into()), ButtonState::Pressed, false);
    client.app.update();
    client.app.update();
    assert_eq!(client.screen(), Screen::NewGame);
    let mut client = moving_shelf(true);
    play(&mut client);
    assert_eq!(client.screen(), Screen::NewGame);
}
