//! Phase 2, scan: each player draws face-down tiles within the robot's sight (rules 5.2 and 5.3).

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{Kind, PartId, SeatId, Size};
use crate::table::change::Entry;
use crate::table::{Choice, Lies, Look, Row, Table, TableMut, Turn};

use super::{LegalActions, order};

/// Takes draws, and what follows a secret look, until every player has scanned.
pub(super) fn scan(mut table: TableMut) {
    let from = match table.enter(Phase::Scan) {
        Entry::Elsewhere => return,
        Entry::Begins => None,
        Entry::Asked(turn, action) => {
            let next = match check(&table.read(), &turn, &action) {
                Ok(step) => take(&mut table, turn.seat, step),
                Err(illegal) => return table.refuse(illegal),
            };
            if let Some(choice) = next {
                return table.await_choice(turn.seat, choice);
            }
            table.tell(TableEvent::ScanEnded { seat: turn.seat });
            Some(turn.seat)
        }
    };
    if !order::pass_on(&mut table, from, begin) {
        table.go_on_to(Phase::Scrounge);
    }
}

/// A player has a turn only if a face-down tile is within the robot's sight (5.2).
fn begin(table: &mut TableMut, seat: SeatId) -> Option<Choice> {
    let read = table.read();
    let left = read.abilities(seat).sight;
    if !any_within(&read, left) {
        return None;
    }
    let look = if has_large_eye(&read, seat) { Look::Secret(Vec::new()) } else { Look::Open };
    if look != Look::Open {
        table.stream_mut().begin_look();
    }
    Some(Choice::Draw { left, look })
}

fn any_within(table: &Table, sight: u16) -> bool {
    let piles = table.piles_left();
    Size::ALL.into_iter().any(|size| piles[size as usize] && u16::from(size.points()) <= sight)
}

fn has_large_eye(table: &Table, seat: SeatId) -> bool {
    let attached = |row: &Row| matches!(row.lies, Lies::Attached { seat: own, .. } if own == seat);
    let large = |row: &Row| row.size == Some(Size::Large);
    table.parts_where(|row| attached(row) && large(row)).iter().any(|row| table.is(row, Kind::Eye))
}

/// A legal step of a scan.
pub(super) enum Step {
    /// Draw this part.
    Draw { part: PartId, size: Size, left: u16, look: Look },
    /// Draw no more in an open scan, or before anything was drawn.
    End,
    /// Draw no more in a secret look.
    Decide(Vec<PartId>),
    /// Lay the draws open.
    Keep(Vec<PartId>),
    /// Put the draws back.
    Rescan(Vec<PartId>),
}

/// Checks a step of the scan.
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<Step, Illegal> {
    match (&turn.choice, action) {
        (Choice::Draw { left, look }, &Action::Draw(size)) => {
            let needs = size.points();
            let part = table.next_in_pile(size).ok_or(Illegal::PileEmpty { size })?;
            let left = left.checked_sub(needs.into()).ok_or(Illegal::BeyondSight { needs, left: *left })?;
            Ok(Step::Draw { part, size, left, look: look.clone() })
        }
        (Choice::Draw { look: Look::Secret(draws), .. }, Action::StopDrawing) if !draws.is_empty() => {
            Ok(Step::Decide(draws.clone()))
        }
        (Choice::Draw { .. }, Action::StopDrawing) => Ok(Step::End),
        (Choice::KeepOrRescan { draws }, Action::KeepDraws) => Ok(Step::Keep(draws.clone())),
        (Choice::KeepOrRescan { draws }, Action::Rescan) => Ok(Step::Rescan(draws.clone())),
        _ => Err(Illegal::NotNow),
    }
}

/// Takes a step; returns what the same player chooses next, or `None` if the scan is over.
fn take(table: &mut TableMut, seat: SeatId, step: Step) -> Option<Choice> {
    match step {
        Step::Draw { part, size, left, look } => draw(table, seat, (part, size), left, look),
        Step::Decide(draws) => Some(Choice::KeepOrRescan { draws }),
        Step::End => {
            table.stream_mut().end_look();
            None
        }
        Step::Keep(draws) => {
            keep(table, seat, &draws);
            None
        }
        Step::Rescan(draws) => {
            for &part in &draws {
                table.mix_in(part);
            }
            table.stream_mut().end_look();
            table.tell(TableEvent::PutBack { seat, parts: draws });
            Some(Choice::Draw { left: table.read().abilities(seat).sight, look: Look::Again })
        }
    }
}

fn draw(table: &mut TableMut, seat: SeatId, (part, size): (PartId, Size), left: u16, mut look: Look) -> Option<Choice> {
    let tile = table.turn_up(part);
    table.lay(part, Lies::Scanned(seat));
    let secret = matches!(look, Look::Secret(_));
    table.tell(TableEvent::Drew { seat, part, size, tile: tile.filter(|_| !secret) });
    if let Look::Secret(draws) = &mut look {
        draws.push(part);
    } else {
        table.state_mut().used_up = true;
    }
    match look {
        _ if any_within(&table.read(), left) => Some(Choice::Draw { left, look }),
        Look::Secret(draws) => Some(Choice::KeepOrRescan { draws }),
        Look::Open | Look::Again => None,
    }
}

fn keep(table: &mut TableMut, seat: SeatId, draws: &[PartId]) {
    table.stream_mut().end_look();
    table.state_mut().used_up = true;
    let read = table.read();
    let tiles = draws.iter().filter_map(|&part| Some((part, read.part(part)?.tile?))).collect();
    table.tell(TableEvent::Kept { seat, tiles });
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    match turn.choice {
        Choice::Draw { left, .. } => {
            let piles = table.piles_left();
            let within = |size: &Size| piles[*size as usize] && u16::from(size.points()) <= left;
            LegalActions::Draw(Size::ALL.into_iter().filter(within).collect())
        }
        _ => LegalActions::KeepOrRescan,
    }
}
