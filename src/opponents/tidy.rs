//! The tidy player: simple and sensible. It takes the most useful part that fits, keeps feet on the
//! ground, throws when it hurts, and rebuilds by adding to what stands.

use std::sync::Arc;

use super::evaluation::Evaluation;
use super::robot_value::Priorities;
use super::situation::Situation;
use crate::action::{Action, Placed};
use crate::grid::Placement;
use crate::parts::{GripperKind, Kind, PartId, SeatId, Size, Tile, TileSet};
use crate::robot::build::{Inventory, attachments, first_build};
use crate::robot::grippers::Grippers;
use crate::robot::{Assembly, Robot};
use crate::round::{Attacks, LegalActions, Takes};
use crate::table::{Choice, Location};

/// Blind parts are taken only by a robot with more power than this, beyond the points of the part.
const BLIND_RESERVE: u8 = 2;
/// What a robot is worth: its abilities alike, and room beside its grippers.
const PRIORITIES: Priorities = Priorities { sight: 20, grip: 20, bite: 20, speed: 20, claws: [0; 3], mouths: [0; 3] };
/// Of more bombs than this only the first are considered for a throw.
const MOST_BOMBS_CONSIDERED: usize = 6;

/// What a tidy player does.
pub fn choose(situation: &Situation) -> Action {
    let view = situation.view;
    match situation.legal {
        LegalActions::Build(inventory) => Action::Build(build(situation, inventory)),
        LegalActions::Draw(sizes) => draw(situation, sizes),
        LegalActions::KeepOrRescan => keep_or_rescan(situation),
        LegalActions::Take(takes) => take(situation, takes).unwrap_or(Action::Pass),
        LegalActions::Attack(attacks) => throw(situation, attacks).unwrap_or(Action::Pass),
        LegalActions::GiveCrystal(tied) => {
            let own = tied.iter().find(|&&seat| seat == view.seat).or(tied.first());
            Action::GiveCrystal(own.copied().unwrap_or(view.seat))
        }
        LegalActions::Over => Action::Pass,
    }
}

/// How useful a tile is to have, in no unit but its own.
fn worth(tile: &Tile) -> u32 {
    let points = u32::from(tile.points());
    match tile.kind() {
        Kind::Energy => 6 * points,
        Kind::Bomb => 3 * points,
        Kind::Mouth => 5 * points,
        Kind::Claw | Kind::Mover => 4 * points,
        Kind::Eye => 3 * points,
        Kind::Pipe => 3,
        Kind::Body => 0,
    }
}

/// Draws the largest there is, until more is drawn than the grippers could take: the rest would
/// feed the others.
fn draw(situation: &Situation, sizes: &[Size]) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let drawn = view.parts_where(|part| part.location == Location::Scanned(view.seat));
    let drawn: u16 = drawn.filter_map(|(part, _)| view.size(tiles, part)).map(|size| u16::from(size.points())).sum();
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
        tiles.fold((0, 0), |(found, points), tile| (found + worth(tile), points + u32::from(tile.points())));
    if found >= 4 * points { Action::KeepDraws } else { Action::Rescan }
}

