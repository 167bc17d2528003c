//! The choice that the first effect of the queue asks for.

use shell::seats::{PerSeat, SeatId};

use crate::action::{Action, Illegal, ShoveKind};
use crate::arena::reach::Mover;
use crate::arena::shove::{further_axis, pull};
use crate::arena::{Axis, Square};
use crate::cards::{Aim, BuildEffect, CardList, Effect};
use crate::table::{Queued, Table};
use crate::turn::build::build_effects;

/// Choice that an effect asks for. There is always more than one way to answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EffectChoice {
    /// Pile of a rummage (4.7).
    Rummage(Vec<u8>),
    /// Number of Junk Codes that leave the game, at most this many (4.7).
    Purge(u8),
    /// Player who is delayed (4.7).
    Delay(PerSeat<SeatId>),
    /// Square to move to, or the robot's own (8.6).
    Step {
        /// Square on which the robot stands.
        own: Square,
        /// Squares that can be reached.
        squares: Vec<Square>,
    },
    /// Target (7.5).
    Target(PerSeat<SeatId>),
    /// Push or pull of a target (8.7, 8.9).
    Shove(ShoveChoice),
    /// Cards of the trash, at most a number of them (8.4).
    Salvage {
        /// Most cards.
        most: u8,
        /// The player's trash.
        trash: CardList,
    },
}

/// Push or pull that is to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShoveChoice {
    /// Seat of the target.
    pub target: SeatId,
    /// Kind.
    pub kind: ShoveKind,
    /// Axis along which the two lie further apart; `None` if the axis is to be chosen.
    pub axis: Option<Axis>,
    /// Most squares.
    pub most: u8,
}

/// Choice that the first effect of the queue asks for; `None` if it needs none, or nothing waits.
pub fn awaited_choice(table: &Table, seat: SeatId) -> Option<EffectChoice> {
    let queue = &table.state().queue;
    match *queue.effects.first()? {
        Queued::Build(effect) => build_choice(table, seat, effect),
        Queued::Spikes => None,
        Queued::Effect(effect) if effect.needs_target() => match &queue.targets {
            None => target_choice(table, seat, queue.aim),
            Some(_) => shove_choice(table, seat, effect),
        },
        Queued::Effect(Effect::Move(steps)) => {
            let squares = reachable(table, seat, steps);
            let own = table.robot(seat).square()?;
            (!squares.is_empty()).then_some(EffectChoice::Step { own, squares })
        }
        Queued::Effect(Effect::Salvage(most)) => {
            let trash = table.robot(seat).cards().trash.clone();
            (!trash.is_empty()).then_some(EffectChoice::Salvage { most, trash })
        }
        Queued::Effect(_) => None,
    }
}

fn build_choice(table: &Table, seat: SeatId, effect: BuildEffect) -> Option<EffectChoice> {
    match effect {
        BuildEffect::Rummage => {
            let piles = build_effects::rummaged_piles(table, seat);
            (!piles.is_empty()).then_some(EffectChoice::Rummage(piles))
        }
        BuildEffect::Purge(number) => {
            let most = build_effects::most_purged(table, seat, number);
            (most > 0).then_some(EffectChoice::Purge(most))
        }
        BuildEffect::Delay(_) => {
            let seats = build_effects::delayed_seats(table, seat);
            (seats.len() > 1).then_some(EffectChoice::Delay(seats))
        }
        BuildEffect::Patch(_) => None,
    }
}

fn target_choice(table: &Table, seat: SeatId, aim: Aim) -> Option<EffectChoice> {
    let Aim::One(range) = aim else { return None };
    let seats = table.in_range(seat, range);
    (seats.len() > 1).then_some(EffectChoice::Target(seats))
}

