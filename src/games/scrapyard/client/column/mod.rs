//! The right column: what the thing under the pointer is, or the sum before a blow, and the log.
//!
//! - [`right_column`]: the column as a whole; `inspector`: its upper panel;
//! - [`log_facts`]: data of the event log.

mod inspector;
pub mod log_facts;
pub mod right_column;

pub use right_column::draw_column;
