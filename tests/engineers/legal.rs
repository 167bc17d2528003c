//! Lists of legal actions against a sweep of all actions that can be thought of.

use std::collections::BTreeSet;

use engineers::action::{Action, HandOrGround, Shares, ThingId, WorkerId, WorkerSet};
use engineers::game::Game;
use engineers::table::{Setup, Table};
use engineers::turn::legal::WideChoice;
use engineers::turn::truck::loading_cost;
use engineers::turn::{check_action, legal_actions};
use engineers::yard::{Direction, Gate};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::scene::{BLUE, GREEN, RED, Scene};

const DESTINATIONS: [HandOrGround; 3] = [HandOrGround::Hand, HandOrGround::FaceUp, HandOrGround::FaceDown];

/// Things that have appeared, each assembly once.
fn wholes(table: &Table) -> Vec<ThingId> {
    (0..table.thing_count()).map(ThingId).filter(|&thing| table.first_of(thing) == thing).collect()
}

/// Actions of one worker that can be thought of, but loading.
fn of_worker(table: &Table, worker: WorkerId) -> Vec<Action> {
    let mut all = vec![
        Action::Search { worker },
        Action::Work { worker },
        Action::ClimbIn { worker },
        Action::ClimbOut { worker },
        Action::TakeWheel { worker },
    ];
    for direction in Direction::ALL {
        all.extend([Action::Step { worker, direction }, Action::TakeDownWall { worker, direction }]);
    }
    let buys = table.data().kind_ids().flat_map(|kind| DESTINATIONS.map(|to| Action::Buy { worker, kind, to }));
    all.extend(buys);
    for thing in (0..table.thing_count()).map(ThingId) {
        all.extend([
            Action::Mend { worker, thing },
            Action::Improve { worker, thing },
            Action::Train { worker, thing },
        ]);
    }
    let wholes = wholes(table);
    for &thing in &wholes {
        let put_down = |face_up| Action::PutDown { worker, thing, face_up };
        all.extend([put_down(false), put_down(true), Action::Sell { worker, thing }]);
        all.extend([Action::Debug { worker, machine: thing }, Action::Unpack { worker, thing }]);
        all.extend([Action::TakeShare { worker, thing }, Action::LeaveShare { worker, thing }]);
        all.extend(WorkerId::all().map(|to| Action::HandOver { worker, thing, to }));
        all.extend(wholes.iter().map(|&container| Action::Pack { worker, thing, container }));
    }
    all
}

/// Actions that can be thought of, but loading and deals.
fn all_actions(table: &Table) -> Vec<Action> {
    let mut all: Vec<Action> = WorkerId::all().flat_map(|worker| of_worker(table, worker)).collect();
    all.extend(Gate::ALL.map(Action::TakeGate));
    all.extend([Action::Accept, Action::Decline, Action::StayOut, Action::EndTurn, Action::HandInAll]);
    all.extend([Action::LeaveWheel, Action::BuyNotebook]);
    let drives = (0..5).flat_map(|squares| [false, true].map(|clockwise| Action::Drive { squares, clockwise }));
    all.extend(drives);
    all.extend(table.data().machine_ids().map(Action::HandIn));
    let wholes = wholes(table);
    for &thing in &wholes {
        all.push(Action::Discard { thing });
        all.extend(WorkerSet::each().map(|workers| Action::PickUp { workers, thing }));
        all.extend(table.data().kind_ids().map(|kind| Action::Define { thing, kind }));
        let later = wholes.iter().filter(|&&second| second > thing);
        all.extend(later.map(|&second| Action::BeginJoining { first: thing, second }));
        for machine in table.data().machine_ids() {
            all.extend([false, true].map(|with_once| Action::Test { thing, machine, with_once }));
        }
    }
    all.extend((0..table.thing_count()).map(ThingId).map(|thing| Action::BeginDetaching { thing }));
    all
}

