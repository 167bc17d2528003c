//! The right column: the inspector with the item under the pointer or a card, and the log.
//!
//! - [`right_column`]: the column as a whole; [`inspector`]: its upper panel;
//! - [`inspected`]: the table as the inspector reads it, and its contents; [`card_facts`]: a card
//!   with what is at hand, among the [`known_things`]; [`value_terms`]: its success value so far;
//!   `thing_detail`, `worker_detail`, `place_detail`, `team_detail`: everything else;
//! - [`card_panel`], [`detail`]: the panels that are drawn of them;
//! - [`log_facts`]: data of the event log.

pub mod card_facts;
pub mod card_panel;
pub mod detail;
pub mod inspected;
pub mod inspector;
pub mod known_things;
pub mod log_facts;
mod place_detail;
pub mod right_column;
mod team_detail;
mod thing_detail;
pub mod value_terms;
mod worker_detail;

pub use right_column::{draw_column, draw_watched_column};
pub use thing_detail::sign_of_feature;
