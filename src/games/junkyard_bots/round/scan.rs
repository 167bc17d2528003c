//! Phase 2, scan: each player draws face-down parts within the robot's sight (rules 5.2 and 5.3).

use bevy::prelude::*;

use super::legal::LegalActions;
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{PartId, Size};
use crate::robot::ability::looks_in_secret;
use crate::table::{Choice, Draws, Location, Look, Table, TableWriter, Turn};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, run_scan.in_set(InPhase(Phase::Scan)));
}

/// Applies a draw, or the decision after a secret look, and awaits the next choice. Enters the
/// scrounge when every player has scanned.
fn run_scan(mut order: OrderOfPlay, mut table: TableWriter, mut draws: Draws) {
    let mut from = None;
    if let Some((turn, action)) = order.take_action() {
        let seat = turn.seat;
        let next = match check_draw(&table.read(&order.state), &turn, &action) {
            Ok(step) => take_scan_step(&mut order, &mut table, &mut draws, seat, step),
            Err(illegal) => return order.refuse(illegal),
        };
        if let Some(choice) = next {
            return order.await_choice(seat, choice);
        }
        order.report(TableEvent::ScanEnded { seat });
        from = Some(seat);
    }
    let begin = |order: &mut OrderOfPlay, table: &mut TableWriter, seat| {
        let choice = begin_scan(&table.read(&order.state), seat)?;
        if matches!(choice, Choice::Draw { look: Look::Secret(_), .. }) {
            draws.stream.set_mark();
        }
        Some(choice)
    };
    if !order.next_player(&mut table, from, begin) {
        order.enter_phase(Phase::Scrounge);
    }
}

/// First choice of a player; `None` if no face-down part is within the robot's sight, because the
/// player has no turn then (5.2).
fn begin_scan(table: &Table, seat: SeatId) -> Option<Choice> {
    let left = table.abilities(seat).sight;
    if !any_within(table, left) {
        return None;
    }
    Some(Choice::first_draw(left, seat_looks_in_secret(table, seat)))
}

/// Whether a face-down part of any size is within a sight, in points.
fn any_within(table: &Table, sight: u16) -> bool {
    Size::ALL.into_iter().any(|size| is_within(table, size, sight))
}

/// Whether a face-down part of a size is within a sight, in points.
fn is_within(table: &Table, size: Size, sight: u16) -> bool {
    u16::from(size.points()) <= sight && !table.junkyard().pile(size).is_empty()
}

/// Whether a seat looks at its draws in secret (5.3).
fn seat_looks_in_secret(table: &Table, seat: SeatId) -> bool {
    let Some(robot) = table.find_robot(seat) else { return false };
    looks_in_secret(robot.0.assembly())
}

/// Legal step of a scan.
pub(super) enum ScanStep {
    /// Draw of a part; `left` is the sight left after it, in points.
    Draw { part: PartId, size: Size, left: u16, look: Look },
    /// End of an open scan, or of a secret one without a draw, in which there is nothing to decide
    /// (5.3).
    End,
    /// End of drawing in a secret look, with its draws.
    Decide(Vec<PartId>),
    /// Decision to keep these draws, which are laid open.
    Keep(Vec<PartId>),
    /// Decision to put these draws back and scan again.
    Rescan(Vec<PartId>),
}

/// Checks a step of a scan.
pub(super) fn check_draw(table: &Table, turn: &Turn, action: &Action) -> Result<ScanStep, Illegal> {
    match (&turn.choice, action) {
        (Choice::Draw { left, look }, &Action::Draw(size)) => {
            let needs = size.points();
            let part = table.junkyard().next_in_pile(size).ok_or(Illegal::PileEmpty { size })?;
            let left = left.checked_sub(needs.into()).ok_or(Illegal::BeyondSight { needs, left: *left })?;
            Ok(ScanStep::Draw { part, size, left, look: look.clone() })
        }
        (Choice::Draw { look: Look::Secret(draws), .. }, Action::StopDrawing) if !draws.is_empty() => {
            Ok(ScanStep::Decide(draws.clone()))
        }
        (Choice::Draw { .. }, Action::StopDrawing) => Ok(ScanStep::End),
        (Choice::KeepOrRescan { draws }, Action::KeepDraws) => Ok(ScanStep::Keep(draws.clone())),
        (Choice::KeepOrRescan { draws }, Action::Rescan) => Ok(ScanStep::Rescan(draws.clone())),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a step. Returns the next choice of the same player; `None` if its scan is over.
fn take_scan_step(
    order: &mut OrderOfPlay,
    table: &mut TableWriter,
    draws: &mut Draws,
    seat: SeatId,
    step: ScanStep,
) -> Option<Choice> {
    match step {
        ScanStep::Draw { part, size, left, look } => {
            let tile = table.draw_identity(part, draws);
            table.relocate(part, Location::Scanned(seat));
            let secret = matches!(look, Look::Secret(_));
            order.report(TableEvent::Drew { seat, part, size, tile: tile.filter(|_| !secret) });
            // A secret draw may still go back into its pile, so it counts for rule 8.3 only when it
            // is kept.
            order.state.used_up |= !secret;
            after_draw(&table.read(&order.state), part, left, look)
        }
        ScanStep::Decide(draws) => Some(Choice::KeepOrRescan { draws }),
        ScanStep::End => {
            draws.stream.clear_mark();
            None
        }
        ScanStep::Keep(kept) => {
            draws.stream.clear_mark();
            order.state.used_up = true;
            let read = table.read(&order.state);
            let tiles = kept.iter().filter_map(|&part| Some((part, read.part(part)?.tile?))).collect();
            order.report(TableEvent::Kept { seat, tiles });
            None
        }
        ScanStep::Rescan(parts) => {
            for &part in &parts {
                table.put_back(part, draws);
            }
            draws.stream.clear_mark();
            order.report(TableEvent::PutBack { seat, parts });
            Some(Choice::Draw { left: table.read(&order.state).abilities(seat).sight, look: Look::Again })
        }
    }
}

/// Next choice of a player that has drawn `part` and has `left` points of sight left; `None` if its
/// scan is over.
fn after_draw(table: &Table, part: PartId, left: u16, mut look: Look) -> Option<Choice> {
    if let Look::Secret(draws) = &mut look {
        draws.push(part);
    }
    match look {
        _ if any_within(table, left) => Some(Choice::Draw { left, look }),
        Look::Secret(draws) => Some(Choice::KeepOrRescan { draws }),
        Look::Open | Look::Again => None,
    }
}

/// Legal actions in a scan.
pub(super) fn legal_draws(table: &Table, turn: &Turn) -> LegalActions {
    match turn.choice {
        Choice::Draw { left, .. } => {
            LegalActions::Draw(Size::ALL.into_iter().filter(|&size| is_within(table, size, left)).collect())
        }
        _ => LegalActions::KeepOrRescan,
    }
}
