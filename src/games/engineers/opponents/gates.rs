//! Choice of a gate (2.5).

use shell::thinking::{Candidate, Decision};

use crate::action::{Action, Engineers};
use crate::table::Table;
use crate::yard::Gate;

/// Chooses the free gate from which the squares of the yard are nearest in the mean.
pub(super) fn choose(table: &Table) -> Decision<Engineers> {
    let free = Gate::ALL.into_iter().filter(|&gate| table.owner_of(gate).is_none());
    let rated: Vec<(Gate, f32)> = free.map(|gate| (gate, -table.yard().mean_distance(gate.square()))).collect();
    let best = rated.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let candidates = rated.iter().map(|&(gate, worth)| Candidate::with_worth(Action::TakeGate(gate), worth));
    let action = best.map_or(Action::EndTurn, |(gate, _)| Action::TakeGate(gate));
    Decision { action, candidates: candidates.collect() }
}
