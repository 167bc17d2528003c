//! Which grippers hold what: an assignment of rule 3.5, and of all assignments the one that counts for a throw (6.3).
//!
//! Small and medium grippers serve one held part with all their strength; large ones split theirs in whole points.
//! Whether everything can be held is a packing problem. It stays small, because only the few grippers that touch a held
//! part can serve it. The search covers one held part after the other and tries the choices for each in a fixed order;
//! of equally good assignments the first one counts, so that the same question always gets the same answer.

use std::cmp::Reverse;
use std::collections::HashMap;

use smallvec::{SmallVec, smallvec};

/// One number of points for each gripper; few robots have more of a kind.
type Strengths = SmallVec<[u16; 12]>;

/// One set of grippers for each held part; few robots hold more.
type Serving = SmallVec<[GripperSet; 4]>;

/// Most searches are over after fewer steps than this; looking up what is settled would cost them more than it saves.
const STEPS_WITHOUT_TABLE: u32 = 64;

/// A claw or a mouth, as far as holding goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gripper {
    /// Points plus pipe bonus, in points (3.1).
    pub strength: u16,
    /// Pipe bonus alone, in points: what it adds to a throw (6.3).
    pub bonus: u16,
    /// Whether it is large and may split its strength (3.3).
    pub splits: bool,
}

/// What is to be held, as far as holding goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPart {
    /// Its points, which must be covered in full (3.4).
    pub points: u8,
    /// The set of grippers that touch it (2.4).
    pub touching: GripperSet,
    /// Whether it is being thrown, so that the bonus of every gripper that takes part counts (6.3).
    pub thrown: bool,
}

/// A set of grippers by number; a tile set allows at most 120 of a kind.
pub type GripperSet = u128;

/// The numbers in a set of grippers, lowest first.
pub fn grippers_in(set: GripperSet) -> impl Iterator<Item = usize> {
    let rests = std::iter::successors(Some(set), |&rest| Some(rest & rest.wrapping_sub(1)));
    rests.take_while(|&rest| rest != 0).map(|rest| rest.trailing_zeros() as usize)
}

/// One legal assignment (3.5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The grippers that take part in holding each held part, in the order of the held parts.
    pub serving: Serving,
    /// The sum of the bonus, in points, of all grippers that take part in holding a thrown part, each counted once
    /// (6.3).
    pub bonus: u16,
    /// Small and medium grippers that serve nothing.
    pub free: GripperSet,
    /// The points that each large gripper has left; 0 for the others.
    pub left: Strengths,
}

/// Finds the assignment that rule 6.3 asks for: the most throwing bonus; of equal ones the fewest small and medium
/// grippers used up for thrown parts; of these the least bonus on the grippers used up, so that the player's later
/// attacks have most left. Where that leaves several, or nothing is thrown, it is the first in the order of the search,
/// the same in every game. `None` if the grippers can't hold everything (3.5).
pub fn assign(grippers: &[Gripper], held_parts: &[HeldPart]) -> Option<Assignment> {
    if held_parts.is_empty() {
        return Some(unused(grippers, 0));
    }
    let order = neighbours_together(held_parts);
    one_for_each(grippers, held_parts, &order).or_else(|| {
        let mut search = Search::new(grippers, held_parts, &order);
        search.cover(0);
        search.best.map(|(_, assignment)| assignment)
    })
}

/// An order of the held parts in which those that share grippers follow each other, so that few grippers are undecided
/// at a time.
fn neighbours_together(held_parts: &[HeldPart]) -> SmallVec<[usize; 4]> {
    let mut order: SmallVec<[usize; 4]> = (0..held_parts.len()).collect();
    let mut reach: GripperSet = 0;
    for position in 0..order.len() {
        let later = &mut order[position..];
        if let Some(next) = later.iter().position(|&number| held_parts[number].touching & reach != 0) {
            later[..=next].rotate_right(1);
        }
        reach |= held_parts[later[0]].touching;
    }
    order
}

/// The assignment in which no gripper serves anything yet.
fn unused(grippers: &[Gripper], held_parts: usize) -> Assignment {
    let mut unused = Assignment { serving: smallvec![0; held_parts], ..Assignment::default() };
    for (number, gripper) in grippers.iter().enumerate() {
        unused.free |= GripperSet::from(!gripper.splits) << number;
        unused.left.push(if gripper.splits { gripper.strength } else { 0 });
    }
    unused
}

