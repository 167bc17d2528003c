//! Search for takes: all ways to fill the claws or the mouths of a robot with open parts.
//!
//! Parts may be taken in any order, because grippers that are strong enough to hold a set of parts
//! are strong enough for each of its subsets (3.5). So each set of held parts is searched once.

use std::collections::BTreeSet;

use super::result::{MOST_ANSWERS, SearchError, SearchResult};
use crate::action::Action;
use crate::parts::tile_set::tile_footprint;
use crate::parts::{GripperKind, PartId, PartSet, Size};
use crate::puzzles::goal::PuzzleAim;
use crate::robot::Robot;
use crate::round::{LegalActions, legal_actions};
use crate::table::Table;
use shell::grid::{Placement, Rectangle};
use shell::seats::SeatId;

/// Budget of a search, in sets of held parts. Chosen by hand: a larger budget would admit larger
/// positions and take longer.
const MOST_SETS: u32 = 20_000;
/// First number of the parts that are held on trial: no game has parts with such numbers.
pub(super) const FIRST_TRIAL_PART: u16 = PartSet::CAPACITY as u16;

/// A held part: its size and placement.
type TrialHold = (Size, Placement);
/// Signature by which answers are the same: the size of each held part and the grippers beside it,
/// sorted.
type HoldKey = Vec<(Size, Vec<PartId>)>;

struct HoldSearch {
    robot: Robot,
    by: GripperKind,
    /// Number of open parts of each size that are not held yet.
    left: [usize; 3],
    held: Vec<TrialHold>,
    best: u16,
    /// Largest amount below `best` that was found.
    second: Option<u16>,
    answers: BTreeSet<HoldKey>,
    answer: Vec<TrialHold>,
    sets: u32,
    /// Number of sets beside which nothing more could be held.
    full: u32,
    /// Number of sets that reach the best amount.
    ways: u32,
}

/// Finds the most points of open parts that the claws or mouths of a seat can hold.
pub(super) fn search_holds(table: &Table, seat: SeatId, aim: PuzzleAim) -> Result<SearchResult, SearchError> {
    let (Some(by), LegalActions::Take(takes)) = (aim.holder(), legal_actions(table)) else {
        return Err(SearchError::WrongTable);
    };
    let mut parts: [Vec<PartId>; 3] = Default::default();
    for (part, _, size) in takes.parts().filter(|(_, kind, _)| *kind == by) {
        parts[size as usize].push(part);
    }
    let mut search = HoldSearch {
        robot: table.robot(seat).clone(),
        by,
        left: [0, 1, 2].map(|size| parts[size].len()),
        held: Vec::new(),
        best: 0,
        second: None,
        answers: BTreeSet::new(),
        answer: Vec::new(),
        sets: 0,
        full: 0,
        ways: 0,
    };
    search.search_sets(0)?;
    let mut take = |&(size, placement): &TrialHold| {
        let part = parts[size as usize].pop()?;
        Some(Action::Take { part, placement })
    };
    let answer: Vec<Action> = search.answer.iter().filter_map(&mut take).collect();
    let HoldSearch { best, second, answers, ways, full, .. } = search;
    Ok(SearchResult { best, second_best: second, answer_count: answers.len(), share: (ways, full), answer })
}

/// Finds the largest open part that the claws or mouths of a seat can lift in one take, and the
/// number of its placements.
pub(super) fn search_lifts(table: &Table, seat: SeatId, by: GripperKind) -> Result<SearchResult, SearchError> {
    let LegalActions::Take(takes) = legal_actions(table) else { return Err(SearchError::WrongTable) };
    let of_size = |size: Size| takes.parts().find(|&(_, kind, other)| kind == by && other == size);
    let sizes: Vec<Size> = Size::ALL.into_iter().rev().filter(|&size| of_size(size).is_some()).collect();
    let places_of = |size: Size| distinct_placements(table.robot(seat), by, size);
    let (Some(&size), second) = (sizes.first(), sizes.get(1)) else { return Err(SearchError::WrongTable) };
    let largest = places_of(size);
    let all: usize = sizes.iter().map(|&size| places_of(size).len()).sum();
    let take = of_size(size).zip(largest.first()).map(|((part, ..), &placement)| Action::Take { part, placement });
    Ok(SearchResult {
        best: size.points().into(),
        second_best: second.map(|size| size.points().into()),
        answer_count: largest.len().min(MOST_ANSWERS),
        share: (largest.len() as u32, all as u32),
        answer: take.into_iter().collect(),
    })
}

