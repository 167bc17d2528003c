//! Set-up: first builds, and the first boost crystal (section 4).

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::SeatId;
use crate::robot::build::Workshop;
use crate::table::change::Entry;
use crate::table::{Choice, Lies, Table, TableMut, Turn};

use super::LegalActions;

/// Players build their first robots, clockwise from a random seat (4.2).
pub(super) fn first_builds(mut table: TableMut) {
    let next = match table.enter(Phase::SetUp) {
        Entry::Elsewhere => return,
        Entry::Begins => {
            let seats: Vec<SeatId> = table.read().seats().collect();
            table.pick(&seats)
        }
        Entry::Asked(turn, action) => match build(&mut table, &turn, &action) {
            Ok(()) => Some(table.read().after(turn.seat)),
            Err(illegal) => return table.refuse(illegal),
        },
    };
    let to_build = next.filter(|&seat| !starters(&table.read(), seat).is_empty());
    match to_build {
        Some(seat) => table.await_choice(seat, Choice::FirstBuild),
        None => table.state_mut().turn = None,
    }
}

fn build(table: &mut TableMut, turn: &Turn, action: &Action) -> Result<(), Illegal> {
    let seat = turn.seat;
    check(&table.read(), turn, action)?;
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    for placed in build {
        table.lay(placed.part, Lies::Attached { seat, place: placed.place });
    }
    table.tell(TableEvent::FirstBuilt { seat });
    Ok(())
}

/// Checks a first build: all starter parts, attached legally (4.2).
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<(), Illegal> {
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    workshop(table, turn.seat).check(table.tiles(), build).map(drop)
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    LegalActions::Build(workshop(table, turn.seat))
}

fn workshop(table: &Table, seat: SeatId) -> Workshop {
    Workshop { body: table.setup().body(seat), parts: starters(table, seat), all: true }
}

fn starters(table: &Table, seat: SeatId) -> Vec<(crate::parts::PartId, crate::parts::TileId)> {
    let waiting = table.parts_where(|row| row.lies == Lies::Starter(seat));
    waiting.into_iter().filter_map(|row| Some((row.id, row.tile?))).collect()
}

/// When all robots stand and are wired, the fastest takes the crystal, ties broken at random (4.4).
pub(super) fn first_crystal(mut table: TableMut) {
    let read = table.read();
    let state = read.state();
    if state.phase != Phase::SetUp || state.turn.is_some() {
        return;
    }
    let tied = super::end_turn::fastest(&read);
    let Some(to) = table.pick(&tied) else { return };
    table.state_mut().crystal = Some(to);
    table.tell(TableEvent::CrystalGiven { from: None, to, tied: tied.len() as u8 });
    table.go_on_to(Phase::Reveal);
}
