//! Takes of parts from the Junkyard: their worth, and the parts that still fit beside them.

use smallvec::SmallVec;

use crate::action::Action;
use crate::opponents::odds::UnseenTiles;
use crate::opponents::preferences::Preferences;
use crate::opponents::situation::{Candidate, Situation};
use crate::opponents::valuation::Valuation;
use crate::parts::{GripperKind, PartId, PartSet, Size};
use crate::robot::Robot;
use crate::robot::grippers::Grippers;
use crate::round::Takes;
use crate::table::Location;
use shell::grid::Placement;

/// Relative difference between sums of the same worths that are added up in another order.
const ROUNDING: f32 = 1e-5;
/// Placements tried for each size and kind of gripper: those that tie up the least strength, which
/// leave the most for other parts. Chosen by hand: beside one gripper a part has 4 to 20 places, by
/// their sizes, and each place is filled up with other parts.
const MOST_PLACEMENTS: usize = 14;
/// Number of the first part that is held only on trial: no game has parts with such numbers.
const FIRST_TRIAL_PART: PartId = PartId(PartSet::CAPACITY as u16);

/// The take of the part that is worth most, where it ties up the least strength.
pub(super) fn most_valuable_take(situation: &Situation, takes: &Takes, preferences: &Preferences) -> Option<Action> {
    let robot = situation.view.robot(situation.view.seat)?;
    let candidate = *valued_parts(situation, takes, preferences).first()?;
    let grippers = robot.grippers(candidate.by);
    let places = takes.places(candidate.by, candidate.size).iter().copied();
    let placement = places.min_by_key(|&placement| grippers.strength_at(candidate.size, placement))?;
    Some(candidate.take_at(placement))
}

/// Part that may be taken, by which kind of gripper, and its worth.
#[derive(Clone, Copy)]
struct ValuedPart {
    /// `None` for a face-down part.
    part: Option<PartId>,
    by: GripperKind,
    size: Size,
    worth: f32,
}

impl ValuedPart {
    fn take_at(self, placement: Placement) -> Action {
        match self {
            Self { part: Some(part), .. } => Action::Take { part, placement },
            Self { by, size, .. } => Action::TakeBlind { size, by, placement },
        }
    }
}

/// Parts that may be taken and have some worth, the most valuable first.
fn valued_parts(situation: &Situation, takes: &Takes, preferences: &Preferences) -> Vec<ValuedPart> {
    let Situation { tiles, view, .. } = *situation;
    let valuation = Valuation::new(situation, preferences);
    let unseen = UnseenTiles::new(tiles, view);
    let own = |part: PartId| view.part(part).is_some_and(|state| state.location == Location::Scanned(view.seat));
    let open = takes.parts().filter_map(|(part, by, size)| {
        let tile = tiles.get(view.part(part)?.tile?)?;
        let worth = valuation.worth(tile);
        // A part that is face-up for all is gone first.
        let worth = if own(part) { worth } else { worth * preferences.face_up_factor + valuation.denial_worth(tile) };
        Some(ValuedPart { part: Some(part), by, size, worth })
    });
    let blind = takes.blind().map(|(by, size)| ValuedPart {
        part: None,
        by,
        size,
        worth: valuation.blind_worth(&unseen, by, size),
    });
    let mut parts: Vec<ValuedPart> = open.chain(blind).filter(|part| part.worth > 0.0).collect();
    parts.sort_by(|one, other| other.worth.total_cmp(&one.worth).then(one.part.cmp(&other.part)));
    parts
}

