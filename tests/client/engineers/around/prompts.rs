//! The prompt of a turn with its keys, the log with the mark before what is new to a player, and
//! the points on the cards of the seats.

use bevy::prelude::Mut;
use bevy_egui::egui::Key;
use client::input::Shortcut;
use client::play::turn_stage::TurnStage;
use client::settings::Settings;
use engineers::action::{Engineers, WorkerId};
use engineers::client::play::prompt::{SeenTable, current_prompt};
use engineers::client::play::{EngineersCommand, How, Interaction, Play, TableItem, TurnButton};
use engineers::client::scene::view::{MotionPlace, TableUi};
use engineers::client::shortcuts;
use engineers::orders::{Order, WaySearch};

use super::super::scene::{BLUE, RED, Scene, at};
use super::super::table::{client_at, sample};
use crate::access::texts::texts;
use crate::app::{Client, in_english};

/// Keys of the prompt as they are written on them, each with its effect.
fn keys_of_prompt(client: &mut Client) -> Vec<(String, String)> {
    let keys = client.app.world().resource::<Settings>().keys.clone();
    client.app.world_mut().resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, interaction: Mut<Interaction>| {
            let prompt =
                engineers::game::read_table(world, |table| current_prompt(SeenTable::open(table), &play, &interaction))
                    .unwrap();
            let cap = |of: &[Shortcut]| in_english(&keys.first_key_cap(of[0]));
            prompt.keys.iter().map(|(of, effect)| (cap(of), in_english(effect))).collect()
        })
    })
}

/// Effects of the keys of the prompt.
fn effects(client: &mut Client) -> Vec<String> {
    keys_of_prompt(client).into_iter().map(|(_, effect)| effect).collect()
}

/// A worker with a rope in the yard, with nothing looked at around it.
fn scene() -> Scene {
    Scene::new(2).stands(RED, 0, "c3").unsearched("c3 c4").face_down("c3", &[], "pump").held(RED, 0, "rope")
}

#[test]
fn over_the_yard_the_prompt_has_the_keys_for_the_order_and_for_the_others() {
    let mut client = client_at(scene());
    client.engineers_command(EngineersCommand::Point(Some(TableItem::Square(at("c5")))));
    assert_eq!(effects(&mut client), ["go", "search", "carry home", "search on the way"]);
    let written = texts(&mut client).written;
    for shown in ["Enter", "go", "S", "search"] {
        assert!(written.iter().any(|text| text.text == shown), "{shown} is not on the sign");
    }
    client.engineers_command(EngineersCommand::Give(
        WorkerId(1),
        Order::Go { square: at("h8"), search: WaySearch::Never },
    ));
    client.engineers_command(EngineersCommand::ChooseWorker(WorkerId(0)));
    client.engineers_command(EngineersCommand::Point(Some(TableItem::Square(at("c5")))));
    assert!(!effects(&mut client).contains(&"carry on".to_owned()), "the order waits for the next turn");
}

#[test]
fn the_prompt_has_the_key_that_unloads_the_truck_at_home() {
    let mut client = Client::new();
    client.open_game(sample("loaded"));
    client.advance_to_choice::<Engineers>();
    client.engineers_command(EngineersCommand::ChooseWorker(WorkerId(1)));
    assert!(keys_of_prompt(&mut client).contains(&("P".to_owned(), "unload".to_owned())));
    client.press_button(TurnButton::PutDown);
    assert!(!effects(&mut client).contains(&"unload".to_owned()), "it is empty");
}

#[test]
fn keys_in_the_prompt_are_those_that_the_player_has_chosen() {
    let mut client = client_at(scene());
    client.engineers_command(EngineersCommand::Point(Some(TableItem::Square(at("c5")))));
    assert!(keys_of_prompt(&mut client).contains(&("S".to_owned(), "search".to_owned())));
    client.app.world_mut().resource_mut::<Settings>().keys.set_keys(shortcuts::SEARCH, vec![Key::Y]);
    assert!(keys_of_prompt(&mut client).contains(&("Y".to_owned(), "search".to_owned())));
}

#[test]
fn what_is_not_possible_has_no_key_and_a_thing_in_hand_has_its_own() {
    let mut client = client_at(scene().spent(RED, 0, 6));
    client.engineers_command(EngineersCommand::Point(Some(TableItem::Square(at("c3")))));
    assert!(!effects(&mut client).contains(&"search".to_owned()), "no action is left");
    let rope = client.engineers(|table| table.held_by(RED, WorkerId(0)).next().unwrap().1.id);
    client.engineers_command(EngineersCommand::PickUp(TableItem::Piece(rope), How::Keys));
    client.engineers_command(EngineersCommand::Hover(Some(TableItem::Square(at("c3")))));
    assert_eq!(effects(&mut client), ["put down", "next place", "put back"]);
}

#[test]
fn the_log_marks_what_has_happened_since_the_own_last_turn() {
    let mark = "since your last turn";
    let is_marked = |client: &mut Client| texts(client).written.iter().any(|text| text.text == mark);
    let mut client = client_at(Scene::new(2).stands(BLUE, 0, "g7"));
    let end_turn = |client: &mut Client| {
        client.press_button(TurnButton::EndTurn);
        client.engineers_command(EngineersCommand::Yes);
        client.go_on_in_engineers();
        client.rest();
    };
    assert!(!is_marked(&mut client), "the first turn");
    end_turn(&mut client);
    client.press_button(TurnButton::Search);
    end_turn(&mut client);
    assert_eq!(client.interaction_of::<Engineers>().stage, TurnStage::Choosing);
    assert_eq!(client.awaited_in_engineers(), Some(RED));
    assert!(is_marked(&mut client));
}

#[test]
fn the_log_comes_back_to_its_newest_line_when_there_is_a_new_one() {
    let newest = |client: &Client| in_english(&client.play_of::<Engineers>().log().lines().last().unwrap().text);
    let place = |client: &mut Client, line: &str| {
        let written = texts(client).written;
        written.into_iter().find(|text| text.text == line).map(|text| text.rect.center())
    };
    let mut client = Client::new();
    client.open_game(sample("turn"));
    client.advance_to_choice::<Engineers>();
    let first = newest(&client);
    let over = place(&mut client, &first).unwrap_or_else(|| panic!("{first} is not shown"));
    client.move_to(over.x, over.y);
    client.move_to(over.x, over.y);
    (0..20).for_each(|_| client.wheel(10.0));
    client.rest();
    assert_eq!(place(&mut client, &first), None);
    client.move_to(640.0, 60.0);
    client.move_to(640.0, 60.0);
    client.press_button(TurnButton::Search);
    client.rest();
    let second = newest(&client);
    assert_ne!(second, first);
    assert!(place(&mut client, &second).is_some(), "{second} is not shown");
}

#[test]
fn rule_21_1_at_an_open_table_the_points_have_room_beside_three_open_cards() {
    let mut client = Client::new();
    client.open_game(sample("open_table"));
    for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
        client.resize(width, height);
        client.rest();
        let view = client.app.world().resource::<TableUi>();
        let card = view.regions.seats[RED.index()];
        let bar = view.places[&MotionPlace::Points(RED)];
        assert!(bar.width() > card.width() * 0.8, "{width}: {bar} in {card}");
    }
}
