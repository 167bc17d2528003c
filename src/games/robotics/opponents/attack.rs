//! Targets of saboteurs, and the use of controls (rules 11.1, 16.1, 16.2).

use shell::grid::Cell;
use shell::seats::SeatId;

use super::need::{Assets, nearest_order};
use crate::action::Action;
use crate::robot::Robot;
use crate::table::{Table, Turn};
use crate::turn::sabotage;

/// Weight of an order that a rival has sold to, in actions.
const SOLD_WEIGHT: f32 = 0.5;
/// Weight of a robot that meets an order already, in actions.
const FINISHED_WEIGHT: f32 = 2.0;
/// Harm below which a saboteur is kept for later, in actions.
const LEAST_HARM: f32 = 1.5;

/// Target whose loss does its owner most harm, with that harm in actions; `None` without a target.
pub fn best_target(table: &Table, seat: SeatId) -> Option<((SeatId, Cell), f32)> {
    let targets = sabotage::targets(table, seat).map(|(target, placed)| {
        let cell = placed.at.cell;
        ((target, cell), harm(table, target, cell))
    });
    // The first of equal targets, so that the choice depends on the position alone.
    targets.fold(None, |best, next| match best {
        Some((_, harm)) if harm >= next.1 => best,
        _ => Some(next),
    })
}

/// Harm of the loss of an extremity, in actions that it costs the robot's owner; more for one who
/// is ahead.
fn harm(table: &Table, target: SeatId, cell: Cell) -> f32 {
    let workshop = table.workshop(target);
    let need_with = |robot: &Robot| {
        let assets = Assets::new(robot, workshop.shop.all_loose());
        nearest_order(table, &assets).map_or(0, |aim| aim.need.actions())
    };
    let mut without = workshop.robot.clone();
    without.take_off(cell);
    let before = need_with(workshop.robot);
    let lost = need_with(&without).saturating_sub(before) as f32;
    let is_finished = before == 0 && lost > 0.0;
    let finished = if is_finished { FINISHED_WEIGHT } else { 0.0 };
    lost + finished + SOLD_WEIGHT * workshop.shop.sold.len() as f32
}

/// Use of the saboteur just drawn: the best target, or keeping it where that is allowed and no
/// target is worth it.
pub fn play_or_keep(table: &Table, turn: &Turn, may_keep: bool) -> Action {
    let has_room = table.workshop(turn.seat).shop.all_loose().total() < table.data().free_spaces();
    match best_target(table, turn.seat) {
        Some((_, harm)) if may_keep && has_room && harm < LEAST_HARM => Action::KeepSaboteur,
        Some(((seat, cell), _)) => Action::Sabotage { seat, cell },
        None => Action::KeepSaboteur,
    }
}

/// Target of a saboteur that was kept, if it is worth an action.
pub fn kept_saboteur_target(table: &Table, turn: &Turn) -> Option<Action> {
    if sabotage::playable_saboteurs(table, turn, turn.seat) == 0 {
        return None;
    }
    let ((seat, cell), harm) = best_target(table, turn.seat)?;
    (harm >= LEAST_HARM + 1.0).then_some(Action::Sabotage { seat, cell })
}

/// Use of the control just drawn: it works unless it would take more from its player than from any
/// other.
pub fn use_control(table: &Table, seat: SeatId) -> Action {
    let nuts = |seat: SeatId| {
        let workshop = table.workshop(seat);
        workshop.robot.counts().nuts() + workshop.shop.all_loose().nuts()
    };
    let most_of_others = table.seats().filter(|&other| other != seat).map(nuts).max().unwrap_or(0);
    if nuts(seat) > most_of_others { Action::LayWarning } else { Action::LetControlWork }
}
