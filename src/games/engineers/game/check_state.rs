//! Check of round, turn and faults of a snapshot against its table.

use shell::seats::SeatId;

use super::check_deal::check_deal;
use super::numbers::are_things;
use crate::action::ThingId;
use crate::set::limits::{NEEDS, OFFERS_A_TURN};
use crate::set::{Kind, Stat};
use crate::table::snapshot_error::StateFault;
use crate::table::{PlayState, Setup, Stage, Table, Team, Turn, Worker};
use crate::turn::outcome_of_round;
use crate::yard::{Gate, Square};

/// Checks that play has begun, and that the seats of the state are those of the table.
pub(super) fn check_seats(state: &PlayState, setup: &Setup) -> Result<(), StateFault> {
    if matches!(state.stage, Stage::SetUp) {
        return Err(StateFault::SetUp);
    }
    let is_listed_once = |seat: SeatId| state.order.iter().filter(|&&other| other == seat).count() == 1;
    if state.order.len() != usize::from(setup.seats) || !setup.all_seats().all(is_listed_once) {
        return Err(StateFault::Order);
    }
    let on_turn = state.turn().map(|turn| turn.seat);
    let mut named = [state.awaited_seat(), on_turn].into_iter().flatten();
    if named.all(|seat| setup.has_seat(seat)) { Ok(()) } else { Err(StateFault::NoSuchSeat) }
}

/// Checks the stage with all that belongs to it.
pub(super) fn check_state(table: &Table) -> Result<(), StateFault> {
    check_faults(table)?;
    let state = table.state();
    let is_round = (1..=table.setup().options.rounds).contains(&state.round);
    match &state.stage {
        Stage::SetUp => Err(StateFault::SetUp),
        Stage::Gates(_) if state.round > 0 => Err(StateFault::Round),
        Stage::Gates(seat) => check_gates(table, *seat),
        Stage::Turn(_) | Stage::Over(_) if !is_round => Err(StateFault::Round),
        Stage::Turn(turn) => check_turn(table, turn),
        Stage::Over(outcome) => {
            let have_all_played = table.seats().all(|seat| table.team(seat).turns == state.round);
            let is_sound = have_all_played && outcome_of_round(table).as_ref() == Some(outcome);
            if is_sound { Ok(()) } else { Err(StateFault::Outcome) }
        }
    }
}

/// Checks that only gates have been taken so far, in reverse order (2.5, 2.6).
fn check_gates(table: &Table, seat: SeatId) -> Result<(), StateFault> {
    let order = &table.state().order;
    let next = order.iter().position(|&other| other == seat);
    let is_as_begun = |(index, &seat): (usize, &SeatId)| {
        let team = table.team(seat);
        let money = table.setup().options.money.get(seat.index()).copied().unwrap_or_default();
        let square = team.gate.map_or(Square::FIRST, Gate::square);
        let worker = Worker { square, ..Worker::default() };
        team.gate.is_some() == (Some(index) > next)
            && *team == Team { gate: team.gate, money, ..Team::default() }
            && table.workers(seat).all(|(_, own)| *own == worker)
            && table.truck(seat).square == square
            && table.truck(seat).driver.is_none()
    };
    let is_sound =
        table.thing_count() == 0 && table.yard().walls_down().is_empty() && order.iter().enumerate().all(is_as_begun);
    if is_sound { Ok(()) } else { Err(StateFault::Gates) }
}

/// Checks that every team has begun a turn in each round up to now, and has not reached the target
/// before this round, and checks what the team on turn has used up (3.1, 18.1).
fn check_turn(table: &Table, turn: &Turn) -> Result<(), StateFault> {
    let round = table.state().round;
    let order = &table.state().order;
    let on_turn = order.iter().position(|&seat| seat == turn.seat);
    let target = table.setup().options.target;
    let is_sound = order.iter().enumerate().all(|(index, &seat)| {
        let is_still_to_come = Some(index) > on_turn;
        let has_played = Some(index) < on_turn;
        table.team(seat).turns == round - u16::from(is_still_to_come) && (has_played || table.points(seat) < target)
    });
    if !is_sound || !is_used_up_soundly(table, turn) {
        return Err(StateFault::Turn);
    }
    check_deal(table, turn)
}

/// Whether a team can have used up in its turn what the turn says: offers and the auction, cards
/// that were asked about, the driver, things on which somebody trained, and debugging.
fn is_used_up_soundly(table: &Table, turn: &Turn) -> bool {
    let is_open = |machine| table.hand(turn.seat).any(|own| own == (machine, true));
    let is_asked_once = |machine| turn.asked.iter().filter(|&&other| other == machine).count() == 1;
    let trains = |kind: &Kind| Stat::BOTH.into_iter().any(|stat| kind.train(stat).is_some());
    let is_trained_on_once = |thing| turn.trained_on.iter().filter(|&&other| other == thing).count() == 1;
    let can_train = |thing| table.find_thing(thing).is_some_and(|thing| trains(thing.own_kind()));
    turn.offers <= OFFERS_A_TURN
        && (table.setup().options.trading || turn.offers == 0 && !turn.has_auctioned)
        && turn.asked.iter().all(|&machine| is_open(machine) && is_asked_once(machine))
        && turn.driver.is_none_or(|driver| table.find_worker(turn.seat, driver).is_some())
        && turn.trained_on.iter().all(|&thing| can_train(thing) && is_trained_on_once(thing))
        && turn.debugged.as_ref().is_none_or(|debugged| debugged.done > 0 && is_machine(table, &debugged.machine))
}

/// Checks that each fault is one of a set of components, and listed once (12.1).
fn check_faults(table: &Table) -> Result<(), StateFault> {
    let faults = &table.state().faults;
    let is_sound = faults.is_sorted_by(|one, other| one < other) && faults.iter().all(|fault| is_machine(table, fault));
    if is_sound { Ok(()) } else { Err(StateFault::Faults) }
}

/// Whether some things are as many as a machine has components, in ascending order, and each can be
/// a component (1.6, 11.1).
fn is_machine(table: &Table, things: &[ThingId]) -> bool {
    let is_component =
        |&thing| table.find_thing(thing).is_some_and(|thing| table.seats().any(|seat| thing.is_component(seat)));
    NEEDS.contains(&things.len()) && are_things(table, things) && things.iter().all(is_component)
}
