//! Random games with invariants after every action, and legal actions against a sweep of all.

use std::collections::BTreeMap;

use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use scrapyard::action::{Action, Illegal, Settling, TableEvent, Taking};
use scrapyard::arena::{Axis, Square};
use scrapyard::cards::{ArmSide, CardId, CardList, Slot};
use scrapyard::game::Game;
use scrapyard::table::components::{ArenaSquare, CardOf, Occupant};
use scrapyard::table::{Location, Options, Setup, Snapshot, Table, Zone};
use scrapyard::turn;
use shell::seats::SeatId;
use shell::table::GameSnapshot;

use crate::any::any_action;

/// Most actions of a random game before it counts as endless.
const MOST_ACTIONS: usize = 20_000;
/// Round that no game of the usual set passes, even if all play at random.
const LATEST_ROUND: u16 = 25;

/// Set-up with a number of seats and options that a seed decides.
pub fn any_setup(seed: u64) -> Setup {
    let setup = Setup::new(2 + (seed % 3) as u8, seed);
    let options = Options {
        hidden_hands: seed.is_multiple_of(2),
        line: if seed.is_multiple_of(5) { 20 } else { 30 },
        crusher_from: [6, 8, 10][(seed % 3) as usize],
    };
    Setup { options, ..setup }
}

/// Plays a random game to its end, and calls `each` with the game, the action and its events after
/// every action.
pub fn play(setup: &Setup, mut each: impl FnMut(&mut Game, &Action, &[TableEvent])) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(setup.seed);
    let (mut game, _) = Game::new(setup).unwrap();
    for _ in 0..MOST_ACTIONS {
        if game.read(|table| table.state().outcome().is_some()) {
            return game;
        }
        let action = game.read(|table| any_action(table, &mut random));
        let events = game.act(action.clone()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        each(&mut game, &action, &events);
    }
    panic!("seed {}: no end", setup.seed);
}

/// Checks that the entities of a table lie where its lists say.
pub fn check_entities(game: &mut Game, snapshot: &Snapshot) {
    let position = &snapshot.position;
    let world = game.world();
    let mut zones: BTreeMap<(SeatId, Zone), Vec<CardId>> = BTreeMap::new();
    let mut pool = Vec::new();
    let mut in_piles: BTreeMap<u8, Vec<CardId>> = BTreeMap::new();
    let mut slots = 0;
    for entity in world.iter_entities() {
        if let (Some(square), Some(occupant)) = (entity.get::<ArenaSquare>(), entity.get::<Occupant>()) {
            let stands = (0..)
                .map(SeatId)
                .zip(&position.robots)
                .find(|(_, robot)| robot.condition.square == Some(square.square));
            assert_eq!(occupant.0, stands.map(|(seat, _)| seat));
        }
        let (Some(&CardOf(card)), Some(location)) = (entity.get::<CardOf>(), entity.get::<Location>()) else {
            continue;
        };
        match *location {
            Location::Pool => pool.push(card),
            Location::Pile(pile) => in_piles.entry(pile).or_default().push(card),
            Location::Player { seat, zone } => zones.entry((seat, zone)).or_default().push(card),
            Location::Slot { seat, slot } => {
                assert_eq!(position.robots[seat.index()].loadout.part(slot), card);
                slots += 1;
            }
            Location::Away | Location::Rummaged => {}
        }
    }
    assert_eq!(pool.into_iter().collect::<CardList>(), position.pool);
    assert_eq!(slots, position.robots.len() * Slot::COUNT);
    for (number, pile) in (0..).zip(&position.piles) {
        let known: CardList = pile.cards.iter().flatten().copied().collect();
        assert_eq!(in_piles.remove(&number).unwrap_or_default().into_iter().collect::<CardList>(), known);
    }
    for (seat, robot) in (0..).map(SeatId).zip(&position.robots) {
        for zone in Zone::ALL {
            let found = zones.remove(&(seat, zone)).unwrap_or_default();
            assert_eq!(found.into_iter().collect::<CardList>(), *robot.cards.zone(zone));
        }
    }
}

#[test]
fn rule_10_2_random_games_keep_every_card_and_come_to_an_end() {
    for seed in 0..60 {
        let setup = any_setup(seed);
        let mut game = play(&setup, |game, action, _| {
            let snapshot = game.snapshot();
            let sound = snapshot.check_snapshot(&setup);
            assert!(sound.is_ok(), "seed {seed}, {action:?}: {sound:?} {:?}", snapshot.position);
            check_entities(game, &snapshot);
        });
        assert!(game.read(|table| table.state().round) <= LATEST_ROUND, "seed {seed}");
    }
}

