//! Which grippers hold what: the assignment of rule 3.5, and of all assignments the one that throws best (6.3).
//!
//! Small and medium grippers serve one thing with all their strength; large ones split theirs in whole points. Finding
//! out whether all things can be covered is a packing problem; robots keep it small, because a thing can only be served
//! by the few grippers that touch it. The search goes thing by thing and remembers the states it has settled.

use std::cell::RefCell;
use std::collections::HashMap;

use smallvec::{SmallVec, smallvec};

/// What each arm has, or has left; few robots have more of a kind.
type Strengths = SmallVec<[u16; 12]>;

/// The points that each splitting arm gives to a load.
type Split = SmallVec<[(usize, u16); 3]>;

/// Up to so many loads the search is over sooner than it could look up what it has settled.
const FEW: usize = 3;

/// A gripper, as far as holding goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Points plus pipe bonus (3.1).
    pub strength: u16,
    /// Pipe bonus alone, for throwing (6.3).
    pub bonus: u16,
    /// Whether it is large and may split its strength (3.3).
    pub splits: bool,
}

/// A thing to be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Its points, which must be covered in full.
    pub points: u8,
    /// The set of arms that touch it, by their number.
    pub touching: ArmSet,
    /// Whether it is being thrown, so that the bonus of every arm that takes part counts (6.3).
    pub thrown: bool,
}

/// A set of arms by number; a tile set allows at most 120 of a kind.
pub type ArmSet = u128;

/// The numbers in a set of arms.
pub fn arms_in(mut set: ArmSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let arm = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            arm as usize
        })
    })
}

/// One legal assignment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The arms that take part in holding each load, in the loads' order.
    pub serving: Vec<ArmSet>,
    /// The sum of the bonus of all arms that take part in holding a thrown load, each counted once (6.3).
    pub bonus: u16,
    /// Small and medium arms that serve nothing.
    pub free: ArmSet,
    /// What each large arm has left; 0 for the others.
    pub left: Strengths,
}

/// Finds the assignment with the most throwing bonus; of these one that uses up the fewest small and medium arms for
/// thrown loads, so that most is left for the next attack. `None` if the arms can't hold all loads (3.5).
pub fn assign(arms: &[Arm], loads: &[Load]) -> Option<Assignment> {
    let free = (0..arms.len()).filter(|&arm| !arms[arm].splits).fold(0, |set, arm| set | 1 << arm);
    let left = arms.iter().map(|arm| if arm.splits { arm.strength } else { 0 }).collect();
    if loads.is_empty() {
        return Some(Assignment { free, left, ..Assignment::default() });
    }
    let search = Search { arms, loads, order: neighbours_together(loads), settled: RefCell::default() };
    let mut state = State { load: 0, free, left, counted: 0 };
    let mut serving = vec![0; loads.len()];
    if loads.iter().all(|load| !load.thrown) {
        let State { free, left, .. } = search.first(state, &mut serving)?;
        return Some(Assignment { serving, bonus: 0, free, left });
    }
    let best = search.best(&state)?;
    while let Some(&load) = search.order.get(state.load) {
        let (set, next) = search.choice(&state)?;
        serving[load] = set;
        state = next;
    }
    Some(Assignment { serving, bonus: best.bonus, free: state.free, left: state.left })
}

/// An order of the loads in which those that share arms follow each other, so that few arms are undecided at a time.
fn neighbours_together(loads: &[Load]) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::with_capacity(loads.len());
    let mut reach: ArmSet = 0;
    while order.len() < loads.len() {
        let open = || (0..loads.len()).filter(|load| !order.contains(load));
        let Some(next) = open().find(|&load| loads[load].touching & reach != 0).or_else(|| open().next()) else {
            break;
        };
        reach |= loads[next].touching;
        order.push(next);
    }
    order
}

/// How good an assignment is: first the bonus, then how few arms it uses up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    bonus: u16,
    used_up: u16,
}

impl Score {
    const fn beats(self, other: Self) -> bool {
        self.bonus > other.bonus || (self.bonus == other.bonus && self.used_up < other.used_up)
    }
}

/// The loads before `load` are covered; what the arms have left for the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    load: usize,
    /// Small and medium arms that serve nothing yet.
    free: ArmSet,
    /// What each large arm has left.
    left: Strengths,
    /// Large arms whose bonus is counted already.
    counted: ArmSet,
}

struct Search<'a> {
    arms: &'a [Arm],
    loads: &'a [Load],
    order: Vec<usize>,
    settled: RefCell<HashMap<State, Option<Score>>>,
}

