//! What lies ready for the choice that is due: the bench of a build, the aim of an attack.

use bevy::prelude::World;

use super::Play;
use super::bench::Bench;
use super::desk::Aim;
use crate::action::Placed;
use crate::game::Door;
use crate::round::LegalActions;
use crate::table::{Choice, Lies, RoundState, Table};

/// The bench for the build that is due, if one is: with the draft that was kept, or with the robot as it stands.
pub(super) fn bench(world: &mut World, play: &Play) -> Option<Bench> {
    let LegalActions::Build(workshop) = &play.choices else { return None };
    let start: Vec<Placed> = world.read(|table| {
        let attached = |part| match table.part(part)?.lies {
            Lies::Attached { place, .. } => Some(Placed { part, place }),
            _ => None,
        };
        workshop.parts.iter().filter_map(|&(part, _)| attached(part)).collect()
    });
    let placed = play.history().draft().map_or_else(|| start.clone(), <[Placed]>::to_vec);
    Some(Bench::new(workshop.clone(), start, placed))
}

/// An attack that needs the fewest clicks: all bombs, and the target if there is only one.
pub(super) fn aim(play: &Play, state: &RoundState) -> Aim {
    let LegalActions::Throw(throws) = &play.choices else { return Aim::default() };
    debug_assert!(matches!(state.turn.as_ref().map(|turn| &turn.choice), Some(Choice::Attack { .. })));
    let target = if let [only] = throws.targets() { Some(*only) } else { None };
    Aim { bombs: throws.bombs().to_vec(), target }
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
