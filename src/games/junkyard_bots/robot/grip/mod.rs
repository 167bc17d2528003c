//! Assignments of grippers to held parts (rule 3.5), and the one of them that counts for a throw
//! (6.3).
//!
//! A *single* gripper (3.2) serves one held part with all its strength; a *sharing* one (3.3)
//! splits its strength in whole points. Whether everything can be held is a packing problem. It
//! stays small, because only the few grippers that touch a held part can serve it. The search
//! covers one held part after the other and tries the choices for each in a fixed order. Of equally
//! good assignments the first one counts, so that the same input always gives the same result.
//!
//! - `gripper_set`: sets of grippers by number;
//! - `assignment`: grippers, held parts, and an assignment between them;
//! - `search`: the search for the best assignment;
//! - `assign`: the assignment that counts, found without a search where possible.

mod assign;
mod assignment;
mod gripper_set;
mod search;

pub use assign::best_assignment;
pub use assignment::{Assignment, Gripper, HeldPart};
pub use gripper_set::{GripperSet, grippers_in};
