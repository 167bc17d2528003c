//! Every robot that keeps every part, as far as it matters to an ability.
//!
//! A part with a single socket that does not give the ability carries nothing and changes nothing
//! but the free cells and the ground. So the parts that matter (those that give the ability, pipes,
//! and all with several sockets) are put together in every way first; for each of these ways it is
//! asked whether the others find a place. What is given up by that is only the count of places of
//! parts that do not matter.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use super::found::{Found, MOST_ANSWERS, Unsearched};
use crate::action::{Action, Placed};
use crate::game::Game;
use crate::grid::{Placement, Rotation};
use crate::parts::{Kind, PartId, Tile, TileId, TileSet};
use crate::puzzles::goal::Ability;
use crate::robot::ability::moves;
use crate::robot::build::{Attachment, attachments};
use crate::robot::pipe_bonus::pipe_bonuses;
use crate::robot::{Abilities, Assembly};
use crate::round::LegalActions;

/// Parts that matter; more of them can be put together in too many ways.
const MOST_PARTS: usize = 5;
/// Attached parts after which there is too much to look at.
const MOST_STEPS: u32 = 120_000;
/// Attached parts after which the places of parts that don't matter are looked for no longer, for
/// one robot.
const MOST_STEPS_FOR_THE_REST: u32 = 20_000;

/// For each part that gives the ability its tile and the points that it gives, in order.
type Answer = Vec<(TileId, u16)>;

struct Search {
    tiles: Arc<TileSet>,
    ability: Ability,
    assembly: Assembly,
    /// Parts that matter and are not attached yet; then those that don't.
    left: Vec<(PartId, TileId)>,
    rest: Vec<(PartId, TileId)>,
    /// Robots in the making that were looked at.
    seen: HashSet<Vec<(TileId, u64)>>,
    steps: u32,
    best: u16,
    second: Option<u16>,
    answers: BTreeSet<Answer>,
    answer: Vec<Placed>,
    robots: u32,
    ways: u32,
}

/// The most points of an ability that a robot can have that keeps every part.
pub(super) fn most(game: &mut Game, ability: Ability) -> Result<Found, Unsearched> {
    let LegalActions::Build(inventory) = game.legal_actions() else { return Err(Unsearched::OtherTable) };
    let tiles = game.read(|table| Arc::clone(&table.setup().tiles));
    let (left, rest) = inventory.parts.iter().partition(|&&(_, tile)| matters(&tiles[tile], ability));
    let mut search = Search {
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
        return Err(Unsearched::TooLarge);
    }
    search.look()?;
    if search.answer.is_empty() {
        return Err(Unsearched::OtherTable);
    }
    let Search { best, second, answers, answer, robots, ways, .. } = search;
    Ok(Found { best, second, answers: answers.len(), share: (ways, robots), answer: vec![Action::Build(answer)] })
}

/// Whether where a tile is can matter to an ability beyond the cells that it covers.
fn matters(tile: &Tile, ability: Ability) -> bool {
    let sockets = tile.shape().sockets_at(Placement::default()).count();
    tile.kind() == ability.given_by() || tile.kind() == Kind::Pipe || sockets > 1
}

impl Search {
    fn spend(&mut self) -> Result<(), Unsearched> {
        self.steps += 1;
        if self.steps > MOST_STEPS { Err(Unsearched::TooLarge) } else { Ok(()) }
    }

    /// Attaches every part that matters and is left, in every way.
    fn look(&mut self) -> Result<(), Unsearched> {
        if self.left.is_empty() {
            return self.note();
        }
        let mut tried: Vec<TileId> = Vec::new();
        for number in 0..self.left.len() {
            let (part, tile) = self.left[number];
            // Tiles of one sort are interchangeable.
            if tried.contains(&tile) {
                continue;
            }
            tried.push(tile);
            self.left.remove(number);
            for at in self.places(tile) {
                self.spend()?;
                if self.assembly.attach(part, tile, at).is_ok() {
                    if self.is_new() {
                        self.look()?;
                    }
                    self.assembly.pop();
                }
            }
            self.left.insert(number, (part, tile));
        }
        Ok(())
    }

