//! Random games of Engineers at Play by keys, from the gates to the last round: every legal action
//! that the window offers is accepted by it, and becomes the next step.

use std::collections::BTreeSet;

use engineers::action::{Action, Engineers};
use engineers::table::{NotebookOption, Options, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{SeatKind, seating::default_seats};

use super::super::scene::Scene;
use super::super::table::client_among;
use super::any_action::any_action;
use crate::app::Client;
use crate::app::typist::{Typist, kind_of};

/// Greatest number of actions of a game.
const MOST_ACTIONS: usize = 600;

/// A random action for the awaited team.
pub(super) fn next_of(typist: &mut Typist<Engineers>, done: &BTreeSet<String>, random: &mut ChaCha8Rng) -> Action {
    let orders = typist.client.engineers_begun().orders.clone();
    typist.client.engineers(|table| any_action(table, &orders, done, random))
}

/// The typist at the beginning of a game of people with some rounds.
pub(super) fn typist_of(seats: u8, seed: u64, rounds: u16) -> Typist<Engineers> {
    let options = Options { rounds, ..Options::suggested(seats) };
    let mut client = Client::new();
    client.begin_game::<Engineers>(Setup { options, ..Setup::new(seats, seed) }, default_seats(seats, SeatKind::Human));
    Typist::new(client)
}

/// Plays a game by keys to its end, and returns the kinds of actions that were done.
fn play_by_keys(mut typist: Typist<Engineers>, seed: u64) -> BTreeSet<String> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut done = BTreeSet::new();
    for _ in 0..MOST_ACTIONS {
        if !typist.go_on() {
            assert!(typist.client.engineers(|table| table.state().outcome().is_some()));
            return done;
        }
        let action = next_of(&mut typist, &done, &mut random);
        let before = typist.client.steps_of::<Engineers>();
        typist.act(&action);
        typist.assert_done(before, &action);
        done.insert(kind_of(&action));
    }
    panic!("the game does not end: {done:?}");
}

/// Plays a game of people, and asserts that at least some kinds of actions occur.
fn play_whole_game(seats: u8, seed: u64, rounds: u16, least_kinds: usize) {
    let done = play_by_keys(typist_of(seats, seed, rounds), seed);
    assert!(done.len() >= least_kinds, "{} kinds: {done:?}", done.len());
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_two() {
    play_whole_game(2, 1, 4, 17);
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_three() {
    play_whole_game(3, 2, 3, 20);
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_four() {
    play_whole_game(4, 3, 2, 20);
}

/// A table in the last rounds of a game at which nearly everything can be done: random players
/// seldom get so far.
fn rich_scene() -> Scene {
    let options = Options { rounds: 8, notebook: NotebookOption::Free, ..Options::suggested(2) };
    Scene::of(Setup { options, ..Setup::new(2, 4) }).rich()
}

#[test]
fn what_is_legal_is_accepted_by_keys_with_machines_tools_and_trucks() {
    let done = play_by_keys(Typist::new(client_among("pp", rich_scene())), 5);
    assert!(done.len() >= 32, "{} kinds: {done:?}", done.len());
}
