//! Titan, the hard player: plans like Cog by preferences of its own, and weighs what it could do by
//! looking ahead. It plays on in sampled worlds, with quick players in all seats, and judges by
//! what it has learned how likely it is to win from there.
//!
//! - `moves`: what is worth a look;
//! - `contest`: which move does best in the same [worlds](super::worlds), and whether that is
//!   beyond doubt.
//!
//! A world is made from the seat's view alone: what nobody has seen has no identity yet (rule 9.2),
//! so another random stream is another world that the view allows. Every move is tried in the same
//! worlds. The budget is a number of steps.

use rand_chacha::ChaCha8Rng;

use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use crate::action::Action;
use contest::{Trials, contest};
use moves::moves;

mod contest;
mod moves;

/// What a titan does; `None` if it was interrupted.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng, interrupted: &dyn Fn() -> bool) -> Option<Action> {
    choose_by(situation, Preferences::titan(situation.view.powers.len()), random, interrupted)
}

/// What a titan of some preferences does.
pub(super) fn choose_by(
    situation: &Situation,
    preferences: &Preferences,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Action> {
    let moves = moves(situation, preferences, interrupted)?;
    match moves.as_slice() {
        [] => Some(cog::choose_by(situation, preferences)),
        [only] => Some(only.clone()),
        // Of every view a world can be made; without one the first move is as good as Titan can
        // tell.
        _ => match Trials::new(situation, preferences) {
            Some(trials) => {
                let winner = contest(trials, &moves, random, interrupted)?;
                moves.get(winner.map_or(0, |winner| winner.number)).cloned()
            }
            None => moves.first().cloned(),
        },
    }
}

/// What a titan would rather do than a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Rather {
    /// What it would do.
    pub action: Action,
    /// How likely its seat is to win by the move it was asked about, from 0 to 1, as its sampled
    /// worlds have it.
    pub than: f32,
    /// How much more likely by the other.
    pub by: f32,
    /// The standard error of that.
    pub error: f32,
}

/// What a titan would rather do than a move; `None` in it if that move is as good as any it knows,
/// and `None` around it if it was interrupted.
pub fn better(
    situation: &Situation,
    than: &Action,
    preferences: &Preferences,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Option<Rather>> {
    let others = moves(situation, preferences, interrupted)?.into_iter().filter(|action| action != than);
    let moves: Vec<Action> = std::iter::once(than.clone()).chain(others).collect();
    let Some(trials) = Trials::new(situation, preferences) else { return Some(None) };
    let winner = contest(trials, &moves, random, interrupted)?;
    Some(winner.map(|winner| Rather {
        action: moves[winner.number].clone(),
        than: winner.first,
        by: winner.ahead,
        error: winner.error,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::seating::plain;
    use crate::record::{RecordedGame, SeatKind};
    use crate::table::Setup;
    use rand::SeedableRng;

    #[test]
    fn the_same_situation_and_stream_have_the_same_answer() {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, 4), plain(2, SeatKind::Human)).unwrap();
        for step in 0..14 {
            let Some(seat) = game.game().state().turn.as_ref().map(|turn| turn.seat) else { break };
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let answer = || choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| false).unwrap();
            let action = answer();
            assert_eq!(action, answer());
            let interrupted = choose(&situation, &mut ChaCha8Rng::seed_from_u64(step), &|| true);
            let count = moves(&situation, Preferences::titan(2), &|| false).unwrap().len();
            assert!(interrupted.is_none() || count < 2);
            game.act(action).unwrap();
        }
        assert_eq!(game.history().steps().len(), 14);
    }
}