/// Loadings and unloadings that can be thought of.
fn all_loadings(table: &Table) -> Vec<Action> {
    let Some(turn) = table.turn() else { return Vec::new() };
    let mut all = Vec::new();
    for thing in wholes(table) {
        let shares = all_shares(loading_cost(table, turn.seat, thing));
        for worker in WorkerId::all() {
            for &shares in &shares {
                all.push(Action::Load { worker, thing, shares });
                all.extend(DESTINATIONS.map(|to| Action::Unload { worker, thing, to, shares }));
            }
        }
    }
    all
}

/// All shares of four workers that add up to a number.
fn all_shares(needs: u16) -> Vec<Shares> {
    let needs = needs.min(6) as u8;
    let mut all = Vec::new();
    for first in 0..=needs {
        for second in 0..=needs - first {
            let rest = needs - first - second;
            all.extend((0..=rest).map(|third| Shares([first, second, third, rest - third])));
        }
    }
    all
}

fn names(actions: impl IntoIterator<Item = Action>) -> BTreeSet<String> {
    actions.into_iter().map(|action| format!("{action:?}")).collect()
}

/// Checks the list of a table against all actions, and that actions picked from it are legal.
fn check_list(table: &Table, random: &mut ChaCha8Rng) {
    let legal = legal_actions(table);
    let is_legal = |action: &Action| check_action(table, action).is_ok();
    let listed = names(legal.actions.clone());
    assert_eq!(listed.len(), legal.actions.len(), "no action is listed twice");
    let swept = names(all_actions(table).into_iter().filter(is_legal));
    let left_out: Vec<_> = swept.difference(&listed).collect();
    let too_many: Vec<_> = listed.difference(&swept).collect();
    assert!(left_out.is_empty() && too_many.is_empty(), "left out: {left_out:?}, too many: {too_many:?}");
    let loadings = legal.wide.iter().flat_map(|choice| match choice {
        WideChoice::Load { worker, thing, sharing } => {
            sharing.each().into_iter().map(|shares| Action::Load { worker: *worker, thing: *thing, shares }).collect()
        }
        WideChoice::Unload { worker, thing, to, sharing } => sharing
            .each()
            .into_iter()
            .map(|shares| Action::Unload { worker: *worker, thing: *thing, to: *to, shares })
            .collect(),
        _ => Vec::new(),
    });
    assert_eq!(names(loadings), names(all_loadings(table).into_iter().filter(is_legal)));
    for _ in 0..10 {
        for choice in &legal.wide {
            if let Some(action) = choice.pick(&mut |limit| random.random_range(0..limit.max(1))) {
                assert_eq!(check_action(table, &action), Ok(()), "{action:?}");
            }
        }
        let picked = legal.pick(|limit| random.random_range(0..limit.max(1)));
        assert!(picked.is_some_and(|action| is_legal(&action)));
    }
}

/// Plays random actions, and checks the list again and again. Turns are seldom ended.
fn play(game: &mut Game, seed: u64, actions: usize) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for number in 0..actions {
        if game.read(|table| table.state().outcome().is_some()) {
            return;
        }
        if number % 5 == 0 {
            game.read(|table| check_list(table, &mut random));
        }
        let action = game.read(|table| {
            let legal = legal_actions(table);
            let mut pick = || legal.pick(|limit| random.random_range(0..limit.max(1))).unwrap();
            let first = pick();
            if matches!(first, Action::EndTurn | Action::Test { .. } | Action::Discard { .. }) { pick() } else { first }
        });
        game.act(action.clone()).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    }
}

