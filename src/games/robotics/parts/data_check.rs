//! The checks of a data set, which may come from outside.

use std::collections::BTreeSet;

use shell::grid::Side;

use super::credits::{CREDIT_STEP, Credits};
use super::data_error::DataError;
use super::data_file::{CounterEntry, DataFile, OrderEntry};
use super::disc::{SQUARES, Sector};
use super::goals::{CREDIT_GOAL_STEP, CREDIT_GOALS, ORDER_GOALS};
use super::kind::{Kind, KindCounts};

/// Largest amount in a data set, in credits.
const MOST_CREDITS: Credits = 20_000;
/// Most counters of one kind.
const MOST_COUNTERS: u8 = 24;
/// Components of each kind that the market needs when five play (2.2).
const LEAST_COUNTERS: u8 = 4;
/// Most nuts.
const MOST_NUTS: u8 = 48;
/// Most free spaces of a store.
const MOST_FREE_SPACES: u8 = 6;
/// Most orders.
const MOST_ORDERS: usize = 64;
/// Most extremities that an order needs.
const MOST_NEEDED: u32 = 12;
/// Most letters of an order's name.
const LONGEST_NAME: usize = 40;

/// Checks a data set. Returns its numbers of counters.
///
/// # Errors
/// [`DataError`] that names the first fault found; never [`DataError::Unreadable`].
pub(super) fn check_file(file: &DataFile) -> Result<KindCounts, DataError> {
    let counts = check_counters(&file.counters)?;
    check_market(&file.squares, &file.sectors)?;
    check_sizes(file)?;
    check_orders(&file.orders, &counts)?;
    check_goals(file)?;
    Ok(counts)
}

/// Whether an amount is a multiple of 100 within the limits.
const fn is_amount(credits: Credits) -> bool {
    credits.is_multiple_of(CREDIT_STEP) && credits <= MOST_CREDITS
}

fn check_counters(counters: &[CounterEntry]) -> Result<KindCounts, DataError> {
    let count_of = |kind: Kind| counters.iter().filter(|entry| entry.kind == kind).count();
    if let Some(kind) = Kind::ALL.into_iter().find(|&kind| count_of(kind) != 1) {
        return Err(DataError::Counters(kind));
    }
    for entry in counters {
        let is_special = !entry.kind.is_component();
        // The multifunctional components have no square, so the market needs none of them.
        let least = if is_special || entry.kind == Kind::Multifunctional { 0 } else { LEAST_COUNTERS };
        if !(least..=MOST_COUNTERS).contains(&entry.count) {
            return Err(DataError::CounterCount(entry.kind));
        }
        let has_twice = (1..entry.outlets.len()).any(|index| entry.outlets[..index].contains(&entry.outlets[index]));
        // An extremity has one, so that taking it off never splits a robot (11.4).
        let most = if entry.kind.is_extremity() { 1 } else { Side::ALL.len() };
        if entry.outlets.is_empty() != is_special || entry.outlets.len() > most || has_twice {
            return Err(DataError::Outlets(entry.kind));
        }
    }
    Ok(counters.iter().map(|entry| (entry.kind, entry.count)).collect())
}

fn check_market(squares: &[Kind; SQUARES], sectors: &[Sector; SQUARES]) -> Result<(), DataError> {
    let sold: BTreeSet<Kind> = squares.iter().copied().collect();
    let is_sold = |kind: &Kind| kind.is_component() && *kind != Kind::Multifunctional;
    if sold.len() != SQUARES || !sold.iter().all(is_sold) {
        return Err(DataError::Squares);
    }
    for (number, sector) in sectors.iter().enumerate() {
        let mut prices = [sector.regular, sector.black].into_iter().flatten().peekable();
        if prices.peek().is_none() {
            return Err(DataError::Sector(number));
        }
        if let Some(price) = prices.find(|&price| price == 0 || !is_amount(price)) {
            return Err(DataError::Amount(price));
        }
    }
    Ok(())
}

fn check_sizes(file: &DataFile) -> Result<(), DataError> {
    let amounts = file.rents.into_iter().chain([file.start_credits]).chain(file.orders.iter().map(|order| order.pays));
    if let Some(amount) = amounts.into_iter().find(|&amount| !is_amount(amount)) {
        return Err(DataError::Amount(amount));
    }
    let fits = file.nuts <= MOST_NUTS
        && file.free_spaces <= MOST_FREE_SPACES
        // The market opens four orders when five play (3.4).
        && (usize::from(LEAST_COUNTERS)..=MOST_ORDERS).contains(&file.orders.len());
    if fits { Ok(()) } else { Err(DataError::Sizes) }
}

fn check_orders(orders: &[OrderEntry], counts: &KindCounts) -> Result<(), DataError> {
    let mut names = BTreeSet::new();
    for order in orders {
        let is_word = (1..=LONGEST_NAME).contains(&order.name.len())
            && order.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        if !is_word || !names.insert(&order.name) {
            return Err(DataError::OrderName(order.name.chars().take(LONGEST_NAME).collect()));
        }
        let needed: u32 = order.needs.values().copied().map(u32::from).sum();
        let can_be_met = |(kind, &count): (&Kind, &u8)| Kind::EXTREMITIES.contains(kind) && count <= counts[*kind];
        if !(1..=MOST_NEEDED).contains(&needed) || !order.needs.iter().all(can_be_met) {
            return Err(DataError::OrderNeeds(order.name.clone()));
        }
    }
    Ok(())
}

fn check_goals(file: &DataFile) -> Result<(), DataError> {
    let credits = file.credits_to_win;
    let are_goals = ORDER_GOALS.contains(&file.orders_to_win)
        && CREDIT_GOALS.contains(&credits)
        && credits.is_multiple_of(CREDIT_GOAL_STEP)
        && file.start_credits < credits;
    if are_goals { Ok(()) } else { Err(DataError::Goals) }
}
