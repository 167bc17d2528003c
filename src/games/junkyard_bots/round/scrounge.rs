//! Phase 3, scrounge: players take parts in turn until all have passed (rules 5.4, 5.5 and 5.7).

use bevy::prelude::*;

use super::blind;
use super::legal::{LegalActions, Takes};
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{GripperKind, PartId, Size, TileId};
use crate::robot::grippers::Hold;
use crate::table::{Choice, Draws, Location, PartInfo, Table, TableWriter, Turn};
use shell::seats::{SeatId, SeatSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, run_scrounge.in_set(InPhase(Phase::Scrounge)));
}

/// Applies a take or a pass and awaits the next player. Ends the phase when all have passed.
fn run_scrounge(mut order: OrderOfPlay, mut table: TableWriter, mut draws: Draws) {
    let mut from = None;
    let mut passed = SeatSet::EMPTY;
    if let Some((turn, action)) = order.take_action() {
        match check_take(&table.read(&order.state), &turn, &action) {
            Ok(step) => passed = take_part(&mut order, &mut table, &turn, step),
            Err(illegal) => return order.refuse(illegal),
        }
        from = Some(turn.seat);
    }
    let next = next_scrounger(&table.read(&order.state), from, passed);
    match next {
        Some(seat) => order.await_choice(seat, Choice::Take { passed }),
        None => end_scrounge(&mut order, &mut table, &mut draws),
    }
}

/// Next player clockwise from `from` who has not passed, the same one if alone (5.4). If `from` is
/// `None`, the phase begins with the fastest.
fn next_scrounger(table: &Table, from: Option<SeatId>, passed: SeatSet) -> Option<SeatId> {
    let waits = |&seat: &SeatId| table.still_scrounges(seat, passed);
    match from {
        None => table.order().find(waits),
        Some(seat) => table.all_seats_after(seat).find(waits),
    }
}

/// Legal step of the scrounge.
pub(super) enum ScroungeStep {
    /// Take of a face-up or scanned part (5.4).
    Take { part: PartInfo, tile: TileId, hold: Hold },
    /// Take of a face-down part (5.5).
    TakeBlind { part: PartId, hold: Hold },
    /// Pass, which is for the rest of the phase (5.4).
    Pass,
}

/// Checks a take or a pass.
pub(super) fn check_take(table: &Table, turn: &Turn, action: &Action) -> Result<ScroungeStep, Illegal> {
    match *action {
        Action::Pass => Ok(ScroungeStep::Pass),
        Action::Take { part, placement } => {
            let part = takeable_part(table, turn.seat, part)?;
            let (tile, size) = part.tile.zip(part.size).ok_or(Illegal::NotForTaking)?;
            let by = table.tiles()[tile].kind().held_by();
            let hold = table.robot(turn.seat).check_hold(by, size, placement)?;
            Ok(ScroungeStep::Take { part, tile, hold })
        }
        Action::TakeBlind { size, by, placement } => {
            let part = table.junkyard().next_in_pile(size).ok_or(Illegal::PileEmpty { size })?;
            let hold = table.robot(turn.seat).check_hold(by, size, placement)?;
            Ok(ScroungeStep::TakeBlind { part, hold })
        }
        _ => Err(Illegal::NotNow),
    }
}

/// The part that `seat` may take, face-up in the Junkyard or from its own scan (5.4).
fn takeable_part(table: &Table, seat: SeatId, part: PartId) -> Result<PartInfo, Illegal> {
    let part = table.part(part).ok_or(Illegal::NoSuchPart)?;
    part.location.check_open_to(seat).map(|()| part)
}

/// Applies a step. Returns the seats that have passed after it.
fn take_part(order: &mut OrderOfPlay, table: &mut TableWriter, turn: &Turn, step: ScroungeStep) -> SeatSet {
    let seat = turn.seat;
    let Choice::Take { mut passed } = turn.choice else { return SeatSet::EMPTY };
    match step {
        ScroungeStep::Pass => {
            passed.insert(seat);
            order.report(TableEvent::Passed { seat });
        }
        ScroungeStep::Take { part, tile, mut hold } => {
            let scanned = part.location == Location::Scanned(seat);
            let by = std::mem::take(&mut hold.grippers);
            let (_, _, placement) = hold.requested();
            table.hold_part(seat, part.id, hold);
            order.report(TableEvent::Took { seat, part: part.id, tile, scanned, placement, by });
        }
        ScroungeStep::TakeBlind { part, hold } => {
            let (by, size, placement) = hold.requested();
            table.hold_part(seat, part, hold);
            // A part that was taken blind never returns to its pile (5.6), so a tile has left it
            // for good (8.3).
            order.state.used_up = true;
            order.report(TableEvent::TookBlind { seat, part, size, by, placement });
        }
    }
    passed
}

/// Ends the phase: turns up blind parts (5.6), then puts scanned parts that nobody took face-up
/// into the Junkyard (5.7).
fn end_scrounge(order: &mut OrderOfPlay, table: &mut TableWriter, draws: &mut Draws) {
    blind::turn_up(order, table, draws);
    let read = table.read(&order.state);
    let mut left: Vec<PartId> = read.seats().flat_map(|seat| read.junkyard().scanned(seat).iter()).collect();
    left.sort_unstable();
    for &part in &left {
        table.relocate(part, Location::FaceUp);
    }
    if !left.is_empty() {
        order.report(TableEvent::ScansReturned { parts: left });
    }
    order.enter_phase(Phase::Battle);
}

/// Legal actions in a turn of the scrounge: passing, and every take from the Junkyard, the player's
/// scan and the piles.
pub(super) fn legal_takes(table: &Table, turn: &Turn) -> LegalActions {
    let robot = table.robot(turn.seat);
    let junkyard = table.junkyard();
    let mut takes = Takes::default();
    for by in GripperKind::ALL {
        let reach = robot.grip_reach(by);
        for size in Size::ALL {
            let places = reach.placements_for(size);
            if !places.is_empty() {
                takes.add_group(by, size, places, *junkyard.face_up(by, size), !junkyard.pile(size).is_empty());
            }
        }
    }
    for part in junkyard.scanned(turn.seat).iter() {
        if let Some((tile, size)) = table.tile(part).and_then(|tile| Some((tile, tile.size()?))) {
            takes.add_part(tile.kind().held_by(), size, part);
        }
    }
    LegalActions::Take(takes)
}
