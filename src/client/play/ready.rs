//! What lies ready for the choice that is due: the bench of a build, the aim of an attack.

use std::sync::Arc;

use bevy::prelude::World;

use super::bench::Bench;
use super::desk::Aim;
use super::playing::Play;
use crate::action::Placed;
use crate::game::Playable;
use crate::round::LegalActions;
use crate::table::{Choice, Location, RoundState, Table};

/// The bench for the build that is due, if one is: with the draft that was kept, or with the robot as it is.
pub(super) fn bench(world: &mut World, play: &Play) -> Option<Bench> {
    let LegalActions::Build(inventory) = &play.choices else { return None };
    let start: Vec<Placed> = world.read(|table| {
        let attached = |part| match table.part(part)?.location {
            Location::Attached { placement, .. } => Some(Placed { part, placement }),
            _ => None,
        };
        inventory.parts.iter().filter_map(|&(part, _)| attached(part)).collect()
    });
    let tiles = Arc::clone(&play.history().setup().tiles);
    let placed = play.history().draft().map_or_else(|| start.clone(), <[Placed]>::to_vec);
    Some(Bench::new(tiles, inventory.clone(), start, placed))
}

/// An attack that needs the fewest clicks: all bombs, and the target if there is only one.
pub(super) fn aim(play: &Play, state: &RoundState) -> Aim {
    let LegalActions::Attack(attacks) = &play.choices else { return Aim::default() };
    debug_assert!(matches!(state.turn.as_ref().map(|turn| &turn.choice), Some(Choice::Attack { .. })));
    let target = if let [only] = attacks.targets() { Some(*only) } else { None };
    Aim { bombs: attacks.bombs().to_vec(), target }
}

/// Whether everybody else has passed in the scrounge.
pub(super) fn is_last_to_pass(table: &Table) -> bool {
    match table.state().turn.as_ref() {
        Some(crate::table::Turn { seat, choice: Choice::Take { passed } }) => {
            table.order().all(|other| other == *seat || passed.contains(other))
        }
        _ => false,
    }
}
