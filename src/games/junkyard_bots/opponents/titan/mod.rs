//! Titan, the hard player: plans like Cog by preferences of its own, and weighs what it could do by
//! looking ahead. It plays on in sampled worlds, with quick players in all seats, and judges by
//! what it has learned how likely it is to win from there.
//!
//! - `moves`: the candidate moves of each kind of decision;
//! - `trials`: sequential halving over the candidates in the same
//!   [determinizations](super::determinizations), and whether the best is ahead beyond doubt.
//!
//! A world is made from the seat's view alone: a tile that nobody has seen has no identity yet
//! (rule 9.2), so another random stream is another world that the view allows. The budget is a
//! number of steps, not a time, so every machine decides alike.

use rand_chacha::ChaCha8Rng;

use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::opponents::decision::{Candidate, Decision, Value};
use moves::candidate_moves;
use trials::{TrialResults, Trials, try_moves};

mod moves;
mod trials;

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
        [only] => Some(only.clone().into()),
        // A world can be made of every view of a game. Without one, Titan can't tell a better move
        // than the first.
        [first, ..] => match Trials::new(situation, preferences) {
            Some(trials) => Some(decision_of(try_moves(trials, &moves, random, interrupted)?, &moves)),
            None => Some(first.clone().into()),
        },
    }
}

/// The decision that the trials of some moves lead to.
fn decision_of(TrialResults { chances, chosen }: TrialResults, moves: &[Action]) -> Decision {
    let candidate = |(action, chance): (&Action, _)| Candidate { action: action.clone(), value: Value::Chance(chance) };
    Decision { action: moves[chosen].clone(), candidates: moves.iter().zip(chances).map(candidate).collect() }
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
    let Some(trials) = Trials::new(situation, preferences) else { return Some(None) };
    let TrialResults { chances, chosen } = try_moves(trials, &moves, random, interrupted)?;
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
    use crate::games::junkyard_bots::record::RecordedGame;
    use crate::games::junkyard_bots::table::Setup;
    use crate::shell::seats::{SeatKind, seating::default_seats};
    use rand::SeedableRng;

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