impl Search<'_> {
    /// Covers the loads from `state` on by the first choices that do, when nothing is thrown and none is better than
    /// another; `serving` takes them.
    fn first(&self, state: State, serving: &mut [ArmSet]) -> Option<State> {
        let Some(&load) = self.order.get(state.load) else { return Some(state) };
        let remember = self.order.len() > FEW;
        if remember && self.settled.borrow().contains_key(&state) {
            return None;
        }
        for (set, next, _) in self.choices(&state) {
            serving[load] = set;
            if let Some(end) = self.first(next, serving) {
                return Some(end);
            }
        }
        if remember {
            self.settled.borrow_mut().insert(state, None);
        }
        None
    }

    /// The best score for the loads from `state` on, or `None` if they can't all be held.
    fn best(&self, state: &State) -> Option<Score> {
        if state.load == self.order.len() {
            return Some(Score::default());
        }
        let remember = self.order.len() > FEW;
        if remember && let Some(&score) = self.settled.borrow().get(state) {
            return score;
        }
        let mut best: Option<Score> = None;
        for (_, next, gain) in self.choices(state) {
            let Some(rest) = self.best(&next) else { continue };
            let score = Score { bonus: gain.bonus + rest.bonus, used_up: gain.used_up + rest.used_up };
            if best.is_none_or(|best| score.beats(best)) {
                best = Some(score);
            }
            if !self.anything_thrown_from(state.load) {
                break;
            }
        }
        if remember {
            self.settled.borrow_mut().insert(state.clone(), best);
        }
        best
    }

    /// The first choice that reaches the best score from `state`.
    fn choice(&self, state: &State) -> Option<(ArmSet, State)> {
        let best = self.best(state)?;
        for (set, next, gain) in self.choices(state) {
            if let Some(rest) = self.best(&next)
                && gain.bonus + rest.bonus == best.bonus
                && gain.used_up + rest.used_up == best.used_up
            {
                return Some((set, next));
            }
        }
        None
    }

    fn anything_thrown_from(&self, position: usize) -> bool {
        self.order[position..].iter().any(|&load| self.loads[load].thrown)
    }

    /// Every sensible way to cover the next load: the arms that take part, the state after it, and what it gains.
    fn choices(&self, state: &State) -> impl Iterator<Item = (ArmSet, State, Score)> {
        let load = self.loads[self.order[state.load]];
        let splitting: SmallVec<[usize; 8]> = arms_in(load.touching).filter(|&arm| state.left[arm] > 0).collect();
        subsets(load.touching & state.free).flat_map(move |set| {
            let strength: u16 = arms_in(set).map(|arm| self.arms[arm].strength).sum();
            let rest = u16::from(load.points).saturating_sub(strength);
            let ways = if self.has_idle_arm(set, strength, load) {
                SmallVec::new()
            } else {
                splits(&splitting, &state.left, rest, load.thrown)
            };
            ways.into_iter().map(move |split| self.after(state, load, set, &split))
        })
    }

    /// Whether a smaller set would do as well: an arm serves that is neither needed nor adds a bonus.
    fn has_idle_arm(&self, set: ArmSet, strength: u16, load: Load) -> bool {
        arms_in(set).any(|number| {
            let arm = self.arms[number];
            strength - arm.strength >= u16::from(load.points) && !(load.thrown && arm.bonus > 0)
        })
    }

    fn after(&self, state: &State, load: Load, singles: ArmSet, split: &[(usize, u16)]) -> (ArmSet, State, Score) {
        let mut next = State { load: state.load + 1, free: state.free & !singles, ..state.clone() };
        let mut serving = singles;
        let mut gain = Score::default();
        for &(arm, points) in split {
            next.left[arm] -= points;
            serving |= 1 << arm;
        }
        if load.thrown {
            let counting = serving & !state.counted;
            gain.bonus = arms_in(counting).map(|arm| self.arms[arm].bonus).sum();
            gain.used_up = singles.count_ones() as u16;
            next.counted |= serving & !singles;
        }
        (serving, next, gain)
    }
}

/// All subsets of a few arms, small ones first.
fn subsets(arms: ArmSet) -> impl Iterator<Item = ArmSet> {
    // At most eight unit edges border a thing, so at most eight arms touch it.
    let arms: SmallVec<[usize; 8]> = arms_in(arms).collect();
    let mut sets: SmallVec<[u32; 16]> = (0..1u32 << arms.len().min(16)).collect();
    sets.sort_by_key(|set| set.count_ones());
    sets.into_iter()
        .map(move |set| (0..arms.len()).filter(|i| set & (1 << i) != 0).fold(0, |all, i| all | 1 << arms[i]))
}

/// All ways to take `rest` points from the splitting arms; when thrown, arms may also join with a single point.
fn splits(arms: &[usize], left: &[u16], rest: u16, thrown: bool) -> SmallVec<[Split; 1]> {
    let Some((&arm, others)) = arms.split_first() else {
        return if rest == 0 { smallvec![Split::new()] } else { SmallVec::new() };
    };
    let most = if rest == 0 && thrown { 1 } else { rest };
    let mut ways = SmallVec::new();
    for points in 0..=most.min(left[arm]) {
        for mut way in splits(others, left, rest.saturating_sub(points), thrown) {
            if points > 0 {
                way.push((arm, points));
            }
            ways.push(way);
        }
    }
    ways
}
