//! Titan, the hard player: plans like Cog by preferences of its own, and weighs what it could do by
//! looking ahead. It plays on in sampled worlds, with quick players in all seats, and judges by
//! what it has learned how likely it is to win from there.
//!
//! The candidate moves of each kind of decision are in `moves`. [`Trials`] compares them by
//! sequential halving in the same [determinizations](super::playouts): whether the best is ahead
//! beyond doubt.
//!
//! A world is made from the seat's view alone: a tile that nobody has seen has no identity yet
//! (rule 9.2), so another random stream is another world that the view allows. The budget is a
//! number of steps, not a time, so every machine decides alike.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use super::cog;
use super::playouts::{MOST_STEPS_IN_A_WORLD, chances_at, last_round_of_playouts, next_action_of_playout};
use super::preferences::Preferences;
use super::situation::{Decision, Situation};
use crate::action::{Action, JunkyardBots};
use crate::table::{Setup, Table};
use moves::candidate_moves;
use shell::thinking::Trials;
use shell::thinking::halving::{HalvingPlan, HalvingResult};

mod moves;

/// Plan of the trials, chosen by hand. With earlier weights, four times as many worlds made no
/// difference that 200 to 300 games could show. The limit of steps bounds the time of a decision,
/// which [`opponents`](crate::opponents) gives as measured. The first move is
/// the one that Titan's preferences favour, and of several moves one often seems better by chance:
/// a larger lead would rule out more of these, and more moves that are better.
const TRIALS: HalvingPlan =
    HalvingPlan { rounds: &[(16, 5), (24, 3), (40, 2), (60, 1)], most_steps: 60_000, least_lead_in_errors: 1.0 };

/// Chooses as Titan; `None` if it was interrupted.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng, interrupted: &dyn Fn() -> bool) -> Option<Decision> {
    choose_by(situation, Preferences::titan(situation.view.powers.len()), random, interrupted)
}

/// Chooses as a Titan with some preferences; `None` if it was interrupted.
pub(super) fn choose_by(
    situation: &Situation,
    preferences: &Preferences,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Decision> {
    let moves = candidate_moves(situation, preferences, interrupted)?;
    match moves.as_slice() {
        [] => Some(cog::choose_by(situation, preferences)),
        [only] => Some(Decision::without_candidates(only.clone())),
        // A world can be made of every view of a game. Without one, Titan can't tell a better move
        // than the first.
        [first, ..] => match prepare_trials(situation) {
            Some(trials) => {
                let result = try_moves(trials, situation, preferences, &moves, random, interrupted)?;
                Some(result.decision_among(&moves))
            }
            None => Some(Decision::without_candidates(first.clone())),
        },
    }
}

/// Prepares trials in a situation; `None` if no world can be made of the view, which never happens
/// to a seat of a game.
fn prepare_trials<'a>(situation: &Situation<'a>) -> Option<Trials<'a, JunkyardBots>> {
    let setup = Setup {
        tiles: Arc::clone(situation.tiles),
        seats: u8::try_from(situation.view.powers.len()).ok()?,
        seed: 0,
        energy_to_win: situation.energy_to_win,
        crystal_moves_on: situation.crystal_moves_on,
    };
    Trials::new(&setup, situation.view, MOST_STEPS_IN_A_WORLD)
}

/// Tries moves against the first of them; `None` if it was interrupted. The seat plays on by its
/// preferences; the others are thought to have Cog's.
fn try_moves(
    mut trials: Trials<JunkyardBots>,
    situation: &Situation,
    preferences: &Preferences,
    moves: &[Action],
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<HalvingResult> {
    let own = situation.view.seat;
    let last_round = last_round_of_playouts(&situation.view.state);
    let preferences_of = |seat| if seat == own { preferences } else { Preferences::cog() };
    let policy = |table: &Table| next_action_of_playout(table, last_round, preferences_of);
    let judge = |table: &Table| chances_at(table)[own.index()];
    trials.compare_moves(moves, &TRIALS, policy, judge, random, interrupted)
}

/// Move that Titan prefers to one that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Improvement {
    /// The better move.
    pub action: Action,
    /// Chance that the seat wins by the move that was played, from 0 to 1, in the sampled worlds.
    pub played_chance: f32,
    /// Gain in that chance by the better move.
    pub gain: f32,
    /// Standard error of the gain.
    pub standard_error: f32,
}

/// The move that Titan prefers to one that was played. The inner option is `None` if that move is
/// as good as any that Titan knows, and the outer one if it was interrupted.
pub fn find_improvement(
    situation: &Situation,
    played: &Action,
    preferences: &Preferences,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Option<Improvement>> {
    let others = candidate_moves(situation, preferences, interrupted)?.into_iter().filter(|action| action != played);
    let moves: Vec<Action> = std::iter::once(played.clone()).chain(others).collect();
    let Some(trials) = prepare_trials(situation) else { return Some(None) };
    let HalvingResult { chances, chosen } = try_moves(trials, situation, preferences, &moves, random, interrupted)?;
    let improvement = || Improvement {
        action: moves[chosen].clone(),
        played_chance: chances[chosen].first,
        gain: chances[chosen].lead,
        standard_error: chances[chosen].standard_error,
    };
    Some((chosen != 0).then(improvement))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::JunkyardBotsTable;
    use crate::record::RecordedGame;
    use crate::table::Setup;
    use rand::SeedableRng;
    use shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn the_same_situation_and_stream_have_the_same_answer() {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, 4), default_seats(2, SeatKind::Human)).unwrap();
        for step in 0..14 {
            let Some(seat) = game.game().state().active_seat() else { break };
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let answer = || choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| false).unwrap();
            let decision = answer();
            assert_eq!(decision, answer());
            let interrupted = choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| true);
            let count = candidate_moves(&situation, Preferences::titan(2), &|| false).unwrap().len();
            assert!(interrupted.is_none() || count < 2);
            game.act(decision.action).unwrap();
        }
        assert_eq!(game.history().steps().len(), 14);
    }
}