impl HoldSearch {
    /// Measures the parts that are held now, which have this many points, and all larger sets whose
    /// further parts come later in the order.
    fn search_sets(&mut self, points: u16) -> Result<(), SearchError> {
        self.sets += 1;
        if self.sets > MOST_SETS {
            return Err(SearchError::TooLarge);
        }
        self.record_set(points);
        let last = self.held.last().copied();
        let mut is_full = true;
        for size in Size::ALL.into_iter().rev() {
            if self.left[size as usize] == 0 {
                continue;
            }
            for placement in distinct_placements(&self.robot, self.by, size) {
                is_full = false;
                // Each set is built in one order: larger parts first, and those of one size by
                // placement.
                let comes_later =
                    last.is_none_or(|(before, at)| (before, at.sort_key()) > (size, placement.sort_key()));
                if comes_later && self.can_reach_best(points, size) {
                    self.search_sets_with(points, size, placement)?;
                }
            }
        }
        if is_full {
            self.full = self.full.saturating_add(1);
        }
        Ok(())
    }

    /// Whether a set with a further part of a size could still reach the best amount, by the
    /// strength left and the parts left that come later in the order.
    fn can_reach_best(&self, points: u16, size: Size) -> bool {
        let in_reach: u16 = Size::ALL
            .into_iter()
            .filter(|&other| other <= size)
            .map(|size| u16::from(size.points()) * self.left[size as usize] as u16)
            .sum();
        points + in_reach.min(self.robot.grippers(self.by).strength_left()) >= self.best
    }

    fn search_sets_with(&mut self, points: u16, size: Size, placement: Placement) -> Result<(), SearchError> {
        let Ok(hold) = self.robot.check_hold(self.by, size, placement) else { return Ok(()) };
        let before = self.robot.clone();
        self.robot.hold(PartId(FIRST_TRIAL_PART + self.held.len() as u16), hold);
        self.held.push((size, placement));
        self.left[size as usize] -= 1;
        let looked = self.search_sets(points + u16::from(size.points()));
        self.left[size as usize] += 1;
        self.held.pop();
        self.robot = before;
        looked
    }

    fn record_set(&mut self, points: u16) {
        if points < self.best {
            self.second = self.second.max(Some(points));
            return;
        }
        if points > self.best {
            self.second = Some(self.best);
            self.best = points;
            self.answers.clear();
            self.ways = 0;
            self.answer.clone_from(&self.held);
        }
        self.ways = self.ways.saturating_add(1);
        if self.answers.len() < MOST_ANSWERS {
            let grippers = self.robot.grippers(self.by);
            let held = self.held.iter().map(|&(size, placement)| (size, grippers.touched_parts(size, placement)));
            let mut answer: HoldKey = held.collect();
            answer.sort_unstable();
            self.answers.insert(answer);
        }
    }
}

/// Returns the placements at which a further part of a size can be held, one for each set of cells.
pub(super) fn distinct_placements(robot: &Robot, by: GripperKind, size: Size) -> Vec<Placement> {
    let mut places = robot.grip_reach(by).placements_for(size);
    let cells = |placement: &Placement| Rectangle::new(tile_footprint(size), *placement);
    places.sort_unstable_by_key(|placement| placement.sort_key());
    let mut seen: Vec<Rectangle> = Vec::new();
    places.retain(|placement| {
        let is_new = !seen.contains(&cells(placement));
        seen.push(cells(placement));
        is_new
    });
    places
}
