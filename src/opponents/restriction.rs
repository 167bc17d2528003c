//! Players that go without a part of the game. What such a player loses against one that does not is what that part of the
//! game is worth.

use std::str::FromStr;

use rand_chacha::ChaCha8Rng;

use super::player::Player;
use super::situation::Situation;
use crate::action::Action;
use crate::parts::{Kind, PartId, SeatId, Size, Tile};
use crate::robot::build::Inventory;
use crate::round::{LegalActions, Takes};
use crate::table::{Location, Table, View};

/// What a player goes without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// It throws no bombs.
    Bombs,
    /// It takes no medium and no large robot parts.
    LargerParts,
    /// It takes no pipes, and leaves off its first one when it may rebuild.
    Pipes,
    /// It takes nothing blind.
    Blind,
    /// It takes no feet, treads or jets, and leaves off its first feet when it may rebuild.
    Movers,
    /// It draws no more than one tile in a scan.
    SecondDraw,
    /// It takes nothing in order that others do not get it.
    Denial,
}

impl Restriction {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Bombs, Self::LargerParts, Self::Pipes, Self::Blind, Self::Movers, Self::SecondDraw, Self::Denial];

    /// Its name on the command line.
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
            Self::Bombs => tile.kind() == Kind::Bomb,
            Self::LargerParts => tile.kind().is_robot_part() && tile.size() > Some(Size::Small),
            Self::Pipes => tile.kind() == Kind::Pipe,
            Self::Movers => tile.kind() == Kind::Mover,
            Self::Blind | Self::SecondDraw | Self::Denial => false,
        }
    }

    /// What a player that goes without this does on a seat of a table, where these actions are legal.
    pub fn choose_at(
        self,
        player: Player,
        (table, seat): (&Table, SeatId),
        legal: &LegalActions,
        random: &mut ChaCha8Rng,
    ) -> Action {
        let view = View::of(table, seat);
        match self.left_of(table, &view, legal) {
            Left::Only(action) => action,
            Left::Actions(legal) => {
                let situation = Situation::new(table.setup(), &view, &legal);
                player.choose(&Situation { restriction: Some(self), ..situation }, random)
            }
        }
    }

    /// What is left of some legal actions.
    fn left_of(self, table: &Table, view: &View, legal: &LegalActions) -> Left {
        Left::Actions(match legal {
            LegalActions::Attack(_) if self == Self::Bombs => return Left::Only(Action::Pass),
            LegalActions::Draw(_) if self == Self::SecondDraw && has_drawn(view) => {
                return Left::Only(Action::StopDrawing);
            }
            // All starter parts must be attached (4.2); from then on any may be left off (7.2).
            LegalActions::Build(inventory) if !inventory.all => LegalActions::Build(self.parts_left(table, inventory)),
            LegalActions::Take(takes) => LegalActions::Take(self.takes_left(view, takes, table)),
            legal => legal.clone(),
        })
    }

    fn parts_left(self, table: &Table, inventory: &Inventory) -> Inventory {
        let mut left = inventory.clone();
        left.parts.retain(|&(_, tile)| table.setup().tiles.get(tile).is_none_or(|tile| !self.is_without(tile)));
        left
    }

    fn takes_left(self, view: &View, takes: &Takes, table: &Table) -> Takes {
        let mut left = takes.clone();
        let tiles = &table.setup().tiles;
        let tile = |part: PartId| view.part(part).and_then(|part| tiles.get(part.tile?));
        // Bombs may still be taken, for others not to have them.
        let may_take = |part| self == Self::Bombs || tile(part).is_none_or(|tile| !self.is_without(tile));
        left.retain(may_take, |_, _| self != Self::Blind);
        left
    }
}

impl FromStr for Restriction {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|restriction| restriction.name() == name).ok_or_else(|| {
            let short: String = name.chars().take(40).collect();
            let [others @ .., last] = Self::ALL.map(Self::name);
            format!("'{short}' is nothing to go without; there are {} and {last}", others.join(", "))
        })
    }
}

/// What a restriction leaves to do.
enum Left {
    /// Nothing but this.
    Only(Action),
    /// One of these.
    Actions(LegalActions),
}

/// Whether the seat of a view has drawn in this scan.
fn has_drawn(view: &View) -> bool {
    view.parts_where(|part| part.location == Location::Scanned(view.seat)).next().is_some()
}
