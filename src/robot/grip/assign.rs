//! The assignment that is asked for. Most questions are simple and asked very often, so that an
//! answer without a search is tried first.

use smallvec::SmallVec;

use super::assignment::{Assignment, Gripper, HeldPart};
use super::gripper_set::{GripperSet, grippers_in};
use super::search;

/// Finds the assignment that rule 6.3 asks for: the most throwing bonus; of equal ones the fewest
/// small and medium grippers used up for thrown parts; of these the least bonus on the grippers
/// used up, so that the player's later attacks have most left. Where that leaves several, or
/// nothing is thrown, it is the first in the order of the search, the same in every game. `None` if
/// the grippers can't hold everything (3.5).
pub fn assign(grippers: &[Gripper], held_parts: &[HeldPart]) -> Option<Assignment> {
    if held_parts.is_empty() {
        return Some(Assignment::unused(grippers, 0));
    }
    let order = neighbours_together(held_parts);
    one_for_each(grippers, held_parts, &order).or_else(|| search::best(grippers, held_parts, &order))
}

/// An order of the held parts in which those that share grippers follow each other, so that few
/// grippers are undecided at a time.
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

/// The quick answer to the common question: nothing is thrown, and the first choice of the search
/// for each held part is a single gripper and leaves enough for the others. `None` says nothing and
/// leaves the question to the search.
fn one_for_each(grippers: &[Gripper], held_parts: &[HeldPart], order: &[usize]) -> Option<Assignment> {
    if held_parts.iter().any(|part| part.thrown || part.points == 0) {
        return None;
    }
    let mut found = Assignment::unused(grippers, held_parts.len());
    let large = !found.free;
    for &number in order {
        let points = u16::from(held_parts[number].points);
        let touching = held_parts[number].touching;
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
