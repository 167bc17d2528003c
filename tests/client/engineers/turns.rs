//! Other choices of a turn: gates, the question before its end, the notebook, the workbench.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use engineers::action::{Action, Engineers};
use engineers::client::play::{Dialog, Question, TurnButton};
use engineers::table::{Setup, Stage};
use shell::seats::{SeatKind, seating::default_seats};

use super::scene::{BLUE, RED, Scene};
use super::table::client_at;
use crate::app::Client;

#[test]
fn rule_2_5_teams_choose_their_gates_one_after_another_by_a_click() {
    let mut client = Client::new();
    client.begin_game::<Engineers>(Setup::new(2, 3), default_seats(2, SeatKind::Human));
    for _ in 0..2 {
        client.go_on_in_engineers();
        let seat = client.awaited_in_engineers().expect("a choice");
        let gates = client.engineers(|table| {
            assert!(matches!(table.state().stage, Stage::Gates(_)));
            engineers::turn::legal_actions(table).actions
        });
        let Some(Action::TakeGate(gate)) = gates.first() else { panic!("{gates:?}") };
        client.click_on(&format!("square {}", gate.square()));
        assert_eq!(client.engineers(|table| table.owner_of(*gate)), Some(seat));
    }
    client.go_on_in_engineers();
    assert!(client.engineers(|table| table.turn().is_some()));
}

#[test]
fn rule_3_7_before_a_turn_ends_with_idle_workers_the_player_is_asked() {
    let mut client = client_at(Scene::new(2));
    client.key(KeyCode::KeyD, Key::Character("d".into()));
    assert!(matches!(client.engineers_question(), Question::EndTurn { idle: 4 }));
    client.rest();
    client.key(KeyCode::KeyY, Key::Character("y".into()));
    client.go_on_in_engineers();
    assert_eq!(client.awaited_in_engineers(), Some(BLUE));
}

#[test]
fn the_workbench_opens_over_the_yard_and_closes_again() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump"));
    client.key(KeyCode::KeyV, Key::Character("v".into()));
    assert_eq!(client.engineers_begun().dialog, Dialog::Workbench);
    client.escape();
    client.rest();
    assert_eq!(client.engineers_begun().dialog, Dialog::None);
}

#[test]
fn rule_10_3_work_goes_on_until_the_workers_actions_are_spent() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump, rope").joining(RED, "pump", "rope", 0));
    client.press_button(TurnButton::Work);
    let done = client.engineers(|table| table.job(RED).expect("a job").done);
    assert_eq!(done, 6, "six actions of a worker without a tool");
}