/// Push or pull of the next target. A steady target needs no choice, nor one that a pull can't move
/// (8.9, 8.12).
fn shove_choice(table: &Table, seat: SeatId, effect: Effect) -> Option<EffectChoice> {
    let (kind, most) = match effect {
        Effect::Push(most) => (ShoveKind::Push, most),
        Effect::Pull(most) => (ShoveKind::Pull, most),
        _ => return None,
    };
    let target = *table.state().queue.left.as_ref()?.first()?;
    let robot = table.robot(target);
    let from = table.robot(seat).square()?;
    let at = robot.square()?;
    let axis = further_axis(from, at);
    let others = table.squares_of_others(target);
    let can_move = |&axis: &Axis| !pull(table.arena(), &others, from, at, axis, most).path.is_empty();
    let is_moved = kind == ShoveKind::Push || axis.as_ref().map_or_else(|| Axis::BOTH.iter().any(can_move), can_move);
    (!robot.is_steady() && is_moved).then_some(EffectChoice::Shove(ShoveChoice { target, kind, axis, most }))
}

/// Squares that a robot can reach with some steps (7.1).
pub fn reachable(table: &Table, seat: SeatId, steps: u8) -> Vec<Square> {
    let robot = table.robot(seat);
    let Some(from) = robot.square() else { return Vec::new() };
    let others = table.squares_of_others(seat);
    Mover { map: table.arena(), others: &others, from, hovers: robot.hovers() }.reachable(steps)
}

/// Path of a robot to a square with some steps, without the first square; `None` if it can't end
/// there or already stands there (7.1).
pub fn path_to(table: &Table, seat: SeatId, to: Square, steps: u8) -> Option<Vec<Square>> {
    let robot = table.robot(seat);
    let from = robot.square().filter(|&from| from != to)?;
    let others = table.squares_of_others(seat);
    Mover { map: table.arena(), others: &others, from, hovers: robot.hovers() }.path(to, steps)
}

/// Checks a choice for the first effect of the queue.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_choice(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    let choice = awaited_choice(table, seat).ok_or(Illegal::NotNow)?;
    match (choice, action) {
        (EffectChoice::Rummage(_), Action::Rummage { pile }) => crate::turn::build::rummage::check_pile(table, *pile),
        (EffectChoice::Purge(most), Action::Purge(number)) => check_most(*number, most),
        (EffectChoice::Delay(seats), Action::Delay(target)) => check_seat(table, *target, &seats, Illegal::CannotDelay),
        (EffectChoice::Step { own, squares }, Action::Step(square)) => {
            if *square == own || squares.contains(square) {
                Ok(())
            } else {
                Err(Illegal::OutOfReach)
            }
        }
        (EffectChoice::Target(seats), Action::Target(target)) => {
            let refusal = refusal_of_target(table, seat, *target, table.state().queue.aim.range().unwrap_or(0));
            check_seat(table, *target, &seats, refusal)
        }
        (EffectChoice::Shove(shove), Action::Shove { axis, squares }) => {
            check_most(*squares, shove.most)?;
            let needs_axis = shove.axis.is_none() && *squares > 0;
            if axis.is_some() == needs_axis { Ok(()) } else { Err(Illegal::WrongAxis) }
        }
        (EffectChoice::Salvage { most, trash }, Action::Salvage(cards)) => {
            if cards.len() > most.into() {
                return Err(Illegal::TooMany { most: most.into() });
            }
            if trash.contains_all(cards) { Ok(()) } else { Err(Illegal::NotInTrash) }
        }
        _ => Err(Illegal::Unanswered),
    }
}

fn check_most(number: u8, most: u8) -> Result<(), Illegal> {
    if number <= most { Ok(()) } else { Err(Illegal::TooMany { most: most.into() }) }
}

fn check_seat(table: &Table, seat: SeatId, seats: &[SeatId], refusal: Illegal) -> Result<(), Illegal> {
    if !table.setup().has_seat(seat) {
        return Err(Illegal::NoSuchSeat);
    }
    if seats.contains(&seat) { Ok(()) } else { Err(refusal) }
}

/// Reason why a robot can't be a target within a range (6.9, 7.3, 7.5).
pub(crate) fn refusal_of_target(table: &Table, seat: SeatId, target: SeatId, range: u8) -> Illegal {
    if target == seat {
        return Illegal::OwnRobot;
    }
    table.range(seat, target).map_or(Illegal::NotStanding, |distance| Illegal::OutOfRange { distance, range })
}
