//! Random games by keys, from the first turn to a wreck: every legal action that has keys is
//! accepted by the window, and becomes the next step.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::cards::CardId;
use scrapyard::table::{Options, Setup};
use scrapyard::turn::legal_actions;
use shell::seats::{SeatKind, seating::default_seats};

use crate::app::Client;
use crate::app::typist::{Typist, kind_of};

/// Greatest number of actions until a robot is wrecked.
const MOST_ACTIONS: usize = 1_500;
/// Least number of kinds of actions in a game.
const LEAST_KINDS: usize = 12;
/// Number of choices of which one may end a turn although another action is possible.
const CHOICES_FOR_AN_END: u32 = 8;

/// Whether an action has keys: a Junk Code in the hand pays before other cards, and a push that
/// ends like a shorter one is not offered.
fn has_keys(typist: &mut Typist<Scrapyard>, action: &Action) -> bool {
    match action {
        Action::Move { pay, .. } | Action::Attack { pay, .. } => {
            let has_junk_code = typist.client.scrapyard(|table| {
                let seat = table.state().awaited_seat().expect("a turn");
                table.robot(seat).cards().hand.contains(CardId::JUNK_CODE)
            });
            *pay == CardId::JUNK_CODE || !has_junk_code
        }
        Action::Shove { axis: Some(_), .. } => typist.numbered_shoves().contains(action),
        _ => true,
    }
}

/// A random action. Each kind of action that is legal is equally likely, so that all kinds occur.
pub(super) fn any_action(typist: &mut Typist<Scrapyard>, random: &mut ChaCha8Rng) -> Action {
    let mut legal = typist.client.scrapyard(legal_actions).each();
    legal.retain(|action| has_keys(typist, action));
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::Pass);
    if !legal.iter().all(ends) && !random.random_ratio(1, CHOICES_FOR_AN_END) {
        legal.retain(|action| !ends(action));
    }
    let kinds: BTreeSet<String> = legal.iter().map(kind_of).collect();
    let kind = kinds.iter().nth(random.random_range(0..kinds.len())).expect("a kind of action");
    legal.retain(|action| kind_of(action) == *kind);
    legal.swap_remove(random.random_range(0..legal.len()))
}

/// Plays a game by keys until a robot is wrecked.
fn play_by_keys(seats: u8, seed: u64) {
    let options = Options { hidden_hands: seed.is_multiple_of(2), line: 20, crusher_from: 6 };
    let mut client = Client::new();
    client.begin_game::<Scrapyard>(Setup { options, ..Setup::new(seats, seed) }, default_seats(seats, SeatKind::Human));
    let mut typist = Typist::<Scrapyard>::new(client);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut kinds = BTreeSet::new();
    for _ in 0..MOST_ACTIONS {
        if !typist.go_on() || typist.client.scrapyard(|table| !table.state().wrecks.is_empty()) {
            assert!(kinds.len() >= LEAST_KINDS, "{kinds:?}");
            return;
        }
        let action = any_action(&mut typist, &mut random);
        kinds.insert(kind_of(&action));
        let before = typist.client.steps_of::<Scrapyard>();
        typist.act(&action);
        typist.assert_done(before, &action);
    }
    panic!("no robot is wrecked: {kinds:?}");
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_two() {
    play_by_keys(2, 1);
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_three_with_hidden_hands() {
    play_by_keys(3, 2);
}

#[test]
fn what_is_legal_is_accepted_by_keys_among_four() {
    play_by_keys(4, 3);
}
