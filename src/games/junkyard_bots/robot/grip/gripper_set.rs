//! Sets of grippers by number, as bits, because many are tried in the search for an assignment.

use smallvec::SmallVec;

/// Set of grippers by number; a tile set allows at most 120 of a kind.
pub type GripperSet = u128;

/// The numbers in a set of grippers, lowest first.
pub fn grippers_in(set: GripperSet) -> impl Iterator<Item = usize> {
    let rests = std::iter::successors(Some(set), |&rest| Some(rest & rest.wrapping_sub(1)));
    rests.take_while(|&rest| rest != 0).map(|rest| rest.trailing_zeros() as usize)
}

/// All subsets of at most 16 grippers, ordered by their count and then by value.
pub(super) fn subsets_by_count(grippers: GripperSet) -> impl Iterator<Item = GripperSet> {
    // At most eight unit edges border a held part, so at most eight grippers touch it. The limit of
    // 16 only keeps the sets within a `u32`.
    let members: SmallVec<[usize; 8]> = grippers_in(grippers).take(16).collect();
    let all = 1u32 << members.len();
    let by_count = (0..=members.len()).flat_map(move |count| {
        std::iter::successors(Some((1 << count) - 1), |&set| next_of_same_count(set)).take_while(move |&set| set < all)
    });
    by_count.map(move |set| grippers_in(set.into()).fold(0, |set, member| set | 1 << members[member]))
}

/// The next higher number with as many bits: the top of the lowest run of bits moves up, and the
/// rest of the run moves down to bit 0.
fn next_of_same_count(set: u32) -> Option<u32> {
    let raised = set + (set & set.wrapping_neg());
    (set != 0).then(|| raised | ((set ^ raised) >> 2) >> set.trailing_zeros())
}