#[test]
fn rule_10_2_a_battle_in_which_all_only_end_their_turns_ends_in_rounds_13_to_15() {
    for seed in 0..30 {
        let setup = Setup::new(2 + (seed % 3) as u8, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        while game.read(|table| table.state().outcome().is_none()) {
            let action = game.read(|table| {
                let legal = turn::legal_actions(table).each();
                let idle = legal.iter().find(|action| matches!(action, Action::EndTurn | Action::Pass));
                idle.or_else(|| legal.first()).unwrap().clone()
            });
            game.act(action).unwrap();
        }
        let round = game.read(|table| table.state().round);
        assert!((13..=15).contains(&round), "seed {seed}: round {round}");
    }
}

#[test]
fn a_table_that_is_restored_is_the_same_and_goes_on_in_the_same_way() {
    for seed in 0..9 {
        let setup = any_setup(seed);
        let mut other: Option<Game> = None;
        play(&setup, |game, action, events| {
            if let Some(other) = &mut other {
                assert_eq!(other.act(action.clone()).unwrap(), events, "seed {seed}, {action:?}");
            }
            let snapshot = game.snapshot();
            let mut restored = Game::from_snapshot(&setup, &snapshot).unwrap();
            assert_eq!(restored.snapshot(), snapshot);
            check_entities(&mut restored, &snapshot);
            other = Some(restored);
        });
    }
}

#[test]
fn a_table_that_is_laid_out_anew_is_like_a_new_one() {
    let (mut game, _) = Game::new(&Setup::new(4, 1)).unwrap();
    for seed in 0..6 {
        let setup = any_setup(seed);
        let events = game.restart(&setup).unwrap();
        let (mut new, new_events) = Game::new(&setup).unwrap();
        assert_eq!((game.snapshot(), events), (new.snapshot(), new_events));
        let snapshot = game.snapshot();
        check_entities(&mut game, &snapshot);
    }
}

/// Most sensible actions and many senseless ones, but takings and salvages.
fn sweep(table: &Table) -> Vec<Action> {
    let sides = [None, Some(ArmSide::Left), Some(ArmSide::Right)];
    let seats = || (0..5).map(SeatId);
    let cards = || table.data().card_ids();
    let squares: Vec<Square> = (0..10).flat_map(|row| (0..10).map(move |column| Square { column, row })).collect();
    let mut all = vec![Action::Pass, Action::Done, Action::Recharge, Action::EndTurn];
    all.extend((0..11).flat_map(|pile| sides.map(|side| Action::Collect { pile, side })));
    all.extend((0..11).map(|pile| Action::Rummage { pile }));
    all.extend((0..6).map(Action::Purge));
    all.extend(seats().flat_map(|seat| [Action::Delay(seat), Action::Target(seat)]));
    all.extend([Settling::Armour, Settling::Deck].map(Action::Settle));
    all.extend(cards().flat_map(|card| [Action::Settle(Settling::Hand(card)), Action::Play(card)]));
    all.extend(Slot::ALL.map(Action::Use));
    all.extend(squares.iter().flat_map(|&square| [Action::Step(square), Action::Limp(square)]));
    let axes = [None, Some(Axis::Horizontal), Some(Axis::Vertical)];
    all.extend((0..4).flat_map(|squares| axes.map(|axis| Action::Shove { axis, squares })));
    let hand: Vec<CardId> = table.robot(table.state().awaited_seat().unwrap()).cards().hand.different().collect();
    // One card that is not in the hand is enough to see that it is refused.
    let paid: Vec<CardId> = hand.iter().copied().chain(cards().find(|card| !hand.contains(card))).collect();
    all.extend(squares.iter().flat_map(|&square| paid.iter().map(move |&pay| Action::Move { square, pay })));
    for side in ArmSide::BOTH {
        all.extend(seats().flat_map(|seat| paid.iter().map(move |&pay| Action::Attack { side, seat, pay })));
    }
    all
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    for seed in 0..12 {
        let setup = any_setup(seed);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        while game.read(|table| table.state().outcome().is_none()) {
            let (listed, swept) = game.read(|table| {
                let listed = turn::legal_actions(table).each();
                for (index, action) in listed.iter().enumerate() {
                    assert_eq!(turn::check_action(table, action), Ok(()), "seed {seed}: {action:?} is listed");
                    assert!(!listed[..index].contains(action), "seed {seed}: {action:?} is listed twice");
                }
                (listed, sweep(table))
            });
            for action in swept {
                let checked = game.read(|table| turn::check_action(table, &action));
                assert_eq!(checked.is_ok(), listed.contains(&action), "seed {seed}: {action:?} {checked:?}");
            }
            let action = game.read(|table| any_action(table, &mut random));
            game.act(action).unwrap();
        }
        assert_eq!(game.act(Action::Take(Taking::default())), Err(Illegal::GameOver));
    }
}
