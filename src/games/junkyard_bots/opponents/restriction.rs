//! Parts of the game that a player may go without. The games that it loses by that measure the
//! worth of that part of the game.

use std::str::FromStr;

use super::unknown_name::UnknownName;
use crate::parts::{Size, Tile, TileKind};

/// Part of the game that a player goes without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// Throws no bombs.
    Bombs,
    /// Takes no medium and no large robot parts.
    LargerParts,
    /// Takes no pipes, and leaves off its first one when it may rebuild.
    Pipes,
    /// Takes nothing blind.
    Blind,
    /// Takes no feet, treads or jets, and leaves off its first feet when it may rebuild.
    Movers,
    /// Draws no more than one tile in a scan.
    SecondDraw,
    /// Takes nothing only to keep it from the others.
    Denial,
}

impl Restriction {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Bombs, Self::LargerParts, Self::Pipes, Self::Blind, Self::Movers, Self::SecondDraw, Self::Denial];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bombs => "no-bombs",
            Self::LargerParts => "no-larger-parts",
            Self::Pipes => "no-pipes",
            Self::Blind => "no-blind",
            Self::Movers => "no-movers",
            Self::SecondDraw => "no-second-draw",
            Self::Denial => "no-denial",
        }
    }

    /// Whether a tile is of no use to a player that goes without this.
    pub fn is_without(self, tile: &Tile) -> bool {
        match self {
            Self::Bombs => tile.kind() == TileKind::Bomb,
            Self::LargerParts => tile.kind().is_robot_part() && tile.size() > Some(Size::Small),
            Self::Pipes => tile.kind() == TileKind::Pipe,
            Self::Movers => tile.kind() == TileKind::Mover,
            Self::Blind | Self::SecondDraw | Self::Denial => false,
        }
    }
}

impl FromStr for Restriction {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|restriction| restriction.name() == name);
        named.ok_or_else(|| UnknownName::restriction(name, &Self::ALL.map(Self::name)))
    }
}
