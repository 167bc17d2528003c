//! Verdict on a single take before others take and throw.

use super::refutation::{PuzzleVerdict, Refutation};
use crate::action::{Action, Illegal};
use crate::game::Game;
use crate::puzzles::goal::PuzzleGoal;
use crate::puzzles::search::threats::Threats;

/// Returns the verdict on an action: after the worst that the others can do, the goal's power must
/// be left, though the player takes nothing more.
///
/// # Errors
/// [`Illegal::NotNow`] if the others' throws can't be searched from here; a puzzle has been checked
/// for this.
pub(super) fn judge_survival(game: &mut Game, goal: PuzzleGoal, action: &Action) -> Result<PuzzleVerdict, Illegal> {
    let threats = game.read(Threats::at).map_err(|_| Illegal::NotNow)?;
    let taken = match action {
        Action::Take { part, .. } => Some(*part),
        _ => None,
    };
    let (amount, coming) = threats.power_left_without(taken);
    if amount >= goal.amount {
        return Ok(PuzzleVerdict::Solved);
    }
    Ok(PuzzleVerdict::Failed { amount, why: Refutation::TooLittlePower { throws: coming, power_left: amount } })
}
