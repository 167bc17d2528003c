//! Grippers and what they are to hold, as far as holding goes, and an assignment of the ones to the
//! others (3.5).

use smallvec::{SmallVec, smallvec};

use super::gripper_set::GripperSet;

/// One number of points for each gripper; few robots have more of a kind.
pub(super) type Strengths = SmallVec<[u16; 12]>;

/// One set of grippers for each held part; few robots hold more.
type Serving = SmallVec<[GripperSet; 4]>;

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

/// One legal assignment (3.5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The grippers that take part in holding each held part, in the order of the held parts.
    pub serving: Serving,
    /// The sum of the bonus, in points, of all grippers that take part in holding a thrown part,
    /// each counted once (6.3).
    pub bonus: u16,
    /// Small and medium grippers that serve nothing.
    pub free: GripperSet,
    /// The points that each large gripper has left; 0 for the others.
    pub left: Strengths,
}

impl Assignment {
    /// The assignment in which no gripper serves anything yet.
    pub(super) fn unused(grippers: &[Gripper], held_parts: usize) -> Self {
        let mut unused = Self { serving: smallvec![0; held_parts], ..Self::default() };
        for (number, gripper) in grippers.iter().enumerate() {
            unused.free |= GripperSet::from(!gripper.splits) << number;
            unused.left.push(if gripper.splits { gripper.strength } else { 0 });
        }
        unused
    }
}
