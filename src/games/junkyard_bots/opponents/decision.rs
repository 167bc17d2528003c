//! Decisions of computer players: the action, and the candidates it was chosen from with the values
//! that decided. Nothing is simulated for a decision's sake: the numbers are those that the player
//! compared. [`super::justification`] says why a move is plausible instead.

use crate::games::junkyard_bots::action::Action;

/// Decision of a computer player.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The chosen action.
    pub action: Action,
    /// The compared moves in the order in which they were considered, with the chosen one among
    /// them; empty if the player compared nothing.
    pub candidates: Vec<Candidate>,
}

/// Move that a player considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub action: Action,
    /// The value that it was compared by.
    pub value: Value,
}

/// Value that a player compares moves by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Chance of winning, estimated in determinizations.
    Chance(SampledChance),
    /// Worth by the weights of [`Preferences`](super::preferences::Preferences), where a point of
    /// energy is worth 10; for a draw, the mean worth per point of the size. Passing and stopping
    /// are worth 0.
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
pub struct Comparison<'a> {
    /// Chance of winning by the chosen move, from 0 to 1.
    pub chosen: f32,
    /// The runner-up.
    pub other: &'a Action,
    /// Chance of winning by the runner-up, from 0 to 1, reckoned from its lead, because a move that
    /// was eliminated early has been tried in fewer worlds.
    pub other_chance: f32,
}

impl From<Action> for Decision {
    /// A decision without candidates, for players that follow rules and compare nothing.
    fn from(action: Action) -> Self {
        Self { action, candidates: Vec::new() }
    }
}

impl Decision {
    /// The candidate that was chosen; `None` if nothing was compared.
    pub fn chosen(&self) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.action == self.action)
    }

    /// The chosen move beside the runner-up; `None` if no chances were estimated. The runner-up is
    /// the other move that was tried in the most worlds, and of these the one with the greatest
    /// lead. Moves that `is_alike` says are the same to a player are passed over, such as a take of
    /// another part with the same tile.
    pub fn comparison(&self, is_alike: impl Fn(&Action) -> bool) -> Option<Comparison<'_>> {
        let chosen = self.chosen()?.value.chance()?;
        let is_other = |candidate: &&Candidate| candidate.action != self.action && !is_alike(&candidate.action);
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

impl Candidate {
    /// A move with its worth.
    pub const fn with_worth(action: Action, worth: f32) -> Self {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::junkyard_bots::parts::Size;

    fn candidate(action: Action, first: f32, lead: f32, worlds: u32) -> Candidate {
        let chance = SampledChance { first, lead, standard_error: 0.01, worlds };
        Candidate { action, value: Value::Chance(chance) }
    }

    #[test]
    fn the_runner_up_survived_longest_and_keeps_its_distance_to_the_chosen_move() {
        let candidates = vec![
            candidate(Action::StopDrawing, 0.50, 0.0, 140),
            candidate(Action::Draw(Size::Small), 0.50, 0.06, 140),
            candidate(Action::Draw(Size::Medium), 0.40, 0.20, 16),
            candidate(Action::Draw(Size::Large), 0.45, 0.03, 80),
        ];
        let decision = Decision { action: Action::Draw(Size::Small), candidates };
        let comparison = decision.comparison(|_| false).unwrap();
        assert_eq!(*comparison.other, Action::StopDrawing);
        assert!((comparison.chosen - 0.56).abs() < 1e-6 && (comparison.other_chance - 0.50).abs() < 1e-6);
        let decision = Decision { action: Action::StopDrawing, ..decision };
        assert_eq!(*decision.comparison(|_| false).unwrap().other, Action::Draw(Size::Small));
        let comparison = decision.comparison(|other| *other == Action::Draw(Size::Small)).unwrap();
        assert_eq!(*comparison.other, Action::Draw(Size::Large), "a move that is alike is passed over");
    }

    #[test]
    fn worths_and_fixed_rules_compare_no_chances() {
        let candidates = vec![Candidate::with_worth(Action::Pass, 0.0), Candidate::with_worth(Action::Rescan, 1.0)];
        let decision = Decision { action: Action::Rescan, candidates };
        assert_eq!(decision.chosen(), Some(&decision.candidates[1]));
        assert_eq!(decision.comparison(|_| false), None);
        assert_eq!(Decision::from(Action::Pass).chosen(), None);
    }
}