    /// Where a tile can be attached.
    fn places(&self, tile: TileId) -> Vec<Placement> {
        let mut found: Vec<Attachment> = Vec::new();
        attachments(&mut found, &self.assembly, &self.tiles[tile]);
        let shape = self.tiles[tile].shape();
        let mut places: Vec<Placement> = found.into_iter().map(|found| found.placement).collect();
        // A tile whose sockets are the same after half a turn is the same then; movers know up from
        // down.
        if self.tiles[tile].kind() == Kind::Pipe {
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

    /// Whether a robot in the making was not looked at before, put together in another order.
    fn is_new(&mut self) -> bool {
        let mut robot: Vec<(TileId, u64)> =
            self.assembly.attached().skip(1).map(|(_, placed, tile)| (tile.id(), placed.placement.order())).collect();
        robot.sort_unstable();
        self.seen.insert(robot)
    }

    /// Notes what a robot of all parts that matter has, if the rest finds a place.
    fn note(&mut self) -> Result<(), Unsearched> {
        self.robots += 1;
        let amount = self.ability.of(Abilities::of(&self.assembly));
        if amount < self.best {
            self.second = self.second.max(Some(amount));
            return Ok(());
        }
        let Some((amount, build)) = self.with_the_rest(amount)? else { return Ok(()) };
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
            let answer = self.points();
            self.answers.insert(answer);
        }
        Ok(())
    }

    /// The points that each part gives that gives the ability.
    fn points(&self) -> Answer {
        let bonuses = pipe_bonuses(&self.assembly);
        let ground = self.assembly.ground();
        let giving = self.assembly.attached().filter(|(_, _, tile)| tile.kind() == self.ability.given_by());
        let mut answer: Answer = giving
            .map(|(index, placed, tile)| {
                let counts = self.ability != Ability::Speed || moves(placed, tile, ground);
                let points = u16::from(tile.points()) + bonuses.get(index).map_or(0, |&bonus| u16::from(bonus));
                (tile.id(), if counts { points } else { 0 })
            })
            .collect();
        answer.sort_unstable();
        answer
    }

    /// The most that is left of an amount when the parts are attached that don't matter, and such a
    /// build.
    fn with_the_rest(&mut self, amount: u16) -> Result<Option<(u16, Vec<Placed>)>, Unsearched> {
        let rest = std::mem::take(&mut self.rest);
        let steps = self.steps;
        let mut found = None;
        let looked = self.attach_rest(&rest, amount, steps, &mut found);
        self.rest = rest;
        // What was easily found costs nothing: the budget is for what was not.
        looked.map(|()| found)
    }

    fn attach_rest(
        &mut self,
        rest: &[(PartId, TileId)],
        amount: u16,
        since: u32,
        found: &mut Option<(u16, Vec<Placed>)>,
    ) -> Result<(), Unsearched> {
        let Some((&(part, tile), others)) = rest.split_first() else {
            let left = self.ability.of(Abilities::of(&self.assembly));
            if found.as_ref().is_none_or(|(most, _)| left > *most) {
                *found = Some((left, self.build()));
            }
            return Ok(());
        };
        for at in self.places(tile) {
            if found.as_ref().is_some_and(|(most, _)| *most == amount) {
                break;
            }
            self.spend()?;
            if self.steps - since > MOST_STEPS_FOR_THE_REST {
                return Err(Unsearched::TooLarge);
            }
            if self.assembly.attach(part, tile, at).is_ok() {
                let attached = self.attach_rest(others, amount, since, found);
                self.assembly.pop();
                attached?;
            }
        }
        Ok(())
    }

    fn build(&self) -> Vec<Placed> {
        let parts = self.assembly.attached().skip(1);
        parts.map(|(_, placed, _)| Placed { part: placed.part, placement: placed.placement }).collect()
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
