//! The right column: the open orders, the log, and the part under the pointer.
//!
//! - [`right_column`]: the column as a whole;
//! - [`orders`]: the open orders; [`order_card`]: the card of one; [`need_cells`]: what it needs,
//!   as small parts; [`order_facts`]: what a seat has of it;
//! - [`part_card`]: the part under the pointer; `part_facts`: where its kind is; `bag_card`: the
//!   odds of the next draw;
//! - [`log_facts`]: data of the event log;
//! - [`popups`]: orders, log and the part over the stage, for text too large for a column;
//!   [`popup_buttons`]: the buttons that open them.

mod bag_card;
pub mod log_facts;
pub mod need_cells;
pub mod order_card;
pub mod order_facts;
pub mod orders;
pub mod part_card;
mod part_facts;
pub mod popup_buttons;
pub mod popups;
pub mod right_column;

pub use right_column::draw_column;
