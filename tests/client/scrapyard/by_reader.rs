//! A game by keys and a screen reader alone: every choice and everything that is chosen by keys is
//! read out.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use scrapyard::action::Scrapyard;
use scrapyard::table::{Options, Setup};
use shell::seats::{SeatKind, seating::default_seats};

use super::any_keys::any_action;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::app::typist::Typist;

/// Greatest number of actions until a robot is wrecked.
const MOST_ACTIONS: usize = 600;

/// Everything that is read out now.
fn read_out(typist: &mut Typist<Scrapyard>) -> Vec<String> {
    Tree::of(&mut typist.client).read_out().into_iter().map(str::to_owned).collect()
}

/// Name of the player whose choice is awaited.
fn awaited_name(typist: &mut Typist<Scrapyard>) -> String {
    let seat = typist.client.awaited_in_scrapyard().expect("a choice");
    typist.client.play_of::<Scrapyard>().seats()[seat.index()].name.clone()
}

#[test]
fn every_choice_of_a_game_is_read_out_until_a_robot_is_wrecked() {
    let options = Options { hidden_hands: true, line: 20, crusher_from: 6 };
    let mut client = Client::new();
    client.begin_game::<Scrapyard>(Setup { options, ..Setup::new(2, 4) }, default_seats(2, SeatKind::Human));
    Tree::begin(&mut client);
    let mut typist = Typist::<Scrapyard>::new(client);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for step in 0..MOST_ACTIONS {
        if !typist.go_on() || typist.client.scrapyard(|table| !table.state().wrecks.is_empty()) {
            return;
        }
        let name = awaited_name(&mut typist);
        let choice = read_out(&mut typist);
        assert!(choice.iter().any(|line| line.starts_with(&name)), "step {step}: {name} in {choice:?}");
        typist.press_quickly(KeyCode::Tab, &Key::Tab);
        if typist.client.scrapyard_begun().chosen.is_some() {
            let chosen = read_out(&mut typist);
            assert!(chosen.iter().any(|line| !choice.contains(line)), "step {step}: {chosen:?}");
        }
        let action = any_action(&mut typist, &mut random);
        let before = typist.client.steps_of::<Scrapyard>();
        typist.act(&action);
        typist.assert_done(before, &action);
    }
    panic!("no robot is wrecked");
}
