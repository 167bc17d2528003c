//! A whole game by a finger alone, from the gates to the last round.

use std::collections::BTreeSet;

use engineers::action::{Action, Engineers};
use engineers::client::play::deed::{Deed, deed_of_press};
use engineers::client::play::{EngineersInteraction, TableItem};
use engineers::orders::{Next, Order, next_action};
use engineers::table::{Options, Place, Setup, Table};
use engineers::yard::along_road;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{SeatKind, seating::default_seats};

use super::any_action::{any_of, first_of_sharers, offered_actions};
use super::fingers::TouchPlayer;
use crate::app::Client;
use crate::app::typist::kind_of;

/// Greatest number of actions of the game.
const MOST_ACTIONS: usize = 400;
/// Rounds of the game.
const ROUNDS: u16 = 3;
/// Least number of kinds of actions.
const LEAST_KINDS: usize = 15;

/// Whether an action is tried by taps: a thing of the yard is fetched home by a tap, and what is
/// packed is got at on the workbench.
fn is_tried(table: &Table, own: &EngineersInteraction, action: &Action) -> bool {
    let Some(seat) = table.turn().map(|turn| turn.seat) else { return true };
    let place = |thing| table.find_thing(thing).map(|thing| thing.place);
    let is_on_bench = |thing| matches!(place(thing), Some(Place::Zone(_) | Place::Held(..)));
    match *action {
        // A press on the truck means what is usual.
        Action::ClimbIn { worker } | Action::ClimbOut { worker } | Action::TakeWheel { worker } => {
            let own = EngineersInteraction { worker, ..own.clone() };
            deed_of_press(table, &own, TableItem::Truck(seat)) == Deed::Act(action.clone())
        }
        Action::LeaveWheel => false,
        Action::PickUp { workers, thing } if workers.len() == 1 && place(thing) != Some(Place::Zone(seat)) => {
            let worker = workers.iter().next().expect("a worker");
            let order = Order::Fetch { thing };
            let mut orders = own.orders.clone();
            orders.give(seat, worker, Some(order));
            next_action(table, &orders, seat, worker, order) == Next::Act(action.clone())
        }
        Action::Pack { thing, container, .. } => is_on_bench(thing) && is_on_bench(container),
        Action::Unpack { thing, .. } => match place(thing) {
            Some(Place::Packed(container)) => is_on_bench(container),
            _ => false,
        },
        Action::Load { thing, .. } => place(thing) == Some(Place::Zone(seat)),
        // The button is that of orders once there are some.
        Action::BuyNotebook => own.orders.is_empty(),
        _ => true,
    }
}

/// Whether the square or the item that an action taps is seen.
fn is_seen(tapper: &mut TouchPlayer, action: &Action) -> bool {
    match *action {
        Action::TakeGate(gate) => tapper.free_point(gate.square()).is_some(),
        Action::Step { worker, direction } => {
            let beside = tapper.beside(worker, direction);
            tapper.free_point(beside).is_some()
        }
        Action::Drive { squares, clockwise } => {
            let seat = tapper.seat();
            let truck = tapper.client.engineers(|table| table.truck(seat).square);
            tapper.free_point(along_road(truck, squares, clockwise)).is_some()
        }
        Action::ClimbIn { .. } | Action::ClimbOut { .. } | Action::TakeWheel { .. } => {
            tapper.place_of_truck().is_some()
        }
        Action::PickUp { workers, thing } if !tapper.is_in_zone(thing) => {
            let seat = tapper.seat();
            let first = tapper.client.engineers(|table| first_of_sharers(table, seat, workers, thing));
            let square = tapper.client.square_of(seat, first.0);
            // Notes of the notebook lie in the square too.
            let has_notes = tapper.client.engineers(|table| table.notebook(seat).of_square(square).next().is_some());
            !has_notes && tapper.point_of_thing(thing, first).is_some()
        }
        _ => true,
    }
}

/// A random action that is tried.
fn next_of(tapper: &mut TouchPlayer, done: &BTreeSet<String>, random: &mut ChaCha8Rng) -> Action {
    let own = tapper.client.engineers_begun().clone();
    let offered = tapper.client.engineers(|table| {
        let mut offered = offered_actions(table, &own.orders, random);
        offered.retain(|action| is_tried(table, &own, action));
        offered
    });
    loop {
        let action = any_of(offered.clone(), done, random);
        if is_seen(tapper, &action) {
            return action;
        }
    }
}

#[test]
fn a_whole_game_is_played_by_taps() {
    let seed = 8;
    client::kit::notes::start_recording();
    let options = Options { rounds: ROUNDS, ..Options::suggested(2) };
    let mut client = Client::new();
    client.begin_game::<Engineers>(Setup { options, ..Setup::new(2, seed) }, default_seats(2, SeatKind::Human));
    let mut tapper = TouchPlayer { client };
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut done = BTreeSet::new();
    for _ in 0..MOST_ACTIONS {
        if !tapper.go_on() {
            assert!(done.len() >= LEAST_KINDS, "{} kinds: {done:?}", done.len());
            return;
        }
        let action = next_of(&mut tapper, &done, &mut random);
        let before = tapper.client.steps_of::<Engineers>();
        tapper.act(&action);
        let reason = tapper.client.reason_of::<Engineers>();
        let actions = tapper.client.engineers_actions();
        assert_eq!(actions.get(before), Some(&action), "step {before}: {reason:?}");
        done.insert(kind_of(&action));
    }
    panic!("the game does not end: {done:?}");
}
