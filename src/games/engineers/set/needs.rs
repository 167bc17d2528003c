//! Components that fill the needs of machines (11.1, 15.4).

use super::data_set::DataSet;
use super::kind::KindId;
use super::machine::{MachineId, Need};
use super::matching::match_needs;

pub use super::matching::Filled;

impl Need {
    /// Whether a component of a kind fills the need (1.6). Powerups, tools and blanks never do; a
    /// defined blank is asked about as the kind that it was defined as (14.4).
    pub fn fits(&self, set: &DataSet, kind: KindId) -> bool {
        let Some(found) = set.get_kind(kind) else { return false };
        found.is_component_kind()
            && match *self {
                Self::Kind(own) => own == kind,
                Self::Any(family) => found.families.contains(family),
            }
    }
}

impl DataSet {
    /// Whether components of some kinds are a machine: each fills one need, and each need has one
    /// (11.1).
    pub fn matches(&self, machine: MachineId, kinds: &[KindId]) -> bool {
        kinds.len() == self.machine(machine).needs.len() && self.can_fill_all(machine, kinds)
    }

    /// Whether components of some kinds fill all needs of a machine at once.
    pub fn can_fill_all(&self, machine: MachineId, kinds: &[KindId]) -> bool {
        kinds.len() >= self.machine(machine).needs.len() && self.unfilled(machine, kinds) == 0
    }

    /// Number of needs that stay open when components of some kinds fill as many as possible.
    pub fn unfilled(&self, machine: MachineId, kinds: &[KindId]) -> u8 {
        self.maximum_matching(machine, kinds).iter().filter(|filled| filled.is_none()).count() as u8
    }

    /// Index of the kind that fills each need of a machine, with as many needs filled as possible,
    /// each by a different entry of `kinds`.
    pub fn maximum_matching(&self, machine: MachineId, kinds: &[KindId]) -> Filled {
        let needs = &self.machine(machine).needs;
        match_needs(needs.len(), kinds.len(), |need, kind| needs[need].fits(self, kinds[kind]))
    }

    /// Index of the need of a machine that each of some components fills, with as many needs filled
    /// as possible: a component stays without a need only if it can't have one besides the earlier
    /// components that have one.
    pub fn needs_filled_by(&self, machine: MachineId, kinds: &[KindId]) -> Filled {
        let needs = &self.machine(machine).needs;
        match_needs(kinds.len(), needs.len(), |kind, need| needs[need].fits(self, kinds[kind]))
    }

    /// Whether a team with components of some kinds lacks only components that can't be found
    /// (15.4). `unfillable` tells for each need whether nothing that is left to find would fit it;
    /// a need beyond its end can be filled.
    ///
    /// Rule 15.4 has two conditions. The kinds must fail to fill all needs at once: a team that has
    /// something for each need lacks nothing. And some matching must leave only unfillable needs
    /// open. There is one exactly if all other needs can be filled at once, because extending a
    /// matching to a maximum one never empties a need that it fills.
    pub fn can_fill_all_but(&self, machine: MachineId, kinds: &[KindId], unfillable: &[bool]) -> bool {
        let needs = &self.machine(machine).needs;
        let is_unfillable = |need: usize| unfillable.get(need).is_some_and(|&is_unfillable| is_unfillable);
        let must_fit = |need: usize, kind: usize| !is_unfillable(need) && needs[need].fits(self, kinds[kind]);
        let filled = match_needs(needs.len(), kinds.len(), must_fit);
        let has_all_others = (0..needs.len()).all(|need| is_unfillable(need) || filled[need].is_some());
        has_all_others && !self.can_fill_all(machine, kinds)
    }
}
