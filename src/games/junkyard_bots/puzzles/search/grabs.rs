//! Search for one player's takes and throws: the bombs that it can take in the rest of a scrounge,
//! and the most damage that all its bombs together can do to a robot.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::holds::{FIRST_TRIAL_PART, distinct_placements};
use super::result::SearchError;
use crate::parts::{GripperKind, PartId, Size};
use crate::robot::Robot;
use crate::robot::damage_taken;
use shell::grid::Placement;

/// Numbers of parts of each size.
pub(super) type GrabCounts = [u8; 3];

/// Budget of the search for one robot, in sets of bombs in its claws. Chosen by hand: a larger
/// budget would admit larger positions and take longer.
const MOST_SETS: u32 = 4_000;
/// Maximum number of bombs in the claws of one robot, because the ways to throw more are too many
/// to search.
const MOST_BOMBS: usize = 6;

/// The most damage that a robot does with some number of taken bombs, and these bombs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WorstThrows {
    /// Damage that it does (6.4), even beyond the power of the target.
    pub(super) damage: u16,
    /// Numbers of bombs of each size taken for it, including the robot's own scanned ones.
    pub(super) taken: GrabCounts,
}

struct GrabSearch {
    robot: Robot,
    /// Speed of the target.
    speed: u16,
    /// Bombs of each size that it can still take, both face-up ones and its own scanned ones.
    left: GrabCounts,
    /// Its own scanned bombs.
    own: GrabCounts,
    taken: GrabCounts,
    /// Bombs in the claws.
    bombs: Vec<PartId>,
    tried: Vec<(Size, Placement)>,
    sets: u32,
    /// Sets of taken bombs, each bomb by its size and the claws beside it: the damage depends on
    /// nothing else.
    seen: HashSet<Vec<(Size, Vec<PartId>)>>,
    worst: BTreeMap<GrabCounts, WorstThrows>,
}

/// Finds the most damage that a robot can do to one of a given speed, by the numbers of face-up
/// bombs of each size that it takes. It holds `held` already, can take the `open` ones, and alone
/// can take its `own` scanned ones.
pub(super) fn most_damage_by_taken(
    robot: &Robot,
    speed: u16,
    held: &[PartId],
    open: GrabCounts,
    own: GrabCounts,
) -> Result<BTreeMap<GrabCounts, WorstThrows>, SearchError> {
    let left = [0, 1, 2].map(|size| open[size] + own[size]);
    let mut search = GrabSearch {
        robot: robot.clone(),
        speed,
        left,
        own,
        taken: [0; 3],
        bombs: held.to_vec(),
        tried: Vec::new(),
        sets: 0,
        seen: HashSet::new(),
        worst: BTreeMap::new(),
    };
    search.search_sets()?;
    Ok(search.worst)
}

impl GrabSearch {
    /// Measures the bombs that are held now, and all larger sets whose further bombs come later in
    /// the order.
    fn search_sets(&mut self) -> Result<(), SearchError> {
        self.sets += 1;
        if self.sets > MOST_SETS || self.bombs.len() > MOST_BOMBS {
            return Err(SearchError::TooLarge);
        }
        self.record_damage();
        let last = self.tried.last().copied();
        for size in Size::ALL.into_iter().rev() {
            if self.left[size as usize] == 0 {
                continue;
            }
            for placement in distinct_placements(&self.robot, GripperKind::Claw, size) {
                // Each set is built in one order: larger bombs first, and those of one size by
                // placement.
                let comes_later =
                    last.is_none_or(|(before, at)| (before, at.sort_key()) > (size, placement.sort_key()));
                if comes_later {
                    self.search_sets_with(size, placement)?;
                }
            }
        }
        Ok(())
    }

    fn search_sets_with(&mut self, size: Size, placement: Placement) -> Result<(), SearchError> {
        let Ok(hold) = self.robot.check_hold(GripperKind::Claw, size, placement) else { return Ok(()) };
        let bomb = PartId(FIRST_TRIAL_PART + self.tried.len() as u16);
        let before = self.robot.clone();
        self.robot.hold(bomb, hold);
        self.bombs.push(bomb);
        self.tried.push((size, placement));
        self.left[size as usize] -= 1;
        self.taken[size as usize] += 1;
        let looked = self.search_sets();
        self.taken[size as usize] -= 1;
        self.left[size as usize] += 1;
        self.tried.pop();
        self.bombs.pop();
        self.robot = before;
        looked
    }

    /// Records the damage of the bombs that are held now.
    fn record_damage(&mut self) {
        let claws = |&(size, placement): &(Size, Placement)| {
            (size, self.robot.grippers(GripperKind::Claw).touched_parts(size, placement))
        };
        let mut set: Vec<(Size, Vec<PartId>)> = self.tried.iter().map(claws).collect();
        set.sort_unstable();
        // A set with the same signature was measured before.
        if !self.seen.insert(set) {
            return;
        }
        let mut throws = ThrowSearch { speed: self.speed, known: HashMap::new() };
        let damage = throws.most_damage(&self.robot, &self.bombs, &[]);
        // A robot takes its own scanned bombs first, because nobody else can take them.
        let open = [0, 1, 2].map(|size| self.taken[size].saturating_sub(self.own[size]));
        let worst = self.worst.entry(open).or_default();
        if damage > worst.damage {
            *worst = WorstThrows { damage, taken: self.taken };
        }
    }
}

/// Bombs left and claws that have thrown; the rest of the turn depends on nothing else.
type ThrowNode = (Vec<PartId>, Vec<PartId>);

struct ThrowSearch {
    speed: u16,
    known: HashMap<ThrowNode, u16>,
}

impl ThrowSearch {
    /// Returns the most damage that bombs do when thrown in any groups one after the other (6.2 to
    /// 6.4). The small and medium claws in `spent` have thrown before.
    fn most_damage(&mut self, robot: &Robot, bombs: &[PartId], spent: &[PartId]) -> u16 {
        if bombs.is_empty() {
            return 0;
        }
        let node = (bombs.to_vec(), spent.to_vec());
        if let Some(&known) = self.known.get(&node) {
            return known;
        }
        let groups = 1..1_u32 << bombs.len();
        let most = groups.map(|group| self.most_damage_throwing(robot, bombs, spent, group)).max().unwrap_or(0);
        self.known.insert(node, most);
        most
    }

    /// Returns the most damage if one group is thrown next; bit `n` of `group` is set if the `n`-th
    /// bomb is in it.
    fn most_damage_throwing(&mut self, robot: &Robot, bombs: &[PartId], spent: &[PartId], group: u32) -> u16 {
        let numbered = || bombs.iter().copied().enumerate();
        let is_in = |index: usize| group >> index & 1 == 1;
        let thrown: Vec<PartId> = numbered().filter(|&(index, _)| is_in(index)).map(|(_, bomb)| bomb).collect();
        let left: Vec<PartId> = numbered().filter(|&(index, _)| !is_in(index)).map(|(_, bomb)| bomb).collect();
        let claws = robot.grippers(GripperKind::Claw);
        // Always possible, because the claws hold these bombs.
        let Some(throw) = claws.best_throw(&thrown, spent) else { return 0 };
        let damage = damage_taken(throw.incoming(), self.speed);
        if left.is_empty() {
            return damage;
        }
        let spent = claws.spend(spent, &throw.claws);
        let mut robot = robot.clone();
        thrown.iter().for_each(|&bomb| robot.release(bomb));
        damage + self.most_damage(&robot, &left, &spent)
    }
}
