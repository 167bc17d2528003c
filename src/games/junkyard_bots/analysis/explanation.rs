//! The decision behind a step of a computer player, made again, with what is said about it.

use super::better::tile_of_action;
use crate::action::{Action, JunkyardBots};
use crate::opponents::{Decision, Situation};
use crate::parts::Tile;
use shell::thinking::{Comparison, PastDecision};

/// Step of a computer player, with the position that it decided on.
pub type Explanation = PastDecision<JunkyardBots>;

/// The situation that the player decided on.
pub fn situation_of(explanation: &Explanation) -> Situation<'_> {
    Situation::new(explanation.setup(), explanation.view(), explanation.choices())
}

/// The chosen move of a decision beside the runner-up; `None` if no chances were estimated.
pub fn comparison_of<'d>(explanation: &Explanation, decision: &'d Decision) -> Option<Comparison<'d, JunkyardBots>> {
    decision.comparison(|other| is_alike(explanation, &decision.action, other))
}

/// Tile that an action takes or throws, if it is one tile that the player knows.
pub fn tile_of<'e>(explanation: &'e Explanation, action: &Action) -> Option<&'e Tile> {
    explanation.setup().tiles.get(tile_of_action(action, explanation.view())?)
}

/// Whether two actions take the same tile, or throw the same tile at the same seat: a player sees
/// no difference.
fn is_alike(explanation: &Explanation, one: &Action, other: &Action) -> bool {
    let is_same_kind = match (one, other) {
        (Action::Take { .. }, Action::Take { .. }) => true,
        (Action::Attack { target, .. }, Action::Attack { target: other_target, .. }) => target == other_target,
        _ => false,
    };
    let tile = tile_of_action(one, explanation.view());
    is_same_kind && tile.is_some() && tile == tile_of_action(other, explanation.view())
}