/// Takes of the best few parts of each size and kind of gripper at the best placement, with their
/// worth over the rest of the phase, the greatest first: that of the part itself, and of the parts
/// that still fit beside it.
pub fn rank_takes(situation: &Situation, takes: &Takes, preferences: &Preferences, of_each: usize) -> Vec<Candidate> {
    let candidates = valued_parts(situation, takes, preferences);
    let Some(robot) = situation.view.robot(situation.view.seat) else { return Vec::new() };
    let mut robot = robot.clone();
    let mut found: Vec<(f32, ValuedPart, Placement)> = Vec::new();
    for by in GripperKind::ALL {
        for size in Size::ALL {
            // Parts of one size fit in the same places, so the best of them stands for all.
            let of_sort = |candidate: &ValuedPart| candidate.by == by && candidate.size == size;
            let Some(first) = candidates.iter().position(of_sort) else { continue };
            let candidate = candidates[first];
            let most_beside = most_beside(&robot, &candidates, first);
            let most = candidate.worth + preferences.later_take_share * most_beside * (1.0 - ROUNDING);
            let mut best: Option<(f32, ValuedPart, Placement)> = None;
            for placement in cheapest_placements(robot.grippers(by), size, takes.places(by, size)) {
                // Once as much fits beside it as its strength allows, no other place is better.
                if best.as_ref().is_some_and(|&(worth, ..)| worth >= most) {
                    break;
                }
                let Ok(hold) = robot.check_hold(by, size, placement) else { continue };
                let beside = robot.with_trial_holds(|robot| {
                    robot.hold(FIRST_TRIAL_PART, hold);
                    fill_grippers(robot, &candidates, first)
                });
                let worth = candidate.worth + preferences.later_take_share * beside;
                if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                    best = Some((worth, candidate, placement));
                }
            }
            let Some((worth, candidate, placement)) = best else { continue };
            // A part that is worth the same to the last bit is the same tile again.
            let mut alike: SmallVec<[ValuedPart; 16]> = candidates.iter().copied().filter(of_sort).collect();
            alike.dedup_by_key(|other| other.worth.to_bits());
            let alike = alike.into_iter().take(of_each);
            found.extend(alike.map(|other| (worth + other.worth - candidate.worth, other, placement)));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(worth, part, placement)| Candidate::with_worth(part.take_at(placement), worth)).collect()
}

/// The few placements that tie up the least strength.
fn cheapest_placements(grippers: &Grippers, size: Size, places: &[Placement]) -> Vec<Placement> {
    let mut places: Vec<(u16, Placement)> =
        places.iter().map(|&placement| (grippers.strength_at(size, placement), placement)).collect();
    places.sort_unstable();
    // Rotations of one footprint make no difference to what else fits.
    places.dedup_by_key(|(_, placement)| (placement.cell, placement.rotation as u8 % 2));
    places.into_iter().take(MOST_PLACEMENTS).map(|(_, placement)| placement).collect()
}

/// Upper bound of the worth of the parts that are held beside a candidate: the parts that the
/// strength of the grippers is enough for, wherever they lie.
fn most_beside(robot: &Robot, candidates: &[ValuedPart], taken: usize) -> f32 {
    let of_kind = |by: GripperKind| {
        let own = if candidates[taken].by == by { candidates[taken].size.points() } else { 0 };
        let left = usize::from(robot.grippers(by).strength_left()).saturating_sub(usize::from(own));
        // Greatest worth of parts of so many points together (a knapsack by points).
        let mut most: SmallVec<[f32; 32]> = SmallVec::from_elem(0.0, left + 1);
        for (_, other) in candidates.iter().enumerate().filter(|&(number, other)| number != taken && other.by == by) {
            let points = usize::from(other.size.points());
            for sum in (points..=left).rev() {
                most[sum] = most[sum].max(most[sum - points] + other.worth);
            }
        }
        most[left]
    };
    GripperKind::ALL.into_iter().map(of_kind).sum()
}

/// Fills the grippers greedily, with the most valuable part that fits, again and again, and returns
/// the worth of the added parts.
fn fill_grippers(robot: &mut Robot, candidates: &[ValuedPart], taken: usize) -> f32 {
    let mut sum = 0.0;
    let mut next = FIRST_TRIAL_PART.0;
    let mut full = [[false; 3]; 2];
    for (number, candidate) in candidates.iter().enumerate() {
        let &ValuedPart { by, size, worth, .. } = candidate;
        let is_full = &mut full[by as usize][size as usize];
        if *is_full || number == taken {
            continue;
        }
        let place = robot.grip_reach(by).thriftiest_placement(size);
        let hold = place.and_then(|placement| robot.check_hold(by, size, placement).ok());
        let Some(hold) = hold else {
            // The grippers only get fuller, so no other part of this size fits later.
            *is_full = true;
            continue;
        };
        next += 1;
        robot.hold(PartId(next), hold);
        sum += worth;
    }
    sum
}
