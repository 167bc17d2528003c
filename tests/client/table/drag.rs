//! Building and taking by drag, by click and by keys, and what is said when it can't be.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::{CursorLeft, WindowCloseRequested, WindowFocused, WindowOccluded};
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::action::{Action, Illegal};
use junkyard_bots::client::motion::flight::OnStage;
use junkyard_bots::client::play::building::hand::How;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, TurnStage};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{PartId, TileKind};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Part;
use shell::grid::{Placement, Rotation};
use shell::language::InWords;

use crate::app::Client;

/// A part of the inventory by kind.
fn part(client: &mut Client, kind: TileKind) -> PartId {
    let inventory = client.interaction().own.bench.as_ref().unwrap().inventory().clone();
    client.read(|table| inventory.parts.iter().find(|(_, tile)| table.tiles()[*tile].kind() == kind).unwrap().0)
}

#[test]
fn a_part_dragged_from_the_shelf_plugs_in_where_it_is_dropped() {
    let mut client = Client::at_table(1);
    let eye = part(&mut client, TileKind::Eye);
    let above = Placement::new(1, 3, Rotation::Up);
    let shelf = client.spot(eye);
    client.drag(shelf, client.on_grid(above));
    let hand = client.interaction().own.hand.clone().expect("the eye is in hand");
    assert_eq!((hand.how, hand.placement()), (How::Drag, Some(above)));
    client.drop();
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), Some(above));
    assert!(client.interaction().own.hand.is_none());
    // It is on the stage, and its own entity says where.
    let shown = |client: &mut Client, wanted: PartId| {
        let mut parts = client.app.world_mut().query_filtered::<&Part, With<OnStage>>();
        parts.iter(client.app.world()).any(|part| part.id == wanted)
    };
    assert!(shown(&mut client, eye));
    // Dragged off the grid it is on the shelf again.
    client.drag(client.on_grid(above), shelf);
    client.drop();
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), None);
    assert!(!shown(&mut client, eye));
}

#[test]
fn a_wrong_drop_goes_back_and_says_why() {
    let mut client = Client::at_table(1);
    let eye = part(&mut client, TileKind::Eye);
    client.drag(client.spot(eye), client.on_grid(Placement::new(6, 2, Rotation::Up)));
    client.drop();
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placed(), []);
    assert_eq!(client.interaction().reason_not, Some(Illegal::Unlinked.phrase()));
    assert_eq!(client.interaction().refusals, 1);
}

#[test]
fn a_dragged_part_turns_by_the_right_button_and_by_key() {
    let mut client = Client::at_table(1);
    let eye = part(&mut client, TileKind::Eye);
    client.drag(client.spot(eye), client.on_grid(Placement::new(1, 6, Rotation::Up)));
    client.button(MouseButton::Right, ButtonState::Pressed);
    client.button(MouseButton::Right, ButtonState::Released);
    client.rest();
    assert_eq!(client.interaction().own.hand.as_ref().unwrap().rotation, Rotation::Right);
    client.letter('r');
    assert_eq!(client.interaction().own.hand.as_ref().unwrap().rotation, Rotation::Down);
    client.escape();
    assert!(client.interaction().own.hand.is_none());
}

#[test]
fn a_part_near_a_socket_turns_by_itself_until_the_player_turns_it() {
    let mut client = Client::at_table(1);
    let claw = part(&mut client, TileKind::Claw);
    let beside = Placement::new(3, 1, Rotation::Right);
    client.drag(client.spot(claw), client.on_grid(beside));
    assert_eq!(client.interaction().own.hand.as_ref().unwrap().placement(), Some(beside));
    client.letter('r');
    assert_eq!(client.interaction().own.hand.as_ref().unwrap().rotation, Rotation::Down);
}

