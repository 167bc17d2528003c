//! Search for replies: whether a player wins at the end of the round, whatever the others throw.

use super::result::SearchError;
use crate::action::{Action, BuildPart};
use crate::game::{Game, JunkyardBotsTable};
use crate::table::Choice;
use shell::seats::SeatId;

/// Number of engine steps that a search may still make.
#[derive(Clone, Copy, Debug)]
pub struct StepBudget(pub u32);

impl StepBudget {
    /// Takes one step from the budget.
    pub(super) fn spend(&mut self) -> Result<(), SearchError> {
        self.0 = self.0.checked_sub(1).ok_or(SearchError::TooLarge)?;
        Ok(())
    }
}

/// Finds throws of the others after which a seat does not win alone at the end of this round.
/// `None` if there are none; an empty list if the seat does not win although the others throw
/// nothing.
pub fn find_refutation(
    game: &mut Game,
    seat: SeatId,
    budget: &mut StepBudget,
) -> Result<Option<Vec<(SeatId, Action)>>, SearchError> {
    let Some(turn) = game.state().turn.clone() else {
        let won = game.state().outcome.as_ref().is_some_and(|outcome| outcome.winners == [seat]);
        return Ok((!won).then(Vec::new));
    };
    let actions: Vec<Action> = match turn.choice {
        // The pass, which is listed last, is tried first, because the simplest refutation has no
        // throw.
        Choice::Attack { .. } => {
            let mut all: Vec<Action> = game.legal_actions().iter().collect();
            all.rotate_right(1);
            all
        }
        // A rebuild doesn't affect the result of this round, because the player has already eaten.
        Choice::Rebuild => vec![Action::Build(unchanged_build(game))],
        // The round is over, and nobody has won.
        _ => return Ok(Some(Vec::new())),
    };
    let now = game.snapshot();
    for action in actions {
        budget.spend()?;
        game.restore(&now).map_err(|_| SearchError::WrongTable)?;
        game.act(action.clone()).map_err(|_| SearchError::WrongTable)?;
        if let Some(mut rest) = find_refutation(game, seat, budget)? {
            if matches!(action, Action::Attack { .. }) {
                rest.insert(0, (turn.seat, action));
            }
            return Ok(Some(rest));
        }
    }
    Ok(None)
}

/// Returns the build that leaves the robot of the player who rebuilds as it is.
pub fn unchanged_build(game: &mut Game) -> Vec<BuildPart> {
    let Some(seat) = game.state().active_seat() else { return Vec::new() };
    game.read(|table| table.robot(seat).assembly().standing_build().collect())
}
