//! Verdict on a rebuild.

use super::refutation::{PuzzleVerdict, Refutation};
use crate::action::{BuildPart, Illegal};
use crate::parts::PartId;
use crate::puzzles::goal::Ability;
use crate::puzzles::puzzle::Puzzle;
use crate::robot::Abilities;
use crate::robot::ability::mover_counts;
use crate::robot::build::Inventory;

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
    let idle = assembly.attached().filter(|(_, placed, tile)| {
        ability == Ability::Speed && tile.kind() == ability.given_by() && !mover_counts(placed, tile, ground)
    });
    let idle: Vec<PartId> = idle.map(|(_, placed, _)| placed.part).collect();
    let why =
        if idle.is_empty() { Refutation::PipesElsewhere { ability } } else { Refutation::OffTheGround { parts: idle } };
    Ok(PuzzleVerdict::Failed { amount, why })
}
