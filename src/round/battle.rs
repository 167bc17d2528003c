//! Phase 4, battle: players with bombs in their claws throw them (section 6).

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{Gripper, PartId, SeatId};
use crate::table::change::Entry;
use crate::table::{Choice, Lies, Table, TableMut, Turn};

use super::legal::Throws;
use super::{LegalActions, order};

/// Takes attacks and passes; then bombs not thrown fall, and robots at 0 power explode.
pub(super) fn battle(mut table: TableMut) {
    let from = match table.enter(Phase::Battle) {
        Entry::Elsewhere => return,
        Entry::Begins => None,
        Entry::Asked(turn, action) => {
            let thrown = match check(&table.read(), &turn, &action) {
                Ok(Some(attack)) => Some(throw(&mut table, &turn, attack)),
                Ok(None) => None,
                Err(illegal) => return table.refuse(illegal),
            };
            match thrown {
                Some(thrown) if !table.read().bombs(turn.seat).is_empty() => {
                    return table.await_choice(turn.seat, Choice::Attack { thrown });
                }
                Some(_) => {}
                None => table.tell(TableEvent::Passed { seat: turn.seat }),
            }
            Some(turn.seat)
        }
    };
    let begin = |table: &mut TableMut, seat| {
        let armed = !table.read().bombs(seat).is_empty();
        armed.then(|| Choice::Attack { thrown: Vec::new() })
    };
    if !order::pass_on(&mut table, from, begin) {
        end(&mut table);
    }
}

/// A legal attack, worked out.
pub(super) struct Attack {
    target: SeatId,
    bombs: Vec<PartId>,
    claws: Vec<PartId>,
    points: u16,
    bonus: u16,
    dodge: u16,
}

/// Checks an attack (6.2) and works out its damage (6.3, 6.4); `None` for a pass.
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<Option<Attack>, Illegal> {
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
    if !table.stands(target) {
        return Err(Illegal::TargetGone);
    }
    let bombs = named_bombs(table, turn.seat, bombs)?;
    let points = bombs.iter().filter_map(|&bomb| table.part(bomb)).map(|row| u16::from(row.points())).sum();
    let robot = table.robot(turn.seat);
    // The claws of a sound table can hold what they hold.
    let (bonus, claws) = robot.hands(Gripper::Claw).throw(&bombs, thrown).ok_or(Illegal::NotYourBomb)?;
    Ok(Some(Attack { target, bombs, claws, points, bonus, dodge: table.abilities(target).speed }))
}

/// The bombs of an attack in the order of their numbers.
fn named_bombs(table: &Table, seat: SeatId, named: &[PartId]) -> Result<Vec<PartId>, Illegal> {
    if named.is_empty() {
        return Err(Illegal::NoBombs);
    }
    let own = table.bombs(seat);
    if let Some(&other) = named.iter().find(|bomb| !own.contains(bomb)) {
        return Err(if table.part(other).is_some() { Illegal::NotYourBomb } else { Illegal::NoSuchPart });
    }
    let mut bombs = named.to_vec();
    bombs.sort_unstable();
    bombs.dedup();
    if bombs.len() < named.len() { Err(Illegal::NamedTwice) } else { Ok(bombs) }
}

/// Throws; returns the small and medium claws that have thrown in this turn.
fn throw(table: &mut TableMut, turn: &Turn, attack: Attack) -> Vec<PartId> {
    let seat = turn.seat;
    let Attack { target, bombs, claws, points, bonus, dodge } = attack;
    let damage = (points + bonus).saturating_sub(dodge);
    let power = table.hurt(target, damage);
    for &bomb in &bombs {
        table.lay(bomb, Lies::Gone);
    }
    table.state_mut().used_up = true;
    let mut thrown = match &turn.choice {
        Choice::Attack { thrown } => thrown.clone(),
        _ => Vec::new(),
    };
    let read = table.read();
    thrown.extend(claws.iter().filter(|&&claw| read.tile(claw).is_some_and(|tile| !tile.is_large())));
    thrown.sort_unstable();
    table.tell(TableEvent::Attacked { seat, target, bombs, claws, points, bonus, dodge, damage, power });
    thrown
}

fn end(table: &mut TableMut) {
    let order: Vec<SeatId> = table.read().order().collect();
    for &seat in &order {
        let parts = table.read().bombs(seat);
        for &bomb in &parts {
            table.lay(bomb, Lies::FaceUp);
        }
        if !parts.is_empty() {
            table.tell(TableEvent::BombsDropped { seat, parts });
        }
    }
    for seat in order {
        if table.read().power(seat) == 0 {
            table.explode(seat);
        }
    }
    table.go_on_to(Phase::Factory);
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    let targets = table.seats().filter(|&seat| seat != turn.seat && table.stands(seat)).collect();
    LegalActions::Throw(Throws::new(targets, table.bombs(turn.seat)))
}
