//! Phase 4, battle: players with bombs in their claws may throw them at other robots (section 6).

use bevy::prelude::*;
use smallvec::SmallVec;

use super::legal::{Attacks, LegalActions};
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{GripperKind, PartId};
use crate::robot::{PossibleThrow, damage_taken};
use crate::table::{Choice, Location, Table, TableWriter, Turn};
use shell::seats::{PerSeat, SeatId};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, run_battle.in_set(InPhase(Phase::Battle)));
}

/// Applies an attack or a pass. The same player goes on while bombs remain (6.2), then the next one
/// with bombs. Ends the phase when no player is left.
fn run_battle(mut order: OrderOfPlay, mut table: TableWriter) {
    let mut from = None;
    if let Some((turn, action)) = order.take_action() {
        let seat = turn.seat;
        let checked = check_attack(&table.read(&order.state), &turn, &action);
        match checked {
            Ok(Some(attack)) => {
                let thrown = throw_bombs(&mut order, &mut table, &turn, attack);
                if is_armed(&table.read(&order.state), seat) {
                    return order.await_choice(seat, Choice::Attack { thrown });
                }
            }
            Ok(None) => order.report(TableEvent::Passed { seat }),
            Err(illegal) => return order.refuse(illegal),
        }
        from = Some(seat);
    }
    let begin = |order: &mut OrderOfPlay, table: &mut TableWriter, seat| {
        is_armed(&table.read(&order.state), seat).then(|| Choice::Attack { thrown: Vec::new() })
    };
    if !order.next_player(&mut table, from, begin) {
        end_battle(&mut order, &mut table);
    }
}

/// Whether a seat's claws hold a bomb; players without one have no turn (6.1).
fn is_armed(table: &Table, seat: SeatId) -> bool {
    table.bombs(seat).next().is_some()
}

/// Legal attack, with the values that decide its damage.
pub(super) struct Attack {
    /// Attacked seat.
    target: SeatId,
    /// Bombs to throw, in the order of their numbers.
    bombs: Vec<PartId>,
    throw: PossibleThrow,
    /// Speed of the target, in points.
    dodge: u16,
}

/// Checks an attack (6.2), and finds the claws that throw (6.3) and the target's dodge (6.4);
/// `None` for a pass.
pub(super) fn check_attack(table: &Table, turn: &Turn, action: &Action) -> Result<Option<Attack>, Illegal> {
    let (target, bombs) = match action {
        Action::Pass => return Ok(None),
        Action::Attack { target, bombs } => (*target, bombs),
        _ => return Err(Illegal::NotNow),
    };
    let Choice::Attack { thrown } = &turn.choice else { return Err(Illegal::NotNow) };
    if target.0 >= table.setup().seats {
        return Err(Illegal::NoSuchSeat);
    }
    if target == turn.seat {
        return Err(Illegal::OwnRobot);
    }
    if !table.is_surviving_rival(turn.seat, target) {
        return Err(Illegal::TargetGone);
    }
    let bombs = named_bombs(table, turn.seat, bombs)?;
    // On a sound table the claws can hold everything they hold, so there is always a throw.
    let claws = table.robot(turn.seat).grippers(GripperKind::Claw);
    let throw = claws.best_throw(&bombs, thrown).ok_or(Illegal::NotYourBomb)?;
    Ok(Some(Attack { target, bombs, throw, dodge: table.abilities(target).speed }))
}

/// Checks the bombs of an attack. Returns them in the order of their numbers.
fn named_bombs(table: &Table, seat: SeatId, named: &[PartId]) -> Result<Vec<PartId>, Illegal> {
    if named.is_empty() {
        return Err(Illegal::NoBombs);
    }
    let own: SmallVec<[PartId; 8]> = table.bombs(seat).collect();
    if let Some(&other) = named.iter().find(|bomb| !own.contains(bomb)) {
        return Err(if table.part(other).is_some() { Illegal::NotYourBomb } else { Illegal::NoSuchPart });
    }
    let mut bombs = named.to_vec();
    bombs.sort_unstable();
    bombs.dedup();
    if bombs.len() < named.len() { Err(Illegal::NamedTwice) } else { Ok(bombs) }
}

/// Applies an attack. Returns the small and medium claws that have thrown in this turn.
fn throw_bombs(order: &mut OrderOfPlay, table: &mut TableWriter, turn: &Turn, attack: Attack) -> Vec<PartId> {
    let seat = turn.seat;
    let Attack { target, bombs, throw, dodge } = attack;
    let damage = damage_taken(throw.incoming(), dodge);
    let before = table.read(&order.state).power(target);
    let power = table.damage_robot(target, damage);
    for &bomb in &bombs {
        table.relocate(bomb, Location::Gone);
    }
    order.state.used_up = true;
    let thrown_before = turn.choice.thrown_claws();
    let thrown = table.read(&order.state).robot(seat).grippers(GripperKind::Claw).spend(thrown_before, &throw.claws);
    let lost = before.saturating_sub(power);
    let PossibleThrow { points, bonus, claws } = throw;
    order.report(TableEvent::Attacked { seat, target, bombs, claws, points, bonus, dodge, damage, lost, power });
    thrown
}

/// Ends the phase: bombs still held drop into the Junkyard (6.7), then robots at 0 power explode
/// (6.8). The bombs drop first, because the parts of an exploding robot leave the game.
fn end_battle(order: &mut OrderOfPlay, table: &mut TableWriter) {
    let seats: PerSeat<SeatId> = table.read(&order.state).order().collect();
    for &seat in &seats {
        let parts: Vec<PartId> = table.read(&order.state).bombs(seat).collect();
        for &bomb in &parts {
            table.relocate(bomb, Location::FaceUp);
        }
        if !parts.is_empty() {
            order.report(TableEvent::BombsDropped { seat, parts });
        }
    }
    for seat in seats {
        if table.read(&order.state).power(seat) == 0 {
            let parts = table.explode_robot(seat);
            order.report(TableEvent::Exploded { seat, parts });
        }
    }
    order.enter_phase(Phase::Factory);
}

/// Legal actions in a turn of the battle.
pub(super) fn legal_attacks(table: &Table, turn: &Turn) -> LegalActions {
    let targets = table.surviving_rivals(turn.seat).collect();
    LegalActions::Attack(Attacks::new(targets, table.bombs(turn.seat).collect()))
}