#[test]
fn a_click_picks_up_and_the_next_click_places() {
    let mut client = Client::at_table(1);
    let eye = part(&mut client, TileKind::Eye);
    let (x, y) = client.spot(eye);
    client.click(x, y);
    assert_eq!(client.interaction().own.hand.as_ref().unwrap().how, How::Click);
    let placement = Placement::new(0, 3, Rotation::Up);
    let (x, y) = client.on_grid(placement);
    client.click(x, y);
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), Some(placement));
}

#[test]
fn a_robot_is_built_by_keys_and_the_hand_over_can_be_taken_back() {
    let mut client = Client::at_table(1);
    let first = client.read(|table| table.state().active_seat().unwrap());
    while client.interaction().own.bench.as_ref().unwrap().shelf().next().is_some() {
        client.arrow_right();
        let on_shelf: Vec<_> = client.interaction().own.bench.as_ref().unwrap().shelf().collect();
        let Some(junkyard_bots::client::play::building::hand::Thing::Part(chosen)) = client.interaction().own.chosen
        else {
            continue;
        };
        if !on_shelf.contains(&chosen) {
            continue;
        }
        client.enter();
        assert_eq!(client.interaction().own.hand.as_ref().unwrap().how, How::Keys);
        client.letter('n');
        client.enter();
        assert!(client.interaction().own.hand.is_none(), "{:?}", client.interaction().reason_not);
    }
    client.letter('d');
    assert_eq!(client.interaction().stage, TurnStage::HandOver { from: first });
    assert_eq!(client.play().history().steps().len(), 1);
    client.letter('z');
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
    assert_eq!(client.play().history().steps().len(), 0);
    let bench = client.interaction().own.bench.as_ref().unwrap();
    assert_eq!(bench.shelf().count(), 0, "the build is still there");
    client.letter('y');
    assert_eq!(client.play().history().steps().len(), 1);
    client.enter();
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
    let second = client.read(|table| table.state().active_seat().unwrap());
    assert_ne!(first, second);
}

#[test]
fn a_part_of_the_junkyard_is_dragged_to_a_claw() {
    let mut record = crate::table::panels::in_scrounge();
    let LegalActions::Take(takes) = record.legal_actions() else { panic!("it is the scrounge") };
    let Some(Action::Take { part, placement }) = LegalActions::Take(takes)
        .iter()
        .find(|action| matches!(action, Action::Take { placement, .. } if placement.rotation == Rotation::Up))
    else {
        panic!("something can be taken")
    };
    let mut client = Client::at(&mut record);
    client.rest();
    let steps = client.play().history().steps().len();
    let size = client.read(|table| table.part(part).unwrap().size.unwrap());
    let wide = if size == junkyard_bots::parts::Size::Small { 1.0 } else { 2.0 };
    let tall = if size == junkyard_bots::parts::Size::Large { 2.0 } else { 1.0 };
    let at =
        client.view().grid.point_at(f32::from(placement.cell.x) + wide / 2.0, f32::from(placement.cell.y) + tall / 2.0);
    client.drag(client.spot(part), (at.x, at.y));
    client.drop();
    assert_eq!(client.play().history().steps().len(), steps + 1, "{:?}", client.interaction().reason_not);
    let done = client.play().history().steps().last().unwrap().action.clone();
    assert_eq!(done, Action::Take { part, placement });
}

