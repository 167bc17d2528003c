//! Maximum matching of needs with the things that fill them.

use smallvec::{SmallVec, smallvec};

/// Index of the thing that fills each need; `None` for a need that stays open.
pub type Filled = SmallVec<[Option<usize>; 6]>;

/// Matches as many needs as possible, each with a different thing. `fits` tells, for the indices of
/// a need and a thing, whether the thing fills the need. Earlier needs are matched before later
/// ones: a need stays unmatched only if it can't be matched together with the earlier ones that are
/// matched.
pub fn match_needs(needs: usize, things: usize, fits: impl Fn(usize, usize) -> bool) -> Filled {
    let mut filled: Filled = smallvec![None; needs];
    for need in 0..needs {
        let mut is_tried: SmallVec<[bool; 6]> = smallvec![false; needs];
        fill_need(need, things, &fits, &mut filled, &mut is_tried);
    }
    filled
}

/// Finds a thing for a need. If the thing already fills another need, finds a different thing for
/// that one. Returns whether the need is filled.
fn fill_need(
    need: usize,
    things: usize,
    fits: &impl Fn(usize, usize) -> bool,
    filled: &mut Filled,
    is_tried: &mut [bool],
) -> bool {
    if std::mem::replace(&mut is_tried[need], true) {
        return false;
    }
    for thing in (0..things).filter(|&thing| fits(need, thing)) {
        let holder = filled.iter().position(|&other| other == Some(thing));
        let is_free = match holder {
            None => true,
            Some(holder) => fill_need(holder, things, fits, filled, is_tried),
        };
        if is_free {
            filled[need] = Some(thing);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_need_that_can_take_another_thing_makes_room() {
        let fits = |need: usize, thing: usize| [&[0, 1][..], &[0], &[0, 1]][need].contains(&thing);
        assert_eq!(match_needs(3, 2, fits)[..], [Some(1), Some(0), None]);
    }

    #[test]
    fn as_many_as_all_choices_would_give_are_matched() {
        // Every table of three needs and three things.
        for table in 0..512_u32 {
            let fits = |need: usize, thing: usize| table & (1 << (3 * need + thing)) != 0;
            let found = match_needs(3, 3, fits);
            for (need, thing) in found.iter().enumerate().filter_map(|(need, thing)| Some((need, (*thing)?))) {
                assert!(fits(need, thing));
                assert_eq!(found.iter().filter(|other| **other == Some(thing)).count(), 1);
            }
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
            let most = orders.iter().map(|order| (0..3).filter(|&need| fits(need, order[need])).count()).max();
            assert_eq!(Some(found.iter().flatten().count()), most);
        }
    }
}
