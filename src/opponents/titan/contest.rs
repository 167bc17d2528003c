//! A contest of moves in the same worlds: most of the budget goes to those that do best so far.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::worlds::Worlds;
use crate::action::Action;

/// Worlds for each move, how many moves are left after them, and so on with those.
const ROUNDS_OF_TRIALS: [(usize, usize); 4] = [(16, 5), (24, 3), (40, 2), (60, 1)];
/// Steps in all worlds together, after which no further world is begun.
const MOST_STEPS: u32 = 60_000;
/// How many standard errors a move has to be ahead of the one that Titan likes best: of several moves one often seems
/// better by chance.
const DOUBT: f32 = 1.0;

/// The move that does best; `None` if it was interrupted.
pub(super) fn contest(
    mut worlds: Worlds,
    moves: &[Action],
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Action> {
    // The others have to be better than the first move beyond doubt.
    let mut left: Vec<Lead> = (1..moves.len()).map(|number| Lead { number, ..Lead::default() }).collect();
    for (count, keep) in ROUNDS_OF_TRIALS {
        for _ in 0..count {
            if interrupted() {
                return None;
            }
            if worlds.steps > MOST_STEPS {
                break;
            }
            let seed = random.random();
            let plain = worlds.trial(&moves[0], seed);
            for lead in &mut left {
                lead.add(worlds.trial(&moves[lead.number], seed) - plain);
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()).then(one.number.cmp(&other.number)));
        left.truncate(keep);
        // What has done worse so far hardly gets ahead beyond doubt.
        left.retain(|lead| lead.mean() > 0.0);
    }
    let best = left.iter().find(|lead| lead.mean() > DOUBT * lead.error()).map_or(0, |lead| lead.number);
    Some(moves[best].clone())
}

/// By how much a move is ahead of the first, world by world.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    number: usize,
    worlds: f32,
    sum: f32,
    squares: f32,
}

impl Lead {
    fn add(&mut self, lead: f32) {
        (self.worlds, self.sum, self.squares) = (self.worlds + 1.0, self.sum + lead, self.squares + lead * lead);
    }

    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1.0)
    }

    /// The standard error of the mean.
    fn error(&self) -> f32 {
        let spread = (self.squares / self.worlds.max(1.0) - self.mean() * self.mean()).max(0.0);
        (spread / (self.worlds - 1.0).max(1.0)).sqrt()
    }
}
