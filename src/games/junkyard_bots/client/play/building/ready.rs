//! Bench of a build, or aim of an attack, with which a choice begins.

use std::sync::Arc;

use bevy::prelude::World;

use crate::action::{BuildPart, JunkyardBots};
use crate::client::play::building::bench::Bench;
use crate::client::play::interaction::{Aim, JunkyardBotsInteraction};
use crate::game::read_table;
use crate::round::LegalActions;
use crate::table::{Choice, Location, RoundState};
use client::play::playing::Play;

/// Returns the interaction with which the present choice begins.
pub(crate) fn prepare_interaction(
    world: &mut World,
    play: &Play<JunkyardBots>,
    before: JunkyardBotsInteraction,
) -> JunkyardBotsInteraction {
    let powers = read_table(world, |table| table.seats().map(|seat| table.power(seat)).collect());
    let aim = prepare_aim(play, world.resource::<RoundState>());
    let bench = prepare_bench(world, play);
    JunkyardBotsInteraction::after(before, bench, aim, powers.unwrap_or_default())
}

/// Returns the bench of the build that is to be chosen, if one is: with the saved draft, or with
/// the robot as it is.
fn prepare_bench(world: &mut World, play: &Play<JunkyardBots>) -> Option<Bench> {
    let LegalActions::Build(inventory) = play.choices() else { return None };
    let start: Vec<BuildPart> = read_table(world, |table| {
        let attached = |part| match table.part(part)?.location {
            Location::Attached { placement, .. } => Some(BuildPart { part, placement }),
            _ => None,
        };
        inventory.parts.iter().filter_map(|&(part, _)| attached(part)).collect()
    })?;
    let tiles = Arc::clone(&play.history().setup().tiles);
    let placed = play.history().draft().cloned().unwrap_or_else(|| start.clone());
    Some(Bench::new(tiles, inventory.clone(), start, placed))
}

/// Returns the attack that needs the fewest clicks: all bombs, and the target if there is only one.
fn prepare_aim(play: &Play<JunkyardBots>, state: &RoundState) -> Aim {
    let LegalActions::Attack(attacks) = play.choices() else { return Aim::default() };
    debug_assert!(matches!(state.turn.as_ref().map(|turn| &turn.choice), Some(Choice::Attack { .. })));
    let target = if let [only] = attacks.targets() { Some(*only) } else { None };
    Aim { bombs: attacks.bombs().to_vec(), target }
}
