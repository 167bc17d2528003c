//! Lists of legal actions against the check of single ones.

use std::collections::HashSet;

use engineers::action::{Action, ThingId};
use engineers::table::Table;
use engineers::turn;
use engineers::turn::legal::{LegalActions, WideChoice};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::any::any_candidate;
use crate::random::play;

/// The action with assemblies named as in lists: each by its first component. Of two things that
/// are joined the lower number comes first.
fn as_listed(table: &Table, action: &Action) -> Action {
    let first = |thing: ThingId| table.first_of(thing);
    match action.clone() {
        Action::PickUp { workers, thing } => Action::PickUp { workers, thing: first(thing) },
        Action::PutDown { worker, thing, face_up } => Action::PutDown { worker, thing: first(thing), face_up },
        Action::HandOver { worker, thing, to } => Action::HandOver { worker, thing: first(thing), to },
        Action::TakeShare { worker, thing } => Action::TakeShare { worker, thing: first(thing) },
        Action::LeaveShare { worker, thing } => Action::LeaveShare { worker, thing: first(thing) },
        Action::Pack { worker, thing, container } => Action::Pack { worker, thing: first(thing), container },
        Action::Unpack { worker, thing } => Action::Unpack { worker, thing: first(thing) },
        Action::Load { worker, thing, shares } => Action::Load { worker, thing: first(thing), shares },
        Action::Unload { worker, thing, to, shares } => Action::Unload { worker, thing: first(thing), to, shares },
        Action::Sell { worker, thing } => Action::Sell { worker, thing: first(thing) },
        Action::Discard { thing } => Action::Discard { thing: first(thing) },
        Action::Debug { worker, machine } => Action::Debug { worker, machine: first(machine) },
        Action::Test { thing, machine, with_once } => Action::Test { thing: first(thing), machine, with_once },
        Action::Auction { thing, least } => Action::Auction { thing: first(thing), least },
        Action::BeginJoining { first: one, second } => {
            Action::BeginJoining { first: first(one).min(first(second)), second: first(one).max(first(second)) }
        }
        action => action,
    }
}

/// Whether an action is among the legal ones. Of an exchange they say only that there may be one.
fn is_listed(legal: &LegalActions, action: &Action) -> bool {
    let covers = |wide: &WideChoice| match (wide, action) {
        (WideChoice::Offer { partner, .. }, Action::Offer { partner: other, .. }) => partner == other,
        (WideChoice::Counter(_), Action::Counter(_)) => true,
        (WideChoice::Auction(things), Action::Auction { thing, .. }) => things.contains(thing),
        (WideChoice::Bid { least, most }, Action::Bid(bid)) => (least..=most).contains(&bid),
        (WideChoice::Load { worker, thing, sharing }, Action::Load { worker: other, thing: loaded, shares }) => {
            (worker, thing) == (other, loaded) && sharing.each().contains(shares)
        }
        (
            WideChoice::Unload { worker, thing, to, sharing },
            Action::Unload { worker: other, thing: unloaded, to: place, shares },
        ) => (worker, thing, to) == (other, unloaded, place) && sharing.each().contains(shares),
        _ => false,
    };
    legal.actions.contains(action) || legal.wide.iter().any(covers)
}

/// Compares the list of a table with the check of all its actions, and of some others.
fn compare(table: &Table, random: &mut ChaCha8Rng, place: &str) {
    let legal = turn::legal_actions(table);
    let different: HashSet<&Action> = legal.actions.iter().collect();
    assert_eq!(different.len(), legal.actions.len(), "{place}: listed twice");
    for action in &legal.actions {
        assert_eq!(turn::check_action(table, action), Ok(()), "{place}: {action:?} is listed");
    }
    for wide in &legal.wide {
        for _ in 0..4 {
            if let Some(action) = wide.pick(&mut |limit| random.random_range(0..limit.max(1))) {
                assert_eq!(turn::check_action(table, &action), Ok(()), "{place}: {action:?} is listed");
            }
        }
    }
    for _ in 0..60 {
        let action = any_candidate(table, random);
        let checked = turn::check_action(table, &action);
        let is_listed = is_listed(&legal, &as_listed(table, &action));
        let is_exchange = matches!(action, Action::Offer { .. } | Action::Counter(_));
        let agrees = checked.is_ok() == is_listed || is_exchange && is_listed;
        assert!(agrees, "{place}: {action:?} {checked:?}, listed: {is_listed}");
    }
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    for seed in 0..24 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        play(seed, |_, game, action, _| {
            if game.read(|table| table.state().outcome().is_none()) {
                game.read(|table| compare(table, &mut random, &format!("seed {seed}, after {action:?}")));
            }
        });
    }
}

#[test]
fn a_picked_action_is_legal_until_the_game_is_over() {
    for seed in 0..6 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = play(seed, |_, game, _, _| {
            let picked = game.read(|table| {
                let action = turn::legal_actions(table).pick(|limit| random.random_range(0..limit.max(1)))?;
                Some((turn::check_action(table, &action), action))
            });
            let is_over = game.read(|table| table.state().outcome().is_some());
            assert_eq!(picked.is_none(), is_over);
            if let Some((checked, action)) = picked {
                assert_eq!(checked, Ok(()), "seed {seed}: {action:?}");
            }
        });
        assert!(game.read(|table| turn::legal_actions(table).is_empty()));
    }
}
