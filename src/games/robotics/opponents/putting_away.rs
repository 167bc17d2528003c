//! Free steps at the end of a turn or after a trade: components to attach, store or scrap.

use shell::seats::SeatId;

use super::building::{best_placement, extremities_to_attach};
use super::need::{Aim, Assets, nearest_order};
use super::worth::{SPARE_WORTH, by_worth, worth_of_part};
use crate::action::{Action, LoosePlace};
use crate::parts::{Kind, Part, PartCounts};
use crate::table::Table;

/// The next free step of a seat that puts away, with the end as the last one. A player who
/// `holds_back` keeps extremities in the store, safe from saboteurs, until they complete the order.
pub fn next_step(table: &Table, seat: SeatId, aim: Option<&Aim>, holds_back: bool) -> Action {
    let workshop = table.workshop(seat);
    let shop = workshop.shop;
    let place_of = |part: Part| if shop.bench.count(part) > 0 { LoosePlace::Bench } else { LoosePlace::Store };
    if let Some(part) = next_to_attach(table, seat, aim, holds_back)
        && let Some(at) = best_placement(table.data(), workshop.robot, part.kind)
    {
        return Action::Attach { part, from: place_of(part), at };
    }
    let Some((surplus, from)) = least_needed(table, seat, aim) else { return stored_or_done(table, seat) };
    Action::Scrap { part: surplus, from }
}

/// Moves what is left on the bench to the store, which has room for it, and ends.
fn stored_or_done(table: &Table, seat: SeatId) -> Action {
    let shop = table.workshop(seat).shop;
    shop.bench.each().next().map_or(Action::Done, Action::Store)
}

/// The next component to attach: connectors, then the extremities of the order.
fn next_to_attach(table: &Table, seat: SeatId, aim: Option<&Aim>, holds_back: bool) -> Option<Part> {
    let workshop = table.workshop(seat);
    let loose = workshop.shop.all_loose();
    let robot = workshop.robot;
    let mut connectors: Vec<Part> = loose.each().filter(|part| part.kind.is_connector()).collect();
    connectors.sort_by_key(|part| part.kind);
    let can_attach = robot.is_empty() || !robot.is_closed();
    if let Some(&connector) = connectors.first().filter(|_| can_attach) {
        return Some(connector);
    }
    let aim = aim?;
    let extremities = extremities_to_attach(aim.order, robot, &loose);
    let completes = aim.need.actions() == 0;
    let free = robot.free_outlets().count() as u32;
    let overflows = loose.total() > table.data().free_spaces();
    let wants_all = completes || !holds_back || overflows;
    if robot.is_empty() || free == 0 || !wants_all {
        return None;
    }
    // A robot that is to carry more later keeps one outlet for a connector.
    let keeps_outlet = !completes && free == 1;
    if keeps_outlet { None } else { extremities.each().next() }
}

/// Component to scrap: a saboteur or component that neither fits into the store nor is worth its
/// rent.
fn least_needed(table: &Table, seat: SeatId, aim: Option<&Aim>) -> Option<(Part, LoosePlace)> {
    let workshop = table.workshop(seat);
    let shop = workshop.shop;
    let data = table.data();
    let loose = shop.all_loose();
    if loose.total() <= data.free_spaces() {
        return None;
    }
    let parts = |place: LoosePlace| shop.loose(place).each().map(move |part| (part, place));
    let all = parts(LoosePlace::Bench).chain(parts(LoosePlace::Store));
    let assets = Assets::new(workshop.robot, loose);
    let order = aim?.order;
    let (least, place) = by_worth(&assets, order, all).into_iter().next()?;
    let mut without = loose;
    let is_there = without.remove(least);
    debug_assert!(is_there, "it is one of them");
    let worth = if least.kind == Kind::Saboteur {
        SPARE_WORTH
    } else {
        worth_of_part(&assets.with_loose(without), order, least.kind)
    };
    let rent = data.rent(loose.total(), shop.paid_spaces) - data.rent(without.total(), shop.paid_spaces);
    let is_too_much = loose.total() > data.most_stored();
    let cannot_pay = data.rent(loose.total(), shop.paid_spaces) > shop.credits;
    (is_too_much || cannot_pay || (rent as f32) >= worth).then_some((least, place))
}

/// Aim of a seat that puts away what it gained in a trade.
pub fn aim_of<'t>(table: &Table<'t>, seat: SeatId) -> Option<Aim<'t>> {
    let workshop = table.workshop(seat);
    let loose: PartCounts = workshop.shop.all_loose();
    nearest_order(table, &Assets::new(workshop.robot, loose))
}
