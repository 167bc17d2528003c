//! The kinds of computer player, by name. Every game has the same five, and each game decides what
//! they do.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ids::SeatId;
use crate::language::{Argument, InWords, Phrase, displayed_in_english, phrase};

/// Random stream of a player at a step of a game: the same whenever the step is decided, so that a
/// game that is opened again goes on in the same way.
pub fn stream_of_player(seed: u64, step: usize, seat: SeatId) -> ChaCha8Rng {
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
    /// Picks uniformly among the legal actions.
    Random,
    /// Takes what is most useful at once, by a few rules of thumb.
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

/// Writes the name on the command line.
impl Display for PlayerKind {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Self, UnknownPlayer> {
        let named = Self::ALL.into_iter().find(|player| player.name() == name);
        named.ok_or_else(|| UnknownPlayer { name: name.chars().take(LONGEST_SHOWN_NAME).collect() })
    }
}

/// Most characters of an unknown name that a message shows. No known name is longer.
const LONGEST_SHOWN_NAME: usize = 40;

/// Error for a name that no kind of computer player has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct UnknownPlayer {
    /// Name, shortened.
    name: String,
}

impl InWords for UnknownPlayer {
    fn phrase(&self) -> Phrase {
        let known = Argument::list(PlayerKind::ALL.map(PlayerKind::name));
        phrase!("no-such-player", name = &self.name, known = known)
    }
}

displayed_in_english!(UnknownPlayer);
