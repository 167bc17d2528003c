//! Verdict on a single take before others take and throw.

use super::goal::Goal;
use super::refutation::{Refutation, Verdict};
use super::search::coming::Threats;
use crate::action::{Action, Illegal};
use crate::game::Game;

/// Returns the verdict on an action: after the worst that the others can do, the goal's power must
/// be left, though the player takes nothing more.
///
/// # Errors
/// [`Illegal::NotNow`] if the others' throws can't be searched from here; a puzzle has been checked
/// for this.
pub(super) fn judged(game: &mut Game, goal: Goal, action: &Action) -> Result<Verdict, Illegal> {
    let threats = game.read(Threats::at).map_err(|_| Illegal::NotNow)?;
    let taken = match action {
        Action::Take { part, .. } => Some(*part),
        _ => None,
    };
    let (amount, coming) = threats.left_without(taken);
    if amount >= goal.amount {
        return Ok(Verdict::Solved);
    }
    Ok(Verdict::Failed { amount, why: Refutation::Coming { throws: coming, left: amount } })
}
