//! The right column of the table screen.
//!
//! - [`right_column`]: the column as a whole;
//! - [`inspector`]: the part or pile under the pointer;
//! - [`targets`]: robots to choose among, in a battle turn;
//! - [`log_facts`]: data of the event log;
//! - [`checklist`]: conditions for leaving the workbench;
//! - [`popups`]: the log and the inspector over the stage, for text too large for a column.

pub mod checklist;
pub mod inspector;
pub mod log_facts;
pub mod popups;
pub mod right_column;
pub mod targets;
