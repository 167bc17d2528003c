//! The end of the scrounge phase: blind parts are turned up, all at once (rule 5.6).

use crate::action::{TableEvent, TurnedUp};
use crate::parts::{Gripper, Kind, PartId, SeatId, TileId};
use crate::table::Row;
use crate::table::{Lies, Table, TableMut};

/// A blind part, turned up.
struct Found {
    seat: SeatId,
    part: PartId,
    by: Gripper,
    points: u8,
    tile: TileId,
    kind: Kind,
}

/// Turns up every blind part, fastest player first and each player's in the order taken (9.2); then lets things stay,
/// drop or explode; then robots at 0 power explode.
pub(super) fn turn_up(table: &mut TableMut) {
    let blind: Vec<(SeatId, Row, Gripper)> = blind_parts(&table.read());
    let mut found = Vec::with_capacity(blind.len());
    for (seat, row, by) in blind {
        let Some(tile) = table.turn_up(row.id) else { continue };
        let kind = table.read().tiles()[tile].kind();
        found.push(Found { seat, part: row.id, by, points: row.points(), tile, kind });
    }
    for found in &found {
        let fate = settle(table, found);
        let &Found { seat, part, tile, by, .. } = found;
        table.tell(TableEvent::BlindTurnedUp { seat, part, tile, by, fate });
    }
    let dead: Vec<SeatId> = {
        let read = table.read();
        let hit = |seat: &SeatId| found.iter().any(|found| found.seat == *seat && found.kind == Kind::Bomb);
        read.order().filter(|seat| hit(seat) && read.power(*seat) == 0).collect()
    };
    for seat in dead {
        table.explode(seat);
    }
}

fn blind_parts(table: &Table) -> Vec<(SeatId, Row, Gripper)> {
    let held = table.parts_where(|row| row.tile.is_none() && matches!(row.lies, Lies::Held { .. }));
    let mut blind = Vec::with_capacity(held.len());
    for seat in table.order() {
        let mut own: Vec<(u8, Row, Gripper)> = held
            .iter()
            .filter_map(|&row| match row.lies {
                Lies::Held { seat: holder, by, nth, .. } if holder == seat => Some((nth, row, by)),
                _ => None,
            })
            .collect();
        own.sort_unstable_by_key(|&(nth, row, _)| (nth, row.id));
        blind.extend(own.into_iter().map(|(_, row, by)| (seat, row, by)));
    }
    blind
}

fn settle(table: &mut TableMut, found: &Found) -> TurnedUp {
    match found.kind {
        Kind::Bomb => {
            table.lay(found.part, Lies::Gone);
            table.state_mut().used_up = true;
            TurnedUp::Explodes { power: table.hurt(found.seat, found.points.into()) }
        }
        kind if kind.held_by() == found.by => TurnedUp::Stays,
        _ => {
            table.lay(found.part, Lies::FaceUp);
            TurnedUp::Dropped
        }
    }
}