/// The quick answer to the common question: nothing is thrown, and the first choice of the search for each held part is
/// a single gripper and leaves enough for the others. `None` says nothing and leaves the question to the search.
fn one_for_each(grippers: &[Gripper], held_parts: &[HeldPart], order: &[usize]) -> Option<Assignment> {
    if held_parts.iter().any(|part| part.thrown || part.points == 0) {
        return None;
    }
    let mut found = unused(grippers, held_parts.len());
    let large = !found.free;
    for &number in order {
        let (points, touching) = (u16::from(held_parts[number].points), held_parts[number].touching);
        let lending = || grippers_in(touching & large).filter(|&gripper| found.left[gripper] > 0);
        let lent: u16 = lending().map(|gripper| found.left[gripper]).sum();
        let gripper = if lent >= points {
            // The search takes from the last large gripper first.
            lending().last()?
        } else {
            grippers_in(touching & found.free).find(|&gripper| grippers[gripper].strength + lent >= points)?
        };
        if grippers[gripper].splits {
            found.left[gripper] = found.left[gripper].checked_sub(points)?;
        } else if grippers[gripper].strength < points {
            return None;
        }
        found.free &= !(1 << gripper);
        found.serving[number] = 1 << gripper;
    }
    Some(found)
}

/// How good an assignment is for a throw (6.3), counted over the grippers that take part in holding thrown parts. The
/// order of the fields is that of the rule: the better score is the greater one.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Score {
    /// The bonus of all of them, in points.
    bonus: u16,
    /// How many are small or medium.
    used_up: Reverse<u16>,
    /// The bonus of the small and medium ones, in points.
    bonus_used_up: Reverse<u16>,
}

impl Score {
    /// The score once `gripper` has joined in a throw.
    const fn with(mut self, gripper: Gripper) -> Self {
        self.bonus += gripper.bonus;
        if !gripper.splits {
            self.used_up.0 += 1;
            self.bonus_used_up.0 += gripper.bonus;
        }
        self
    }
}

/// What decides how the held parts from a position on can be covered: the position, the grippers that are free, the
/// points that large ones have left, and the large ones whose bonus is counted already.
type State = (usize, GripperSet, Strengths, GripperSet);

/// The search through all assignments: choices are made in it and taken back.
struct Search<'a> {
    grippers: &'a [Gripper],
    held_parts: &'a [HeldPart],
    /// The numbers of the held parts in the order in which they are covered.
    order: &'a [usize],
    /// Large grippers.
    large: GripperSet,
    /// The choices so far; the bonus is in the score.
    now: Assignment,
    /// Large grippers whose bonus is counted already.
    counted: GripperSet,
    score: Score,
    best: Option<(Score, Assignment)>,
    steps: u32,
    /// The best score with which each state was reached. There is none until the search turns out to be long.
    settled: Option<HashMap<State, Option<Score>>>,
}

impl<'a> Search<'a> {
    fn new(grippers: &'a [Gripper], held_parts: &'a [HeldPart], order: &'a [usize]) -> Self {
        let now = unused(grippers, held_parts.len());
        let (large, score) = (!now.free, Score::default());
        Self { grippers, held_parts, order, large, now, counted: 0, score, best: None, steps: 0, settled: None }
    }

    /// Covers the held parts from `position` on in every way that may be better than the best so far.
    fn cover(&mut self, position: usize) {
        let Some(&number) = self.order.get(position) else { return self.keep() };
        let part = self.held_parts[number];
        if !self.can_improve(position) || self.is_settled(position) {
            return;
        }
        let (singles, splitting) = (part.touching & self.now.free, part.touching & self.large);
        let needed = u16::from(part.points).saturating_sub(self.left_in(splitting));
        if self.strength(singles) < needed {
            return;
        }
        for set in subsets(singles) {
            let strength = self.strength(set);
            if strength < needed || self.has_idle(set, strength, part) {
                continue;
            }
            let before = self.score;
            self.now.free &= !set;
            self.now.serving[number] = set;
            if part.thrown {
                self.score = grippers_in(set).fold(before, |score, gripper| score.with(self.grippers[gripper]));
            }
            self.split(position, splitting, u16::from(part.points).saturating_sub(strength));
            self.now.free |= set;
            self.score = before;
            if !self.can_improve(position) {
                return;
            }
        }
    }

