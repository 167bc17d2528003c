//! Finds the reason why a robot's claws or mouths can hold no further part of a size (sections 2
//! and 3).

use super::measured::Robot;
use crate::messages::phrase;
use crate::parts::{GripperKind, Size};
use shell::language::{InWords, Phrase, displayed_in_english};

/// The reason why no place around a robot's grippers of a kind will do for a further part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotHold {
    /// The robot has no gripper of the kind that holds such a part (3.6).
    NoGripper {
        /// Kind of gripper that is needed.
        by: GripperKind,
    },
    /// The part has more points than all grippers of the kind have strength together (3.4).
    TooHeavy {
        /// Kind of gripper that is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
        /// Strength of all these grippers together.
        lifts: u16,
        /// Number of these grippers.
        count: usize,
    },
    /// No gripper of the kind has strength left beside what is held (3.2, 3.3).
    Full {
        /// Kind of gripper that is needed.
        by: GripperKind,
    },
    /// The grippers could hold the part if they did not hold what they hold (3.5).
    Busy {
        /// Kind of gripper that is needed.
        by: GripperKind,
        /// Points of the part.
        needs: u8,
    },
    /// Parts held by grippers of the other kind cover every place that would do (2.1).
    InTheWay {
        /// Kind of gripper that is needed.
        by: GripperKind,
    },
    /// No gripper is strong enough alone, and none stand so that a part could touch enough of them
    /// (3.4).
    Apart {
        /// Kind of gripper that is needed.
        by: GripperKind,
        /// Least number of grippers that are strong enough together.
        count: usize,
    },
    /// A gripper is strong enough, but no place beside it is free (2.1, 2.4).
    NoRoom {
        /// Kind of gripper that is needed.
        by: GripperKind,
    },
}

impl CannotHold {
    /// Returns the reason why a robot can hold no further part of a size by a kind of gripper;
    /// `None` if it can.
    pub fn of(robot: &Robot, by: GripperKind, size: Size) -> Option<Self> {
        if robot.grip_reach(by).has_placement(size) {
            return None;
        }
        let grippers = robot.grippers(by);
        let needs = size.points();
        let mut strengths = grippers.strengths();
        let count = strengths.len();
        let lifts = strengths.iter().sum::<u16>();
        if count == 0 {
            return Some(Self::NoGripper { by });
        }
        if lifts < u16::from(needs) {
            return Some(Self::TooHeavy { by, needs, lifts, count });
        }
        if grippers.are_full() {
            return Some(Self::Full { by });
        }
        if empty_handed(robot).grip_reach(by).has_placement(size) {
            let is_free = grippers.held_count() == 0;
            return Some(if is_free { Self::InTheWay { by } } else { Self::Busy { by, needs } });
        }
        strengths.sort_unstable_by(|one, other| other.cmp(one));
        let together = strengths.iter().scan(0, |sum, strength| {
            *sum += strength;
            Some(*sum)
        });
        let count = together.take_while(|&sum| sum < u16::from(needs)).count() + 1;
        Some(if count > 1 { Self::Apart { by, count } } else { Self::NoRoom { by } })
    }

    /// Returns the reasons why neither the claws of a robot nor its mouths can hold a part.
    pub fn phrase_of_both(claws: Self, mouths: Self) -> Phrase {
        match (claws, mouths) {
            (Self::TooHeavy { needs, lifts, count, .. }, Self::TooHeavy { lifts: bite, count: biting, .. }) => phrase!(
                "cannot-hold-either-too-heavy",
                needs = needs,
                claws = count,
                grip = lifts,
                mouths = biting,
                bite = bite
            ),
            _ => phrase!("cannot-hold-either", claws = &claws, mouths = &mouths),
        }
    }
}

/// Copies a robot without the parts that it holds.
fn empty_handed(robot: &Robot) -> Robot {
    let mut empty = robot.clone();
    for by in GripperKind::ALL {
        robot.grippers(by).held_parts().iter().for_each(|&part| empty.release(part));
    }
    empty
}

impl InWords for CannotHold {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NoGripper { by } => phrase!("cannot-hold-no-gripper", by = by),
            Self::TooHeavy { by, needs, lifts, count } => {
                phrase!("cannot-hold-too-heavy", by = by, needs = needs, lifts = lifts, count = count)
            }
            Self::Full { by } => phrase!("cannot-hold-full", by = by),
            Self::Busy { by, needs } => phrase!("cannot-hold-busy", by = by, needs = needs),
            Self::InTheWay { by } => phrase!("cannot-hold-in-the-way", by = by),
            Self::Apart { by, count } => phrase!("cannot-hold-apart", by = by, count = count),
            Self::NoRoom { by } => phrase!("cannot-hold-no-room", by = by),
        }
    }
}

displayed_in_english!(CannotHold);

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn what_is_too_heavy_for_claws_and_mouths_is_said_to_be_so_once() {
        let heavy = |by, count| CannotHold::TooHeavy { by, needs: 4, lifts: 1, count };
        let told = |claws, mouths| Language::english().tell(&CannotHold::phrase_of_both(claws, mouths));
        let [one, two] = [1, 2].map(|count| heavy(GripperKind::Mouth, count));
        let claw = heavy(GripperKind::Claw, 1);
        assert_eq!(told(claw, one), "too heavy: your claw holds 1 of 4, your mouth 1 of 4");
        assert_eq!(told(claw, two), "too heavy: your claw holds 1 of 4, your mouths together 1 of 4");
        let full = CannotHold::Full { by: GripperKind::Mouth };
        assert_eq!(told(claw, full), "too heavy: your claw holds 1 of 4; your mouths are full");
    }
}
