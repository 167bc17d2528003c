//! The kinds of computer player, by name.

use std::str::FromStr;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::decision::Decision;
use super::preferences::Preferences;
use super::situation::Situation;
use super::unknown_name::UnknownName;
use super::{cog, random, rusty, tidy, titan};
use crate::shell::seats::SeatId;

/// Random stream of a player at a step of a game: the same whenever the step is decided, so that a
/// game that is opened again goes on in the same way.
pub fn stream(seed: u64, step: usize, seat: SeatId) -> ChaCha8Rng {
    // Simulated games have consecutive seeds, so adding the step alone would give steps of other
    // games the same seed. Multiplying by 2^64 divided by the golden ratio spreads the steps' seeds
    // far apart.
    let mut stream = ChaCha8Rng::seed_from_u64(seed.wrapping_add((step as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    // The table's own stream is number 0.
    stream.set_stream(u64::from(seat.0) + 1);
    stream
}

/// The kinds of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayerKind {
    /// Picks uniformly among the legal actions and builds random legal robots.
    Random,
    /// Takes the most useful part that fits, keeps feet on the ground, throws when it hurts.
    Tidy,
    /// The easy player: sensible but short-sighted, with the mistakes that people make.
    Rusty,
    /// The normal player: plans its own round.
    Cog,
    /// The hard player: also looks ahead at what the others will do.
    Titan,
}

impl PlayerKind {
    /// All kinds, from the weakest on.
    pub const ALL: [Self; 5] = [Self::Random, Self::Rusty, Self::Tidy, Self::Cog, Self::Titan];

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

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Tidy => "tidy",
            Self::Rusty => "rusty",
            Self::Cog => "cog",
            Self::Titan => "titan",
        }
    }
}

impl FromStr for PlayerKind {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|player| player.name() == name);
        named.ok_or_else(|| UnknownName::player(name, &Self::ALL.map(Self::name)))
    }
}
