//! The random player: any legal action, any legal robot.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::Situation;
use crate::action::{Action, Placed};
use crate::parts::TileSet;
use crate::robot::build::{Workshop, attachments, first_robot};
use crate::robot::{Bond, Layout, Piece};
use crate::round::LegalActions;

/// How often a first build with all its parts is tried before a plain one is taken.
const TRIES: u32 = 20;
/// One part in so many is left off by choice.
const LEFT_OFF: u32 = 16;

/// Picks uniformly among the listed actions; builds robots part by part, each at a random place where it links.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng) -> Action {
    if let LegalActions::Build(workshop) = situation.legal {
        return Action::Build(any_build(situation.tiles, workshop, random));
    }
    let index = random.random_range(0..situation.legal.len().max(1));
    situation.legal.get(index).unwrap_or(Action::Pass)
}

/// A random legal build.
pub fn any_build(tiles: &TileSet, workshop: &Workshop, random: &mut ChaCha8Rng) -> Vec<Placed> {
    if !workshop.all {
        return scatter(tiles, workshop, random);
    }
    let complete = |build: &Vec<Placed>| build.len() == workshop.parts.len();
    let found = (0..TRIES).map(|_| scatter(tiles, workshop, random)).find(complete);
    found.or_else(|| first_robot(tiles, workshop)).unwrap_or_default()
}

fn scatter(tiles: &TileSet, workshop: &Workshop, random: &mut ChaCha8Rng) -> Vec<Placed> {
    let mut layout = Layout::new(tiles, workshop.body);
    let mut parts = workshop.parts.clone();
    let mut build = Vec::with_capacity(parts.len());
    while !parts.is_empty() {
        let (part, tile) = parts.swap_remove(random.random_range(0..parts.len() as u32) as usize);
        if !workshop.all && random.random_range(0..LEFT_OFF) == 0 {
            continue;
        }
        let tile = &tiles[tile];
        let places = attachments(&layout, tile);
        if places.is_empty() {
            continue;
        }
        let place = places[random.random_range(0..places.len() as u32) as usize];
        if layout.add(Piece { part, place, bond: Bond::Attached(tile) }).is_ok() {
            build.push(Placed { part, place });
        }
    }
    build
}