    /// Takes `rest` points for the held part at `position` from the large grippers `from`, in every way, and goes on.
    fn split(&mut self, position: usize, from: GripperSet, rest: u16) {
        if from == 0 {
            return self.cover(position + 1);
        }
        let number = self.order[position];
        let (gripper, others) = (from.trailing_zeros() as usize, from & (from - 1));
        let joins = self.held_parts[number].thrown && self.counted & (1 << gripper) == 0;
        let least = rest.saturating_sub(self.left_in(others));
        // Where its strength is not needed, a single point lets it take part (3.5), if that adds its bonus.
        let most = if rest == 0 { u16::from(joins && self.grippers[gripper].bonus > 0) } else { rest };
        for points in least..=most.min(self.now.left[gripper]) {
            if points == 0 {
                self.split(position, others, rest);
                continue;
            }
            let before = (self.score, self.counted, self.now.serving[number]);
            self.now.left[gripper] -= points;
            self.now.serving[number] |= 1 << gripper;
            if joins {
                self.counted |= 1 << gripper;
                self.score = self.score.with(self.grippers[gripper]);
            }
            self.split(position, others, rest.saturating_sub(points));
            self.now.left[gripper] += points;
            (self.score, self.counted, self.now.serving[number]) = before;
        }
    }

    /// Keeps what is chosen now, if it is better than the best so far.
    fn keep(&mut self) {
        // Only a better one replaces it: of equal ones the first counts.
        if self.best.as_ref().is_none_or(|(best, _)| self.score > *best) {
            self.best = Some((self.score, Assignment { bonus: self.score.bonus, ..self.now.clone() }));
        }
    }

    /// Whether the search may still beat its best if every gripper that adds a bonus joins the throw from `position`
    /// on. An assignment that reaches as much bonus needs all of them, so that they may be counted as used up.
    fn can_improve(&self, position: usize) -> bool {
        let Some((best, _)) = self.best else { return true };
        let open = self.ahead(position, true) & (self.now.free | (self.large & !self.counted));
        let adding = grippers_in(open).map(|gripper| self.grippers[gripper]).filter(|gripper| gripper.bonus > 0);
        adding.fold(self.score, Score::with) > best
    }

    /// Whether the search has gone on from the same state before with a score at least as good, so that nothing better
    /// can come of it now.
    fn is_settled(&mut self, position: usize) -> bool {
        self.steps += 1;
        if self.steps <= STEPS_WITHOUT_TABLE {
            return false;
        }
        // Grippers that touch none of the held parts to come make no difference.
        let touching = self.ahead(position, false);
        let left = |(number, &left): (usize, &u16)| if touching & (1 << number) == 0 { 0 } else { left };
        let left = self.now.left.iter().enumerate().map(left).collect();
        let counted = self.counted & self.ahead(position, true);
        let state = (position, self.now.free & touching, left, counted);
        let score = Some(self.score);
        let settled = self.settled.get_or_insert_default().entry(state).or_default();
        let known = *settled >= score;
        *settled = score.max(*settled);
        known
    }

    /// The grippers that touch any of the held parts from `position` on; of the thrown ones alone if asked for.
    fn ahead(&self, position: usize, thrown_alone: bool) -> GripperSet {
        let parts = self.order[position..].iter().map(|&number| self.held_parts[number]);
        parts.filter(|part| part.thrown || !thrown_alone).fold(0, |set, part| set | part.touching)
    }

    /// The points that these large grippers have left.
    fn left_in(&self, grippers: GripperSet) -> u16 {
        grippers_in(grippers).map(|gripper| self.now.left[gripper]).sum()
    }

    /// The strength of small and medium grippers, in points.
    fn strength(&self, grippers: GripperSet) -> u16 {
        grippers_in(grippers).map(|gripper| self.grippers[gripper].strength).sum()
    }

    /// Whether a gripper of a set of this strength is neither needed to hold `part` nor adds a bonus.
    fn has_idle(&self, set: GripperSet, strength: u16, part: HeldPart) -> bool {
        grippers_in(set)
            .map(|gripper| self.grippers[gripper])
            .any(|gripper| strength - gripper.strength >= u16::from(part.points) && !(part.thrown && gripper.bonus > 0))
    }
}

/// All subsets of a few grippers: by their count, then by value.
fn subsets(grippers: GripperSet) -> impl Iterator<Item = GripperSet> {
    // At most eight unit edges border a held part, so at most eight grippers touch it.
    let members: SmallVec<[usize; 8]> = grippers_in(grippers).take(16).collect();
    let all = 1u32 << members.len();
    let by_count = (0..=members.len()).flat_map(move |count| {
        std::iter::successors(Some((1 << count) - 1), |&set| next_of_same_count(set)).take_while(move |&set| set < all)
    });
    by_count.map(move |set| grippers_in(set.into()).fold(0, |set, member| set | 1 << members[member]))
}

/// The next higher number with as many bits: the lowest run of bits moves its top up and the rest of it down to 0.
fn next_of_same_count(set: u32) -> Option<u32> {
    let raised = set + (set & set.wrapping_neg());
    (set != 0).then(|| raised | ((set ^ raised) >> 2) >> set.trailing_zeros())
}
