//! Sequential halving over candidate moves, all tried in the same sampled worlds (common random
//! numbers): most of the budget goes to the moves that do best so far.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::opponents::decision::SampledChance;
use crate::games::junkyard_bots::opponents::determinizations::Determinizations;
use crate::games::junkyard_bots::opponents::preferences::Preferences;
use crate::games::junkyard_bots::opponents::situation::Situation;
use crate::games::junkyard_bots::table::{Setup, Snapshot, View};
use crate::shell::seats::SeatId;
use crate::shell::stream::StreamPoint;

/// Rounds of the halving: the worlds in which each move is tried, and the number of moves besides
/// the first that are kept after them. Chosen by hand: with earlier weights, four times as many
/// worlds made no difference that 200 to 300 games could show.
const ROUNDS_OF_TRIALS: [(usize, usize); 4] = [(16, 5), (24, 3), (40, 2), (60, 1)];
/// Steps in all worlds together, after which no further world is begun. The limit bounds the time
/// of a decision, which [`opponents`](crate::games::junkyard_bots::opponents) gives as measured.
const MOST_STEPS: u32 = 60_000;
/// Standard errors by which a move has to lead the first one, which Titan's preferences favour: of
/// several moves one often seems better by chance. Chosen by hand: a larger lead would rule out
/// more of these, and more moves that are better.
const LEAST_LEAD_IN_ERRORS: f32 = 1.0;

/// Moves of a seat, tried in worlds that its view allows.
pub(super) struct Trials<'a> {
    worlds: Determinizations,
    seat: SeatId,
    /// Preferences of the seat; the others are thought to have Cog's.
    preferences: &'a Preferences,
}

impl<'a> Trials<'a> {
    /// Prepares trials in a situation; `None` if no world can be made of the view, which never
    /// happens to a seat of a game.
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
        Some(Self { worlds: Determinizations::new(setup, now)?, seat, preferences })
    }

    /// Chance that the seat wins after a move and the rest of the round in one world, from 0 to 1.
    fn chance_in_world(&mut self, action: &Action, world: u64) -> f32 {
        let own = self.seat;
        let own_preferences = self.preferences;
        let preferences = |seat| if seat == own { own_preferences } else { Preferences::cog() };
        self.worlds.play_out(Some(action), world, preferences).map_or(0.0, |chances| chances[own.index()])
    }
}

/// Results of the trials of some moves.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TrialResults {
    /// Chances of the moves, in their order, those of eliminated moves included.
    pub chances: Vec<SampledChance>,
    /// Number of the chosen move: the best one that leads the first beyond doubt, or the first, 0.
    pub chosen: usize,
}

/// Tries moves against the first of them; `None` if it was interrupted.
pub(super) fn try_moves(
    mut trials: Trials,
    moves: &[Action],
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<TrialResults> {
    let mut leads = vec![Lead::default(); moves.len()];
    let mut left: Vec<usize> = (1..moves.len()).collect();
    for (count, keep) in ROUNDS_OF_TRIALS {
        for _ in 0..count {
            if interrupted() {
                return None;
            }
            // The worlds so far decide then.
            if trials.worlds.steps() > MOST_STEPS {
                break;
            }
            let world = random.random();
            let first = trials.chance_in_world(&moves[0], world);
            leads[0].add(first, first);
            for &number in &left {
                leads[number].add(trials.chance_in_world(&moves[number], world), first);
            }
        }
        left.sort_by(|&one, &other| leads[other].mean().total_cmp(&leads[one].mean()).then(one.cmp(&other)));
        left.truncate(keep);
        // A move that did worse than the first so far is unlikely to lead it beyond doubt.
        left.retain(|&number| leads[number].mean() > 0.0);
    }
    let is_beyond_doubt = |number: &usize| leads[*number].mean() > LEAST_LEAD_IN_ERRORS * leads[*number].error();
    let chosen = left.into_iter().find(is_beyond_doubt).unwrap_or(0);
    Some(TrialResults { chances: leads.iter().map(Lead::sampled_chance).collect(), chosen })
}

/// Lead of a move over the first one, summed over the worlds in which both were tried.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    worlds: f32,
    /// Sum of the chances by the first move.
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
