//! Reasons for the targets of saboteurs, and for the use of controls.

use crate::messages::phrase;
use crate::opponents::need::{Assets, nearest_order};
use crate::robot::Robot;
use crate::table::Table;
use shell::grid::Cell;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Reason to take an extremity off a robot (11.1): what its owner lacks then.
pub fn reason_to_sabotage(table: &Table, target: SeatId, cell: Cell, name: &str) -> Phrase {
    let workshop = table.workshop(target);
    let need_with = |robot: &Robot| {
        let assets = Assets::new(robot, workshop.shop.all_loose());
        nearest_order(table, &assets).map_or(0, |aim| aim.need.actions())
    };
    let mut without = workshop.robot.clone();
    without.take_off(cell);
    let before = need_with(workshop.robot);
    match need_with(&without).saturating_sub(before) {
        0 => phrase!("robotics-why-best-target"),
        _ if before == 0 => phrase!("robotics-why-spoils-sale", name = name),
        lost => phrase!("robotics-why-harms", name = name, count = lost),
    }
}

/// Reason to let a control work (16.2), or to lay it down as a warning.
pub fn reason_to_use_control(table: &Table, seat: SeatId) -> Phrase {
    let nuts = |seat: SeatId| {
        let workshop = table.workshop(seat);
        workshop.robot.counts().nuts() + workshop.shop.all_loose().nuts()
    };
    let own = nuts(seat);
    let most_of_others = table.seats().filter(|&other| other != seat).map(nuts).max().unwrap_or(0);
    match own {
        0 if most_of_others == 0 => phrase!("robotics-why-no-nuts"),
        own if own > most_of_others => phrase!("robotics-why-own-nuts", count = own),
        _ => phrase!("robotics-why-nuts-of-others"),
    }
}
