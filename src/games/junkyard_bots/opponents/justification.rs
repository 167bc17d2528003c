//! Justifications of moves: facts about the position that make a move plausible, no matter which
//! player made it.
//!
//! A justification follows from what the seat could know and from its action, after the fact. It is
//! not what decided: that is the [`Decision`](super::Decision), whose candidates have values.

use super::odds::UnseenTiles;
use super::situation::Situation;
use super::tidy;
use crate::action::{Action, BuildPart};
use crate::parts::{BlindOutcome, GripperKind, PartId, Size, Tile, TileKind};
use crate::robot::build::Inventory;
use crate::robot::{Abilities, Robot, damage_taken, power_after};
use crate::round::LegalActions;
use crate::table::Location;
use shell::seats::SeatId;

/// Fact about the position that makes a move plausible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Justification {
    /// The energy counts towards the points that end the game (8.1).
    Energy {
        /// Points of the energy.
        points: u16,
        /// Points still needed.
        needed: u16,
    },
    /// A part of this kind adds to an ability.
    Ability {
        /// Eye, mouth, claw or mover.
        kind: TileKind,
        /// Points of the ability now.
        from: u16,
        /// Points once the part is attached, pipes left out.
        to: u16,
    },
    /// A mover makes the robot so fast that no bomb it knows of can hurt it (6.4).
    Outruns {
        /// Its speed once the mover is attached.
        speed: u16,
    },
    /// Pipes add to what they carry (2.9).
    Pipe,
    /// A bomb could hurt a robot.
    CouldHit {
        /// Seat of the robot.
        target: SeatId,
        /// Damage less its dodge.
        damage: u16,
        /// Whether it would be destroyed.
        destroys: bool,
    },
    /// A bomb can't hurt anybody now, but while this robot holds it, nobody else can throw it.
    Denies,
    /// Shares of energy and of robot parts among the unseen tiles of a size, in percent; the others
    /// are bombs.
    Promise {
        /// Size of the tiles.
        size: Size,
        /// Share of energy, in percent.
        energy: u8,
        /// Share of robot parts, in percent.
        parts: u8,
    },
    /// Odds of an unseen tile in the grippers that take it.
    Odds {
        /// Size of the tile.
        size: Size,
        /// Share of the tiles that would stay, in percent.
        useful: u8,
        /// Share of bombs, in percent.
        bombs: u8,
    },
    /// No part fits any more.
    NothingFits,
    /// No part that fits is worth taking.
    NotWorth,
    /// Its grippers could not hold more than what is drawn.
    SeenEnough,
    /// A secret look is worth more than another is likely to bring, or less.
    Look {
        /// Whether it is worth more.
        good: bool,
    },
    /// A throw does damage.
    Hits {
        /// Seat that it hits.
        target: SeatId,
        /// Damage less its dodge.
        damage: u16,
        /// Power that the target has left.
        left: u16,
        /// Whether that wins the game.
        wins: bool,
    },
    /// Every target has no power left and explodes anyway (6.8).
    Doomed,
    /// No bomb gets through anybody's dodge.
    AllDodge,
    /// Bombs are held, though they could hurt: an explosion ends the game, and it is not ahead.
    NotAhead,
    /// A build changes the abilities of the robot.
    Build {
        /// Abilities before.
        from: Abilities,
        /// Abilities after.
        to: Abilities,
        /// Kind of gripper and size of the largest part that it can newly hold.
        holds: Option<(GripperKind, Size)>,
    },
    /// Gives the boost crystal (8.4).
    Crystal {
        /// Whether the seat gives it to itself, and so goes first.
        own: bool,
    },
}

/// The justification of a seat's action in a situation.
pub fn justify_action(situation: &Situation, action: &Action) -> Justification {
    let Situation { tiles, view, .. } = *situation;
    let tile = |part: PartId| tiles.get(view.part(part)?.tile?);
    match action {
        Action::Build(build) => justify_build(situation, build),
        Action::Draw(size) => {
            let is_part = |tile: &Tile| tile.kind().is_robot_part();
            Justification::Promise {
                size: *size,
                energy: percent_of_unseen(situation, *size, |tile| tile.kind() == TileKind::Energy),
                parts: percent_of_unseen(situation, *size, is_part),
            }
        }
        Action::TakeBlind { size, by, .. } => Justification::Odds {
            size: *size,
            useful: percent_of_unseen(situation, *size, |tile| tile.kind().blind_outcome(*by) == BlindOutcome::Stays),
            bombs: percent_of_unseen(situation, *size, |tile| tile.kind() == TileKind::Bomb),
        },
        Action::StopDrawing => Justification::SeenEnough,
        Action::KeepDraws => Justification::Look { good: true },
        Action::Rescan => Justification::Look { good: false },
        Action::Take { part, .. } => tile(*part).map_or(Justification::NotWorth, |tile| justify_take(situation, tile)),
        Action::Attack { target, bombs } => justify_throw(situation, *target, bombs),
        Action::Pass => justify_pass(situation),
        Action::GiveCrystal(seat) => Justification::Crystal { own: *seat == view.seat },
    }
}

