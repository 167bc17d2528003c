//! The tidy player: simple and sensible. It takes the most useful part that fits, keeps feet on the
//! ground, throws when that does damage, and rebuilds by adding to the standing robot.
//!
//! Its weights are not trained: they are rules of thumb.

use std::sync::Arc;

use super::evaluation::Evaluation;
use super::robot_value::Priorities;
use super::situation::{Situation, ends_race};
use crate::action::{Action, BuildPart};
use crate::parts::{GripperKind, PartId, Size, Tile, TileKind, TileSet};
use crate::robot::build::{Inventory, find_attachments, first_build};
use crate::robot::damage_taken;
use crate::robot::grippers::Grippers;
use crate::robot::{Assembly, Robot};
use crate::round::{Attacks, LegalActions, Takes};
use crate::table::Location;
use shell::grid::Placement;
use shell::seats::SeatId;

/// Power, in points: a blind part is taken only if a bomb of its size would leave the robot more
/// than this (5.6).
const BLIND_RESERVE: u8 = 2;
/// Priorities of a build: all abilities alike, and room beside its grippers. What these could hold
/// has no weight, because [`Evaluation`] leaves it out.
const PRIORITIES: Priorities = Priorities { sight: 20, grip: 20, bite: 20, speed: 20, claws: [0; 3], mouths: [0; 3] };
/// Bombs that are considered for a throw; of more, only the first. They make 63 sets, each tried at
/// every target.
const MOST_BOMBS: usize = 6;

/// Usefulness of a point of energy: eating wins.
const ENERGY_POINT: u32 = 6;
/// Usefulness of a point of a mouth, which eats.
const MOUTH_POINT: u32 = 5;
/// Usefulness of a point of a claw, which holds parts.
const CLAW_POINT: u32 = 4;
/// Usefulness of a point of a mover, which dodges and goes first.
const MOVER_POINT: u32 = 4;
/// Usefulness of a point of an eye, which draws more tiles.
const EYE_POINT: u32 = 3;
/// Usefulness of a point of a bomb, which may be dodged.
const BOMB_POINT: u32 = 3;
/// Usefulness of a pipe, which adds 1 to the part it carries (2.9), whatever its size.
const PIPE: u32 = 3;
/// Usefulness of a point of an average tile, which another secret look may bring.
const AVERAGE_POINT: u32 = 4;

/// Chooses as the tidy player.
pub fn choose(situation: &Situation) -> Action {
    let view = situation.view;
    match situation.legal {
        LegalActions::Build(inventory) => Action::Build(build_onto_standing(situation, inventory)),
        LegalActions::Draw(sizes) => choose_draw(situation, sizes),
        LegalActions::KeepOrRescan => keep_or_rescan(situation),
        LegalActions::Take(takes) => choose_take(situation, takes).unwrap_or(Action::Pass),
        LegalActions::Attack(attacks) => choose_throw(situation, attacks).unwrap_or(Action::Pass),
        LegalActions::GiveCrystal(tied) => {
            let own = tied.iter().find(|&&seat| seat == view.seat).or(tied.first());
            Action::GiveCrystal(own.copied().unwrap_or(view.seat))
        }
        LegalActions::Over => Action::Pass,
    }
}

/// Usefulness of a tile, in the unit of the constants above.
fn usefulness_of(tile: &Tile) -> u32 {
    let points = u32::from(tile.points());
    match tile.kind() {
        TileKind::Energy => ENERGY_POINT * points,
        TileKind::Bomb => BOMB_POINT * points,
        TileKind::Mouth => MOUTH_POINT * points,
        TileKind::Claw => CLAW_POINT * points,
        TileKind::Mover => MOVER_POINT * points,
        TileKind::Eye => EYE_POINT * points,
        TileKind::Pipe => PIPE,
        TileKind::Body => 0,
    }
}

/// Draws the largest size there is, until the grippers could take no more: the rest would feed the
/// others.
fn choose_draw(situation: &Situation, sizes: &[Size]) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let drawn = view.points_scanned(tiles);
    let abilities = situation.abilities(view.seat);
    let room = abilities.grip + abilities.bite;
    match sizes.iter().max() {
        Some(&size) if drawn < room => Action::Draw(size),
        _ => Action::StopDrawing,
    }
}

