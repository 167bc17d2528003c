//! Branch-and-bound search for the best assignment. It cuts branches that can't beat the best one,
//! and a long search remembers the states it has reached.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::assignment::{Assignment, Gripper, HeldPart, Strengths};
use super::gripper_set::{GripperSet, grippers_in, subsets_by_count};

/// Number of steps after which reached states are remembered. Most searches end earlier, and the
/// lookups would cost them more than they save.
const STEPS_WITHOUT_TABLE: u32 = 64;

/// Finds the best assignment, covering the held parts in `order`; `None` if there is none.
pub(super) fn search_assignments(grippers: &[Gripper], held_parts: &[HeldPart], order: &[usize]) -> Option<Assignment> {
    let mut search = AssignmentSearch::new(grippers, held_parts, order);
    search.cover_from(0);
    search.best.map(|(_, assignment)| assignment)
}

/// Score of an assignment for a throw (6.3), counted over the grippers that take part in holding
/// thrown parts. The fields are in the order of the rule, so that the better score is the greater
/// one.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct ThrowScore {
    /// Bonus of all these grippers, in points.
    bonus: u16,
    /// Number of single ones.
    used_up: Reverse<u16>,
    /// Bonus of the single ones, in points.
    bonus_used_up: Reverse<u16>,
}

impl ThrowScore {
    /// The score after `gripper` has joined the throw.
    const fn with_gripper(mut self, gripper: Gripper) -> Self {
        self.bonus += gripper.bonus;
        if !gripper.shares_strength {
            self.used_up.0 += 1;
            self.bonus_used_up.0 += gripper.bonus;
        }
        self
    }
}

/// State of the search; from equal states the same continuations are possible. The position, the
/// idle single grippers, the points that sharing grippers have left, and the sharing grippers whose
/// bonus is counted already.
type SearchState = (usize, GripperSet, Strengths, GripperSet);

/// Depth-first search through the assignments. Choices are made in place and undone.
struct AssignmentSearch<'a> {
    grippers: &'a [Gripper],
    held_parts: &'a [HeldPart],
    /// Indices of the held parts in the order in which they are covered.
    order: &'a [usize],
    /// Sharing grippers.
    sharing: GripperSet,
    /// Choices so far. Their bonus is in the score.
    current: Assignment,
    /// Sharing grippers whose bonus is counted already.
    counted: GripperSet,
    score: ThrowScore,
    best: Option<(ThrowScore, Assignment)>,
    steps: u32,
    /// Best score with which each state was reached; `None` until the search turns out to be long.
    settled: Option<HashMap<SearchState, Option<ThrowScore>>>,
}

impl<'a> AssignmentSearch<'a> {
    fn new(grippers: &'a [Gripper], held_parts: &'a [HeldPart], order: &'a [usize]) -> Self {
        let current = Assignment::unused(grippers, held_parts.len());
        let sharing = !current.idle_singles;
        let score = ThrowScore::default();
        Self { grippers, held_parts, order, sharing, current, counted: 0, score, best: None, steps: 0, settled: None }
    }

    /// Covers the held parts from `position` on in every way that may beat the best assignment so
    /// far.
    fn cover_from(&mut self, position: usize) {
        let Some(&number) = self.order.get(position) else { return self.keep_if_better() };
        let part = self.held_parts[number];
        if !self.can_improve(position) || self.is_dominated(position) {
            return;
        }
        let singles = part.touching & self.current.idle_singles;
        let sharing = part.touching & self.sharing;
        let needed = u16::from(part.points).saturating_sub(self.left_in(sharing));
        // All idle single grippers together would be too weak.
        if self.strength_of(singles) < needed {
            return;
        }
        for set in subsets_by_count(singles) {
            let strength = self.strength_of(set);
            if strength < needed || self.has_idle(set, strength, part) {
                continue;
            }
            let before = self.score;
            self.current.idle_singles &= !set;
            self.current.serving[number] = set;
            if part.thrown {
                self.score = grippers_in(set).fold(before, |score, gripper| score.with_gripper(self.grippers[gripper]));
            }
            self.split_rest(position, sharing, u16::from(part.points).saturating_sub(strength));
            self.current.idle_singles |= set;
            self.score = before;
            // A branch may have found an assignment that no later one can beat.
            if !self.can_improve(position) {
                return;
            }
        }
    }