/// The most useful part that fits, at the place that ties up the least strength; else a blind part;
/// else nothing.
fn take(situation: &Situation, takes: &Takes) -> Option<Action> {
    let Situation { tiles, view, .. } = *situation;
    let robot = view.robot(view.seat)?;
    let thrifty = |by: GripperKind, size: Size| -> Option<Placement> {
        let places = takes.places(by, size).iter().copied();
        places.min_by_key(|&placement| robot.grippers(by).strength_at(size, placement))
    };
    let known = |part: PartId| tiles.get(view.part(part)?.tile?);
    let needed = situation.needed()[view.seat.index()];
    let ends_race = |tile: &Tile| tile.kind() == Kind::Energy && u16::from(tile.points()) >= needed;
    let worth = |tile: &Tile| if ends_race(tile) { u32::MAX } else { worth(tile) };
    let best = takes.parts().filter_map(|(part, by, size)| Some((worth(known(part)?), part, by, size)));
    // Of equals the one with the lowest number.
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
fn throw(situation: &Situation, attacks: &Attacks) -> Option<Action> {
    let claws = situation.view.robot(situation.view.seat)?.grippers(GripperKind::Claw);
    let dodges: Vec<(SeatId, u16)> =
        attacks.targets().iter().map(|&target| (target, situation.abilities(target).speed)).collect();
    let mut best: Option<(u16, Action)> = None;
    for set in bomb_sets(attacks.bombs()) {
        let Some(force) = force_of(situation, claws, &set) else { continue };
        for &(target, dodge) in &dodges {
            let gain = gain(situation, target, force.saturating_sub(dodge));
            if gain > best.as_ref().map_or(0, |(most, _)| *most) {
                best = Some((gain, Action::Attack { target, bombs: set.clone() }));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// The damage that bombs do before anybody dodges: their points and the pipe bonus of the claws
/// that throw them (6.3).
pub(super) fn force(situation: &Situation, bombs: &[PartId]) -> u16 {
    let Some(robot) = situation.view.robot(situation.view.seat) else { return 0 };
    force_of(situation, robot.grippers(GripperKind::Claw), bombs).unwrap_or(0)
}

/// The same with claws that are known; `None` if they can't throw these bombs.
fn force_of(situation: &Situation, claws: &Grippers, bombs: &[PartId]) -> Option<u16> {
    let Situation { tiles, view, .. } = *situation;
    let thrown = match view.state.turn.as_ref().map(|turn| &turn.choice) {
        Some(Choice::Attack { thrown }) => &thrown[..],
        _ => &[],
    };
    let points = |bomb: &PartId| view.size(tiles, *bomb).map_or(0, |size| u16::from(size.points()));
    let (bonus, _) = claws.throw(bombs, thrown)?;
    Some(bonus + bombs.iter().map(points).sum::<u16>())
}

/// The sets of the first few bombs, small ones first.
fn bomb_sets(bombs: &[PartId]) -> Vec<Vec<PartId>> {
    let few = &bombs[..bombs.len().min(MOST_BOMBS_CONSIDERED)];
    let pick = |set: u32| few.iter().enumerate().filter(|(n, _)| set & (1 << n) != 0).map(|(_, &bomb)| bomb).collect();
    let mut sets: Vec<Vec<PartId>> = (1..1u32 << few.len()).map(pick).collect();
    sets.sort_by_key(Vec::len);
    sets
}

/// What some damage to a robot is worth: nothing if it would end the game for another to win.
fn gain(situation: &Situation, target: SeatId, damage: u16) -> u16 {
    let power = u16::from(situation.view.powers[target.index()]);
    match damage {
        _ if power == 0 => 0,
        damage if damage < power => damage,
        _ if would_win(situation, target) => u16::MAX,
        _ => 0,
    }
}

/// Whether this seat would have the most energy if `gone` exploded.
pub(super) fn would_win(situation: &Situation, gone: SeatId) -> bool {
    let Situation { tiles, view, .. } = *situation;
    let energy = view.energy(tiles);
    let own = energy[view.seat.index()];
    let others = (0..view.powers.len() as u8).map(SeatId).filter(|&seat| seat != gone && seat != view.seat);
    view.powers[view.seat.index()] > 0 && others.into_iter().all(|seat| energy[seat.index()] < own)
}

/// The parts of an inventory that are attached already, and would be without what the player goes
/// without.
pub(super) fn standing(situation: &Situation, inventory: &Inventory) -> Vec<Placed> {
    let attached = |part| match situation.view.part(part)?.location {
        Location::Attached { placement, .. } => Some(Placed { part, placement }),
        _ => None,
    };
    let standing = inventory.parts.iter().filter_map(|&(part, _)| attached(part));
    match situation.restriction {
        None => standing.collect(),
        Some(_) => linked(situation.tiles, inventory, standing),
    }
}

/// Those of some placed parts that hang together with the body.
fn linked(tiles: &Arc<TileSet>, inventory: &Inventory, placed: impl Iterator<Item = Placed>) -> Vec<Placed> {
    let mut assembly = Assembly::new(tiles, inventory.body);
    let tile = |part: PartId| inventory.parts.iter().find(|(own, _)| *own == part).map(|&(_, tile)| tile);
    for Placed { part, placement } in placed {
        // They stood like that, so none is in the way of another.
        let _ = tile(part).map(|tile| assembly.attach(part, tile, placement));
    }
    let robot = Robot::of(assembly);
    let parts = robot.assembly().attached().map(|(_, placed, _)| placed);
    let hangs = parts.filter(|placed| placed.part != inventory.body && !robot.unlinked().contains(&placed.part));
    hangs.map(|placed| Placed { part: placed.part, placement: placed.placement }).collect()
}

/// Keeps what stands and adds the other parts one by one where they do most; starts afresh for the
/// first robot.
fn build(situation: &Situation, inventory: &Inventory) -> Vec<Placed> {
    let tiles = situation.tiles;
    let mut assembly = Assembly::new(tiles, inventory.body);
    let mut build = Vec::with_capacity(inventory.parts.len());
    let mut fresh = Vec::new();
    let standing = standing(situation, inventory);
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
            build.push(Placed { part, placement });
        }
    }
    let complete = build.len() == inventory.parts.len();
    if inventory.all && !complete { first_build(tiles, inventory).unwrap_or(build) } else { build }
}

/// Feet first, while the ground is near; what needs room beside it last.
const fn order_of_building(tile: &Tile) -> u8 {
    match tile.kind() {
        Kind::Mover => 0,
        Kind::Pipe => 1,
        Kind::Eye => 2,
        _ => 3,
    }
}

/// Attaches a part where it leaves the robot with the most, and returns the place.
fn best_place(assembly: &mut Assembly, part: PartId, tile: &Tile) -> Option<Placement> {
    let mut best: Option<(i32, Placement)> = None;
    let evaluation = Evaluation::of(assembly, &PRIORITIES);
    let mut places = Vec::new();
    attachments(&mut places, assembly, tile);
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