/// Keeps a secret look that is worth at least what an average draw would be.
fn keep_or_rescan(situation: &Situation) -> Action {
    let Some((_, draws)) = situation.view.state.secret_look() else { return Action::KeepDraws };
    let tiles = draws.iter().filter_map(|&part| situation.tiles.get(situation.view.part(part)?.tile?));
    let (found, points) =
        tiles.fold((0, 0), |(found, points), tile| (found + usefulness_of(tile), points + u32::from(tile.points())));
    if found >= AVERAGE_POINT * points { Action::KeepDraws } else { Action::Rescan }
}

/// The most useful part that fits, at the place that ties up the least strength; else a blind part;
/// else nothing.
fn choose_take(situation: &Situation, takes: &Takes) -> Option<Action> {
    let Situation { tiles, view, .. } = *situation;
    let robot = view.robot(view.seat)?;
    let thrifty = |by: GripperKind, size: Size| -> Option<Placement> {
        let places = takes.places(by, size).iter().copied();
        places.min_by_key(|&placement| robot.grippers(by).strength_at(size, placement))
    };
    let known = |part: PartId| tiles.get(view.part(part)?.tile?);
    let needed = situation.needed()[view.seat.index()];
    let worth = |tile: &Tile| if ends_race(tile, needed) { u32::MAX } else { usefulness_of(tile) };
    let best = takes.parts().filter_map(|(part, by, size)| Some((worth(known(part)?), part, by, size)));
    // Among equals, the part with the lowest number.
    if let Some((_, part, by, size)) = best.max_by_key(|&(worth, part, ..)| (worth, std::cmp::Reverse(part))) {
        return Some(Action::Take { part, placement: thrifty(by, size)? });
    }
    let power = view.powers.get(view.seat.index()).copied().unwrap_or(0);
    let (by, size) =
        takes.blind().filter(|(_, size)| power > size.points() + BLIND_RESERVE).max_by_key(|&(_, size)| size)?;
    Some(Action::TakeBlind { size, by, placement: thrifty(by, size)? })
}

