//! Games by keys at random: what the rules allow is accepted through the window, and nothing else.

use std::collections::BTreeSet;

use bevy::prelude::KeyCode;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use robotics::action::{Action, Robotics};
use robotics::client::play::Thing;
use robotics::opponents::random;
use robotics::table::{Options, Setup};
use robotics::turn::{LegalActions, check_action, legal_actions};
use shell::seats::{SeatKind, seating::default_seats};

use crate::app::Client;
use crate::app::typist::{Typist, kind_of};

/// Number of actions in a game, and of the kinds of actions that at least are among them.
const ACTIONS: usize = 150;
const KINDS: usize = 9;
/// Most components that are taken out of a robot in a conversion.
const MOST_TAKEN_OUT: usize = 3;

/// Action to do next: any that is legal and has keys.
fn any_action(typist: &mut Typist<Robotics>, random: &mut ChaCha8Rng) -> Action {
    let raises = typist.legal_raises();
    for _ in 0..1_000 {
        let (legal, action) = typist.client.robotics(|table| {
            let legal = legal_actions(table);
            let action = random::choose(table, &legal, random);
            (legal, action)
        });
        match (&action, legal) {
            (Action::Bid(_), _) if raises.is_empty() => return Action::PassBid,
            (Action::Bid(_), _) => return Action::Bid(raises[random.random_range(0..raises.len())].1),
            // A saboteur that was kept is played by a button alone.
            (Action::Sabotage { .. }, LegalActions::Turn(_)) => {}
            _ => return action,
        }
    }
    panic!("no action has keys");
}

/// Does an action by its keys, and asserts that it is the next step of the game.
fn do_action(typist: &mut Typist<Robotics>, action: &Action) {
    let before = typist.client.robotics_steps();
    typist.act(action);
    typist.assert_done(before, action);
}

/// Finishes what is in the making, or leaves it if that is not legal. Asserts that it is accepted
/// if and only if it is legal.
fn finish(typist: &mut Typist<Robotics>, action: &Action) {
    let before = typist.client.robotics_steps();
    let checked = typist.client.robotics(|table| check_action(table, action));
    typist.press(KeyCode::KeyD);
    let is_done = typist.client.robotics_steps() > before;
    assert_eq!(is_done, checked.is_ok(), "{action:?}: {checked:?}, {:?}", typist.client.robotics_reason());
    if !is_done {
        typist.client.escape();
        typist.client.rest();
    }
}

/// Converts the robot: some of its components are taken out. Returns whether that was begun.
fn convert(typist: &mut Typist<Robotics>, random: &mut ChaCha8Rng) -> bool {
    typist.press(KeyCode::KeyV);
    for _ in 0..random.random_range(1..=MOST_TAKEN_OUT) {
        let Some(conversion) = &typist.client.robotics_interaction().own.conversion else { return false };
        let robot = &conversion.build().robot;
        if robot.is_empty() {
            break;
        }
        let cell = robot[random.random_range(0..robot.len())].at.cell;
        typist.choose(Thing::Attached(cell));
        typist.press(KeyCode::KeyX);
    }
    let conversion = typist.client.robotics_interaction().own.conversion.as_ref();
    let action = conversion.expect("a conversion is in the making").action();
    finish(typist, &action);
    true
}

/// Makes a counter-offer of one step of credits more.
fn counter(typist: &mut Typist<Robotics>) {
    typist.press(KeyCode::KeyC);
    typist.press(KeyCode::KeyG);
    let offer = typist.client.robotics_interaction().own.offer.as_ref();
    let action = offer.expect("a counter-offer is in the making").action();
    finish(typist, &action);
}

/// Plays a game of three people by keys.
fn play_by_keys(seed: u64) {
    let options =
        Options { stored_saboteur: true, warning_control: true, auction_every_round: true, ..Options::default() };
    let mut client = Client::new();
    client.begin_robotics(Setup { options, ..Setup::new(3, seed) }, default_seats(3, SeatKind::Human));
    let mut typist = Typist::new(client);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut kinds = BTreeSet::new();
    for _ in 0..ACTIONS {
        if !typist.go_on() {
            return;
        }
        let legal = typist.client.robotics(legal_actions);
        let action = any_action(&mut typist, &mut random);
        kinds.insert(kind_of(&action));
        match action {
            Action::Convert(_) => assert!(convert(&mut typist, &mut random), "a robot may be converted"),
            _ if legal == LegalActions::Answer && random.random_ratio(1, 3) => counter(&mut typist),
            _ => do_action(&mut typist, &action),
        }
    }
    assert!(kinds.len() >= KINDS, "{kinds:?}");
}

#[test]
fn what_is_legal_is_accepted_by_keys() {
    play_by_keys(1);
}

#[test]
fn what_is_legal_is_accepted_by_keys_in_another_game() {
    play_by_keys(2);
}
