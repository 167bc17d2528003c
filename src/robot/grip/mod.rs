//! Which grippers hold what: an assignment of rule 3.5, and of all assignments the one that counts
//! for a throw (6.3).
//!
//! Small and medium grippers serve one held part with all their strength; large ones split theirs
//! in whole points. Whether everything can be held is a packing problem. It stays small, because
//! only the few grippers that touch a held part can serve it. The search covers one held part after
//! the other and tries the choices for each in a fixed order; of equally good assignments the first
//! one counts, so that the same question always gets the same answer.
//!
//! - `gripper_set`: sets of grippers by number;
//! - `assignment`: grippers, what they are to hold, and who holds what;
//! - `search`: the best of all assignments;
//! - `assign`: the assignment that is asked for, by a shorter way where there is one.

mod assign;
mod assignment;
mod gripper_set;
mod search;

pub use assign::assign;
pub use assignment::{Assignment, Gripper, HeldPart};
pub use gripper_set::{GripperSet, grippers_in};
