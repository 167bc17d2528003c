//! Search for rebuilds: all robots that keep every part, as far as the parts matter to an ability.
//!
//! A part with a single socket that does not give the ability carries nothing and affects only the
//! free cells and the ground. So the parts that matter (those that give the ability, pipes, and all
//! with several sockets) are put together in every way first; then, for each of these robots, the
//! search checks whether the other parts find a place. This gives up only the number of places of
//! the parts that do not matter.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use super::result::{MOST_ANSWERS, SearchError, SearchResult};
use crate::action::{Action, BuildPart};
use crate::game::{Game, JunkyardBotsTable};
use crate::parts::{PartId, Tile, TileId, TileKind, TileSet};
use crate::robot::ability::points_given;
use crate::robot::build::{Attachment, find_attachments};
use crate::robot::pipe_bonus::{bonus_of_part, pipe_bonuses};
use crate::robot::{Abilities, Ability, Assembly, PlacedPart};
use crate::round::LegalActions;
use shell::grid::{Placement, Rotation};

/// Maximum number of parts that matter, because more can be put together in too many ways.
const MOST_PARTS: usize = 5;
/// Budget of a search, in attached parts. Chosen by hand: a larger budget would admit larger
/// positions and take longer.
const MOST_STEPS: u32 = 120_000;
/// Budget for placing the parts that don't matter on one robot, in attached parts. A search that
/// exceeds it fails as a whole. Chosen by hand, below [`MOST_STEPS`], so that one robot does not
/// use up the budget of all.
const MOST_STEPS_FOR_THE_REST: u32 = 20_000;

/// Signature by which answers are the same: the tile and points of each part that gives the
/// ability, sorted.
type BuildKey = Vec<(TileId, u16)>;

struct BuildSearch {
    tiles: Arc<TileSet>,
    ability: Ability,
    assembly: Assembly,
    /// Parts that matter and are not attached yet.
    left: Vec<(PartId, TileId)>,
    /// Parts that don't matter.
    rest: Vec<(PartId, TileId)>,
    /// Partial robots searched so far, by their sorted tiles and placements.
    seen: HashSet<Vec<(TileId, u64)>>,
    steps: u32,
    best: u16,
    second: Option<u16>,
    answers: BTreeSet<BuildKey>,
    answer: Vec<BuildPart>,
    /// Number of robots with all parts that matter.
    robots: u32,
    /// Number of those that reach the best amount.
    ways: u32,
}

/// Finds the most points of an ability that a robot can have that keeps every part.
pub(super) fn search_builds(game: &mut Game, ability: Ability) -> Result<SearchResult, SearchError> {
    let LegalActions::Build(inventory) = game.legal_actions() else { return Err(SearchError::WrongTable) };
    let tiles = game.read(|table| Arc::clone(&table.setup().tiles));
    let (left, rest) = inventory.parts.iter().partition(|&&(_, tile)| placement_matters(&tiles[tile], ability));
    let mut search = BuildSearch {
        assembly: Assembly::new(&tiles, inventory.body),
        tiles,
        ability,
        left,
        rest,
        seen: HashSet::new(),
        steps: 0,
        best: 0,
        second: None,
        answers: BTreeSet::new(),
        answer: Vec::new(),
        robots: 0,
        ways: 0,
    };
    if search.left.len() > MOST_PARTS {
        return Err(SearchError::TooLarge);
    }
    search.attach_remaining()?;
    // No robot keeps every part.
    if search.answer.is_empty() {
        return Err(SearchError::WrongTable);
    }
    let BuildSearch { best, second, answers, answer, robots, ways, .. } = search;
    Ok(SearchResult {
        best,
        second_best: second,
        answer_count: answers.len(),
        share: (ways, robots),
        answer: vec![Action::Build(answer)],
    })
}

/// Whether the placement of a tile can matter to an ability beyond the cells that it covers.
fn placement_matters(tile: &Tile, ability: Ability) -> bool {
    let sockets = tile.shape().sockets_at(Placement::default()).count();
    Ability::given_by(tile.kind()) == Some(ability) || tile.kind() == TileKind::Pipe || sockets > 1
}

impl BuildSearch {
    fn spend_step(&mut self) -> Result<(), SearchError> {
        self.steps += 1;
        if self.steps > MOST_STEPS { Err(SearchError::TooLarge) } else { Ok(()) }
    }

    /// Attaches the remaining parts that matter, in every way.
    fn attach_remaining(&mut self) -> Result<(), SearchError> {
        if self.left.is_empty() {
            return self.record_robot();
        }
        let mut tried: Vec<TileId> = Vec::new();
        for number in 0..self.left.len() {
            let (part, tile) = self.left[number];
            // Parts with the same tile are interchangeable.
            if tried.contains(&tile) {
                continue;
            }
            tried.push(tile);
            self.left.remove(number);
            for at in self.placements_of(tile) {
                self.spend_step()?;
                if self.assembly.attach(part, tile, at).is_ok() {
                    if self.is_new() {
                        self.attach_remaining()?;
                    }
                    self.assembly.pop();
                }
            }
            self.left.insert(number, (part, tile));
        }
        Ok(())
    }

