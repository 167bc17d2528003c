//! The random player: any legal action, any legal robot.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::action::{Action, BuildPart};
use crate::parts::TileSet;
use crate::robot::Assembly;
use crate::robot::build::{Inventory, OpenSockets, first_build};
use crate::round::LegalActions;

/// Number of tries of a first build with all its parts before a plain one is taken. One is enough
/// for the rulebook's starter parts: the five small parts never cover all twelve sockets of the
/// body. Other tile sets may have larger ones.
const TRIES: u32 = 20;
/// One part in this number is left off by choice, which rule 7.2 allows.
const LEFT_OFF: u32 = 16;

/// Chooses uniformly among the listed actions; builds robots part by part, each at a random place
/// where it links.
pub fn choose(tiles: &Arc<TileSet>, legal: &LegalActions, random: &mut ChaCha8Rng) -> Action {
    if let LegalActions::Build(inventory) = legal {
        return Action::Build(any_build(tiles, inventory, random));
    }
    let index = random.random_range(0..legal.len().max(1));
    legal.nth_action(index).unwrap_or(Action::Pass)
}

/// Random legal build.
pub fn any_build(tiles: &Arc<TileSet>, inventory: &Inventory, random: &mut ChaCha8Rng) -> Vec<BuildPart> {
    if !inventory.must_attach_all {
        return scatter_parts(tiles, inventory, random);
    }
    let complete = |build: &Vec<BuildPart>| build.len() == inventory.parts.len();
    let found = (0..TRIES).map(|_| scatter_parts(tiles, inventory, random)).find(complete);
    found.or_else(|| first_build(tiles, inventory)).unwrap_or_default()
}

fn scatter_parts(tiles: &Arc<TileSet>, inventory: &Inventory, random: &mut ChaCha8Rng) -> Vec<BuildPart> {
    let mut assembly = Assembly::new(tiles, inventory.body);
    let mut open = OpenSockets::of(&assembly);
    let mut parts = inventory.parts.clone();
    let mut build = Vec::with_capacity(parts.len());
    while !parts.is_empty() {
        let (part, tile) = parts.swap_remove(random.random_range(0..parts.len() as u32) as usize);
        if !inventory.must_attach_all && random.random_range(0..LEFT_OFF) == 0 {
            continue;
        }
        let tile = &tiles[tile];
        let places = open.placements_for(&assembly, tile);
        if places.is_empty() {
            continue;
        }
        let number = random.random_range(0..places.len() as u32) as usize;
        if let Some(placement) = places.get(number)
            && assembly.attach(part, tile.id(), placement).is_ok()
        {
            open.update_after_attach(&assembly);
            build.push(BuildPart { part, placement });
        }
    }
    build
}
