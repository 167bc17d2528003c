//! Other choices of a turn: gates, the questions before its end and before a blank is defined, the
//! workbench, and loads that change hands.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use client::settings::Settings;
use engineers::action::{Action, Engineers, WorkerId, WorkerSet};
use engineers::client::play::{Dialog, EngineersCommand, Hint, How, Interaction, Question, TableItem, TurnButton};
use engineers::orders::Order;
use engineers::table::{Setup, Stage, ThingView};
use engineers::yard::Gate;
use shell::language::Phrase;
use shell::seats::{SeatKind, seating::default_seats};

use super::scene::{BLUE, RED, Scene, at, kind};
use super::table::client_at;
use crate::access::tree::{Tree, press};
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
fn rule_2_5_a_gate_is_shown_and_taken_by_its_line_in_the_list_too() {
    let mut client = Client::new();
    client.begin_game::<Engineers>(Setup::new(2, 3), default_seats(2, SeatKind::Human));
    client.go_on_in_engineers();
    let seat = client.awaited_in_engineers().expect("a choice");
    let gate = Gate::ALL[5];
    let (x, y) = client.place(&format!("gate {}", gate.square()));
    client.move_to(1.0, 1.0);
    client.move_to(x, y);
    client.rest();
    assert_eq!(client.engineers_begun().pointed, Some(TableItem::Square(gate.square())));
    client.click(x, y);
    assert_eq!(client.engineers(|table| table.owner_of(gate)), Some(seat));
}

#[test]
fn rule_3_7_before_a_turn_ends_with_idle_workers_the_player_is_asked() {
    let mut client = client_at(Scene::new(2));
    client.key(KeyCode::KeyD, Key::Character("d".into()));
    assert!(matches!(client.engineers_question(), Question::EndTurn { idle: 4, .. }));
    client.rest();
    client.key(KeyCode::KeyY, Key::Character("y".into()));
    client.go_on_in_engineers();
    assert_eq!(client.awaited_in_engineers(), Some(BLUE));
}

#[test]
fn rule_3_7_workers_who_have_done_nothing_are_counted_though_another_one_has_moved() {
    let scene = || Scene::new(2).spent(RED, 0, 2);
    let mut client = client_at(scene());
    let actions = |client: &mut Client, workers: &[u8]| -> u16 {
        let limit = |worker: &u8| client.engineers(|table| u16::from(table.limit(RED, WorkerId(*worker))));
        workers.iter().map(limit).sum()
    };
    let all = actions(&mut client, &[1, 2, 3]);
    assert!(all >= 15, "{all}");
    client.press_button(TurnButton::EndTurn);
    assert_eq!(client.engineers_question(), Question::EndTurn { idle: 3, actions: all });
    client.engineers_command(EngineersCommand::No);
    assert!(client.engineers_question().is_none() && client.engineers_actions().is_empty());
    // Whoever has an order is not forgotten.
    let mut client = client_at(scene().spent(RED, 1, 1).spent(RED, 2, 6));
    client.app.world_mut().resource_mut::<Interaction>().own.orders.give(RED, WorkerId(3), Some(Order::Work));
    client.press_button(TurnButton::EndTurn);
    assert_eq!(client.engineers_actions(), [Action::EndTurn]);
    assert!(client.engineers_question().is_none());
}

#[test]
fn a_turn_ends_without_a_question_where_the_settings_say_so() {
    let mut client = client_at(Scene::new(2));
    client.app.world_mut().resource_mut::<Settings>().asks_before_giving_up = false;
    client.press_button(TurnButton::EndTurn);
    assert_eq!(client.engineers_actions(), [Action::EndTurn]);
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
fn escape_closes_advice_before_anything_else() {
    let mut client = client_at(Scene::new(2));
    client.press_button(TurnButton::Workbench);
    let hint = Hint::in_words(Phrase::words("advice"), Phrase::words("reason"));
    client.engineers_command(EngineersCommand::ShowHint(Box::new(hint)));
    assert!(client.interaction_of::<Engineers>().hint.is_some());
    client.rest();
    client.escape();
    client.rest();
    assert!(client.interaction_of::<Engineers>().hint.is_none());
    assert_eq!(client.engineers_begun().dialog, Dialog::Workbench);
    assert!(!client.menu_is_open());
}

#[test]
fn advice_for_another_worker_takes_the_open_shop_to_it() {
    let mut client = client_at(Scene::new(2));
    client.engineers_command(EngineersCommand::Open(Dialog::Shop(WorkerId(2))));
    let words = Phrase::words("advice");
    let hint = Hint { thing: Some(TableItem::Worker(RED, WorkerId(1))), ..Hint::in_words(words.clone(), words) };
    client.engineers_command(EngineersCommand::ShowHint(Box::new(hint)));
    let own = client.engineers_begun();
    assert_eq!((own.worker, &own.dialog), (WorkerId(1), &Dialog::Shop(WorkerId(1))));
}

#[test]
fn a_far_square_of_the_road_is_driven_to_in_one_go_and_undo_takes_all_of_it_back() {
    let mut client = client_at(Scene::new(2).truck(RED, "b0").driver(RED, 0));
    let truck = |client: &mut Client| client.engineers(|table| table.truck(RED).square);
    let from = truck(&mut client);
    client.engineers_command(EngineersCommand::Press(TableItem::Square(at("g0"))));
    client.rest();
    assert_eq!(truck(&mut client), at("g0"));
    assert!(matches!(
        client.engineers_actions()[..],
        [Action::Drive { squares: 3, .. }, Action::Drive { squares: 2, .. }]
    ));
    client.key(KeyCode::KeyZ, Key::Character("z".into()));
    client.rest();
    assert_eq!((truck(&mut client), client.engineers_actions().len()), (from, 0));
}

#[test]
fn rule_10_3_work_goes_on_round_the_workers_at_home() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump, rope").joining(RED, "pump", "rope", 0));
    let begun = |client: &mut Client| {
        client.engineers(|table| {
            let has_worked = |worker: &u8| table.actions_left(RED, WorkerId(*worker)) < 4;
            (0..4).filter(has_worked).collect::<Vec<u8>>()
        })
    };
    assert!(begun(&mut client).is_empty());
    for all in [&[0][..], &[0, 1]] {
        client.press_button(TurnButton::Work);
        client.rest();
        assert_eq!(begun(&mut client), all);
    }
}

