//! Tests of machines: the list of tests, and what is shown when the switch is thrown (section 11).

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::play::turn_stage::TurnStage;
use engineers::action::{Action, Engineers};
use engineers::client::play::{Dialog, EngineersCommand, EngineersShow, TurnButton};

use super::scene::{RED, Scene};
use super::table::client_at;
use crate::app::Client;

/// Throws the switch of a machine of the team on turn.
pub fn throw_switch(client: &mut Client) {
    client.press_button(TurnButton::Test);
    if client.engineers_begun().dialog == Dialog::Test {
        let test = client.engineers(|table| {
            let actions = engineers::turn::legal_actions(table).actions;
            actions.iter().find(|action| matches!(action, Action::Test { .. })).cloned()
        });
        client.engineers_command(EngineersCommand::Try(test.expect("a test")));
    }
}

#[test]
fn enter_throws_the_only_switch_of_the_dialog() {
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + radio_set").rolls(&[1]);
    let mut client = client_at(scene);
    client.key(KeyCode::KeyX, Key::Character("x".into()));
    client.rest();
    assert!(client.engineers_begun().dialog == Dialog::Test && client.engineers_actions().is_empty());
    client.enter();
    client.rest();
    assert!(matches!(client.engineers_actions()[..], [Action::Test { .. }, ..]), "{:?}", client.engineers_actions());
}

#[test]
fn rule_11_6_the_test_is_shown_with_its_components_in_the_order_of_linking() {
    let scene = Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum + drainpipe + radio_set").rolls(&[1]);
    let mut client = client_at(scene);
    throw_switch(&mut client);
    let TurnStage::Show { show: EngineersShow::Test(test), .. } = &client.interaction_of::<Engineers>().stage else {
        panic!("{:?}", client.interaction_of::<Engineers>().stage)
    };
    assert_eq!(test.grades.len(), 3);
    assert!(test.works && test.points.is_some(), "{test:?}");
    client.go_on_in_engineers();
    assert!(client.engineers(|table| table.points(RED)) > 0);
}
