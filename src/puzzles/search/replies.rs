//! Whether the game is won at the end of the round, whatever the others throw.

use super::found::Unsearched;
use crate::action::{Action, Placed};
use crate::game::Game;
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::Choice;

/// Steps of the engine that may still be made.
#[derive(Clone, Copy, Debug)]
pub struct Budget(pub u32);

impl Budget {
    /// Takes one.
    pub(super) fn spend(&mut self) -> Result<(), Unsearched> {
        self.0 = self.0.checked_sub(1).ok_or(Unsearched::TooLarge)?;
        Ok(())
    }
}

/// What the others can do from here so that a seat does not win alone at the end of this round;
/// `None` if there is nothing. An empty list says that they need to throw nothing.
pub fn refuting(
    game: &mut Game,
    seat: SeatId,
    budget: &mut Budget,
) -> Result<Option<Vec<(SeatId, Action)>>, Unsearched> {
    let Some(turn) = game.state().turn.clone() else {
        let won = game.state().outcome.as_ref().is_some_and(|outcome| outcome.winners == [seat]);
        return Ok((!won).then(Vec::new));
    };
    let actions: Vec<Action> = match turn.choice {
        // Passing first: what refutes without a throw is told first.
        Choice::Attack { .. } => {
            let mut all: Vec<Action> = game.legal_actions().iter().collect();
            all.rotate_right(1);
            all
        }
        // How a robot is rebuilt changes nothing about this round: it has eaten before.
        Choice::Rebuild => vec![Action::Build(standing(game))],
        // The round is over, and nobody has won.
        _ => return Ok(Some(Vec::new())),
    };
    let now = game.snapshot();
    for action in actions {
        budget.spend()?;
        game.restore(&now).map_err(|_| Unsearched::OtherTable)?;
        game.act(action.clone()).map_err(|_| Unsearched::OtherTable)?;
        if let Some(mut rest) = refuting(game, seat, budget)? {
            if matches!(action, Action::Attack { .. }) {
                rest.insert(0, (turn.seat, action));
            }
            return Ok(Some(rest));
        }
    }
    Ok(None)
}

/// The robot of the player who rebuilds, as it stands.
pub fn standing(game: &mut Game) -> Vec<Placed> {
    let LegalActions::Build(inventory) = game.legal_actions() else { return Vec::new() };
    game.read(|table| {
        let attached = |part| match table.part(part)?.location {
            crate::table::Location::Attached { placement, .. } => Some(Placed { part, placement }),
            _ => None,
        };
        inventory.parts.iter().filter_map(|&(part, _)| attached(part)).collect()
    })
}