#[test]
fn rule_10_3_work_goes_on_until_the_workers_actions_are_spent() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump, rope").joining(RED, "pump", "rope", 0));
    client.press_button(TurnButton::Work);
    let done = client.engineers(|table| table.job(RED).expect("a job").done);
    assert_eq!(done, 6, "six actions of a worker without a tool");
}

#[test]
fn rule_14_4_before_a_blank_is_defined_for_good_the_player_is_asked() {
    let mut client = client_at(Scene::new(2).zone(RED, "odd_lump"));
    let thing = client.engineers(|table| table.things().find(ThingView::is_blank).unwrap().id);
    let kind = kind("pump");
    client.press_item(TableItem::Piece(thing));
    assert_eq!(client.engineers_begun().dialog, Dialog::Blank(thing));
    client.engineers_command(EngineersCommand::Try(Action::Define { thing, kind }));
    assert_eq!(client.engineers_question(), Question::Define { thing, kind });
    client.engineers_command(EngineersCommand::No);
    assert!(client.engineers_actions().is_empty());
    client.engineers_command(EngineersCommand::Try(Action::Define { thing, kind }));
    client.engineers_command(EngineersCommand::Yes);
    assert_eq!(client.engineers_actions(), [Action::Define { thing, kind }]);
    assert_eq!(client.engineers(|table| table.find_thing(thing).unwrap().kind(RED).name.clone()), "pump");
}

#[test]
fn a_click_on_a_load_chooses_its_carrier_and_a_drag_passes_it() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c3").stands(RED, 1, "c3").held(RED, 1, "rope"));
    let rope = client.engineers(|table| table.held_by(RED, WorkerId(1)).next().unwrap().1.id);
    client.engineers_command(EngineersCommand::ChooseWorker(WorkerId(0)));
    client.rest();
    client.click_on(&format!("carried {}", rope.0));
    assert_eq!(client.engineers_begun().worker, WorkerId(1));
    assert!(client.engineers_actions().is_empty(), "the rope stays where it is");
    client.drag_named(&format!("carried {}", rope.0), "tray worker 0");
    let passed = Action::HandOver { worker: WorkerId(1), thing: rope, to: WorkerId(0) };
    assert_eq!(client.engineers_actions(), [passed]);
}

#[test]
fn a_load_is_passed_by_keys_alone() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c3").stands(RED, 1, "c3").held(RED, 1, "rope"));
    let holds = |client: &mut Client, worker: u8| {
        client.engineers(|table| table.held_by(RED, WorkerId(worker)).next().is_some())
    };
    client.key(KeyCode::Digit2, Key::Character("2".into()));
    client.rest();
    client.hold(KeyCode::ShiftLeft, Key::Shift);
    client.key(KeyCode::Tab, Key::Tab);
    client.let_go(KeyCode::ShiftLeft, Key::Shift);
    client.rest();
    client.enter();
    client.rest();
    for _ in 0..8 {
        let over = client.engineers_begun().held.expect("the rope is in hand").over;
        if over == Some(TableItem::Worker(RED, WorkerId(0))) {
            break;
        }
        client.key(KeyCode::Tab, Key::Tab);
        client.rest();
    }
    client.enter();
    assert!(holds(&mut client, 0) && !holds(&mut client, 1));
}

#[test]
fn a_component_of_the_zone_that_a_screen_reader_takes_is_moved_and_put_down_by_keys() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump, rope"));
    let pump = client.engineers(|table| table.things().find(|thing| thing.kind(RED).name == "pump").unwrap().id);
    Tree::begin(&mut client);
    client.move_to(640.0, 400.0);
    client.rest();
    press(&mut client, Role::Button, "a pump (");
    let over = |client: &Client| client.engineers_begun().held.and_then(|held| held.over);
    assert_eq!(client.engineers_begun().held.map(|held| held.how), Some(How::Keys));
    let first = Some(TableItem::Worker(RED, WorkerId(0)));
    assert_eq!(over(&client), first);
    client.key(KeyCode::Tab, Key::Tab);
    assert!(over(&client).is_some() && over(&client) != first, "{:?}", over(&client));
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(over(&client), first);
    client.enter();
    let picked_up = Action::PickUp { workers: WorkerSet::one(WorkerId(0)), thing: pump };
    assert_eq!(client.engineers_actions(), [picked_up]);
}
