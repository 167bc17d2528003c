//! Judging a single take before others take and throw.

use super::goal::Goal;
use super::refutation::{Refutation, Verdict};
use super::search::coming::Threats;
use crate::action::{Action, Illegal};
use crate::game::Game;

/// How an action does: so much power must be left after the worst that the others can do, though
/// nothing more is taken.
///
/// # Errors
/// [`Illegal::NotNow`] if it can't be judged here, which was found out when the puzzle was made or
/// read.
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