/// A way in which a drag can end: its name, and the function that makes it happen.
type Way = (&'static str, fn(&mut Client));

/// Every way in which a drag can end without the button being seen going up.
fn ways() -> [Way; 6] {
    [
        ("the keyboard goes to another window", |client| {
            let window = client.window();
            client.tell(WindowFocused { window, focused: false });
        }),
        ("the window is hidden", |client| {
            let window = client.window();
            client.tell(WindowOccluded { window, occluded: true });
        }),
        ("the pointer leaves the window", |client| {
            let window = client.window();
            client.tell(CursorLeft { window });
        }),
        ("the window is asked to close", |client| {
            let window = client.window();
            client.tell(WindowCloseRequested { window });
        }),
        ("a dialog opens", |client| client.ask(Request::OpenMenu)),
        ("another screen opens", |client| client.ask(Request::Show(Screen::HowToPlay))),
    ]
}

#[test]
fn a_dragged_part_goes_back_whatever_ends_the_drag() {
    for (way, end) in ways() {
        let mut client = Client::at_table(1);
        let eye = part(&mut client, TileKind::Eye);
        let above = Placement::new(1, 3, Rotation::Up);
        client.drag(client.spot(eye), client.on_grid(above));
        assert!(client.interaction().own.hand.is_some());
        end(&mut client);
        client.rest();
        assert!(client.interaction().own.hand.is_none(), "{way}");
        assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), None, "{way}");
        // The button goes up at last, or is pressed again: nothing sticks to the pointer, and
        // nothing is put down.
        client.drop();
        assert!(client.interaction().own.hand.is_none(), "{way}");
        assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), None, "{way}");
        assert_eq!(client.interaction().reason_not, None, "{way}");
    }
}

#[test]
fn a_part_goes_on_being_dragged_while_another_button_is_pressed_and_one_that_was_clicked_stays_in_hand() {
    let mut client = Client::at_table(1);
    let eye = part(&mut client, TileKind::Eye);
    let above = Placement::new(1, 3, Rotation::Up);
    client.drag(client.spot(eye), client.on_grid(above));
    client.button(MouseButton::Middle, ButtonState::Pressed);
    client.button(MouseButton::Middle, ButtonState::Released);
    client.rest();
    assert!(client.interaction().own.hand.is_some());
    client.drop();
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(eye), Some(above));
    let claw = part(&mut client, TileKind::Claw);
    let (x, y) = client.spot(claw);
    client.click(x, y);
    let window = client.window();
    client.tell(WindowFocused { window, focused: false });
    client.rest();
    assert_eq!(client.interaction().own.hand.as_ref().map(|hand| hand.how), Some(How::Click));
}

#[test]
fn a_button_that_is_pressed_when_the_keyboard_is_lost_is_not_clicked() {
    notes::start_recording();
    let mut client = Client::at_table(1);
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::BuildForMe));
    client.rest();
    let done = client.place("Done");
    client.move_to(done.0, done.1);
    client.button(MouseButton::Left, ButtonState::Pressed);
    let window = client.window();
    client.tell(WindowFocused { window, focused: false });
    client.drop();
    assert_eq!(client.play().history().steps().len(), 0);
    client.click(done.0, done.1);
    assert_eq!(client.play().history().steps().len(), 1, "the next click is one");
}

#[test]
fn the_stage_moves_no_more_once_the_window_is_hidden() {
    for (way, end) in ways() {
        let mut client = Client::at_table(1);
        let stage = client.view().regions.stage;
        let from = (stage.left() + 60.0, stage.bottom() - 60.0);
        let at_first = client.view().grid;
        client.drag(from, (from.0 + 40.0, from.1));
        assert_ne!(client.view().grid, at_first);
        end(&mut client);
        let before = client.view().grid;
        client.move_to(from.0 + 200.0, from.1 - 100.0);
        client.move_to(from.0 + 260.0, from.1 - 100.0);
        client.rest();
        assert_eq!(client.view().grid, before, "{way}");
    }
}

#[test]
fn a_slider_keeps_its_value_once_the_drag_is_over() {
    notes::start_recording();
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Settings));
    let sound = client.place("Sound");
    client.click(sound.0, sound.1);
    let volume = |client: &Client| client.app.world().resource::<Settings>().effects;
    let (x, y) = client.place("Effects");
    let at_first = volume(&client);
    client.drag((x, y), (x + 60.0, y));
    let dragged = volume(&client);
    assert_ne!(dragged, at_first);
    let window = client.window();
    client.tell(WindowFocused { window, focused: false });
    client.move_to(x - 60.0, y);
    client.rest();
    assert_eq!(volume(&client), dragged);
}
