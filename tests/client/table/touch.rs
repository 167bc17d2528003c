//! The game played with fingers.

use bevy::input::touch::TouchPhase;
use client::kit::notes;
use junkyard_bots::client::play::TurnStage;
use junkyard_bots::client::play::building::hand::{How, Thing};
use junkyard_bots::round::LegalActions;
use shell::grid::{Footprint, Placement, Rotation};

use crate::app::Client;
use crate::table::panels::in_scrounge;

/// The middle of a part at a placement, on the screen.
fn middle(client: &Client, placement: Placement, size: Footprint) -> (f32, f32) {
    let x = f32::from(placement.cell.x);
    let y = f32::from(placement.cell.y);
    let at = client.view().grid.point_at(x + f32::from(size.width) / 2.0, y + f32::from(size.height) / 2.0);
    (at.x, at.y)
}

/// Turns what is in hand by the button until it lies as it may be somewhere, and puts it there by a
/// tap. Returns where.
fn put_down(client: &mut Client) -> Placement {
    let hand = client.interaction().own.hand.clone().expect("a tap takes it in hand");
    let (wanted, _) = hand.places[hand.places.len() / 2];
    while client.interaction().own.hand.as_ref().unwrap().rotation != wanted.rotation {
        let turn = client.place("Turn");
        client.tap(turn);
    }
    let at = middle(client, wanted, hand.upright.rotated(wanted.rotation));
    client.tap(at);
    wanted
}

#[test]
fn a_robot_is_built_by_taps_alone() {
    notes::start_recording();
    let mut client = Client::at_table(1);
    let first = client.read(|table| table.state().active_seat().unwrap());
    let first_on_shelf = |client: &Client| client.interaction().own.bench.as_ref().unwrap().shelf().next();
    while let Some(part) = first_on_shelf(&client) {
        let spot = client.spot(part);
        client.tap(spot);
        let hand = client.interaction().own.hand.clone().expect("a tap takes it in hand");
        assert_eq!((hand.how, hand.thing), (How::Click, Thing::Part(part)));
        let wanted = put_down(&mut client);
        assert!(
            client.interaction().own.hand.is_none(),
            "{part:?} at {wanted:?}: {:?}",
            client.interaction().reason_not
        );
        assert!(client.interaction().own.bench.as_ref().unwrap().placement_of(part).is_some());
    }
    let done = client.place("Done");
    client.tap(done);
    assert_eq!(client.interaction().stage, TurnStage::HandOver { from: first });
}

#[test]
fn a_finger_slides_to_where_a_part_goes_and_a_second_one_turns_it() {
    let mut client = Client::at_table(1);
    let part = client.interaction().own.bench.as_ref().unwrap().shelf().next().unwrap();
    let from = client.spot(part);
    let to = client.on_grid(Placement::new(1, 6, Rotation::Up));
    client.finger(1, TouchPhase::Started, from);
    for step in 1..=8 {
        let part = step as f32 / 8.0;
        client.finger(1, TouchPhase::Moved, (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
    }
    client.rest();
    let hand = client.interaction().own.hand.clone().expect("it is dragged");
    assert_eq!(hand.how, How::Drag);
    client.finger(2, TouchPhase::Started, (to.0 + 150.0, to.1));
    client.finger(2, TouchPhase::Ended, (to.0 + 150.0, to.1));
    client.rest();
    let turned = client.interaction().own.hand.clone().expect("it is still dragged");
    assert_ne!(turned.rotation, hand.rotation);
    let end = client.on_grid(Placement::new(1, 3, Rotation::Up));
    client.finger(1, TouchPhase::Moved, end);
    client.finger(1, TouchPhase::Ended, end);
    client.rest();
    assert!(client.interaction().own.hand.is_none(), "the finger was lifted");
}

#[test]
fn a_finger_that_the_system_takes_away_drops_nothing_and_the_next_one_works() {
    let mut client = Client::at_table(1);
    let part = client.interaction().own.bench.as_ref().unwrap().shelf().next().unwrap();
    let from = client.spot(part);
    let to = client.on_grid(Placement::new(1, 3, Rotation::Up));
    let drag = |client: &mut Client, id: u64| {
        client.finger(id, TouchPhase::Started, from);
        for step in 1..=8 {
            let part = step as f32 / 8.0;
            client.finger(id, TouchPhase::Moved, (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
        }
        client.rest();
    };
    drag(&mut client, 1);
    assert!(client.interaction().own.hand.is_some());
    client.finger(1, TouchPhase::Canceled, to);
    client.rest();
    assert!(client.interaction().own.hand.is_none());
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(part), None);
    // The keyboard goes to another window, and the finger is lifted unseen.
    drag(&mut client, 2);
    assert!(client.interaction().own.hand.is_some());
    let window = client.window();
    client.tell(bevy::window::WindowFocused { window, focused: false });
    client.rest();
    assert!(client.interaction().own.hand.is_none());
    drag(&mut client, 3);
    client.finger(3, TouchPhase::Ended, to);
    client.rest();
    assert!(client.interaction().own.hand.is_none());
}

#[test]
fn a_tap_on_the_way_back_puts_it_back() {
    notes::start_recording();
    let mut client = Client::at_table(1);
    let part = client.interaction().own.bench.as_ref().unwrap().shelf().next().unwrap();
    let spot = client.spot(part);
    client.tap(spot);
    let back = client.place("Put back");
    client.tap(back);
    assert!(client.interaction().own.hand.is_none());
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placement_of(part), None);
}

#[test]
fn something_is_taken_in_the_scrounge_by_taps() {
    notes::start_recording();
    let mut client = Client::at(&mut in_scrounge());
    client.tap((640.0, 400.0));
    if client.interaction().stage != TurnStage::Choosing {
        client.enter();
    }
    let LegalActions::Take(takes) = client.play().choices().clone() else { panic!("it is the scrounge") };
    let (part, ..) = takes.parts().next().unwrap();
    let steps = client.play().history().steps().len();
    let spot = client.spot(part);
    client.tap(spot);
    put_down(&mut client);
    assert_eq!(client.play().history().steps().len(), steps + 1, "{:?}", client.interaction().reason_not);
}

#[test]
fn two_fingers_move_the_robot_and_make_it_larger() {
    let mut client = Client::at(&mut in_scrounge());
    let before = client.view().grid;
    let stage = client.view().regions.stage.center();
    let at = |x: f32, y: f32| (stage.x + x, stage.y + y);
    client.finger(1, TouchPhase::Started, at(-200.0, -150.0));
    client.finger(2, TouchPhase::Started, at(-160.0, -150.0));
    for step in 1..=10 {
        let wider = step as f32 * 6.0;
        client.finger(1, TouchPhase::Moved, at(-200.0 - wider, -150.0));
        client.finger(2, TouchPhase::Moved, at(-160.0 + wider, -150.0));
    }
    client.finger(1, TouchPhase::Ended, at(-260.0, -150.0));
    client.finger(2, TouchPhase::Ended, at(-100.0, -150.0));
    client.rest();
    assert!(client.view().grid.cell > before.cell * 1.2, "{:?} was {before:?}", client.view().grid);
}