    /// Takes `rest` points for the held part at `position` from the sharing grippers `from`, in
    /// every way, and then covers the held parts that follow.
    fn split_rest(&mut self, position: usize, from: GripperSet, rest: u16) {
        if from == 0 {
            return self.cover_from(position + 1);
        }
        let number = self.order[position];
        let gripper = from.trailing_zeros() as usize;
        let others = from & (from - 1);
        let joins = self.held_parts[number].thrown && self.counted & (1 << gripper) == 0;
        // The other sharing grippers can't cover more than they have left.
        let least = rest.saturating_sub(self.left_in(others));
        // A gripper whose strength is not needed may take part with a single point (3.5). That
        // is only worth while if it adds its bonus.
        let most = if rest == 0 { u16::from(joins && self.grippers[gripper].bonus > 0) } else { rest };
        for points in least..=most.min(self.current.points_left[gripper]) {
            if points == 0 {
                self.split_rest(position, others, rest);
                continue;
            }
            let before = (self.score, self.counted, self.current.serving[number]);
            self.current.points_left[gripper] -= points;
            self.current.serving[number] |= 1 << gripper;
            if joins {
                self.counted |= 1 << gripper;
                self.score = self.score.with_gripper(self.grippers[gripper]);
            }
            self.split_rest(position, others, rest.saturating_sub(points));
            self.current.points_left[gripper] += points;
            (self.score, self.counted, self.current.serving[number]) = before;
        }
    }

    /// Keeps the present assignment if it beats the best so far.
    fn keep_if_better(&mut self) {
        // Of equal ones the first counts, so an equal one does not replace it.
        if self.best.as_ref().is_none_or(|(best, _)| self.score > *best) {
            self.best = Some((self.score, Assignment { bonus: self.score.bonus, ..self.current.clone() }));
        }
    }

    /// Whether the search may still beat its best if every gripper that adds a bonus joins the
    /// throw from `position` on: an upper bound. To reach that bonus all of them must join, so all
    /// single ones among them count as used up.
    fn can_improve(&self, position: usize) -> bool {
        let Some((best, _)) = self.best else { return true };
        let open = self.touching_from(position, true) & (self.current.idle_singles | (self.sharing & !self.counted));
        let adding = grippers_in(open).map(|gripper| self.grippers[gripper]).filter(|gripper| gripper.bonus > 0);
        adding.fold(self.score, ThrowScore::with_gripper) > best
    }

    /// Whether the search continued from the same state before with a score at least as good, so
    /// that nothing better can follow.
    fn is_dominated(&mut self, position: usize) -> bool {
        self.steps += 1;
        if self.steps <= STEPS_WITHOUT_TABLE {
            return false;
        }
        // Grippers that touch none of the held parts still to be covered make no difference.
        let touching = self.touching_from(position, false);
        let left = |(number, &left): (usize, &u16)| if touching & (1 << number) == 0 { 0 } else { left };
        let left = self.current.points_left.iter().enumerate().map(left).collect();
        let counted = self.counted & self.touching_from(position, true);
        let state = (position, self.current.idle_singles & touching, left, counted);
        let score = Some(self.score);
        let settled = self.settled.get_or_insert_default().entry(state).or_default();
        let known = *settled >= score;
        *settled = score.max(*settled);
        known
    }

    /// The grippers that touch any of the held parts from `position` on, or any of the thrown ones
    /// if `thrown_alone`.
    fn touching_from(&self, position: usize, thrown_alone: bool) -> GripperSet {
        let parts = self.order[position..].iter().map(|&number| self.held_parts[number]);
        parts.filter(|part| part.thrown || !thrown_alone).fold(0, |set, part| set | part.touching)
    }

    /// Points that these sharing grippers have left.
    fn left_in(&self, grippers: GripperSet) -> u16 {
        grippers_in(grippers).map(|gripper| self.current.points_left[gripper]).sum()
    }

    /// Strength of these single grippers together, in points.
    fn strength_of(&self, grippers: GripperSet) -> u16 {
        grippers_in(grippers).map(|gripper| self.grippers[gripper].strength).sum()
    }

    /// Whether a gripper of a set of this strength is not needed to hold `part` and adds no bonus.
    /// Such a set can be skipped: without that gripper it is as good, and is tried too.
    fn has_idle(&self, set: GripperSet, strength: u16, part: HeldPart) -> bool {
        grippers_in(set)
            .map(|gripper| self.grippers[gripper])
            .any(|gripper| strength - gripper.strength >= u16::from(part.points) && !(part.thrown && gripper.bonus > 0))
    }
}
