//! Facts about a robot in the robot view: its abilities and their sources, the seats that could
//! bomb it, and its parts.

use bevy_egui::egui::Color32;

use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId, Tile, TileKind};
use crate::robot::{Abilities, PlacedPart, Robot, ability, damage_taken};
use crate::words;
use client::kit::palette::{CREAM, LIGHT_RED, MUTED};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Things that a robot holds, each with the grippers that hold it together.
pub fn held_with_grippers(scene: &Scene, seat: SeatId) -> Vec<(PartId, Vec<PartId>)> {
    let robot = scene.table.robot(seat);
    GripperKind::ALL.iter().flat_map(|&by| robot.grippers(by).holding()).collect()
}

/// Words for the grippers that hold a thing.
pub fn gripper_words(scene: &Scene, grippers: &[PartId]) -> Phrase {
    match grippers {
        [one] => scene.part_name(*one),
        several => phrase!("closer-together", count = several.len()),
    }
}

/// The four abilities: icon, value, and the kind of part that gives it.
pub fn all_abilities(robot: &Robot) -> [(&'static str, u16, TileKind); 4] {
    let now = Abilities::with_bonuses(robot.assembly(), robot.bonuses());
    [
        ("ability_sight", now.sight, TileKind::Eye),
        ("ability_grip", now.grip, TileKind::Claw),
        ("ability_bite", now.bite, TileKind::Mouth),
        ("ability_speed", now.speed, TileKind::Mover),
    ]
}

/// Seats that could bomb a robot: all others whose own robot survives.
pub fn surviving_rivals(scene: &Scene, seat: SeatId) -> Vec<SeatId> {
    scene.table.surviving_rivals(seat).collect()
}

/// Words for the bombs that a seat could throw at a robot of this speed, and for the damage, with a
/// colour for that.
pub fn threat_words(scene: &Scene, from: SeatId, speed: u16) -> (Phrase, Phrase, Color32) {
    match threat_of(scene, from, speed) {
        None => (phrase!("facts-no-bomb"), Phrase::words("–"), MUTED),
        Some((points, bonus, damage)) => {
            let colour = if damage > 0 { LIGHT_RED } else { CREAM };
            (bomb_words(&points, bonus), phrase!("facts-for", damage = damage), colour)
        }
    }
}

/// Body and attached parts, by their indices in the assembly, and words for their number and
/// points.
pub fn attached_parts(scene: &Scene, robot: &Robot) -> (Vec<(usize, PartId)>, Phrase) {
    let all: Vec<(usize, PartId)> =
        robot.assembly().attached().map(|(index, placed, _)| (index, placed.part)).collect();
    let points: u32 = all.iter().filter_map(|(_, part)| Some(u32::from(scene.table.part(*part)?.points()))).sum();
    let worth = phrase!("facts-worth", count = all.len(), points = words::count_of_points(points));
    (all, worth)
}

/// Words for the value of a part.
pub fn part_detail(scene: &Scene, part: PartId, tile: &Tile, bonus: u8) -> Phrase {
    let is_starter = scene.table.setup().find_starter_seat(part).is_some();
    match (tile.kind(), bonus, is_starter) {
        (TileKind::Body, ..) => phrase!("facts-sockets", count = tile.shape().outline_in(Rotation::Up).sockets.len()),
        (_, 1.., _) => phrase!("facts-by-pipe", bonus = bonus),
        (_, _, true) => phrase!("facts-starter"),
        _ => words::count_of_points(tile.points()),
    }
}

/// Parts that add to an ability, with the bonus of each.
pub fn ability_sources<'s>(scene: &'s Scene, robot: &Robot, kind: TileKind) -> Vec<(&'s Tile, u8)> {
    let ground = robot.assembly().ground();
    let gives = |placed: &PlacedPart, tile: &Tile| ability::gives_points_at(tile, placed.placement, ground);
    let of_kind = robot.assembly().attached().filter(|(_, placed, tile)| tile.kind() == kind && gives(placed, tile));
    of_kind.filter_map(|(index, placed, _)| Some((scene.table.tile(placed.part)?, robot.bonuses()[index]))).collect()
}

/// Words for the sources of an ability: "claws 2, 1, pipe 1".
pub fn source_words(sources: &[(&Tile, u8)]) -> Phrase {
    let bonus: u8 = sources.iter().map(|(_, bonus)| bonus).sum();
    let points = sources.iter().map(|(tile, _)| tile.points());
    let parts = match sources {
        [] => return phrase!("sources-none"),
        [(tile, _)] => phrase!("sources-one", part = words::tile_name(tile), points = tile.points()),
        [(first, _), _, _, ..] => {
            let sum: u16 = points.map(u16::from).sum();
            phrase!("sources-many", ability = words::ability_key(first.kind()), count = sources.len(), points = sum)
        }
        [(first, _), ..] => {
            let points = points.map(|points| Phrase::words(points.to_string()));
            let points = Phrase::list(points);
            let points = points.unwrap_or_default();
            if first.kind() == TileKind::Mover
                && sources.iter().all(|(tile, _)| words::tile_name(tile) == words::tile_name(first))
            {
                phrase!("sources-two-alike", part = words::tile_name(first), points = points)
            } else {
                phrase!("sources-two", ability = words::ability_key(first.kind()), points = points)
            }
        }
    };
    if bonus == 0 { parts } else { phrase!("with-pipe", parts = parts, bonus = bonus) }
}

/// Result of throwing all bombs of a seat at once at a robot of this speed (rules 6.3, 6.4):
/// points, pipe bonus and damage.
fn threat_of(scene: &Scene, from: SeatId, speed: u16) -> Option<(Vec<u16>, u16, u16)> {
    let bombs: Vec<PartId> = scene.table.bombs(from).collect();
    let points: Vec<u16> = bombs.iter().filter_map(|&bomb| Some(u16::from(scene.table.part(bomb)?.points()))).collect();
    let throw = scene.table.robot(from).grippers(GripperKind::Claw).best_throw(&bombs, &[])?;
    (!bombs.is_empty()).then(|| (points, throw.bonus, damage_taken(throw.incoming(), speed)))
}

/// Words for the bombs of a seat by their points: "bombs 2, 1, pipe 1".
fn bomb_words(points: &[u16], bonus: u16) -> Phrase {
    let all = points.iter().map(|points| Phrase::words(points.to_string()));
    let all = Phrase::list(all).unwrap_or_default();
    let bombs = phrase!("facts-bombs", count = points.len(), points = all);
    if bonus == 0 { bombs } else { phrase!("with-pipe", parts = bombs, bonus = bonus) }
}
