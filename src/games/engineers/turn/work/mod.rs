//! Work in the construction zone (sections 10, 12 and 13).
//!
//! - [`jobs`]: joining and detaching (section 10); [`debugging`]: finding the fault (12.1 to 12.4);
//! - [`repairs`]: mending and improving (12.7, 12.8); [`training`]: markers of workers (13);
//! - [`zone_work`]: what all of it needs; `choices`: the actions of these kinds.

mod choices;
pub mod debugging;
pub mod jobs;
pub mod repairs;
pub mod training;
pub mod zone_work;

pub(crate) use choices::apply;
pub use choices::check;
pub use debugging::fault_value;
pub(crate) use debugging::roll_for_fault;
