//! Who plays on a seat: a kind of player, with all of the game or without a part of it.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;

use crate::action::Action;
use crate::opponents::restriction::Restriction;
use crate::opponents::{Player, Restricted};
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::Table;

/// Who plays on a seat. Written `cog`, or `cog:no-bombs` with a restriction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contestant {
    /// The kind of player.
    pub player: Player,
    /// What it goes without.
    pub restriction: Option<Restriction>,
}

impl Contestant {
    /// What it does on a seat of a table, where these actions are legal.
    pub fn choose_at(self, table: &Table, seat: SeatId, legal: &LegalActions, random: &mut ChaCha8Rng) -> Action {
        match self.restriction {
            None => self.player.choose_at(table, seat, legal, random),
            Some(restriction) => Restricted { player: self.player, restriction }.choose_at(table, seat, legal, random),
        }
    }
}

impl From<Player> for Contestant {
    fn from(player: Player) -> Self {
        Self { player, restriction: None }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.player.name())?;
        self.restriction.map_or(Ok(()), |restriction| write!(f, ":{}", restriction.name()))
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let (player, restriction) = match name.split_once(':') {
            None => (name, None),
            Some((player, restriction)) => (player, Some(restriction.parse()?)),
        };
        Ok(Self { player: player.parse()?, restriction })
    }
}
