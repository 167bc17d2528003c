//! Check of the turn, the queue and the battle order of a snapshot against its table.

use shell::seats::SeatId;

use crate::action::Outcome;
use crate::arena::Square;
use crate::cards::limits::NUMBERS;
use crate::cards::{BuildEffect, Effect, Slot};
use crate::table::snapshot_error::StateFault;
use crate::table::{BattleStep, BattleTurn, BuildTurn, EffectSource, Queue, Queued, Stage, Table};
use crate::turn::build::next_build_turn::can_build;
use crate::turn::build::rummage::all_takings;
use crate::turn::effects::awaited_choice;

/// Most effects that wait; no game has as many.
const MOST_QUEUED: usize = 60;

/// Checks the turn with all that belongs to it.
pub(super) fn check_state(table: &Table) -> Result<(), StateFault> {
    let state = table.state();
    let first = state.first.ok_or(StateFault::SetUp)?;
    let seat = state.awaited_seat();
    if !table.setup().has_seat(first) || seat.is_some_and(|seat| !table.setup().has_seat(seat)) {
        return Err(StateFault::NoSuchSeat);
    }
    check_order(table)?;
    let is_battle = state.is_battle();
    match &state.stage {
        Stage::SetUp => Err(StateFault::SetUp),
        Stage::Build(_) if is_battle || state.round > 0 => Err(StateFault::Phase),
        Stage::Build(turn) => check_build(table, turn),
        Stage::Battle(_) if !is_battle || state.round == 0 => Err(StateFault::Phase),
        Stage::Battle(turn) => check_battle(table, turn),
        Stage::Over(_) if !is_battle => Err(StateFault::Phase),
        Stage::Over(outcome) => check_outcome(table, outcome),
    }
}

/// Checks battle order and wrecks: every seat once in the order, and the wrecks are the robots that
/// don't stand (5.4, 10.4).
fn check_order(table: &Table) -> Result<(), StateFault> {
    let state = table.state();
    if !state.is_battle() {
        return if state.wrecks.is_empty() { Ok(()) } else { Err(StateFault::Order) };
    }
    let is_listed_once = |seat: SeatId| state.order.iter().filter(|&&other| other == seat).count() == 1;
    let wrecks_of = |seat: SeatId| state.wrecks.iter().filter(|wreck| wreck.seat == seat).count();
    let is_sound = state.order.len() == usize::from(table.setup().seats)
        && table.seats().all(is_listed_once)
        && table.seats().all(|seat| wrecks_of(seat) == usize::from(!table.robot(seat).stands()))
        && state.wrecks.iter().all(|wreck| is_wreck_sound(table, wreck.square, wreck.by));
    if is_sound { Ok(()) } else { Err(StateFault::Order) }
}

/// Whether a wreck lies on a free square, by a seat of the table if it names one.
fn is_wreck_sound(table: &Table, square: Square, by: Option<SeatId>) -> bool {
    table.arena().is_free(square) && by.is_none_or(|by| table.setup().has_seat(by))
}

/// Checks a turn of the build phase with its rummage and its queue (4.1, 4.7, 4.8).
fn check_build(table: &Table, turn: &BuildTurn) -> Result<(), StateFault> {
    let line = table.setup().line();
    let is_next = turn.has_acted || table.track().next_to_build(line) == Some(turn.seat);
    if table.track().passed.contains(turn.seat) || !is_next || !turn.has_acted && !can_build(table, turn.seat) {
        return Err(StateFault::Turn);
    }
    if let Some(open) = &turn.rummage {
        let is_sound = turn.has_acted && table.pile(open.pile).is_some() && (1..=3).contains(&open.cards.len());
        if !is_sound || all_takings(table, turn.seat, open).is_empty() {
            return Err(StateFault::Rummage);
        }
    }
    let queue = &table.state().queue;
    let are_of_building = queue.effects.iter().all(|effect| matches!(effect, Queued::Build(_)));
    if !are_of_building || queue.source != EffectSource::Build || !queue.is_empty() && !turn.has_acted {
        return Err(StateFault::Queue);
    }
    check_queue(table, turn.seat, turn.rummage.is_none())
}

/// Checks a turn of the battle with its queue (6.2, 9.2).
fn check_battle(table: &Table, turn: &BattleTurn) -> Result<(), StateFault> {
    let robot = table.robot(turn.seat);
    let condition = robot.condition();
    let has_dents = condition.dents > 0;
    let fits_step = match turn.step {
        BattleStep::Settle { .. } if has_dents => condition.shields == 0,
        BattleStep::Settle { by_choice } => by_choice,
        // Dents that a robot gets in its own turn come from spikes, and stay until its next turn.
        BattleStep::Act => !has_dents || condition.has_played || !table.state().queue.is_empty(),
    };
    let used_have_abilities = turn.used.iter().all(|slot| robot.ability(slot).is_some());
    let only_arms_attacked = turn.attacked.iter().all(|slot: Slot| slot.side().is_some());
    if !robot.stands() || !fits_step || !used_have_abilities || !only_arms_attacked {
        return Err(StateFault::Turn);
    }
    let queue = &table.state().queue;
    let acts = turn.step == BattleStep::Act;
    let are_of_battle = queue.effects.iter().all(|effect| !matches!(effect, Queued::Build(_)));
    let has_source = queue.is_empty() == (queue.source == EffectSource::Build);
    if !are_of_battle || !has_source || !queue.is_empty() && !acts {
        return Err(StateFault::Queue);
    }
    check_queue(table, turn.seat, true)
}

/// Checks that the queue waits for a choice if `must_await`, and that its effects and targets are
/// possible.
fn check_queue(table: &Table, seat: SeatId, must_await: bool) -> Result<(), StateFault> {
    let queue: &Queue = &table.state().queue;
    if queue.is_empty() {
        return if *queue == Queue::default() { Ok(()) } else { Err(StateFault::Queue) };
    }
    let number_of = |effect: &Queued| match effect {
        Queued::Build(BuildEffect::Rummage) | Queued::Spikes => 1,
        Queued::Build(effect) => effect.number().unwrap_or(1),
        Queued::Effect(effect) => Effect::number(*effect),
    };
    let are_numbers = queue.effects.iter().all(|effect| NUMBERS.contains(&number_of(effect)));
    let is_target = |target: &SeatId| table.setup().has_seat(*target) && *target != seat;
    let stands = |target: &SeatId| is_target(target) && table.robot(*target).stands();
    let is_sound = queue.effects.len() <= MOST_QUEUED
        && are_numbers
        && queue.targets.iter().flatten().all(is_target)
        && queue.left.iter().flatten().all(stands)
        && (queue.left.is_none() || queue.targets.is_some());
    let awaits = !must_await || awaited_choice(table, seat).is_some();
    if is_sound && awaits { Ok(()) } else { Err(StateFault::Queue) }
}

/// Checks that one robot stands, and that the places follow from the wrecks (10.3, 10.4).
fn check_outcome(table: &Table, outcome: &Outcome) -> Result<(), StateFault> {
    let standing = table.standing();
    let wrecks = table.state().wrecks.iter().rev().map(|wreck| wreck.seat);
    let is_sound = table.standing().count() == 1 && outcome.places.iter().copied().eq(standing.chain(wrecks));
    if is_sound { Ok(()) } else { Err(StateFault::Outcome) }
}
