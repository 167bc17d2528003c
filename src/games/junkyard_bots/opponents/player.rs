//! Decisions of the kinds of computer player.

use rand_chacha::ChaCha8Rng;

use super::decision::Decision;
use super::preferences::Preferences;
use super::situation::Situation;
use super::{cog, random, rusty, tidy, titan};
use crate::shell::seats::PlayerKind;

impl PlayerKind {
    /// Decides in a situation, by a random stream.
    pub fn choose(self, situation: &Situation, random: &mut ChaCha8Rng) -> Decision {
        // Nobody interrupts it, so it decides; the tidy player's action is legal too.
        self.choose_unless(situation, random, &|| false).unwrap_or_else(|| tidy::choose(situation).into())
    }

    /// Decides by other preferences than its own, if it is a kind that has preferences.
    pub(super) fn choose_by(
        self,
        preferences: &Preferences,
        situation: &Situation,
        random: &mut ChaCha8Rng,
    ) -> Decision {
        match self {
            Self::Cog => cog::choose_by(situation, preferences),
            Self::Titan => titan::choose_by(situation, preferences, random, &|| false)
                .unwrap_or_else(|| cog::choose_by(situation, preferences)),
            Self::Random | Self::Tidy | Self::Rusty => self.choose(situation, random),
        }
    }

    /// Decides, or returns `None` soon after `interrupted` returns true. Players that decide
    /// quickly don't call it.
    pub fn choose_unless(
        self,
        situation: &Situation,
        random: &mut ChaCha8Rng,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Decision> {
        Some(match self {
            Self::Random => random::choose(situation.tiles, situation.legal, random).into(),
            Self::Tidy => tidy::choose(situation).into(),
            Self::Rusty => rusty::choose(situation, random).into(),
            Self::Cog => cog::choose(situation),
            Self::Titan => return titan::choose(situation, random, interrupted),
        })
    }
}