/// Throws the fewest bombs that do the most damage to somebody; a robot is destroyed only if that
/// wins the game.
fn choose_throw(situation: &Situation, attacks: &Attacks) -> Option<Action> {
    let claws = situation.view.robot(situation.view.seat)?.grippers(GripperKind::Claw);
    let dodges: Vec<(SeatId, u16)> =
        attacks.targets().iter().map(|&target| (target, situation.abilities(target).speed)).collect();
    let mut best: Option<(u16, Action)> = None;
    // Small sets come first and an equal gain replaces none, so the fewest bombs are thrown.
    for set in bomb_sets(attacks.bombs()) {
        let Some(force) = throw_force_by(situation, claws, &set) else { continue };
        for &(target, dodge) in &dodges {
            let gain = gain_by_damage(situation, target, damage_taken(force, dodge));
            if gain > best.as_ref().map_or(0, |(most, _)| *most) {
                best = Some((gain, Action::Attack { target, bombs: set.clone() }));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// The damage that bombs do before anybody dodges: their points and the pipe bonus of the claws
/// that throw them (6.3).
pub(super) fn throw_force(situation: &Situation, bombs: &[PartId]) -> u16 {
    let Some(robot) = situation.view.robot(situation.view.seat) else { return 0 };
    throw_force_by(situation, robot.grippers(GripperKind::Claw), bombs).unwrap_or(0)
}

/// Damage that bombs do before anybody dodges, thrown by these claws; `None` if they can't throw
/// them.
fn throw_force_by(situation: &Situation, claws: &Grippers, bombs: &[PartId]) -> Option<u16> {
    let spent = situation.view.state.turn.as_ref().map_or(&[][..], |turn| turn.choice.thrown_claws());
    claws.best_throw(bombs, spent).map(|throw| throw.incoming())
}

/// Sets of the first few bombs, small sets first.
fn bomb_sets(bombs: &[PartId]) -> Vec<Vec<PartId>> {
    let few = &bombs[..bombs.len().min(MOST_BOMBS)];
    let pick = |set: u32| few.iter().enumerate().filter(|(n, _)| set & (1 << n) != 0).map(|(_, &bomb)| bomb).collect();
    let mut sets: Vec<Vec<PartId>> = (1..1u32 << few.len()).map(pick).collect();
    sets.sort_by_key(Vec::len);
    sets
}

/// Gain by some damage to a robot: none if it would end the game for another to win.
fn gain_by_damage(situation: &Situation, target: SeatId, damage: u16) -> u16 {
    let power = u16::from(situation.view.powers[target.index()]);
    match damage {
        // A robot without power explodes anyway (6.8).
        _ if power == 0 => 0,
        damage if damage < power => damage,
        _ if would_win(situation, target) => u16::MAX,
        _ => 0,
    }
}

/// Whether this seat would have the most energy if `gone` exploded.
pub(super) fn would_win(situation: &Situation, gone: SeatId) -> bool {
    let Situation { tiles, view, .. } = *situation;
    let energy = view.energy_eaten_or_held(tiles);
    let own = energy[view.seat.index()];
    let others = (0..view.powers.len() as u8).map(SeatId).filter(|&seat| seat != gone && seat != view.seat);
    view.powers[view.seat.index()] > 0 && others.into_iter().all(|seat| energy[seat.index()] < own)
}

/// Parts of an inventory that are attached already, and would still be linked without the parts
/// that the player goes without.
pub(super) fn standing_parts(situation: &Situation, inventory: &Inventory) -> Vec<BuildPart> {
    let attached = |part| match situation.view.part(part)?.location {
        Location::Attached { placement, .. } => Some(BuildPart { part, placement }),
        _ => None,
    };
    let standing = inventory.parts.iter().filter_map(|&(part, _)| attached(part));
    match situation.restriction {
        None => standing.collect(),
        Some(_) => linked_parts(situation.tiles, inventory, standing),
    }
}

/// Those of some placed parts that are linked to the body.
fn linked_parts(
    tiles: &Arc<TileSet>,
    inventory: &Inventory,
    placed: impl Iterator<Item = BuildPart>,
) -> Vec<BuildPart> {
    let mut assembly = Assembly::new(tiles, inventory.body);
    let tile = |part: PartId| inventory.parts.iter().find(|(own, _)| *own == part).map(|&(_, tile)| tile);
    for BuildPart { part, placement } in placed {
        // They were attached like that, so none is in the way of another.
        let _ = tile(part).map(|tile| assembly.attach(part, tile, placement));
    }
    let robot = Robot::of(assembly);
    let parts = robot.assembly().attached().map(|(_, placed, _)| placed);
    let hangs = parts.filter(|placed| placed.part != inventory.body && !robot.unlinked().contains(&placed.part));
    hangs.map(|placed| BuildPart { part: placed.part, placement: placed.placement }).collect()
}

/// Keeps the standing parts and adds the others one by one where they do most; starts afresh for
/// the first robot.
fn build_onto_standing(situation: &Situation, inventory: &Inventory) -> Vec<BuildPart> {
    let tiles = situation.tiles;
    let mut assembly = Assembly::new(tiles, inventory.body);
    let mut build = Vec::with_capacity(inventory.parts.len());
    let mut fresh = Vec::new();
    let standing = standing_parts(situation, inventory);
    for &(part, tile) in &inventory.parts {
        let placed = standing.iter().find(|placed| placed.part == part);
        let attached = placed.filter(|placed| assembly.attach(part, tile, placed.placement).is_ok());
        match attached {
            Some(&placed) => build.push(placed),
            None => fresh.push((part, &tiles[tile])),
        }
    }
    fresh.sort_by_key(|(_, tile)| order_of_building(tile));
    for (part, tile) in fresh {
        if let Some(placement) = best_place(&mut assembly, part, tile) {
            build.push(BuildPart { part, placement });
        }
    }
    let complete = build.len() == inventory.parts.len();
    if inventory.must_attach_all && !complete { first_build(tiles, inventory).unwrap_or(build) } else { build }
}

/// Order of building: feet first, while the ground is near; parts that need room beside them last.
const fn order_of_building(tile: &Tile) -> u8 {
    match tile.kind() {
        TileKind::Mover => 0,
        TileKind::Pipe => 1,
        TileKind::Eye => 2,
        _ => 3,
    }
}

/// Attaches a part where the robot gets the highest value, and returns the placement.
fn best_place(assembly: &mut Assembly, part: PartId, tile: &Tile) -> Option<Placement> {
    let mut best: Option<(i32, Placement)> = None;
    let evaluation = Evaluation::of(assembly, &PRIORITIES);
    let mut places = Vec::new();
    find_attachments(&mut places, assembly, tile);
    for at in places {
        let value = evaluation.value_with(assembly, part, tile, at);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, at.placement));
        }
    }
    let (_, placement) = best?;
    assembly.attach(part, tile.id(), placement).ok()?;
    Some(placement)
}