/// A table with something of everything.
fn rich_table() -> Scene {
    let scene =
        Scene::new(3).hand(RED, "tea_urn soapbox_cart great_kite").zone(RED, "oil_drum B + drainpipe + headlight");
    let scene = scene.zone(RED, "wheelbarrow, rope broken, odd_lump").packed("wheelbarrow", "bucket");
    let scene = scene.held(RED, 0, "tool_kit, work_boots").held(RED, 1, "welding_set, rucksack");
    let scene = scene.packed("rucksack", "wire_coil").shared(RED, &[2, 3], "car_engine").truck(RED, "d0");
    let scene = scene.loaded(RED, "ladder + winch").joining(RED, "oil_drum", "rope", 10);
    let scene = scene.zone(BLUE, "pump, gearbox, odd_lump").loaded(BLUE, "girder").held(BLUE, 3, "sledgehammer");
    let scene = scene.stands(BLUE, 3, "e5").face_down("e5", &[BLUE, GREEN], "bathtub, sack, radio_set");
    let scene = scene.zone(GREEN, "exercise_bike, barbell, safety_valve, bicycle_chain").aboard(GREEN, 0);
    scene.held(GREEN, 1, "tin_of_grease").stands(GREEN, 2, "e5").money(GREEN, 120)
}

#[test]
fn the_list_of_a_rich_table_is_all_that_is_legal() {
    for seed in 0..12 {
        let mut table = rich_table().seed(seed).game();
        table.with_game(|game| play(game, seed, 120));
    }
}

#[test]
fn the_list_of_workers_at_their_truck_is_all_that_is_legal() {
    for seed in 0..8 {
        let scene =
            Scene::new(2).zone(RED, "girder, bathtub, ladder + rope, shopping_cart, test_stand").truck(RED, "c0");
        let scene = scene.packed("shopping_cart", "car_battery").held(RED, 0, "car_tyre").driver(RED, 1);
        let mut table = scene.face_down("c0", &[RED], "car_engine, odd_lump").seed(seed).game();
        table.with_game(|game| play(game, seed, 80));
    }
}

#[test]
fn the_list_of_a_new_game_is_all_that_is_legal() {
    for seed in 0..6 {
        let mut setup = Setup::new(2 + (seed % 3) as u8, seed);
        setup.options.open_table = seed % 2 == 1;
        let (mut game, _) = Game::new(&setup).unwrap();
        play(&mut game, seed, 150);
    }
}

#[test]
fn every_legal_action_can_be_picked() {
    let mut table = Scene::new(2).zone(RED, "rope").game();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    table.read(|table| {
        let legal = legal_actions(table);
        let picked = (0..4000).filter_map(|_| legal.pick(|limit| random.random_range(0..limit.max(1))));
        let picked = names(picked);
        assert!(legal.actions.iter().all(|action| picked.contains(&format!("{action:?}"))));
        assert!(picked.iter().any(|name| name.starts_with("Offer")));
        assert!(picked.iter().any(|name| name.starts_with("Auction")));
    });
}

/// Time of a list, for whoever changes it: run it with `--ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn time_of_a_list() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut game, _) = Game::new(&Setup::new(3, 1)).unwrap();
    let mut spent = std::time::Duration::ZERO;
    let mut longest = std::time::Duration::ZERO;
    let mut listed = 0;
    let began = std::time::Instant::now();
    let mut number = 0_u32;
    while number < 20_000 && game.read(|table| table.state().outcome().is_none()) {
        let action = game.read(|table| {
            let before = std::time::Instant::now();
            let legal = legal_actions(table);
            spent += before.elapsed();
            longest = longest.max(before.elapsed());
            listed += legal.actions.len() + legal.wide.len();
            legal.pick(|limit| random.random_range(0..limit.max(1))).unwrap()
        });
        game.act(action).unwrap();
        number += 1;
    }
    let mean = listed / number as usize;
    println!(
        "{number} actions, {:?} a list of {mean}, longest {longest:?}; {:?} an action",
        spent / number,
        began.elapsed() / number
    );
    let mut table = rich_table().game();
    table.read(|table| {
        let before = std::time::Instant::now();
        for _ in 0..10_000 {
            std::hint::black_box(legal_actions(table));
        }
        println!("rich table: {:?} a list of {}", before.elapsed() / 10_000, legal_actions(table).actions.len());
    });
}
