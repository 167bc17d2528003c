//! End of the scrounge phase: blind parts are turned up, all at once (rule 5.6).

use smallvec::SmallVec;

use super::order::OrderOfPlay;
use crate::action::{BlindTileFate, TableEvent};
use crate::parts::{BlindOutcome, GripperKind, PartId, TileId};
use crate::table::{Draws, Location, Table, TableWriter};
use shell::seats::{PerSeat, SeatId};

/// Part that was taken blind.
struct Blind {
    seat: SeatId,
    part: PartId,
    by: GripperKind,
    points: u8,
}

/// Turns up every blind part, fastest player first and each player's in the order taken (9.2). Then
/// each part stays, drops or explodes, and robots that this brings to 0 power explode.
pub(super) fn turn_up(order: &mut OrderOfPlay, table: &mut TableWriter, draws: &mut Draws) {
    let blind = blind_parts(&table.read(&order.state));
    // All parts are turned up before any of them drops or explodes (5.6).
    let mut found: SmallVec<[(Blind, TileId, BlindOutcome); 8]> = SmallVec::new();
    for blind in blind {
        let Some(tile) = table.draw_identity(blind.part, draws) else { continue };
        let outcome = table.read(&order.state).tiles()[tile].kind().blind_outcome(blind.by);
        found.push((blind, tile, outcome));
    }
    for (blind, tile, outcome) in &found {
        let fate = settle_blind_part(order, table, blind, *outcome);
        let &Blind { seat, part, by, .. } = blind;
        order.report(TableEvent::BlindTurnedUp { seat, part, tile: *tile, by, fate });
    }
    let read = table.read(&order.state);
    let hit =
        |seat: SeatId| found.iter().any(|(blind, _, outcome)| blind.seat == seat && *outcome == BlindOutcome::Explodes);
    let destroyed: PerSeat<SeatId> = read.order().filter(|&seat| hit(seat) && read.power(seat) == 0).collect();
    for seat in destroyed {
        let parts = table.explode_robot(seat);
        order.report(TableEvent::Exploded { seat, parts });
    }
}

/// Blind parts of all robots, in the order in which they are turned up.
fn blind_parts(table: &Table) -> SmallVec<[Blind; 8]> {
    let mut blind: SmallVec<[Blind; 8]> = SmallVec::new();
    for seat in table.order() {
        let held = table.robot_parts(seat).held.iter().filter_map(|part| table.part(part));
        let mut own: SmallVec<[(u8, Blind); 8]> = held
            .filter(|part| part.tile.is_none())
            .filter_map(|part| match part.location {
                Location::Held { by, nth, .. } => Some((nth, Blind { seat, part: part.id, by, points: part.points() })),
                _ => None,
            })
            .collect();
        own.sort_unstable_by_key(|(nth, blind)| (*nth, blind.part));
        blind.extend(own.into_iter().map(|(_, blind)| blind));
    }
    blind
}

/// Applies the outcome of a blind part. A bomb explodes: its points are damage, without a dodge.
/// Any other part stays if its grippers may hold that kind, and drops if not.
fn settle_blind_part(
    order: &mut OrderOfPlay,
    table: &mut TableWriter,
    blind: &Blind,
    outcome: BlindOutcome,
) -> BlindTileFate {
    match outcome {
        BlindOutcome::Explodes => {
            table.relocate(blind.part, Location::Gone);
            order.state.used_up = true;
            BlindTileFate::Explodes { power: table.damage_robot(blind.seat, blind.points.into()) }
        }
        BlindOutcome::Stays => BlindTileFate::Stays,
        BlindOutcome::Drops => {
            table.relocate(blind.part, Location::FaceUp);
            BlindTileFate::Dropped
        }
    }
}
