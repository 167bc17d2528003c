//! Phase 3, scrounge: players take parts in turn until all have passed (rules 5.4, 5.5 and 5.7).

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::grid::Place;
use crate::parts::{Gripper, PartId, SeatId, SeatSet, Size, TileId};
use crate::table::Row;
use crate::table::change::Entry;
use crate::table::{Choice, Lies, Table, TableMut, Turn};

use super::legal::Takes;
use super::{LegalActions, blind};

/// Takes parts and passes until all have passed; then turns up blind parts and clears the scans away.
pub(super) fn scrounge(mut table: TableMut) {
    let (from, passed) = match table.enter(Phase::Scrounge) {
        Entry::Elsewhere => return,
        Entry::Begins => (None, SeatSet::EMPTY),
        Entry::Asked(turn, action) => match check(&table.read(), &turn, &action) {
            Ok(step) => (Some(turn.seat), take(&mut table, &turn, step)),
            Err(illegal) => return table.refuse(illegal),
        },
    };
    match next(&table.read(), from, passed) {
        Some(seat) => table.await_choice(seat, Choice::Take { passed }),
        None => end(&mut table),
    }
}

/// The next player clockwise who has not passed, the same one if alone (5.4).
fn next(table: &Table, from: Option<SeatId>, passed: SeatSet) -> Option<SeatId> {
    let order: Vec<SeatId> = table.order().collect();
    let start = from.and_then(|seat| order.iter().position(|&other| other == seat)).map_or(0, |at| at + 1);
    (0..order.len()).map(|n| order[(start + n) % order.len()]).find(|&seat| !passed.contains(seat))
}

/// A legal step of the scrounge.
pub(super) enum Step {
    Take { row: Row, tile: TileId, gripper: Gripper, place: Place, by: Vec<PartId> },
    TakeBlind { part: PartId, size: Size, gripper: Gripper, place: Place },
    Pass,
}

/// Checks a take or a pass.
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<Step, Illegal> {
    match *action {
        Action::Pass => Ok(Step::Pass),
        Action::Take { part, place } => {
            let row = takeable(table, turn.seat, part)?;
            let (tile, size) = row.tile.zip(row.size).ok_or(Illegal::NotForTaking)?;
            let gripper = table.tiles()[tile].kind().held_by();
            let by = table.robot(turn.seat).hands(gripper).check(size, place)?;
            Ok(Step::Take { row, tile, gripper, place, by })
        }
        Action::TakeBlind { size, by: gripper, place } => {
            let part = table.next_in_pile(size).ok_or(Illegal::PileEmpty { size })?;
            table.robot(turn.seat).hands(gripper).check(size, place)?;
            Ok(Step::TakeBlind { part, size, gripper, place })
        }
        _ => Err(Illegal::NotNow),
    }
}

/// A part that `seat` may take: face-up in the Junkyard, or of the own scan (5.4).
fn takeable(table: &Table, seat: SeatId, part: PartId) -> Result<Row, Illegal> {
    let row = table.part(part).ok_or(Illegal::NoSuchPart)?;
    match row.lies {
        Lies::FaceUp => Ok(row),
        Lies::Scanned(by) if by == seat => Ok(row),
        Lies::Scanned(_) => Err(Illegal::ScannedByAnother),
        _ => Err(Illegal::NotForTaking),
    }
}

/// Takes a step; returns who has passed after it.
fn take(table: &mut TableMut, turn: &Turn, step: Step) -> SeatSet {
    let seat = turn.seat;
    let Choice::Take { mut passed } = turn.choice else { return SeatSet::EMPTY };
    match step {
        Step::Pass => {
            passed.insert(seat);
            table.tell(TableEvent::Passed { seat });
        }
        Step::Take { row, tile, gripper, place, by } => {
            hold(table, seat, row.id, gripper, place);
            let scanned = row.lies == Lies::Scanned(seat);
            table.tell(TableEvent::Took { seat, part: row.id, tile, scanned, place, by });
        }
        Step::TakeBlind { part, size, gripper, place } => {
            hold(table, seat, part, gripper, place);
            table.state_mut().used_up = true;
            table.tell(TableEvent::TookBlind { seat, part, size, by: gripper, place });
        }
    }
    passed
}

fn hold(table: &mut TableMut, seat: SeatId, part: PartId, by: Gripper, place: Place) {
    let before = table.read().parts_where(|row| matches!(row.lies, Lies::Held { seat: own, .. } if own == seat)).len();
    // No robot holds more things than a game has tiles; 255 at once would need as many free grippers.
    let nth = u8::try_from(before).unwrap_or(u8::MAX);
    table.lay(part, Lies::Held { seat, by, nth, place });
}

fn end(table: &mut TableMut) {
    blind::turn_up(table);
    let left: Vec<PartId> =
        table.read().parts_where(|row| matches!(row.lies, Lies::Scanned(_))).iter().map(|row| row.id).collect();
    for &part in &left {
        table.lay(part, Lies::FaceUp);
    }
    if !left.is_empty() {
        table.tell(TableEvent::ScansReturned { parts: left });
    }
    table.go_on_to(Phase::Battle);
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    let robot = table.robot(turn.seat);
    let (claws, mouths) = (robot.hands(Gripper::Claw), robot.hands(Gripper::Mouth));
    let mut takes = Takes::new(table.piles_left(), |by, size| match by {
        Gripper::Claw => claws.places(size),
        Gripper::Mouth => mouths.places(size),
    });
    for row in table.parts_where(|row| row.lies == Lies::FaceUp || row.lies == Lies::Scanned(turn.seat)) {
        if let Some((tile, size)) = row.tile.zip(row.size) {
            takes.offer(row.id, table.tiles()[tile].kind().held_by(), size);
        }
    }
    LegalActions::Take(takes)
}
