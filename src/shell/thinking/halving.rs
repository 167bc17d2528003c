//! Sequential halving over candidate moves, all tried in the same sampled worlds (common random
//! numbers): most of the budget goes to the moves that do best so far.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::decision::{Candidate, Decision, SampledChance, Value};
use crate::table::Rules;

/// Plan of a sequential halving. A budget in steps, not a time, lets every machine decide alike.
#[derive(Clone, Debug, PartialEq)]
pub struct HalvingPlan<'a> {
    /// Rounds in order: the number of worlds in which each candidate is tried, and the number of
    /// candidates besides the first that are kept after them.
    pub rounds: &'a [(usize, usize)],
    /// Steps in all worlds together, after which no further world is begun.
    pub most_steps: u32,
    /// Standard errors by which a candidate has to lead the first one to be chosen.
    pub least_lead_in_errors: f32,
}

/// Result of a candidate in one world.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trial {
    /// Chance of winning, from 0 to 1.
    pub chance: f32,
    /// Number of steps that were played to find it.
    pub steps: u32,
}

/// Results of all candidates.
#[derive(Clone, Debug, PartialEq)]
pub struct HalvingResult {
    /// Chances of the candidates, in their order, those of eliminated ones included.
    pub chances: Vec<SampledChance>,
    /// Number of the chosen candidate: the best one that leads the first beyond doubt, or the
    /// first, 0.
    pub chosen: usize,
}

impl HalvingResult {
    /// The decision among moves that were the candidates.
    pub fn decision_among<G: Rules>(self, moves: &[G::Action]) -> Decision<G> {
        let candidates = moves.iter().zip(self.chances);
        let candidate =
            |(action, chance): (&G::Action, _)| Candidate { action: action.clone(), value: Value::Chance(chance) };
        Decision { action: moves[self.chosen].clone(), candidates: candidates.map(candidate).collect() }
    }
}

/// Compares this many candidates with the first of them, by the trial of each (by its number) in
/// each world (by its seed); `None` if it was interrupted.
pub fn sequential_halving(
    plan: &HalvingPlan,
    candidates: usize,
    mut trial: impl FnMut(usize, u64) -> Trial,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<HalvingResult> {
    let mut leads = vec![Lead::default(); candidates];
    let mut left: Vec<usize> = (1..candidates).collect();
    let mut steps = 0;
    for &(worlds, keep) in plan.rounds {
        for _ in 0..worlds {
            if interrupted() {
                return None;
            }
            // The worlds so far decide then.
            if steps > plan.most_steps {
                break;
            }
            let world = random.random();
            let mut chance_of = |candidate| {
                let trial = trial(candidate, world);
                steps += trial.steps;
                trial.chance
            };
            let first = chance_of(0);
            leads[0].add(first, first);
            for &candidate in &left {
                leads[candidate].add(chance_of(candidate), first);
            }
        }
        left.sort_by(|&one, &other| leads[other].mean().total_cmp(&leads[one].mean()).then(one.cmp(&other)));
        left.truncate(keep);
        // A candidate that did worse than the first so far is unlikely to lead it beyond doubt.
        left.retain(|&candidate| leads[candidate].mean() > 0.0);
    }
    let is_beyond_doubt =
        |candidate: &usize| leads[*candidate].mean() > plan.least_lead_in_errors * leads[*candidate].error();
    let chosen = left.into_iter().find(is_beyond_doubt).unwrap_or(0);
    Some(HalvingResult { chances: leads.iter().map(Lead::sampled_chance).collect(), chosen })
}

/// Lead of a candidate over the first one, summed over the worlds in which both were tried.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    worlds: f32,
    /// Sum of the chances by the first candidate.
    first: f32,
    /// Sum of the leads.
    sum: f32,
    /// Sum of the squared leads.
    squares: f32,
}

impl Lead {
    fn add(&mut self, chance: f32, first: f32) {
        let lead = chance - first;
        self.worlds += 1.0;
        self.first += first;
        self.sum += lead;
        self.squares += lead * lead;
    }

    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1.0)
    }

    /// Standard error of the mean.
    fn error(&self) -> f32 {
        let spread = (self.squares / self.worlds.max(1.0) - self.mean() * self.mean()).max(0.0);
        (spread / (self.worlds - 1.0).max(1.0)).sqrt()
    }

    fn sampled_chance(&self) -> SampledChance {
        SampledChance {
            first: self.first / self.worlds.max(1.0),
            lead: self.mean(),
            standard_error: self.error(),
            worlds: self.worlds as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    const PLAN: HalvingPlan = HalvingPlan { rounds: &[(8, 2), (8, 1)], most_steps: 1_000, least_lead_in_errors: 1.0 };

    fn halve(
        plan: &HalvingPlan,
        candidates: usize,
        chance: impl Fn(usize, u64) -> f32,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<HalvingResult> {
        let trial = |candidate, world| Trial { chance: chance(candidate, world), steps: 1 };
        sequential_halving(plan, candidates, trial, &mut ChaCha8Rng::seed_from_u64(1), interrupted)
    }

    #[test]
    fn the_best_candidate_is_tried_longest_and_chosen() {
        let chance = |candidate, _| [0.5, 0.4, 0.8, 0.6][candidate];
        let found = halve(&PLAN, 4, chance, &|| false).unwrap();
        assert_eq!(found.chosen, 2);
        assert_eq!(found.chances.iter().map(|chance| chance.worlds).collect::<Vec<_>>(), [16, 8, 16, 16]);
        assert!((found.chances[2].mean() - 0.8).abs() < 1e-6 && (found.chances[1].lead + 0.1).abs() < 1e-6);
    }

    #[test]
    fn a_lead_that_may_be_chance_is_not_enough() {
        let chance = |candidate, world| if candidate == 0 { 0.5 } else { [0.0, 1.0][(world % 2) as usize] };
        let strict = HalvingPlan { least_lead_in_errors: 100.0, ..PLAN };
        assert_eq!(halve(&strict, 2, chance, &|| false).unwrap().chosen, 0);
    }

    #[test]
    fn no_world_is_begun_once_the_steps_are_spent() {
        let short = HalvingPlan { most_steps: 4, ..PLAN };
        let found = halve(&short, 2, |candidate, _| candidate as f32, &|| false).unwrap();
        assert_eq!((found.chosen, found.chances[0].worlds), (1, 3));
    }

    #[test]
    fn an_interrupted_comparison_has_no_result() {
        assert_eq!(halve(&PLAN, 2, |_, _| 0.5, &|| true), None);
    }
}
