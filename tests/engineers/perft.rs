//! Numbers of series of a few actions from positions: they change only when the rules or the lists
//! of legal actions do.

use engineers::action::Action;
use engineers::game::Game;
use engineers::table::{Setup, Table};
use engineers::turn;
use engineers::turn::legal::WideChoice;

use crate::scene::{BLUE, GREEN, RED, Scene};
use crate::test_table::TestTable;

/// Legal actions. Of wide choices, those with a short list are among them: loading, unloading and
/// bidding. Offers and the beginning of auctions are left out, as any sum of money is one of them.
fn each_action(table: &Table) -> Vec<Action> {
    let legal = turn::legal_actions(table);
    let wide = legal.wide.iter().flat_map(listed);
    legal.actions.iter().cloned().chain(wide).collect()
}

/// All actions of a wide choice that has a short list.
fn listed(choice: &WideChoice) -> Vec<Action> {
    match choice {
        &WideChoice::Bid { least, most } => (least..=most).map(Action::Bid).collect(),
        &WideChoice::Load { worker, thing, sharing } => {
            sharing.each().into_iter().map(|shares| Action::Load { worker, thing, shares }).collect()
        }
        &WideChoice::Unload { worker, thing, to, sharing } => {
            sharing.each().into_iter().map(|shares| Action::Unload { worker, thing, to, shares }).collect()
        }
        WideChoice::Offer { .. } | WideChoice::Counter(_) | WideChoice::Auction(_) => Vec::new(),
    }
}

/// Number of ways to play some actions.
fn perft(game: &mut Game, depth: u32) -> u64 {
    let legal = game.read(each_action);
    if depth == 1 {
        return legal.len() as u64;
    }
    let before = game.snapshot();
    let mut number = 0;
    for action in legal {
        game.act(action).unwrap();
        number += perft(game, depth - 1);
        game.restore(&before).unwrap();
    }
    number
}

/// Ways to play one action, two, and so on.
fn ways<const DEPTHS: usize>(mut table: TestTable) -> [u64; DEPTHS] {
    table.with_game(|game| std::array::from_fn(|index| perft(game, index as u32 + 1)))
}

#[test]
fn a_new_game_has_as_many_beginnings_as_it_always_had() {
    assert_eq!(ways(TestTable::new(Setup::new(2, 1))), BEGINNINGS);
}

#[test]
fn workers_in_the_yard_move_search_and_carry_in_as_many_ways_as_they_always_did() {
    let scene = Scene::new(2).truck(RED, "e0").stands(RED, 0, "c4").stands(RED, 1, "c4").stands(RED, 2, "e6");
    let scene = scene.face_down("c4", &[RED], "car_engine, rope").held(RED, 0, "rucksack").held(RED, 2, "sledgehammer");
    assert_eq!(ways(scene.spent(RED, 3, 5).game()), WALKS);
}

#[test]
fn a_truck_is_loaded_driven_and_unloaded_in_as_many_ways_as_it_always_was() {
    let scene = Scene::new(2).zone(RED, "girder, ladder + rope").truck(RED, "c0").held(RED, 0, "car_tyre");
    let scene = scene.loaded(RED, "bathtub").driver(RED, 1).aboard(RED, 2).spent(RED, 2, 4);
    assert_eq!(ways(scene.game()), DRIVES);
}

#[test]
fn work_in_the_zone_goes_on_in_as_many_ways_as_it_always_did() {
    let scene =
        Scene::new(2).hand(RED, "tea_urn").zone(RED, "oil_drum B + drainpipe + car_battery -1, tin_sheet, bucket");
    let scene = scene.zone(RED, "exercise_bike, odd_lump").fault("oil_drum, drainpipe, car_battery").truck(RED, "e0");
    let scene = scene.joining(RED, "tin_sheet", "bucket", 22).held(RED, 0, "tool_kit").held(RED, 1, "tin_of_grease");
    assert_eq!(ways(scene.held(RED, 2, "welding_set").stands(RED, 3, "j10").spent(RED, 3, 6).game()), WORKS);
}

#[test]
fn an_auction_goes_on_in_as_many_ways_as_it_always_did() {
    let scene = Scene::new(3).zone(RED, "rope").money(BLUE, 30).money(GREEN, 45);
    let mut table = scene.game();
    let thing = table.id("rope");
    table.act(Action::Auction { thing, least: 5 });
    assert_eq!(ways(table), BIDS);
}

/// Ways to play one to three actions of a new game.
const BEGINNINGS: [u64; 3] = [8, 56, 6_832];
/// Ways to play one to three actions of workers in the yard.
const WALKS: [u64; 3] = [56, 2_424, 100_391];
/// Ways to play one or two actions of workers at their truck.
const DRIVES: [u64; 2] = [223, 44_548];
/// Ways to play one to three actions of workers in their zone.
const WORKS: [u64; 3] = [198, 35_054, 5_718_624];
/// Ways to play one to three bids of an auction.
const BIDS: [u64; 3] = [27, 549, 64_001];
