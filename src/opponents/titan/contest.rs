//! A contest of moves in the same worlds: most of the budget goes to those that do best so far.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::action::Action;
use crate::opponents::preferences::Preferences;
use crate::opponents::situation::Situation;
use crate::opponents::worlds::Worlds;
use crate::parts::SeatId;
use crate::table::stream::StreamPoint;
use crate::table::{Setup, Snapshot, View};

/// Worlds for each move, how many moves are left after them, and so on with those.
const ROUNDS_OF_TRIALS: [(usize, usize); 4] = [(16, 5), (24, 3), (40, 2), (60, 1)];
/// Steps in all worlds together, after which no further world is begun.
const MOST_STEPS: u32 = 60_000;
/// How many standard errors a move has to be ahead of the one that Titan likes best: of several
/// moves one often seems better by chance.
const DOUBT: f32 = 1.0;

/// A seat's moves tried in worlds that its view allows.
pub(super) struct Trials<'a> {
    worlds: Worlds,
    seat: SeatId,
    /// What the seat likes; the others are thought to like what Cogs do.
    preferences: &'a Preferences,
}

impl<'a> Trials<'a> {
    /// `None` where no world can be made of the view, which no seat has.
    pub(super) fn new(situation: &Situation, preferences: &'a Preferences) -> Option<Self> {
        let View { seat, state, powers, parts, .. } = situation.view.clone();
        let setup = Setup {
            tiles: Arc::clone(situation.tiles),
            seats: u8::try_from(powers.len()).ok()?,
            seed: 0,
            energy_to_win: situation.energy_to_win,
            crystal_moves_on: situation.crystal_moves_on,
        };
        let now = Snapshot { state, stream: StreamPoint { seed: 0, position: 0 }, powers, parts };
        Some(Self { worlds: Worlds::new(setup, now)?, seat, preferences })
    }

    /// How likely the seat is to win after a move and the rest of the round in one world.
    fn chance(&mut self, action: &Action, world: u64) -> f32 {
        let own = self.seat;
        let own_preferences = self.preferences;
        let preferences = |seat| if seat == own { own_preferences } else { Preferences::cog() };
        self.worlds.play_on(Some(action), world, preferences).map_or(0.0, |chances| chances[own.index()])
    }
}

/// A move that does better than the first one beyond doubt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Winner {
    /// Its number among the moves.
    pub number: usize,
    /// How likely the seat is to win by the first move, in the same worlds.
    pub first: f32,
    /// How much more likely the seat is to win by it than by the first move.
    pub ahead: f32,
    /// The standard error of that.
    pub error: f32,
}

/// The move that does best if it is not the first; `None` around it if it was interrupted.
pub(super) fn contest(
    mut trials: Trials,
    moves: &[Action],
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Option<Winner>> {
    // The others have to be better than the first move beyond doubt.
    let mut left: Vec<Lead> = (1..moves.len()).map(|number| Lead { number, ..Lead::default() }).collect();
    for (count, keep) in ROUNDS_OF_TRIALS {
        for _ in 0..count {
            if interrupted() {
                return None;
            }
            if trials.worlds.steps() > MOST_STEPS {
                break;
            }
            let seed = random.random();
            let plain = trials.chance(&moves[0], seed);
            for lead in &mut left {
                lead.add(trials.chance(&moves[lead.number], seed), plain);
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()).then(one.number.cmp(&other.number)));
        left.truncate(keep);
        // What has done worse so far hardly gets ahead beyond doubt.
        left.retain(|lead| lead.mean() > 0.0);
    }
    let best = left.iter().find(|lead| lead.mean() > DOUBT * lead.error());
    Some(best.map(|lead| Winner { number: lead.number, first: lead.first(), ahead: lead.mean(), error: lead.error() }))
}

/// By how much a move is ahead of the first, world by world.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    number: usize,
    worlds: f32,
    /// The chances by the first move, and by how much those by this one were greater: as sums.
    first: f32,
    sum: f32,
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

    /// The mean chance by the first move.
    fn first(&self) -> f32 {
        self.first / self.worlds.max(1.0)
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