fn justify_take(situation: &Situation, tile: &Tile) -> Justification {
    let Abilities { sight, grip, bite, speed } = situation.abilities(situation.view.seat);
    let kind = tile.kind();
    let points = u16::from(tile.points());
    let more = |from: u16| Justification::Ability { kind, from, to: from + points };
    match kind {
        TileKind::Energy => Justification::Energy { points, needed: situation.needed()[situation.view.seat.index()] },
        TileKind::Bomb => justify_bomb(situation, points),
        TileKind::Eye => more(sight),
        TileKind::Claw => more(grip),
        TileKind::Mouth => more(bite),
        TileKind::Mover => match worst_bomb(situation) {
            Some(worst) if speed < worst && worst <= speed + points => Justification::Outruns { speed: speed + points },
            _ => more(speed),
        },
        TileKind::Pipe | TileKind::Body => Justification::Pipe,
    }
}

/// Points of the largest bomb that is face-up, scanned or held.
fn worst_bomb(situation: &Situation) -> Option<u16> {
    let known = situation.view.parts_where(|part| part.location != Location::Gone && part.tile.is_some());
    let tiles = known.filter_map(|(_, part)| situation.tiles.get(part.tile?));
    tiles.filter(|tile| tile.kind() == TileKind::Bomb).map(|bomb| u16::from(bomb.points())).max()
}

fn justify_bomb(situation: &Situation, points: u16) -> Justification {
    let hits = situation.rivals().map(|(target, power)| {
        let damage = damage_taken(points, situation.abilities(target).speed);
        (damage >= power, damage, target)
    });
    match hits.max() {
        Some((destroys, damage, target)) if damage > 0 => Justification::CouldHit { target, damage, destroys },
        _ => Justification::Denies,
    }
}

/// Share of a sort among the unseen tiles of a size, in percent.
fn percent_of_unseen(situation: &Situation, size: Size, is: impl Fn(&Tile) -> bool) -> u8 {
    let share = UnseenTiles::new(situation.tiles, situation.view).mean(size, |tile| f32::from(u8::from(is(tile))));
    (100.0 * share).round().clamp(0.0, 100.0) as u8
}

fn justify_throw(situation: &Situation, target: SeatId, bombs: &[PartId]) -> Justification {
    let view = situation.view;
    let damage = damage_taken(tidy::throw_force(situation, bombs), situation.abilities(target).speed);
    let power = view.powers.get(target.index()).copied().unwrap_or(0);
    let left = power_after(power, damage).into();
    Justification::Hits { target, damage, left, wins: power > 0 && left == 0 && tidy::would_win(situation, target) }
}

fn justify_pass(situation: &Situation) -> Justification {
    match situation.legal {
        LegalActions::Take(takes) if takes.is_empty() => Justification::NothingFits,
        LegalActions::Attack(attacks) => {
            let force = tidy::throw_force(situation, attacks.bombs());
            if situation.rivals().next().is_none() {
                return Justification::Doomed;
            }
            let is_hit =
                situation.rivals().any(|(target, _)| damage_taken(force, situation.abilities(target).speed) > 0);
            if is_hit { Justification::NotAhead } else { Justification::AllDodge }
        }
        _ => Justification::NotWorth,
    }
}

fn justify_build(situation: &Situation, build: &[BuildPart]) -> Justification {
    let Situation { tiles, legal, .. } = *situation;
    let survives = |inventory: &Inventory| {
        let standing = tidy::standing_parts(situation, inventory);
        Inventory { must_attach_all: false, ..inventory.clone() }.check_build(tiles, &standing).ok()
    };
    let LegalActions::Build(inventory) = legal else { return Justification::NotWorth };
    let (Some(old), Ok(new)) = (survives(inventory), inventory.check_build(tiles, build)) else {
        return Justification::NotWorth;
    };
    let old = Robot::of(old);
    let new = Robot::of(new);
    let from = old.abilities();
    let to = new.abilities();
    let largest_first =
        Size::ALL.into_iter().rev().flat_map(|size| [(GripperKind::Mouth, size), (GripperKind::Claw, size)]);
    let holds = largest_first
        .into_iter()
        .find(|&(by, size)| new.grip_reach(by).has_placement(size) && !old.grip_reach(by).has_placement(size));
    Justification::Build { from, to, holds }
}