    /// Returns the placements at which a tile can be attached.
    fn placements_of(&self, tile: TileId) -> Vec<Placement> {
        let mut found: Vec<Attachment> = Vec::new();
        find_attachments(&mut found, &self.assembly, &self.tiles[tile]);
        let shape = self.tiles[tile].shape();
        let mut places: Vec<Placement> = found.into_iter().map(|found| found.placement).collect();
        // A pipe whose sockets are the same after half a turn is the same part then, so one of the
        // two placements is enough. This holds for pipes alone: feet and treads count only when
        // upright.
        if self.tiles[tile].kind() == TileKind::Pipe {
            let same = |one: Placement, other: Placement| {
                let sockets =
                    |at| shape.sockets_at(at).map(|socket| (socket.cell, socket.side)).collect::<HashSet<_>>();
                sockets(one) == sockets(other)
            };
            let turned = |at: Placement| Placement { rotation: half_turned(at.rotation), ..at };
            places.retain(|&at| at.rotation < half_turned(at.rotation) || !same(at, turned(at)));
        }
        places
    }

    /// Whether the partial robot is new; if not, it was put together in another order before.
    fn is_new(&mut self) -> bool {
        let mut robot: Vec<(TileId, u64)> = self
            .assembly
            .attached()
            .skip(1)
            .map(|(_, placed, tile)| (tile.id(), placed.placement.sort_key()))
            .collect();
        robot.sort_unstable();
        self.seen.insert(robot)
    }

    /// Counts a robot with all parts that matter, if the others find a place.
    fn record_robot(&mut self) -> Result<(), SearchError> {
        self.robots += 1;
        let amount = self.ability.points_in(Abilities::of(&self.assembly));
        // The other parts can't raise the amount, so they need no place here.
        if amount < self.best {
            self.second = self.second.max(Some(amount));
            return Ok(());
        }
        let Some((amount, build)) = self.best_with_rest(amount)? else { return Ok(()) };
        if amount < self.best {
            self.second = self.second.max(Some(amount));
            return Ok(());
        }
        if amount > self.best || self.answer.is_empty() {
            self.second = (!self.answer.is_empty()).then_some(self.best);
            self.best = amount;
            self.answer = build;
            self.ways = 0;
            self.answers.clear();
        }
        self.ways += 1;
        if self.answers.len() < MOST_ANSWERS {
            let answer = self.answer_key();
            self.answers.insert(answer);
        }
        Ok(())
    }

    /// Returns the points of each part that gives the ability.
    fn answer_key(&self) -> BuildKey {
        let bonuses = pipe_bonuses(&self.assembly);
        let ground = self.assembly.ground();
        let is_giving = |tile: &Tile| Ability::given_by(tile.kind()) == Some(self.ability);
        let giving = self.assembly.attached().filter(|(_, _, tile)| is_giving(tile));
        let points = |index: usize, placed: &PlacedPart, tile: &Tile| {
            points_given(tile, placed.placement, bonus_of_part(&bonuses, index), ground)
        };
        let mut answer: BuildKey =
            giving.map(|(index, placed, tile)| (tile.id(), points(index, placed, tile))).collect();
        answer.sort_unstable();
        answer
    }

    /// Attaches the parts that don't matter in the way that leaves the most of `amount`, the
    /// robot's points without them; returns these points and the build, or `None` if the parts find
    /// no place.
    fn best_with_rest(&mut self, amount: u16) -> Result<Option<(u16, Vec<BuildPart>)>, SearchError> {
        let rest = std::mem::take(&mut self.rest);
        let steps = self.steps;
        let mut found = None;
        let looked = self.attach_rest(&rest, amount, steps, &mut found);
        self.rest = rest;
        looked.map(|()| found)
    }

    fn attach_rest(
        &mut self,
        rest: &[(PartId, TileId)],
        amount: u16,
        since: u32,
        found: &mut Option<(u16, Vec<BuildPart>)>,
    ) -> Result<(), SearchError> {
        let Some((&(part, tile), others)) = rest.split_first() else {
            let left = self.ability.points_in(Abilities::of(&self.assembly));
            if found.as_ref().is_none_or(|(most, _)| left > *most) {
                *found = Some((left, self.build()));
            }
            return Ok(());
        };
        for at in self.placements_of(tile) {
            // The other parts can only lower the amount, so nothing better follows.
            if found.as_ref().is_some_and(|(most, _)| *most == amount) {
                break;
            }
            self.spend_step()?;
            if self.steps - since > MOST_STEPS_FOR_THE_REST {
                return Err(SearchError::TooLarge);
            }
            if self.assembly.attach(part, tile, at).is_ok() {
                let attached = self.attach_rest(others, amount, since, found);
                self.assembly.pop();
                attached?;
            }
        }
        Ok(())
    }

    fn build(&self) -> Vec<BuildPart> {
        self.assembly.standing_build().collect()
    }
}

const fn half_turned(rotation: Rotation) -> Rotation {
    match rotation {
        Rotation::Up => Rotation::Down,
        Rotation::Right => Rotation::Left,
        Rotation::Down => Rotation::Up,
        Rotation::Left => Rotation::Right,
    }
}
