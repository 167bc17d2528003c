//! Decisions of computer players: the action, and the candidates it was chosen from with the values
//! that decided. Nothing is simulated for a decision's sake: the numbers are those that the player
//! compared.

use crate::table::Rules;

/// Decision of a computer player.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Rules> {
    /// The chosen action.
    pub action: G::Action,
    /// The compared moves in the order in which they were considered, with the chosen one among
    /// them; empty if the player compared nothing.
    pub candidates: Vec<Candidate<G>>,
}

/// Move that a player considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<G: Rules> {
    /// The move.
    pub action: G::Action,
    /// The value that it was compared by.
    pub value: Value,
}

/// Value that a player compares moves by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Chance of winning, estimated in determinizations.
    Chance(SampledChance),
    /// Worth on a scale of the game's own, where doing nothing is worth 0.
    Worth(f32),
}

/// Chance of winning by a move, estimated in determinizations in which the first candidate was
/// tried too (common random numbers).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SampledChance {
    /// Mean chance of winning by the first candidate in the same worlds, from 0 to 1.
    pub first: f32,
    /// Mean lead over the first candidate, world by world, from -1 to 1; 0 for the first itself.
    pub lead: f32,
    /// Standard error of the mean lead.
    pub standard_error: f32,
    /// Number of sampled worlds in which the move was tried before it was eliminated.
    pub worlds: u32,
}

impl SampledChance {
    /// Mean chance of winning by the move in its worlds, from 0 to 1.
    pub fn mean(&self) -> f32 {
        self.first + self.lead
    }
}

/// Chosen move and runner-up by their chances of winning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison<'a, G: Rules> {
    /// Chance of winning by the chosen move, from 0 to 1.
    pub chosen: f32,
    /// The runner-up.
    pub other: &'a G::Action,
    /// Chance of winning by the runner-up, from 0 to 1, reckoned from its lead, because a move that
    /// was eliminated early has been tried in fewer worlds.
    pub other_chance: f32,
}

impl<G: Rules> Decision<G> {
    /// A decision without candidates, of a player that follows rules and compares nothing.
    pub const fn without_candidates(action: G::Action) -> Self {
        Self { action, candidates: Vec::new() }
    }

    /// The candidate that was chosen; `None` if nothing was compared.
    pub fn chosen(&self) -> Option<&Candidate<G>> {
        self.candidates.iter().find(|candidate| candidate.action == self.action)
    }

    /// The chosen move beside the runner-up; `None` if no chances were estimated. The runner-up is
    /// the other move that was tried in the most worlds, and of these the one with the greatest
    /// lead. Moves that `is_alike` says are the same to a player are passed over.
    pub fn comparison(&self, is_alike: impl Fn(&G::Action) -> bool) -> Option<Comparison<'_, G>> {
        let chosen = self.chosen()?.value.chance()?;
        let is_other = |candidate: &&Candidate<G>| candidate.action != self.action && !is_alike(&candidate.action);
        let others = self.candidates.iter().filter(is_other);
        let others = others.filter_map(|other| Some((&other.action, other.value.chance()?)));
        let survival = |chance: &SampledChance| (chance.worlds, chance.lead);
        let (other, runner_up) = others.reduce(|best, next| {
            let is_better = survival(&next.1) > survival(&best.1);
            if is_better { next } else { best }
        })?;
        let other_chance = (chosen.mean() + runner_up.lead - chosen.lead).clamp(0.0, 1.0);
        Some(Comparison { chosen: chosen.mean().clamp(0.0, 1.0), other, other_chance })
    }
}

impl<G: Rules> Candidate<G> {
    /// A move with its worth.
    pub const fn with_worth(action: G::Action, worth: f32) -> Self {
        Self { action, value: Value::Worth(worth) }
    }
}

impl Value {
    /// The sampled chance of winning; `None` for a worth.
    pub const fn chance(self) -> Option<SampledChance> {
        match self {
            Self::Chance(chance) => Some(chance),
            Self::Worth(_) => None,
        }
    }
}
