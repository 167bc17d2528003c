//! Verdict on a rebuild.

use super::refutation::{PuzzleVerdict, Refutation};
use crate::action::{BuildPart, Illegal};
use crate::parts::PartId;
use crate::puzzles::puzzle::Puzzle;
use crate::robot::ability::gives_points_at;
use crate::robot::build::Inventory;
use crate::robot::{Abilities, Ability};

/// Returns the verdict on a build, which must attach every part and reach the goal's points of the
/// ability.
///
/// # Errors
/// The reason why the build is illegal.
pub(super) fn judge_build(
    puzzle: &Puzzle,
    ability: Ability,
    inventory: &Inventory,
    build: &[BuildPart],
) -> Result<PuzzleVerdict, Illegal> {
    let assembly = inventory.check_build(&puzzle.setup().tiles, build)?;
    let goal = puzzle.goal().amount;
    let amount = ability.points_in(Abilities::of(&assembly));
    let is_off = |&&(part, _): &&(PartId, _)| build.iter().all(|placed| placed.part != part);
    let off: Vec<PartId> = inventory.parts.iter().filter(is_off).map(|&(part, _)| part).collect();
    if !off.is_empty() {
        return Ok(PuzzleVerdict::Failed { amount, why: Refutation::LeftOff { parts: off } });
    }
    if amount >= goal {
        return Ok(PuzzleVerdict::Solved);
    }
    let ground = assembly.ground();
    let giving = assembly.attached().filter(|(_, _, tile)| Ability::given_by(tile.kind()) == Some(ability));
    let idle = giving.filter(|(_, placed, tile)| !gives_points_at(tile, placed.placement, ground));
    let idle: Vec<PartId> = idle.map(|(_, placed, _)| placed.part).collect();
    let why =
        if idle.is_empty() { Refutation::PipesElsewhere { ability } } else { Refutation::OffTheGround { parts: idle } };
    Ok(PuzzleVerdict::Failed { amount, why })
}
