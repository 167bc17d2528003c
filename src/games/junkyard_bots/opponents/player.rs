//! Decisions of the kinds of computer player.

use rand_chacha::ChaCha8Rng;

use super::preferences::Preferences;
use super::situation::{Decision, Situation};
use super::{cog, random, rusty, tidy, titan};
use shell::seats::PlayerKind;

/// Decides as a kind of player, by a random stream.
pub fn decide_as(player: PlayerKind, situation: &Situation, random: &mut ChaCha8Rng) -> Decision {
    // Nobody interrupts it, so it decides; the tidy player's action is legal too.
    decide_unless_interrupted(player, situation, random, &|| false)
        .unwrap_or_else(|| Decision::without_candidates(tidy::choose(situation)))
}

/// Decides by other preferences than those of a kind of player, if that has preferences.
pub(super) fn decide_by_preferences(
    player: PlayerKind,
    preferences: &Preferences,
    situation: &Situation,
    random: &mut ChaCha8Rng,
) -> Decision {
    match player {
        PlayerKind::Cog => cog::choose_by(situation, preferences),
        PlayerKind::Titan => titan::choose_by(situation, preferences, random, &|| false)
            .unwrap_or_else(|| cog::choose_by(situation, preferences)),
        PlayerKind::Random | PlayerKind::Tidy | PlayerKind::Rusty => decide_as(player, situation, random),
    }
}

/// Decides as a kind of player, or returns `None` soon after `interrupted` returns true. Players
/// that decide quickly don't call it.
pub(super) fn decide_unless_interrupted(
    player: PlayerKind,
    situation: &Situation,
    random: &mut ChaCha8Rng,
    interrupted: &dyn Fn() -> bool,
) -> Option<Decision> {
    Some(match player {
        PlayerKind::Random => Decision::without_candidates(random::choose(situation.tiles, situation.legal, random)),
        PlayerKind::Tidy => Decision::without_candidates(tidy::choose(situation)),
        PlayerKind::Rusty => Decision::without_candidates(rusty::choose(situation, random)),
        PlayerKind::Cog => cog::choose(situation),
        PlayerKind::Titan => return titan::choose(situation, random, interrupted),
    })
}
