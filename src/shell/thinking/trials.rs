//! Moves of a seat, tried in worlds that its view allows.

use rand_chacha::ChaCha8Rng;

use super::halving::{HalvingPlan, HalvingResult, Trial, sequential_halving};
use super::rules::Sampled;
use super::worlds::Worlds;

/// Moves of a seat, tried in worlds that its view allows.
pub struct Trials<'a, G: Sampled> {
    view: &'a G::View,
    worlds: Worlds<G>,
}

impl<'a, G: Sampled> Trials<'a, G> {
    /// Prepares trials of moves in worlds of a view, each cut off after `most_steps`; `None` if no
    /// world can be made of the view, which never happens to a seat of a game.
    pub fn new(setup: &G::Setup, view: &'a G::View, most_steps: u32) -> Option<Self> {
        Some(Self { view, worlds: Worlds::new(setup, &G::sample_world(view, 0), most_steps)? })
    }

    /// Compares moves with the first of them: in each world the move is made, the policy plays on,
    /// and `judge` says how likely the seat is to win from there, from 0 to 1. A move that can't be
    /// made has no chance. `None` if it was interrupted.
    pub fn compare_moves(
        &mut self,
        moves: &[G::Action],
        plan: &HalvingPlan,
        policy: impl Fn(&G::Table<'_>) -> Option<G::Action>,
        judge: impl Fn(&G::Table<'_>) -> f32,
        random: &mut ChaCha8Rng,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<HalvingResult> {
        // Every move is tried in a world before the next world is begun.
        let mut world = (0, G::sample_world(self.view, 0));
        let trial = |candidate: usize, number| {
            if world.0 != number {
                world = (number, G::sample_world(self.view, number));
            }
            let playout = self.worlds.play_out(&world.1, Some(&moves[candidate]), &policy, &judge);
            playout.map_or(Trial::default(), |playout| Trial { chance: playout.judgement, steps: playout.steps })
        };
        sequential_halving(plan, moves.len(), trial, random, interrupted)
    }
}
