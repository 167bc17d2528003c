//! The assignment that counts. Most cases are simple and come up very often, so an answer without a
//! search is tried first.

use smallvec::SmallVec;

use super::assignment::{Assignment, Gripper, HeldPart};
use super::gripper_set::{GripperSet, grippers_in};
use super::search;

/// Finds the assignment of rule 6.3: the one with the most bonus on the throw; of equal ones the
/// one that uses up the fewest single grippers for thrown parts; of these the one with
/// the least bonus on the grippers used up, so that the player's later attacks have the most left.
/// If that leaves several, or if nothing is thrown, it is the first in the order of the search,
/// which is the same in every game. `None` if the grippers can't hold everything (3.5).
pub fn best_assignment(grippers: &[Gripper], held_parts: &[HeldPart]) -> Option<Assignment> {
    if held_parts.is_empty() {
        return Some(Assignment::unused(grippers, 0));
    }
    let order = order_by_shared_grippers(held_parts);
    assign_one_each(grippers, held_parts, &order).or_else(|| search::search_assignments(grippers, held_parts, &order))
}

/// Orders the held parts so that those that share grippers follow each other. Then few grippers are
/// undecided at a time.
fn order_by_shared_grippers(held_parts: &[HeldPart]) -> SmallVec<[usize; 4]> {
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

/// Finds the assignment of the common case without a search: nothing is thrown, and one gripper is
/// enough for each part and is the one that the search would try first.
/// `None` if the search has to decide.
fn assign_one_each(grippers: &[Gripper], held_parts: &[HeldPart], order: &[usize]) -> Option<Assignment> {
    // For a throw the bonus decides (6.3), and a part without points needs no gripper.
    if held_parts.iter().any(|part| part.thrown || part.points == 0) {
        return None;
    }
    let mut found = Assignment::unused(grippers, held_parts.len());
    let sharing = !found.idle_singles;
    for &number in order {
        let points = u16::from(held_parts[number].points);
        let touching = held_parts[number].touching;
        let lending = || grippers_in(touching & sharing).filter(|&gripper| found.points_left[gripper] > 0);
        let lent: u16 = lending().map(|gripper| found.points_left[gripper]).sum();
        let gripper = if lent >= points {
            // The search begins with the last of the grippers that lend.
            lending().last()?
        } else {
            // The first single gripper that is strong enough with the points that sharing ones
            // lend.
            grippers_in(touching & found.idle_singles).find(|&gripper| grippers[gripper].strength + lent >= points)?
        };
        // A gripper that is too weak alone needs others: the search decides which.
        if grippers[gripper].shares_strength {
            found.points_left[gripper] = found.points_left[gripper].checked_sub(points)?;
        } else if grippers[gripper].strength < points {
            return None;
        }
        found.idle_singles &= !(1 << gripper);
        found.serving[number] = 1 << gripper;
    }
    Some(found)
}
