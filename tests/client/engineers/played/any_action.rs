//! Random actions of Engineers at Play that the window offers, each kind as likely as the others.

use std::collections::BTreeSet;

use engineers::action::{Action, Goods, Illegal, Terms, ThingId, WorkerId, WorkerSet};
use engineers::client::play::executing::shop_commands::purchase;
use engineers::client::play::executing::truck_commands::{loading, unloading};
use engineers::orders::{Next, Order, Orders, give_order, next_action};
use engineers::table::Table;
use engineers::turn::carrying::check_can_hold;
use engineers::turn::deals::auctions::least_bid;
use engineers::turn::moving::step::step_together;
use engineers::turn::zone::selling::sale_price;
use engineers::turn::{check_action, legal_actions};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;

use crate::app::typist::kind_of;

/// Number of choices of which one ends a turn although another action is possible.
const CHOICES_FOR_AN_END: u32 = 12;
/// Dollars by which the window changes money, and most steps that are tried.
const STEP: u16 = 10;
const MOST_STEPS: u16 = 30;
/// Tries to find an action of a choice with many.
const TRIES: usize = 4;

/// A random action that the window offers.
pub fn any_action(table: &Table, orders: &Orders, done: &BTreeSet<String>, random: &mut ChaCha8Rng) -> Action {
    any_of(offered_actions(table, orders, random), done, random)
}

/// One of some actions, of which each kind is as likely as the others; a new one comes first in
/// every other choice.
pub fn any_of(mut offered: Vec<Action>, done: &BTreeSet<String>, random: &mut ChaCha8Rng) -> Action {
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::Test { .. });
    if !offered.iter().all(ends) {
        let is_end = offered.iter().any(ends) && random.random_ratio(1, CHOICES_FOR_AN_END);
        offered.retain(|action| ends(action) == is_end);
    }
    let mut kinds: BTreeSet<String> = offered.iter().map(kind_of).collect();
    let new: BTreeSet<String> = kinds.difference(done).cloned().collect();
    if !new.is_empty() && random.random_ratio(1, 2) {
        kinds = new;
    }
    let kind = kinds.iter().nth(random.random_range(0..kinds.len())).expect("a kind of action");
    offered.retain(|action| kind_of(action) == *kind);
    offered.swap_remove(random.random_range(0..offered.len()))
}

/// Legal actions that the window offers, some of those of each wide choice.
pub fn offered_actions(table: &Table, orders: &Orders, random: &mut ChaCha8Rng) -> Vec<Action> {
    let legal = legal_actions(table);
    let mut below = |most: u32| random.random_range(0..most.max(1));
    let tried = legal.wide.iter().flat_map(|wide| std::iter::repeat_n(wide, TRIES));
    let picked: Vec<Action> =
        tried.filter_map(|wide| wide.pick(&mut below)).map(|action| as_offered(table, action)).collect();
    let wide = picked.into_iter().filter(|action| check_action(table, action).is_ok());
    legal.actions.into_iter().filter(|action| is_offered(table, orders, action)).chain(wide).collect()
}

/// Whether the window offers an action as it is, and not another one that comes to the same.
fn is_offered(table: &Table, orders: &Orders, action: &Action) -> bool {
    let Some(seat) = table.turn().map(|turn| turn.seat) else { return true };
    let begins = |worker: WorkerId, order: Order| {
        let mut given = orders.clone();
        give_order(table, &mut given, seat, worker, order);
        next_action(table, &given, seat, worker, order) == Next::Act(action.clone())
    };
    match *action {
        // A tool comes to the hands where they are free, from which it is put down for nothing.
        Action::Buy { worker, kind, .. } => *action == purchase(table, worker, kind),
        // Who works takes the best free tool first, and puts down what is in the way.
        Action::Work { worker } => begins(worker, Order::Work),
        Action::Debug { worker, machine } => begins(worker, Order::Debug { thing: machine }),
        Action::Train { worker, thing } => begins(worker, Order::Train { thing }),
        // Those who share a load step together, and put it down together: the first is named.
        Action::Step { worker, .. } => step_together(table, seat, worker).iter().next() == Some(worker),
        Action::PutDown { worker, thing, .. } => {
            table.find_thing(thing).is_some_and(|thing| thing.carriers().iter().next() == Some(worker))
        }
        // What one can hold is picked up by one, and the others take shares.
        Action::PickUp { workers, thing } => {
            workers.len() == 1 || workers.iter().any(|worker| is_too_much(table, seat, worker, thing))
        }
        _ => true,
    }
}

/// Whether a thing takes more hands than a worker has free.
fn is_too_much(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> bool {
    matches!(check_can_hold(table, seat, WorkerSet::one(worker), thing), Err(Illegal::NoHands { .. }))
}

/// Worker of those who pick a thing up who is chosen first: one for whom it is too much.
pub fn first_of_sharers(table: &Table, seat: SeatId, workers: WorkerSet, thing: ThingId) -> WorkerId {
    let mut too_weak = workers.iter().filter(|&worker| is_too_much(table, seat, worker, thing));
    too_weak.next().or_else(|| workers.iter().next()).expect("a worker")
}

/// An action of a wide choice as the window offers it: sums are in steps of ten dollars, money goes
/// one way in an offer, and the chosen worker pays first for what is loaded.
fn as_offered(table: &Table, action: Action) -> Action {
    let seat = table.turn().map(|turn| turn.seat);
    let steps = |dollars: u16| dollars / STEP % MOST_STEPS * STEP;
    match (action, seat) {
        (Action::Offer { partner, terms }, _) => Action::Offer { partner, terms: one_way(terms, steps) },
        (Action::Counter(terms), _) => Action::Counter(one_way(terms, steps)),
        (Action::Auction { thing, least }, _) => {
            Action::Auction { thing, least: sale_price(table, thing) + steps(least) }
        }
        (Action::Bid(bid), _) => {
            let least = least_of(table);
            Action::Bid(least + steps(bid - least))
        }
        (Action::Load { worker, thing, shares }, Some(seat)) => {
            loading(table, seat, worker, thing).unwrap_or(Action::Load { worker, thing, shares })
        }
        (Action::Unload { worker, thing, to, shares }, Some(seat)) => {
            unloading(table, seat, worker, thing, to).unwrap_or(Action::Unload { worker, thing, to, shares })
        }
        (action, _) => action,
    }
}

/// Terms of which one side pays no money.
fn one_way(terms: Terms, steps: impl Fn(u16) -> u16) -> Terms {
    let Terms { given, wanted } = terms;
    let pays = steps(given.money.saturating_sub(wanted.money));
    let gets = steps(wanted.money.saturating_sub(given.money));
    Terms { given: Goods { money: pays, ..given }, wanted: Goods { money: gets, ..wanted } }
}

/// Least bid of the open auction.
fn least_of(table: &Table) -> u16 {
    match table.turn().and_then(|turn| turn.deal.as_ref()) {
        Some(engineers::table::Deal::Auction(auction)) => least_bid(auction),
        deal => panic!("{deal:?} is no auction"),
    }
}
