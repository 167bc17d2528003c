//! Grippers, held parts, and an assignment between them (rule 3.5).

use smallvec::{SmallVec, smallvec};

use super::gripper_set::GripperSet;

/// Points for each gripper. Few robots have more grippers of a kind than fit inline.
pub(super) type Strengths = SmallVec<[u16; 12]>;

/// Set of grippers for each held part. Few robots hold more parts than fit inline.
type ServingGrippers = SmallVec<[GripperSet; 4]>;

/// Claw or mouth, as far as holding depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gripper {
    /// Points plus pipe bonus, in points (3.1).
    pub strength: u16,
    /// Pipe bonus alone, in points, which the gripper adds to a throw (6.3).
    pub bonus: u16,
    /// Whether it may split its strength among held parts (3.3): a *sharing* gripper. Any other is
    /// a *single* one, which serves one held part.
    pub shares_strength: bool,
}

/// Part to be held, as far as holding depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPart {
    /// Points of the part, which must be covered in full (3.4).
    pub points: u8,
    /// Set of grippers that touch the part (2.4).
    pub touching: GripperSet,
    /// Whether the part is being thrown, so that the bonus of every gripper that takes part counts
    /// (6.3).
    pub thrown: bool,
}

/// Legal assignment of grippers to held parts (3.5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The grippers that take part in holding each held part, in the order of the held parts.
    pub serving: ServingGrippers,
    /// The sum of the bonus, in points, of all grippers that take part in holding a thrown part,
    /// each counted once (6.3).
    pub bonus: u16,
    /// Single grippers that take part in holding nothing. All other bits belong to sharing grippers
    /// or to none.
    pub idle_singles: GripperSet,
    /// The points that each sharing gripper has left; 0 for the others.
    pub points_left: Strengths,
}

impl Assignment {
    /// The assignment in which no gripper takes part in holding anything yet.
    pub(super) fn unused(grippers: &[Gripper], held_parts: usize) -> Self {
        let mut unused = Self { serving: smallvec![0; held_parts], ..Self::default() };
        for (number, gripper) in grippers.iter().enumerate() {
            unused.idle_singles |= GripperSet::from(!gripper.shares_strength) << number;
            unused.points_left.push(if gripper.shares_strength { gripper.strength } else { 0 });
        }
        unused
    }
}
