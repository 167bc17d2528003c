//! Check of a snapshot from outside against its set-up: counters, market, orders,
//! workshops and robots.

use shell::seats::SeatId;

use super::check_state::check_state;
use crate::parts::disc::SQUARES;
use crate::parts::{CREDIT_STEP, Credits, Kind, OrderId};
use crate::robot::Robot;
use crate::table::restore::special_counters;
use crate::table::snapshot_error::{StateFault, WorkshopFault};
use crate::table::{Position, Setup, Snapshot, SnapshotError, Stage, Table, TurnStep, Workshop};
use crate::turn::control::last_warning;

/// Most credits of a seat, far above any that a game brings.
const MOST_CREDITS: Credits = 1_000_000;

/// Checks that a snapshot is a table of a set-up, which has been checked.
///
/// # Errors
/// [`SnapshotError`] of the first fault found.
pub(super) fn check_snapshot(snapshot: &Snapshot, setup: &Setup) -> Result<(), SnapshotError> {
    let position = &snapshot.position;
    position.check_seats(setup)?;
    for (seat, shop) in (0..).map(SeatId).zip(&position.workshops) {
        let fault = check_workshop(position, setup, seat, shop).err();
        fault.map_or(Ok(()), |fault| Err(SnapshotError::Workshop { seat, fault }))?;
    }
    for (seat, robot) in (0..).map(SeatId).zip(&position.robots) {
        let parts: Vec<_> = robot.placed().collect();
        Robot::build(&setup.data, &parts).map_err(|fault| SnapshotError::Robot { seat, fault })?;
    }
    check_market(position, setup)?;
    check_counters(position, setup)?;
    check_orders(position, setup)?;
    check_special_counters(position, setup).map_err(SnapshotError::State)?;
    let table = Table::of_position(setup, position);
    check_state(&table).map_err(SnapshotError::State)?;
    check_goals(&table)
}

/// Seats that may have components on the bench, and more in the store than is paid for (8.1, 12.6).
fn sorting_seats(position: &Position) -> impl Fn(SeatId) -> bool {
    let turn = position.state.turn().filter(|turn| turn.step != TurnStep::Sale);
    let active = turn.map(|turn| turn.seat);
    let partner = turn.and_then(|turn| match turn.step {
        TurnStep::PutAway { partner } => Some(partner),
        _ => None,
    });
    let is_over = matches!(position.state.stage, Stage::Over(_));
    // A game may end in the middle of a turn, with components still on benches.
    move |seat| is_over || Some(seat) == active || Some(seat) == partner
}

fn check_workshop(position: &Position, setup: &Setup, seat: SeatId, shop: &Workshop) -> Result<(), WorkshopFault> {
    let data = &setup.data;
    if !shop.credits.is_multiple_of(CREDIT_STEP) || shop.credits > MOST_CREDITS {
        return Err(WorkshopFault::Credits);
    }
    let stored = shop.store.total();
    if stored > data.most_stored() {
        return Err(WorkshopFault::Store);
    }
    let sorts = sorting_seats(position)(seat);
    let is_paid_for = sorts || data.spaces_used(stored) <= shop.paid_spaces;
    if u32::from(shop.paid_spaces) > data.most_stored() - data.free_spaces() || !is_paid_for {
        return Err(WorkshopFault::PaidSpaces);
    }
    if !sorts && !shop.bench.is_empty() {
        return Err(WorkshopFault::Bench);
    }
    let loose = shop.all_loose();
    let may_be_loose = |kind: Kind| kind.is_component() || kind == Kind::Saboteur && setup.options.stored_saboteur;
    let is_sound = loose.iter().all(|(part, _)| may_be_loose(part.kind) && (part.kind.is_component() || !part.nut));
    if is_sound { Ok(()) } else { Err(WorkshopFault::SpecialCounter) }
}

fn check_market(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    let market = &position.market;
    if usize::from(market.disc) >= SQUARES {
        return Err(SnapshotError::Disc(market.disc));
    }
    let too_full = market.stock.iter().find(|&(kind, count)| count > setup.limit_of(kind));
    too_full.map_or(Ok(()), |(kind, _)| Err(SnapshotError::Square(kind)))
}

/// Checks that every counter is in one place, and every nut.
fn check_counters(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    for kind in Kind::ALL {
        let special = special_counters(position).into_iter().filter(|&(of, ..)| of == kind);
        let special: u32 = special.map(|(.., count)| u32::from(count)).sum();
        let loose: u32 = position.workshops.iter().map(|shop| u32::from(shop.all_loose().of_kind(kind))).sum();
        let attached: u32 = position.robots.iter().map(|robot| u32::from(robot.kinds()[kind])).sum();
        let in_yard = u32::from(position.market.stock[kind]) + u32::from(position.yard.bag[kind]);
        let found = special + loose + attached + in_yard;
        let expected = u32::from(setup.data.counts()[kind]);
        if found != expected {
            return Err(SnapshotError::Counters { kind, expected, found });
        }
    }
    let loose: u32 = position.workshops.iter().map(|shop| shop.all_loose().nuts()).sum();
    let attached: u32 = position.robots.iter().map(|robot| robot.counts().nuts()).sum();
    let found = loose + attached + u32::from(position.market.nuts);
    let expected = u32::from(setup.data.nuts());
    if found == expected { Ok(()) } else { Err(SnapshotError::Nuts { expected, found }) }
}

/// Checks that every order is in one place, and that as many are open as there must be (3.4, 6.6).
fn check_orders(position: &Position, setup: &Setup) -> Result<(), SnapshotError> {
    let orders = &position.orders;
    let sold = position.workshops.iter().flat_map(|shop| &shop.sold);
    let mut all: Vec<OrderId> = orders.open.iter().chain(&orders.unseen).chain(sold).copied().collect();
    all.sort_unstable();
    let is_over = matches!(position.state.stage, Stage::Over(_));
    let limit = usize::from(setup.limit());
    let is_full = orders.open.len() == limit || orders.unseen.is_empty() && !orders.open.is_empty();
    let is_sound = all.iter().copied().eq(setup.data.order_ids())
        && orders.unseen.is_sorted()
        && orders.open.len() <= limit
        && (is_full || is_over);
    if is_sound { Ok(()) } else { Err(SnapshotError::Orders) }
}

/// Checks controls and saboteurs against each other and the options (11.7, 16.1, 16.2).
fn check_special_counters(position: &Position, setup: &Setup) -> Result<(), StateFault> {
    let yard = &position.yard;
    let has_warning_option = setup.options.warning_control;
    let is_sound = |seat| has_warning_option && setup.has_seat(seat) && yard.controls_aside < last_warning(setup);
    let warning = yard.warning.is_none_or(is_sound);
    // All go back as soon as the last one is set aside (11.7).
    let controls = setup.data.counts()[Kind::ManufacturingControl];
    let returned = yard.controls_aside == 0 || yard.controls_aside < controls;
    if warning && returned { Ok(()) } else { Err(StateFault::SpecialCounters) }
}

/// Checks that no seat has reached a goal in a game that goes on, but for those that *Last bell*
/// notes (14.1, 16.5).
fn check_goals(table: &Table) -> Result<(), SnapshotError> {
    let state = table.state();
    if matches!(state.stage, Stage::Over(_)) {
        return Ok(());
    }
    let won = table.seats().find(|&seat| table.reached_goal(seat).is_some() && !state.reached.contains(seat));
    won.map_or(Ok(()), |seat| Err(SnapshotError::Workshop { seat, fault: WorkshopFault::Won }))
}
