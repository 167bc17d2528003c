//! Players that go without a part of the game.

use rand_chacha::ChaCha8Rng;

use super::player::Player;
use super::restriction::Restriction;
use super::situation::Situation;
use crate::action::Action;
use crate::parts::{PartId, SeatId};
use crate::robot::build::Inventory;
use crate::round::{LegalActions, Takes};
use crate::table::{Location, Table, View};

/// A player that goes without a part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Restricted {
    /// The kind of player.
    pub player: Player,
    /// What it goes without.
    pub restriction: Restriction,
}

impl Restricted {
    /// What it does on a seat of a table, where these actions are legal.
    pub fn choose_at(self, table: &Table, seat: SeatId, legal: &LegalActions, random: &mut ChaCha8Rng) -> Action {
        let view = View::of(table, seat);
        match self.left_of(table, &view, legal) {
            Left::Only(action) => action,
            Left::Actions(legal) => {
                let situation = Situation::new(table.setup(), &view, &legal);
                self.player.choose(&Situation { restriction: Some(self.restriction), ..situation }, random)
            }
        }
    }

    /// What is left of some legal actions.
    fn left_of(self, table: &Table, view: &View, legal: &LegalActions) -> Left {
        Left::Actions(match legal {
            LegalActions::Attack(_) if self.restriction == Restriction::Bombs => return Left::Only(Action::Pass),
            LegalActions::Draw(_) if self.restriction == Restriction::SecondDraw && has_drawn(view) => {
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
        left.parts
            .retain(|&(_, tile)| table.setup().tiles.get(tile).is_none_or(|tile| !self.restriction.is_without(tile)));
        left
    }

    fn takes_left(self, view: &View, takes: &Takes, table: &Table) -> Takes {
        let mut left = takes.clone();
        let tiles = &table.setup().tiles;
        let tile = |part: PartId| view.part(part).and_then(|part| tiles.get(part.tile?));
        // Bombs may still be taken, for others not to have them.
        let may_take = |part| {
            self.restriction == Restriction::Bombs || tile(part).is_none_or(|tile| !self.restriction.is_without(tile))
        };
        left.retain(may_take, |_, _| self.restriction != Restriction::Blind);
        left
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
