//! Players of simulated games: a kind of player, with all of the game or without a part of it, with
//! its own preferences or others.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use super::player::{decide_as, decide_by_preferences};
use super::preferences::Preferences;
use super::random;
use super::restriction::Restriction;
use super::situation::{Decision, Situation};
use super::unknown_name::UnknownName;
use crate::action::{Action, JunkyardBots};
use crate::parts::{PartId, Tile, TileSet};
use crate::robot::build::Inventory;
use crate::round::{LegalActions, Takes};
use crate::table::{Table, View};
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::{self, ComputerPlayer};

/// Players of one game, a seat each, with the random streams that they draw from.
pub type Lineup = thinking::Lineup<JunkyardBots>;

/// Player on a seat of a simulated game. Written `cog`, or `cog:no-bombs` with a restriction.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    /// Kind of player.
    pub player: PlayerKind,
    /// Part of the game that it goes without.
    pub restriction: Option<Restriction>,
    /// Preferences, if not those of its kind. Cogs and Titans have preferences.
    pub preferences: Option<Arc<Preferences>>,
    /// Name that its games are counted under, if not that of its kind.
    pub called: Option<&'static str>,
}

impl ComputerPlayer<JunkyardBots> for Contestant {
    fn kind(&self) -> PlayerKind {
        self.player
    }

    /// The random player needs no more than the list.
    fn choose_at(&self, table: &Table, seat: SeatId, legal: &LegalActions, random: &mut ChaCha8Rng) -> Decision {
        if self.player == PlayerKind::Random && self.restriction.is_none() {
            return Decision::without_candidates(random::choose(&table.setup().tiles, legal, random));
        }
        let view = View::of(table, seat);
        let left = self.restriction.map(|restriction| left_of(restriction, &table.setup().tiles, &view, legal));
        let legal = match &left {
            Some(Left::Only(action)) => return Decision::without_candidates(action.clone()),
            Some(Left::Actions(left)) => left,
            None => legal,
        };
        let situation = Situation { restriction: self.restriction, ..Situation::new(table.setup(), &view, legal) };
        match &self.preferences {
            Some(preferences) => decide_by_preferences(self.player, preferences, &situation, random),
            None => decide_as(self.player, &situation, random),
        }
    }
}

impl From<PlayerKind> for Contestant {
    fn from(player: PlayerKind) -> Self {
        Self { player, restriction: None, preferences: None, called: None }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.called.unwrap_or(self.player.name()))?;
        self.restriction.map_or(Ok(()), |restriction| write!(f, ":{}", restriction.name()))
    }
}

impl FromStr for Contestant {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let (player, restriction) = match name.split_once(':') {
            None => (name, None),
            Some((player, restriction)) => (player, Some(restriction.parse()?)),
        };
        Ok(Self { restriction, ..Self::from(player.parse::<PlayerKind>()?) })
    }
}

/// Actions that a restriction leaves.
enum Left {
    /// Only this action.
    Only(Action),
    /// One of these actions.
    Actions(LegalActions),
}

/// The legal actions that a restriction leaves.
fn left_of(restriction: Restriction, tiles: &TileSet, view: &View, legal: &LegalActions) -> Left {
    let is_left = |tile: Option<&Tile>| tile.is_none_or(|tile| !restriction.is_without(tile));
    Left::Actions(match legal {
        LegalActions::Attack(_) if restriction == Restriction::Bombs => return Left::Only(Action::Pass),
        LegalActions::Draw(_) if restriction == Restriction::SecondDraw && has_drawn(view) => {
            return Left::Only(Action::StopDrawing);
        }
        // All starter parts must be attached (4.2); from then on any may be left off (7.2).
        LegalActions::Build(inventory) if !inventory.must_attach_all => {
            let parts = inventory.parts.iter().filter(|(_, tile)| is_left(tiles.get(*tile)));
            LegalActions::Build(Inventory { parts: parts.copied().collect(), ..inventory.clone() })
        }
        LegalActions::Take(takes) => {
            let is_left = |part: PartId| is_left(view.part(part).and_then(|part| tiles.get(part.tile?)));
            LegalActions::Take(takes_left(restriction, takes, is_left))
        }
        legal => legal.clone(),
    })
}

fn takes_left(restriction: Restriction, takes: &Takes, is_left: impl Fn(PartId) -> bool) -> Takes {
    let mut left = takes.clone();
    // Bombs may still be taken, so that others don't have them.
    let may_take = |part| restriction == Restriction::Bombs || is_left(part);
    left.retain(may_take, |_, _| restriction != Restriction::Blind);
    left
}

/// Whether the seat of a view has drawn in this scan.
fn has_drawn(view: &View) -> bool {
    view.own_scan().next().is_some()
}
