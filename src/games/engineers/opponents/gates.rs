//! Choice of a gate (2.5).

use shell::thinking::{Candidate, Decision};

use crate::action::{Action, Engineers};
use crate::table::Table;
use crate::yard::Gate;

/// Steps that count at most between a gate and the nearest zone of another team.
const MOST_SPACE: u8 = 12;
/// Worth of such a step, in steps of the mean way into the yard.
const WORTH_OF_SPACE: f32 = 0.3;

/// Chooses the free gate from which the squares of the yard are near in the mean, and other teams
/// are not: whoever takes a gate first would else share its part of the yard with the next one.
pub(super) fn choose(table: &Table) -> Decision<Engineers> {
    let free = Gate::ALL.into_iter().filter(|&gate| table.owner_of(gate).is_none());
    let rated: Vec<(Gate, f32)> = free.map(|gate| (gate, worth_of(table, gate))).collect();
    let best = rated.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let candidates = rated.iter().map(|&(gate, worth)| Candidate::with_worth(Action::TakeGate(gate), worth));
    let action = best.map_or(Action::EndTurn, |(gate, _)| Action::TakeGate(gate));
    Decision { action, candidates: candidates.collect() }
}

/// Worth of a gate: minus the mean number of steps to the squares of the yard, and more the farther
/// the nearest zone of another team is.
fn worth_of(table: &Table, gate: Gate) -> f32 {
    let ways = table.yard().distances(gate.square());
    let taken = Gate::ALL.into_iter().filter(|&other| table.owner_of(other).is_some());
    let nearest = taken.map(|other| ways[other.square().index()]).min().unwrap_or(MOST_SPACE);
    WORTH_OF_SPACE.mul_add(f32::from(nearest.min(MOST_SPACE)), -table.yard().mean_distance(gate.square()))
}
