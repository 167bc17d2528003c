//! A game by keys and a screen reader alone: every choice, and everything that Tab chooses, is read
//! out.

use std::collections::BTreeSet;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use engineers::action::{Action, Engineers};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::any_keys::{next_of, typist_of};
use crate::access::tree::Tree;
use crate::app::typist::{Typist, kind_of};

/// Greatest number of actions of the game.
const MOST_ACTIONS: usize = 400;
/// Least number of choices in which Tab chose something else.
const LEAST_CHOSEN: usize = 20;

/// Presses Tab, and returns whether that chose another worker or a gate.
fn choose_by_tab(typist: &mut Typist<Engineers>) -> bool {
    let chosen = |typist: &Typist<Engineers>| {
        let own = typist.client.engineers_begun();
        (own.worker, own.pointed)
    };
    let before = chosen(typist);
    typist.press_quickly(KeyCode::Tab, &Key::Tab);
    chosen(typist) != before
}

#[test]
fn every_choice_of_a_game_is_read_out_until_its_end() {
    let mut typist = typist_of(2, 6, 2);
    Tree::begin(&mut typist.client);
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut done = BTreeSet::new();
    let mut chosen = 0;
    for step in 0..MOST_ACTIONS {
        if !typist.go_on() {
            assert!(chosen >= LEAST_CHOSEN, "Tab chose something {chosen} times");
            return;
        }
        let name = typist.awaited_name();
        let choice = typist.read_out();
        assert!(choice.iter().any(|line| line.contains(&name)), "step {step}: {name} in {choice:?}");
        let action = next_of(&mut typist, &done, &mut random);
        match action {
            // With the focus on a button, the arrows change no money.
            Action::Bid(_) | Action::Counter(_) => {}
            Action::Accept | Action::Decline | Action::StayOut => {
                typist.press_quickly(KeyCode::Tab, &Key::Tab);
                let names = typist.names_in_focus();
                assert!(names.iter().any(|name| !name.is_empty()), "step {step}: a button without a name");
            }
            _ if choose_by_tab(&mut typist) => {
                chosen += 1;
                let read = typist.read_out();
                assert!(read.iter().any(|line| !choice.contains(line)), "step {step}: {read:?}");
            }
            _ => {}
        }
        let before = typist.client.steps_of::<Engineers>();
        typist.act(&action);
        typist.assert_done(before, &action);
        done.insert(kind_of(&action));
    }
    panic!("the game does not end");
}
